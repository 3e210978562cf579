"""Boxes that lay widgets out in a column or a row, written as what lies in them."""

from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

Item: TypeAlias = QWidget | QLayout
Part: TypeAlias = Item | tuple[Item, int] | tuple[QWidget, int, Qt.AlignmentFlag] | int | None
"""Alone, with its stretch, with that and where it lies; so many pixels; all room that is left."""
Margins: TypeAlias = tuple[int, int, int, int] | int | None
"""Left, above, right, below, or the same all around; what the style has where nothing is said."""


def vbox(
    *parts: Part, on: QWidget | None = None, margins: Margins = None, spacing: int | None = None
) -> QVBoxLayout:
    """Return parts below each other, as the layout of a widget or to be put into another."""
    box = QVBoxLayout() if on is None else QVBoxLayout(on)
    _fill(box, parts, margins, spacing)
    return box


def hbox(
    *parts: Part, on: QWidget | None = None, margins: Margins = None, spacing: int | None = None
) -> QHBoxLayout:
    """Return parts beside each other, as the layout of a widget or to be put into another."""
    box = QHBoxLayout() if on is None else QHBoxLayout(on)
    _fill(box, parts, margins, spacing)
    return box


def _fill(box: QBoxLayout, parts: tuple[Part, ...], margins: Margins, spacing: int | None) -> None:
    if margins is not None:
        left, above, right, below = (margins,) * 4 if isinstance(margins, int) else margins
        box.setContentsMargins(left, above, right, below)
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        match part:
            case None:
                box.addStretch(1)
            case int():
                box.addSpacing(part)
            case (QWidget() as widget, int(stretch)):
                box.addWidget(widget, stretch)
            case (QWidget() as widget, int(stretch), Qt.AlignmentFlag() as side):
                box.addWidget(widget, stretch, side)
            case (QLayout() as layout, int(stretch)):
                box.addLayout(layout, stretch)
            case QLayout():
                box.addLayout(part)
            case QWidget():
                box.addWidget(part)


def empty(box: QLayout) -> None:
    """Take everything out of a box, at once, so that names can be used again."""
    while (item := box.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            empty(inner)
