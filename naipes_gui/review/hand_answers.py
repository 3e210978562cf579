"""Three short answers about a hand that is over: how it went, what cost most, could it be won."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from naipes_gui.core.rules import Stop, View
from naipes_gui.core.steps import finished
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.games import all_games
from naipes_gui.review.asking import GOING, Ask, Weigh
from naipes_gui.review.cases import cases_of, hand_ends
from naipes_gui.review.could_win import CouldWin, could_win, has_won
from naipes_gui.review.judge import Case, judged
from naipes_gui.review.judged import Judged
from naipes_gui.review.notebook import Notebook
from naipes_gui.review.other_line import other_line
from naipes_gui.review.outlook import Outlook
from naipes_gui.store.record import Record


@dataclass(frozen=True, slots=True)
class HandAnswers:
    """What is known so far of one hand."""

    outlook: Outlook
    """Its decisions: those that were judged, and how many still wait."""
    is_won: bool
    could: CouldWin | None = None
    """Whether it could have been won; nothing while that is not known, and of a hand that was."""
    views: Mapping[int, View[Any]] = field(default_factory=dict[int, View[Any]])
    """What was seen at each decision, by its ply."""

    @property
    def is_whole(self) -> bool:
        """Whether nothing more is to come."""
        return self.outlook.is_done and (self.is_won or self.could is not None)

    @property
    def dearest(self) -> Judged | None:
        """The mistake that cost most, if there was one."""
        return next(iter(self.outlook.moments), None)


def hand_answers(
    path: Path, record: Record, hand: int, weigh: Weigh, ask: Ask,
    *, seat: Seat = FIRST, stop: Stop = GOING,
) -> Iterator[HandAnswers]:  # fmt: skip
    """Yield what is known of a hand that is over, counted from 1, with every decision more.

    What is judged is kept beside the match; nothing more comes once stopped.
    """
    timeline = record.timeline
    cases = cases_of(timeline, hand - 1, seat, all_games()[record.header.game])
    own = record.until(hand_ends(timeline, hand - 1))
    views = {case.ply: case.view for case in cases}
    told = HandAnswers(Outlook(), _is_won(own, hand, seat), views=views)
    notebook = Notebook(lambda: path, record, seat)
    finished(notebook.reading())
    for outlook in _judged(cases, notebook, weigh, stop):
        told = replace(told, outlook=outlook)
        yield told
    if told.is_whole or not told.outlook.is_done:
        return
    could = could_win(own, told.outlook.judged, partial(other_line, ask=ask), stop)
    if could is not None:
        yield replace(told, could=could)


def _judged(
    cases: Sequence[Case], notebook: Notebook, weigh: Weigh, stop: Stop
) -> Iterator[Outlook]:
    """Yield what is known of the decisions, each time one is judged; keep it at the end."""
    found = list[Judged]()
    try:
        for place, case in enumerate(cases, start=1):
            one = notebook.recall(case) or judged(case, weigh, stop)
            if one is None:
                return
            found.append(notebook.keep(case, one))
            yield Outlook(tuple(found), (case.view.state.deals,) * (len(cases) - place))
    finally:
        if (save := notebook.saving()) is not None:
            save()


def _is_won(record: Record, hand: int, seat: Seat) -> bool:
    timeline, face = record.timeline, all_games()[record.header.game].face()
    sheet = face.score_sheet(timeline.view(timeline.ply, seat), timeline.played(hand - 1))
    gained = {line.seat: line.gained for line in sheet.lines}
    return has_won(record, seat, [gained.get(each, 0) for each in record.rules.seats])
