"""What the library shows of all matches: sorted, filtered, named, deleted and brought back."""

import os
import shutil
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QDateTime, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from naipes_gui.store.hand_of_day import hand_of_day
from naipes_gui.store.header import Player
from naipes_gui.store.library import Library
from naipes_gui.store.matches import begin_shared
from naipes_gui.store.parent import Kind, Parent
from naipes_gui.store.summary import Summary, summarise
from naipes_gui.ui.library.bin_dialog import BinDialog
from naipes_gui.ui.library.cells import DATE, NAME, RESULT, cell, two_lines
from naipes_gui.ui.library.choosing import RESULTS, Wish, result_of
from naipes_gui.ui.library.page import LibraryPage
from naipes_gui.ui.shared import dates
from naipes_gui.ui.shared.alphabet import alphabetical
from naipes_gui.ui.shared.match_names import called, from_parent
from naipes_gui.ui.shared.widgets.plain import Label
from tests.ui.looking import SCALES, SIZES, Dress, clipped, dress, nameless, show

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
RECORDS = Path(__file__).parents[2] / "records"


def put(folder: Path, source: str, name: str, part: float = 1.0, end: str = "") -> Path:
    lines = (RECORDS / source).read_text(encoding="utf-8").splitlines(keepends=True)
    path = folder / f"{name}.naipes"
    path.write_text("".join(lines[: max(1, int(len(lines) * part))]) + end, encoding="utf-8")
    return path


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """Matches of several games: finished, left, given up, and one that cannot be read."""
    folder, trash = tmp_path / "matches", tmp_path / "trash"
    folder.mkdir()
    trash.mkdir()
    made = (
        put(folder, "ecarte/ecarte-default.naipes", "Finished"),
        put(folder, "mosca/mosca-default.naipes", "Half way", 0.5),
        put(folder, "ecarte/ecarte-best-of-three.naipes", "Gone", 0.5, '{"end": "abandoned"}\n'),
        put(folder, "hachi_hachi/hachi_hachi-acanomas.naipes", "Another"),
    )
    for age, path in enumerate(made):
        os.utime(path, (1_790_000_000 - 3600 * age,) * 2)
    return Library(folder, trash)


@pytest.fixture
def page(qtbot: QtBot, dress: Dress, library: Library) -> LibraryPage:
    made = LibraryPage(library)
    qtbot.addWidget(made)
    show(made, (1280, 800))
    qtbot.waitUntil(lambda: not made.listing.is_reading)
    return made


def names(page: LibraryPage) -> list[str]:
    return [match.name for match in page.model.matches]


def test_headers_sort_both_ways(page: LibraryPage) -> None:
    assert names(page) == ["Finished", "Half way", "Gone", "Another"]
    header = page.table.header()
    for column in (NAME, RESULT):
        for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
            header.setSortIndicator(column, order)
            cells = [alphabetical(cell(match, column)) for match in page.model.matches]
            falls = order is Qt.SortOrder.DescendingOrder
            assert cells == sorted(cells, reverse=falls)
    header.setSortIndicator(DATE, Qt.SortOrder.AscendingOrder)
    assert names(page) == ["Another", "Gone", "Half way", "Finished"]


def test_sorting_stays_on_the_chosen_match(page: LibraryPage) -> None:
    page.table.setCurrentIndex(page.model.index(2, NAME))
    chosen = page.selected
    page.table.header().setSortIndicator(NAME, Qt.SortOrder.AscendingOrder)
    assert page.selected is not None
    assert chosen is not None
    assert page.selected.path == chosen.path


def test_a_folder_that_is_read_again_keeps_the_order(page: LibraryPage, qtbot: QtBot) -> None:
    page.table.header().setSortIndicator(NAME, Qt.SortOrder.AscendingOrder)
    page.refresh()
    qtbot.waitUntil(lambda: not page.listing.is_reading)
    assert names(page) == sorted(names(page))


def test_games_and_results_are_filtered(page: LibraryPage) -> None:
    page.filters.game.setCurrentIndex(page.filters.game.findData("ecarte"))
    page.filters.game.chosen.emit("ecarte")
    assert names(page) == ["Finished", "Gone"]
    page.filters.result.setCurrentIndex(page.filters.result.findData("abandoned"))
    page.filters.result.chosen.emit("abandoned")
    assert names(page) == ["Gone"]
    page.filters.game.setCurrentIndex(page.filters.game.findData("mosca"))
    page.filters.game.chosen.emit("mosca")
    assert names(page) == []
    assert page.empty.isVisible()


def test_every_match_stands_under_a_result_that_can_be_asked_for(library: Library) -> None:
    offered = {key for key, _ in RESULTS}
    found = {result_of(match) for match in library.matches()}
    assert found <= offered
    assert {"unfinished", "abandoned"} < found


