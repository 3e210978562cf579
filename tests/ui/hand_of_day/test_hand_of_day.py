"""The page of the hand of the day: nothing is seen of a deal before it is played."""

from collections.abc import Callable
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.table import FIRST
from naipes_gui.games import all_games
from naipes_gui.review.cases import cases_of
from naipes_gui.review.could_win import Answer, CouldWin
from naipes_gui.review.hand_answers import HandAnswers
from naipes_gui.review.outlook import Outlook
from naipes_gui.review.par import Outcome, ranked
from naipes_gui.session.hand_thread import HandThread
from naipes_gui.store.deal_line import Result, read_line
from naipes_gui.store.deal_results import Claims
from naipes_gui.store.hand_of_day import hand_of_day
from naipes_gui.store.matches import begin_shared
from naipes_gui.store.paths import results_file
from naipes_gui.store.record import Record
from naipes_gui.store.settings import Settings
from naipes_gui.ui.hand_of_day.asking import Learnt
from naipes_gui.ui.hand_of_day.line_card import LineCard
from naipes_gui.ui.hand_of_day.page import HandOfDayPage
from naipes_gui.ui.hand_of_day.par_list import ParRow
from naipes_gui.ui.library.page import LibraryPage
from naipes_gui.ui.shared import style
from naipes_gui.ui.shared.language import speak
from naipes_gui.ui.window.main_window import MainWindow
from tests.store.test_deal_line import play
from tests.ui.review.planted import harmless, mistake

TODAY = date(2026, 11, 22)
NOON = datetime(2026, 11, 22, 12).astimezone()


@pytest.fixture
def show(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[], HandOfDayPage]:
    # The nine would take half a minute for some of the hands.
    monkeypatch.setattr(HandThread, "start", lambda _: None)

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


@pytest.mark.parametrize(("game", "word"), [("ecarte", "opponent"), ("mosca", "opponents")])
def test_who_waits_is_one_or_several(
    show: Callable[[], HandOfDayPage], game: str, word: str
) -> None:
    page = show()
    page.choose(game)
    assert f"the same {word} wait for everybody." in page.result._words.text()


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


def learnt_of(page: HandOfDayPage) -> Learnt:
    """Return what the nine, and the review, might say of the hand that is shown."""
    hand = page._hands[page.game]
    record = Record.load(hand.path)
    info = all_games()[page.game]
    told = [case for case in cases_of(record.timeline, 0, FIRST, info) if len(case.view.moves) > 1]
    case = told[0]
    answers = HandAnswers(
        Outlook((mistake(case), harmless(told[-1]))), is_won=False, views={case.ply: case.view},
        could=CouldWin(Answer.WITH_ALL_CARDS, ((case.ply, case.view.moves[-1]),)),
    )  # fmt: skip
    outcomes = {style: Outcome(style, hand.glance) for style in ["", *CHARACTERS]}
    return Learnt(ranked(outcomes), answers)


@pytest.mark.sampled
@pytest.mark.parametrize("game", list(all_games()))
@pytest.mark.parametrize(
    ("size", "scale"), [((900, 600), 1.0), ((1280, 800), 1.25), ((1920, 1080), 1.0)]
)
def test_what_was_found_out_is_told_whole(
    show: Callable[[], HandOfDayPage], game: str, size: tuple[int, int], scale: float,
    tmp_path: Path, qapp: QApplication, qtbot: QtBot,
) -> None:  # fmt: skip
    style.apply(qapp, Settings(text_scale=scale))
    played(tmp_path, game)
    page = show()
    page.resize(*size)
    page.choose(game)
    page._asking._game = game
    page._asking._learn(learnt_of(page))
    QApplication.processEvents()
    answers = [line.accessibleName() for line in page.result.answers.lines]
    assert "1 moment" in answers[0] or "%n moment" in answers[0]
    assert "Better on average" in answers[1]
    assert "only seeing the cards: " in answers[2]
    rows = [row for row in page.result.par.rows if row.isVisible()]
    assert len(rows) == len(CHARACTERS) + 1
    for row in rows:
        assert cut(row) == []
        # Its name stands beside it already.
        assert not row._words.startswith(f"{row._name} ")
    lines = page.result.answers.lines
    qtbot.waitUntil(lambda: all(e.height() >= e.heightForWidth(e.width()) for e in lines))
    style.apply(qapp, Settings())


