"""Paper border of a French back and the panel inside it."""

from tools.art.french.inks import EDGE, PAPER
from tools.art.french.sizes import RADIUS, H, W
from tools.art.markup import document, hole, path, stroke
from tools.art.paths import rect, rounded

LEFT, TOP = 14, 14
WIDTH, HEIGHT = W - 2 * LEFT, H - 2 * TOP
RIGHT, BOTTOM = LEFT + WIDTH, TOP + HEIGHT
PANEL = [(LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM), (LEFT, BOTTOM)]


def back(*pattern: str, ground: str, line: str) -> str:
    """Put a pattern on its ground, inside a paper border with two fine lines."""
    panel = rounded(LEFT, TOP, WIDTH, HEIGHT, 8)
    inner = rounded(LEFT + 5.5, TOP + 5.5, WIDTH - 11, HEIGHT - 11, 4.5)
    return document(
        W,
        H,
        path(rect(LEFT, TOP, WIDTH, HEIGHT), ground),
        *pattern,
        hole(rounded(0, 0, W, H, RADIUS), panel, PAPER),
        stroke(rounded(0.75, 0.75, W - 1.5, H - 1.5, RADIUS), EDGE, 1.5),
        stroke(panel, line, 1.6),
        stroke(inner, line, 1.1),
    )
