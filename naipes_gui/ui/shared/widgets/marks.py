"""Small painted signs: bars of levels, pips of scores, portraits."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.canvas import smooth_painter
from naipes_gui.ui.shared.pips import bars, pip_row
from naipes_gui.ui.shared.style import app_style


class Sign(QWidget):
    """Something painted at a fixed size that grows with the text."""

    def __init__(self, width: float, height: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._width, self._height = width, height
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(app_style().px(self._width), app_style().px(self._height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """Paint the sign."""
        raise NotImplementedError


BARS = 4
"""How many bars there are for a level, and steps of difficulty."""


class LevelBars(Sign):
    """Four rising bars, the first ones filled: how well somebody plays."""

    def __init__(self, filled: int, parent: QWidget | None = None) -> None:
        super().__init__(BARS * 9.1 + 1, 12, parent)
        self._filled = filled

    def fill(self, filled: int) -> None:
        """Fill another number of bars."""
        self._filled = filled
        self.update()

    def draw(self, painter: QPainter) -> None:
        size = 7.0 * app_style().scale
        middle = QPointF(1, self.height() / 2)
        bars(painter, middle, self._filled, BARS, size, app_style().paper.dots)


class Marks(Sign):
    """The score of a short game as tall diamonds of gold."""

    def __init__(self, filled: int, count: int, parent: QWidget | None = None) -> None:
        super().__init__(count * 18, 20, parent)
        self._filled, self._count = filled, count

    def draw(self, painter: QPainter) -> None:
        tall = 17 * app_style().scale
        top = QPointF(1, (self.height() - tall) / 2)
        pip_row(painter, top, self._filled, self._count, tall, app_style().colours)


class IconSign(Sign):
    """An icon that is no button, beside a figure or a sentence."""

    def __init__(
        self, name: str, size: int = 16, *, tone: str = "text2", on_page: bool = False,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(size, size, parent)
        self._name, self._tone, self._on_page = name, tone, on_page

    def show_icon(self, name: str) -> None:
        """Show another icon."""
        self._name = name
        self.update()

    def draw(self, painter: QPainter) -> None:
        ink = getattr(app_style().colours if self._on_page else app_style().paper, self._tone)
        painter.drawPixmap(
            0, 0, art.icon_pixmap(self._name, ink, self.width(), self.devicePixelRatioF())
        )


class Portrait(Sign):
    """The round picture of a player."""

    def __init__(self, name: str, size: int, parent: QWidget | None = None) -> None:
        super().__init__(size, size, parent)
        self._name = name

    def show_face(self, name: str) -> None:
        """Show another player."""
        self._name = name
        self.update()

    def draw(self, painter: QPainter) -> None:
        rim = app_style().paper.border
        painter.drawPixmap(
            0, 0, art.face(self._name, self.width(), self.devicePixelRatioF(), rim, 1.5)
        )
