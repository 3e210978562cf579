"""The branches of a match beside its moves."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.core.table import Seat
from naipes_gui.games import all_games
from naipes_gui.review.branches import keep_branch, make_branch
from naipes_gui.store import paths
from naipes_gui.store.library import Library
from naipes_gui.store.parent import Kind as Cards
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from naipes_gui.store.summary import summarise
from naipes_gui.ui.beside_table.hand_story import Kind, Row
from naipes_gui.ui.library.cells import NAME, cell
from naipes_gui.ui.library.model import LibraryModel
from naipes_gui.ui.replay.branch_rows import of_file, taken_back, woven
from naipes_gui.ui.replay.outline import Outline
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.window import saved_deeds
from naipes_gui.ui.window.main_window import MainWindow
from tests.review.played import choices, hands_over, header, match, play

ME = Seat(0)
SETTINGS = Settings(speed="instant", sound=False)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAIPES_HOME", str(tmp_path / "home"))


@pytest.fixture
def parent() -> Path:
    """A match of one hand, under a name of the program's."""
    folder = paths.records_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "ecarte 2026-11-20 18.04.11.naipes"
    recorder = play(Recorder.begin(path, header("ecarte", seed=3)), hands_over(1))
    recorder.close()
    return path


def branch(parent: Path, kind: Cards, *, over: bool) -> Path:
    record = Record.load(parent)
    ply = next(ply for ply in choices(record) if record.timeline.moves[ply][0] == ME)
    path = keep_branch(make_branch(record, parent.stem, ply, kind, rng=Random(1)), "ecarte")
    if over:
        play(Recorder.resume(path), hands_over(1), seed=5).close()
    return path


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = MainWindow(SETTINGS)
    qtbot.addWidget(made, before_close_func=_leave)
    made.resize(1280, 800)
    made.show()
    return made


def _leave(window: MainWindow) -> None:
    while isinstance(page := window.pages.currentWidget(), ReplayPage):
        page.leave()


@pytest.fixture
def watch(qtbot: QtBot, window: MainWindow) -> Callable[[Path], ReplayPage]:
    def opened(path: Path) -> ReplayPage:
        window.watched_pages.replay(path)
        page = window.pages.currentWidget()
        assert isinstance(page, ReplayPage)
        qtbot.waitUntil(lambda: page.player is not None)
        assert page.player is not None
        page.player.pause()
        return page

    return opened


def rows(page: ReplayPage) -> list[Row]:
    assert page.side.list is not None
    model = page.side.list.rows
    return [model.row(place) for place in range(model.rowCount(QModelIndex()))]


def said(page: ReplayPage) -> list[str]:
    assert page.side.list is not None
    model = page.side.list.rows
    return [model.data(model.index(place)) for place in range(model.rowCount(QModelIndex()))]


def stand_on_the_branch(page: ReplayPage) -> None:
    """Walk down the list with the keys until one stands on the head of a branch."""
    moves = page.side.list
    assert moves is not None
    page.go("first")
    for _ in range(20):
        QTest.keyClick(moves, Qt.Key.Key_Down)
        page.board.finish()
        place = moves.currentIndex().row()
        if place >= 0 and moves.rows.row(place).kind is Kind.BRANCH:
            return
    raise AssertionError(said(page))


def test_a_branch_lies_under_the_move_at_which_it_leaves(
    qtbot: QtBot, parent: Path, watch: Callable[[Path], ReplayPage]
) -> None:
    path = branch(parent, Cards.SAME, over=True)
    page = watch(parent)
    qtbot.waitUntil(lambda: len(page.shelf.branches) == 1)
    (shown,) = page.shelf.branches
    page.seek(shown.leaves)
    assert page.side.list is not None
    page.side.list.rows.fold(1, is_open=True)
    kinds = [row.kind for row in rows(page)]
    head = kinds.index(Kind.BRANCH)
    above = rows(page)[head - 1]
    assert shown.leaves in [each.ply for each in above.cells]
    assert said(page)[head].startswith("Branch 1 · same cards, ")
    record = Record.load(path)
    told = [row for row in rows(page) if row.branch == 1][1:]
    plies = [each.ply for row in told for each in row.cells]
    assert set(range(shown.leaves, shown.end)) <= {*plies, *record.timeline.decisions}
    assert not page.side.branches.isHidden()
    assert "1" in page.side.branches.text()


def test_a_branch_is_folded_until_somebody_wants_to_see_it(
    qtbot: QtBot, parent: Path, watch: Callable[[Path], ReplayPage]
) -> None:
    branch(parent, Cards.SAME, over=True)
    branch(parent, Cards.ANEW, over=True)
    page = watch(parent)
    qtbot.waitUntil(lambda: len(page.shelf.branches) == 2)
    stand_on_the_branch(page)
    moves = page.side.list
    assert moves is not None
    folded = said(page)
    assert [row.branch for row in rows(page) if row.branch] == [1, 2]
    assert [text.endswith("folded") for text in folded if text.startswith("Branch")] == [True] * 2
    QTest.keyClick(moves, Qt.Key.Key_Right)
    shown = [row.branch for row in rows(page) if row.branch]
    assert shown.count(1) > 1
    assert shown.count(2) == 1
    assert rows(page)[moves.currentIndex().row()].kind is Kind.BRANCH
    QTest.keyClick(moves, Qt.Key.Key_Left)
    assert said(page) == folded
    where = moves.visualRect(moves.currentIndex()).center()
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert [row.branch for row in rows(page)].count(1) > 1
    assert said(page) != folded


