"""July: bush clover and boar."""

import math

from tools.art.flowers.card import card, dot, mirror
from tools.art.flowers.curves import quad
from tools.art.flowers.leaves import lens
from tools.art.flowers.palette import BLACK, DARK_HIDE, HIDE, RED, WHITE, YELLOW
from tools.art.flowers.ribbon import ribbon
from tools.art.markup import path, stroke
from tools.art.paths import Point, flatten, num, polygon


def trefoil(x: float, y: float, r: float, rot: float, col: str) -> str:
    """Three-lobed clover leaf."""
    return path("".join(lens(x, y, r, r * 0.42, rot + a) for a in (-58, 0, 58)), col)


def clover_spray(
    p0: Point, p1: Point, p2: Point, phase: int = 0, n: int = 7, size: float = 27
) -> str:
    """Arching stem with trefoils alternating red and black, and gold florets."""
    o = [stroke(f"M{p0[0]} {p0[1]}Q{p1[0]} {p1[1]} {p2[0]} {p2[1]}", BLACK, 2.6)]
    for i in range(1, n + 1):
        x, y, a = quad(p0, p1, p2, i / n)
        side = 1 if i % 2 else -1
        turn, r = (side * 62, size) if i < n else (0, size * 0.82)
        o.append(trefoil(x, y, r, a + 90 + turn, (RED, BLACK)[(i + phase) % 2]))
        if i % 2 == 0:
            o.append(
                dot(x - side * 5, y - side * 8, 4.2, YELLOW)
                + dot(x - side * 12, y - side * 4, 3.2, YELLOW)
            )
    return "".join(o)


BOAR_LEGS = (
    "M112 316C104 332 92 340 78 350L70 362L82 366L92 356C106 350 122 340 130 322Z"
    "M192 300C206 318 214 330 220 350L216 366H230L232 350C230 330 222 310 212 294Z"
    "M206 262C220 258 230 266 226 280C232 284 230 292 224 292C226 284 218 276 206 278Z"
)
BOAR_BODY = (
    "M14 330C16 322 26 318 34 312C46 302 56 290 66 276C76 258 92 240 118 232"
    "C146 224 176 232 198 250C214 264 220 284 214 302"
    "C210 316 200 322 196 334L200 354L194 366H180L184 352L178 334"
    "C172 326 166 322 156 324C148 332 142 340 138 352L130 366H116L124 350"
    "C126 340 124 334 118 330"
    "C100 334 84 336 68 336C54 340 40 346 28 346C18 346 12 338 14 330Z"
)
BOAR_RIDGE = flatten(
    "M62 280C76 250 100 230 130 227C162 225 192 238 206 256C214 266 218 276 218 288", 16
)[0]
BOAR_INNER = flatten(
    "M74 276C88 256 106 242 132 240C160 239 184 250 198 266C206 276 210 286 210 296", 16
)[0]
BOAR_HOOVES = (
    "M70 362L66 367H80L82 366ZM216 366L215 371H231L230 366ZM180 366L178 371H196L194 366Z"
    "M116 366L112 371H129L130 366Z"
)


def boar() -> str:
    """Wild boar trotting left in the lower half of the card."""
    return (
        path(BOAR_LEGS, DARK_HIDE)
        + path(BOAR_BODY, HIDE)
        + _mane()
        + _flank()
        + _boar_head()
        + path(BOAR_HOOVES, BLACK)
    )


def _mane() -> str:
    edge = [_bristle(*p) if i % 2 else p for i, p in enumerate(BOAR_RIDGE)]
    lights = "".join(
        f"M{num(x - 2)} {num(y + 9)}L{num(x + 7)} {num(y - 1)}" for x, y in BOAR_RIDGE[4:-6:3]
    )
    return path(polygon(edge + BOAR_INNER[::-1]), BLACK) + stroke(lights, RED, 2.2)


def _bristle(x: float, y: float) -> Point:
    nx, ny = x - 132, y - 310
    k = 15 / math.hypot(nx, ny)
    return x + nx * k + 9, y + ny * k - 1


def _flank() -> str:
    hairs = "".join(
        f"M{122 + i * 13} {num(276 + abs(i - 2) * 1.8)}c-7 7 -10 14 -11 23"
        f"M{125 + i * 13} {num(302 + abs(i - 2) * 1.8)}c-5 5 -7 9 -8 15"
        for i in range(6)
    )
    return stroke(hairs, YELLOW, 2, op=0.9)


def _boar_head() -> str:
    return (
        path("M84 272C76 258 76 244 84 236C96 244 102 258 98 272Z", BLACK)
        + path("M86 266C81 256 81 248 85 243C92 249 95 258 93 267Z", RED)
        + path("M14 330C14 322 22 317 27 318C33 324 34 336 29 344C20 347 12 339 14 330Z", RED)
        + dot(20.5, 327, 1.8, BLACK)
        + dot(21.5, 335, 1.8, BLACK)
        + path("M46 334C41 326 42 315 50 308C50 317 53 324 59 329Z", WHITE)
        + stroke("M34 342C48 342 62 338 74 328", BLACK, 2)
        + path("M58 300C64 294 72 294 76 298C72 303 64 304 58 300Z", YELLOW)
        + dot(67, 299, 2.3, BLACK)
        + stroke("M54 295C60 288 70 287 78 292", BLACK, 2.6)
    )


CARDS = {
    "07T": card(
        clover_spray((240, 60), (150, 18), (44, 118), 0),
        clover_spray((10, 30), (80, 40), (128, 168), 1),
        clover_spray((240, 130), (190, 96), (132, 128), 2),
        clover_spray((150, 0), (196, 70), (206, 190), 3),
        clover_spray((0, 150), (30, 150), (52, 214), 4),
        path("M0 352C50 330 180 326 240 346V400H0Z", YELLOW),
        path("M0 376C70 356 170 360 240 372V400H0Z", RED),
        boar(),
    ),
    "07R": card(
        clover_spray((10, 400), (10, 180), (90, 20), 0, 9),
        clover_spray((30, 400), (130, 300), (224, 326), 1, 8),
        clover_spray((236, 240), (200, 60), (110, 24), 1, 8),
        clover_spray((20, 400), (60, 260), (20, 150), 1, 7),
        ribbon(124, 202, 5),
        clover_spray((250, 170), (206, 210), (196, 320), 0, 6),
        clover_spray((60, 410), (70, 360), (150, 372), 1, 4),
    ),
    "07K1": card(
        clover_spray((6, 420), (0, 200), (36, 44), 0, 7, 30),
        clover_spray((10, 420), (50, 160), (130, 40), 1, 8, 30),
        clover_spray((14, 420), (100, 200), (212, 124), 0, 8, 30),
        clover_spray((18, 420), (130, 300), (218, 232), 1, 7, 29),
        clover_spray((22, 420), (110, 370), (212, 340), 0, 5, 28),
    ),
    "07K2": card(
        mirror(
            clover_spray((0, 350), (30, 260), (34, 140), 1, 5, 30),
            clover_spray((0, 400), (100, 260), (92, 100), 0, 7, 30),
            clover_spray((0, 420), (160, 300), (196, 120), 1, 8, 30),
            clover_spray((0, 424), (150, 370), (222, 264), 1, 7, 29),
        ),
        clover_spray((250, 50), (170, 0), (70, 56), 1, 6, 28),
        clover_spray((240, 420), (150, 370), (60, 366), 1, 5, 28),
    ),
}
