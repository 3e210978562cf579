"""Letters and figures as single strokes, 100 high, with their widths."""

from tools.art.markup import stroke
from tools.art.paths import circle, move

_SIX = (
    "M46.5 25C45 13 38.5 7.5 29 7.5C14 7.5 7.5 22 7.5 54C7.5 80 14 92.5 28 92.5"
    "C41 92.5 48.5 83 48.5 67.5C48.5 52 41 43.5 29 43.5C18 43.5 9 51 8 64"
)
GLYPHS = {
    "A": (60, "M4 97L25.5 10H34.5L56 97M13 68H47"),
    "2": (56, "M9 31C9 15 16 7.5 28 7.5C40 7.5 47.5 15 47.5 28C47.5 44 36 54 10 92.5H51"),
    "3": (
        56,
        "M9 27C9 14 16 7.5 28 7.5C40 7.5 46.5 15 46.5 27C46.5 40 39 47.5 22 47.5"
        "M24 47.5C41 47.5 48.5 56 48.5 69.5C48.5 85 41 92.5 28 92.5C14.5 92.5 7.5 85 7.5 71",
    ),
    "4": (60, "M42 97V10.5H36.5L9 70H58"),
    "5": (
        56,
        "M48 7.5H14L11 50C15 43 21 40.5 28 40.5C41 40.5 48.5 50 48.5 66"
        "C48.5 84 41 92.5 28 92.5C15 92.5 8.5 86 7.5 74",
    ),
    "6": (56, _SIX),
    "7": (54, "M4 7.5H47C35 36 25 62 22 97"),
    "8": (56, circle(28, 28, 19, 20.5) + circle(28, 70.5, 21, 22)),
    "9": (56, move(_SIX, rot=180, dx=56, dy=100)),
    "1": (26, "M1 20H9C14 20 17 16 17 10V3M17 3V97"),
    "0": (52, circle(26, 50, 18.5, 42.5)),
    "J": (48, "M40 3V68C40 85 34 92.5 22.5 92.5C11.5 92.5 6 85 6 71"),
    "O": (60, circle(30, 50, 22.5, 42.5)),
    "Q": (62, circle(30, 50, 22.5, 42.5) + "M32 66L56 99"),
    "K": (56, "M10 3V97M50 3L11 57M21 43L51 97"),
    "R": (56, "M10 97V7.5H27C41 7.5 47.5 15 47.5 28.5C47.5 43 41 50.5 27 50.5H10M28 50.5L50 97"),
    "D": (58, "M10 7.5V92.5H22C42 92.5 50.5 78 50.5 50C50.5 22 42 7.5 22 7.5Z"),
    "V": (58, "M5 3L29 92L53 3"),
    "N": (60, "M10 97V10H14L46 90H50V3"),
    "I": (22, "M11 3V97"),
    "P": (54, "M10 97V7.5H27C41 7.5 47.5 15 47.5 29.5C47.5 44 41 53.5 27 53.5H10"),
    "E": (48, "M46 7.5H10V92.5H46M10 49H40"),
    "S": (
        54,
        "M46 24C44 13 38 7.5 27 7.5C15 7.5 8 14.5 8 26C8 52 47 44 47 72"
        "C47 85 39 92.5 27 92.5C15 92.5 8 86 6.5 74",
    ),
}


def label(
    text: str, cx: float, y: float, height: float, col: str, weight: float = 14.5, gap: float = 9
) -> str:
    """Draw a word centred on cx; weight and gap are hundredths of its height."""
    k = height / 100
    widths = [GLYPHS[c][0] for c in text]
    x = cx - (sum(widths) + gap * (len(text) - 1)) * k / 2
    out = ""
    for c, w in zip(text, widths, strict=True):
        out += stroke(move(GLYPHS[c][1], sx=k, dx=x, dy=y), col, weight * k, "butt", join="miter")
        x += (w + gap) * k
    return out
