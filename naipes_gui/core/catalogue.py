"""Translations as Qt Linguist keeps them (``.ts``), read without Qt."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Self
from xml.etree import ElementTree

from naipes_gui.core import plurals

_GONE = ("vanished", "obsolete")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Texts of one language by context and English source, each with its plural forms.

    It is a `naipes_gui.core.text.Translator`. A text it lacks is that of another catalogue,
    and in the end stays English.
    """

    texts: Mapping[tuple[str, str], tuple[str, ...]] = field(
        default_factory=dict[tuple[str, str], tuple[str, ...]]
    )
    plural: bytes = plurals.GERMANIC
    """The rules by which a number takes one of several forms."""
    other: "Catalogue | None" = None

    def __call__(self, context: str, text: str, n: int) -> str:
        """Return a text in the language of the catalogue, in the form that a number asks for."""
        forms = self.texts.get((context, text))
        if forms is None:
            return text if self.other is None else self.other(context, text, n)
        return forms[min(plurals.form(self.plural, n), len(forms) - 1)]

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a file of translations, with the rules of its plural from the compiled one.

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
        return cls(texts, _plural_of(path.with_suffix(".qm")))

    def before(self, other: "Catalogue") -> "Catalogue":
        """Return this one, with another's text where it has none."""
        return replace(self, other=other)


def _plural_of(compiled: Path) -> bytes:
    try:
        return plurals.rules_in(compiled.read_bytes())
    except OSError:
        return plurals.GERMANIC


def _forms(translation: ElementTree.Element | None) -> tuple[str, ...]:
    """Return the plural forms, or the one text; nothing unless all of them are there."""
    if translation is None or translation.get("type") in _GONE:
        return ()
    found = translation.findall("numerusform") or [translation]
    forms = tuple("".join(form.itertext()) for form in found)
    return forms if all(forms) else ()
