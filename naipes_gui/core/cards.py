"""Cards and the packs they come from."""

from collections.abc import Iterable
from typing import NamedTuple


class Card(str):
    """One card, which is its own notation: ``KH``, ``JK`` for the joker, ``08T`` for the geese.

    A card is hashable, comparable and storable as it is. It has no order of its own:
    strength belongs to the rules of a game.
    """

    __slots__ = ()

    @property
    def rank(self) -> str:
        """The first character: ``A K Q J T 9 … 2`` for French cards."""
        return self[0]

    @property
    def suit(self) -> str:
        """The last character: ``S H D C``; the joker's is ``K``, which is no suit."""
        return self[-1]

    @property
    def month(self) -> str:
        """The month of a flower card: ``01`` … ``12``."""
        return self[:2]

    @property
    def kind(self) -> str:
        """The class of a flower card: ``H`` bright, ``T`` animal, ``R`` ribbon, ``K`` chaff."""
        return self[2]


HIDDEN = Card("??")
"""Stands for a card whose face the viewer does not know."""
JOKER = Card("JK")
SUITS = "SHDC"
RANKS = "AKQJT98765432"
"""From the highest to the lowest of the natural order, which is also the order of notation."""
NATURAL = "23456789TJQKA"
ACE, COURTS = "A", "JQK"
KING_HIGH = "23456789TAJQK"
"""Strength from low to high where the ace stands between jack and ten."""


class Pack(NamedTuple):
    """The cards of a game, each once, and the key of the art that draws them."""

    deck: str
    cards: tuple[Card, ...]


def french(size: int = 52, *, joker: bool = False) -> Pack:
    """Return the French-suited pack of the highest ``size / 4`` ranks, the joker not counted."""
    suited = (Card(rank + suit) for suit in SUITS for rank in RANKS[: size // 4])
    return Pack("french", (*suited, *((JOKER,) if joker else ())))


def _month_cards(month: int) -> Iterable[str]:
    classes = {1: "HR", 3: "HR", 8: "HT", 11: "HTR", 12: "H"}.get(month, "TR")
    chaff = (f"K{number}" for number in range(1, 5 - len(classes)))
    return (f"{month:02}{ending}" for ending in (*classes, *chaff))


FLOWERS = Pack("flowers", tuple(Card(c) for month in range(1, 13) for c in _month_cards(month)))
"""The 48 flower cards, month by month, the most valuable of a month first."""


_KNOWN: dict[str, Card] = {card: card for card in (*french(joker=True).cards, *FLOWERS.cards)}


def card(code: str) -> Card:
    """Return a card by its notation: the same object each time, for a record names many."""
    return _KNOWN.get(code) or Card(code)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards as notation does: S H D C, in the suit A … 2, the joker last; or by month."""
    return tuple(sorted(cards, key=_place))


def _place(card: Card) -> tuple[int, int, int, str]:
    if card.rank in RANKS and card.suit in SUITS:
        return SUITS.index(card.suit), RANKS.index(card.rank), 0, ""
    if card == JOKER:
        return len(SUITS), 0, 0, ""
    month = int(card.month) if card.month.isdecimal() else 0
    return len(SUITS), month, "HTRK".find(card[2:3]), card
