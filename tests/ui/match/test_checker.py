"""Somebody looks over the person's shoulder, if that is wanted: softly, and the record says so."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from pathlib import Path
from threading import Event as Flag
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stop, View
from naipes_gui.games import all_games
from naipes_gui.review.asking import GOING
from naipes_gui.review.judged import Judged
from naipes_gui.session.background import Job
from naipes_gui.store.help import Help
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.checker import Checker
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.board import Board
from tests.ui.page_help import is_asked, page_of, play_until, to_a_card
from tests.ui.table_help import ME, board, to_play


class Asked:
    """Keeps the questions, for the test to answer them."""

    def __init__(self) -> None:
        self.questions = dict[str, Callable[[Any], None]]()
        self.jobs = dict[str, Callable[[Any, Any], object]]()

    def __call__(self, key: Hashable, job: Job, told: Callable[[Any], None]) -> None:
        assert isinstance(key, tuple)
        self.questions[key[0]], self.jobs[key[0]] = told, job


class Table:
    def __init__(self, qtbot: QtBot) -> None:
        self.board: Board = board()
        qtbot.addWidget(self.board)
        timeline = to_play(led=False)
        self.ply, self.view = timeline.ply, timeline.view(timeline.ply, ME)
        self.board.show_frame(timeline.jump(self.ply, ME))
        self.asked, self.parent = Asked(), QObject()
        self.checker = Checker(self.board, all_games()["ecarte"], self.asked, self.parent)
        self.passed, self.doubted = list[Move](), list[int]()
        self.checker.passed.connect(lambda ply, move: self.passed.append(move))
        self.checker.doubted.connect(self.doubted.append)
        self.checker.is_wanted = True
        self.checker.look(self.view, self.ply)
        self.good, self.bad = self.view.moves[:2]

    def counsel(self) -> Counsel:
        return Counsel(self.good, (Weighed(self.good, 1.0), Weighed(self.bad, 0.0, 0.1)))

    def verdict(self, loss: float) -> Judged:
        return Judged(
            ply=self.ply, hand=1, seat=ME, made=self.bad, best=self.good, kind="lead",
            is_told=True, loss=loss, low=loss - 0.1, high=loss + 0.1, costly=0.1,
        )  # fmt: skip


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def test_a_good_move_passes_at_once(table: Table) -> None:
    table.asked.questions["look"](table.counsel())
    table.checker.choose(table.ply, table.good)
    assert table.passed == [table.good]


def test_a_bad_move_is_doubted_once(table: Table) -> None:
    table.asked.questions["look"](table.counsel())
    table.checker.choose(table.ply, table.bad)
    assert table.passed == []
    table.asked.questions["confirm"](table.verdict(0.5))
    assert (table.passed, table.doubted) == ([], [table.ply])
    table.checker.choose(table.ply, table.bad)
    assert table.passed == [table.bad]


def test_each_move_is_doubted_once(table: Table) -> None:
    other = table.view.moves[2]
    table.asked.questions["look"](table.counsel())
    for move in (table.bad, other):
        table.checker.choose(table.ply, move)
        table.asked.questions["confirm"](table.verdict(0.5))
    table.checker.choose(table.ply, table.bad)
    assert table.passed == [table.bad]


def test_what_is_no_mistake_after_all_passes(table: Table) -> None:
    table.asked.questions["look"](table.counsel())
    table.checker.choose(table.ply, table.bad)
    table.asked.questions["confirm"](table.verdict(0.15))
    assert (table.passed, table.doubted) == ([table.bad], [])


@pytest.mark.parametrize(("worth", "margin", "rounds", "is_doubted"), [
    (0.0, 0.1, 200, True), (0.0, 0.8, 200, False), (0.8, 0.0, 200, False), (0.0, 0.1, 0, False),
])  # fmt: skip
def test_what_is_plainly_bad_is_doubted_though_no_judgement_came_in_time(
    table: Table, worth: float, margin: float, rounds: int, is_doubted: bool
) -> None:
    choices = (Weighed(table.good, 1.0), Weighed(table.bad, worth, margin))
    table.asked.questions["look"](Counsel(table.good, choices, rounds=rounds))
    table.checker.choose(table.ply, table.bad)
    table.checker._decide()
    assert bool(table.doubted) == is_doubted
    assert bool(table.passed) != is_doubted
    # The judgement that comes too late changes nothing.
    table.asked.questions["confirm"](table.verdict(0.5))
    assert len(table.doubted) == is_doubted


@pytest.mark.parametrize(("worth", "margin", "is_doubted"), [
    (0.5, 0.1, True), (0.95, 0.0, False), (0.5, 0.6, False),
])  # fmt: skip
def test_what_one_comparison_shows_is_not_let_pass_though_no_judgement_came_in_time(
    table: Table, worth: float, margin: float, is_doubted: bool
) -> None:
    """A first look gives the worst moves up before it has any figure for them."""
    choices = (Weighed(table.good, 1.0), Weighed(table.view.moves[2], 0.9, 0.1))
    table.asked.questions["look"](Counsel(table.good, choices, rounds=200))
    table.checker.choose(table.ply, table.bad)
    once = Weighed(table.good, 1.0), Weighed(table.bad, worth, margin)
    table.checker._once_compared.emit(table.ply, Counsel(table.good, once, rounds=100))
    table.checker._decide()
    assert bool(table.doubted) == is_doubted
    assert bool(table.passed) != is_doubted


class SlowClock:
    """A machine on which an answer takes as long as one is patient, and then what it has."""

    def __init__(self, whole: Counsel, hurried: Counsel) -> None:
        self.whole, self.hurried, self.asked = whole, hurried, list[str]()

    def weigh(
        self, view: View[Any], who: Opponent, seed: int, stop: Stop, enough: Stop = GOING
    ) -> Counsel | None:
        self.asked.append("narrowed" if view.narrowed else "look")
        return self.hurried if enough.is_set() else self.whole

    __call__ = weigh


def test_on_a_slow_machine_a_plain_blunder_is_caught_by_a_hurried_look(table: Table) -> None:
    """Neither the look nor the judgement comes in time: what there is until then must do."""
    table.checker.choose(table.ply, table.bad)
    table.checker._decide()
    assert table.checker.is_waiting  # for what the look has found out so far
    nothing = Counsel(table.good, ())
    slow = SlowClock(nothing, table.counsel())
    hurried = table.asked.jobs["look"](slow, Flag())
    assert isinstance(hurried, Counsel)
    table.asked.questions["look"](hurried)
    slow.whole = replace(table.counsel(), rounds=100)
    stop = Flag()
    table.asked.jobs["confirm"](slow, stop)
    assert slow.asked[:2] == ["look", "narrowed"]
    table.checker._decide()
    assert (table.passed, table.doubted) == ([], [table.ply])


def test_nobody_waits_for_help(table: Table, qtbot: QtBot) -> None:
    table.checker.choose(table.ply, table.bad)
    assert table.checker.is_waiting
    qtbot.waitUntil(lambda: bool(table.passed))
    # What comes too late changes nothing.
    table.asked.questions["look"](table.counsel())
    assert (table.passed, table.doubted) == ([table.bad], [])


def test_unasked_it_lets_everything_pass(table: Table) -> None:
    table.checker.is_wanted = False
    table.checker.choose(table.ply, table.bad)
    assert table.passed == [table.bad]


def test_the_record_says_that_somebody_helps(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(speed="instant", trick_hold_ms=1, review=False, checker=True)
    page = page_of(qtbot, tmp_path, "ecarte", settings, lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    qtbot.waitUntil(lambda: page.panel.score.assisted)
    assert page.session.hold() is None
    assert page.session.recorder.record.helps == (Help.CHECKER,)
    told = [label.text() for label in page.panel.findChildren(Label)]
    assert "⚠ Assisted match: the play checker" in told
    page.session.go_back()
