"""January: pine and crane."""

from tools.art.flowers.card import card, dot, sun
from tools.art.flowers.curves import along
from tools.art.flowers.leaves import leaf, spokes
from tools.art.flowers.palette import BLACK, DARK_RED, PAPER, RED, WHITE, YELLOW
from tools.art.flowers.ribbon import AKA_YOROSHI, ribbon
from tools.art.flowers.strokes import limb
from tools.art.markup import path, stroke
from tools.art.paths import move, num, polar


def pine(cx: float, cy: float, r: float, col: str = BLACK, rim: str = RED, n: int = 13) -> str:
    """Fan-shaped needle clump with a flat base at cy."""
    k, d = 7, f"M{num(cx - r)} {num(cy)}"
    for i in range(k):
        x1, y1 = polar(cx, cy, r, 180 + (i + 1) * 180 / k)
        mx, my = polar(cx, cy, r * 1.16, 180 + (i + 0.5) * 180 / k)
        d += f"Q{num(mx)} {num(my)} {num(x1)} {num(y1)}"
    sag = num(cy + r * 0.16)
    d += f"C{num(cx + r / 2)} {sag} {num(cx - r / 2)} {sag} {num(cx - r)} {num(cy)}Z"
    long = spokes(cx, cy - 2, r * 0.2, r * 0.9, [180 + (i + 0.5) * 180 / n for i in range(0, n, 2)])
    short = spokes(
        cx, cy - 2, r * 0.2, r * 0.8, [180 + (i + 0.5) * 180 / n for i in range(1, n, 2)]
    )
    heart = move("M-.2 0C-.2 -.26 .2 -.26 .2 0Z", sx=r, dx=cx, dy=cy + 1)
    return path(d, col) + stroke(long + short, PAPER, 1.6) + path(heart, rim)


def trunk(text: str, w0: float, w1: float, scales: int = 11) -> str:
    """Red pine trunk with black bark plates, alternately on either side."""
    marks = ""
    for i, (x, y, a) in enumerate(along(text, scales, 0.05, 0.92)):
        half = (w0 + (w1 - w0) * i / scales) / 2
        side = a + (90 if i % 2 else -90)
        (x0, y0), (x1, y1) = (
            polar(x, y, half, side),
            polar(*polar(x, y, half * 0.02, side), half * 0.55, a + 180),
        )
        cx, cy = polar(*polar(x, y, half * 0.2, side), half * 0.35, a)
        marks += f"M{num(x0)} {num(y0)}Q{num(cx)} {num(cy)} {num(x1)} {num(y1)}"
    return limb(text, w0, w1, DARK_RED) + stroke(marks, BLACK, 2.2)


CRANE_BODY = (
    "M164 206C178 236 158 270 116 270C88 270 66 262 46 244C72 240 84 222 104 208"
    "C124 194 152 190 164 206Z"
)
CRANE_NAPE = (
    "M146 200C160 190 162 176 150 160C136 142 136 116 152 100C160 92 174 92 180 102"
    "C181 106 180 109 178 111"
)
CRANE_NECK = (
    CRANE_NAPE + "C170 114 163 119 162 128C160 142 172 154 180 172C190 198 182 226 158 244Z"
)
CRANE_THROAT = (
    "M178 111C170 114 163 119 162 128C160 142 172 154 180 172C186 188 186 204 180 218"
    "C180 200 172 182 160 166C148 150 146 130 156 116C162 109 171 108 178 111Z"
)


def crane() -> str:
    """Red-crowned crane standing to the right."""
    o = [stroke("M104 262L98 300L104 356M128 260L132 300L128 356", BLACK, 4)]
    for i, (rot, length) in enumerate(((-118, 86), (-126, 96), (-134, 98), (-143, 92), (-152, 80))):
        o.append(leaf(96, 232, length, 12, rot, "#3A3435" if i % 2 else BLACK))
    o += [
        path(CRANE_BODY, WHITE, BLACK, 2.2),
        stroke("M180 172C190 198 182 226 158 244", BLACK, 4.4),
        path(CRANE_NECK, WHITE),
        stroke(CRANE_NAPE, BLACK, 2.2),
        path(CRANE_THROAT, BLACK),
    ]
    o += [
        path("M178 101L222 112L177 112C174 109 174 104 178 101Z", YELLOW),
        stroke("M180 107.5L214 111", BLACK, 1.1),
    ]
    o += [
        path("M152 100C160 90 176 91 180 102C170 99 162 100 155 105Z", DARK_RED, WHITE, 1.6),
        dot(169.5, 105, 2, BLACK),
    ]
    o += [
        stroke(
            f"M{148 - i * 15} {222 + i * 2}C{142 - i * 15} {240 + i * 2} "
            f"{128 - i * 15} {250 + i} {112 - i * 13} {252 - i * 1.5}",
            BLACK,
            1.8,
        )
        for i in range(5)
    ]
    return "".join(o) + stroke("M156 214C146 206 128 206 112 216", BLACK, 1.8)


CARDS = {
    "01H": card(
        sun(146, 108, 72),
        pine(206, 300, 46),
        pine(34, 330, 48),
        crane(),
        pine(62, 392, 60),
        pine(186, 394, 66),
        pine(124, 396, 44),
    ),
    "01R": card(
        trunk("16 410, 40 330, 22 250, 60 170, 48 90, 104 -24", 40, 20),
        limb("44 150, 110 120, 170 112", 14, 7, DARK_RED),
        limb("30 290, 100 320, 190 338", 16, 8, DARK_RED),
        pine(186, 118, 62),
        pine(52, 84, 62),
        pine(40, 226, 50),
        pine(200, 306, 56),
        ribbon(124, 192, -7, text=AKA_YOROSHI),
        pine(184, 398, 66),
        pine(58, 384, 62),
    ),
    "01K1": card(
        trunk("10 410, 46 330, 34 246, 92 176, 130 110, 200 54", 46, 18),
        limb("60 206, 130 226, 186 240", 15, 8, DARK_RED),
        limb("40 330, 110 344, 170 384", 18, 9, DARK_RED),
        pine(176, 96, 72),
        pine(62, 152, 60),
        pine(180, 250, 64),
        pine(56, 306, 56),
        pine(160, 386, 72),
    ),
    "01K2": card(
        trunk("232 410, 190 336, 212 256, 160 190, 176 110, 120 30", 50, 16),
        pine(116, 116, 94),
        pine(84, 250, 82),
        pine(196, 236, 48),
        pine(150, 384, 96),
    ),
}
