"""Sentences for people, kept as values until it is known who reads them in which language."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeAlias

from naipes_gui.core import figures
from naipes_gui.core.joints import Joining, Rules, joined, rules_of

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


_WORD = r"(?<![{\w%:])[^\W\d_]{2,}(?![\w:]*\})"
"""A word of a text, and not the name of a blank."""
_translator: Translator = untranslated
_joints: Rules = ()
JOINTS = phrase("grammar", "rules for joints")
"""What `naipes_gui.core.joints` reads in a translation; no sentence."""
FIGURES = phrase("grammar", "1,234 12,345")
"""How a language writes these two numbers, from which `naipes_gui.core.figures` learns the rest."""
SIGNS = phrase("grammar", "rules for signs")
"""What `tools.translations` sets in a translation: the spaces of the language, its apostrophe."""
SPANISH_SUITS = phrase("grammar", "rules for Spanish suits")
"""How a translation that names French suits and courts names the Spanish ones instead."""
_IN_ENGLISH = """
^A [KR] .*1–9 0$ ⇒ A R D S T 1–9 0
^A=A .*$ ⇒ A=A R=K D=Q S=J T=T
\\bspade(s?)\\b ⇒ sword\\1
\\bSpade(s?)\\b ⇒ Sword\\1
\\bheart(s?)\\b ⇒ cup\\1
\\bHeart(s?)\\b ⇒ Cup\\1
\\bdiamond(s?)\\b ⇒ coin\\1
\\bDiamond(s?)\\b ⇒ Coin\\1
\\bqueen(s?)\\b ⇒ knight\\1
\\bQueen(s?)\\b ⇒ Knight\\1
\\bjack(s?)\\b ⇒ knave\\1
\\bJack(s?)\\b ⇒ Knave\\1
"""
"""In English bastos are clubs, too."""
FRENCH, SPANISH = SUITS_TO_SEE = ("french", "spanish")
"""Which suits the cards show that the reader sees."""
OF_ONE_DECK = ("settings", "grammar", "spanish_cards")
"""Contexts whose texts speak of one deck, whichever is shown."""
_shown = FRENCH
_suit_words: Rules = ()
_has_spanish_letters = False
_serial = 0


def install(translator: Translator) -> None:
    """Let every text from now on be read through a translator."""
    global _translator, _joints  # the one language of a running program
    _translator = translator
    _joints = rules_of(translator(JOINTS.context, JOINTS.source, -1))
    figures.wear(translator(FIGURES.context, FIGURES.source, -1))
    show_suits(_shown)


def show_suits(suits: str) -> None:
    """Let every text from now on name the suits of the cards that the reader sees."""
    global _shown, _suit_words, _serial  # the one deck of a running program
    _serial += 1
    _shown = suits if suits in SUITS_TO_SEE else FRENCH
    rules = _translator(SPANISH_SUITS.context, SPANISH_SUITS.source, -1)
    words = _IN_ENGLISH if rules == SPANISH_SUITS.source else rules
    _suit_words = rules_of(words) if _shown == SPANISH else ()


def show_letters(*, spanish: bool) -> None:
    """Let every text from now on call the courts of French cards by the letters on them."""
    global _has_spanish_letters, _serial  # the one deck of a running program
    _serial += 1
    _has_spanish_letters = spanish


def shows_spanish_letters() -> bool:
    """Tell whether French cards bear R, D and V."""
    return _has_spanish_letters


def serial() -> int:
    """Return a number that is another one once texts are said otherwise: what is painted is old."""
    return _serial


def shown_suits() -> str:
    """Return which suits the cards show that the reader sees."""
    return _shown


def in_shown_suits(text: str) -> str:
    """Return a text that names French suits with the names of those that are shown."""
    return _renamed(text, _suit_words) if _suit_words else text


@lru_cache(maxsize=2048)
def _renamed(text: str, rules: Rules) -> str:
    return joined(text, rules)


def joined_again(text: str) -> str:
    """Join words in a text into which others were put, each after an `EDGE`."""
    return joined(text, _joints)


def translate(context: str, text: str, disambiguation: str = "", n: int = -1) -> str:
    """Return a source text in the language of the program; ``%n`` becomes the number."""
    said = _translator(context, text, n)
    if _suit_words and context not in OF_ONE_DECK:
        said = _renamed(said, _suit_words)
    said = said.replace("%n", figures.whole(n))
    return Joining.of(said, _joints) if "{" in said else said


def is_said_today(what: Any) -> bool:
    """Tell whether a sentence from a file is one that the language spoken has words for.

    What a former version wrote, and this one words otherwise, would stand there in English.
    """
    match what:
        case Phrase(context, source, blanks):
            n = blanks.get("n", -1) if "%n" in source else -1
            is_foreign = _translator(JOINTS.context, JOINTS.source, -1) != JOINTS.source
            is_lost = _translator(context, source, n) == source and re.search(_WORD, source)
            return not (is_foreign and is_lost) and all(map(is_said_today, blanks.values()))
        case tuple():
            return all(map(is_said_today, what))
        case _:
            return True


@dataclass(frozen=True, slots=True)
class Who:
    """A blank that is filled with the name of the player in a seat."""

    seat: int
