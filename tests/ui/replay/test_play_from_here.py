"""Playing a match otherwise from a place of its replay."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import Stage
from naipes_gui.core.wording import Wording
from naipes_gui.session import slices
from naipes_gui.store import paths
from naipes_gui.store.branching import NOTHING_LEFT, STILL_PLAYED
from naipes_gui.store.parent import Kind
from naipes_gui.store.record import Record
from naipes_gui.store.settings import Settings
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.window.main_window import MainWindow
from tests.ui.replay import test_replay
from tests.ui.replay.test_replay import MATCH, Opener, in_the_middle, player_of, press

home, watch = test_replay.home, test_replay.watch


@pytest.fixture(autouse=True)
def no_popup(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep menus closed: they would take the keyboard, which this screen does not have."""
    monkeypatch.setattr(QMenu, "popup", lambda _menu, _where: None)


def offered(page: ReplayPage) -> QMenu:
    """Return the choice of cards."""
    *_, menu = page.findChildren(QMenu)
    return menu


def begun(qtbot: QtBot, page: ReplayPage, kind: Kind) -> Path:
    """Choose with which cards, and return the branch."""
    press(page, Qt.Key.Key_B)
    action = offered(page).actions()[list(Kind).index(kind)]
    with qtbot.waitSignal(page.branched, timeout=10_000) as told:
        action.trigger()
    path = told.args[0]
    assert isinstance(path, Path)
    return path


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    made = MainWindow(Settings(speed="instant", sound=False))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    yield made
    made.close()


@pytest.mark.parametrize("kind", Kind)
def test_the_key_makes_a_branch_among_the_records(qtbot: QtBot, watch: Opener, kind: Kind) -> None:
    page = watch()
    player = player_of(page)
    player.seek(player.outline.own[2])
    ply = player.ply
    path = begun(qtbot, page, kind)
    assert path.parent == paths.records_folder()
    branch = Record.load(path)
    assert branch.problem is None
    assert branch.header.parent is not None
    assert branch.header.parent.kind is kind
    assert branch.header.parent.name == MATCH.stem
    assert branch.timeline.ply == ply
    assert branch.timeline.state.stage is Stage.HAND


def test_the_button_offers_both_ways(watch: Opener) -> None:
    page = watch()
    page.top.button("branch").click()
    menu = offered(page)
    assert len(menu.actions()) == len(Kind)
    assert menu.activeAction() is menu.actions()[0]


def test_at_the_end_it_is_said_that_nothing_can_be_played(watch: Opener) -> None:
    page = watch()
    press(page, Qt.Key.Key_End)
    press(page, Qt.Key.Key_B)
    assert Wording().say(NOTHING_LEFT) in page.board.toast.accessibleName()
    assert not page.findChildren(QMenu)


def test_a_hand_that_is_still_played_is_left_alone(watch: Opener, tmp_path: Path) -> None:
    page = watch(in_the_middle(tmp_path))
    player = player_of(page)
    player.seek(player.last)
    press(page, Qt.Key.Key_B)
    assert Wording().say(STILL_PLAYED) in page.board.toast.accessibleName()


def test_whoever_leaves_gives_up_the_branch_that_is_being_made(
    watch: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "SLICE", 0)
    page = watch()
    player = player_of(page)
    player.seek(player.outline.own[2])
    page.from_here.begin(player.ply, Kind.ANEW)
    page.leave()
    assert not list(paths.records_folder().glob("*"))


@pytest.mark.thorough
def test_the_branch_is_played_on_at_the_table(qtbot: QtBot, window: MainWindow) -> None:
    window.watched_pages.replay(MATCH)
    page = window.pages.currentWidget()
    assert isinstance(page, ReplayPage)
    qtbot.waitUntil(lambda: page.player is not None)
    page.go("last")
    player = player_of(page)
    player.seek(player.outline.own[3])
    begun(qtbot, page, Kind.SAME)
    qtbot.waitUntil(lambda: window.table_page is not None)
    table = window.table_page
    assert table is not None
    assert table.session.recorder.record.header.parent is not None
    qtbot.waitUntil(lambda: table.panel.score.assisted)
    ply = player.ply
    table.left.emit()
    back = window.pages.currentWidget()
    assert isinstance(back, ReplayPage)
    assert back is not page
    qtbot.waitUntil(lambda: back.player is not None)
    qtbot.wait(1)
    assert player_of(back).ply == ply, "one is where one was, and nothing runs on"
    assert not player_of(back).is_playing
