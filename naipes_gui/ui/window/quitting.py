"""Ends the program as a window is closed, whoever asks for it: a terminal, the system, a logout."""

import os
import signal
import sys
from io import FileIO, RawIOBase
from types import FrameType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSocketNotifier, Qt, Slot
from PySide6.QtWidgets import QApplication

from naipes_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from PySide6.QtGui import QSessionManager

SIGNALS = tuple(
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
    if hasattr(signal, name)
)
KILLED = 128
"""What a shell adds to the number of the signal that ended a program."""


class Quitting(QObject):
    """Hears of signals without looking for them: Python writes their number into a pipe."""

    def __init__(self, app: QApplication, window: MainWindow) -> None:
        super().__init__(window)
        self._app, self._window = app, window
        self._heard, self._told = _pipe()
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_signal)
        self._before = {number: signal.signal(number, _only_once) for number in SIGNALS}
        signal.set_wakeup_fd(self._told.fileno(), warn_on_full_buffer=False)
        app.commitDataRequest.connect(self._on_logout, Qt.ConnectionType.DirectConnection)
        app.aboutToQuit.connect(window.end)

    def close(self) -> None:
        """Hear no more."""
        signal.set_wakeup_fd(-1)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._notifier.setEnabled(False)
        self._heard.close()
        self._told.close()

    @Slot()
    def _on_signal(self) -> None:
        # Nobody is asked anything: whoever sends a signal does not wait for answers.
        self._app.exit(KILLED + self._heard.read(1)[0])

    def _on_logout(self, system: "QSessionManager") -> None:
        if not self._window.commit(system.allowsInteraction):
            system.cancel()


def _pipe() -> tuple[RawIOBase, RawIOBase]:
    """Return where to read and where to write, which never waits."""
    if sys.platform == "win32":  # Qt hears of nothing but sockets there.
        import socket

        ends = socket.socketpair()
        ends[1].setblocking(False)
        return socket.SocketIO(ends[0], "r"), socket.SocketIO(ends[1], "w")
    heard, told = os.pipe()
    os.set_blocking(told, False)
    return FileIO(heard), FileIO(told, "w")


def _only_once(number: int, _: FrameType | None) -> None:
    """Leave the next signal to the system, so that a program that hangs can be ended."""
    signal.signal(number, signal.SIG_DFL)


def leave_at_once_on_exit() -> None:
    """Let nothing be torn down by whoever calls `exit` of C: only Linux has need of it.

    When the X server goes away, Qt does. Then the objects of Qt are destroyed while the threads
    that use them still run, which ends in a fault. All matches are on the disk at any time.
    """
    if sys.platform != "linux":
        return
    import ctypes

    libc = ctypes.CDLL(None)
    if hasattr(libc, "on_exit"):
        # What is registered last is called first, with the status that was given to exit.
        libc.on_exit(libc["_exit"], None)
