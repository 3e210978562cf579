"""Colours of the four Spanish suits and of their courts."""

from typing import NamedTuple

from tools.art.french.inks import GOLD

SUITS = {"D": "oros", "H": "copas", "S": "espadas", "C": "bastos"}
"""Which Spanish suit stands for which French one."""
INDEX = {"D": "#8F5507", "H": "#B72A36", "S": "#1E4C7C", "C": "#1B6A3F"}
EDGE = {"D": "#93591A", "H": "#8C1E2C", "S": "#1B3A63", "C": "#165034"}
PINTA = {"D": 0, "H": 1, "S": 2, "C": 3}
"""How many gaps the frame of a suit has above and below."""
WOOD, DARK_WOOD, LIT_WOOD = "#8A5A2B", "#5F3A1A", "#A9743A"
LEAF, DARK_LEAF = "#3F8A57", "#1F5F3C"
BLADE, BLADE2, BLADE3 = "#8FBBE2", "#3D78B6", "#1F4A7A"
COIN, COIN2, COIN3 = "#F4D27C", GOLD, "#7F4E13"
DARK_GOLD = "#B9832B"
SUN, DARK_SUN = "#C8402F", "#93261F"
WHITE = "#FFFDF7"


class Robe(NamedTuple):
    """Tones of the figures of a suit."""

    main: str
    dark: str
    light: str
    second: str
    hair: str


class Tack(NamedTuple):
    """Tones of the cloth and straps of a horse."""

    main: str
    dark: str
    light: str


ROBES = {
    "D": Robe("#D9982B", "#8A5517", "#F8DE9F", "#7B2D43", "#8A4B25"),
    "H": Robe("#BE2F3C", "#8C1E2C", "#F0B9A8", "#22344F", "#C98A2B"),
    "S": Robe("#2F639E", "#1B3A63", "#A9CBE8", "#B8323C", "#2A2230"),
    "C": Robe("#2F8054", "#165034", "#B4DDB9", "#7A4A22", "#4A2F22"),
}
