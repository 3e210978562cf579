"""Leaves and rays."""

from collections.abc import Iterable

from tools.art.markup import path, stroke
from tools.art.paths import move, num, polar


def lens(x: float, y: float, length: float, w: float, rot: float) -> str:
    """Path of a lens-shaped leaf; rot 0 points up."""
    return move(
        f"M0 0C{num(w)} {num(-length * 0.25)} {num(w)} {num(-length * 0.75)} 0 {num(-length)}"
        f"C{num(-w)} {num(-length * 0.75)} {num(-w)} {num(-length * 0.25)} 0 0Z",
        rot=rot,
        dx=x,
        dy=y,
    )


def leaf(
    x: float, y: float, length: float, w: float, rot: float, col: str, vein: str | None = None
) -> str:
    """Leaf from its stem, with an optional midrib."""
    s = path(lens(x, y, length, w, rot), col)
    if vein:
        (x0, y0), (x1, y1) = (
            polar(x, y, length * 0.12, rot - 90),
            polar(x, y, length * 0.8, rot - 90),
        )
        s += stroke(f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}", vein, 0.9)
    return s


def spokes(cx: float, cy: float, r0: float, r1: float, angles: Iterable[float]) -> str:
    """Radial lines as one path."""
    d = ""
    for a in angles:
        (x0, y0), (x1, y1) = polar(cx, cy, r0, a), polar(cx, cy, r1, a)
        d += f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}"
    return d
