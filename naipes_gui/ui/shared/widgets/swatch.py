"""A picture, perhaps with words below it, that is one of several of which one is chosen."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QStyle, QStyleOption, QStylePainter, QWidget

PADDING, GAP = 8, 4
STEPS: dict[int, int] = {
    Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1,
}  # fmt: skip
WORDS = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


class Swatch(QAbstractButton):
    """One of several pictures; a tool button would be a check box to whoever hears the page.

    Arrows choose the next one, or only lead to it where a choice ends everything (``walks``).
    """

    def __init__(self, parent: QWidget | None = None, *, walks: bool = False) -> None:
        super().__init__(parent)
        self._walks, self._is_worded = walks, False
        self.setProperty("kind", "swatch")
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def write(self, words: str) -> None:
        """Write words below the picture, in one line or several."""
        self._is_worded = True
        self.setText(words)

    def sizeHint(self) -> QSize:
        words = self._words() if self._is_worded else QSize(0, 0)
        wide = max(self.iconSize().width(), words.width())
        high = self.iconSize().height() + (GAP + words.height() if self._is_worded else 0)
        return QSize(wide + 2 * PADDING, high + 2 * PADDING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(event.key(), 0)
        if not (self._walks and step):
            super().keyPressEvent(event)
            return
        parent = self.parentWidget()
        others = parent.findChildren(Swatch) if parent is not None else [self]
        row = [each for each in others if each.isEnabled()]
        row[(row.index(self) + step) % len(row)].setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOption()
        option.initFrom(self)
        if self.isChecked():
            option.state |= QStyle.StateFlag.State_On
        if self.isDown():
            option.state |= QStyle.StateFlag.State_Sunken
        painter.drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option)
        free = self.rect().adjusted(PADDING, PADDING, -PADDING, -PADDING)
        high = self.iconSize().height() if self._is_worded else free.height()
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        picture = QRect(free.x(), free.y(), free.width(), high)
        self.icon().paint(painter, picture, Qt.AlignmentFlag.AlignCenter, mode)
        if self._is_worded:
            words = free.adjusted(0, high + GAP, 0, 0)
            painter.setPen(option.palette.color(self.foregroundRole()))
            painter.drawText(words, WORDS, self.text())
        painter.end()

    def _words(self) -> QSize:
        return self.fontMetrics().size(0, self.text())
