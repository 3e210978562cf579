"""Many matches gone over in the background: it can be paused, and takes nothing twice."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stop, View
from naipes_gui.review import sidecar
from naipes_gui.session import bulk_review
from naipes_gui.session.bulk_review import BulkReview
from naipes_gui.store.names import review_beside

RECORD = Path(__file__).parents[1] / "records" / "format2" / "ecarte-format2.naipes"


class FirstMove:
    """Thinks that the first move is best, and counts how often it is asked."""

    asked = 0

    def __init__(self, game: str, rules: object) -> None:
        pass

    def weigh(self, view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel:
        FirstMove.asked += 1
        moves = [Weighed(move, float(-nth)) for nth, move in enumerate(view.moves)]
        return Counsel(view.moves[0], tuple(moves), "points", rounds=10)

    def close(self) -> None:
        pass


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    monkeypatch.setattr(bulk_review, "BotProcess", FirstMove)
    FirstMove.asked = 0
    good = [Path(shutil.copy(RECORD, tmp_path / f"{nth}.naipes")) for nth in range(2)]
    bad = tmp_path / "bad.naipes"
    bad.write_text("nonsense\n")
    return [*good, bad]


@pytest.fixture
def bulk(qtbot: QtBot) -> BulkReview:
    return BulkReview()


def test_every_match_is_judged_once(
    files: list[Path], bulk: BulkReview, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Exception] = []
    monkeypatch.setattr(bulk_review, "report", told.append)
    judged: list[Path] = []
    bulk.judged.connect(judged.append)
    bulk.start(files)
    qtbot.waitUntil(lambda: not bulk.is_running)
    assert judged == files[:2]
    assert (bulk.progress.done, bulk.progress.all) == (3, 3)
    assert len(told) == 1
    for path in judged:
        assert review_beside(path).is_file()
        assert sidecar.read(path)[0] is not None
    asked = FirstMove.asked
    assert asked > 0
    bulk.start(files[:2])
    qtbot.waitUntil(lambda: not bulk.is_running)
    assert FirstMove.asked == asked
    bulk.close()


def test_it_can_be_paused_and_stands_back(
    files: list[Path], bulk: BulkReview, qtbot: QtBot
) -> None:
    bulk.start(files[:2])
    bulk.pause()
    assert (bulk.is_running, bulk.is_wanted) == (False, False)
    bulk.hold(held=True)
    bulk.resume()
    assert (bulk.is_running, bulk.is_wanted) == (False, True)
    bulk.hold(held=False)
    assert (bulk.is_running, bulk.is_wanted) == (True, True)
    qtbot.waitUntil(lambda: not bulk.is_running)
    assert bulk.progress.done == 2
    bulk.close()
