"""Bots think elsewhere, and a bot that dies comes back."""

import logging
import os
import signal
import sys
from collections.abc import Iterator
from random import Random
from threading import Event as Flag
from threading import Timer
from typing import Any

import pytest

from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import View
from naipes_gui.core.table import CHANCE
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from naipes_gui.session.bot_process import BotProcess
from tests.contract.positions import positions

GAME = all_games()["ecarte"]
RULES = GAME.rules(GAME.options().make())


@pytest.fixture
def bot_process() -> Iterator[BotProcess]:
    bot_process = BotProcess("ecarte", RULES)
    yield bot_process
    bot_process.close()


@pytest.fixture
def view() -> View[Any]:
    timeline: Timeline[Any] = Timeline(RULES)
    rng = Random(5)
    while timeline.ply < 3:
        state = timeline.state
        legal = RULES.legal(state)
        timeline.push(RULES.chance(state, rng) if state.to_move == CHANCE else rng.choice(legal))
    return timeline.view(timeline.ply, timeline.state.to_move)


class Assassin:
    """Never says stop, but kills each new process just after it was asked."""

    def __init__(self, bot_process: BotProcess, victims: int) -> None:
        self.bot_process, self.victims = bot_process, victims
        self.killed = list[int]()

    def is_set(self) -> bool:
        pid = self.bot_process.pid
        if pid and pid not in self.killed and len(self.killed) < self.victims:
            os.kill(pid, signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
            self.killed.append(pid)
        return False


def test_a_process_starts_with_the_first_question(bot_process: BotProcess, view: View[Any]) -> None:
    assert bot_process.pid is None
    assert bot_process.choose(view, Opponent("beginner"), 1, Flag()) in view.moves
    first = bot_process.pid
    assert bot_process.choose(view, Opponent("beginner"), 2, Flag()) in view.moves
    assert bot_process.pid == first != os.getpid()


@pytest.mark.skipif(sys.platform == "win32", reason="no such thing there")
def test_a_thinker_lets_others_go_first(bot_process: BotProcess, view: View[Any]) -> None:
    bot_process.choose(view, Opponent("beginner"), 1, Flag())
    mine = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, bot_process.pid or 0) > mine or mine >= 10


def test_the_answer_is_the_one_a_bot_gives_here(bot_process: BotProcess, view: View[Any]) -> None:
    here = GAME.bots()["club"](RULES).choose(view, Random(9), Flag())
    assert bot_process.choose(view, Opponent("club"), 9, Flag()) == here


def test_a_killed_bot_thinks_anew(bot_process: BotProcess, view: View[Any]) -> None:
    assassin = Assassin(bot_process, victims=1)
    here = GAME.bots()["club"](RULES).choose(view, Random(9), Flag())
    assert bot_process.choose(view, Opponent("club"), 9, assassin) == here
    assert len(assassin.killed) == 1


def test_a_bot_that_always_dies_moves_quickly_and_the_log_says_so(
    bot_process: BotProcess, view: View[Any], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        assert (
            bot_process.choose(view, Opponent("club"), 9, Assassin(bot_process, victims=9))
            in view.moves
        )
    assert "quick move" in caplog.text
    assert bot_process.pid is None


def test_a_stopped_bot_gives_no_move(bot_process: BotProcess, view: View[Any]) -> None:
    stop = Flag()
    bot_process.warm()
    stop.set()
    assert bot_process.choose(view, Opponent("expert"), 1, stop) is None
    assert bot_process.choose(view, Opponent("beginner"), 1, Flag()) in view.moves


@pytest.mark.skipif(sys.platform == "win32", reason="nothing can be asked of a process there")
def test_who_has_waited_long_enough_is_told_what_was_found_out_until_then() -> None:
    game = all_games()["mosca"]
    rules = game.rules(game.options().make())
    view = next(each.view for each in positions(game, 6) if len(each.view.moves) > 9)
    enough, process = Flag(), BotProcess("mosca", rules)
    try:
        whole = process.weigh(view, Opponent(game.strongest), 3, Flag())
        Timer(0.3, enough.set).start()
        endless = Opponent(game.strongest, effort=100_000)
        hurried = process.weigh(view, endless, 3, Flag(), enough)
        assert hurried is not None
        assert hurried.chosen in view.moves
        assert hurried.rounds
        # The process is free again, and what it is asked next is answered in full.
        assert process.weigh(view, Opponent(game.strongest), 3, Flag()) == whole
    finally:
        process.close()


def test_closing_does_not_wait_for_a_thought(bot_process: BotProcess, view: View[Any]) -> None:
    bot_process.warm()
    pid = bot_process.pid
    bot_process.close()
    assert bot_process.pid is None
    with pytest.raises(ProcessLookupError):
        os.kill(pid or 0, 0)


def test_an_unknown_level_plays_as_club(bot_process: BotProcess, view: View[Any]) -> None:
    assert bot_process.choose(view, Opponent("easy"), 3, Flag()) == bot_process.choose(
        view, Opponent("club"), 3, Flag()
    )


def test_what_a_bot_raises_is_reported_and_its_process_lives(
    bot_process: BotProcess, view: View[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    reported: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda _, error, __: reported.append(str(error)))
    question: Any = ("ponder", view, Opponent("club"), 1)
    assert bot_process._insist(question, Flag()) is None
    (said,) = reported
    assert "no attribute 'ponder'" in said
    assert "thinking.py:" in said
    pid = bot_process.pid
    assert bot_process.choose(view, Opponent("club"), 1, Flag()) in view.moves
    assert bot_process.pid == pid
