"""The frame with its pinta, the index in its steps, and the ground behind figures."""

import math
import re
from collections.abc import Sequence

from tools.art.french.corners import HALF_TURN
from tools.art.french.glyphs import label
from tools.art.french.inks import CREAM, GOLD, PAPER
from tools.art.french.sizes import H, W
from tools.art.markup import document, group, path, stroke
from tools.art.paths import Point, clip_polygon, num, polar
from tools.art.paths import rounded as rounded_card
from tools.art.spanish.emblems import emblem
from tools.art.spanish.robes import EDGE, INDEX, PINTA
from tools.art.spanish.sizes import Index, Size
from tools.art.spanish.strokes import at, flat

TOP = INSET = 13
RAYS = "#F0DDB8"
CARD = ((9, 9), (W - 9, 9), (W - 9, H - 9), (9, H - 9))


def outline(size: Size, inwards: float = 0) -> list[Point]:
    """Frame with a step for every index, moved inwards."""
    a, b = INSET + inwards, TOP + inwards
    x, y = (v + inwards for v in size.first.step)
    points = [(x, b), (W - a, b)]
    if size.last:
        x2, y2 = (v + inwards for v in size.last.step)
        points += [(W - a, H - y2), (W - x2, H - y2), (W - x2, H - b)]
    else:
        points += [(W - a, H - b)]
    return [*points, (a, H - b), (a, y), (x, y)]


def rounded(points: Sequence[Point], r: float) -> str:
    """Polygon with round corners."""
    out = ""
    for i, (x, y) in enumerate(points):
        a, b = (_towards((x, y), p, r) for p in (points[i - 1], points[(i + 1) % len(points)]))
        out += f"{'L' if out else 'M'}{num(a[0])} {num(a[1])}Q{num(x)} {num(y)} "
        out += f"{num(b[0])} {num(b[1])}"
    return out + "Z"


def _towards(at: Point, other: Point, r: float) -> Point:
    far = math.dist(at, other)
    return at[0] + (other[0] - at[0]) * r / far, at[1] + (other[1] - at[1]) * r / far


def gilt(size: Size) -> str:
    """Inner gold rule, drawn below the figures."""
    return stroke(rounded(outline(size, 4), 4.5), GOLD, 1.1)


def frame(suit: str, size: Size, breaks: int | None = None) -> str:
    """Outer rule with the pinta: gaps above and below."""
    col, breaks = EDGE[suit], PINTA[suit] if breaks is None else breaks
    drawn = stroke(rounded(outline(size), 7), col, 2.4)
    for left, up in ((size.first.step[0], True), (INSET, False)):
        right = W - INSET if up or not size.last else W - size.last.step[0]
        for i in range(breaks):
            one = _gap((left + right) / 2 + (i - (breaks - 1) / 2) * 24, col)
            drawn += one if up else group(one, at=f"translate(0 {H}) scale(1 -1)")
    return drawn


def _gap(x: float, col: str) -> str:
    a, b, low = num(x - 5.5), num(x + 5.5), TOP + 6.5
    return flat(f"M{a} {TOP - 3}H{b}V{low}H{a}Z", PAPER) + stroke(
        f"M{a} {TOP - 1.2}V{low}M{b} {TOP - 1.2}V{low}", col, 2.4, "butt"
    )


def panel(cx: float, cy: float, size: Size, ground: str = CREAM, rays: str = RAYS) -> str:
    """Cream ground with rays from behind the head; the paper ring hides what leaves it."""
    fan = "".join(
        clip_polygon([(cx, cy), polar(cx, cy, 400, a - 5), polar(cx, cy, 400, a + 5)], CARD)
        for a in range(0, 360, 20)
    )
    return path(rounded(outline(size), 7), ground) + path(fan, rays)


def ring(size: Size) -> str:
    """Card paper around the frame."""
    return path(
        rounded_card(1.5, 1.5, W - 3, H - 3, 14) + rounded(outline(size), 7),
        PAPER,
        extra=' fill-rule="evenodd"',
    )


def corners(suit: str, text: str, size: Size) -> str:
    """Index in one corner or in two: figure over the suit sign."""
    both = [size.first, *([size.last] if size.last else [])]
    drawn = [_index(suit, text, index) for index in both]
    return drawn[0] + "".join(group(one, at=HALF_TURN) for one in drawn[1:])


def _index(suit: str, text: str, index: Index) -> str:
    weight, gap = (15.5, 4) if len(text) == 2 else (16.5, 9)
    word = label(text, index.x, index.top, index.height, INDEX[suit], weight, gap)
    return word + at(index.x, index.sign_y, emblem(suit, index.sign))


def page(*items: str) -> str:
    """Write a card: one decimal is enough at 250 units."""
    return document(W, H, *(re.sub(r' d="([^"]*)"', _shorter, item) for item in items))


def _shorter(found: re.Match[str]) -> str:
    short = re.sub(r"-?\d+\.\d+", lambda v: f"{float(v[0]) + 0.0:.1f}".removesuffix(".0"), found[1])
    return ' d="' + re.sub(r" -(?=\d)", "-", re.sub(r"(?<![\d.])-0(?![\d.])", "0", short)) + '"'
