"""In which inks suits are written: those of the suits that are shown."""

from naipes_gui.core.text import SPANISH, shown_suits
from naipes_gui.ui.shared.theme import (
    SPANISH_INK,
    SPANISH_ON_DARK,
    SUIT_INK,
    SUIT_INK_FOUR,
    SUIT_ON_DARK,
)


def on_paper(four_colours: bool = False) -> dict[str, str]:
    """Return the inks of suits on paper; Spanish suits have four colours anyway."""
    if shown_suits() == SPANISH:
        return SPANISH_INK
    return SUIT_INK_FOUR if four_colours else SUIT_INK


def on_dark() -> dict[str, str]:
    """Return the inks of suits on the dark plates of the table."""
    return SPANISH_ON_DARK if shown_suits() == SPANISH else SUIT_ON_DARK
