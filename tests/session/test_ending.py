"""A thread that ends leaves nothing in its queue."""

import weakref
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QThread, Signal, Slot
from PySide6.QtWidgets import QApplication

from naipes_gui.session.ending import end_thread


class Wishing(QObject):
    wished = Signal(object)


class Worker(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.done = 0

    @Slot(object)
    def fulfil(self, wish: Callable[[], None]) -> None:
        wish()

    def do(self) -> None:
        self.done += 1


def test_what_comes_too_late_is_dropped_while_its_worker_is_there(qapp: QApplication) -> None:
    # Deleted with the thread it would delete the worker, whose last holder it may be.
    wishing, worker, thread = Wishing(), Worker(), QThread()
    worker.moveToThread(thread)
    wishing.wished.connect(worker.fulfil)
    thread.start()
    thread.quit()
    thread.wait()
    wish = partial(worker.do)
    wishing.wished.emit(wish)
    posted = weakref.ref(wish)
    del wish
    assert posted() is not None

    end_thread(thread, worker)

    assert posted() is None
    assert not worker.done
