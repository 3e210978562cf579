"""The page of the hand of the day: nothing is seen of a deal before it is played."""

from collections.abc import Callable
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.session.par_thread import ParThread
from naipes_gui.store.deal_line import Result, read_line
from naipes_gui.store.deal_results import Claims
from naipes_gui.store.hand_of_day import hand_of_day
from naipes_gui.store.matches import begin_shared
from naipes_gui.store.paths import results_file
from naipes_gui.store.settings import Settings
from naipes_gui.ui.hand_of_day.page import HandOfDayPage
from naipes_gui.ui.library.page import LibraryPage
from naipes_gui.ui.shared import style
from naipes_gui.ui.window.main_window import MainWindow
from tests.store.test_deal_line import play

TODAY = date(2026, 11, 22)
NOON = datetime(2026, 11, 22, 12).astimezone()


@pytest.fixture
def show(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[], HandOfDayPage]:
    # The nine would take half a minute for some of the hands.
    monkeypatch.setattr(ParThread, "start", lambda _: None)

    def make() -> HandOfDayPage:
        page = HandOfDayPage(tmp_path, TODAY)
        qtbot.addWidget(page, before_close_func=lambda widget: widget.hide())
        page.resize(1280, 800)
        page.show()
        qtbot.waitUntil(lambda: page._reading is not None and page._reading.isFinished())
        QApplication.processEvents()
        return page

    return make


def played(folder: Path, game: str = "nlk", day: date = TODAY, hands: int = 1) -> Path:
    recorder = begin_shared(hand_of_day(day, game), "Yo", now=NOON, folder=folder)
    play(recorder, hands)
    recorder.close()
    return recorder.path


def test_a_hand_that_waits_shows_backs_and_no_par(show: Callable[[], HandOfDayPage]) -> None:
    page = show()
    assert all(tile._hand is None for tile in page.tiles)
    assert all(row.isHidden() for row in page.result.par.rows)
    assert page.result._cards.isHidden()
    line = read_line(page.line.field.text())
    assert (line.day, line.game, line.result) == (TODAY, page.game, None)


def test_a_hand_that_was_played_is_shown_with_its_line(
    show: Callable[[], HandOfDayPage], qtbot: QtBot, tmp_path: Path
) -> None:
    Claims(results_file()).add(hand_of_day(TODAY, "nlk").told(Result("Luz", (2,), signed=False)))
    path = played(tmp_path)
    page = show()
    page.choose("nlk")
    qtbot.waitUntil(lambda: "Luz came in place 2" in page.result.compared.text())
    tile = next(tile for tile in page.tiles if tile.game.key == "nlk")
    assert tile.play.isHidden()
    assert read_line(page.line.field.text()).result is not None
    assert page.nav_bar.to_day._count.text() == "1/5"
    with qtbot.waitSignal(page.replay) as asked:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert asked.args == [path]
    with qtbot.waitSignal(page.same_again) as again:
        page.result.repeat.click()
    assert again.args == [path]


def test_a_hand_that_was_begun_is_gone_on_with(
    show: Callable[[], HandOfDayPage], qtbot: QtBot, tmp_path: Path
) -> None:
    path = played(tmp_path, hands=0)
    page = show()
    page.choose("nlk")
    with qtbot.waitSignal(page.resume) as asked:
        page.result.main.click()
    assert asked.args == [path]


def test_keys_choose_games_copy_and_paste(show: Callable[[], HandOfDayPage], qtbot: QtBot) -> None:
    page = show()
    for number, key in enumerate(all_games()):
        QTest.keyClick(page, Qt.Key(Qt.Key.Key_1.value + number))
        assert page.game == key
        assert page.tiles[number].isChecked()
    QTest.keyClick(page.tiles[-1], Qt.Key.Key_Left)
    assert (page.game, page.focusWidget()) == (page.tiles[-2].game.key, page.tiles[-2])
    QTest.keyClick(page.tiles[-2], Qt.Key.Key_Right)
    QTest.keyClick(page, Qt.Key.Key_C)
    assert QGuiApplication.clipboard().text() == page.line.field.text()
    assert page.line.copy.text().strip() == "Copied"
    with qtbot.waitSignal(page.paste):
        QTest.keyClick(page, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    with qtbot.waitSignal(page.play) as asked:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert asked.args == [hand_of_day(TODAY, page.game)]


def test_the_calendar_opens_days_that_are_past_and_no_others(
    show: Callable[[], HandOfDayPage], qtbot: QtBot, tmp_path: Path
) -> None:
    late = TODAY - timedelta(days=3)
    played(tmp_path, day=late)
    page = show()
    cells = {cell.day: cell for cell in page.calendar.cells if cell.isVisible()}
    assert not cells[TODAY + timedelta(days=1)].isEnabled()
    assert cells[TODAY + timedelta(days=1)].focusPolicy() is Qt.FocusPolicy.NoFocus
    cells[TODAY].setFocus()
    QTest.keyClick(cells[TODAY], Qt.Key.Key_Left)
    QTest.keyClick(cells[TODAY], Qt.Key.Key_Right)
    cells[late].click()
    assert page.day == late
    qtbot.waitUntil(lambda: "nlk" in page._hands)
    assert "1 of" in cells[late].accessibleName()
    # What is played late fills its day, but makes no row of days.
    assert "row" not in page.calendar._streak.text()
    page.calendar.before.click()
    assert page.calendar.after.isEnabled()


@pytest.mark.parametrize(
    ("size", "scale"), [((900, 600), 1.0), ((1280, 800), 1.0), ((1280, 800), 2.0)]
)
def test_everything_has_its_room(
    show: Callable[[], HandOfDayPage], size: tuple[int, int], scale: float, tmp_path: Path,
    qapp: QApplication, qtbot: QtBot,
) -> None:  # fmt: skip
    style.apply(qapp, Settings(text_scale=scale))
    played(tmp_path)
    page = show()
    page.choose("nlk")
    page.resize(*size)
    inside = page._scroll.widget()
    assert inside is not None
    qtbot.waitUntil(lambda: inside.width() <= page._scroll.viewport().width())
    for tile in page.tiles:
        assert tile._name.width() >= tile._name.sizeHint().width()
    style.apply(qapp, Settings())


def test_the_page_is_one_click_from_the_start(qtbot: QtBot) -> None:
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.start_page.nav_bar.to_day.click()
    page = window.pages.currentWidget()
    assert isinstance(page, HandOfDayPage)
    page.nav_bar.to_library.click()
    library = window.pages.currentWidget()
    assert isinstance(library, LibraryPage)
    library.nav_bar.to_day.click()
    again = window.pages.currentWidget()
    assert isinstance(again, HandOfDayPage)
    QTest.keyClick(again, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start_page
    window.end()


def test_what_runs_along_the_dark_page_is_dark(
    show: Callable[[], HandOfDayPage], qapp: QApplication
) -> None:
    """The page is not all dark, so nothing of it gets the colours by itself."""
    style.apply(qapp, Settings())
    page = show()
    page.resize(900, 500)
    QApplication.processEvents()
    bar = page._scroll.verticalScrollBar()
    assert bar.isVisible()
    seen, at = page.grab().toImage(), bar.mapTo(page, bar.rect().center())
    light = [seen.pixelColor(at.x(), y).lightness() for y in range(seen.height())]
    assert max(light) < 160
