"""Paints the rows of the library: faces, and beside them two lines in every column."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from naipes_gui.ui.library.cells import Lines, Tone
from naipes_gui.ui.library.model import LINES, TONE, Index, LibraryModel
from naipes_gui.ui.shared.paint import elided, font, text_width
from naipes_gui.ui.shared.style import app_style

BESIDE, AFTER_FACES, IN = 9, 10, 24
"""How far words stand from the edge of a column and from faces, and a branch from its match."""
FIRST, SECOND = 1.0, 0.9
"""The sizes of the two lines, as multiples of the usual type."""
BOLD = 600


class RowPainter(QStyledItemDelegate):
    """What a cell says stands in the same two lines in every row and column."""

    def __init__(self, model: LibraryModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        whole = QStyleOptionViewItem(option)
        self.initStyleOption(whole, index)
        icon, whole.text = whole.icon, ""
        whole.features &= ~QStyleOptionViewItem.ViewItemFeature.HasDecoration
        style = whole.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, whole, painter, whole.widget)
        place = option.rect.adjusted(app_style().px(BESIDE), 0, -app_style().px(BESIDE), 0)
        if not icon.isNull():
            size = option.decorationSize
            top = place.center().y() - size.height() // 2
            icon.paint(painter, QRect(QPoint(place.left(), top), size))
        place.setLeft(self._left(place, option, index))
        self._write(painter, place, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        least = super().sizeHint(option, index).height()
        words = max(text_width(text, made) for text, made in _fonts(index))
        high = round(sum(made.pixelSize() * 1.3 for _, made in _fonts(index)))
        return QSize(round(words) + 2 * app_style().px(BESIDE) + 1, max(least, high))

    def _left(self, place: QRect, option: QStyleOptionViewItem, index: Index) -> int:
        """Return where the words begin: behind the room for faces, whether or not there are any."""
        px = app_style().px
        if index.data(Qt.ItemDataRole.DecorationRole) is None:
            return place.left()
        below = IN if self._model.is_below(self._model.rows[index.row()]) else 0
        return place.left() + option.decorationSize.width() + px(AFTER_FACES + below)

    def _write(self, painter: QPainter, place: QRect, index: Index) -> None:
        inks = [_ink(index), app_style().paper.text2]
        told = [(*line, ink) for line, ink in zip(_fonts(index), inks, strict=True) if line[0]]
        heights = [round(made.pixelSize() * 1.3) for _, made, _ in told]
        top = place.center().y() - sum(heights) // 2
        for (text, made, ink), height in zip(told, heights, strict=True):
            painter.setFont(made)
            painter.setPen(QColor(ink))
            line = QRect(place.left(), top, place.width(), height)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, elided(text, made, line.width()))
            top += height


def _fonts(index: Index) -> list[tuple[str, QFont]]:
    """Return the lines of a cell, and how they are written."""
    said, tone = index.data(LINES) or Lines(""), index.data(TONE) or Tone.PLAIN
    scale, weight = app_style().scale, 400 if tone is Tone.PLAIN else BOLD
    return [(said.first, font(FIRST, weight, scale)), (said.second, font(SECOND, 400, scale))]


def _ink(index: Index) -> str:
    paper = app_style().paper
    inks = {Tone.GOOD: paper.positive, Tone.BAD: paper.negative}
    return inks.get(index.data(TONE), paper.text)
