"""Where the window stands: wholly on a screen, however large it was and wherever it lay before."""

import json
import logging
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QApplication, QWidget

from naipes_gui.store import paths
from naipes_gui.store.durable import replace_file

log = logging.getLogger(__name__)

SMALLEST = QSize(900, 600)
"""The window is no smaller, unless the screen is."""
USUAL = QSize(1280, 800)
FRAME = QMargins(1, 38, 1, 2)
"""What a title bar and borders may take, as long as nobody knows."""
FILLING = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
FILLS = {"screen": Qt.WindowState.WindowFullScreen, "desk": Qt.WindowState.WindowMaximized}
FILE = "window.json"
"""Qt's own record of a place is refused by Qt itself on a screen of quite another size."""
FRAMED_AFTER_MS = 150
"""How long after the window is shown its frame is known."""
LARGEST_FILE = 4096
"""Bytes; a larger file is not ours."""
FARTHEST = 100_000
"""No screen reaches so far."""


class WindowPlace(QObject):
    """Remembers where the window stood, and keeps it on the screen it stands on.

    ``ratio_changed`` comes when it goes to a screen where a logical pixel has another size.
    """

    ratio_changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._screen: QScreen | None = None
        self._shown = False
        self._framing = QTimer(self, singleShot=True, interval=FRAMED_AFTER_MS)
        self._framing.timeout.connect(self._settle)
        window.installEventFilter(self)

    def restore(self) -> None:
        """Stand where the window stood; the first time at its usual size, or fill the screen."""
        window, stood = self._window, _read(paths.state_folder() / FILE)
        if stood is not None:
            window.setGeometry(stood[0])
        else:
            window.resize(USUAL)
        # The size that it has when it no longer fills the screen; a window that fills it is known
        # to the desktop, which has to hear of every change.
        self._fit(FRAME)
        window.setWindowState(self._filled(stood))

    def store(self) -> None:
        """Remember where the window stands."""
        place = _where(self._window)
        stood = {
            "place": [place.x(), place.y(), place.width(), place.height()],
            "fills": next((k for k, s in FILLS.items() if self._window.windowState() & s), ""),
        }
        try:
            replace_file(paths.state_folder() / FILE, json.dumps(stood).encode())
        except OSError as error:
            log.warning("window geometry not saved: %s", error)

    def _filled(self, stood: tuple[QRect, Qt.WindowState] | None) -> Qt.WindowState:
        """Return what the window filled, or the first time what it has to."""
        if stood is not None:
            return stood[1]
        screen = self._window.screen().availableSize()
        states = Qt.WindowState
        return states.WindowMaximized if wants_all_of(screen) else states.WindowNoState

    @Slot()
    def _settle(self) -> None:
        """Fit the window again now that its frame is known, and whenever its screen changes."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.screenChanged.connect(self._on_screen)
            self._on_screen(handle.screen())
            self._refit()

    @Slot(QScreen)
    def _on_screen(self, screen: QScreen | None) -> None:
        if self._screen is not None:
            self._screen.availableGeometryChanged.disconnect(self._refit)
        self._screen = screen
        if screen is not None:
            screen.availableGeometryChanged.connect(self._refit)
        # Only its size: whoever drags it from one screen to the other still holds it.
        self._fit(frame_of(self._window), move=False)

    @Slot()
    def _refit(self) -> None:
        self._fit(frame_of(self._window))

    def _fit(self, frame: QMargins, *, move: bool = True) -> None:
        """Make the window as small as its screen asks, and put it there."""
        window, state = self._window, self._window.windowState()
        filling, wanted = bool(state & FILLING), _where(window)
        screen = screen_of(wanted, [s.availableGeometry() for s in QApplication.screens()])
        window.setMinimumSize(SMALLEST.boundedTo(screen.marginsRemoved(frame).size()))
        place = fitted(wanted, screen, frame)
        if filling and not window.isVisible():
            # The size that it will have when it no longer fills the screen.
            window.setWindowState(state & ~FILLING)
            window.setGeometry(place)
            window.setWindowState(state)
        elif not filling and place != wanted:
            window.setGeometry(place) if move else window.resize(place.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.ratio_changed.emit()
        elif event.type() == QEvent.Type.Show and not self._shown:
            self._shown = True
            self._framing.start()
        elif event.type() == QEvent.Type.Close:
            self._framing.stop()
        return False


def wants_all_of(screen: QSize) -> bool:
    """Tell whether a window of the usual size, with a frame, would reach over a screen."""
    whole = USUAL.grownBy(FRAME)
    return screen.width() < whole.width() or screen.height() < whole.height()


def fitted(wanted: QRect, screen: QRect, frame: QMargins) -> QRect:
    """Return a window made small enough for a screen and moved wholly onto it, frame and all."""
    room = screen.marginsRemoved(frame)
    size = wanted.size().boundedTo(room.size())
    x = min(max(wanted.x(), room.x()), room.x() + room.width() - size.width())
    y = min(max(wanted.y(), room.y()), room.y() + room.height() - size.height())
    return QRect(x, y, size.width(), size.height())


def screen_of(wanted: QRect, screens: Sequence[QRect]) -> QRect:
    """Return the screen that most of a window lies on, or else the first one."""
    return max(screens, key=lambda screen: _area(screen & wanted))


def frame_of(window: QWidget) -> QMargins:
    """Return what the frame of a window takes on each side, or may take as long as it has none."""
    inner, whole = window.geometry(), window.frameGeometry()
    known = QMargins(
        inner.x() - whole.x(), inner.y() - whole.y(), whole.right() - inner.right(),
        whole.bottom() - inner.bottom(),
    )  # fmt: skip
    return FRAME if known.isNull() else known


def _where(window: QWidget) -> QRect:
    """Return where a window lies, or would lie if it did not fill the screen."""
    return window.normalGeometry() if window.windowState() & FILLING else window.geometry()


def _read(path: Path) -> tuple[QRect, Qt.WindowState] | None:
    """Return where the window stood and what it filled, if that was written down and can be."""
    try:
        with path.open("rb") as file:
            stored = json.loads(file.read(LARGEST_FILE))
        x, y, width, height = map(int, stored["place"])
    except (OSError, ValueError, TypeError, KeyError, OverflowError, RecursionError):
        return None
    if not all(0 < side < FARTHEST for side in (width, height)) or max(abs(x), abs(y)) > FARTHEST:
        return None
    fills = str(stored.get("fills"))
    return QRect(x, y, width, height), FILLS.get(fills, Qt.WindowState.WindowNoState)


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
