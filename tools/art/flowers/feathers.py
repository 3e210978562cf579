"""Fans of feathers."""

from collections.abc import Sequence

from tools.art.flowers.leaves import lens
from tools.art.flowers.palette import PAPER
from tools.art.markup import path

Feather = tuple[float, float, float, str]


def feather_fan(x: float, y: float, *specs: Feather, edge: str = PAPER) -> str:
    """Feathers (rot, length, width, colour) spread from one shoulder."""
    return "".join(
        path(lens(x, y, length, w, rot), col, edge, 1.2) for rot, length, w, col in specs
    )


def spread(
    a0: float, a1: float, l0: float, l1: float, w: float, cols: Sequence[str], n: int
) -> list[Feather]:
    """Specs for feather_fan: n feathers from angle a0 to a1, length l0 to l1."""
    return [
        (a0 + (a1 - a0) * i / (n - 1), l0 + (l1 - l0) * i / (n - 1), w, cols[i % len(cols)])
        for i in range(n)
    ]
