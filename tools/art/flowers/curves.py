"""Smooth curves through listed points."""

import itertools
import math
from collections.abc import Sequence
from typing import Any

from tools.art.paths import Point, flatten, num

Knot = tuple[float, float, bool]


def points(text: str) -> list[Knot]:
    """Parse 'x y, x y!, ...' into (x, y, is_corner) triples."""
    out = []
    for tok in text.split(","):
        tok = tok.strip()
        x, y = (float(v) for v in tok.rstrip("!").split())
        out.append((x, y, tok.endswith("!")))
    return out


def each(text: str) -> list[tuple[Any, ...]]:
    """Parse '1 2 A, 3 4 B' into rows; numbers become floats, words stay text."""
    return [tuple(v if v.isalpha() else float(v) for v in row.split()) for row in text.split(",")]


def through(pts: Sequence[tuple[Any, ...]], close: bool = True) -> str:
    """Smooth path through points given as (x, y[, is_corner])."""
    pts = [p if len(p) == 3 else (*p, False) for p in pts]
    n = len(pts)

    def handle(i: int, j: int) -> Point:
        """Control point beside point i on the side of its neighbour j."""
        (x, y, corner), (qx, qy, _) = pts[i], pts[j % n]
        seg = math.hypot(qx - x, qy - y) / 3
        prev, nxt = pts[i - 1], pts[(i + 1) % n]
        if corner or (not close and i in (0, n - 1)):
            return x + (qx - x) / 3, y + (qy - y) / 3
        tx, ty = nxt[0] - prev[0], nxt[1] - prev[1]
        k = seg / (math.hypot(tx, ty) or 1) * (1 if j > i else -1)
        return x + tx * k, y + ty * k

    d = f"M{num(pts[0][0])} {num(pts[0][1])}"
    for i in range(n if close else n - 1):
        j = (i + 1) % n
        a = handle(i, i + 1)
        b = handle(j, j - 1)
        d += f"C{num(a[0])} {num(a[1])} {num(b[0])} {num(b[1])} {num(pts[j][0])} {num(pts[j][1])}"
    return d + ("Z" if close else "")


def spline(text: str, close: bool = True) -> str:
    """Smooth path through a point list."""
    return through(points(text), close)


def quad(p0: Point, p1: Point, p2: Point, t: float) -> tuple[float, float, float]:
    """Point and heading (degrees) on a quadratic curve."""
    u = 1 - t
    x = p0[0] * u * u + 2 * t * u * p1[0] + t * t * p2[0]
    y = p0[1] * u * u + 2 * t * u * p1[1] + t * t * p2[1]
    dx = u * (p1[0] - p0[0]) + t * (p2[0] - p1[0])
    dy = u * (p1[1] - p0[1]) + t * (p2[1] - p1[1])
    return x, y, math.degrees(math.atan2(dy, dx))


def along(text: str, n: int, t0: float = 0.0, t1: float = 1.0) -> list[tuple[float, float, float]]:
    """N points with heading, spread evenly by length over a smooth open line."""
    pl = flatten(spline(text, False), 12)[0]
    acc = [0.0]
    for a, b in itertools.pairwise(pl):
        acc.append(acc[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    out, k = [], 0
    for i in range(n):
        s = acc[-1] * (t0 + (t1 - t0) * (i / (n - 1) if n > 1 else 0.5))
        while k < len(pl) - 2 and acc[k + 1] < s:
            k += 1
        (x0, y0), (x1, y1) = pl[k], pl[k + 1]
        t = (s - acc[k]) / (acc[k + 1] - acc[k] or 1)
        out.append(
            (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, math.degrees(math.atan2(y1 - y0, x1 - x0)))
        )
    return out
