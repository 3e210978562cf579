"""August: susuki grass, moon and geese."""

import random

from tools.art.flowers.card import at, card, dot, ring
from tools.art.flowers.curves import each, quad, spline
from tools.art.flowers.palette import BARK, BLACK, PAPER, RED, WHITE, YELLOW
from tools.art.flowers.strokes import shape
from tools.art.markup import path, stroke
from tools.art.paths import flatten, move, num


def hill(d: str, seed: int = 3, step: float = 19, blade_len: float = 30) -> str:
    """Black hill (path d, closed through the lower edge) covered with grass tufts."""
    outline = flatten(d, 60)[0]
    rnd = random.Random(seed)
    o = [path(d, BLACK)]

    def top(x: float) -> float:
        return min((y for a, y in outline if abs(a - x) < 6), default=300)

    for row in range(9):
        tufts = ""
        for i in range(int(280 / step) + 1):
            x = -14 + i * step + (row % 2) * step / 2
            y = top(max(2, min(238, x))) + 26 + row * 27
            h = blade_len - row * 0.6
            lean = (x - 120) / 120 * 7 + rnd.uniform(-2, 2)
            if y > 410:
                continue
            for k, b in ((-9, 0.72), (-3.5, 0.95), (2.5, 1), (8.5, 0.76)):
                tufts += (
                    f"M{num(x)} {num(y)}Q{num(x + k * 0.25 + lean * 0.1)} {num(y - h * b * 0.62)} "
                    f"{num(x + k + lean * 0.8)} {num(y - h * b)}"
                )
        if tufts:
            o.append(stroke(tufts, "#D9CDB4", 1.05, op=0.95 - 0.05 * row))
    return "".join(o)


def plume(x: float, y: float, length: float, bend: float, col: str = BLACK, n: int = 9) -> str:
    """Susuki ear: a stalk with one-sided feathered head."""
    p0, p1, p2 = (x, y), (x + bend * 0.1, y - length * 0.6), (x + bend, y - length)
    s = 1 if bend >= 0 else -1
    d = ""
    for i in range(n):
        px, py, _ = quad(p0, p1, p2, 0.52 + 0.05 * i)
        d += f"M{num(px)} {num(py)}q{num(s * 6)} {num(-6)} {num(s * 13)} {num(2 - i * 0.3)}"
    return stroke(
        f"M{num(x)} {num(y)}Q{num(p1[0])} {num(p1[1])} {num(p2[0])} {num(p2[1])}", col, 2
    ) + stroke(d, col, 1.5)


def plumes(spots: str) -> str:
    """Several ears, 'x y length bend, ...'."""
    return "".join(plume(*spot) for spot in each(spots))


GOOSE_FAR = (
    "-24 -4!, -40 -34, -40 -66, -24 -100!, -18 -80!, -8 -86!, -8 -62!, 2 -62!, -2 -36!, 8 -6!"
)
GOOSE_NEAR = (
    "-16 -4!, -4 -42, 26 -76, 66 -98!, 58 -78!, 70 -76!, 56 -58!, 64 -50!, 48 -40!, "
    "52 -28!, 38 -22!, 34 -4!"
)


def goose(x: float, y: float, s: float = 1.0, rot: float = 0, beat: float = 1) -> str:
    """Wild goose flying left; beat 1 wings raised, -1 wings pressed down."""
    up = {"sx": 1, "sy": beat}
    o = [path(move(spline(GOOSE_FAR), **up), BARK, PAPER, 1.4)]
    o.append(
        shape(
            "-92 -8, -82 -16, -70 -14, -50 -8, -24 -12, 4 -14, 34 -8, 58 0, 82 4!, 80 14!, "
            "54 18, 22 27, -8 24, -32 11, -52 1, -72 -2, -86 -2",
            BLACK,
        )
    )
    o.append(
        shape("38 -7!, 58 1, 56 12, 36 20!, 44 6", WHITE)
        + shape("-30 9!, -8 21, 20 24, 36 20!, 8 13", WHITE)
    )
    o.append(path(move(spline(GOOSE_NEAR), **up), BLACK, PAPER, 1.4))
    o.append(
        stroke(
            move(
                "M-4 -14C8 -40 30 -62 52 -76M6 -12C16 -32 34 -48 50 -58"
                "M18 -10C24 -22 34 -32 46 -38",
                **up,
            ),
            PAPER,
            1.5,
        )
    )
    return at(
        x,
        y,
        [
            *o,
            shape("-90 -12!, -104 -8, -112 -1!, -98 0, -88 -2!", YELLOW),
            dot(-82, -9.5, 2, WHITE),
        ],
        rot,
        s,
    )


CARDS = {
    "08H": card(
        dot(120, 138, 88, WHITE),
        ring(120, 138, 88, PAPER, 1),
        hill("M0 292C50 214 150 186 250 262V400H0Z"),
        plumes("60 263 104 -20, 78 248 124 -8, 176 237 112 22, 160 235 96 10, 196 242 84 30"),
        bg=RED,
    ),
    "08T": card(
        path("M0 0H240V56C190 70 150 48 100 58C60 66 30 54 0 62Z", RED),
        goose(142, 120, 0.9, -10),
        goose(86, 188, 0.7, -10, -1),
        goose(180, 262, 0.52, -10),
        hill("M0 352C70 280 180 280 250 330V400H0Z", 7),
    ),
    "08K1": card(
        hill("M0 220C30 150 90 130 140 190C180 240 220 280 250 292V400H0Z", 4),
        plumes("44 186 130 -18, 70 170 140 10, 96 170 124 26, 120 182 100 34"),
    ),
    "08K2": card(
        hill("M0 330C40 300 90 250 130 218C170 190 220 180 250 220V400H0Z", 9),
        plumes("214 210 150 16, 190 206 164 -12, 166 212 132 -30, 140 226 110 -34, 108 250 90 -30"),
    ),
}
