"""How much of a seat beside a field of months is shown, the most telling first. Arithmetic only."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

CLASSES = "HTRK"
"""Brights, animals, ribbons, chaff: the order of the rows of captured cards."""
MINE, LINE, OF_MINE = 54, 20, 0.6
"""What the sum, its bar and the nearest combination take above my own cards, and the name of a
class; and how large these cards are at most, against those in the field."""
TITLE, YAKU = 42, 44
"""What the sum and its bar take above the cards, and the nearest combination below them."""
CELL = 19
"""What the sum of a class takes under its cards."""
COUNTS, BARE_COUNTS = 50, 24
"""What the counts of the classes take with the nearest combination, and alone."""
SUM = 30
CLOSED, LOW_CLOSED = 48, 26
"""The room of a closed pile at 100 %."""
OTHERS = 34
"""How high cards of others are rather than few classes."""


@dataclass(frozen=True, slots=True)
class Level:
    """What all seats have room for, and where the stock has its name."""

    captures: float
    """How high what a seat has captured is shown at least; 0: its plate tells the sum."""
    backs: bool
    """Whether the backs of its hand are shown."""
    worth: bool = True
    """Whether it is told what a hand is worth by itself."""
    named_below: bool = True
    """Whether the name of the stock stands below it, not between it and the turned card."""


def levels(scale: float, *, closed: bool) -> Iterator[Level]:
    """Yield what may be shown for text of a size: captures tell more than backs do."""
    for level in _shown(scale, closed=closed):
        yield level
        if not level.backs:
            yield replace(level, named_below=False)


def _shown(scale: float, *, closed: bool) -> Iterator[Level]:
    if closed:
        yield from (Level(CLOSED * scale, backs) for backs in (True, False))
        yield Level(LOW_CLOSED * scale, backs=False)
    else:
        yield Level((TITLE + YAKU + 2 * CELL) * scale + 2 * OTHERS, backs=True)
        row, told = (TITLE + YAKU + CELL) * scale + OTHERS, (TITLE + COUNTS) * scale
        yield from (Level(high, backs) for high, backs in product((row, told), (True, False)))
        yield Level((TITLE + BARE_COUNTS) * scale, backs=False)
        yield from (Level(SUM * scale, backs=False, worth=worth) for worth in (True, False))
    yield from (Level(0.0, backs=False, worth=worth) for worth in (True, False))
