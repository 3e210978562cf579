"""The area that scrolls, of which a screen reader may ask whatever it likes."""

from PySide6.QtWidgets import QScrollArea, QWidget


class ScrollArea(QScrollArea):
    """A scroll area that has the same children for a reader whether it scrolls or not.

    Qt tells of the scroll bars that are shown, and takes whatever lies beyond its list of them
    for a widget: a reader that asks for a bar which has gone since it counted ends the program.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            # Qt knows by their names that these hold a bar, and leaves out what it does not know.
            if (around := bar.parentWidget()) is not None:
                around.setObjectName("")
