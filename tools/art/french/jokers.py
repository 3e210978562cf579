"""Two jokers: jesters drawn with the parts of the court figures."""

from dataclasses import dataclass

from tools.art.flowers.curves import points, spline, through
from tools.art.french.corners import mirrored, paper
from tools.art.french.courts import RAYS, panel
from tools.art.french.figures import UPPER, face, ground, hand, lozenges, neck, upper
from tools.art.french.glyphs import label
from tools.art.french.inks import CREAM, GOLD, INK, LIPS, RED, SHADED_SKIN, SKIN
from tools.art.french.sizes import H, Size, W
from tools.art.markup import document, path, stroke
from tools.art.paths import (
    both,
    circle,
    clip_polygon,
    flatten,
    move,
    num,
    polar,
    polygon,
    rect,
)


@dataclass(frozen=True)
class Motley:
    """Tones of one joker."""

    main: str
    dark: str
    light: str
    index: str


JOKERS = {
    "JK": Motley("#BE2F3C", "#22344F", "#F0B95A", RED),
    "JK2": Motley("#3A4A63", "#1B2537", "#C9B48A", INK),
}
HORN = (
    "-12 -112!, -20 -128, -36 -138, -54 -134, -66 -116, -65 -98!, -58 -110, -48 -113, "
    "-41 -104, -36 -94, -25 -90!"
)
HOOD = "0 -124!, -20 -121, -29 -106, -29 -90, -25 -74, -20 -60!, 0 -58!"
CREST = "0 -139!, -15 -132, -19 -110!, 0 -114!"
SHOULDERS = "0 -62!, -16 -60, -46 -54, -64 -40, -76 -14, -84 20!, -84 90!, 0 90!"
RIDGES = ((-27, -133, -24, -104), (-41, -138, -39, -106), (-55, -133, -49, -113))
BAND = "M-24 -104C-11 -113 11 -113 24 -104L26 -111.5C11 -120 -11 -120 -26 -111.5Z"
GRIN = "M-8.5 -77.5Q0 -73 8.5 -77.5Q5 -69.5 0 -69.5Q-5 -69.5 -8.5 -77.5Z"
GEMS = ((0, -114.4), (-11, -112.6), (11, -112.6))
SMALL_HORN = (
    "M0 -108C-4 -118 -10 -122 -16 -120C-20 -118 -21 -112 -20 -108C-16 -112 -13 -111 -11 -106"
    "C-7 -108 -4 -108 0 -108Z"
)
SMALL_BAND = (
    "M54 -106C48 -107 45 -106 44 -104L44.5 -108C48 -110.5 60 -110.5 63.5 -108L64 -104"
    "C62 -106 60 -107 54 -106Z"
)


def joker(name: str, size: Size) -> str:
    """Draw one joker."""
    tones = JOKERS[name]
    half = (
        ground(RAYS)
        + _doublet(tones)
        + neck()
        + _collar(tones)
        + _cap(tones)
        + _sceptre(tones)
        + hand(tones.dark, GOLD)
        + _star(-55, -62, 6, tones.index)
    )
    return document(W, H, paper(), panel(half, tones.dark, size), _index(tones.index, size))


def _index(col: str, size: Size) -> str:
    k = 1 if size.name == "normal" else 1.45 if size.name == "big" else 2
    word = "".join(
        label(c, size.x, size.top + (36 + i * 23) * k, 18 * k, col, 17)
        for i, c in enumerate("JOKER")
    )
    return mirrored(size, _star(size.x, size.top + 15 * k, 15 * k, col), word)


def _flipped(text: str) -> str:
    return through([(-x, y, corner) for x, y, corner in points(text)])


def _star(cx: float, cy: float, r: float, col: str) -> str:
    return path(
        polygon(polar(cx, cy, r * (0.42 if i % 2 else 1), -90 + i * 36) for i in range(10)), col
    )


def _bell(x: float, y: float, r: float, dark: str) -> str:
    return (
        path(circle(x, y, r), GOLD)
        + stroke(f"M{num(x - r * 0.75)} {num(y + r * 0.25)}H{num(x + r * 0.75)}", dark, 1)
        + path(circle(x, y + r * 0.5, r * 0.22), dark)
    )


