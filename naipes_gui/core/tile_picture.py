"""The picture of a game where games are chosen, as values: what lies where on a small table."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

SLOT, BACK = "slot", "back"


class Piece(NamedTuple):
    """A card or another thing, in parts of the height of the picture from the middle of its top.

    ``what`` is a card, `BACK`, an empty `SLOT`, a chip such as ``chip:5`` or a person such as
    ``face:gala``; a ring marks a winner.
    """

    what: str
    x: float
    y: float
    height: float = 0.5
    turn: float = 0.0
    ring: bool = False


@dataclass(frozen=True, slots=True)
class TilePicture:
    """What lies on the tile of a game, and the two cards that stand for it in lists."""

    sign: tuple[str, str]
    pieces: tuple[Piece, ...]
    deck: str = "french"
    back: str = "guilloche"


def fan(
    cards: str, height: float, step: float, y: float = 1.0, arc: float = 3.2, sag: float = 0.01
) -> Iterator[Piece]:
    """Yield a hand from left to right, cut off by the lower edge."""
    row = cards.split()
    for i, card in enumerate(row):
        off = i - (len(row) - 1) / 2
        yield Piece(card, off * step, y + off**2 * sag, height, off * arc)


def any_table() -> TilePicture:
    """Return a picture that is no game's own: a hand, a stock with the turned card, a card."""
    stock = (Piece(BACK, -0.267 + i * 0.009, 0.455 - i * 0.01, 0.42) for i in range(4))
    theirs = (
        Piece(BACK, (i - 2) * 0.131, -0.03 + abs(i - 2) * 0.012, 0.42, (2 - i) * 3)
        for i in range(5)
    )
    turned, played = Piece("JC", -0.023, 0.46, 0.42, 90), Piece("KS", 0.5, 0.45, 0.46, 7)
    mine = fan("KH QH AC 9S 7D", 0.56, 0.375, y=0.98, arc=3.4, sag=0.012)
    return TilePicture(("KH", "QH"), (*theirs, turned, *stock, played, *mine), back="azulejo")
