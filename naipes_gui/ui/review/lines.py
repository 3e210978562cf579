"""Plays the other lines of a moment to their ends in the background, and proves them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from threading import Event as Flag
from typing import Any

from PySide6.QtCore import QObject, Signal

from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stop, View
from naipes_gui.review.cases import hand_ends
from naipes_gui.review.could_win import CouldWin, could_win, has_won
from naipes_gui.review.hindsight import Hindsight, with_all_seen
from naipes_gui.review.judged import Judged
from naipes_gui.review.other_line import OtherLine, growing, other_line
from naipes_gui.review.proof import OpponentsProof, proving
from naipes_gui.review.sample_deals import SampleDeals, sample_deals
from naipes_gui.session.background import Job
from naipes_gui.session.bot_process import BotProcess
from naipes_gui.session.reviewing import Reviewing
from naipes_gui.store.record import Record

MOST = 8
"""Moves of which it is found out what they would have brought with all cards seen."""
Key = tuple[int, Move]
"""The ply of a moment and what a move at it means."""


def two_of(judged: Judged) -> list[Move]:
    """Return the best move and what was made, or the next best where that was the best."""
    others = (one.move for one in judged.choices if one.move.meaning != judged.best.meaning)
    made = judged.made
    second = made if made.meaning != judged.best.meaning else next(others, None)
    return [judged.best] if second is None else [judged.best, second]


class _Asker:
    """Asks in whatever process is at hand; a move is thought to its end, but not for ever."""

    def __init__(self, closing: Flag) -> None:
        self.process: BotProcess | None = None
        self.closing = closing

    def __call__(self, view: View[Any], who: Opponent, seed: int, stop: Stop) -> Move | None:
        assert self.process is not None
        return self.process.thought(view, who, seed, self.closing)


class Lines(QObject):
    """``changed`` comes with every line that has been found, and with every proof."""

    changed = Signal()

    def __init__(self, record: Record, reviewing: Reviewing, parent: QObject) -> None:
        super().__init__(parent)
        self._record, self._reviewing = record, reviewing
        self._asked = set[Key]()
        self._found = dict[Key, OtherLine]()
        self._proofs = dict[Key, OpponentsProof]()
        self._could = dict[int, CouldWin | None]()
        self._seen = dict[int, Hindsight | None]()
        self._deals = dict[int, SampleDeals | None]()
        self.failed = set[Key]()
        """The lines that cannot be had: somebody could not be asked."""

    @property
    def fewest_win(self) -> bool:
        """Whether what a hand brings is a loss."""
        return self._record.rules.fewest_win

    def line(self, ply: int, move: Move) -> OtherLine | None:
        """Return the line of a move, if it has been found."""
        return self._found.get((ply, move.meaning))

    def leaves_open(self, judged: Judged, move: Move) -> bool:
        """Tell whether it may be asked if a hand could have been won: the line does not show it."""
        if self.line(judged.ply, move) is None:
            return (judged.ply, move.meaning) not in self.failed
        return not (self.is_won(judged, move) or self.shows_a_win(judged, move))

    def is_won(self, judged: Judged, move: Move) -> bool:
        """Tell whether a hand was won, or nothing is known of it."""
        line = self.line(judged.ply, move)
        if line is None or line.had is None:
            return True
        return has_won(line.record, judged.seat, line.had.gained)

    def shows_a_win(self, judged: Judged, move: Move) -> bool:
        """Tell whether whoever reads the line of a move reads that it wins the hand."""
        line = self.line(judged.ply, move)
        return line is not None and has_won(line.record, judged.seat, line.would.gained)

    def proof(self, ply: int, move: Move) -> OpponentsProof | None:
        """Return the proof of a line, if it has been asked for and found."""
        return self._proofs.get((ply, move.meaning))

    def ask(self, judged: Judged, move: Move) -> None:
        """Find the line of a move."""
        self._ask(judged.ply, move)

    def ask_all(self, judged: Judged, move: Move, hand: Sequence[Judged]) -> None:
        """Find the line of a move, then what the cards say of the decision and of its hand."""
        if judged.hand not in self._could:
            self._could[judged.hand] = None
            self._ask_could(judged.hand, hand)
        if judged.ply not in self._seen:
            self._seen[judged.ply] = None
            self._ask_seen(judged)
        self._ask(judged.ply, move)

    def seen(self, ply: int) -> Hindsight | None:
        """Return what the moves of a decision would have brought with these cards, once known."""
        return self._seen.get(ply)

    def deals(self, ply: int) -> SampleDeals | None:
        """Return some deals that were possible at a decision, if they were asked for and found."""
        return self._deals.get(ply)

    def is_dealing(self, ply: int) -> bool:
        """Tell whether they were asked for and are still being found."""
        return ply in self._deals and self._deals[ply] is None

    def ask_deals(self, judged: Judged) -> None:
        """Deal what could not be seen of a decision anew a few times, and play it on."""
        if judged.ply in self._deals:
            return
        ply, seat, own = judged.ply, judged.seat, self._own(judged)
        self._deals[ply] = None

        def told(found: object) -> None:
            self._deals[ply] = found if isinstance(found, SampleDeals) else SampleDeals()
            self.changed.emit()

        moves = two_of(judged)

        job = lambda process, stop: sample_deals(own, ply, seat, moves, stop)  # noqa: E731
        self._reviewing.ask(("deals", ply), job, told)
        self.changed.emit()

    def view(self, ply: int) -> View[Any]:
        """Return what the person saw at a decision."""
        return self._reviewing.case(ply).view

    def could(self, hand: int) -> CouldWin | None:
        """Return whether a hand could have been won, once that is known."""
        return self._could.get(hand)

    def _ask_could(self, number: int, hand: Sequence[Judged]) -> None:
        own = self._own(hand[0])

        def job(process: BotProcess, stop: Flag) -> object | None:
            return could_win(own, hand, partial(other_line, ask=process.thought), stop)

        def told(found: object) -> None:
            if isinstance(found, CouldWin):
                self._could[number] = found
                self.changed.emit()

        self._reviewing.ask(("could", number), job, told)

    def _ask_seen(self, judged: Judged) -> None:
        own, ply = self._own(judged), judged.ply
        moves = [*(one.move for one in judged.choices[:MOST]), judged.made]

        def told(found: object) -> None:
            if isinstance(found, Hindsight):
                self._seen[ply] = found
                self.changed.emit()

        job = lambda process, stop: with_all_seen(own, ply, moves, stop)  # noqa: E731
        self._reviewing.ask(("seen", ply), job, told)

    def _own(self, judged: Judged) -> Record:
        """Return the match to the end of a hand, for another thread to look at."""
        return self._record.until(hand_ends(self._record.timeline, judged.hand - 1))

    def prove(self, ply: int, move: Move) -> None:
        """Ask the opponents again for what they do in a line."""
        key, found = (ply, move.meaning), self.line(ply, move)
        if found is None:
            return
        # Another thread must not look at the same timeline: it remembers what it was asked.
        own = replace(found, record=found.record.until(found.end))
        asker = _Asker(self._reviewing.background.closing)
        steps = proving(own, ask=asker, stop=asker.closing)
        told = lambda proof: self._on_proof(key, proof)  # noqa: E731
        self._reviewing.ask(("prove", key), _going(steps, asker), told)

    def _ask(self, ply: int, move: Move) -> None:
        key = ply, move.meaning
        if key in self._asked:
            return
        self._asked.add(key)
        asker = _Asker(self._reviewing.background.closing)
        steps = growing(self._record, ply, move, ask=asker, stop=asker.closing)
        told = lambda line: self._on_line(key, line)  # noqa: E731
        self._reviewing.ask(("line", key), _going(steps, asker), told)

    def _on_line(self, key: Key, line: object) -> None:
        if isinstance(line, OtherLine):
            self._found[key] = line
        else:
            self.failed.add(key)
        self.changed.emit()

    def _on_proof(self, key: Key, proof: object) -> None:
        if isinstance(proof, OpponentsProof):
            self._proofs[key] = proof
            self.changed.emit()


def _going(steps: Iterable[Any], asker: _Asker) -> Job:
    """Return a job that goes through steps and can be broken off between two of them."""
    walk, last = iter(steps), list[Any]()

    def job(process: BotProcess, stop: Flag) -> object | None:
        asker.process = process
        while not stop.is_set():
            try:
                last[:] = [next(walk)]
            except StopIteration as end:
                found: object = end.value
                return last[0] if found is None else found
        return None

    return job
