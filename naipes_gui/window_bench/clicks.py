"""How long it takes from a click on a card to the move on the disk and on the screen."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Slot
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from naipes_gui.bench.timing import spread
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.timeline import Frame
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_match
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.table.dealing import DEAL
from naipes_gui.window_bench.measured import measured_game
from naipes_gui.window_bench.stage import PaintWatch, wait, wait_until

SIZE = 1280, 800
MATCHES = 40
"""At most so many are played for the clicks that are wanted."""


def measure(clicks: int) -> dict[str, Any]:
    """Return the times of so many clicks on cards, in a match that is played with the expert."""
    saved: list[float] = []
    shown: list[float] = []
    with TemporaryDirectory(prefix="naipes-bench-") as folder:
        for seed in range(MATCHES):
            if len(shown) < clicks:
                _Player(Path(folder), seed, saved, shown).play(clicks)
    return {"on_disk": spread(saved), "on_screen": spread(shown)}


class _Player(QObject):
    """Sits in the person's place at a real table and clicks on cards as soon as it may."""

    def __init__(self, folder: Path, seed: int, saved: list[float], shown: list[float]) -> None:
        super().__init__()
        options = measured_game().options().make()
        players = [Player(name="1"), Player(name="2", kind="bot", level="expert")]
        recorder = begin_match(measured_game().key, options.to_json(), players, rng=Random(seed),
                               folder=folder)  # fmt: skip
        self._saved, self._shown, self._rng = saved, shown, Random(seed)
        self._page = TablePage(recorder, Settings(speed="instant", trick_hold_ms=400), seed=seed)
        self._page.resize(*SIZE)
        self._page.show()
        self._watch = PaintWatch(self._page.board.viewport())
        self._page.session.framed.connect(self._on_frame)
        self._framed: list[float] = []

    def play(self, clicks: int) -> None:
        """Play until there are enough clicks or the match is over."""
        page = self._page
        page.start()
        while len(self._shown) < clicks and wait_until(self._may_act):
            view = page.board.view_
            assert view is not None
            if view.state.stage is Stage.OVER:
                break
            if page.board.dealing.is_due:
                page.board.choose(DEAL)
                wait(0.02)
                continue
            if not view.moves:
                page.scoring.hide()
                page.scoring.again.emit()
                wait(0.02)
                continue
            self._decide(view.moves)
        page.leave()
        page.close()
        page.deleteLater()

    @Slot(object)
    def _on_frame(self, frame: Frame[Any]) -> None:
        # A frame is sent after its line has been synced to the disk.
        self._framed.append(perf_counter())

    def _may_act(self) -> bool:
        board = self._page.board
        view = board.view_
        if view is None or not board.director.is_idle:
            return False
        ended = view.state.is_played_out
        return ended or board.dealing.is_due or (board.hand.armed and bool(view.moves))

    def _decide(self, moves: tuple[Move, ...]) -> None:
        board = self._page.board
        plays = [move for move in moves if move.verb == "play" and len(move.cards) == 1]
        if not plays:
            board.choose(self._rng.choice(moves))
            wait(0.02)
            return
        self._framed.clear()
        begin = perf_counter()
        self._click(self._rng.choice(plays))
        if not wait_until(lambda: self._painted_since_framed()):
            return
        self._saved.append(self._framed[0] - begin)
        painted = next(time for time in self._watch.times if time > self._framed[0])
        self._shown.append(painted - begin)
        self._watch.times.clear()

    def _painted_since_framed(self) -> bool:
        times = self._watch.times
        return bool(self._framed and times) and times[-1] > self._framed[0]

    def _click(self, move: Move) -> None:
        board = self._page.board
        place = board.table.place_of(move.cards[0])
        assert place is not None
        pose = board.table.laid[place]
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        # The hand overlaps from the left: the left edge of a card is always its own.
        where = QPointF(pose.x - pose.height * 0.28, pose.y)
        for kind, held in ((QEvent.Type.MouseButtonPress, left),
                           (QEvent.Type.MouseButtonRelease, none)):  # fmt: skip
            event = QMouseEvent(kind, where, board.viewport().mapToGlobal(where), left, held,
                                Qt.KeyboardModifier.NoModifier)  # fmt: skip
            QApplication.sendEvent(board.viewport(), event)
