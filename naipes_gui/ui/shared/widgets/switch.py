"""A switch for yes and no."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from naipes_gui.ui.shared.canvas import rounded_path
from naipes_gui.ui.shared.style import app_style

WIDTH, HEIGHT, RING = 40, 22, 5
CLOSED = 0.4
"""How much is left of one that cannot be set."""


class Switch(QAbstractButton):
    """A check box that looks like a switch: the knob at the right means yes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        scaled = app_style().px
        least = app_style().least
        wide, high = scaled(WIDTH) + 2 * RING, scaled(HEIGHT) + 2 * RING
        return QSize(max(wide, least), max(high, least))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(0, 0, app_style().px(WIDTH), app_style().px(HEIGHT))
        track.moveCenter(QRectF(self.rect()).center())
        if self.hasFocus():
            self._ring(painter, track)
        painter.setOpacity(1.0 if self.isEnabled() else CLOSED)
        self._track(painter, track)
        self._knob(painter, track)
        painter.end()

    def _ring(self, painter: QPainter, track: QRectF) -> None:
        painter.setPen(QPen(QColor(app_style().paper.focus), 3))
        area = track.adjusted(-3, -3, 3, 3)
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)

    def _track(self, painter: QPainter, track: QRectF) -> None:
        paper, path = app_style().paper, rounded_path(track, track.height() / 2)
        painter.fillPath(path, QColor(paper.accent if self.isChecked() else paper.field))
        if not self.isChecked():
            painter.setPen(QPen(QColor(paper.border), 1.5))
            painter.drawPath(path)

    def _knob(self, painter: QPainter, track: QRectF) -> None:
        paper, radius = app_style().paper, track.height() / 2 - 4
        on_right = self.isChecked() != (self.layoutDirection() is Qt.LayoutDirection.RightToLeft)
        x = track.right() - radius - 4 if on_right else track.left() + radius + 4
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(paper.on_accent if self.isChecked() else paper.border))
        painter.drawEllipse(QPointF(x, track.center().y()), radius, radius)
