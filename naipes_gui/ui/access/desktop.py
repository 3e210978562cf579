"""Asks the desktop whether it wants less motion or more contrast, while nobody waits for it."""

import logging
import os
import sys
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from naipes_gui.ui.access import said_elsewhere, said_on_linux
from naipes_gui.ui.access.x_settings import x_settings
from naipes_gui.ui.shared.stillness import Wish, hear

log = logging.getLogger(__name__)
SERVICE, PLACE = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
FACE = "org.freedesktop.portal.Settings"
Told = Callable[[Wish], None]


def read_here() -> Wish:
    """Return what this desktop says without being asked over a bus."""
    if sys.platform == "win32":
        return said_elsewhere.said_on_windows()
    if sys.platform == "darwin":
        return said_elsewhere.said_on_macos()
    files = said_on_linux.said_in_files(said_on_linux.config_folder(os.environ))
    in_x = said_on_linux.said_in_x(x_settings()) if os.environ.get("DISPLAY") else Wish()
    return in_x.then(files)


class Portal(QObject):
    """What the desktop tells every program that asks, over the bus of the session."""

    def __init__(self, told: Told, parent: QObject) -> None:
        super().__init__(parent)
        self._told = told
        self._waiting = set[Any]()

    def ask(self) -> None:
        """Ask for all that matters; answers come later, or never."""
        # Not part of every Qt, and of no use anywhere else.
        from PySide6.QtDBus import QDBusConnection

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        for namespace, key in said_on_linux.ASKED:
            self._ask(bus, namespace, key)

    def _ask(self, bus: Any, namespace: str, key: str) -> None:
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

        message = QDBusMessage.createMethodCall(SERVICE, PLACE, FACE, "Read")
        message.setArguments([namespace, key])
        watcher = QDBusPendingCallWatcher(bus.asyncCall(message), self)
        watcher.setProperty("asked", key)
        watcher.finished.connect(self._take)

    @Slot(object)
    def _take(self, watcher: Any) -> None:
        key = watcher.property("asked")
        if not watcher.isError():
            for value in watcher.reply().arguments():
                self._told(said_on_linux.meant(key, bare(value)))
        watcher.deleteLater()


def bare(value: Any) -> object:
    """Return what a value of the bus holds, however often it is wrapped."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value


class Desktop(QObject):
    """Keeps what the desktop wants, and tells when that is new."""

    changed = Signal()

    def __init__(self, parent: QObject, read: Callable[[], Wish] = read_here) -> None:
        super().__init__(parent)
        self._read, self._wish = read, Wish()
        self._portal = Portal(self.take, self)
        self._beginning = QTimer(self, singleShot=True, interval=0)
        self._beginning.timeout.connect(self._begin)

    def start(self) -> None:
        """Ask once nobody waits for anything else."""
        self._beginning.start()

    def stop(self) -> None:
        """Ask no more."""
        self._beginning.stop()

    def take(self, wish: Wish) -> None:
        """Take an answer; what was said before it holds, but that somebody wants it goes first."""
        still = _either(self._wish.still, wish.still)
        self._wish = Wish(still, _either(self._wish.contrast, wish.contrast))
        if hear(self._wish):
            self.changed.emit()

    @Slot()
    def _begin(self) -> None:
        try:
            self.take(self._read())
        except (OSError, AttributeError) as error:
            log.warning("what the desktop wants cannot be read: %s", error)
        if sys.platform.startswith("linux"):
            self._portal.ask()


def _either(one: bool | None, other: bool | None) -> bool | None:
    return other if one is None else one or bool(other)
