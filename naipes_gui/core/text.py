"""Sentences for people, kept as values until it is known who reads them in which language."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from naipes_gui.core.joints import Joining, Rules, rules_of

Translator: TypeAlias = Callable[[str, str, int], str]
"""Turns a context, an English source text and a number (−1: none) into the reader's language."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Return the text untouched; `tools.translations` finds it by the name of this function."""
    return text


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence with its blanks: numbers, cards, sets of cards, seats, other phrases, lists.

    A blank named ``n`` chooses the plural. `naipes_gui.core.wording` fills the blanks.
    """

    context: str
    source: str
    blanks: Mapping[str, Any] = field(default_factory=dict[str, Any], hash=False)


@dataclass(frozen=True, slots=True)
class InTwoUnits(Phrase):
    """A sum in the plain unit; readers who like the old one are told the other phrase."""

    old: Phrase = field(kw_only=True)


def phrase(context: str, source: str, **blanks: Any) -> Phrase:
    """Make a `Phrase`."""
    return Phrase(context, source, blanks)


def untranslated(context: str, text: str, n: int) -> str:
    """Return the English source text: the translator of a program that installs no other."""
    return text


_translator: Translator = untranslated
_joints: Rules = ()
JOINTS = phrase("grammar", "rules for joints")
"""What `naipes_gui.core.joints` reads in a translation; no sentence."""
SIGNS = phrase("grammar", "rules for signs")
"""What `tools.translations` sets in a translation: the spaces of the language, its apostrophe."""


def install(translator: Translator) -> None:
    """Let every text from now on be read through a translator."""
    global _translator, _joints  # the one language of a running program
    _translator = translator
    _joints = rules_of(translator(JOINTS.context, JOINTS.source, -1))


def translate(context: str, text: str, disambiguation: str = "", n: int = -1) -> str:
    """Return a source text in the language of the program; ``%n`` becomes the number."""
    said = _translator(context, text, n).replace("%n", str(n))
    return Joining.of(said, _joints) if _joints and "{" in said else said


@dataclass(frozen=True, slots=True)
class Who:
    """A blank that is filled with the name of the player in a seat."""

    seat: int
