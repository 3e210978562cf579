"""The whole French deck: what differs from the plain card has a file of its own."""

from collections.abc import Iterator

from tools.art.french.courts import court
from tools.art.french.inks import FOUR, TWO, Palette
from tools.art.french.jokers import JOKERS, joker
from tools.art.french.numbers import ace, number
from tools.art.french.sizes import SIZES, Size

RANKS = "A23456789TJQK"
COURTS = "JQK"
VARIANTS = (
    ("", RANKS, "SHDC", TWO, "en"),
    ("es/", COURTS, "SHDC", TWO, "es"),
    ("four/", RANKS, "CD", FOUR, "en"),
    ("four/es/", COURTS, "CD", FOUR, "es"),
)


def card(rank: str, suit: str, palette: Palette, size: Size, lang: str) -> str:
    """Draw one card."""
    if rank in COURTS:
        return court(rank, suit, palette, size, lang)
    if rank == "A":
        return ace(suit, palette.inks[suit], size, lang)
    return number(rank, suit, palette.inks[suit], size, lang)


def pictures() -> dict[str, str]:
    """Draw every card in every size, language and colouring."""
    return {name: text for size in SIZES for name, text in _of_size(size)}


def _of_size(size: Size) -> Iterator[tuple[str, str]]:
    for folder, ranks, suits, palette, lang in VARIANTS:
        for rank, suit in ((r, s) for s in suits for r in ranks):
            text = card(rank, suit, palette, size, lang)
            yield f"{size.name}/{folder}{rank}{suit}.svg", text
    for name in JOKERS:
        yield f"{size.name}/{name}.svg", joker(name, size)
