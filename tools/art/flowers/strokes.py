"""Silhouettes, lines and tapered branches."""

import math

from tools.art.flowers.curves import points, spline, through
from tools.art.flowers.palette import BLACK
from tools.art.markup import path, stroke


def shape(text: str, col: str, edge: str | None = None, w: float = 0) -> str:
    """Fill a smooth silhouette."""
    return path(spline(text), col, edge, w)


def line(text: str, col: str, w: float, op: float | None = None) -> str:
    """Smooth open stroke."""
    return stroke(spline(text, False), col, w, op=op)


def limb(text: str, w0: float, w1: float, col: str = BLACK) -> str:
    """Tapered branch along the points; corners ('!') make knots."""
    pts = points(text)
    n = len(pts)
    left, right = [], []
    for i, (x, y, corner) in enumerate(pts):
        a, b = pts[max(i - 1, 0)], pts[min(i + 1, n - 1)]
        tx, ty = b[0] - a[0], b[1] - a[1]
        k = (w0 + (w1 - w0) * i / (n - 1)) / 2 / (math.hypot(tx, ty) or 1)
        end = corner or i in (0, n - 1)
        left.append((x - ty * k, y + tx * k, end))
        right.append((x + ty * k, y - tx * k, end))
    return path(through(left + right[::-1]), col)
