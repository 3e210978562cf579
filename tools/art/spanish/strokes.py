"""Ink verbs and shapes of the Spanish deck."""

import math

from tools.art.flowers.curves import through
from tools.art.french.inks import INK
from tools.art.paths import num, pairs, polar, polygon, segments

INKED = f' stroke="{INK}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"'


def disc(x: float, y: float, r: float, ry: float = 0) -> str:
    """Circle or ellipse as two arcs which are shorter than curves."""
    q = f"{num(r)} {num(ry or r)} 0 1 0"
    return f"M{num(x - r)} {num(y)}a{q} {num(2 * r)} 0a{q} {num(-2 * r)} 0Z"


def inked(d: str, fill: str) -> str:
    """Filled shape with the ink line inherited from the drawing's group."""
    return f'<path d="{d}" fill="{fill}"/>'


def flat(d: str, fill: str, op: float | None = None) -> str:
    """Flat shape without a line."""
    tail = f' fill-opacity="{num(op)}"' if op is not None else ""
    return f'<path d="{d}" fill="{fill}" stroke="none"{tail}/>'


def line(d: str, col: str = INK, w: float = 1.3, op: float | None = None) -> str:
    """Line."""
    tail = f' stroke-opacity="{num(op)}"' if op is not None else ""
    return f'<path d="{d}" fill="none" stroke="{col}" stroke-width="{num(w)}"{tail}/>'


def at(
    x: float, y: float, items: list[str] | str, rot: float = 0, sx: float = 1, sy: float = 0
) -> str:
    """Place a drawing made around the origin."""
    t = f"translate({num(x)} {num(y)})" + (f" rotate({num(rot)})" if rot else "")
    sy = sy or abs(sx)
    t += f" scale({num(sx)} {num(sy)})" if (sx, sy) != (1, 1) else ""
    return f'<g transform="{t}">' + "".join(items) + "</g>"


def poly(*pts: tuple[float, float]) -> str:
    """Closed polygon."""
    return polygon(list(pts))


def limb(joints: str, ends: bool = True) -> str:
    """Smooth tapered limb through 'x y halfwidth, ...'."""
    rows = [[float(v) for v in row.split()] for row in joints.split(",")]
    left: list[tuple[float, float, bool]] = []
    right: list[tuple[float, float, bool]] = []
    n = len(rows)
    for i, (x, y, w) in enumerate(rows):
        tx = ty = 0.0
        for a, b in ((i - 1, i), (i, i + 1)):
            if a >= 0 and b < n:
                dx, dy = rows[b][0] - rows[a][0], rows[b][1] - rows[a][1]
                m = math.hypot(dx, dy) or 1
                tx, ty = tx + dx / m, ty + dy / m
        m = math.hypot(tx, ty) or 1
        nx, ny = -ty / m, tx / m
        corner = ends and i in (0, n - 1)
        left.append((x + nx * w, y + ny * w, corner))
        right.append((x - nx * w, y - ny * w, corner))
    return through(left + right[::-1])


def star(x: float, y: float, r: float, n: int = 5, k: float = 0.42, a: float = -90) -> str:
    """Star path."""
    return polygon([polar(x, y, r if i % 2 == 0 else r * k, a + i * 180 / n) for i in range(2 * n)])


def lozenge(x: float, y: float, a: float, b: float) -> str:
    """Diamond path."""
    return poly((x - a, y), (x, y - b), (x + a, y), (x, y + b))


def closed(d: str) -> str:
    """Close an open left-hand outline with its mirror image, keeping its curves."""
    left = list(segments(d))
    ends = [points[-1] for _, points in left]
    x, y = ends[-1]
    out = d + (f"L{num(-x)} {num(y)}" if abs(x) > 0.01 else "")
    for (kind, points), start in reversed(list(zip(left[1:], ends, strict=False))):
        back = [*points[-2::-1], start]
        out += kind + pairs((-x, y) for x, y in back)
    return out + "Z"
