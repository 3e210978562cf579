"""Lays what something is called and what it is in a row of a panel."""

from collections.abc import Iterable
from math import ceil

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from naipes_gui.ui.shared.paint import font, text_width
from naipes_gui.ui.shared.widgets.plain import Label

MOST = 0.56
"""Of the width of the panel a name takes at most."""
SPARE = 4
"""A label asks for a pixel or two more than its words are wide."""


def fit_name(name: Label, words: str, width: float, text_scale: float) -> None:
    """Give a name the room of its words, in a panel ``width`` px wide; values give way first."""
    most = round(width * MOST)
    name.setWordWrap(True)
    # A label that may wrap asks for less than its words need.
    name.setMinimumWidth(min(most, ceil(text_width(words, font(1.0, 400, text_scale))) + SPARE))
    name.setMaximumWidth(most)


def align_value(value: Label) -> None:
    """Let a value stand at the right end of its row."""
    value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def fact_rows(
    facts: Iterable[tuple[str, Label, Label]], width: float, text_scale: float
) -> QVBoxLayout:
    """Return a row for each fact: what its name says, the name and the value."""
    rows = QVBoxLayout()
    rows.setSpacing(8)
    for words, name, value in facts:
        fit_name(name, words, width, text_scale)
        rows.addLayout(fact_row(name, value))
    return rows


def fact_row(name: Label, value: Label) -> QHBoxLayout:
    """Return a row of its own: a long name elsewhere takes no room from this value."""
    align_value(value)
    value.setWordWrap(True)
    row = QHBoxLayout()
    row.addWidget(name)
    row.addWidget(value, 1)
    return row
