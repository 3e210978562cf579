"""The whole Spanish deck: 52 cards, which are named as the French ones that they stand for."""

from collections.abc import Iterator

from tools.art.spanish.aces import ace
from tools.art.spanish.courts import court
from tools.art.spanish.joker import JOKERS, joker
from tools.art.spanish.numbers import number
from tools.art.spanish.robes import SUITS
from tools.art.spanish.sizes import SIZES, Size

RANKS = "A23456789TJQK"


def card(rank: str, suit: str, size: Size) -> str:
    """Draw one card."""
    if rank in "JQK":
        return court(rank, suit, size)
    return ace(suit, size) if rank == "A" else number(rank, suit, size)


def pictures() -> dict[str, str]:
    """Draw every card in every size."""
    return {name: text for size in SIZES for name, text in _of_size(size)}


def _of_size(size: Size) -> Iterator[tuple[str, str]]:
    for rank, suit in ((r, s) for s in SUITS for r in RANKS):
        yield f"{size.name}/{rank}{suit}.svg", card(rank, suit, size)
    for name in JOKERS:
        yield f"{size.name}/{name}.svg", joker(name, size)
