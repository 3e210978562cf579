"""A frame around a panel as long as the keys are meant for it and not for the table."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

THICK = 3


class KeysRing(QWidget):
    """Lies over a panel and lets the mouse through; ``turned`` with the keys, to it or away."""

    turned = Signal(bool)

    def __init__(self, around: QWidget, colour: Callable[[], str]) -> None:
        super().__init__(around)
        self._around, self._colour = around, colour
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        around.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    @Slot(QWidget, QWidget)
    def _follow(self, _old: QWidget | None, now: QWidget | None) -> None:
        has_keys = now is not None and (now is self._around or self._around.isAncestorOf(now))
        if has_keys is not self.isHidden():
            return
        self.setVisible(has_keys)
        self._settle()
        self.turned.emit(has_keys)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._settle()
        return False

    def _settle(self) -> None:
        self.setGeometry(self._around.rect())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(QColor(self._colour()), THICK))
        half = THICK // 2
        painter.drawRect(self.rect().adjusted(half, half, -half - 1, -half - 1))
