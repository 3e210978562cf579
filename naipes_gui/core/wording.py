"""Fills the blanks of phrases for one reader: names of players and of cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from naipes_gui.core.cards import JOKER, SUITS, Card, in_order
from naipes_gui.core.figures import Figures, whole
from naipes_gui.core.flowers import both_flowers, flower, is_flower, the_flower
from naipes_gui.core.joints import EDGE
from naipes_gui.core.text import (
    FRENCH,
    InTwoUnits,
    Phrase,
    Who,
    in_shown_suits,
    joined_again,
    phrase,
    shown_suits,
    shows_spanish_letters,
    translate,
)

GLYPHS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SUIT_NAMES = {
    "S": phrase("cards", "spades"),
    "H": phrase("cards", "hearts"),
    "D": phrase("cards", "diamonds"),
    "C": phrase("cards", "clubs"),
}
THE_RANKS = {
    "A": phrase("cards", "the ace"),
    "K": phrase("cards", "the king"),
    "Q": phrase("cards", "the queen"),
    "J": phrase("cards", "the jack"),
    "T": phrase("cards", "the ten"),
    "9": phrase("cards", "the nine"),
    "8": phrase("cards", "the eight"),
    "7": phrase("cards", "the seven"),
    "6": phrase("cards", "the six"),
    "5": phrase("cards", "the five"),
    "4": phrase("cards", "the four"),
    "3": phrase("cards", "the three"),
    "2": phrase("cards", "the two"),
}
SPANISH_INDEX = {"K": "R", "Q": "D", "J": "V"}
SPANISH_COURTS = {"K": "R", "Q": "C", "J": "S"}
"""Rey, caballo and sota, as they are printed on Spanish cards in every language."""
SPANISH_RANKS = {
    "A": phrase("spanish_cards", "ace"),
    "K": phrase("spanish_cards", "king"),
    "Q": phrase("spanish_cards", "knight"),
    "J": phrase("spanish_cards", "knave"),
}
"""Before the name of a suit: “S of clubs” nobody says."""
ENDINGS = (".", "!", "?", "…")
"""The marks that end a sentence."""
# Patterns are written down here, and compiled when one is first needed: a start needs none.
_INDEX = f"(10|[2-9AKQJRDV])([{''.join(GLYPHS.values())}])"
_INDICES = f"{_INDEX}(?: {_INDEX})*"
_RANKS = r"(?<![\w.])(?:[AKQJRDV]|10)(?: (?:[2-9AKQJRDV]|10)(?![\w.♠♥♦♣])){3,}"
"""Ranks from the highest to the lowest."""
_FIRST_BLANK = r"\{(\w+)[:}]"
_LATER_BLANK = r"[.!?…] \{(\w+)[:}]"
_RANK_ON_SPANISH = {letter: rank for rank, letter in SPANISH_COURTS.items()}
_RANK_OF = {letter: rank for rank, letter in SPANISH_INDEX.items()}


@dataclass(frozen=True, slots=True)
class Wording:
    """How phrases are put to one reader: ``names`` by seat, and the letters on the courts."""

    names: Sequence[str] = ()
    spanish_index: bool = field(default_factory=shows_spanish_letters)
    old_units: bool = False
    """Whether sums are told in the units of the time of a game."""
    aloud: bool = False
    """Whether cards are always named in full: for those who hear the text."""

    def say(self, what: Phrase | str | int) -> str:
        """Return a phrase in the language of the program with its blanks filled."""
        if not isinstance(what, Phrase):
            return whole(what) if type(what) is int else str(what)
        if self.old_units and isinstance(what, InTwoUnits):
            return self.say(what.old)
        blanks = {key: self._fill(value) for key, value in what.blanks.items()}
        # Asked for the plural of a text that has none, Qt would find no translation at all.
        n = what.blanks.get("n", -1) if "%n" in what.source else -1
        text = translate(what.context, what.source, n=n if isinstance(n, int) else -1)
        if not blanks:
            return text
        for key in _later_beginnings(text):
            if isinstance(cards := blanks.get(key), CardsInWords):
                blanks[key] = cards.at_beginning()
        said = text.format(**blanks)
        return said[:1].upper() + said[1:] if _begins_with_card(text, what) else said

    def tell(self, *what: Phrase) -> str:
        """Return several phrases as one text."""
        return " ".join(map(self.say, what))

    def short(self, card: Card) -> str:
        """Return a card as its index and suit: ``Q♠``, ``10♥``; a flower card by its name.

        A Spanish suit has no sign, and stands in words: sota de bastos.
        """
        if is_flower(card):
            return self.say(flower(card))
        if card.suit not in GLYPHS:
            return translate("cards", "Joker") if card == JOKER else str(card)
        return before_suit(self.index(card)) + suit_signs()[card.suit]

    def row(self, cards: Sequence[Card]) -> str:
        """Return several cards by their indices, parted by commas where these are words."""
        in_words = shown_suits() != FRENCH or any(map(is_flower, cards))
        told = _told_once(cards, lambda card: f"{CardsInWords((card,), self):mid}")
        if not in_words:
            return " ".join(told)
        # A list has one capital, as a sentence has.
        listed = ", ".join(told)
        return listed[:1].upper() + listed[1:]

    def index(self, card: Card) -> str:
        """Return what is printed in the corner of a card besides its suit: ``Q``, ``10``."""
        letters = SPANISH_COURTS
        if shown_suits() == FRENCH:
            letters = SPANISH_INDEX if self.spanish_index else {}
        return "10" if card.rank == "T" else letters.get(card.rank, card.rank)

    def _fill(self, value: Any) -> Any:
        match value:
            case Phrase():
                return self.say(value)
            case Who(seat):
                return self.names[seat] if seat < len(self.names) else self.say(_nameless(seat))
            case Card():
                return CardsInWords((value,), self)
            case (Phrase() | Who(), *_):
                return joined([str(self._fill(each)) for each in value])
            case tuple():
                return CardsInWords(value, self)
            case int() if not isinstance(value, Figures):
                return Figures(value)
            case _:
                return value


def _begins_with_card(text: str, what: Phrase) -> bool:
    """Tell whether a sentence begins with cards, whose names stand in small letters elsewhere."""
    first = re.match(_FIRST_BLANK, text)
    if first is None or not text.endswith((".", "!", "?")):
        return False
    value = what.blanks.get(first[1])
    return isinstance(value, Card) or (
        isinstance(value, tuple) and bool(value) and isinstance(value[0], Card)
    )


@lru_cache(maxsize=2048)
def _later_beginnings(text: str) -> tuple[str, ...]:
    """Return the blanks with which sentences of a text begin, but for the first one."""
    return tuple(found for found in re.findall(_LATER_BLANK, text) if text.count(f"{{{found}") == 1)


def _nameless(seat: int) -> Phrase:
    """Return what a seat is called where no names are known: by its number in a record."""
    return phrase("players", "seat {number}", number=seat)


class CardsInWords:
    """Cards in a blank: ``{cards}`` with article, ``{cards:short}`` as indices.

    ``{cards:mid}`` is short too, but in the middle of a sentence: without a capital;
    ``{cards:captured}`` follows the card that captures these, ``{cards:denied}`` a negation.
    """

    def __init__(self, cards: Sequence[Card], wording: Wording, *, begins: bool = False) -> None:
        self._cards, self._wording, self._begins = cards, wording, begins

    def at_beginning(self) -> CardsInWords:
        """Return the same cards where a sentence begins with them: with a capital."""
        return CardsInWords(self._cards, self._wording, begins=True)

    def __format__(self, form: str) -> str:
        said = self._said(form)
        return said[:1].upper() + said[1:] if self._begins else said

    def _said(self, form: str) -> str:
        if form == "captured":
            return self._captured()
        if self._wording.aloud and form in ("short", "mid"):
            return joined(card_names(self._cards))
        if form == "short":
            return self._wording.row(self._cards)
        if form == "mid":
            return " + ".join(_told_once(self._cards, self._in_a_sentence))
        listed = neither if form == "denied" else joined
        cards = in_order(self._cards)
        if any(map(is_flower, cards)):
            return listed(card_names(cards))
        groups = [[c for c in cards if c.suit == suit] for suit in SUITS]
        others = [card_name(card) for card in cards if card.suit not in SUITS]
        return listed([_of_one_suit(group, listed) for group in groups if group] + others)

    def _captured(self) -> str:
        if not self._wording.aloud:
            return f"+ {self:mid}"
        return translate("cards", "capturing {cards}").format(cards=f"{self:mid}")

    def _in_a_sentence(self, card: Card) -> str:
        name = self._wording.short(card)
        return name[:1].lower() + name[1:] if is_flower(card) else name


def as_sentence(text: str) -> str:
    """Return a text that ends as a sentence does: with a full stop, unless it has its mark."""
    text = text.rstrip()
    return text if not text or text.endswith(ENDINGS) else f"{text}."


def labelled(name: object, words: object) -> str:
    """Return what something is called and what is told of it: Score: 3."""
    return translate("cards", "{name}: {words}").format(name=name, words=words)


def card_name(card: Card) -> str:
    """Return a card in words with its article: the queen of spades."""
    if card == JOKER:
        return translate("cards", "the joker")
    if is_flower(card):
        return translate("cards", the_flower(card).source)
    return _of_one_suit([card], joined) if card.suit in SUIT_NAMES else str(card)


def card_names(cards: Sequence[Card]) -> list[str]:
    """Return cards in words as a list has them, two that share a name together."""
    return _told_once(cards, card_name)


def _told_once(cards: Sequence[Card], name: Callable[[Card], str]) -> list[str]:
    """Return what cards are called; two that share a name are told together, where the first is."""
    told, left = list[str](), list(cards)
    while left:
        card = left.pop(0)
        flowers = left if is_flower(card) else []
        pairs = ((each, both_flowers(card, each)) for each in flowers if is_flower(each))
        twin, both = next(((each, both) for each, both in pairs if both), (None, None))
        if twin is None or both is None:
            told.append(name(card))
            continue
        left.remove(twin)
        told.append(translate(both.context, both.source))
    return told


def suit_name(suit: str) -> str:
    """Return a suit in words, in the plural: spades."""
    return translate("cards", SUIT_NAMES[suit].source)


def suit_signs() -> Mapping[str, str]:
    """Return what follows an index: a glyph, or “of clubs” of a Spanish suit, which has none."""
    if shown_suits() == FRENCH:
        return GLYPHS
    return {suit: _of_suit(suit) for suit in GLYPHS}


def _of_suit(suit: str) -> str:
    """Return what follows the rank of a card in words, on the same line."""
    told = translate("cards", "{rank} of {suit}").format(rank="", suit=suit_name(suit))
    return "\u00a0" + told.strip().replace(" ", "\u00a0")


def before_suit(letter: str) -> str:
    """Return what is printed on a card as it stands before its suit: “sota” before “de bastos”."""
    if shown_suits() == FRENCH:
        return letter
    word = SPANISH_RANKS.get(_RANK_ON_SPANISH.get(letter, letter))
    return translate(word.context, word.source) if word is not None else letter


def printed(before: str) -> str:
    """Return the letter on the cards of what stands before a suit; what is no rank stays."""
    for letter in (*_RANK_ON_SPANISH, "A") if shown_suits() != FRENCH else ():
        if before.lower().endswith(word := before_suit(letter)):
            return before[: len(before) - len(word)] + letter
    return before


def suit_sign(suit: str) -> str:
    """Return a suit by itself, as shortly as it can be written: a glyph, or its name."""
    return GLYPHS[suit] if shown_suits() == FRENCH else suit_name(suit)


def in_shown_cards(text: str) -> str:
    """Return a page that speaks of French cards, ``K♠`` and queens, as the reader's are called.

    The letters are those on the cards also where ranks stand in a row without their suits.
    """
    if shown_suits() == FRENCH:
        return re.sub(_RANKS, _in_shown_letters, re.sub(_INDEX, _in_shown_index, text))
    text = re.sub(_RANKS, _in_shown_letters, text)
    return re.sub(_INDEX, _in_shown_index, in_shown_suits(text))


def _in_shown_index(found: re.Match[str]) -> str:
    """Return an index in the letters of any language with the shown suits."""
    letter, glyph = found.groups()
    suit = next(suit for suit, sign in GLYPHS.items() if sign == glyph)
    return before_suit(_shown_letter(letter)) + suit_signs()[suit]


def _in_shown_letters(found: re.Match[str]) -> str:
    return " ".join(map(_shown_letter, found[0].split(" ")))


def _shown_letter(letter: str) -> str:
    """Return what is printed on the cards for a rank that is called so in any language."""
    rank = _RANK_OF.get(letter, letter)
    letters = SPANISH_INDEX if shows_spanish_letters() else {}
    return (letters if shown_suits() == FRENCH else SPANISH_COURTS).get(rank, rank)


def cards_named(text: str) -> str:
    """Return a text for whoever hears it: ``8♠`` as the eight of spades, and no sign of a suit."""
    if not any(glyph in text for glyph in GLYPHS.values()):
        return text
    text = joined_again(re.sub(_INDICES, _all_named, text))
    for suit, glyph in GLYPHS.items():
        text = text.replace(glyph, suit_name(suit)) if glyph in text else text
    return text


def _all_named(found: re.Match[str]) -> str:
    """Return cards that are set side by side as they are told one after another: a, b and c."""
    return EDGE + joined([_named(*each) for each in re.findall(_INDEX, found[0])])


def _named(letter: str, glyph: str) -> str:
    suit = next(suit for suit, sign in GLYPHS.items() if sign == glyph)
    rank = "T" if letter == "10" else _RANK_OF.get(letter, letter)
    return card_name(Card(rank + suit))


def joined(words: Sequence[str]) -> str:
    """Return words as a list: a, b and c."""
    if len(words) < 2:
        return "".join(words)
    text = translate("cards", "{first} and {last}")
    return text.format(first=", ".join(words[:-1]), last=words[-1])


def either(words: Sequence[str]) -> str:
    """Return words of which one holds: a, b or c."""
    if len(words) < 2:
        return "".join(words)
    text = translate("cards", "{first} or {last}")
    return text.format(first=", ".join(words[:-1]), last=words[-1])


def neither(words: Sequence[str]) -> str:
    """Return words after a negation: (no) a, b or c, which other languages join by «ni»."""
    if len(words) < 2:
        return "".join(words)
    text = translate("denied", "{first} or {last}")
    return text.format(first=", ".join(words[:-1]), last=words[-1])


def _of_one_suit(cards: Sequence[Card], listed: Callable[[Sequence[str]], str]) -> str:
    ranks = listed([translate("cards", THE_RANKS[card.rank].source) for card in cards])
    return translate("cards", "{rank} of {suit}").format(rank=ranks, suit=suit_name(cards[0].suit))
