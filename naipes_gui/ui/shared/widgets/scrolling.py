"""The area that scrolls, of which a screen reader may ask whatever it likes."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QScrollArea, QWidget


class ScrollArea(QScrollArea):
    """A scroll area that has the same children for a reader whether it scrolls or not.

    Qt tells of the scroll bars that are shown, and takes whatever lies beyond its list of them
    for a widget: a reader that asks for a bar which has gone since it counted ends the program.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        left_out = _LeftOut(self)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.installEventFilter(left_out)

    def showEvent(self, event: QShowEvent) -> None:
        """Have a name for whoever comes here by key to scroll."""
        super().showEvent(event)
        if not self.accessibleName():
            self.setAccessibleName(self.window().windowTitle())


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