def test_a_search_finds_what_the_row_says(library: Library) -> None:
    (left,) = (match for match in library.matches() if match.name == "Half way")
    named = left._replace(path=left.path.with_name("mosca 2026-11-22 18.42.00.naipes"))
    word = called(named).split()[0]
    assert Wish((word,)).finds(named)
    assert not Wish(("xyzzy",)).finds(named)


def test_names_are_those_a_person_would_give(library: Library) -> None:
    match = next(match for match in library.matches() if match.name == "Finished")
    assert called(match) == "Finished"
    own = match._replace(path=match.path.with_name("ecarte 2026-11-22 18.42.00 (2).naipes"))
    assert called(own).startswith("Écarté against ")
    assert "2026-11-22 18.42" not in called(own)


def test_within_a_week_the_day_is_told_by_its_name() -> None:
    now = QDateTime(2026, 11, 22, 20, 0, 0)
    told = [
        dates.weekday(now.addDays(-days).toSecsSinceEpoch(), now) for days in (0, 6, 7, 200, 400)
    ]
    assert told[0].startswith("Sunday")
    assert told[1].startswith("Monday")
    assert told[2].startswith("15 Nov")
    assert "2026" not in told[3]
    assert "2025" in told[4]


def test_an_exercise_from_today_is_not_told_to_be_from_its_weekday() -> None:
    today = datetime.now()
    told = [
        from_parent(Parent("", f"ecarte {when:%Y-%m-%d} 00.00.00", 3, Kind.SAME))
        for when in (today, today - timedelta(1), today - timedelta(3))
    ]
    assert told[0].startswith("from today ")
    assert told[1].startswith("from yesterday ")
    assert f"{today - timedelta(3):%A}" in told[2]


def test_a_name_that_is_left_as_it_is_renames_nothing(page: LibraryPage, qtbot: QtBot) -> None:
    index = page.model.index(0, NAME)
    with qtbot.assertNotEmitted(page.model.renamed):
        page.model.setData(index, page.model.data(index, Qt.ItemDataRole.EditRole),
                           Qt.ItemDataRole.EditRole)  # fmt: skip


def test_the_bin_gives_back_and_is_emptied(
    page: LibraryPage, library: Library, qtbot: QtBot
) -> None:
    for name in ("Gone", "Finished"):
        library.delete(library.folder / f"{name}.naipes")
    asked: list[tuple[object, ...]] = []

    def agree(*question: object) -> bool:
        asked.append(question)
        return True

    dialog = BinDialog(library, page, agree)
    qtbot.addWidget(dialog)
    assert {match.name for match in dialog.model.matches} == {"Gone", "Finished"}
    chosen = dialog.model.matches[0].name
    with qtbot.waitSignal(dialog.restored) as told:
        dialog.back.click()
    assert told.args == [library.folder / f"{chosen}.naipes"]
    assert len(dialog.model.matches) == 1
    assert f"“{chosen}” is in the library again." in dialog._told.text()
    assert not dialog.table.header().sectionsClickable(), "nothing sorts there"
    dialog.empty.click()
    assert len(asked) == 1
    assert not list(library.trash.iterdir())
    assert not dialog.back.isEnabled()
    show(dialog, (860, 480))
    heading = dialog.findChildren(Label)[0]
    assert heading.text() == "Bin"
    assert heading.geometry().bottom() < dialog.height() / 4
    assert dialog._told.geometry().bottom() < dialog.height() / 2