def test_no_line_is_cut_while_more_is_found_out(
    show: Callable[[], HandOfDayPage], tmp_path: Path
) -> None:
    """What has more to say has its room before it is painted, in the smallest window."""
    played(tmp_path, "ecarte")
    page = show()
    page.resize(900, 600)
    page.choose("ecarte")
    page._asking._game = "ecarte"
    QApplication.processEvents()
    page._asking._learn(learnt_of(page))
    lines = page.result.answers.lines
    assert [e.text() for e in lines if e.height() < e.heightForWidth(e.width())] == []


def cut(row: ParRow) -> list[str]:
    """Return what of a row is not told whole."""
    _, words, _, figure = row._places(row.width())
    small, bold = QFontMetrics(row._small()), QFontMetrics(row._bold())
    wrapped = Qt.TextFlag.TextWordWrap
    needed = small.boundingRect(QRect(0, 0, round(words), 1000), wrapped, row._words)
    return [
        text
        for text, fits in (
            (row._words, needed.height() <= row.height() and needed.width() <= words),
            (row._name, bold.horizontalAdvance(row._name) <= row._room),
            (row._figure, bold.horizontalAdvance(row._figure) <= figure),
        )
        if not fits
    ]


def test_what_is_known_stays_while_other_hands_are_read(
    show: Callable[[], HandOfDayPage], tmp_path: Path
) -> None:
    for game in ("nlk", "ecarte"):
        played(tmp_path, game)
    page = show()
    page.choose("ecarte")
    page._asking._learn(learnt_of(page))
    page._take_hand(page._hands["nlk"])
    page.retranslate()
    assert page.result.par.rows[-1].isVisible()
    assert "Better on average" in page.result.answers.lines[1].accessibleName()
    page.choose("nlk")
    assert page.result.par.rows[-1].isHidden()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(HandThread, "start", None)  # nobody is asked a second time
        page._asking._known["nlk"] = page._asking._known["ecarte"]
        page.choose("ecarte")
    assert page.result.par.rows[-1].isVisible()
    asked = list[object]()
    page.review.connect(lambda *what: asked.append(what))
    page.result.look.click()
    assert asked == [(page._hands["ecarte"].path, 1)]


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


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_count_never_lies_on_the_word_beside_it(
    show: Callable[[], HandOfDayPage], qapp: QApplication, language: str
) -> None:
    style.apply(qapp, Settings())
    speak(language)
    page = show()
    page.nav_bar.show_day(5, 5)
    QApplication.processEvents()
    row = page.nav_bar.to_day
    word = row.fontMetrics().horizontalAdvance(row.text())
    left = row._count.x() if row._count.isVisible() else row.width()
    assert word + row.iconSize().width() <= left
    assert row._count.isVisible() or "5/5" in row.toolTip()
    speak("en")


@pytest.mark.parametrize("dark", [False, True])
def test_what_runs_along_the_page_is_of_its_scheme(
    show: Callable[[], HandOfDayPage], qapp: QApplication, dark: bool
) -> None:
    """The page is not all of one material, so nothing of it gets the colours by itself."""
    style.apply(qapp, Settings(), dark=dark)
    page = show()
    page.resize(900, 500)
    QApplication.processEvents()
    bar = page._scroll.verticalScrollBar()
    assert bar.isVisible()
    seen, at = page.grab().toImage(), bar.mapTo(page, bar.rect().center())
    light = [seen.pixelColor(at.x(), y).lightness() for y in range(seen.height())]
    assert max(light) < 160 if dark else min(light) > 90


def test_the_line_of_a_deal_is_as_wide_as_there_is_room(qtbot: QtBot) -> None:
    card = LineCard()
    qtbot.addWidget(card)
    card.show_line("naipes:1.napoleon.match=hands:1.v3e8e1e5e2.2B9KQ-7XW3F-HDT5M.T363")
    card.resize(520, 300)
    card.show()
    qtbot.waitUntil(lambda: card.field.width() > card.copy.width(), timeout=5000)
    assert card.field.y() < card.copy.y()
    assert card.copy.width() == card.copy.sizeHint().width()
