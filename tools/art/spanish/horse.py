"""The horse of a caballo, with its tack."""

import math
from typing import NamedTuple

from tools.art.flowers.curves import spline
from tools.art.french.inks import CREAM, GOLD, INK, PAPER
from tools.art.paths import move, num
from tools.art.spanish.robes import Tack
from tools.art.spanish.strokes import disc, flat, inked, limb, line, lozenge

HOOF = "#2B2321"
NECK = (
    "12 -114!, 22 -132, 33 -150, 45 -165, 58 -175, 71 -179, 81 -175, "
    "90 -163, 98 -147, 106 -133, "
    "109 -124, 104 -117, 95 -118, 88 -126, 84 -135, 76 -141, 70 "
    "-139, 67 -128, 68 -114, 70 -100, "
    "66 -84, 48 -70!"
)


TRUNK = (
    "34 -122, 14 -116, -8 -114, -28 -119, -46 -120, -60 -111, -66 "
    "-95, -62 -78, -48 -66, -28 -63, "
    "-6 -59, 18 -58, 40 -62, 58 -72, 67 -88, 62 -108"
)


def hoof(x: float, y: float, rot: float = 0) -> str:
    """Hoof hanging from the pastern's end."""
    return inked(move("M-4.6 -1L5 -1L9 8H-6.5Z", rot=rot, dx=x, dy=y), HOOF)


def leg(joints: str, col: str, rot: float = 0, sock: str = "") -> str:
    """Horse leg with a hoof at its last joint."""
    rows = [r.split() for r in joints.split(",")]
    x, y = float(rows[-1][0]), float(rows[-1][1])
    o = hoof(x, y, rot) + inked(limb(joints), col)
    if sock:
        o += inked(limb(",".join(" ".join(r) for r in rows[-3:])), sock)
    return o


Pose = tuple[tuple[str, float], ...]
"""Near fore, far fore, near hind and far hind leg, each with the turn of its hoof."""
TAIL = (
    "-62 -108!, -74 -114, -86 -104, -92 -84, -90 -62, -96 -44, -88 -30!, -84 -44, -80 -34!, "
    "-77 -50, -72 -42!, -72 -62, -76 -80, -70 -94, -64 -98!"
)
TAIL_LINES = "M-70 -106C-82 -100 -86 -80 -84 -60M-67 -102C-76 -94 -80 -76 -78 -58"
FLYING_TAIL = (
    "-62 -110!, -72 -123, -86 -124, -97 -112, -101 -94, -98 -78!, -94 -90, -91 -78!, -86 -92, "
    "-82 -84!, -80 -98, -72 -102, -64 -99!"
)
FLYING_LINES = "M-68 -110C-82 -118 -92 -108 -95 -92M-68 -105C-78 -110 -84 -104 -87 -94"
SHADE = (
    "-60 -74!, -30 -76, 0 -72, 30 -74, 56 -84, 66 -92!, 58 -71, 40 -62, 18 -58, -6 -59, "
    "-28 -63, -48 -66!"
)
LOCK = "M4 -4C-8 -6 -19 2 -21 17C-15 11 -12 12 -8 16C-8 9 -2 5 9 4Z"
LOCKS = (
    (26, -138, -34, 1.0), (33, -149, -28, 1.05), (41, -160, -20, 1.05),
    (50, -169, -8, 1.05), (60, -176, 8, 1), (70, -179, 24, 0.8),
)  # fmt: skip
FORELOCK = "M71 -180C80 -183 88 -176 87 -166C84 -170 82 -169 80 -165C79 -171 75 -174 71 -175Z"
BRIDLE = "M72 -174L80 -141M79 -141L96 -126M85 -134L102 -141M75 -167L89 -165"
CLOTH = "-40 -121!, -14 -117, 16 -119!, 26 -80!, 10 -76, -8 -74, -26 -75, -46 -81!"
STRAP = "M22 -100C38 -90 54 -90 69 -100M-42 -104C-52 -102 -60 -101 -66 -96"


class Coat(NamedTuple):
    """Colours of a horse; with socks only if there is a colour for them."""

    main: str
    dark: str
    mane: str
    sock: str = ""


def horse(pose: Pose, coat: Coat, tack: Tack, rear: float = 0, fly: bool = False) -> list[str]:
    """Whole horse with its tack, raised on its hind legs by some degrees."""
    fore, far_fore, hind, far_hind = pose
    shapes = {"hb": spline(TRUNK), "hn": spline(NECK), "hf": limb(fore[0]), "hh": limb(hind[0])}
    defs = "".join(f'<path id="{key}" d="{d}"/>' for key, d in shapes.items())
    behind = [_tail(coat, fly), leg(far_fore[0], coat.dark, far_fore[1], coat.sock)]
    outlines = [_edge("hb"), _edge("hn"), hoof(*last(fore), fore[1]), _edge("hf")]
    over = [*_body(coat, fore), *_head(coat), *_mane(coat), *_bridle(tack), *_saddle(tack)]
    return [
        f"<defs>{defs}</defs>",
        leg(far_hind[0], coat.dark, far_hind[1], coat.sock),
        _raised(behind, rear),
        hoof(*last(hind), hind[1]),
        _edge("hh"),
        _raised(outlines, rear),
        _filled("hh", coat.main),
        _socks(hind, coat),
        _raised(over, rear),
    ]


