"""The page of statistics: what it says, its filters and keys, and that all of it fits."""

import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.session.bulk_review import BulkReview
from naipes_gui.statistics.answer import answer
from naipes_gui.statistics.history import History
from naipes_gui.statistics.losses import Lost, Mistake, Moment, losses
from naipes_gui.statistics.wish import Wish
from naipes_gui.store.settings import Settings
from naipes_gui.ui.library.page import LibraryPage
from naipes_gui.ui.shared import qss
from naipes_gui.ui.shared.theme import LIGHT, TABLE_PALETTE
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.statistics.axis import spread, ticks
from naipes_gui.ui.statistics.mistakes import MistakesDialog
from naipes_gui.ui.statistics.page import StatisticsPage
from naipes_gui.ui.window.main_window import MainWindow
from tests.statistics.matches import facts, move, score, write
from tests.store.kept import kept
from tests.ui.looking import SCALES, SIZES, Dress, clipped, dress, nameless, show

__all__ = ["dress"]
Make = Callable[[], StatisticsPage]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "matches"
    folder.mkdir()
    for nth in range(1, 9):
        hands = [line for n in range(1, 5) for line in (move(0, "bid 3"), score(nth * n, -n, -nth))]
        end = {"end": "finished", "ranking": [[0], [2], [1]] if nth % 3 else [[1], [0], [2]]}
        write(folder / f"{nth}.naipes", *hands, end, started=f"2026-0{nth}-01T12:00:00Z")
    return folder


@pytest.fixture
def make(qtbot: QtBot, dress: Dress, folder: Path) -> Make:
    def made() -> StatisticsPage:
        bulk = BulkReview()
        page = StatisticsPage(History(folder, folder.parent / "statistics.json"), bulk)
        qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
        show(page, (1280, 800))
        qtbot.waitUntil(lambda: not page.is_reading)
        settled(qtbot, page)
        return page

    return made


def settled(qtbot: QtBot, page: StatisticsPage) -> None:
    """Wait for the answer, and let it find its layout.

    What is put into a layout of a window that stands is shown only by the next turn of the loop.
    """
    qtbot.waitUntil(lambda: not page.counting.is_busy)
    show(page, (page.width(), page.height()))


def test_what_all_comes_to_is_said_and_drawn(make: Make) -> None:
    page = make()
    assert page.sentence.heading.text() == "In all you are 144 chips up"
    assert "32 hand(s)" in page.sentence.by_the_hand.text()
    assert page.opponents.isVisible()
    assert page.course.plot.accessibleName().startswith("Chips, match by match. From 0 to +144")
    assert page.opponents.hint.text() == "You are above Club: try Expert."
    assert nameless(page) == []


def test_names_that_open_a_page_stand_above_what_is_said_of_them(make: Make) -> None:
    """A button as wide as its column has its word in the middle."""
    page = make()
    links = [made for made in page.opponents.findChildren(Button) if made.isVisible()]
    assert links
    for link in links:
        assert link.width() == link.sizeHint().width()


def test_a_filter_leaves_out_what_is_not_so(make: Make, qtbot: QtBot) -> None:
    page = make()
    page.chips.wished.emit(Wish(game="napoleon", assisted=True))
    settled(qtbot, page)
    assert page.empty.isVisible()
    assert page.chips.clear.isVisible()
    page.chips.clear.click()
    settled(qtbot, page)
    assert page.sentence.isVisible()
    assert not page.chips.clear.isVisible()


def test_keys(make: Make, qtbot: QtBot) -> None:
    page = make()
    QTest.keyClick(page, Qt.Key.Key_T)
    assert page.course.table.isVisible()
    model = page.course.table.model()
    assert [model.index(0, column).data() for column in (1, 2, 4, 5)] == [
        "Ana and Hugo", "4", "+32", "+144",
    ]  # fmt: skip
    QTest.keyClick(page, Qt.Key.Key_T)
    assert page.course.plot.hasFocus() or page.course.plot.isVisible()
    with qtbot.waitSignal(page.replay) as opened:
        QTest.keyClick(page.course.plot, Qt.Key.Key_Left)
        QTest.keyClick(page.course.plot, Qt.Key.Key_Left)
        QTest.keyClick(page.course.plot, Qt.Key.Key_Return)
    assert opened.args[0].stem == "7"
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_the_matches_can_be_taken_away_as_a_table(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = make()
    target = tmp_path / "out"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    QTest.keyClick(page, Qt.Key.Key_E)
    assert len(target.with_suffix(".csv").read_text("utf-8").splitlines()) == 9
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path), ""))
    page.export.click()
    assert page.toast.isVisible()


