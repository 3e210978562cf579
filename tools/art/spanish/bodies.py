"""What all courts are made of: faces, hair, hands, shoes and clothes."""

from tools.art.french.inks import CREAM, INK, LIPS, SHADED_SKIN, SKIN
from tools.art.paths import both, num
from tools.art.spanish.strokes import at, closed, flat, inked, line

BOB = (
    "M0 -122C-24 -122 -30 -108 -30 -94C-30 -82 -32 -76 -38 -72C-36 "
    "-62 -22 -60 -18 -68C-15 -76 -18 -86 -18 -96L0 -106"
)


LONG = (
    "M0 -122C-22 -122 -28 -112 -28 -98C-28 -84 -33 -74 -39 -62C-30 "
    "-54 -20 -58 -15 -70L-14 -100L0 -108"
)


FRINGE = (
    "M-20.5 -98C-16 -108 -8 -109 0 -106C8 -109 16 -108 20.5 -98C22 "
    "-116 12 -120 0 -120C-12 -120 -22 -116 -20.5 -98Z"
)


BEARD = (
    "M-20.5 -96C-22 -76 -18 -58 0 -38C18 -58 22 -76 20.5 -96C17 -88 "
    "14 -82.5 9 -81.5C5 -83.5 2 -82 0 -80.5"
    "C-2 -82 -5 -83.5 -9 -81.5C-14 -82.5 -17 -88 -20.5 -96Z"
)


TUNIC = (
    "M0 104C-12 104 -26 107 -33 114C-35 132 -26 150 -21 164C-27 182 "
    "-36 200 -41 217C-27 226 -13 229 0 229"
)


def face(lips: str = LIPS, skin: str = SKIN, shade: str = SHADED_SKIN, neck: int = 1) -> list[str]:
    """Frontal face of the courts: one brow-and-nose line, closed lids, half in shade."""
    o = [inked("M-10 -82H10V-54C6 -48 -6 -48 -10 -54Z", shade)] if neck else []
    return [
        *o,
        inked(
            "M-20.5 -101C-21 -84 -13 -65 0 -65C13 -65 21 -84 20.5 -101"
            "C20.5 -120 -20.5 -120 -20.5 -101Z",
            skin,
        ),
        flat(
            "M0 -115C14 -115 20 -110 20 -101C20.5 -84 13 -65.5 0 -65.5L0 -78L3.6 -84L0 -98Z", shade
        ),
        line(
            "M-15 -98.5Q-10 -102.5 -4 -99.5Q-2 -98 -2.2 -95L-3.4 -86.5Q-3 "
            "-83.5 .5 -83.5H2.5"
            "M15 -98.5Q10 -102.5 4.5 -99.5M-14 -94Q-9.5 -90 -5.2 -93.6M5.2 "
            "-93.6Q9.5 -90 14 -94",
            INK,
            1.9,
        ),
        flat("M-5 -76.5Q-2 -78.5 0 -77.5Q2 -78.5 5 -76.5Q0 -71.5 -5 -76.5Z", lips),
    ]


def profile(lips: str = LIPS, skin: str = SKIN, shade: str = SHADED_SKIN) -> list[str]:
    """Face in profile, looking right."""
    d = (
        "M6 -121C13 -117 17 -110 17 -102Q16.8 -99.5 18 -97L25 -87.5"
        "Q25.5 -85 20.8 -84.6L21.4 -82.6"
        "Q22.8 -80.8 18.6 -79Q22.6 -77.4 19.4 -74.2Q18.8 -73 19.6 -71.4"
        "Q20.4 -66 15 -64.6Q9 -63.6 2 -67"
        "L-8 -74L-16 -95L-10 -118Z"
    )
    return [
        inked("M-12 -86L10 -70L9 -52C4 -48 -8 -48 -13 -54Z", shade),
        inked(d, skin),
        flat("M-16 -95L-8 -74L2 -67Q9 -64 15 -65Q6 -70 4 -79Q2.5 -90 -3 -100Z", shade),
        line(
            "M5 -101.5Q10.5 -106 16 -102M7.5 -96.5Q11.5 -92.5 15.8 -95"
            "M17 -102Q16.8 -99.5 18 -97L25 -87.5",
            INK,
            1.8,
        ),
        flat(
            "M21.4 -82.6Q22.8 -80.8 18.6 -79L13.5 -79.8Q17 -82 21.4 -82.6Z"
            "M18.6 -79Q22.6 -77.4 19.4 -74.2Q15.5 -76 13.5 -79.8Z",
            lips,
        ),
    ]