def _doublet(tones: Motley) -> str:
    left, right = flatten(spline(SHOULDERS))[0], flatten(_flipped(SHOULDERS))[0]
    return (
        path(clip_polygon(left, UPPER), tones.main)
        + path(clip_polygon(right, UPPER), tones.dark)
        + lozenges(left, tones.light, 22, 32, 0.36, -66, -80)
        + lozenges(right, tones.main, 22, 32, 0.36, -66, -80)
        + upper(rect(-3, -60, 6, 120), GOLD)
        + path(circle(0, -20, 2.3) + circle(0, -8, 2.3), tones.dark)
    )


def _collar(tones: Motley) -> str:
    cols = (tones.light, tones.main, CREAM)
    dags = "".join(_dag(i, cols[i % 3], tones.dark) for i in range(-3, 4))
    return dags + path("M-34 -66C-26 -52 26 -52 34 -66C22 -58 -22 -58 -34 -66Z", GOLD)


def _dag(i: int, col: str, dark: str) -> str:
    rim = [
        _oval(90 - (i - 0.52) * 25, 34, 20),
        _oval(90 - i * 25, 56, 40),
        _oval(90 - (i + 0.52) * 25, 34, 20),
    ]
    return path(polygon([(0, -72), *rim]), col, dark, 1) + _bell(*rim[1], 3.6, dark)


def _oval(angle: float, rx: float, ry: float) -> tuple[float, float]:
    x, y = polar(0, 0, 1, angle)
    return x * rx, y * ry - 68


def _cap(tones: Motley) -> str:
    gems = "".join(_lozenge(x, y, 2.6, 3) for x, y in GEMS)
    return (
        path(spline(HOOD), tones.dark)
        + path(_flipped(HOOD), tones.main)
        + face()
        + _laugh(tones)
        + path(spline(CREST), tones.light)
        + path(_flipped(CREST), GOLD)
        + path(spline(HORN), tones.main)
        + path(_flipped(HORN), tones.dark)
        + _ridges(1, tones.light, tones.dark)
        + _ridges(-1, tones.main, tones.dark)
        + path(BAND, GOLD)
        + path(gems, tones.main)
    )


def _laugh(tones: Motley) -> str:
    cheeks = both(_lozenge(9.6, -84, 2.6, 7))
    return (
        path(GRIN, LIPS)
        + stroke("M-8.5 -77.5Q0 -75 8.5 -77.5", INK, 1.1)
        + path(cheeks, tones.main)
    )


def _lozenge(x: float, y: float, w: float, h: float) -> str:
    return polygon([(x, y - h), (x + w, y), (x, y + h), (x - w, y)])


def _ridges(sign: int, tint: str, dark: str) -> str:
    curves = "".join(
        f"M{sign * x0} {y0}Q{sign * ((x0 + x1) / 2 - 5)} {(y0 + y1) / 2} {sign * x1} {y1}"
        for x0, y0, x1, y1 in RIDGES
    )
    return stroke(curves, tint, 2.2) + _bell(sign * -65, -94, 5.2, dark)


def _sceptre(tones: Motley) -> str:
    ruff = [(54, -92), *[polar(54, -92, 15 if i % 2 else 9, 10 + i * 20) for i in range(9)]]
    return (
        path("M52.4 -92H55.6V-12H52.4Z", "#7A4E2B")
        + path(polygon(ruff), tones.light, tones.dark, 0.9)
        + path(circle(54, -102, 9.2, 10), SKIN)
        + path("M54 -112C60 -112 63.2 -108 63.2 -102C63.2 -96 59 -92 54 -92Z", SHADED_SKIN)
        + stroke("M49.5 -104H52M56 -104H58.5M50 -97.5Q54 -94 58 -97.5", INK, 1.3)
        + _small_horn(1, tones.main)
        + _small_horn(-1, tones.dark)
        + path(SMALL_BAND, GOLD)
    )


def _small_horn(sign: int, tone: str) -> str:
    horn = move(SMALL_HORN, sx=sign, sy=1, dx=54)
    return path(horn, tone) + path(circle(54 - sign * 20, -106, 2.6), GOLD)
