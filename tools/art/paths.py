"""Path data: writing, reading, moving and clipping outlines.

QtSvg ignores clip paths, so whatever has to end at an edge is cut here.
"""

import math
import re
from collections.abc import Iterable, Iterator, Sequence

Point = tuple[float, float]
Points = Sequence[Point]
Segment = tuple[str, list[Point]]

_COMMAND = re.compile(r"([MLHVCQZmlhvcqz])([^MLHVCQZmlhvcqz]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")
_LENGTH = {"H": 1, "V": 1, "M": 2, "L": 2, "Q": 4, "C": 6}
_STEPS = 14


def num(value: float) -> str:
    """Write a number with two decimals at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def pairs(points: Iterable[Point]) -> str:
    """Write points as coordinates."""
    return " ".join(f"{num(x)} {num(y)}" for x, y in points)


def polygon(points: Iterable[Point], close: bool = True) -> str:
    """Write straight edges through the points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if close else "")


def circle(x: float, y: float, r: float, ry: float | None = None) -> str:
    """Write a circle or an upright ellipse."""
    return move(_UNIT_CIRCLE, sx=r, sy=r if ry is None else ry, dx=x, dy=y)


_UNIT_CIRCLE = (
    "M-1 0C-1 -.5523 -.5523 -1 0 -1C.5523 -1 1 -.5523 1 0"
    "C1 .5523 .5523 1 0 1C-.5523 1 -1 .5523 -1 0Z"
)


def rect(x: float, y: float, w: float, h: float) -> str:
    """Write a rectangle."""
    return f"M{num(x)} {num(y)}H{num(x + w)}V{num(y + h)}H{num(x)}Z"


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """Write a rectangle with round corners."""
    k, right, low = r * 0.4477, x + w, y + h
    return (
        f"M{pairs([(x + r, y)])}H{num(right - r)}"
        f"C{pairs([(right - k, y), (right, y + k), (right, y + r)])}V{num(low - r)}"
        f"C{pairs([(right, low - k), (right - k, low), (right - r, low)])}H{num(x + r)}"
        f"C{pairs([(x + k, low), (x, low - k), (x, low - r)])}V{num(y + r)}"
        f"C{pairs([(x, y + k), (x + k, y), (x + r, y)])}Z"
    )


def polar(cx: float, cy: float, r: float, degrees: float) -> Point:
    """Return the point at an angle and a distance from a centre."""
    angle = math.radians(degrees)
    return cx + r * math.cos(angle), cy + r * math.sin(angle)


def transform(
    points: Iterable[Point],
    sx: float = 1,
    sy: float | None = None,
    rot: float = 0,
    dx: float = 0,
    dy: float = 0,
) -> list[Point]:
    """Scale, then turn, then shift."""
    sy = sx if sy is None else sy
    c, s = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    return [(x * sx * c - y * sy * s + dx, x * sx * s + y * sy * c + dy) for x, y in points]


def move(
    d: str,
    sx: float = 1,
    sy: float | None = None,
    rot: float = 0,
    dx: float = 0,
    dy: float = 0,
) -> str:
    """Scale, turn and shift path data, keeping its curves."""
    return "".join(
        letter + pairs(transform(points, sx, sy, rot, dx, dy)) for letter, points in segments(d)
    )


def both(d: str) -> str:
    """Add the mirror image in the vertical axis."""
    return d + move(d, sx=-1, sy=1)


def symmetric(d: str) -> str:
    """Close an open left half, drawn from top to bottom, with its mirror image."""
    left = flatten(d)[0]
    return polygon(left + [(-x, y) for x, y in reversed(left)])


def segments(d: str) -> Iterator[Segment]:
    """Read path data as absolute M, L, Q, C and Z."""
    at = start = (0.0, 0.0)
    for letter, body in _COMMAND.findall(d):
        if letter in "Zz":
            yield "Z", []
            at = start
        for kind, points in _run(letter, body, at):
            yield kind, points
            at = points[-1]
            start = at if kind == "M" else start


def _run(letter: str, body: str, at: Point) -> Iterator[Segment]:
    values = [float(v) for v in _NUMBER.findall(body)]
    length = _LENGTH.get(letter.upper(), 1)
    for i in range(0, len(values), length):
        points = _absolute(letter, values[i : i + length], at)
        yield _kind(letter, i), points
        at = points[-1]


def _kind(letter: str, offset: int) -> str:
    kind = letter.upper()
    return "L" if kind in "HV" or (kind == "M" and offset) else kind


def _absolute(letter: str, values: list[float], at: Point) -> list[Point]:
    ox, oy = at if letter.islower() else (0.0, 0.0)
    if letter in "Hh":
        return [(values[0] + ox, at[1])]
    if letter in "Vv":
        return [(at[0], values[0] + oy)]
    return [(x + ox, y + oy) for x, y in zip(values[::2], values[1::2], strict=True)]


def flatten(d: str, steps: int = _STEPS) -> list[list[Point]]:
    """Read path data as polylines."""
    lines: list[list[Point]] = []
    for letter, points in segments(d):
        if letter == "M":
            lines.append(points)
        elif letter != "Z":
            lines[-1] += _curve([lines[-1][-1], *points], steps)
    return lines


def _curve(hull: list[Point], steps: int) -> list[Point]:
    if len(hull) == 2:
        return hull[1:]
    return [_on_curve(hull, k / steps) for k in range(1, steps + 1)]


def _on_curve(hull: list[Point], t: float) -> Point:
    n = len(hull) - 1
    weights = [math.comb(n, k) * (1 - t) ** (n - k) * t**k for k in range(n + 1)]
    return (
        sum(w * x for w, (x, _) in zip(weights, hull, strict=True)),
        sum(w * y for w, (_, y) in zip(weights, hull, strict=True)),
    )


def area(points: Points) -> float:
    """Return the signed area of a polygon."""
    return sum(points[i - 1][0] * p[1] - p[0] * points[i - 1][1] for i, p in enumerate(points)) / 2


def clip(points: Points, window: Points) -> list[Point]:
    """Cut a polygon to a convex window (Sutherland and Hodgman)."""
    sign = 1 if area(window) > 0 else -1
    out = list(points)
    for i, b in enumerate(window):
        out = _halfplane(out, window[i - 1], b, sign)
    return out


def _halfplane(points: list[Point], a: Point, b: Point, sign: int) -> list[Point]:
    def side(p: Point) -> float:
        return sign * ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]))

    out = []
    for i, q in enumerate(points):
        p = points[i - 1]
        if (side(p) >= 0) != (side(q) >= 0):
            t = side(p) / (side(p) - side(q))
            out.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        if side(q) >= 0:
            out.append(q)
    return out


def clip_polygon(points: Points, *windows: Points) -> str:
    """Write a polygon cut to every window, or nothing."""
    out = list(points)
    for window in windows:
        out = clip(out, window)
    return polygon(out) if len(out) > 2 else ""


def clip_path(d: str, window: Points) -> str:
    """Cut path data to a convex window."""
    return "".join(clip_polygon(line, window) for line in flatten(d))
