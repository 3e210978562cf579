"""Every colour, radius and size of the interface; nothing else in the program names a colour."""

from typing import ClassVar, NamedTuple

BASE = 14
"""Pixels of the system font at 1.0."""
INK = "#1B2537"
PAPER = "#FFFDF7"
CREAM = "#F7EBD2"
INLAY = "#D9A441"
"""The gold line set into score sheets."""
SCRIM = "rgba(6, 18, 14, 150)"
"""What darkens the table under a score sheet."""


class TablePalette(NamedTuple):
    """The materials of the table, which is dark in every scheme, or of the pages round it."""

    rail: str = "#0E1F19"
    panel: str = "#132A22"
    glow: str = "#1A382D"
    """Where the light falls on a page."""
    plate: str = "#10241D"
    raised: str = "#1A382D"
    raised2: str = "#24493B"
    line: str = "#2F5546"
    line2: str = "#5C8E79"
    text: str = "#F7EFDD"
    text2: str = "#C3D0C6"
    text3: str = "#9DB3A6"
    gold: str = "#E9BC5B"
    gold_deep: str = "#B98530"
    on_gold: str = INK
    red: str = "#FFA69B"
    amber: str = "#F3D58C"
    mint: str = "#9BDDB2"
    sky: str = "#8FD3FF"
    field: str = "#B32D38"
    cause: str = "#FF8A80"
    border: int = 1
    """Width of the border of plates, in logical pixels."""
    shadows: bool = True


TABLE_PALETTE = TablePalette()
CONTRAST = TablePalette(
    rail="#000000", panel="#000000", glow="#000000", plate="#000000", raised="#000000",
    raised2="#24493B", line="#FFFFFF", line2="#FFFFFF", text="#FFFFFF", text2="#FFFFFF",
    text3="#FFFFFF", gold="#FFD84D", gold_deep="#FFD84D", on_gold="#000000",
    border=2, shadows=False,
)  # fmt: skip
PAGES_IN_LIGHT = TablePalette(
    rail="#F3ECDB", panel=PAPER, glow="#F9F3E4", plate=PAPER, raised="#E8EEE0", raised2="#D8E5D6",
    line="#D8CDB4", line2="#8C8064", text=INK, text2="#4A5263", text3="#5C6372",
    gold="#1F5D46", gold_deep="#B98530", on_gold=PAPER, red="#B02A36", amber="#17493A",
    mint="#1F6B45", sky="#22558F", cause="#B02A36", shadows=False,
)  # fmt: skip
"""Pages in a light scheme: the paper of its dialogs, with their green where the dark has gold."""


class DialogPalette(NamedTuple):
    """The materials of dialogs, and of what is said and written on the table."""

    window: str
    side: str
    field: str
    line: str
    border: str
    text: str
    text2: str
    text3: str
    accent: str
    on_accent: str
    selected: str
    changed: str
    on_changed: str
    link: str
    negative: str
    positive: str
    dots: str
    focus: str


LIGHT = DialogPalette(
    window=PAPER, side="#F3ECDB", field="#FFFFFF", line="#D8CDB4", border="#8C8064",
    text=INK, text2="#4A5263", text3="#5F6675", accent="#1F5D46", on_accent=PAPER,
    selected="#E4EDE4", changed="#FBEFD0", on_changed="#6B4600", link="#22558F",
    negative="#B02A36", positive="#1F6B45", dots="#8A5A00", focus="#3A88C6",
)  # fmt: skip
DARK = DialogPalette(
    window="#16241F", side="#101C18", field="#0E1915", line="#30453C", border="#6B8E80",
    text="#F7EFDD", text2="#C3D0C6", text3="#9DB3A6", accent="#E9BC5B", on_accent=INK,
    selected="#20382E", changed="#3A3118", on_changed="#F3D58C", link="#8FD3FF",
    negative="#FFA69B", positive="#9BDDB2", dots="#E9BC5B", focus="#8FD3FF",
)  # fmt: skip


class Felt(NamedTuple):
    """A cloth: a radial gradient from the middle to the edge."""

    centre: str
    mid: str
    edge: str
    picture: str = ""
    """The file of a picture that lies there instead."""


PICTURE_SHADE = "#A8060E12"
"""Laid over a picture that is a felt: even on white cream letters are read then."""
FOUND_BEST = "#0F4A30"
"""The part of players who find the best choice, on paper."""
GOLD_DISC, RED_DISC, BLUE_SLIP = "#D9A441", "#C22F3B", "#1F5FA8"
"""The signs of brights and of ribbons on flower cards; a blue ribbon has its own."""
LIT_DISC = "#F2C14E"
"""Below the month on flower cards that take one another now."""

FELTS = {
    "green": Felt("#2F7A5C", "#1F5D46", "#123A2D"),
    "blue": Felt("#35618F", "#22456D", "#132A47"),
    "wine": Felt("#7C3343", "#57212F", "#34121C"),
    "slate": Felt("#55626B", "#3B464E", "#22292F"),
    "plum": Felt("#5E4478", "#432F59", "#281B38"),
}
CONTRAST_FELT = Felt("#0B2E22", "#0B2E22", "#0B2E22")

SUIT_INK = {"S": "#1B2537", "H": "#C22F3B", "D": "#C22F3B", "C": "#1B2537"}
SUIT_INK_FOUR = SUIT_INK | {"C": "#23744E", "D": "#2163AE"}
SPANISH_INK = {"S": "#1E4C7C", "H": "#B72A36", "D": "#8F5507", "C": "#1B6A3F"}
APART_INK = {"S": "#1B2537", "H": "#940F00", "D": "#1919E6", "C": "#0F8562"}
"""Inks that stay apart for whoever confuses red and green, or blue and yellow."""
SPANISH_APART_INK = {"S": "#12206E", "H": "#520400", "D": "#8A6A00", "C": "#1D7C87"}
SUIT_ON_DARK = {"S": "#F7EFDD", "H": "#FFA69B", "D": "#FFA69B", "C": "#F7EFDD"}
APART_ON_DARK = {"S": "#F7EFDD", "H": "#EFA06C", "D": "#90B5DA", "C": "#00FF19"}
SPANISH_APART_ON_DARK = {"S": "#A9B8FF", "H": "#F08A4B", "D": "#FFF3A0", "C": "#19D9B0"}
SPANISH_ON_DARK = {"S": "#A9CBE8", "H": "#FFA69B", "D": "#F0C766", "C": "#9BDDB2"}


class Type:
    """Sizes of type as multiples of the system font."""

    CAPTION: ClassVar[float] = 0.93
    BODY: ClassVar[float] = 1.0
    NAME: ClassVar[float] = 1.07
    BUTTON: ClassVar[float] = 1.14
    TILE: ClassVar[float] = 1.28
    HEADING: ClassVar[float] = 1.35
    SHEET: ClassVar[float] = 1.78
    FIGURE: ClassVar[float] = 2.14


class Radius:
    """Roundings in logical pixels; a card's is a part of its width."""

    CARD: ClassVar[float] = 0.066
    SMALL: ClassVar[int] = 11
    PLATE: ClassVar[int] = 12
    BUTTON: ClassVar[int] = 10
    DIALOG: ClassVar[int] = 14
    SHEET: ClassVar[int] = 16


def luminance(colour: str) -> float:
    """Return the relative luminance of ``#RRGGBB`` after WCAG 2."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def is_dark(colour: str) -> bool:
    """Tell whether a colour is nearer to black than to white, as one sees it."""
    return luminance(colour) < 0.18


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours after WCAG 2, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
