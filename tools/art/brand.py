"""Application icon and the mark of the start page."""

from tools.art.flowers.card import at
from tools.art.flowers.cherry import CHERRY_PETAL
from tools.art.flowers.palette import BLACK, FRAME, RED, WHITE, YELLOW
from tools.art.french.glyphs import label
from tools.art.french.inks import INK, PAPER
from tools.art.french.suits import SPADE
from tools.art.markup import document, path
from tools.art.paths import Points, circle, move, polygon, rounded, transform

GREEN, LIGHT, SHADE = "#17503D", "#23694F", "#0F3A2C"
CREAM, GOLD, OLD_GOLD = "#F7EFDD", "#D9A441", "#7D6632"
DEEP_GOLD = "#8A5A00"
CARD_W, CARD_H = 236, 350
HILL = "M-103 92C-60 40 50 40 103 84V142C103 152 95 160 85 160H-85C-95 160 -103 152 -103 142Z"
RAY = [(-2.2, -25), (2.2, -25), (3.6, -44), (-3.6, -44)]
SHORT_RAY = [(-2, -27), (2, -27), (2.7, -37), (-2.7, -37)]


def pictures() -> dict[str, str]:
    """Draw all of them."""
    return {
        "icon.svg": icon(),
        "mark.svg": mark(CREAM, GOLD, OLD_GOLD),
        "mark-on-paper.svg": mark(INK, DEEP_GOLD, GOLD),
    }


def icon() -> str:
    """Draw an ace fanned over a flower card, legible from 16 pixels."""
    return document(512, 512, _tile(), _flower_card(), _ace())


def _tile() -> str:
    return (
        path(rounded(8, 8, 496, 496, 108), SHADE)
        + path(rounded(8, 8, 496, 484, 108), LIGHT)
        + path(rounded(8, 20, 496, 472, 104), GREEN)
    )


def _flower_card() -> str:
    x, y = -CARD_W / 2, -CARD_H / 2
    petals = "".join(move(CHERRY_PETAL, sx=3.5, rot=i * 72, dx=-22, dy=-46) for i in range(5))
    items = [
        path(rounded(x + 5, y + 10, CARD_W, CARD_H, 30), "#000", op=0.28),
        path(rounded(x, y, CARD_W, CARD_H, 30), FRAME),
        path(rounded(x + 15, y + 15, CARD_W - 30, CARD_H - 30, 18), RED),
        path(HILL, BLACK),
        path(petals, WHITE),
        path(circle(-22, -46, 18), YELLOW),
    ]
    return at(176, 250, items, -14)


def _ace() -> str:
    x, y = -CARD_W / 2, -CARD_H / 2
    items = [
        path(rounded(x - 3, y + 10, CARD_W, CARD_H, 30), "#000", op=0.28),
        path(rounded(x, y, CARD_W, CARD_H, 30), PAPER),
        path(move(SPADE, sx=1.86, sy=2.06, dx=0, dy=4), INK),
    ]
    return at(322, 270, items, 11)


def mark(ink: str, long: str, short: str) -> str:
    """Draw a spade with long and short rays over the word."""
    return document(
        128,
        92,
        *[_ray(RAY, angle, long) for angle in (-80, -40, 0, 40, 80)],
        *[_ray(SHORT_RAY, angle, short) for angle in (-60, -20, 20, 60)],
        path(move(SPADE, sx=0.35, dx=64, dy=42), ink),
        label("NAIPES", 64, 68, 22, ink, 14.5, 45),
    )


def _ray(shape: Points, angle: float, col: str) -> str:
    return path(polygon(transform(shape, rot=angle, dx=64, dy=46)), col)
