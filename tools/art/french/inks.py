"""Colours of the French deck."""

from dataclasses import dataclass

INK = "#1B2537"
RED = "#C22F3B"
GREEN = "#23744E"
BLUE = "#2163AE"
GOLD = "#D9A441"
CREAM = "#F7EBD2"
PAPER = "#FFFDF7"
EDGE = "#B9B2A3"
WHITE = "#FFFFFF"
SKIN, SHADED_SKIN = "#F4D6B8", "#E2B793"
STEEL, DARK_STEEL = "#DCE3E8", "#AEBBC6"
LIPS = "#B23A3F"

TWO_INKS = {"S": INK, "C": INK, "H": RED, "D": RED}
FOUR_INKS = {"S": INK, "C": GREEN, "H": RED, "D": BLUE}


@dataclass(frozen=True)
class Robe:
    """Tones of one court figure."""

    main: str
    dark: str
    light: str
    hair: str


TWO_ROBES = {
    "S": Robe("#22344F", "#152133", "#86A5C4", "#2A2230"),
    "H": Robe("#BE2F3C", "#8C1E2C", "#F0B9A8", "#C98A2B"),
    "D": Robe("#C24A2E", "#8E3020", "#F3C98B", "#8A4B25"),
    "C": Robe("#1F4F4A", "#123330", "#9CC3A9", "#4A2F22"),
}
FOUR_ROBES = TWO_ROBES | {
    "D": Robe("#2C64A6", "#173E70", "#A9CBE8", "#8A4B25"),
    "C": Robe("#2B7A4F", "#165034", "#B4DDB9", "#4A2F22"),
}


@dataclass(frozen=True)
class Palette:
    """Suit inks and the robes that go with them."""

    inks: dict[str, str]
    robes: dict[str, Robe]


TWO = Palette(TWO_INKS, TWO_ROBES)
FOUR = Palette(FOUR_INKS, FOUR_ROBES)
