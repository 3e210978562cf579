"""Drives the table through a match that is over, move by move or in leaps."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from naipes_gui.core.replay import Replay
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Frame
from naipes_gui.store.record import Record
from naipes_gui.ui.replay.outline import Outline
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.tempo import Hold, Tempo

LEAST_HOLD = 900
"""Milliseconds a trick lies in a replay when the person takes tricks up with a click."""


class Player(QObject):
    """``stood`` comes with every ply that has settled, ``playing`` when it starts or stops.

    Seeking jumps and is silent; playing and stepping tell the story.
    """

    stood = Signal(int)
    playing = Signal(bool)

    def __init__(self, board: Board, record: Record, outline: Outline, parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._record, self.outline = board, record, outline
        self._replay: Replay[Any] = Replay(outline.timeline, outline.me, board.face)
        self.wanted = outline.me
        self.told: Callable[[int], str] = lambda ply: ""
        """What is told of the move before a ply, which is to be read before the next is made."""
        self.is_playing = False
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._advance)
        board.settled.connect(self._on_settled)

    @property
    def ply(self) -> int:
        """Where the replay is, or is going."""
        return self._replay.ply

    @property
    def last(self) -> int:
        """The last ply of the match."""
        return self.outline.timeline.ply

    def is_locked(self, ply: int) -> bool:
        """Tell whether a ply lies in a hand that is still to be played on without help."""
        record, timeline = self._record, self.outline.timeline
        playing = timeline.state.stage in (Stage.CUT, Stage.HAND, Stage.RESHUFFLE)
        if not playing or record.is_over or record.knows_better or record.problem is not None:
            return False
        if len(record.header.opponents) == len(record.header.seats):
            return False  # nobody sits there who could be helped
        return ply > self.outline.hands[-1].start

    def eyes_at(self, ply: int) -> Seat:
        """Return whose eyes may be borrowed at a ply."""
        return self.outline.me if self.is_locked(ply) else self.wanted

    def look_as(self, seat: Seat) -> None:
        """Watch with the eyes of another seat from now on."""
        self.wanted = seat
        self._jump(self.ply)

    def seek(self, ply: int) -> None:
        """Go to a ply at once and stay there."""
        self.pause()
        self._jump(ply)

    def step(self) -> None:
        """Make the next move, and stay there."""
        self.pause()
        self._board.director.finish_all()
        if self.ply < self.last or not self.outline.grows:
            self._forward()

    def back(self) -> None:
        """Go back before the last move."""
        self.seek(self.ply - 1)

    def play(self) -> None:
        """Go on from here, from the start if this is the end."""
        self.is_playing = True
        self.playing.emit(True)
        if self.ply == self.last and not self.outline.grows:
            self._jump(0)
        elif self._board.director.is_idle:
            self._advance()

    def grew(self) -> None:
        """Go on, if the table was waiting for what has been added to the match."""
        has_stood = self._board.director.is_idle and not self._rest.isActive()
        if self.is_playing and has_stood:
            self._advance()

    def pause(self) -> None:
        """Stand still once the present move has been shown."""
        self._rest.stop()
        if self.is_playing:
            self.is_playing = False
            self.playing.emit(False)

    def toggle(self) -> None:
        """Play or pause."""
        (self.pause if self.is_playing else self.play)()

    def stop(self) -> None:
        """Stand still for good."""
        self.pause()
        self._board.stop()

    def go(self, way: str) -> None:
        """Go where a button or a key says, such as ``first`` or ``next-own``."""
        acts: dict[str, Callable[[], None]] = {
            "first": lambda: self.seek(0),
            "last": lambda: self.seek(self.last),
            "prev": self.back,
            "next": self.step,
            "play": self.toggle,
        }
        if way in acts:
            acts[way]()
            return
        to, _, what = way.partition("-")
        outline = self.outline
        plies: Sequence[int] = {
            "own": outline.own, "turn": outline.turns, "hand": outline.dealt,
            "mistake": outline.mistakes,
        }[what]  # fmt: skip
        find = self._replay.next_of if to == "next" else self._replay.previous_of
        found = find(plies)
        # Beyond the last mistake there is nothing to look at.
        if what != "mistake" or found in plies:
            self.seek(found)

    def hand_begins(self, hand: int) -> int:
        """Return the ply from which a hand is watched; of no hand, the start."""
        place = bisect_left([row.hand for row in self.outline.hands], hand)
        known = hand > 0 and place < len(self.outline.hands)
        return self.outline.hands[place].start if known else 0

    def _jump(self, ply: int) -> None:
        self._rest.stop()
        wanted = max(0, min(ply, self.last))
        self._replay.seat = self.eyes_at(wanted)
        frame = self._replay.seek(wanted)
        self._board.overlay.hush()
        self._board.toast.dismiss()
        self._show(frame)

    def _forward(self) -> None:
        if self.eyes_at(self.ply + 1) != self._replay.seat:
            self._jump(self.ply + 1)
        else:
            self._show(self._replay.forward())

    def _show(self, frame: Frame[Any]) -> None:
        """Show a frame that offers nothing: in a replay there is nothing to choose."""
        self._board.show_frame(replace(frame, view=replace(frame.view, moves=())))

    @Slot()
    def _advance(self) -> None:
        if self.ply < self.last:
            self._forward()
        elif not self.outline.grows:
            self.pause()

    @Slot(object)
    def _on_settled(self, frame: Frame[Any]) -> None:
        if not self._board.director.is_idle:
            return
        self.stood.emit(frame.ply)
        if self.is_playing and (frame.ply < self.last or self.outline.grows):
            tempo = self._board.table_style.tempo
            rest = tempo.hold(Hold.TRICK) if frame.rest else tempo.rest()
            self._rest.start(max(rest, tempo.reading(self.told(frame.ply))))
        else:
            self.pause()


def replay_tempo(tempo: Tempo, times: int) -> Tempo:
    """Return the tempo of a replay so many times as fast, in which nothing waits for a click."""
    return replace(tempo, trick_hold=tempo.trick_hold or LEAST_HOLD, boost=float(times))