def test_nothing_played_is_said(make: Make, folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()
    page = make()
    assert page.empty.text() == "Play a hand to its end, and here will be something to tell."
    assert not page.export.isEnabled()


@pytest.mark.sampled
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_all_words_fit(
    make: Make, dress: Dress, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    dress(text_scale=scale)
    page = make()
    show(page, size)
    assert clipped(page) == []


def with_review(
    page: StatisticsPage, folder: Path,
    mistakes: tuple[Mistake, ...] = (Mistake("bid", 12, 2, 3.5),),
) -> None:  # fmt: skip
    path = folder / "8.naipes"
    lost = Lost(25, {"bid": (21, 10.0, 30.0), "lead": (4, 1.0, 1.0)}, mistakes)
    page._reviews[path] = lost
    page._count()


def test_what_decisions_cost_is_told_by_kind(make: Make, folder: Path, qtbot: QtBot) -> None:
    page = make()
    assert not page.losses.to_queue.isVisible()
    with_review(page, folder)
    settled(qtbot, page)
    told = page.losses.told.text()
    assert told.startswith("11 chips lost by worse play")
    assert "91\u00a0%" in told
    assert told.endswith("cost 3.5 chips.")
    assert page.losses.to_queue.text() == "My mistakes: 1"
    assert page.losses.bulk.told.text() == "7 match(es) not yet reviewed"
    assert clipped(page) == []


def test_a_sum_without_a_clear_mistake_says_so(make: Make, folder: Path, qtbot: QtBot) -> None:
    page = make()
    with_review(page, folder, ())
    settled(qtbot, page)
    assert "No decision was a clear mistake" in page.losses.told.text()
    assert not page.losses.to_queue.isVisible()


def test_no_heading_of_what_decisions_cost_is_cut(make: Make) -> None:
    page = make()
    card = page.losses
    for many in (2, 25):
        sums = {"bid": (many, 10.0, 30.0), "lead": (4, -1.0, 1.0)}
        matches = [facts(1, nth=1)]
        found = losses([(matches[0], Lost(many, sums, ()))])
        told = replace(answer(matches, Wish(game="napoleon")), losses=found)
        card.show_answer(told)
        show(card, (560, 480))
        assert clipped(card) == []
        assert "10 chips lost" in card.told.text()
        assert "nearly all of it here: bid" in card.told.text()
        # What came out better by chance is told as no cost, not as one below nothing.
        assert not any("−" in each.text() for each in card.findChildren(QLabel))


def test_mistakes_are_listed_by_kind_and_opened(qtbot: QtBot, dress: Dress) -> None:
    moments = [
        Moment(facts(1, nth=3), Mistake("lead", 30, 2, 1.5)),
        Moment(facts(1, nth=2), Mistake("bid", 12, 1, 3.5, solved=True)),
    ]
    dialog = MistakesDialog(moments, "napoleon")
    qtbot.addWidget(dialog)
    show(dialog, (820, 600))
    assert dialog.list.visualRect(dialog.model.index(0, 0)).height() >= 40
    assert dialog.model.rowCount() == 2
    assert dialog.model.index(0, 5).data() == "1.50 chips"  # what is lost is no less than nothing
    assert [dialog.model.index(row, 6).data() for row in range(2)] == ["", "solved"]
    dialog.kinds.choose("bid")
    dialog.kinds.chosen.emit("bid")
    assert dialog.model.rowCount() == 1
    with qtbot.waitSignal(dialog.opened) as opened:
        dialog.open_button.click()
    assert opened.args == [Path("2.naipes"), 1, 12]
    assert nameless(dialog) == []


def test_round_figures_hold_everything_between_them() -> None:
    assert ticks(-165, 0) == [-200, -150, -100, -50, 0]
    assert ticks(-3, 9) == [-5, 0, 5, 10]
    assert ticks(0, 0) == [-1, -0.5, 0, 0.5, 1]
    assert 0 in ticks(0.2, 0.9)
    for low, high in ((-0.1, 0.1), (0, 123456), (-1e9, 3)):
        marks = ticks(low, high)
        assert marks[0] <= low <= high <= marks[-1]
        assert len(marks) <= 8


def test_labels_do_not_touch() -> None:
    assert spread([(20, 30), (40, 30), (70, 30), (400, 30)], 390) == [0, 2]


def test_what_comes_after_the_page_was_left_begins_nothing(make: Make, folder: Path) -> None:
    page = make()
    page.hide()
    page._take([], {})
    page._take_deals({})
    page._on_judged(folder / "8.naipes")
    assert not page.counting.is_busy
    assert not page.is_reading


def test_a_page_that_is_shown_again_reads_again(make: Make, folder: Path, qtbot: QtBot) -> None:
    page = make()
    page.hide()
    write(folder / "9.naipes", move(0, "pass"), score(1000, -1000, 0))
    page.show()
    qtbot.waitUntil(lambda: not page.is_reading and not page.counting.is_busy)
    assert page.sentence.heading.text() == f"In all you are {QLocale().toString(1144)} chips up"


def test_the_window_leads_there_and_on(qtbot: QtBot, dress: Dress) -> None:
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    window.show()
    window.start_page.nav_bar.to_statistics.click()
    page = window.pages.currentWidget()
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: not page.is_reading and not page.counting.is_busy)
    page.nav_bar.to_library.click()
    library = window.pages.currentWidget()
    assert isinstance(library, LibraryPage)
    library.nav_bar.to_statistics.click()
    back = window.pages.currentWidget()
    assert isinstance(back, StatisticsPage)
    back.back.emit()
    assert window.pages.currentWidget() is window.start_page
    assert window.pages.count() == 1
    window.close()


def test_nothing_of_it_is_loaded_before_it_is_opened() -> None:
    code = "import sys, naipes_gui.ui.window.run; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    late = ("naipes_gui.ui.statistics.", "naipes_gui.statistics.history", "naipes_gui.review.")
    assert [name for name in told.stdout.split() if name.startswith(late)] == []


def test_the_cache_is_written_beside_nothing_of_the_person(make: Make, folder: Path) -> None:
    make()
    assert len(kept(folder.parent / "statistics.json")["matches"]) == 8
    assert len(list(folder.iterdir())) == 8


def test_another_size_of_type_finds_its_layout_at_once(make: Make, dress: Dress) -> None:
    page = make()
    dress(text_scale=1.5)
    page.adopt(Settings())
    show(page, (1280, 800))
    assert clipped(page) == []


def test_a_game_of_which_no_hand_is_over_is_not_shown_unasked(
    make: Make, folder: Path, qtbot: QtBot
) -> None:
    write(folder / "9.naipes", move(0, "bid 3"), started="2026-09-01T12:00:00Z", game="nlk",
          options=all_games()["nlk"].options().make(players=3).to_json())  # fmt: skip
    page = make()
    assert page.chips.game.text().strip() == "Napoleon"
    page.chips.wished.emit(Wish(game="nlk"))
    settled(qtbot, page)
    assert page.empty.text() == "No hand of this game is over yet."
    assert page.empty.geometry().bottom() < page.height()


def test_a_card_with_nothing_to_say_is_not_shown(make: Make, folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()
    write(folder / "1.naipes", move(0, "bid 3"), score(-3, 3, 0))
    page = make()
    assert page.opponents.isVisible()
    assert not page.streaks.isVisible()


def test_what_is_chosen_is_written_in_the_type_that_was_measured() -> None:
    """A style sheet measures a button in its plain state: bolder, its words would be cut."""
    states = re.findall(r'kind="(\w+)"\]:\w+ {([^}]*)}', qss.sheet(TABLE_PALETTE, LIGHT, 1.0))
    assert {kind for kind, coat in states if "font" in coat} <= {"row"}
