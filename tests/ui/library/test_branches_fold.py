"""Branches lie below the match that they leave, folded where there are several."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.review.branches import keep_branch, make_branch
from naipes_gui.store.library import Library
from naipes_gui.store.parent import Kind
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.ui.library.folding import Fold
from naipes_gui.ui.library.page import LibraryPage
from tests.review.played import choices, hands_over, header, play

PARENT = "ecarte 2026-11-20 18.04.11"
Made = Callable[[int], LibraryPage]


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> Made:
    """Return a library of two matches, the older one with so many branches."""

    def made(branches: int) -> LibraryPage:
        folder = tmp_path / "matches"
        folder.mkdir()
        begun(folder / f"{PARENT}.naipes", seed=3)
        parent = folder / f"{PARENT}.naipes"
        for _ in range(branches):
            branch(parent)
        begun(folder / "ecarte 2026-11-21 18.04.11.naipes", seed=4)
        library = Library(folder, tmp_path / "bin")
        found = LibraryPage(library)
        qtbot.addWidget(found)
        found.resize(1280, 800)
        found.show()
        qtbot.waitUntil(lambda: not found.listing.is_reading)
        return found

    return made


def begun(path: Path, seed: int) -> None:
    play(Recorder.begin(path, header("ecarte", seed=seed)), hands_over(1)).close()


def branch(parent: Path) -> Path:
    record = Record.load(parent)
    ply = next(ply for ply in choices(record) if record.timeline.moves[ply][0] == 0)
    made = make_branch(record, parent.stem, ply, Kind.SAME)
    return keep_branch(made, "ecarte", parent.parent)


def shown(page: LibraryPage) -> list[str]:
    """Return what every row is: a match, a branch, or the line that folds some."""
    model = page.model
    return [
        model.data(model.index(place, 0)).strip() if isinstance(row, Fold)
        else "branch" if row.header is not None and row.header.parent is not None
        else row.name
        for place, row in enumerate(model.rows)
    ]  # fmt: skip


def stand_on_the_fold(page: LibraryPage) -> None:
    place = next(i for i, row in enumerate(page.model.rows) if isinstance(row, Fold))
    page.table.setCurrentIndex(page.model.index(place, 0))


def test_several_are_one_line_below_their_match(page: Made) -> None:
    there = page(3)
    assert shown(there)[-2:] == [PARENT, "▸ %n branch(es)".replace("%n", "3")]
    assert shown(there).count("branch") == 0
    assert len(there.model.rows) == 3


def test_no_two_of_them_bear_the_same_name(page: Made) -> None:
    there = page(3)
    fold = next(row for row in there.model.rows if isinstance(row, Fold))
    there.model.toggle(fold)
    named = [
        str(there.model.data(there.model.index(row, 0))) for row in range(there.model.rowCount())
    ]
    assert len(set(named)) == len(named)
    assert sum("move " in name for name in named) == 3, "where they leave their match is told"


def test_a_single_one_lies_below_its_match(page: Made) -> None:
    assert shown(page(1))[-2:] == [PARENT, "branch"]


@pytest.mark.parametrize("how", ["enter", "arrow", "button", "click", "double click"])
def test_they_open_and_close(page: Made, how: str) -> None:
    there = page(2)
    stand_on_the_fold(there)
    act(there, how, Qt.Key.Key_Right)
    assert shown(there)[-3:] == ["▾ 2 branch(es)".replace("2", "2"), "branch", "branch"]
    assert there.selected is None
    assert there.open.text().strip() == "Hide the branches"
    act(there, how, Qt.Key.Key_Left)
    assert shown(there)[-1].startswith("▸")


def act(page: LibraryPage, how: str, arrow: Qt.Key) -> None:
    table, left = page.table, Qt.MouseButton.LeftButton
    where = table.visualRect(table.currentIndex()).center()
    match how:
        case "enter":
            QTest.keyClick(table, Qt.Key.Key_Return)
        case "arrow":
            QTest.keyClick(table, arrow)
        case "button":
            page.open.click()
        case "click":
            QTest.mouseClick(table.viewport(), left, pos=where)
        case _:
            QTest.mouseClick(table.viewport(), left, pos=where)
            QTest.mouseDClick(table.viewport(), left, pos=where)


def test_a_branch_to_stay_on_is_unfolded(page: Made, qtbot: QtBot) -> None:
    there = page(2)
    fold = next(row for row in there.model.rows if isinstance(row, Fold))
    wanted = fold.branches[1].path
    there.refresh(wanted)
    qtbot.waitUntil(lambda: not there.listing.is_reading)
    assert there.selected is not None
    assert there.selected.path == wanted


def test_a_branch_whose_match_is_gone_stands_for_itself(page: Made, qtbot: QtBot) -> None:
    there = page(2)
    (there._library.folder / f"{PARENT}.naipes").unlink()
    there.refresh()
    qtbot.waitUntil(lambda: not there.listing.is_reading)
    assert shown(there).count("branch") == 2
    assert len(there.model.rows) == 3


def test_a_branch_of_a_branch_lies_below_the_first(page: Made, qtbot: QtBot) -> None:
    there = page(1)
    (first,) = [row for row in there.model.matches if row.header and row.header.parent]
    play(Recorder.resume(first.path), hands_over(1), seed=5).close()
    branch(first.path)
    there.refresh()
    qtbot.waitUntil(lambda: not there.listing.is_reading)
    assert shown(there)[-1].startswith("▸")
