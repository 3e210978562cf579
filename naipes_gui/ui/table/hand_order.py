"""In which order the cards of a hand are held. No Qt."""

from collections.abc import Collection, Iterable, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise, permutations

from naipes_gui.core.cards import HIDDEN, RANKS, SUITS, Card
from naipes_gui.core.flowers import is_flower
from naipes_gui.core.table import ZoneId

WAYS = ("trump", "trump_right", "colours", "suits", "ranks", "dealt")
FLOWER_WAYS = ("suits", "ranks", "dealt")
"""Flower cards go by month, by kind, or as they were dealt."""
RED = "HD"
LAST = 99


def ways_of(cards: Sequence[Card], trump: str) -> tuple[str, ...]:
    """Return the ways of sorting that mean something for a hand."""
    if any(map(is_flower, cards)):
        return FLOWER_WAYS
    return WAYS if trump else tuple(way for way in WAYS if "trump" not in way)


def way_among(way: str, ways: Sequence[str]) -> str:
    """Return how a hand is sorted in truth where the wanted way means nothing."""
    return way if way in ways else ways[0]


def hand_order(
    cards: Sequence[Card], ranks: str, trump: str, way: str, arranged: Sequence[Card] = (),
    held: AbstractSet[str] | None = None,
) -> list[int]:  # fmt: skip
    """Return the place of every card of a hand that is sorted in a way, or arranged by hand.

    The ways are: trump, trump_right, colours, suits, ranks, dealt. A card that has come since
    the hand was arranged goes to the right end. Suits lie as they would if those ``held`` still
    were, or those of the cards.
    """
    if HIDDEN in cards or (way == "dealt" and not arranged):
        return list(range(len(cards)))
    suits = suit_order(trump, way, held or {card.suit for card in cards})
    places = sorted(range(len(cards)), key=lambda i: _key(cards[i], ranks, suits, way))
    if arranged:
        places.sort(key=lambda i: _place_in(arranged, cards[i]))
    return [places.index(i) for i in range(len(cards))]


def _place_in(arranged: Sequence[Card], card: Card) -> int:
    return arranged.index(card) if card in arranged else len(arranged)


def _key(card: Card, ranks: str, suits: str, way: str) -> tuple[int, ...]:
    if card.suit not in SUITS or card.rank not in RANKS:
        joker = LAST if way == "trump_right" else -1
        return _flower_key(card, way) if is_flower(card) else (joker,)
    strength = -ranks.find(card.rank)
    if way == "ranks":
        return strength, suits.index(card.suit)
    return suits.index(card.suit), strength


def _flower_key(card: Card, way: str) -> tuple[int, ...]:
    month, kind = int(card.month), "HTRK".find(card.kind)
    return (kind, month) if way == "ranks" else (month, kind)


def suit_order(trump: str, way: str = "trump", held: AbstractSet[str] | None = None) -> str:
    """Return the suits from left to right, trumps where the way wants them.

    Colours take turns as far as the suits that are held allow it, but by plain suits every one
    has its place in all hands.
    """
    if way in ("suits", "ranks", "dealt"):
        return "SHCD"
    held = {*SUITS} if held is None else held
    first = trump if way == "trump" and trump in SUITS else ""
    last = trump if way == "trump_right" and trump in SUITS else ""

    def clashes(order: str) -> int:
        seen = [suit for suit in order if suit in held]
        return sum((one in RED) == (other in RED) for one, other in pairwise(seen))

    fitting = [
        order for order in map("".join, permutations("SHCD"))
        if order[0] == (first or order[0]) and order[-1] == (last or order[-1])
    ]  # fmt: skip
    return min(fitting, key=clashes)


def as_received(hands: Iterable[Sequence[Card]]) -> list[frozenset[Card]]:
    """Return of the course of a hand how it was each time after cards had come into it."""
    found, before = list[frozenset[Card]](), frozenset[Card]()
    for cards in hands:
        now = frozenset(cards)
        if not now <= before:
            found.append(now)
        before = now
    return found


class HeldSuits:
    """Knows which suits each hand held when a card last came into it.

    While its cards only go, a hand keeps its order: else a card that is pointed at would change
    its place with another whenever the last card of a colour is played.
    """

    def __init__(self) -> None:
        self._last: dict[ZoneId, tuple[frozenset[Card], frozenset[str]]] = {}

    def begin(self, zone: ZoneId, cards: Collection[Card]) -> None:
        """Sort a hand henceforth as one that has held these cards, of which some are gone."""
        self._last[zone] = frozenset(cards), frozenset(card.suit for card in cards)

    def of(self, zone: ZoneId, cards: Sequence[Card]) -> frozenset[str]:
        """Return the suits by which a hand is to be sorted that holds some cards now."""
        now, (before, suits) = frozenset(cards), self._last.get(zone, (frozenset(), frozenset()))
        if not now <= before:
            suits = frozenset(card.suit for card in cards)
        self._last[zone] = now, suits
        return suits
