"""Advice tested while somebody looks on: it can be paused, and goes on with the next deal."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from naipes_gui.bots.advised import Tally, trial
from naipes_gui.games import all_games
from naipes_gui.session import advice_check
from naipes_gui.session.advice_check import PULSE, AdviceCheck, _Counting
from naipes_gui.session.advised_play import play
from naipes_gui.session.bot_process import NICEST

FEW = 3


@pytest.fixture
def game() -> str:
    return next(key for key, info in all_games().items() if not info.last_loses)


@pytest.fixture
def check(game: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[AdviceCheck]:
    monkeypatch.setattr(advice_check, "DEALS", FEW)
    made = AdviceCheck(game)
    yield made
    made.close()


def test_what_is_counted_is_what_the_deals_bring(
    check: AdviceCheck, game: str, qtbot: QtBot
) -> None:
    info = all_games()[game]
    advice = info.advice().advice[1]
    with qtbot.waitSignal(check.advanced, check_params_cb=lambda tally: tally.deals == FEW):
        check.start(advice.key, "seed")
    qtbot.waitUntil(lambda: not check.is_running)
    assert check.is_done
    tested = trial(info, advice, "seed")
    gains = [gain for deal in range(check.tally.dealt) if (gain := tested.gain(deal)) is not None]
    assert check.tally.gains == tuple(gains)


def test_it_goes_on_where_it_was_paused(check: AdviceCheck, game: str, qtbot: QtBot) -> None:
    advice = all_games()[game].advice().advice[1]
    check.start(advice.key, "seed")
    check.pause()
    assert not check.is_running
    assert check.tally == Tally()
    check.tally = Tally((7.0, 7.0), 40)
    with qtbot.waitSignal(check.advanced, check_params_cb=lambda tally: tally.deals == FEW):
        check.resume()
    assert check.tally.gains[:2] == (7.0, 7.0)
    assert check.tally.dealt > 40


def test_another_question_begins_anew(check: AdviceCheck, game: str, qtbot: QtBot) -> None:
    first, second = (each.key for each in all_games()[game].advice().advice[:2])
    check.start(first, "seed")
    check.start(second, "seed")
    assert check.key == second
    with qtbot.waitSignal(check.advanced):
        pass
    check.close()
    assert not check.is_running


# What is counted, without a process.


class Line:
    """Stands for the pipe from the process: deals, of which those come that are ready."""

    def __init__(self, *gains: float | None) -> None:
        self.gains, self.waited = [*gains], list[float]()

    def poll(self, seconds: float = 0.0) -> bool:
        self.waited.append(seconds)
        return bool(self.gains)

    def recv(self) -> float | None:
        return self.gains.pop(0)


@pytest.fixture
def owner(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QObject:
    monkeypatch.setattr(advice_check, "DEALS", FEW)
    return QObject()


def counting(owner: QObject, tally: Tally) -> tuple[Any, list[Tally]]:
    thread, told = _Counting("ecarte", "key", "seed", tally, owner), list[Tally]()
    thread.advanced.connect(told.append)
    return thread, told


def test_deals_in_which_the_advice_is_silent_are_dealt_and_not_counted(owner: QObject) -> None:
    thread, told = counting(owner, Tally((1.0,), 7))
    line = Line(None, 0.0, None, -2.0, 5.0, None)
    thread._stop.wait = lambda seconds: line.waited.append(seconds)
    thread._count(line)
    assert told == [Tally((1.0, 0.0, -2.0), 11)]
    assert line.gains == [5.0, None]
    assert line.waited[0] == line.waited[-1] == PULSE


def test_who_is_told_to_stop_counts_no_more(owner: QObject) -> None:
    thread, told = counting(owner, Tally())
    thread.stop()
    line = Line(1.0)
    thread._count(line)
    assert (told, line.gains, line.waited) == ([], [1.0], [])


def test_whoever_plays_stands_back_behind_everybody_and_is_ended(
    owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[Any]()

    class Process:
        pipe = Line()

        def __init__(self, *asked: Any) -> None:
            told.append(asked)

        def end(self) -> None:
            told.append("ended")

    monkeypatch.setattr(advice_check, "ChildProcess", Process)
    thread, _ = counting(owner, Tally((), 4))
    thread.stop()
    thread._play()
    assert told == [(NICEST, play, "ecarte", "key", "seed", 4), "ended"]


@pytest.mark.parametrize("fault", [BrokenPipeError, EOFError, KeyboardInterrupt])
def test_who_plays_begins_with_the_next_deal_and_ends_with_whoever_counts(
    game: str, fault: type[BaseException]
) -> None:
    class Ends:
        def __init__(self) -> None:
            self.sent = list[float | None]()

        def send(self, gain: float | None) -> None:
            if len(self.sent) == FEW:
                raise fault
            self.sent.append(gain)

    pipe: Any = Ends()
    info = all_games()[game]
    advice = info.advice().advice[1]
    play(pipe, game, advice.key, "seed", 4)
    tested = trial(info, advice, "seed")
    assert pipe.sent == [tested.gain(deal) for deal in range(4, 4 + FEW)]


def test_what_a_thread_told_before_it_was_stopped_is_not_taken(
    owner: QObject, check: AdviceCheck
) -> None:
    told = list[Any]()
    check.advanced.connect(told.append)
    earlier, _ = counting(owner, Tally())
    earlier.advanced.connect(check._on_advanced)
    earlier.advanced.emit(Tally((1.0,), 1))
    assert (told, check.tally) == ([], Tally())


def test_what_is_done_is_not_resumed(check: AdviceCheck) -> None:
    changed = list[bool]()
    check.changed.connect(lambda: changed.append(check.is_running))
    done = list[bool]()
    for deals in (FEW - 1, FEW):
        check.tally = Tally((1.0,) * deals)
        done.append(check.is_done)
    assert done == [False, True]
    check.resume()
    check.pause()
    assert changed == [False, False]


def test_a_fault_in_the_counting_is_reported(
    owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread, reported = counting(owner, Tally())[0], list[Exception]()
    fault = RuntimeError("broken")

    def breaks() -> None:
        raise fault

    monkeypatch.setattr(advice_check, "report", reported.append)
    monkeypatch.setattr(thread, "_play", breaks)
    thread.run()
    assert reported == [fault]
