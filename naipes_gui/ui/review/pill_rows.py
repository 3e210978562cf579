"""In how many columns answers stand that each have one line."""

from collections.abc import Sequence

from naipes_gui.ui.shared.paint import font, text_width
from naipes_gui.ui.shared.theme import Type

GAP, SIDES = 8, 28
"""At 100 %: between two answers, and what the edges of one take."""


def columns(texts: Sequence[str], room: float, scale: float) -> int:
    """Return in how many columns all texts have room in a width: all in a row, or halves of it."""
    type_ = font(Type.CAPTION, 600, scale)
    widths = [text_width(text, type_) + SIDES for text in texts]
    many = len(widths)
    while many > 1 and _width(widths, many) > room:
        many = (many + 1) // 2
    return many


def _width(widths: Sequence[float], many: int) -> float:
    return sum(max(widths[place::many]) for place in range(many)) + GAP * (many - 1)
