"""Long work between two events: what comes of it, who leaves it, how long a slice is."""

import gc
from collections.abc import Generator

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from naipes_gui.session import slices
from naipes_gui.session.slices import SLICE, Slices, uncollected

Steps = Generator[None, None, object]


def work(taken: list[str], steps: int, end: object = None) -> Steps:
    """Take so many steps, and keep what became of them."""
    try:
        for _ in range(steps):
            taken.append("step")
            yield
    finally:
        taken.append("left")
    return end


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    return QObject()


def test_what_comes_of_the_work_is_told_once(qtbot: QtBot, owner: QObject) -> None:
    made, told, taken = Slices(owner), list[object](), list[str]()
    made.done.connect(told.append)
    made.start(work(taken, 5, "found"))
    assert taken == []
    qtbot.waitUntil(lambda: bool(told))
    assert not made.is_busy
    for _ in range(3):
        QCoreApplication.processEvents()
    assert (told, taken) == (["found"], ["step"] * 5 + ["left"])


def test_a_slice_ends_when_its_time_is_up(owner: QObject, monkeypatch: pytest.MonkeyPatch) -> None:
    made, taken, clock = Slices(owner), list[str](), iter(range(100))
    monkeypatch.setattr(slices, "perf_counter", lambda: next(clock) * SLICE / 4)
    made.start(work(taken, 5))
    busy = list[bool]()
    for _ in range(2):
        made._go_on()
        busy.append(made.is_busy)
        taken.append("pause")
    step = ["step"]
    assert taken == [*step * 3, "pause", *step * 2, "left", "pause"]
    assert busy == [True, False]
    made.stop()


def test_what_is_wanted_now_is_done_at_once_and_told_once(
    owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, told, taken, clock = Slices(owner), list[object](), list[str](), iter(range(1000))
    monkeypatch.setattr(slices, "perf_counter", lambda: next(clock) * SLICE)
    made.done.connect(told.append)
    made.start(work(taken, 5, "found"))
    made.finish()
    assert not made.is_busy
    made.finish()
    QCoreApplication.processEvents()
    assert (told, taken) == (["found"], ["step"] * 5 + ["left"])


def test_another_work_takes_the_place_of_the_first(qtbot: QtBot, owner: QObject) -> None:
    made, told, left = Slices(owner), list[object](), list[str]()
    made.done.connect(told.append)
    first = work(left, 5, "first")
    next(first)
    made.start(first)
    made.start(work([], 2, "second"))
    assert left == ["step", "left"]
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["second"]


def test_nothing_comes_of_what_is_stopped(qtbot: QtBot, owner: QObject) -> None:
    made, told, left = Slices(owner), list[object](), list[str]()
    made.done.connect(told.append)
    steps = work(left, 5)
    next(steps)
    made.start(steps)
    made.stop()
    made.stop()
    for _ in range(3):
        QCoreApplication.processEvents()
    assert not made.is_busy
    assert (told, left) == ([], ["step", "left"])


@pytest.mark.thorough
def test_what_was_read_is_old_at_once_and_not_frozen() -> None:
    with uncollected():
        read = [[each] for each in range(1_000)]
    assert gc.get_count()[0] < len(read)
    assert gc.get_freeze_count() == 0
    old = {id(each) for each in gc.get_objects(generation=2)}
    assert all(id(each) in old for each in read)
