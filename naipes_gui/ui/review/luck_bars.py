"""Luck and skill of a hand on the panel: a line of words and figures for every bar."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from naipes_gui.ui.review.luck_words import LuckRow, LuckSection
from naipes_gui.ui.shared.theme import TablePalette
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.plain import Label

BAR = 6
LEAST = 2.0
"""How long a bar of nearly nothing is, in pixels."""


class LuckBars(QWidget):
    """A section of the panel."""

    def __init__(self, section: LuckSection, colours: TablePalette) -> None:
        super().__init__()
        self._colours = colours
        column = vbox(_label(section.title, "subheading"), on=self, margins=0, spacing=6)
        if section.about:
            column.addWidget(_label(section.about, "caption"))
        for row in section.rows:
            column.addWidget(self._row(row))
        if section.note:
            column.addWidget(_label(section.note, "caption"))
        self.setAccessibleName(section.title)
        self.setAccessibleDescription(" ".join(section.lines[1:]))

    def _row(self, row: LuckRow) -> QWidget:
        line = QWidget()
        line.setAccessibleName(row.text)
        grid = QGridLayout(line)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        figures = _label(row.figures.replace(" ", "\u00a0"), "value")
        figures.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(_label(row.name, "caption"), 0, 0)
        grid.addWidget(figures, 0, 1)
        if row.part is not None:
            grid.addWidget(_Bar(row.part, self._colours), 1, 0, 1, 2)
        return line


class _Bar(QWidget):
    """Goes to the right of the middle for what was gained, to the left for what was lost."""

    def __init__(self, part: float, colours: TablePalette) -> None:
        super().__init__()
        self._part, self._colours = part, colours
        self.setFixedHeight(BAR + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, e = QPainter(self), self._colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        middle = self.width() / 2
        painter.setBrush(QColor(e.raised))
        painter.drawRoundedRect(QRectF(0, 1, self.width(), BAR), 3, 3)
        long = max(LEAST, abs(self._part) * middle) if self._part else 0.0
        left = middle if self._part > 0 else middle - long
        painter.setBrush(QColor(e.mint if self._part > 0 else e.red))
        painter.drawRoundedRect(QRectF(left, 1, long, BAR), 2, 2)
        painter.setBrush(QColor(e.line2))
        painter.drawRect(QRectF(middle - 0.5, 0, 1, BAR + 2))
        painter.end()


def _label(text: str, name: str) -> Label:
    made = Label(text, name=name)
    made.setWordWrap(name != "value")  # a figure is never broken
    return made
