"""In which order the cards of a hand are held. No Qt."""

from collections.abc import Sequence
from itertools import pairwise, permutations

from naipes_gui.core.cards import HIDDEN, RANKS, SUITS, Card

RED = "HD"
LAST = 99


def hand_order(
    cards: Sequence[Card], ranks: str, trump: str, way: str, arranged: Sequence[Card] = ()
) -> list[int]:
    """Return the place of every card of a hand that is sorted in a way, or arranged by hand.

    The ways are: trump, trump_right, colours, suits, ranks, dealt. A card that has come since
    the hand was arranged goes to the right end.
    """
    if HIDDEN in cards or (way == "dealt" and not arranged):
        return list(range(len(cards)))
    suits = suit_order(trump, way, {card.suit for card in cards})
    places = sorted(range(len(cards)), key=lambda i: _key(cards[i], ranks, suits, way))
    if arranged:
        places.sort(key=lambda i: _place_in(arranged, cards[i]))
    return [places.index(i) for i in range(len(cards))]


def _place_in(arranged: Sequence[Card], card: Card) -> int:
    return arranged.index(card) if card in arranged else len(arranged)


def _key(card: Card, ranks: str, suits: str, way: str) -> tuple[int, ...]:
    if card.suit not in SUITS or card.rank not in RANKS:
        joker = LAST if way == "trump_right" else -1
        return (joker,) if not card[0].isdecimal() else (int(card.month), "HTRK".find(card.kind))
    strength = -ranks.find(card.rank)
    if way == "ranks":
        return strength, suits.index(card.suit)
    return suits.index(card.suit), strength


def suit_order(trump: str, way: str = "trump", held: set[str] | None = None) -> str:
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
