"""The moments of a match: found, asked one after the other, tried and judged."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase
from naipes_gui.review.cases import cases_of
from naipes_gui.review.decided import decided
from naipes_gui.review.judge import Case
from naipes_gui.review.judged import MOST, Judged
from naipes_gui.review.notebook import Notebook
from naipes_gui.review.outlook import Outlook
from naipes_gui.session.reviewing import Reviewing
from naipes_gui.store.record import Record
from naipes_gui.ui.review.course import FOUND, TOLD, Course, Verdict
from naipes_gui.ui.review.hand_luck import HandLuck
from naipes_gui.ui.review.lines import Lines

PLAY = "play"
"""The verb of playing a card, in every game."""
NOWHERE = -1
"""The ply of no decision."""
LOOKED_OVER = 40
"""How many decisions of a match without mistakes are shown: those that were the least clear."""


class Moments(QObject):
    """Knows which moment is asked and what was tried at it; whoever shows it hears of changes."""

    waited = Signal(int, int)
    """So many of so many decisions are judged."""
    emptied = Signal()
    """There is nothing to go over."""
    asked = Signal()
    weighing = Signal()
    answered = Signal()
    learnt = Signal()
    """More is known of what would have come of the try."""
    valued = Signal()
    """The positions of a hand have been valued."""
    finished = Signal()

    def __init__(
        self, path: Path, record: Record, info: GameInfo, me: Seat, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._path, self._record, self._info, self._me = path, record, info, me
        self.found: Course | None = None
        self.tried: tuple[Move, Verdict] | None = None
        self.guesses = dict[int, int]()
        """Which answer the person gave to whether a hand could be won."""
        self._questions: Course | None = None
        """The moments to be asked, while all decisions are looked at."""
        self._wanted, self._is_told = NOWHERE, False
        self._is_waiting = False
        """Whether the person has gone on from the last moment while others are looked for."""
        self._weighing: Move | None = None
        self._reviewing: Reviewing | None = None
        self._lines: Lines | None = None
        self._luck: HandLuck | None = None
        self.hand = 0

    def begin(self, hand: int, ply: int = NOWHERE, *, told: bool = False) -> None:
        """Look for what cost something in a hand of the match, or in all of it.

        A mistake at a ``ply`` is asked first, however much others cost; with its answer ``told``
        it is shown.
        """
        record, timeline = self._record, self._record.timeline
        self.hand, self._wanted = hand if hand <= timeline.ended else 0, ply
        self._is_told = told
        notebook = Notebook(lambda: self._path, record, self._me)
        self._reviewing = Reviewing(record.header.game, record.rules, notebook, self)
        self._reviewing.background.hasten()
        self._reviewing.changed.connect(self._on_changed)
        self._lines = Lines(record, self._reviewing, self)
        self._lines.changed.connect(self._on_line)
        self._luck = HandLuck(record, self._info, self._reviewing, self)
        self._luck.changed.connect(self.valued)
        self._reviewing.add(self._cases([self.hand - 1] if self.hand else range(timeline.ended)))

    def widen(self) -> None:
        """Go over the whole match in the place of one hand."""
        if self._reviewing is not None and self.is_part:
            self.hand, self._wanted = 0, NOWHERE
            self.found = self.tried = self._weighing = self._questions = None
            self._reviewing.add(self._cases(range(self._record.timeline.ended)))

    def _cases(self, hands: Iterable[int]) -> list[Case]:
        timeline = self._record.timeline
        return [case for each in hands for case in cases_of(timeline, each, self._me, self._info)]

    def close(self) -> None:
        """End everything that is being found out."""
        if self._reviewing is not None:
            self._reviewing.close()

    @property
    def is_part(self) -> bool:
        """Whether this is one hand of several."""
        return bool(self.hand) and self._record.timeline.ended > 1

    @property
    def questions(self) -> Course | None:
        """The moments to come back to from looking at all decisions, if there are any."""
        return self._questions

    @property
    def guess(self) -> int:
        """Which answer was given to whether the present hand could be won; −1 for none."""
        return self.guesses.get(self.course.present.hand, -1)

    @property
    def course(self) -> Course:
        """The moments, once they are found."""
        assert self.found is not None
        return self.found

    @property
    def lines(self) -> Lines:
        """What would have come of other moves."""
        assert self._lines is not None
        return self._lines

    @property
    def luck(self) -> HandLuck:
        """What luck there was in the hands."""
        assert self._luck is not None
        return self._luck

    @property
    def hands(self) -> range:
        """The hands that are over, counted from 1."""
        return range(1, self._record.timeline.ended + 1)

    @property
    def judged(self) -> Sequence[Judged]:
        """Every decision that has been judged."""
        return self._reviewing.outlook.judged if self._reviewing is not None else ()

    @property
    def outlook(self) -> Outlook:
        """What is known so far."""
        return self._reviewing.outlook if self._reviewing is not None else Outlook()

    @property
    def warning(self) -> Phrase | None:
        """What people are told if what lies beside the match is no review of it."""
        return self._reviewing.notebook.warning if self._reviewing is not None else None

    @property
    def is_weighing(self) -> bool:
        """Whether a try is being weighed."""
        return self._weighing is not None

    @property
    def is_empty(self) -> bool:
        """Whether everything has been judged and there was nothing to decide."""
        outlook = self._reviewing.outlook if self._reviewing is not None else None
        return outlook is not None and outlook.is_done and self.found is None

    @property
    def is_told(self) -> bool:
        """Whether the answer of the present moment is out."""
        return self.tried is not None and self.tried[1] in TOLD

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to say of the present moment, nor of whether its hand was lost.

        Whatever tells of the hand waits so long: it would answer the question beside it.
        """
        if self.tried is None or not self.is_told:
            return False
        return self.guess >= 0 or not self.lines.leaves_open(self.course.present, self.tried[0])

    def place_of(self, judged: Judged) -> tuple[int, bool]:
        """Return which of the person's cards of its hand was played, or which else was decided."""
        timeline = self._record.timeline
        is_card, begin = judged.made.verb == PLAY, timeline.shuffles[judged.hand - 1]
        own = (ply for ply in decided(timeline, judged.seat) if begin <= ply <= judged.ply)
        alike = (ply for ply in own if (timeline.moves[ply][1].verb == PLAY) is is_card)
        return sum(1 for _ in alike), is_card

    @property
    def view(self) -> View[Any]:
        """What the person saw at the present moment."""
        return self._record.timeline.view(self.course.present.ply, self._me)

    # From moment to moment.

    def ask(self) -> None:
        """Ask for the decision of the present moment."""
        self.tried = self._weighing = None
        self.asked.emit()

    @Slot(int)
    def go(self, ply: int) -> None:
        """Go to a moment."""
        self.course.go(ply)
        self._come()

    def step(self, by: int) -> None:
        """Go so many moments on or back."""
        if self.found is not None:
            self.found.step(by)
            self._come()

    def skip(self) -> None:
        """Go to the next moment that is open; this one comes again at the end."""
        self.course.on()
        self._come()

    def next(self) -> None:
        """Go to the next moment that is open, or finish."""
        if self.course.on():
            self._come()
        elif self.course.is_growing:
            self._is_waiting = True
            self._tell_waiting()
        else:
            self.finished.emit()

    @Slot()
    def look_over(self) -> None:
        """Look at what was decided, one after the other, without being asked for anything."""
        if self.found is not None and self.found.asks:
            self._questions = self.found
        self.found = Course(looked_over(self.judged), frozenset(), asks=False)
        self._come()

    @Slot()
    def ask_again(self) -> None:
        """Come back from all decisions to the moments that are asked."""
        if self._questions is not None:
            self.found, self._questions = self._questions, None
            self.ask()

    def _come(self) -> None:
        """Ask at the present moment, or show it where nothing is asked or all is known."""
        if self.course.asks and self.course.present.ply in self.course.solved:
            self._answer_again(Verdict.GOOD)
        elif self.course.asks:
            self.ask()
        else:
            self.course.show()
            self._weighing = None
            self._answer(self.course.present.made, self.course.own)

    def _answer_again(self, verdict: Verdict) -> None:
        """Show the answer of a moment that was found out before: it can still be tried again."""
        course, self._weighing = self.course, None
        tries = course.tries[course.present.ply]
        found = course.judge(tries[-1]) if tries else None
        if found in FOUND:
            self._answer(tries[-1], found)
        else:
            self._answer(course.present.best, verdict)

    # What is tried.

    def try_move(self, move: Move) -> None:
        """Judge a try, weighing it first where it was not weighed."""
        verdict = self.course.judge(move)
        if verdict is not None:
            self._settle(move, verdict)
            return
        assert self._reviewing is not None
        self._weighing, ply = move, self.course.present.ply
        self.weighing.emit()
        self._reviewing.try_move(ply, move, lambda found: self._on_weighed(ply, move, found))

    def show(self) -> None:
        """Show the answer without a try."""
        if self.found is not None:
            self.found.show()
            self._answer(self.found.present.best, Verdict.SHOWN)

    @Slot(int)
    def guess_at(self, answer: int) -> None:
        """Keep what the person says to whether the hand could be won."""
        self.guesses[self.course.present.hand] = answer
        self.learnt.emit()

    def prove(self) -> None:
        """Ask the opponents again for what they do in the line of the try."""
        if self.tried is not None:
            self.lines.prove(self.course.present.ply, self.tried[0])

    def deal(self) -> None:
        """Find some deals that were possible at the present moment."""
        if self.is_told:
            self.lines.ask_deals(self.course.present)

    def _on_weighed(self, ply: int, move: Move, found: Judged | None) -> None:
        if self._weighing != move or self.course.present.ply != ply:
            return
        self._weighing = None
        if found is not None:
            self.course.update(found)
        self._settle(move, self.course.judge(move) or Verdict.NOT_YET)

    def _settle(self, move: Move, verdict: Verdict) -> None:
        course = self.course
        course.take(move, verdict)
        is_solved = verdict in FOUND and course.present.ply in course.solved
        if is_solved and self._reviewing is not None:
            self._reviewing.solve(course.present.ply)
        self._answer(move, verdict)

    def _answer(self, move: Move, verdict: Verdict) -> None:
        self.tried = move, verdict
        self._ask_further(move, verdict)
        self.answered.emit()

    def _ask_further(self, move: Move, verdict: Verdict) -> None:
        """Ask what would have come of a move, and of the hand once all of it has been judged."""
        present, outlook = self.course.present, self.outlook
        if verdict in TOLD and outlook.is_done:
            self.luck.ask(present.hand)  # the lines are wanted sooner: they are asked after it
            self.lines.ask_all(present, move, outlook.of_hand(present.hand).judged)
        else:
            self.lines.ask(present, move)

    @Slot()
    def _on_changed(self) -> None:
        """Begin with the first mistake that is known, or once everything has been judged."""
        if self._reviewing is None:
            return
        outlook = self._reviewing.outlook
        if self.found is not None:
            self._grow(outlook)
        elif self._knows_first(outlook):
            self.found = Course(self._led(outlook), outlook.solved)
            self.found.is_growing = not outlook.is_done
            if self._wanted in self.found.tries:
                self.found.go(self._wanted)
            self._begin_asking()
        elif not outlook.is_done:
            self._tell_waiting()
        elif looked_over(outlook.judged):
            self.look_over()
        else:
            if self.hand:
                self.luck.ask(self.hand)
            self.emptied.emit()

    def _knows_first(self, outlook: Outlook) -> bool:
        """Tell whether the moment is known with which one begins."""
        is_there = self._wanted == NOWHERE or any(e.ply == self._wanted for e in outlook.judged)
        return bool(outlook.moments) and (outlook.is_done or is_there)

    def _grow(self, outlook: Outlook) -> None:
        """Take in mistakes that were found since one began to go over the first."""
        asked = self._questions or self.course
        if not asked.is_growing:
            return
        asked.grow(self._led(outlook), outlook.solved)
        asked.is_growing = not outlook.is_done
        if self._is_waiting:
            self._go_on(asked)
        elif self.tried is not None:
            if outlook.is_done:
                self._ask_further(*self.tried)
            self.learnt.emit()
        self.valued.emit()

    def _go_on(self, asked: Course) -> None:
        """Go to the moment that was waited for, or back if there is none."""
        is_there = asked.on()
        self._is_waiting = asked.is_growing and not is_there
        if is_there:
            self._come()
        elif self._is_waiting:
            self._tell_waiting()
        else:
            self.answered.emit()

    @property
    def still_judged(self) -> tuple[int, int] | None:
        """How many of how many decisions are judged, while some are not."""
        outlook = self.outlook
        done = len(outlook.judged)
        return None if outlook.is_done else (done, done + len(outlook.waiting))

    def _tell_waiting(self) -> None:
        if (counts := self.still_judged) is not None:
            self.waited.emit(*counts)

    def _begin_asking(self) -> None:
        """Ask at the first moment, unless its answer was out when the review was left."""
        course = self.course
        if self._is_told and course.present.ply == self._wanted not in course.solved:
            course.show()
            self._answer_again(Verdict.SHOWN)
        else:
            self._come()

    def _led(self, outlook: Outlook) -> list[Judged]:
        """Return the moments, among them the one that is wanted, which others may outdo."""
        moments = outlook.moments
        wanted = [each for each in outlook.judged if each.ply == self._wanted and each.flagged]
        if not wanted or wanted[0] in moments:
            return list(moments)
        return [*wanted, *moments[: MOST - 1]]

    @Slot()
    def _on_line(self) -> None:
        if self.tried is not None:
            self.learnt.emit()


def looked_over(judged: Sequence[Judged]) -> list[Judged]:
    """Return the decisions that are worth a look though nothing is wrong, in order of play."""
    weighed = [each for each in judged if each.is_told]
    closest = sorted(weighed, key=lambda each: -each.loss)[:LOOKED_OVER]
    return sorted(closest, key=lambda each: each.ply)
