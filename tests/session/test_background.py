"""What is found out in the background: in order, put off, broken off, and never after the end."""

from collections.abc import Iterator
from threading import Event as Flag
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.session.background import Background, Job
from naipes_gui.session.bot_process import NICEST, BotProcess
from naipes_gui.session.thinkers import Thinkers


@pytest.fixture
def background(qtbot: QtBot) -> Iterator[Background]:
    game = all_games()["ecarte"]
    parent = QObject()
    made = Background("ecarte", game.rules(game.options().make()), parent)
    yield made
    made.close()


def giving(what: object) -> Job:
    return lambda process, stop: what


def patient(begun: list[str]) -> Job:
    """Return a job that goes on until it is stopped, the second time only a moment."""

    def job(process: BotProcess, stop: Flag) -> object | None:
        begun.append("begun")
        if len(begun) == 1:
            assert stop.wait(20)
            return None
        return "at last"

    return job


def heard(background: Background) -> list[tuple[Any, Any]]:
    found = list[tuple[Any, Any]]()
    background.found.connect(lambda key, what: found.append((key, what)))
    return found


def test_it_goes_in_order(qtbot: QtBot, background: Background) -> None:
    found = heard(background)
    background.want("a", giving(1))
    background.want("b", giving(2))
    assert background.waiting == ("a", "b")
    qtbot.waitUntil(lambda: len(found) == 2)
    assert found == [("a", 1), ("b", 2)]
    assert not background.waiting


def test_what_is_urgent_breaks_off_what_is_not(qtbot: QtBot, background: Background) -> None:
    found, begun = heard(background), list[str]()
    background.want("slow", patient(begun))
    qtbot.waitUntil(lambda: bool(begun))
    background.want("urgent", giving(1), first=True)
    qtbot.waitUntil(lambda: len(found) == 2)
    assert found == [("urgent", 1), ("slow", "at last")]


def test_processes_end_when_there_is_nothing_to_do_and_come_back(
    qtbot: QtBot, background: Background
) -> None:
    found = heard(background)
    background._resting.setInterval(0)

    def job(process: Thinkers, stop: Flag) -> object:
        for each in process.side_by_side:
            each.warm()
        return process, [each.pid for each in process.side_by_side]

    for number in (1, 2):
        background.want(number, job)
        qtbot.waitUntil(lambda: len(found) == number)  # noqa: B023
        process, pids = found[-1][1]
        assert all(pids)
        qtbot.waitUntil(lambda: not any(each.pid for each in process.side_by_side))  # noqa: B023


def test_it_stands_still_while_it_is_paused(qtbot: QtBot, background: Background) -> None:
    found, begun = heard(background), list[str]()
    background.want("slow", patient(begun))
    qtbot.waitUntil(lambda: bool(begun))
    background.pause(True)
    background.want("more", giving(1))
    qtbot.wait(50)
    assert found == []
    assert background.waiting == ("slow", "more")
    background.pause(False)
    qtbot.waitUntil(lambda: len(found) == 2)
    assert begun == ["begun"] * 2


def test_what_is_forgotten_never_comes(qtbot: QtBot, background: Background) -> None:
    found, begun = heard(background), list[str]()
    background.want("slow", patient(begun))
    background.want("also", giving(1))
    background.want("last", giving(2))
    qtbot.waitUntil(lambda: bool(begun))
    background.forget("also")
    background.forget("slow")
    qtbot.waitUntil(lambda: bool(found))
    assert found == [("last", 2)]


def test_a_fault_is_told_and_the_rest_goes_on(
    qtbot: QtBot, background: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[Exception]()
    monkeypatch.setattr("naipes_gui.session.background.report", told.append)
    found = heard(background)
    background.want("broken", lambda process, stop: 1 // 0)
    background.want("sound", giving(1))
    qtbot.waitUntil(lambda: len(found) == 2)
    assert [type(fault) for fault in told] == [ZeroDivisionError]
    assert found[1] == ("sound", 1)


def test_nothing_is_heard_after_the_end(qtbot: QtBot, background: Background) -> None:
    found, begun = heard(background), list[str]()
    background.want("slow", patient(begun))
    qtbot.waitUntil(lambda: bool(begun))
    background.close()
    qtbot.wait(20)
    assert found == []


def test_it_thinks_behind_everybody_and_is_given_what_it_needs(
    qtbot: QtBot, background: Background
) -> None:
    found = heard(background)
    background.want("given", lambda process, stop: (process, stop.is_set()))
    qtbot.waitUntil(lambda: bool(found))
    ((_, (process, is_stopped)),) = found
    assert (process._game, process.nice) == ("ecarte", NICEST)
    assert process.rules.options == all_games()["ecarte"].options().make()
    assert not is_stopped


def test_what_is_urgent_comes_before_what_waits(qtbot: QtBot, background: Background) -> None:
    found = heard(background)
    background.pause(True)
    background.want("a", giving(1))
    background.want("b", giving(2), first=True)
    background.pause(True)
    assert background.waiting == ("b", "a")
    background.forget("neither")
    background.pause(False)
    background.pause(False)
    qtbot.waitUntil(lambda: len(found) == 2)
    assert found == [("b", 2), ("a", 1)]


def test_the_end_is_for_good(qtbot: QtBot, background: Background) -> None:
    begun = list[str]()
    background.want("slow", patient(begun))
    background.want("more", giving(1))
    qtbot.waitUntil(lambda: bool(begun))
    assert not background.closing.is_set()
    background.close()
    assert background.closing.is_set()
    assert background.waiting == ()
    assert background.signalsBlocked()
