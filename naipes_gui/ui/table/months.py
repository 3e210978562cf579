"""The names of the months above the places of a field."""

from naipes_gui.core.text import phrase
from naipes_gui.ui.shared.paint import font, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.field_layout import month_place

MONTHS = (
    phrase("flowers", "Pine"),
    phrase("flowers", "Plum"),
    phrase("flowers", "Cherry"),
    phrase("flowers", "Wisteria"),
    phrase("flowers", "Iris"),
    phrase("flowers", "Peony"),
    phrase("flowers", "Clover"),
    phrase("flowers", "Susuki"),
    phrase("flowers", "Chrysanthemum"),
    phrase("flowers", "Maple"),
    phrase("flowers", "Willow"),
    phrase("flowers", "Paulownia"),
)
"""The plants of the months, in the short form that fits above a card."""
TALL = 24
"""How high a caption is at 100 %."""
NAMED = 72
"""From so much room on, at 100 %, a caption tells the plant too."""
MARGIN = 12.0
"""Logical pixels of a caption that are not text, at 100 %."""
BEYOND = 16
"""How far the caption of the first column may reach towards the plates beside the field."""
SMALLEST = 0.86
"""A caption is not written smaller than this share of its size: fewer letters say it better."""
FEWEST = 4
"""So many letters of a plant must be left for it to be known."""


def caption(month: int, room: Field, text_style: TextStyle) -> tuple[str, float]:
    """Return what to write above the place of a month, and its scale, so that neighbours fit.

    The number always stands there; a name that is too long beside it is cut short.
    """
    if room.names_inside:
        return str(month), room.modest_text
    name = text_style.wording.say(MONTHS[month - 1])
    scale = room.label_height / TALL
    apart = _apart(month, room)
    if apart >= NAMED * room.text_scale:
        cut = (f"{name[:i]}." for i in range(len(name) - 2, FEWEST - 1, -1))
        for words in (name, *cut):
            text = f"{month} {words}"
            fit = _share(text, scale, apart, room)
            if fit >= SMALLEST:
                return text, scale * min(1.0, fit)
    return str(month), scale


def _apart(month: int, room: Field) -> float:
    """Return how far the nearest neighbour of a month is: those beside an opened one close up."""
    x, y = month_place(month, room)
    beside = (
        month_place(each, room) for each in (month - 1, month + 1) if 1 <= each <= len(MONTHS)
    )
    return min(abs(x - other) for other, row in beside if row == y)


def _share(text: str, scale: float, apart: float, room: Field) -> float:
    beside = room.months[0] - room.inner + BEYOND
    free = min(apart - 3, room.month_height * room.aspect + 2 * beside)
    return free / (text_width(text, font(0.93, 600, scale)) + MARGIN * scale)
