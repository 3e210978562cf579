"""The accounts of a long match: as many as are looked at are written, and no more."""

from random import Random
from typing import Any

import pytest

from naipes_gui.core.face import ScoreSheet
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.games import all_games
from naipes_gui.games.napoleon.table.face import NapoleonFace
from naipes_gui.session.worker import Worker
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_for_show
from naipes_gui.store.recorder import Recorder
from tests.work import work


def play(recorder: Recorder, hands: int) -> Recorder:
    """Play on until so many hands are over and the next one is being played."""
    rng, rules = Random(1), recorder.record.rules
    while recorder.timeline.ended < hands or recorder.timeline.state.stage is not Stage.HAND:
        state = recorder.timeline.state
        if state.to_move == CHANCE:
            recorder.chance(rng)
        elif state.stage is Stage.CUT:
            recorder.cut_for(rng)
        else:
            recorder.move(rng.choice(rules.legal(state)))
    return recorder


def begun() -> Recorder:
    options = all_games()["napoleon"].options().make(match="rounds:1000").to_json()
    seats = tuple(Player(name=str(i)) for i in range(int(options["players"])))
    return begin_for_show("napoleon", options, seats, Random(1))


def accounts(worker: Worker) -> Any:
    told: list[Any] = []
    worker.accounted.connect(told.append)
    worker._account()
    return told[-1]


def test_only_the_sheets_that_are_looked_at_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[ScoreSheet] = []
    write = NapoleonFace.score_sheet

    def counted(*given: Any) -> ScoreSheet:
        written.append(write(*given))
        return written[-1]

    monkeypatch.setattr(NapoleonFace, "score_sheet", staticmethod(counted))
    sheets = accounts(Worker(play(begun(), 12), Seat(0), 1))[0]
    assert len(sheets) == 12
    assert not written
    assert sheets[-1] is sheets[-3:][2] is sheets[11]
    assert len(written) == 3


def test_a_hand_is_accounted_for_with_the_same_work_late_in_a_match() -> None:
    def took(hands: int) -> int:
        worker = Worker(play(begun(), hands), Seat(0), 1)
        accounts(worker)
        play(worker.recorder, hands + 1)
        return work(lambda: accounts(worker))

    assert took(60) < 1.5 * took(6)


def test_a_hand_that_is_taken_back_has_no_sheet() -> None:
    worker = Worker(play(begun(), 3), Seat(0), 1)
    assert len(accounts(worker)[0]) == 3
    timeline = worker.timeline
    last = [ply for ply in timeline.decisions if ply < timeline.shuffles[-1]][-1]
    worker.recorder.undo(timeline.decisions.index(last))
    assert len(accounts(worker)[0]) == 2
