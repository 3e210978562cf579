"""A replay marks what was a mistake, goes from one to the next, and leads to going over it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.review.notebook import mistakes
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.replay.scrubber import Scrubber
from tests.ui.replay import test_replay
from tests.ui.replay.test_replay import ME, Opener, player_of
from tests.ui.review.planted import planted

home, watch = test_replay.home, test_replay.watch
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def page(qtbot: QtBot, watch: Opener, tmp_path: Path) -> ReplayPage:
    found = watch(planted(tmp_path))
    qtbot.waitUntil(lambda: bool(found.outline.mistakes))
    return found


def shift(page: ReplayPage, key: Qt.Key) -> int:
    page.board.setFocus()
    QTest.keyClick(page.board, key, SHIFT)
    return player_of(page).ply


def test_from_mistake_to_mistake(page: ReplayPage) -> None:
    first, second = [each.ply for each in mistakes(page.path, page.record, ME)]
    player_of(page).seek(0)
    assert shift(page, Qt.Key.Key_Right) == first
    assert shift(page, Qt.Key.Key_Right) == second
    assert shift(page, Qt.Key.Key_Right) == second
    assert shift(page, Qt.Key.Key_Left) == first
    assert shift(page, Qt.Key.Key_Left) == first


def test_they_are_marked_where_they_were_made(page: ReplayPage) -> None:
    found = mistakes(page.path, page.record, ME)
    assert page.transport.scrubber._mistakes == [each.ply for each in found]
    moves = page.side.list
    assert moves is not None
    player_of(page).seek(found[0].ply + 1)
    rows = [moves.rows.index(i).data() for i in range(moves.rows.rowCount())]
    told = [row for row in rows if "cost you" in row]
    assert told
    assert "points" in told[0]


def test_the_hand_that_is_watched_is_gone_over(qtbot: QtBot, page: ReplayPage) -> None:
    found = mistakes(page.path, page.record, ME)
    player_of(page).seek(found[0].ply + 1)
    with qtbot.waitSignal(page.review_wanted) as told:
        QTest.keyClick(page.board, Qt.Key.Key_R)
    assert told.args == [page.path, found[0].hand]


def test_without_a_review_nothing_is_marked(qtbot: QtBot, watch: Opener) -> None:
    page = watch()
    qtbot.waitUntil(lambda: not page.marks.looking.is_busy)
    assert not page.outline.mistakes
    player_of(page).seek(5)
    assert shift(page, Qt.Key.Key_Right) == 5


def test_the_tip_of_the_line_tells_what_its_signs_mean(page: ReplayPage) -> None:
    player_of(page).seek(0)
    scrubber = page.findChild(Scrubber)
    assert isinstance(scrubber, Scrubber)
    scrubber.show_branches([])
    assert "a mistake of yours" in scrubber.toolTip()
    assert "a branch" not in scrubber.toolTip(), "none is to be seen"
    assert "mistake of yours" not in scrubber.accessibleDescription(), "its rows say it"
    scrubber.show_branches([(1, 2)])
    assert "a branch" in scrubber.toolTip()
