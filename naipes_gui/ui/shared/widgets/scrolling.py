"""The area that scrolls, of which a screen reader may ask whatever it likes."""

from collections.abc import Container

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractSlider, QFrame, QScrollArea, QWidget

TURNS = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}
"""The keys that turn what is read; Qt's own areas know no way to either end."""
MOST_TURNS = 8
"""So often what is inside may be made another size at once, before it is given a bar to stay."""


class ScrollArea(QScrollArea):
    """A scroll area that has the same children for a reader whether it scrolls or not.

    Qt tells of the scroll bars that are shown, and takes whatever lies beyond its list of them
    for a widget: a reader that asks for a bar which has gone since it counted ends the program.

    And one that comes to rest: what is higher beside a bar than without, and fits without, Qt
    makes narrow and wide in turn, each time one call deeper, until there is no stack left.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        left_out = _LeftOut(self)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.installEventFilter(left_out)
        self._steady = _Steady(self)
        self._held_at: QSize | None = None
        """How large the area was when the bar had to stay; with another size it may go again."""

    def setWidget(self, widget: QWidget) -> None:
        super().setWidget(widget)
        widget.installEventFilter(self._steady)

    def hold_bar(self) -> None:
        """Show the vertical bar as long as the area is as large, needed or not."""
        if self.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAsNeeded:
            self._held_at = self.size()
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    def turn(self, event: QKeyEvent) -> bool:
        """Scroll by a page or to an end; tell whether a key asks for that."""
        turns = event.key() in TURNS
        if turns:
            self.verticalScrollBar().triggerAction(TURNS[Qt.Key(event.key())])
        return turns

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.turn(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._held_at not in (None, self.size()):
            self._held_at = None
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Have a name for whoever comes here by key to scroll."""
        super().showEvent(event)
        if not self.accessibleName():
            self.setAccessibleName(self.window().windowTitle())


class PageScroll(ScrollArea):
    """Lies on a page as if it were the page: no frame, no stop of Tab, and only downwards.

    Of the keys that would scroll it ``leaves`` some to the page, which moves the focus by them.
    """

    def __init__(
        self, parent: QWidget | None = None, leaves: Container[int] = frozenset[int]()
    ) -> None:
        super().__init__(parent)
        self._leaves = leaves
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def setWidget(self, widget: QWidget) -> None:
        super().setWidget(widget)
        # As high as its words need in this width, and not as they would in the narrowest one:
        # else there is nothing at the foot to scroll to.
        widget.setMinimumHeight(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in self._leaves:
            event.ignore()
        else:
            super().keyPressEvent(event)


class EdgeLine(QWidget):
    """A hairline below an area, or above it: what is cut there does not end in mid-line."""

    def __init__(self, area: QScrollArea, ink: str, *, above: bool = False) -> None:
        super().__init__()
        self._bar, self._ink, self._is_above = area.verticalScrollBar(), QColor(ink), above
        self.setFixedHeight(1)
        for changed in (self._bar.valueChanged, self._bar.rangeChanged):
            changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        bar = self._bar
        if bar.value() > bar.minimum() if self._is_above else bar.value() < bar.maximum():
            painter = QPainter(self)
            painter.fillRect(self.rect(), self._ink)
            painter.end()


class _LeftOut(QObject):
    """Hides a bar from readers when it first comes.

    To see what holds a bar takes PySide 10 ms and 1 MB: none of its own classes fits, and it
    makes all of Qt's widgets to find that out.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show:
            watched.removeEventFilter(self)
            # Qt knows by its name that this holds a bar, and leaves out what it does not know.
            if (around := watched.parent()) is not None:
                around.setObjectName("")
        return False


class _Steady(QObject):
    """Counts how often something becomes another size before the program does anything else."""

    def __init__(self, area: ScrollArea) -> None:
        super().__init__(area)
        self._area, self._turns = area, 0
        self._rest = QTimer(self, singleShot=True, interval=0)
        self._rest.timeout.connect(self._begin_again)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._turns += 1
            self._rest.start()
            if self._turns == MOST_TURNS:
                self._area.hold_bar()
        return False

    @Slot()
    def _begin_again(self) -> None:
        self._turns = 0
