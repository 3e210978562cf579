"""A worker without a thread: who thinks in its place, what it tells, and how to play on."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from PySide6.QtCore import Signal

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Frame
from naipes_gui.games import all_games
from naipes_gui.session.news import News
from naipes_gui.session.worker import Worker
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_for_show, begin_match
from naipes_gui.store.recorder import Recorder

ME = Seat(0)
FACE = all_games()["ecarte"].face()


class Process:
    """Stands for the process of the opponents: the first legal move, and every question kept."""

    def __init__(self) -> None:
        self.asked = list[tuple[str, Any, Any, int, Any]]()
        self.counsel: Counsel | None = Counsel(Move("stand"))
        self.error: Exception | None = None
        self.moves = True

    def choose(self, view: Any, who: Opponent, seed: int, stop: Any) -> Move | None:
        self.asked.append(("choose", view, who, seed, stop))
        if self.error is not None:
            raise self.error
        moves = [move for move in view.moves if move.verb != "resign"]
        return moves[0] if self.moves else None

    def weigh(self, view: Any, who: Opponent, seed: int, stop: Any) -> Counsel | None:
        self.asked.append(("weigh", view, who, seed, stop))
        return self.counsel


class Told:
    """Everything a worker has told, in order."""

    def __init__(self, worker: Worker) -> None:
        self.all = list[tuple[str, tuple[Any, ...]]]()
        for name, each in vars(News).items():
            if isinstance(each, Signal):
                getattr(worker, name).connect(self._keeper(name))

    def _keeper(self, name: str) -> Callable[..., None]:
        return lambda *said: self.all.append((name, said))

    def of(self, name: str) -> list[Any]:
        """Return what was told under a name, and forget it."""
        found = [said[0] if len(said) == 1 else said for what, said in self.all if what == name]
        self.all = [one for one in self.all if one[0] != name]
        return found


def match(folder: Path | None = None, key: str = "ecarte", **options: Any) -> Recorder:
    """Return a match in a file of a folder, or in memory, where no disk slows it down."""
    made = all_games()[key].options().make(**options)
    seats = [Player(name="Tú"), *(
        Player(name=f"{seat}", kind="bot", level="club", effort=seat)
        for seat in range(1, made.players)
    )]  # fmt: skip
    if folder is None:
        return begin_for_show(key, made.to_json(), seats, Random(3))
    return begin_match(key, made.to_json(), seats, rng=Random(3), folder=folder)


Table: TypeAlias = tuple[Worker, Any, Told]
AtWork: TypeAlias = Callable[[Recorder], Table]


def leap(worker: Worker) -> Frame[Any]:
    """Return the picture of where a match stands."""
    return worker.timeline.leap(worker.timeline.ply, ME, FACE)


def to_me(worker: Worker) -> None:
    """Play until the person is to decide in a hand."""
    while (state := worker.timeline.state).to_move != ME or state.stage is not Stage.HAND:
        one_on(worker)


def one_on(worker: Worker) -> None:
    """Play a move, whoever is to."""
    state, ply = worker.timeline.state, worker.timeline.ply
    if state.stage is Stage.SHUFFLE:
        worker.go_on(f"part {ply}")
    elif state.to_move == ME:
        moves = [move for move in worker.timeline.rules.legal(state, ME) if move.verb != "resign"]
        worker.submit(ply, moves[0])
        return
    worker.advance()


def to_the_end_of_a_hand(worker: Worker) -> None:
    ended = worker.timeline.ended
    while worker.timeline.ended == ended:
        one_on(worker)
