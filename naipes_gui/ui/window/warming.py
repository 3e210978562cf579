"""Loads what the next page is made of while nobody waits, a little at a time."""

from collections import deque
from importlib import import_module

from PySide6.QtCore import QObject, QTimer, Slot

HERE = "naipes_gui."
TABLE = (
    "core.timeline", "store.record", "ui.table.geometry", "ui.table.pieces", "ui.table.overlay",
    "ui.table.hand", "ui.table.scene", "ui.table.board",
)  # fmt: skip
"""What every table is made of, in steps none of which takes long."""
MATCH = (
    *TABLE, "store.recorder", "session.worker", "ui.match.side_panel", "ui.match.score_sheet",
    "ui.match.match_end_sheet", "ui.match.page",
)  # fmt: skip
REPLAY = (*TABLE, "ui.replay.side", "ui.replay.player", "ui.replay.deals", "ui.replay.page")
PAUSE_MS = 30
"""Between two steps, for whatever else has to be done."""


class Warming(QObject):
    """Imports modules one after another between events; none of them is needed yet.

    The first import of a page takes longer than a frame; on the start page it would cost memory
    that nobody who only looks in should pay, so it is done when somebody chooses a match.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left = deque[str]()
        self._timer = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._timer.timeout.connect(self._take)

    def start_match(self, game: str) -> None:
        """Load what a match of a game is played with."""
        self._start((*MATCH, *_of(game)))

    def start_replay(self, game: str) -> None:
        """Load what a match is watched with, and the game that is most likely watched."""
        self._start((*REPLAY, *_of(game)))

    def _start(self, modules: tuple[str, ...]) -> None:
        self._left = deque(modules)
        self._timer.start()

    def stop(self) -> None:
        """Load no more."""
        self._left.clear()
        self._timer.stop()

    @Slot()
    def _take(self) -> None:
        import_module(HERE + self._left.popleft())
        if self._left:
            self._timer.start()


def _of(game: str) -> tuple[str, ...]:
    return tuple(f"games.{game}.{part}" for part in ("rules.game", "table.face") if game)
