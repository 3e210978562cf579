"""Many matches gone over in the background: it can be paused, and takes nothing twice."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stop, View
from naipes_gui.review import sidecar
from naipes_gui.session import bulk_review
from naipes_gui.session.bulk_review import BulkReview, Progress, _Judging
from naipes_gui.store.names import review_beside
from naipes_gui.store.record import Record

RECORD = Path(__file__).parents[1] / "records" / "format2" / "ecarte-format2.naipes"


class FirstMove:
    """Thinks that the first move is best, and counts how often it is asked."""

    asked = 0
    begun: list[tuple[Any, ...]]
    ended: int

    def __init__(self, *given: Any) -> None:
        FirstMove.begun.append(given)

    def weigh(self, view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel:
        FirstMove.asked += 1
        moves = [Weighed(move, float(-nth)) for nth, move in enumerate(view.moves)]
        return Counsel(view.moves[0], tuple(moves), Counted.POINTS, rounds=10)

    def close(self) -> None:
        FirstMove.ended += 1


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    monkeypatch.setattr(bulk_review, "BotProcess", FirstMove)
    FirstMove.asked = FirstMove.ended = 0
    FirstMove.begun = []
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


def test_what_is_left_of_a_match_is_judged_and_what_is_not_said_to_be_whole_is_looked_at(
    files: list[Path], bulk: BulkReview, qtbot: QtBot
) -> None:
    bulk.start(files[:2])
    qtbot.waitUntil(lambda: not bulk.is_running)
    half, unmarked = map(review_beside, files[:2])
    whole, asked = half.read_text(), FirstMove.asked
    said = json.loads(whole)
    for part in said["seats"].values():
        part["decisions"], part["whole"] = part["decisions"][:3], False
    half.write_text(json.dumps(said))
    unmarked.write_text(whole.replace(',"whole":true', ""))
    judged: list[Path] = []
    bulk.judged.connect(judged.append)
    bulk.start(files[1:2])
    qtbot.waitUntil(lambda: not bulk.is_running)
    assert (judged, FirstMove.asked) == (files[1:2], asked)
    bulk.start(files[:2])
    qtbot.waitUntil(lambda: not bulk.is_running)
    assert judged == files[1::-1]
    assert FirstMove.asked > asked
    assert half.read_text() == unmarked.read_text() == whole
    bulk.close()


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    return QObject()


def at_work(owner: QObject, files: list[Path], done: int) -> tuple[Any, list[Progress], list[Path]]:
    """Return who judges, and what it tells; it has no thread of its own here."""
    thread = _Judging(files, done, owner)
    advanced, judged = list[Progress](), list[Path]()
    thread.advanced.connect(advanced.append)
    thread.judged.connect(judged.append)
    return thread, advanced, judged


def test_what_is_left_follows_from_what_was_judged(
    files: list[Path], owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(100, 900, 10))
    monkeypatch.setattr(bulk_review, "monotonic", lambda: float(next(clock)))
    monkeypatch.setattr(bulk_review, "report", lambda error: None)
    bad, *good = files[::-1]
    thread, advanced, judged = at_work(owner, [bad, good[0], bad, good[1], good[1]], 0)
    thread.run()
    assert judged == good
    assert advanced == [
        Progress(1, 5), Progress(2, 5, 30.0), Progress(3, 5, 40.0), Progress(4, 5, 15.0),
        Progress(5, 5, 0.0),
    ]  # fmt: skip
    record = Record.load(good[0])
    assert [game for game, _ in FirstMove.begun] == ["ecarte"] * 2
    assert FirstMove.begun[0][1].options == record.rules.options
    assert FirstMove.ended == 2


def test_it_begins_where_it_was(files: list[Path], owner: QObject) -> None:
    thread, advanced, judged = at_work(owner, files[:2], 1)
    thread.run()
    assert judged == [files[1]]
    assert [(each.done, each.all) for each in advanced] == [(2, 2)]


def test_what_is_broken_off_is_not_counted(
    files: list[Path], owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread, advanced, judged = at_work(owner, files[:2], 0)
    weigh = FirstMove.weigh

    def stopped(self: FirstMove, *given: Any) -> Counsel:
        thread._stop.set()
        return weigh(self, *given)

    monkeypatch.setattr(FirstMove, "weigh", stopped)
    thread.run()
    assert (advanced, judged) == ([], [])
    assert len(FirstMove.begun) == FirstMove.ended == 1


def test_nothing_to_do_is_not_wanted_and_everything_is_told(
    files: list[Path], bulk: BulkReview, qtbot: QtBot
) -> None:
    changed, advanced = list[bool](), list[Progress]()
    bulk.changed.connect(lambda: changed.append(bulk.is_running))
    bulk.advanced.connect(advanced.append)
    assert bulk.progress == Progress(0, 0)
    bulk.start([])
    assert (bulk.is_wanted, changed) == (False, [False])
    bulk.hold(held=True)
    bulk.start(files[:2])
    assert (bulk.is_wanted, changed, bulk.progress) == (True, [False] * 2, Progress(0, 2))
    bulk.hold(held=False)
    qtbot.waitUntil(lambda: not bulk.is_running)
    assert (bulk.is_wanted, changed) == (False, [False] * 3)
    assert [each.done for each in advanced] == [1, 2]
    bulk.resume()
    assert (bulk.is_wanted, bulk.is_running, len(changed)) == (False, False, 4)
    bulk.pause()
    assert len(changed) == 5
    bulk.close()
