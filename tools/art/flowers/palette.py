"""Inks of the flower deck."""

W, H = 240, 400

RED = "#CB3A2E"
DARK_RED = "#98261F"
BLACK = "#221E1F"
YELLOW = "#EDB43C"
BLUE = "#3A5590"
VIOLET = "#5B4A94"
AZURE, DARK_AZURE = "#1F5FA8", "#153F73"
"""Of the blue ribbons: nobody takes it for violet, and who confuses colours not for red."""
PAPER = "#F4EBD8"
WHITE = "#FCF8EE"
PINK = "#EFB5A6"
FRAME = "#2B2321"

HIDE, DARK_HIDE = "#46322B", "#332420"
TAWNY, DARK_TAWNY = "#C4813A", "#9C5F28"
OLIVE, DARK_OLIVE = "#8C8436", "#5F5A22"
SKIN = "#F6E3CB"
WOOD = "#6B4A2E"
BARK = "#5A4F4B"
