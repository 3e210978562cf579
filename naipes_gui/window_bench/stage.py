"""What every measurement in the window needs: the application, its eyes and its patience."""

from collections.abc import Callable
from time import perf_counter, thread_time

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from naipes_gui.app import start_no_painters, take_short_turns
from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared import language, style


def application() -> QApplication:
    """Return the application, dressed as when the program starts for the first time."""
    start_no_painters()
    take_short_turns()
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(["naipes", "-style", "Fusion"])
    style.apply(app, Settings())
    language.speak("en")
    return app


class PaintWatch(QObject):
    """Notes when a widget is painted, in seconds, and how long its thread had worked until then."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times: list[float] = []
        self.worked: list[float] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self.times.append(perf_counter())
            self.worked.append(thread_time())
        return False


def wait(seconds: float) -> None:
    """Let the program run for a while."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop, loop.quit)
    loop.exec()


def wait_until(reached: Callable[[], bool], seconds: float = 20.0) -> bool:
    """Let the program run until something is the case; tell whether it came to that."""
    end = perf_counter() + seconds
    while not reached() and perf_counter() < end:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
    return reached()
