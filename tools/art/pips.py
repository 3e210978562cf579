"""Bare suit signs, and the gold lozenges of the score."""

from tools.art.french.inks import FOUR_INKS, TWO_INKS
from tools.art.french.suits import pip
from tools.art.markup import document, path, stroke
from tools.art.paths import polygon

GOLD = "#E9BC5B"
W, H = 84, 112
LOZENGE = polygon([(42, 5), (78, 56), (42, 107), (6, 56)])


def pictures() -> dict[str, str]:
    """Draw every sign."""
    two = {f"{suit}.svg": _sign(suit, ink) for suit, ink in TWO_INKS.items()}
    four = {f"four/{suit}.svg": _sign(suit, FOUR_INKS[suit]) for suit in "CD"}
    return (
        two
        | four
        | {
            "diamond_full.svg": document(W, H, path(LOZENGE, GOLD, GOLD, 6)),
            "diamond_empty.svg": document(W, H, stroke(LOZENGE, GOLD, 6)),
        }
    )


def _sign(suit: str, ink: str) -> str:
    return document(100, 100, pip(suit, 50, 50, 96, ink))
