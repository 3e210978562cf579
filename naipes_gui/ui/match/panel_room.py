"""How wide the panel of a table is, and how large its letters are, wherever it stands."""

from dataclasses import dataclass
from enum import Enum, auto
from math import floor

from naipes_gui.ui.beside_table.panel_parts import WIDTH
from naipes_gui.ui.beside_table.small_window import narrowest
from naipes_gui.ui.shared.growth import STEP

NARROW, BESIDE_HEAPS, CLOSE = 270, 240, 26
"""How wide the panel is at 100 % in a small window, beside a table with heaps of cards, which needs
more of it, and the button that closes it there."""
ROOMY = 4
"""So many tabs have room to spare."""


class Stands(Enum):
    """Where a panel stands."""

    FREE = auto()
    """Beside a table that has room enough."""
    ASIDE = auto()
    """Beside the table of a small window, which moves aside for it."""
    OVER = auto()
    """Over the table of a small window."""


@dataclass(frozen=True, slots=True)
class PanelRoom:
    """What a panel has."""

    width: int
    letters: float
    """How large they are."""


def panel_room(
    stands: Stands, wanted: float, whole: int, *, heaps: bool, tabs: int = ROOMY
) -> PanelRoom:
    """Return the room of a panel in a window so wide; letters may be smaller than is ``wanted``."""
    wide, letters = WIDTH, wanted
    if stands is Stands.OVER:
        wide = NARROW + CLOSE * (tabs > ROOMY)
    elif stands is Stands.ASIDE:
        wide = BESIDE_HEAPS if heaps else NARROW
        # In steps, so that it is not written anew at every pixel of a window that is pulled wider.
        room = floor((whole - narrowest(heaps=heaps)) / wide / STEP) * STEP
        letters = min(wanted, max(1.0, room))
    return PanelRoom(round(wide * letters), letters)
