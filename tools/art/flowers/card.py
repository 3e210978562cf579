"""Ground, frame and simple marks of a flower card."""

from collections.abc import Iterable

from tools.art.flowers.palette import FRAME, PAPER, RED, H, W
from tools.art.markup import document, path, stroke
from tools.art.paths import circle, num, rounded


def dot(x: float, y: float, r: float, col: str) -> str:
    """Draw a filled circle."""
    return path(circle(x, y, r), col)


def ring(x: float, y: float, r: float, col: str, w: float) -> str:
    """Draw a stroked circle."""
    return stroke(circle(x, y, r), col, w)


def alike(paths: Iterable[str], col: str, edge: str, w: float) -> str:
    """Overlapping shapes of one style, each with its own outline."""
    style = f' fill="{col}" stroke="{edge}" stroke-width="{num(w)}" stroke-linejoin="round"'
    return f"<g{style}>" + "".join(f'<path d="{d}"/>' for d in paths) + "</g>"


def at(
    x: float, y: float, items: Iterable[str], rot: float = 0, sx: float = 1, sy: float | None = None
) -> str:
    """Place a drawing made around the origin."""
    sy = sx if sy is None else sy
    t = f"translate({num(x)} {num(y)})" + (f" rotate({num(rot)})" if rot else "")
    t += f" scale({num(sx)} {num(sy)})" if (sx, sy) != (1, 1) else ""
    return f'<g transform="{t}">' + "".join(items) + "</g>"


def mirror(*items: str) -> str:
    """Reflect a drawing in the card's vertical axis."""
    return f'<g transform="translate({W} 0) scale(-1 1)">' + "".join(items) + "</g>"


def card(*items: str, bg: str = PAPER) -> str:
    """One card: ground, drawing, and a frame ring that hides what spills over."""
    outer, inner = rounded(0, 0, W, H, 17), rounded(7, 7, W - 14, H - 14, 11)
    return document(
        W,
        H,
        path(outer, FRAME),
        path(inner, bg),
        *items,
        path(outer + inner, FRAME, extra=' fill-rule="evenodd"'),
    )


def sun(x: float, y: float, r: float, col: str = RED) -> str:
    """Sun disc."""
    return dot(x, y, r, col)
