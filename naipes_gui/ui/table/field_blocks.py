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
BACKS = 44
"""How high the backs of others are at 100 % of the felt."""
CLOSED, LOW_CLOSED = 48, 26
"""The room of a closed pile at 100 %."""
OTHERS = 34
"""How high cards of others are rather than few classes."""


OPEN, KNOWN, LEAST_OPEN = 84, 60, 40
"""How high the cards of others are at 100 % of the felt whose hands lie open: with room enough,
where both flower and month are still known, and at least."""


@dataclass(frozen=True, slots=True)
class Level:
    """What all seats have room for, and where the stock has its name."""

    captures: float
    """How high what a seat has captured is shown at least; 0: its plate tells the sum."""
    hand: float
    """How high the cards of its hand are shown; 0: its plate tells their number."""
    worth: bool = True
    """Whether it is told what a hand is worth by itself."""
    named_below: bool = True
    """Whether the name of the stock stands below it, not between it and the turned card."""


def levels(scale: float, backs: float, *, closed: bool, opened: bool) -> Iterator[Level]:
    """Yield what may be shown for text of a size: captures tell more than backs do.

    Hands that lie open tell most: they are what somebody wants to see who had them opened.
    """
    for level in _shown(scale, backs, closed=closed, opened=opened):
        yield level
        if not level.hand or opened:
            yield replace(level, named_below=False)


def _shown(scale: float, backs: float, *, closed: bool, opened: bool) -> Iterator[Level]:
    if opened:
        yield from _with_open_hands(scale, backs, closed=closed)
    if closed:
        yield from (Level(CLOSED * scale, hand) for hand in (backs, 0.0))
        yield Level(LOW_CLOSED * scale, 0.0)
    else:
        yield Level(_all_classes(scale), backs)
        row, told = (TITLE + YAKU + CELL) * scale + OTHERS, (TITLE + COUNTS) * scale
        yield from (Level(high, hand) for high, hand in product((row, told), (backs, 0.0)))
        yield Level((TITLE + BARE_COUNTS) * scale, 0.0)
        yield from (Level(SUM * scale, 0.0, worth=worth) for worth in (True, False))
    yield from (Level(0.0, 0.0, worth=worth) for worth in (True, False))


def _with_open_hands(scale: float, backs: float, *, closed: bool) -> Iterator[Level]:
    """Yield how large open hands are beside how much of the captures: rather counts than specks."""
    large, known, least = (high * backs / BACKS for high in (OPEN, KNOWN, LEAST_OPEN))
    if closed:
        yield from (Level(CLOSED * scale, hand) for hand in (large, known))
        yield from (Level(LOW_CLOSED * scale, hand) for hand in (known, least))
    else:
        yield Level(_all_classes(scale), large)
        told, bare = (TITLE + COUNTS) * scale, (TITLE + BARE_COUNTS) * scale
        yield from (Level(high, hand) for high, hand in product((told, bare), (large, known)))
        # The plate tells the sum too.
        high = SUM * scale, 0.0
        yield from (Level(box, hand) for hand, box in product((known, least), high))
    yield Level(0.0, least, worth=False)


def _all_classes(scale: float) -> float:
    return (TITLE + YAKU + 2 * CELL) * scale + 2 * OTHERS
