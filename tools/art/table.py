"""Things that lie on the table: chips, the dealer's token and the flecks of the felt."""

import random

from tools.art.french.glyphs import label
from tools.art.french.inks import CREAM, INK
from tools.art.markup import document, path, stroke
from tools.art.paths import circle, move, num, polar, polygon, rounded

BONE = "#FBF6EA"
CHIPS = {
    "1": ("#5E7484", "#3F525F"),
    "5": ("#B8323C", "#86202B"),
    "10": ("#2C5C9A", "#1A3D6E"),
    "25": ("#2B7A4F", "#185235"),
    "50": ("#2A2B35", "#14151C"),
}
GOLD, OLD_GOLD = "#E9BC5B", "#B98530"
TILE = 64


def pictures() -> dict[str, str]:
    """Draw everything."""
    chips = {f"chip_{value}.svg": chip(value, *tones) for value, tones in CHIPS.items()}
    return chips | {"dealer.svg": dealer(), "flecks.svg": flecks()}


def chip(value: str, col: str, dark: str) -> str:
    """Draw a chip with its value."""
    beads = "".join(circle(*polar(100, 100, 55, i * 15), 1.7) for i in range(24))
    return document(
        200,
        200,
        path(circle(100, 104, 92), "#000", op=0.22),
        path(circle(100, 100, 92), col),
        path("".join(_edge_mark(i * 45) for i in range(8)), BONE),
        path(circle(100, 100, 68), dark),
        path(circle(100, 100, 62), col, BONE, 2.2),
        stroke(circle(100, 100, 91), dark, 2.5),
        path(beads, BONE, op=0.8),
        label(value, 100, 78, 44, BONE, 15, 6),
    )


def _edge_mark(angle: float) -> str:
    arc = [angle - 10 + 20 * k / 6 for k in range(7)]
    outer = [polar(100, 100, 92, a) for a in arc]
    return polygon(outer + [polar(100, 100, 70, a) for a in reversed(arc)])


def dealer() -> str:
    """Draw the dealer's token: two cards, for a letter would be of one language."""
    card = rounded(-26, -38, 52, 76, 9)
    return document(
        200,
        200,
        path(circle(100, 104, 93), "#000", op=0.22),
        path(circle(100, 100, 93), OLD_GOLD),
        path(circle(100, 100, 82), CREAM),
        stroke(circle(100, 100, 70), GOLD, 5),
        path(move(card, rot=-14, dx=84, dy=103), CREAM, INK, 9),
        path(move(card, rot=12, dx=116, dy=99), INK),
    )


def flecks() -> str:
    """Draw the tile of light and dark specks that makes the felt."""
    chance = random.Random(1)
    light, dark = _specks(chance), _specks(chance)
    return document(TILE, TILE, _dust(light, "#fff", 0.09), _dust(dark, "#000", 0.12))


def _specks(chance: random.Random) -> str:
    places = [(chance.uniform(0, TILE), chance.uniform(0, TILE)) for _ in range(170)]
    return "".join(f"M{num(x)} {num(y)}h.9" for x, y in places)


def _dust(d: str, col: str, op: float) -> str:
    return f'<path d="{d}" stroke="{col}" stroke-width=".9" stroke-opacity="{num(op)}"/>'