@pytest.mark.thorough
def test_all_of_it_can_be_done_with_keys(
    qtbot: QtBot, parent: Path, watch: Callable[[Path], ReplayPage], window: MainWindow
) -> None:
    path = branch(parent, Cards.ANEW, over=False)
    page = watch(parent)
    qtbot.waitUntil(lambda: len(page.shelf.branches) == 1)
    stand_on_the_branch(page)
    assert page.side.list is not None
    QTest.keyClick(page.side.list, Qt.Key.Key_Delete)
    assert not path.exists()
    qtbot.waitUntil(lambda: not page.shelf.branches)
    assert Kind.BRANCH not in [row.kind for row in rows(page)]
    library = Library(paths.records_folder(), paths.trash_folder())
    (deleted,) = library.trashed()
    library.put_back(deleted.path)
    page.refresh()
    qtbot.waitUntil(lambda: len(page.shelf.branches) == 1)
    stand_on_the_branch(page)
    QTest.keyClick(page.side.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.table_page is not None)
    assert window.table_page is not None
    assert window.table_page.path == path


def test_a_branch_that_is_over_is_watched_and_one_comes_back(
    qtbot: QtBot, parent: Path, watch: Callable[[Path], ReplayPage], window: MainWindow
) -> None:
    path = branch(parent, Cards.SAME, over=True)
    recorder = Recorder.resume(path)
    recorder.abandon()
    recorder.close()
    page = watch(parent)
    qtbot.waitUntil(lambda: len(page.shelf.branches) == 1)
    stand_on_the_branch(page)
    assert page.side.list is not None
    QTest.keyClick(page.side.list, Qt.Key.Key_Return)
    inner = window.pages.currentWidget()
    assert isinstance(inner, ReplayPage)
    assert inner is not page
    assert inner.path == path
    assert "from" in inner.top.chip.text()
    qtbot.waitUntil(lambda: inner.player is not None)
    left = inner.record.header.parent
    assert left is not None
    assert inner.player is not None
    # What both have in common was seen in the match.
    assert inner.player.ply >= inner.record.timeline.decisions[left.moves] > 0
    inner.leave()
    assert window.pages.currentWidget() is page


def test_a_branch_that_was_named_says_its_name(
    qtbot: QtBot, parent: Path, watch: Callable[[Path], ReplayPage], window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(saved_deeds, "asked_name", lambda *_, **__: "Con el rey")
    branch(parent, Cards.SAME, over=True)
    page = watch(parent)
    qtbot.waitUntil(lambda: len(page.shelf.branches) == 1)
    stand_on_the_branch(page)
    assert page.side.list is not None
    QTest.keyClick(page.side.list, Qt.Key.Key_F2)
    named = lambda: any(text.startswith("Con el rey · same cards") for text in said(page))  # noqa: E731
    qtbot.waitUntil(named)
    assert window.pages.currentWidget() is page


def test_the_filters_know_branches(
    qtbot: QtBot, parent: Path, watch: Callable[[Path], ReplayPage]
) -> None:
    branch(parent, Cards.SAME, over=True)
    page = watch(parent)
    qtbot.waitUntil(lambda: len(page.shelf.branches) == 1)
    page.side.own.click()
    assert all(not row.branch for row in rows(page))
    page.side.branches.click()
    assert sum(row.kind is Kind.BRANCH for row in rows(page)) == 1
    assert all(row.branch or row.kind is Kind.HAND or row.cells for row in rows(page))


@pytest.mark.parametrize("key", all_games())
def test_what_was_taken_back_is_a_branch_as_well(key: str) -> None:
    whole = match(key, 1, seed=1)
    record = whole.until(choices(whole)[-1])
    plies = choices(record)
    before = list(record.timeline.moves)
    number = list(record.timeline.decisions).index(plies[len(plies) // 2])
    record.take({"undo": number})
    assert list(taken_back(record, ME)) == []
    other = next(
        move for move in record.rules.legal(record.timeline.state)
        if move != before[plies[len(plies) // 2]][1]
    )  # fmt: skip
    record.take({"s": int(record.timeline.state.to_move), "m": str(other)})
    (shown,) = taken_back(record, ME)
    assert shown.leaves == plies[len(plies) // 2]
    assert list(shown.outline.timeline.moves) == before
    assert not shown.is_over
    outline = Outline(record.timeline, ME)
    outline.finish()
    found = woven(outline.rows, [shown])
    assert [row for row in found if not row.branch] == outline.rows
    assert [row.start for row in found] == sorted(row.start for row in found)
    # Taken back further, it stands on a line that is gone.
    record.take({"undo": 0})
    assert list(taken_back(record, ME)) == []


def test_a_file_that_says_it_is_a_branch_and_is_none_is_left_out(parent: Path) -> None:
    record = Record.load(parent)
    path = branch(parent, Cards.SAME, over=False)
    liar = Record.load(path)
    assert liar.header.parent is not None
    about = summarise(path)
    assert of_file(liar, ME, about) is not None
    assert of_file(record, ME, about) is None
    for moves in (len(liar.timeline.decisions) + 1, 500_000):
        liar.header = replace(liar.header, parent=liar.header.parent._replace(moves=moves))
        assert of_file(liar, ME, about) is None


def test_the_library_says_from_which_match_a_branch_comes(parent: Path) -> None:
    about = summarise(branch(parent, Cards.SAME, over=False))
    assert "from 20 Nov" in cell(about, NAME) or "from Friday" in cell(about, NAME)
    # Its parent may have another name by now.
    model = LibraryModel()
    model.show_matches([about])
    named = parent.rename(parent.with_name("La de ayer.naipes"))
    model.add_matches([summarise(named)])
    name = model.data(model.index(0, NAME))
    assert name == "Écarté against Ana 1 · from “La de ayer”, move 1"
