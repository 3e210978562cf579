"""The area that scrolls, of which a screen reader may ask whatever it likes."""

from PySide6.QtWidgets import QScrollArea, QWidget


class ScrollArea(QScrollArea):
    """A scroll area that has the same children for a reader whether it scrolls or not.

    Qt tells of the scroll bars that are shown, and takes whatever lies beyond its list of them
    for a widget: a reader that asks for a bar which has gone since it counted ends the program.
    """

    def __init__(self, parent: QWidget | None = None, *, at_once: bool = True) -> None:
        super().__init__(parent)
        if at_once:
            self.leave_out_bars()

    def leave_out_bars(self) -> None:
        """Keep the bars from readers; what makes its area for a first frame does so after it.

        PySide makes every class of Qt's widgets, 10 ms, to find none that what holds a bar is of.
        """
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            # Qt knows by their names that these hold a bar, and leaves out what it does not know.
            if (around := bar.parentWidget()) is not None:
                around.setObjectName("")
