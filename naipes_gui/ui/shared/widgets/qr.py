"""A line as squares that a telephone reads."""

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import INK, PAPER

QUIET = 4
"""Modules of paper around the squares, without which nothing reads them."""


class QrPicture(QWidget):
    """The squares, dark on paper in every look: what reads them knows no other way round."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side, self._line = side, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_line(self, line: str, name: str) -> None:
        """Show a line; the name says what it is to those who cannot see it."""
        self._line = line
        self.setAccessibleName(name)
        self.update()

    def be(self, side: int) -> None:
        """Be of another size."""
        self._side = side
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        side = app_style().px(self._side)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._line:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(PAPER))
        rows = squares(self._line)
        # Whole pixels of the screen: a blurred edge is what cameras stumble over.
        ratio = self.devicePixelRatioF()
        side = int(min(self.width(), self.height()) * ratio / (len(rows) + 2 * QUIET)) / ratio
        start = (min(self.width(), self.height()) - side * len(rows)) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        for y, row in enumerate(rows):
            for x, dark in enumerate(row):
                if dark:
                    area = QRectF(start + x * side, start + y * side, side, side)
                    painter.fillRect(area, QColor(INK))
        painter.end()


@lru_cache(maxsize=8)
def squares(line: str) -> tuple[bytes, ...]:
    """Return the rows of squares, each a byte, 1 for a dark one."""
    import segno

    return tuple(map(bytes, segno.make(line, error="m", micro=False).matrix))
