"""What the portraits share: rays, neck, the common face, hair lines and ornaments.

The origin is below the chin, where the court figures have it.
"""

from tools.art.french.inks import CREAM, GOLD, INK, LIPS
from tools.art.markup import group, path, stroke
from tools.art.paths import both, circle, clip_polygon, move, num, polar, rect

WHITE, PEARL_EDGE = "#FFFDF7", "#C9BFA8"
LIGHT, WARM, TAN = ("#F6DCC2", "#E6BE9C"), ("#F2CFAA", "#DDAE80"), ("#E3B083", "#C98F61")
BROWN, DEEP = ("#BE8257", "#9E6540"), ("#8E5A3C", "#70432C")
BUST = "M0 -62L-15 -61C-38 -57 -60 -50 -66 -28V0H0"
HEAD = "M-20.5 -101C-21 -84 -13 -65 0 -65C13 -65 21 -84 20.5 -101C20.5 -120 -20.5 -120 -20.5 -101Z"
SHADE = "M0 -115.2C14 -115 20.5 -110 20.5 -101C21 -84 13 -65 0 -65L0 -77L4 -84L0 -98Z"
NOSE = "M-15.4 -99.6Q-10 -104 -4.2 -100.4Q-2 -98.4 -2.3 -95L-3.6 -86.6Q-3.2 -83.4 .6 -83.4H2.8"
BROW = "M15.4 -99.6Q10 -104 4.4 -100.6"
EYE = "M4.6 -92.6Q9.6 -96.6 14.6 -92.2Q9.8 -88.6 4.6 -92.6Z"
LID = "M4 -92.4Q9.6 -97.6 15.4 -92.6"
WRINKLES = both("M-8.2 -82Q-11 -79.5 -11 -75.5") + both("M-16 -88.5Q-12 -86.4 -8.4 -87.6")
PETAL = "M0 0C7 -5 7 -15 0 -19C-7 -15 -7 -5 0 0Z"
FRAME = [(-60, -152), (60, -152), (60, -32), (-60, -32)]


def up(*items: str) -> str:
    """Raise bare shoulders above the height of a collar."""
    return group(*items, at="translate(0 -8)")


def burst(ground: str, ray: str) -> str:
    """Draw eighteen rays from behind the head."""
    beams = (
        [(0.0, -92.0), polar(0, -92, 220, i * 20 - 5), polar(0, -92, 220, i * 20 + 5)]
        for i in range(18)
    )
    rays = "".join(path(clip_polygon(beam, FRAME), ray) for beam in beams)
    return path(rect(-60, -152, 120, 120), ground) + rays


def neck(skin: tuple[str, str], low: float = -50) -> str:
    """Draw the neck, lit from the left."""
    a, b = num(low - 4), num(low + 4)
    lit = f"M-10.5 -80H0V{num(low + 2)}C-6 {num(low + 2)} -9 {num(low - 1)} -10.5 {a}Z"
    return path(f"M-10.5 -80H10.5V{a}C6 {b} -6 {b} -10.5 {a}Z", skin[1]) + path(lit, skin[0])


def visage(
    skin: tuple[str, str],
    brow: str = INK,
    lips: str = LIPS,
    eyes: str = "#3A2A20",
    age: int = 0,
    width: float = 1,
    smile: float = 1,
    blush: str | None = None,
) -> str:
    """Draw the common face with its half open eyes."""
    ears = both(circle(20.6 * width, -93, 3.4, 5))
    return (
        path(ears, skin[1])
        + path(move(HEAD, sx=width, sy=1), skin[0])
        + path(move(SHADE, sx=width, sy=1), skin[1])
        + (path(both(circle(12.5, -83.5, 4.6, 3.2)), blush, op=0.5) if blush else "")
        + _eyes(eyes, brow)
        + stroke(NOSE, brow, 1.7)
        + stroke(BROW, brow, 1.7)
        + _mouth(lips, brow, smile)
        + _age(skin, age)
    )


def _eyes(iris: str, brow: str) -> str:
    glints = circle(-10.2, -93.6, 0.7) + circle(8.6, -93.6, 0.7)
    return (
        path(both(EYE), WHITE)
        + path(both(circle(9.4, -92.8, 2.5)), iris)
        + path(glints, WHITE)
        + stroke(both(LID), brow, 1.9)
    )


def _mouth(lips: str, brow: str, smile: float) -> str:
    low, corner = num(-71.2 - 0.6 * smile), num(-76.6 - 0.7 * smile)
    seam = f"M-6.6 {corner}Q0 {num(-75 + 1.1 * smile)} 6.6 {corner}"
    full = path(f"M-6 -76.6Q-2.6 -78.6 0 -77.4Q2.6 -78.6 6 -76.6Q0 {low} -6 -76.6Z", lips)
    return full + stroke(seam, brow, 0.9, op=0.8)


def _age(skin: tuple[str, str], age: int) -> str:
    tint = skin[1] if age == 1 else "#A9764F"
    return stroke(WRINKLES, tint, 1.2, op=0.9) if age else ""


def strands(lines: list[str], col: str = CREAM, width: float = 1.1, op: float = 0.45) -> str:
    """Draw lines of light in the hair."""
    return stroke("".join(lines), col, width, op=op)


def flower(x: float, y: float, r: float, one: str, other: str) -> str:
    """Draw a flower of six petals."""
    petals = "".join(
        path(move(PETAL, sx=r / 19, rot=i * 60, dx=x, dy=y), other if i % 2 else one)
        for i in range(6)
    )
    return petals + path(circle(x, y, r * 0.24), GOLD)


def pearls(y: float, half: float, dip: float) -> str:
    """Draw a string of nine pearls."""
    places = ((i * half / 4, y + dip * (1 - (i / 4) ** 2)) for i in range(-4, 5))
    return "".join(path(circle(*at, 2.3), WHITE, PEARL_EDGE, 0.5) for at in places)
