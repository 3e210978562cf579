"""A sunburst round a star, with a fan in every corner, in navy and gold."""

from tools.art.backs.frame import BOTTOM, LEFT, PANEL, RIGHT, TOP, back
from tools.art.french.inks import CREAM, GOLD
from tools.art.markup import path, stroke
from tools.art.paths import Point, circle, clip_polygon, pairs, polar, polygon

NAVY, BLUE, DARK = "#1C2E4E", "#2B4370", "#13203A"
X, Y = 125, 175
CORNERS = ((LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM), (LEFT, BOTTOM))


def draw() -> str:
    """Draw the back."""
    beams = "".join(clip_polygon(_beam(i * 15, 3.75), PANEL) for i in range(24))
    needles = "".join(clip_polygon(_beam(i * 15 + 7.5, 0.45), PANEL) for i in range(24))
    return back(
        path(beams, BLUE),
        path(needles, GOLD),
        *[_fan(corner, 90 * i) for i, corner in enumerate(CORNERS)],
        _medal(),
        ground=NAVY,
        line=GOLD,
    )


def _beam(angle: float, half: float) -> list[Point]:
    return [(X, Y), polar(X, Y, 260, angle - half), polar(X, Y, 260, angle + half)]


def _medal() -> str:
    rays = "".join(
        polygon(
            [polar(X, Y, 40, a - 6), polar(X, Y, 62 if a % 45 else 76, a), polar(X, Y, 40, a + 6)]
        )
        for a in [i * 22.5 for i in range(16)]
    )
    return (
        path(rays, GOLD)
        + path(circle(X, Y, 43), DARK, GOLD, 2.4)
        + stroke(circle(X, Y, 37), GOLD, 1)
        + path(_star(33, 13), GOLD)
        + path(_star(20, 9), CREAM)
        + path(circle(X, Y, 5.5), DARK)
    )


def _star(far: float, near: float) -> str:
    return polygon(polar(X, Y, near if i % 2 else far, i * 22.5) for i in range(16))


def _fan(corner: Point, turn: float) -> str:
    x, y = corner
    spokes = "".join(
        f"M{pairs([polar(x, y, 16, turn + a)])}L{pairs([polar(x, y, 55, turn + a)])}"
        for a in range(15, 90, 15)
    )
    return (
        path(_quarter(corner, turn, 62), DARK, GOLD, 1.8)
        + stroke(_quarter(corner, turn, 55), GOLD, 0.9)
        + stroke(spokes, GOLD, 1.2)
        + path(_quarter(corner, turn, 16), GOLD)
    )


def _quarter(corner: Point, turn: float, r: float) -> str:
    return polygon([corner, *[polar(*corner, r, turn + a * 7.5) for a in range(13)]])
