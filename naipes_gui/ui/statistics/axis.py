"""Where the lines of an axis lie: at round figures, few enough to be read."""

from collections.abc import Sequence
from math import ceil, floor, log10

STEPS = (1, 2, 5, 10)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Return round figures that hold all from low to high between them, nothing among them."""
    low, high = min(low, 0.0), max(high, 0.0)
    if low == high:
        low, high = -1.0, 1.0
    step = _step((high - low) / max(1, most - 1))
    first, last = floor(low / step), ceil(high / step)
    return [round(number * step, 6) for number in range(first, last + 1)]


def _step(least: float) -> float:
    """Return the smallest round figure that is not under another; results are seldom broken."""
    power = 10.0 ** floor(log10(least))
    found = next(step * power for step in STEPS if step * power >= least * 0.999)
    return max(found, 0.5)


def spread(labels: Sequence[tuple[float, float]], room: float) -> list[int]:
    """Return which labels can stand without touching, by their places and widths.

    The first that has room is taken, then the next that does not touch it.
    """
    found, free = [], 0.0
    for nth, (place, width) in enumerate(labels):
        if place - width / 2 >= free and place + width / 2 <= room:
            found.append(nth)
            free = place + width / 2 + width / 3
    return found
