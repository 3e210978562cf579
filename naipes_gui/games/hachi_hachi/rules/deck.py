"""What the flower cards are worth and the named sets among them (rules §1)."""

from collections.abc import Iterable, Sequence

from naipes_gui.core.cards import FLOWERS, Card
from naipes_gui.core.flowers import BLUE_RIBBONS

POINTS = {"H": 20, "T": 10, "R": 5, "K": 1}
WHOLE = 264
"""The points of all 48 cards."""
PAR = 88
HAND_SIZE = 7
MONTHS = tuple(f"{month:02}" for month in range(1, 13))
WILLOW_MONTH, PAULOWNIA_MONTH = "11", "12"


def _cards(names: str) -> tuple[Card, ...]:
    return tuple(map(Card, names.split()))


BRIGHT4 = _cards("01H 03H 08H 12H")
RAIN = Card("11H")
BRIGHT5 = (*BRIGHT4, RAIN)
POETRY = _cards("01R 02R 03R")
BLUE = BLUE_RIBBONS
INOSHIKACHO = _cards("06T 07T 10T")
RIBBONS = tuple(card for card in FLOWERS.cards if card.kind == "R")
LESSER_RIBBON = Card("11R")
NINE_RIBBONS = tuple(card for card in RIBBONS if card != LESSER_RIBBON)
"""The ribbons of which any seven make Seven Ribbons."""
STANDING_MONTHS = ("04", "05", "07")


def points(cards: Iterable[Card]) -> int:
    """Return the sum of the card points."""
    return sum(POINTS[card.kind] for card in cards)


def is_chaff(card: Card) -> bool:
    """Tell whether a card counts as chaff in a hand or for Sixteen Chaff: all of Willow does."""
    return card.kind == "K" or card.month == WILLOW_MONTH


def chaff(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards that count as chaff."""
    return tuple(card for card in cards if is_chaff(card))


def of_month(cards: Iterable[Card], month: str) -> tuple[Card, ...]:
    """Return the cards of a month, in the order in which they lie."""
    return tuple(card for card in cards if card.month == month)


def sets_of_month(cards: Sequence[Card], size: int) -> tuple[tuple[Card, ...], ...]:
    """Return the months of which exactly so many of the cards are, each with these cards."""
    found = (of_month(cards, month) for month in MONTHS)
    return tuple(group for group in found if len(group) == size)
