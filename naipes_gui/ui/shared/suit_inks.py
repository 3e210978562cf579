"""In which inks suits are written: those of the suits that are shown."""

from naipes_gui.core.text import SPANISH, shown_suits
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import (
    APART_INK,
    APART_ON_DARK,
    SPANISH_APART_INK,
    SPANISH_APART_ON_DARK,
    SPANISH_INK,
    SPANISH_ON_DARK,
    SUIT_INK,
    SUIT_INK_FOUR,
    SUIT_ON_DARK,
    is_dark,
)


def on_paper(four_colours: bool = False) -> dict[str, str]:
    """Return the inks of suits on paper; Spanish suits have four colours anyway."""
    if shown_suits() == SPANISH:
        return SPANISH_APART_INK if app_style().suits_apart else SPANISH_INK
    if app_style().suits_apart:
        return APART_INK
    return SUIT_INK_FOUR if four_colours else SUIT_INK


def on_dark() -> dict[str, str]:
    """Return the inks of suits on the dark plates of the table."""
    if shown_suits() == SPANISH:
        return SPANISH_APART_ON_DARK if app_style().suits_apart else SPANISH_ON_DARK
    return APART_ON_DARK if app_style().suits_apart else SUIT_ON_DARK


def on_page() -> dict[str, str]:
    """Return the inks of suits on the pages round the table, dark or light."""
    return on_dark() if is_dark(app_style().colours.panel) else on_paper()


def redrawn(suits: str, suit: str) -> tuple[str, str]:
    """Return an ink of the drawings of a suit, and the one that stays apart in its place."""
    if suits == SPANISH:
        return SPANISH_INK[suit], SPANISH_APART_INK[suit]
    return SUIT_INK_FOUR[suit], APART_INK[suit]
