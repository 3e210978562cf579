"""Does something after a widget has taken in an event, its children included."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject


class AfterEvent(QObject):
    """Hears of events of one kind, in the place of an ``event`` written in Python.

    Through that PySide would send every event of the widget. A fault in what is called by one of
    them, a timer or a queued signal, is then thrown a second time where nobody expects it, and
    from then on whatever is called gets the wrong objects.
    """

    def __init__(self, watched: QObject, kind: QEvent.Type, then: Callable[[], object]) -> None:
        super().__init__(watched)
        self._kind, self._then = kind, then
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not self._kind:
            return False
        watched.event(event)
        self._then()
        return True
