"""November: swallow, lightning and drum."""

from tools.art.flowers.card import at, dot, ring
from tools.art.flowers.curves import through
from tools.art.flowers.palette import BARK, BLACK, BLUE, DARK_RED, PAPER, RED, WHITE, WOOD, YELLOW
from tools.art.flowers.strokes import shape
from tools.art.markup import path, stroke
from tools.art.paths import circle, move, polar, polygon

FAR_WING = "-28 2!, -42 40, -36 84, 6 140!, 0 104, 10 60, 16 8!"
TAIL = "40 -6!, 80 -18, 150 -40!, 104 -10, 78 2!, 104 16, 144 48!, 78 24, 40 8!"
BODY = "-78 -2!, -68 -14, -52 -18, -30 -16, 0 -14, 34 -8, 60 0, 40 12, 10 22, -24 24, -52 17, -70 8"
BELLY = "-58 8!, -50 16, -24 24, 10 22, 40 12, 54 3!, 20 6, -20 8, -44 3"
THROAT = "-78 -1!, -70 8, -54 17, -40 20!, -38 10, -50 2, -64 -2"
NEAR_WING = "-32 -8!, -34 -52, 0 -104, 76 -148!, 44 -104, 28 -62, 24 -6!"
COVERT = "-26 -10!, -26 -44, -2 -82, 34 -108!, 14 -74, 8 -42, 8 -8!"
COVERT_LINES = "M-8 -12C-8 -44 6 -72 26 -96M-18 -12C-20 -42 -4 -74 18 -94"


def swallow(x: float, y: float, s: float = 1.0, rot: float = 0) -> str:
    """Swallow gliding left: sickle wings, forked tail, red throat, gold belly."""
    return at(x, y, [_swallow_body(), _swallow_wing(), _swallow_head()], rot, s)


def _swallow_body() -> str:
    return (
        shape(FAR_WING, BLACK, PAPER, 1.4)
        + stroke("M-24 22C-30 50 -24 80 -8 108M-10 18C-14 44 -10 66 -4 84", BARK, 2)
        + shape(TAIL, BLACK)
        + stroke("M60 -8L118 -28M60 8L112 32", BARK, 1.8)
        + shape(BODY, BLACK)
        + shape(BELLY, YELLOW)
        + shape(THROAT, RED)
    )


def _swallow_wing() -> str:
    return (
        shape(NEAR_WING, BLACK, PAPER, 1.4)
        + shape(COVERT, BLUE)
        + stroke(COVERT_LINES, PAPER, 1.4, op=0.8)
        + shape("-44 -14, -16 -22, 16 -18, 30 -8, 10 0, -24 0", BLACK)
    )


def _swallow_head() -> str:
    return (
        path("M-77 -6L-94 -1L-77 3Z", YELLOW, BLACK, 1)
        + dot(-60, -7, 3, WHITE)
        + dot(-60.5, -7, 1.6, BLACK)
    )


def bolt(text: str, col: str = YELLOW, edge: str = WHITE, w: float = 2.4) -> str:
    """Lightning: straight-edged zigzag."""
    return path("M" + "L".join(text.split(", ")) + "Z", col, edge, w, join="miter")


def tomoe(x: float, y: float, r: float, col: str) -> str:
    """Three-comma wheel."""
    d, h, turn = r * 0.52, r * 0.3, 135
    head = [polar(d, 0, h, 180 + k * 18) for k in range(1, 10)]
    outer = [polar(0, 0, d + h, turn * k / 12) for k in range(13)]
    inner = [polar(0, 0, d - h + 2 * h * (k / 12) ** 0.8, turn * k / 12) for k in range(12, -1, -1)]
    comma = polygon(outer + inner + head)
    return path("".join(move(comma, rot=a, dx=x, dy=y) for a in (0, 120, 240)), col)


def thunder_drum(x: float, y: float, r: float) -> str:
    """Studded drum with a three-comma wheel."""
    studs = "".join(circle(*polar(x, y, r * 0.87, i * 20), r * 0.05) for i in range(18))
    return (
        dot(x, y, r, BLACK)
        + path(studs, YELLOW)
        + dot(x, y, r * 0.74, WHITE)
        + ring(x, y, r * 0.74, YELLOW, 3)
        + tomoe(x, y, r * 0.66, RED)
    )


FINGER = "M-11 4C-13 -18 -10 -34 0 -36C10 -34 13 -18 11 4C10 16 -10 16 -11 4Z"
CLAW = "M-7 2C-9 14 -4 26 2 34C6 24 8 12 6 2C2 -4 -4 -4 -7 2Z"
THUMB = "M-16 16C-14 -2 -2 -18 10 -18C18 -12 14 4 4 18C-2 24 -14 24 -16 16Z"
THUMB_CLAW = "M4 -12C12 -22 20 -26 28 -26C28 -16 22 -8 12 -4Z"
ARM = "-34 120!, -30 70, -34 40, -32 8, 0 -8, 30 0, 38 30, 30 66, 34 120!"


def oni_hand(x: float, y: float, s: float = 1.0, rot: float = 0) -> str:
    """Demon's clawed hand gripping a drumstick, palm away."""
    parts = [
        stroke("M-66 26L70 -34", WOOD, 11),
        dot(74, -36, 11, YELLOW),
        ring(74, -36, 11, BLACK, 2),
        shape(ARM, BLUE, BLACK, 2.4),
        _digit(-30, 12, -16, FINGER, CLAW),
        _digit(-8, 0, -8, FINGER, CLAW),
        _digit(14, -8, 0, FINGER, CLAW),
        _digit(34, 28, -20, THUMB, THUMB_CLAW),
        path("M-33 72Q0 86 33 72V92Q0 106 -33 92Z", YELLOW, BLACK, 2.2),
        stroke("M-32 82Q0 96 32 82", DARK_RED, 2),
    ]
    return at(x, y, parts, rot, s)


def _digit(x: float, y: float, rot: float, finger: str, claw: str) -> str:
    return at(x, y, [path(finger, BLUE, BLACK, 2.2), path(claw, WHITE, BLACK, 1.8)], rot)


PUFFS = (
    (222, 86, 30),
    (190, 112, 28),
    (156, 120, 26),
    (126, 150, 28),
    (88, 160, 26),
    (64, 196, 30),
    (24, 216, 34),
)


def storm() -> str:
    """Black thunderhead with scrolled puffs filling the upper part of the card."""
    mass = "M-4 -4H244V84L190 112L156 120L126 150L88 160L64 196L24 216L-4 240Z"
    puffs = "".join(circle(*p) for p in PUFFS)
    rims = "".join(curl(x, y, r * 0.66) for x, y, r in PUFFS)
    swirl = curl(70, 62, 34) + curl(172, 44, 28) + curl(22, 128, 24) + curl(126, 96, 18)
    return path(mass + puffs, BLACK, extra=' fill-rule="nonzero"') + stroke(rims + swirl, BARK, 3)


def curl(x: float, y: float, r: float) -> str:
    """Scroll line for clouds: one and a half turns inwards."""
    pts = [polar(x, y, r * (1 - 0.68 * k / 11), 160 + k * 44) for k in range(12)]
    return through(pts, False)