def strands(d: str) -> str:
    """Light lines in dark hair."""
    return line(d, CREAM, 1.1, 0.5)


def head(
    x: float, y: float, items: list[str], k: float = 0.7, rot: float = 0, flip: int = 1
) -> str:
    """Put a head with its middle at (x, y)."""
    t = f"translate({num(x)} {num(y)}) rotate({num(rot)}) scale({num(k * flip)} {num(k)})"
    t += " translate(0 93)"
    return f'<g transform="{t}" stroke-width="{num(1.3 / k)}">' + "".join(items) + "</g>"


def fist(x: float, y: float, rot: float = 0, k: float = 1, flip: int = 1) -> str:
    """Closed hand around something upright."""
    o = [
        inked("M-7 -8C-2 -10 5 -10 7 -7C9 -2 9 4 7 8C3 10 -4 10 -8 8C-9 3 -9 -4 -7 -8Z", SKIN),
        flat("M4 -8.5C9 -8 9 8 4 9C6 3 6 -3 4 -8.5Z", SHADED_SKIN),
        line("M-8.2 -3.6H4M-8.5 .6H4.5M-8.2 4.8H4", "#B98A66", 1),
    ]
    return at(x, y, o, rot, k * flip, k)


def palm(x: float, y: float, rot: float = 0, k: float = 1, flip: int = 1) -> str:
    """Open hand, fingers up."""
    o = [
        inked(
            "M-6 9C-8 3 -8 -2 -7 -6L-6 -14Q-4.5 -16 -3.2 -13.5L-2.8 -8"
            "L-2 -16Q-.3 -18 1 -15.5L1.3 -8L2.6 -14Q4.5 -15.5 "
            "5.3 -13L5 -5L8 -9Q10 -10 10 -7.5L6 3L5 9Z",
            SKIN,
        ),
        line("M-2.8 -8V-3M1.3 -8V-3", "#B98A66", 1),
    ]
    return at(x, y, o, rot, k * flip, k)


def shoe(x: float, y: float, col: str, flip: int = 1, rot: float = 0, k: float = 1) -> str:
    """Pointed shoe, ankle at (x, y), toe to the right."""
    o = [inked("M-7 -7H6C8 -1 14 2 24 4C28 5.5 28 8.5 24 9H-7C-9 5 -8.5 -2 -7 -7Z", col)]
    return at(x, y, o, rot, flip * k, k)


def bob(hair: str) -> tuple[list[str], list[str]]:
    """Page's hair: behind and over the face."""
    lines = both("M-25 -98C-25 -86 -26 -78 -30 -71M-21.5 -94C-21.5 -84 -21 -76 -23 -69")
    return [inked(closed(BOB), hair), strands(lines)], [inked(FRINGE, hair)]


def beard(hair: str, forked: bool = False) -> list[str]:
    """Full beard with a lit side."""
    low = (
        "C-2 -46 -6 -34 -9 -28C-16 -40 -20 -58 -20.5 -96" if forked else "C-9 -46 -18 -58 -20.5 -96"
    )
    d = (
        "M-20.5 -96C-17 -88 -14 -82.5 -9 -81.5C-5 -83.5 -2 -82 0 -80.5"
        "C2 -82 5 -83.5 9 -81.5C14 -82.5 17 -88 20.5 -96"
    )
    d += "C20 -58 16 -40 9 -28C6 -34 2 -46 0 -48" if forked else "C22 -76 18 -58 0 -36"
    return [
        inked(d + low + "Z", hair),
        flat(
            "M0 -80.5C2 -82 5 -83.5 9 -81.5C14 -82.5 17 -88 20.5 -96C22 -76 18 -58 0 -38Z",
            "#000",
            0.14,
        ),
        flat("M-5 -75.5Q0 -78 5 -75.5Q0 -71.5 -5 -75.5Z", "#B23A3F"),
        strands(both("M-15 -82C-14 -70 -9 -60 -3 -50M-9 -78C-8 -68 -5 -60 -1 -54")),
    ]
