"""Judges the decisions of a person in the hands of a match that are over."""

from collections.abc import Callable, Hashable, Iterable
from threading import Event as Flag
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules
from naipes_gui.review.judge import Case, judged, tried
from naipes_gui.review.judged import Judged
from naipes_gui.review.notebook import Notebook
from naipes_gui.review.outlook import Outlook
from naipes_gui.session.background import Background, Job
from naipes_gui.session.bot_process import BotProcess
from naipes_gui.session.slices import Slices

SAVING = ("save", 0)


class Reviewing(QObject):
    """``changed`` comes with everything that is found out."""

    changed = Signal()

    def __init__(
        self, game: str, rules: Rules[Any, Any], notebook: Notebook, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.background = Background(game, rules, self)
        self.background.found.connect(self._on_found)
        self.notebook = notebook
        self._cases, self._judged = dict[int, Case](), dict[int, Judged]()
        self._asked_again, self._failed = set[int](), set[int]()
        """Where nobody answered: once, and the second time too. It is judged another day."""
        self._unsaved = list[Callable[[], None]]()
        """What is still to be written down, in order."""
        self._reading = Slices(self)
        self._reading.done.connect(self._take_in)
        self._is_read = False
        """Whether it is known what others have found out before."""
        self._told = dict[Hashable, Callable[[Any], None]]()
        self.recall()

    @property
    def outlook(self) -> Outlook:
        """What is known so far."""
        waiting = (
            case.view.state.deals for ply, case in self._cases.items() if ply not in self._judged
        )
        failed = (self._cases[ply].view.state.deals for ply in sorted(self._failed))
        judged = tuple(self._judged.values())
        return Outlook(judged, tuple(waiting), self.notebook.solved, tuple(failed))

    def case(self, ply: int) -> Case:
        """Return the decision at a ply."""
        return self._cases[ply]

    def add(self, cases: Iterable[Case]) -> None:
        """Judge decisions that are not known yet; another one at the same ply takes the place."""
        for case in cases:
            if self._cases.get(case.ply) == case:
                continue
            self._drop(case.ply)
            self._cases[case.ply] = case
            if self._is_read and not self._knows(case):
                self.background.want(("judge", case.ply), _judging(case))
        self.changed.emit()

    def recall(self) -> None:
        """Take in what others have found out and kept meanwhile, as soon as it has been read."""
        self._reading.start(self.notebook.reading())

    @Slot()
    def _take_in(self) -> None:
        first, self._is_read = not self._is_read, True
        for ply, case in self._cases.items():
            if ply in self._judged:
                continue
            if self._knows(case):
                self.background.forget(("judge", ply))
            elif first:
                self.background.want(("judge", ply), _judging(case))
        self.changed.emit()

    def _knows(self, case: Case) -> bool:
        """Tell whether a decision was judged before; then it counts as judged."""
        known = self.notebook.recall(case)
        if known is not None:
            self._judged[case.ply] = known
        return known is not None

    def forget_from(self, ply: int) -> None:
        """Forget the decisions from a ply on: they were taken back."""
        for late in [each for each in self._cases if each >= ply]:
            self._drop(late)
        self.notebook.forget_from(ply)
        self.changed.emit()

    def solve(self, ply: int) -> None:
        """Keep that a mistake was done better."""
        self.notebook.solve(self._cases[ply])
        self._save()
        self.changed.emit()

    def try_move(self, ply: int, move: Move, told: Callable[[Judged | None], None]) -> None:
        """Weigh another move at a decision as thoroughly as the one that was made."""
        case, found = self._cases[ply], self._judged[ply]

        def weighed(better: Judged | None) -> None:
            if better is not None:
                self._judged[ply] = better
            told(better)

        self.ask(("try", ply), lambda process, stop: tried(case, found, move, process, stop),
                 weighed)  # fmt: skip

    def ask(self, key: Hashable, job: Job, told: Callable[[Any], None]) -> None:
        """Find something else out before all that waits; a question of the same key is dropped."""
        self.background.forget(key)
        self._told[key] = told
        self.background.want(key, job, first=True)

    def pause(self, paused: bool) -> None:
        """Stand still, so that others can think, or go on."""
        self.background.pause(paused)

    def close(self) -> None:
        """End it for good, with everything kept."""
        self.blockSignals(True)
        self._reading.stop()
        self.background.close()
        if (save := self.notebook.saving()) is not None:
            self._unsaved.append(save)
        for late in self._unsaved:
            late()

    def _save(self) -> None:
        """Keep what is new on the disk, without holding anybody up."""
        if (save := self.notebook.saving()) is not None:
            self._unsaved.append(save)
            self.background.want(SAVING, _doing(save), first=True)

    def _drop(self, ply: int) -> None:
        self.background.forget(("judge", ply))
        self._cases.pop(ply, None)
        self._judged.pop(ply, None)
        self._failed.discard(ply)
        self._asked_again.discard(ply)

    @Slot(object, object)
    def _on_found(self, key: tuple[str, int], found: object) -> None:
        what, ply = key
        if key == SAVING:
            self._unsaved.pop(0)
            return
        if what != "judge":
            self._told.pop(key)(None if isinstance(found, Exception) else found)
        elif isinstance(found, Judged):
            self._judged[ply] = self.notebook.keep(self._cases[ply], found)
            if not self.outlook.waiting:
                self._save()
            self.changed.emit()
        elif found is None and ply not in self._asked_again:
            # Whoever had no answer in time may have one when the machine has less to do.
            self._asked_again.add(ply)
            self.background.want(("judge", ply), _judging(self._cases[ply]))
        else:
            # It cannot be judged: nobody should wait for it, but it must be told.
            self._failed.add(ply)
            self._judged[ply] = self._cases[ply].blank
            self.changed.emit()


def _doing(act: Callable[[], None]) -> Job:
    def job(process: BotProcess, stop: Flag) -> object:
        act()
        return SAVING

    return job


def _judging(case: Case) -> Job:
    return lambda process, stop: judged(case, process, stop)
