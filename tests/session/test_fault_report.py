"""What fails while a match goes on is told with where it came from, never just passed over."""

import sys
from traceback import extract_tb
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from naipes_gui.core.table import Seat
from naipes_gui.games.napoleon.table.face import NapoleonFace
from naipes_gui.session.worker import Worker
from tests.session.test_sheets import accounts, begun, play

Told = list[list[str]]


def broken(*_: object) -> None:
    raise RuntimeError("broken")


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication) -> Told:
    """The names of the functions in the traceback of every fault that was handed over."""
    faults: Told = []

    def hear(_: object, fault: BaseException, trace: Any) -> None:
        assert str(fault) == "broken"
        faults.append([frame.name for frame in extract_tb(trace)])

    monkeypatch.setattr(sys, "excepthook", hear)
    return faults


@pytest.fixture
def worker() -> Worker:
    return Worker(play(begun(), 2), Seat(0), 1)


def test_a_sheet_that_cannot_be_written(
    told: Told, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NapoleonFace, "score_sheet", broken)
    sheet = accounts(worker)[0][-1]
    assert "cannot be shown" in sheet.subtitle.source
    assert [names[-1] for names in told] == ["broken"]


def test_a_bot_that_cannot_decide(
    told: Told, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "_think", broken)
    ply = worker.timeline.ply
    worker._move_for(worker.timeline.state.to_move)
    assert worker.timeline.ply > ply
    assert [names[-1] for names in told] == ["broken"]


def test_an_action_that_cannot_be_done(told: Told, worker: Worker) -> None:
    refused: list[Any] = []
    worker.refused.connect(refused.append)
    assert not worker._attempt(lambda: broken())
    assert "could not be done" in refused[0].source
    assert [names[-1] for names in told] == ["broken"]
