"""Translations as Qt Linguist keeps them (``.ts``), read without Qt."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self
from xml.etree import ElementTree

_GONE = ("vanished", "obsolete")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Texts of one language by context and English source, each with its plural forms.

    It is a `naipes_gui.core.text.Translator`. A text it lacks stays English.
    """

    texts: Mapping[tuple[str, str], tuple[str, ...]] = field(
        default_factory=dict[tuple[str, str], tuple[str, ...]]
    )

    def __call__(self, context: str, text: str, n: int) -> str:
        """Return a text in the language of the catalogue, in the form that a number asks for."""
        forms = self.texts.get((context, text))
        if forms is None:
            return text
        # Spanish and English have two forms: one, and everything else.
        return forms[0] if n == 1 else forms[-1]

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a file of translations.

        Raises:
            OSError: it cannot be read.
            ElementTree.ParseError: it is not XML.

        """
        root = ElementTree.parse(path).getroot()
        texts: dict[tuple[str, str], tuple[str, ...]] = {}
        for context in root.iter("context"):
            name = context.findtext("name", "")
            for message in context.iter("message"):
                if forms := _forms(message.find("translation")):
                    texts[name, message.findtext("source", "")] = forms
        return cls(texts)


def _forms(translation: ElementTree.Element | None) -> tuple[str, ...]:
    """Return the plural forms, or the one text; nothing unless all of them are there."""
    if translation is None or translation.get("type") in _GONE:
        return ()
    found = translation.findall("numerusform") or [translation]
    forms = tuple("".join(form.itertext()) for form in found)
    return forms if all(forms) else ()