def test_what_is_found_is_said_and_in_which_order(
    page: LibraryPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr("naipes_gui.ui.library.page.announce", lambda _, text: said.append(text))
    page.table.header().setSortIndicator(NAME, Qt.SortOrder.AscendingOrder)
    assert said == ["Sorted by: Name, A to Z"], "all of them are there as before"
    said.clear()
    page.filters.search.setText("Half")
    assert said.pop() == "1 match(es) found"
    page.filters.search.setText("Half of nothing")
    assert said.pop() == page.empty.text()
    page.filters.search.clear()
    assert said.pop() == f"{len(page.model.matches)} match(es) found"
    assert said == []


def test_a_no_keeps_the_bin(page: LibraryPage, library: Library, qtbot: QtBot) -> None:
    library.delete(library.folder / "Gone.naipes")
    dialog = BinDialog(library, page, lambda *_: False)
    qtbot.addWidget(dialog)
    dialog.empty.click()
    assert len(list(library.trash.iterdir())) == 1


def test_the_menu_of_a_row_gives_an_unfinished_match_up(page: LibraryPage, qtbot: QtBot) -> None:
    row = names(page).index("Half way")
    page.table.setCurrentIndex(page.model.index(row, NAME))
    page._offer_deeds(QPoint(5, 5))
    (menu,) = page.table.findChildren(QMenu)
    give_up = next(act for act in menu.actions() if act.text().startswith("Give up"))
    with qtbot.waitSignal(page.give_up) as told:
        give_up.trigger()
    assert told.args == [page.model.matches[row].path]
    menu.close()


def test_the_menu_of_a_row_copies_a_shared_deal(
    page: LibraryPage, library: Library, qtbot: QtBot
) -> None:
    deal = hand_of_day(date(2026, 11, 22), "ecarte")
    recorder = begin_shared(deal, "Yo", folder=library.folder)
    recorder.close()
    page.refresh(recorder.path)
    qtbot.waitUntil(lambda: page.selected is not None and page.selected.path == recorder.path)
    (copy,) = _copying(page)
    copy.trigger()
    assert QGuiApplication.clipboard().text() == deal.line
    page.table.setCurrentIndex(page.model.index(names(page).index("Finished"), NAME))
    assert _copying(page) == [], "other matches have no line"


def _copying(page: LibraryPage) -> list[QAction]:
    page._offer_deeds(QPoint(5, 5))
    *_, menu = page.table.findChildren(QMenu)
    found = [act for act in menu.actions() if act.text() == "Copy the deal"]
    menu.hide()
    return found


def test_the_rail_leads_on(page: LibraryPage, qtbot: QtBot) -> None:
    for button, signal in (
        (page.nav_bar.to_play, page.back),
        (page.nav_bar.to_settings, page.nav_bar.settings),
        (page.nav_bar.to_rules, page.nav_bar.rules),
    ):
        with qtbot.waitSignal(signal):
            button.click()
    assert page.nav_bar.to_library.property("here")


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_all_words_fit(
    page: LibraryPage, library: Library, dress: Dress, size: tuple[int, int], scale: float
) -> None:
    dress(text_scale=scale)
    show(page, size)
    assert clipped(page) == []
    assert nameless(page) == []


def test_a_large_table_tells_the_score_of_the_person(tmp_path: Path) -> None:
    shutil.copy(RECORDS / "napoleon" / "napoleon-default.naipes", tmp_path / "n.naipes")
    match: Summary = summarise(tmp_path / "n.naipes")
    assert match.header is not None
    seats = (replace(match.header.seats[0], kind="human"), *match.header.seats[1:])
    mine = match._replace(header=replace(match.header, seats=seats))
    assert cell(mine, RESULT).count("/") == 0


def test_a_finished_match_is_gone_over_and_no_button_moves(page: LibraryPage, qtbot: QtBot) -> None:
    places, offered = set[tuple[tuple[int, int], ...]](), dict[str, bool]()
    for row in range(page.model.rowCount()):
        page.table.setCurrentIndex(page.model.index(row, NAME))
        QApplication.processEvents()
        foot = (page.name, page.send, page.delete, page.deals, page.go_over, page.open)
        places.add(tuple(button.mapTo(page, QPoint()).toTuple() for button in foot))
        if page.selected is not None:
            offered[page.selected.name] = page.go_over.isEnabled()
    assert len(places) == 1
    assert offered["Finished"]
    place = page.model.place_of(path_of(page, "Finished"))
    page.table.setCurrentIndex(page.model.index(place, NAME))
    with qtbot.waitSignal(page.review) as asked:
        page.go_over.click()
    assert asked.args is not None
    assert asked.args[0].stem == "Finished"


def path_of(page: LibraryPage, name: str) -> Path:
    return next(match.path for match in page.model.matches if match.name == name)


@pytest.mark.parametrize(
    ("game", "score", "me", "told"),
    [
        ("ecarte", (5, 3), 0, "5–3"),
        ("ecarte", (5, 3), 1, "3–5"),
        ("napoleon", (4, -9, 5), 1, "−9 chips"),
        ("nlk", (0, 2, 1), 1, "2 hand(s) lost"),
        ("nlk", (0, 1), 1, "1 hand(s) lost"),
        ("hachi_hachi", (-475, 400, 75), 0, "−475 points"),
    ],
)
def test_a_score_is_ones_own_and_says_what_it_counts(
    library: Library, game: str, score: tuple[int, ...], me: int, told: str
) -> None:
    match = next(match for match in library.matches() if match.name == "Finished")
    assert match.header is not None
    bot = Player(name="Bruno", kind="bot", level="club")
    seats = tuple(Player(name="Me") if n == me else bot for n in range(len(score)))
    header = replace(match.header, game=game, seats=seats, options={})
    assert two_lines(match._replace(header=header, score=score), RESULT).second == told
