"""Small painted signs: lozenges of levels, diamonds of scores, portraits."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from naipes_gui.ui import art
from naipes_gui.ui.lozenges import lozenges, mark_row
from naipes_gui.ui.style import look


class Sign(QWidget):
    """Something painted at a fixed size that grows with the text."""

    def __init__(self, width: float, height: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._width, self._height = width, height
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(look().px(self._width), look().px(self._height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """Paint the sign."""
        raise NotImplementedError


class Dots(Sign):
    """Four lozenges, the first ones filled: a level or a difficulty."""

    def __init__(self, filled: int, *, ebony: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(4 * 11.25, 11, parent)
        self._filled, self._ebony = filled, ebony

    def fill(self, filled: int) -> None:
        """Fill another number of lozenges."""
        self._filled = filled
        self.update()

    def draw(self, painter: QPainter) -> None:
        size = 7.5 * look().scale
        ink = look().ebony.gold if self._ebony else look().paper.dots
        lozenges(painter, QPointF(1, self.height() / 2), self._filled, 4, size, ink)


class Marks(Sign):
    """The score of a short game as tall diamonds of gold."""

    def __init__(self, filled: int, count: int, parent: QWidget | None = None) -> None:
        super().__init__(count * 18, 20, parent)
        self._filled, self._count = filled, count

    def draw(self, painter: QPainter) -> None:
        tall = 17 * look().scale
        top = QPointF(1, (self.height() - tall) / 2)
        mark_row(painter, top, self._filled, self._count, tall, look().ebony)


class IconSign(Sign):
    """An icon that is no button, beside a figure or a sentence."""

    def __init__(
        self, name: str, size: int = 16, *, tone: str = "text2", ebony: bool = False,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(size, size, parent)
        self._name, self._tone, self._ebony = name, tone, ebony

    def draw(self, painter: QPainter) -> None:
        ink = getattr(look().ebony if self._ebony else look().paper, self._tone)
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
        rim = look().paper.border
        painter.drawPixmap(
            0, 0, art.face(self._name, self.width(), self.devicePixelRatioF(), rim, 1.5)
        )