def _edge(key: str) -> str:
    return f'<use xlink:href="#{key}" fill="none" stroke-width="2.6"/>'


def _filled(key: str, col: str) -> str:
    return f'<use xlink:href="#{key}" fill="{col}" stroke="none"/>'


def _raised(items: list[str], rear: float) -> str:
    drawn = "".join(items)
    return f'<g transform="rotate({num(rear)} -46 -84)">{drawn}</g>' if rear else drawn


def _socks(of: tuple[str, float], coat: Coat) -> str:
    return flat(limb(",".join(of[0].split(",")[-3:])), coat.sock) if coat.sock else ""


def _tail(coat: Coat, fly: bool) -> str:
    shape, lines = (FLYING_TAIL, FLYING_LINES) if fly else (TAIL, TAIL_LINES)
    return inked(spline(shape), coat.mane) + line(lines, CREAM, 0.9, 0.45)


def _body(coat: Coat, fore: tuple[str, float]) -> list[str]:
    return [
        _filled("hb", coat.main),
        _filled("hn", coat.main),
        flat(spline(SHADE), coat.dark),
        _filled("hf", coat.main),
        _socks(fore, coat),
        line("M-60 -88C-54 -76 -50 -70 -40 -66M56 -108C66 -100 68 -92 62 -80", coat.dark, 1.6),
    ]


def _head(coat: Coat) -> list[str]:
    return [
        flat(
            "M109 -124C110 -119 104 -115 96 -117.5C92 -119 90 -123 88.5 "
            "-126C95 -131 102 -135 105 -135Z",
            coat.dark,
        ),
        inked("M70 -177C68 -184 70 -192 75 -197C79 -190 80 -183 78 -176Z", coat.main),
        flat("M72.5 -178C71.5 -184 73 -189 75 -193C77 -188 77.5 -183 76.5 -178Z", coat.dark),
        line("M84 -135C80 -146 77 -152 71 -156", coat.dark, 1.6),
        inked("M82 -158.5Q87 -164 91.5 -157Q86.5 -155 82 -158.5Z", PAPER),
        flat(disc(87.6, -158.6, 2.3), INK),
        line("M80.5 -160.5Q86 -166.5 92 -158.5", INK, 1.5),
        flat(disc(103.5, -127, 1.7, 2.2), INK),
        line("M107.5 -119.5Q101.5 -119 97.5 -123", INK, 1.1),
    ]


def _mane(coat: Coat) -> list[str]:
    locks = [inked(move(LOCK, sx=k, rot=a, dx=x, dy=y), coat.mane) for x, y, a, k in LOCKS]
    return [*locks, inked(FORELOCK, coat.mane)]


def _bridle(tack: Tack) -> list[str]:
    rings = [inked(disc(79, -141, 3.1), GOLD), inked(disc(95, -127, 3.3), GOLD)]
    return [line(BRIDLE, tack.dark, 3.2), line(BRIDLE, GOLD, 1.7), *rings]


def _saddle(tack: Tack) -> list[str]:
    """Cloth, breast strap and crupper."""
    studs = [inked(disc(x, y, 3.4), GOLD) for x, y in ((38, -92.5), (54, -93), (-54, -102))]
    gems = "".join(lozenge(-36 + 11.4 * i, -90 - abs(i - 2.5) * 0.5, 2.6, 4) for i in range(6))
    return [
        line(STRAP, INK, 6.4),
        line(STRAP, tack.main, 4.2),
        *studs,
        inked(spline(CLOTH), tack.main),
        line("M-43.5 -85.5C-26 -79.5 8 -79 22 -84.5", GOLD, 3),
        flat(gems, tack.light),
        *map(_tassel, range(8)),
    ]


def _tassel(i: int) -> str:
    x, y = -42 + i * 9.2, -78 + 4.2 * math.sin(math.pi * (i + 0.3) / 7.6)
    return inked(f"M{num(x - 2.6)} {num(y)}H{num(x + 2.6)}L{num(x)} {num(y + 8)}Z", GOLD)


def last(of: tuple[str, float]) -> tuple[float, float]:
    """Return where a leg ends."""
    x, y, _ = of[0].split(",")[-1].split()
    return float(x), float(y)
