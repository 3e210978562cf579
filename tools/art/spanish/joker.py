"""The joker: a dancing fool who juggles the four suits."""

from tools.art.french.corners import HALF_TURN, paper
from tools.art.french.inks import CREAM, GOLD, INK
from tools.art.markup import group
from tools.art.paths import move
from tools.art.spanish.bodies import TUNIC, face, head, palm, shoe
from tools.art.spanish.clothes import belt
from tools.art.spanish.courts import place
from tools.art.spanish.frame import frame, gilt, page, panel, ring
from tools.art.spanish.robes import SUN
from tools.art.spanish.signs import club, coin, cup, sword
from tools.art.spanish.sizes import Index, Size
from tools.art.spanish.strokes import (
    INKED,
    at,
    closed,
    disc,
    flat,
    inked,
    limb,
    line,
    lozenge,
    poly,
    star,
)

RED, NAVY, LIT = "#BE2F3C", "#22344F", "#F0B95A"
JOKERS = {"JK": SUN, "JK2": INK}
"""The two jokers differ by the star of their index."""


def fool() -> list[str]:
    """Draw him around the middle of the card."""
    return [*_legs(), *_body(), *_tails(), *_dags(), *_cap(), *_juggled()]


def _legs() -> list[str]:
    """Dancing legs."""
    return [
        inked(limb("12 204 15, 40 226 12, 54 236 10"), RED),
        inked(limb("54 230 10, 44 252 9, 30 268 6"), RED),
        shoe(28, 270, LIT, 1, 40),
        bell(42, 288),
        inked(limb("-10 204 15, -14 252 11, -12 280 9.5, -14 306 5.6"), NAVY),
        shoe(-14, 309, LIT, -1),
        bell(-44, 314),
        line("M-22 256Q-13 262 -4 258M44 224Q54 226 60 236", GOLD, 2.6),
    ]


def _body() -> list[str]:
    """Arms and doublet in counter-colours."""
    return [
        inked(limb("-32 120 11.5, -56 132 10.5, -66 126 9"), NAVY),
        inked(limb("-64 130 8.5, -68 108 7.5, -66 92 6"), RED),
        inked(limb("32 120 11.5, 56 132 10.5, 68 128 9"), RED),
        inked(limb("66 132 8.5, 74 112 7.5, 76 96 6"), NAVY),
        inked(closed(TUNIC.split("C-27 182")[0] + "L-28 190L0 190"), RED),
        flat("M0 105C12 104 26 107 32.4 114C34.5 132 26 150 20.5 164L27.5 189.4H0Z", NAVY),
        flat(
            "".join(lozenge(-7 - i * 12, y, 4, 7) for y in (134, 152, 178) for i in range(2)), LIT
        ),
        flat("".join(lozenge(7 + i * 12, y, 4, 7) for y in (134, 152, 178) for i in range(2)), RED),
    ]


def _tails() -> list[str]:
    """Dagged hem and belt."""
    drawn: list[str] = []
    for i in range(-3, 4):
        x = i * 11.5
        drawn.append(
            inked(
                poly((x * 0.74 - 6.5, 184), (x * 0.74 + 6.5, 184), (x * 1.22, 222 - abs(i) * 2)),
                (RED, LIT, NAVY, CREAM)[(i + 3) % 4],
            )
        )
        drawn.append(bell(x * 1.22, 224 - abs(i) * 2, 3.4))
    drawn += [*belt("#8C1E2C")]
    return drawn


def _dags() -> list[str]:
    """Dagged collar with bells."""
    drawn: list[str] = []
    for i in range(-3, 4):
        x = i * 12
        drawn.append(
            inked(
                poly((x * 0.64 - 7, 108), (x * 0.64 + 7, 108), (x * 1.25, 142 - i * i * 2)),
                (LIT, RED, CREAM, NAVY)[(i + 3) % 4],
            )
        )
        drawn.append(bell(x * 1.25, 143 - i * i * 2, 3.4))
    drawn += [inked("M-30 108C-22 98 22 98 30 108C22 116 -22 116 -30 108Z", GOLD)]
    return drawn


def _cap() -> list[str]:
    """Two-horned cap."""
    horn = (
        "M-12 -112C-20 -130 -36 -140 -54 -134C-66 -126 -68 -112 -65 -98"
        "C-58 -110 -50 -112 -42 -104C-36 -94 -32 -92 -25 -90C-22 -98 -18 "
        "-106 -12 -112Z"
    )
    cap = [
        inked("M0 -124C-20 -122 -29 -108 -29 -92C-27 -76 -24 -66 -16 -58H0Z", NAVY),
        inked("M0 -124C20 -122 29 -108 29 -92C27 -76 24 -66 16 -58H0Z", RED),
        *face("#B23A3F", neck=0),
        flat("M-8.5 -77.5Q0 -73 8.5 -77.5Q5 -69 0 -69Q-5 -69 -8.5 -77.5Z", "#B23A3F"),
        flat(lozenge(-9.6, -85, 2.4, 6) + lozenge(9.6, -85, 2.4, 6), RED),
        inked(horn, RED),
        inked(move(horn, sx=-1, sy=1), NAVY),
        inked("M0 -148C-16 -138 -20 -120 -16 -108H16C20 -120 16 -138 0 -148Z", LIT),
        inked("M-25 -102C-11 -112 11 -112 25 -102L27 -110C11 -119 -11 -119 -27 -110Z", GOLD),
        bell(-65, -94, 5.4),
        bell(65, -94, 5.4),
        bell(0, -150, 5.4),
    ]
    return [head(0, 76, cap, 0.74, -6)]


def _juggled() -> list[str]:
    """The four suits in the air."""
    return [
        palm(-65, 87, -8, 1),
        palm(77, 90, 4, 1),
        at(76, 54, coin(), 10, 0.42),
        at(-57, 52, cup(), -12, 0.44),
        at(-80, 206, sword(104, 7), -18),
        at(80, 172, club(84, 11, 3), 22),
    ]


def bell(x: float, y: float, r: float = 4.4) -> str:
    """Jingle bell."""
    return inked(disc(x, y, r), GOLD) + flat(disc(x, y + r * 0.4, r * 0.28), INK)


def joker(name: str, size: Size) -> str:
    """Draw a joker; its index is a star in every size."""
    scene = size.page
    floor = flat("M9 313H241V341H9Z", NAVY) + line("M9 313H241", GOLD, 2.2)
    floor += flat("".join(lozenge(x, 325, 8, 7) for x in range(25, 240, 20)), RED)
    both = [size.first, *([size.last] if size.last else [])]
    stars = [_star(index, JOKERS[name]) for index in both]
    figure = group("".join(fool()), at=place(scene))
    return page(
        paper(),
        panel(scene.x, 323 - 243 * scene.scale, size),
        group(floor, extra=INKED),
        gilt(size),
        group(figure, extra=INKED),
        ring(size),
        frame("S", size, 0),
        stars[0] + "".join(group(one, at=HALF_TURN) for one in stars[1:]),
    )


def _star(index: Index, col: str) -> str:
    half = index.height * 0.42
    return flat(star(index.x, index.top + half, half, 5), col) + flat(
        star(index.x, index.sign_y - 4, half * 0.62, 5), GOLD
    )
