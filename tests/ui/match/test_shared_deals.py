"""A deal that others can play too: pasted, played, copied, compared, played again."""

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.store import paths
from naipes_gui.store.deal_line import Result, SharedDeal, read_line
from naipes_gui.store.deal_results import Claims, result_of
from naipes_gui.store.hand_of_day import hand_of_day
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_match, begin_shared
from naipes_gui.store.record import Record
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.deal_pass import DealPass, NoLine
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.new_match.dialog import NewGameDialog
from naipes_gui.ui.new_match.pasted import PasteDialog
from naipes_gui.ui.shared.deal_words import figures
from naipes_gui.ui.shared.widgets.qr import squares
from naipes_gui.ui.window.main_window import MainWindow
from naipes_gui.ui.window.shared_deals import SharedDeals
from tests.store.test_deal_line import a_deal, play
from tests.ui.page_help import SETTINGS, play_until, to_the_last_move

DAY = date(2026, 11, 22)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = MainWindow(Settings(speed="instant", trick_hold_ms=1, player_name="Yo"))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    yield window
    window.end()


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[Callable[[str], PasteDialog]]:
    made: list[QWidget] = []

    def open_with(text: str) -> PasteDialog:
        made.append(QWidget())
        dialog = PasteDialog(text, made[-1])
        made.append(dialog)
        dialog.show()
        return dialog

    yield open_with
    for each in reversed(made):
        each.close()
        each.deleteLater()


def one_hand(game: str = "nlk") -> SharedDeal:
    return read_line(hand_of_day(DAY, game).line)


def easy(deal: SharedDeal) -> SharedDeal:
    """Return a deal whose opponents think no longer than a test can wait."""
    from dataclasses import replace

    others = tuple(replace(player, level="beginner") for player in deal.opponents)
    return replace(deal, opponents=others)


def test_a_line_is_told_and_a_bad_one_explained(
    dialog: Callable[[str], PasteDialog], qtbot: QtBot
) -> None:
    deal = one_hand("napoleon").told(Result("Ana", (3,)))
    asked = dialog(f"  {deal.line}\n")
    assert asked.deal == deal
    qtbot.waitUntil(lambda: "Ana has played it" in asked.results.text())
    assert "3" not in asked.results.text()
    asked.field.setText(deal.line[:-1])
    assert not asked.play.isEnabled()
    assert "mistyped" in asked.problem.text()
    asked.field.clear()
    assert not asked.problem.text()


def test_the_dialog_keeps_its_size_whatever_is_pasted(
    dialog: Callable[[str], PasteDialog], qtbot: QtBot
) -> None:
    asked, wanted = dialog(""), set[int]()
    for text in ("", "nothing of the kind", one_hand("ecarte").line, one_hand().line, "naipes:9.x"):
        asked.field.setText(text)
        QApplication.processEvents()
        wanted.add(asked.minimumSizeHint().height())
    assert len(wanted) == 1


def test_what_is_copied_and_no_line_is_not_pasted(dialog: Callable[[str], PasteDialog]) -> None:
    assert dialog("the shopping list").field.text() == ""


def test_who_has_played_a_deal_is_told_what_others_made_of_it(
    dialog: Callable[[str], PasteDialog], qtbot: QtBot
) -> None:
    deal = easy(one_hand())
    play(recorder := begin_shared(deal, "Yo"), 1)
    recorder.close()
    asked = dialog(deal.told(Result("Luz", (2,), signed=False)).line)
    Claims(paths.results_file()).add(asked.deal)  # type: ignore[arg-type]
    again = dialog(deal.line)
    qtbot.waitUntil(lambda: bool(again.results.text()))
    assert "With your cards Luz came in place 2." in again.results.text()


def test_a_line_that_comes_back_is_compared_at_once_and_kept(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = easy(one_hand())
    play(recorder := begin_shared(deal, "Yo"), 1)
    recorder.close()
    theirs, said = Result("Luz", (2,), signed=False), list[str]()

    def cancel(dialog: PasteDialog) -> bool:
        qtbot.waitUntil(lambda: dialog.played is not None)
        said.append(dialog.results.text())
        dialog.done(0)
        return False

    monkeypatch.setattr(PasteDialog, "exec", cancel)
    QGuiApplication.clipboard().setText(deal.told(theirs).line)
    window.deals.paste()
    assert "With your cards Luz came in place 2." in said[0]
    assert list(Claims(paths.results_file()).of(deal)) == [theirs]


def test_the_line_one_has_passed_on_is_no_result_of_somebody_else(
    dialog: Callable[[str], PasteDialog], qtbot: QtBot
) -> None:
    deal = easy(one_hand())
    play(recorder := begin_shared(deal, "Yo"), 1)
    recorder.close()
    made = result_of(Record.load(recorder.path))
    assert made is not None
    for name in ("", "Yo"):
        asked = dialog(deal.told(Result(name, made.figures, made.signed)).line)
        qtbot.waitUntil(lambda asked=asked: asked.played is not None)  # type: ignore[misc]
        assert (asked.results.text(), asked.has_come_back) == ("", False)


def test_a_line_is_begun_from_the_start_page(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = easy(one_hand()).told(Result("Ana", (2,), signed=False))
    QGuiApplication.clipboard().setText(deal.line)
    monkeypatch.setattr(PasteDialog, "exec", lambda _: True)
    QTest.keyClick(window.start_page, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.table_page is not None)
    assert window.table_page is not None
    header = window.table_page.header
    assert (header.deal, header.names[0]) == (deal.code, "Yo")
    assert list(Claims(paths.results_file()).of(deal)) == [deal.result]


@pytest.fixture
def finished(qtbot: QtBot, tmp_path: Path) -> Callable[[SharedDeal], TablePage]:
    def finish(deal: SharedDeal) -> TablePage:
        recorder = begin_shared(deal, "Yo")
        to_the_last_move(recorder)
        page = TablePage(recorder, SETTINGS, seed=5)
        qtbot.addWidget(page, before_close_func=lambda widget: widget.leave())
        page.resize(1280, 800)
        page.show()
        page.start()
        play_until(qtbot, page, lambda: page.sheet is not None)
        return page

    return finish


def test_a_sheet_passes_the_deal_on_and_compares_it(
    finished: Callable[[SharedDeal], TablePage], qtbot: QtBot
) -> None:
    deal = easy(hand_of_day(DAY, "mosca"))
    Claims(paths.results_file()).add(deal.told(Result("Luz", (4,))))
    page = finished(deal)
    qtbot.waitUntil(lambda: "With your cards Luz made +4." in page.papers.pass_on.results)
    assert page.scoring.isVisible()
    assert page.scoring.main is not None
    page.scoring.main.click()
    sheet = page.sheet
    assert sheet is page.ending
    sheet.keys[Qt.Key.Key_C].click()
    line = read_line(QGuiApplication.clipboard().text())
    record = Record.load(page.path)
    gained = int(record.timeline.state.scores[0])
    assert line.result == Result("Yo", (gained,))
    page.ending.show_proof()
    assert squares(page.papers.pass_on.line)
    with qtbot.waitSignal(page.same_again) as asked:
        sheet.keys[Qt.Key.Key_M].click()
    assert asked.args == [page.path, 1]


def test_the_account_of_a_hand_passes_it_on_too(
    finished: Callable[[SharedDeal], TablePage], qtbot: QtBot
) -> None:
    page = finished(a_deal("ecarte"))
    sheet = page.scoring
    assert page.sheet is sheet
    assert isinstance(sheet._line, DealPass)
    assert not sheet._line.isVisible()
    sheet.show_proof()
    assert sheet._line.isVisible()
    assert sheet._line.line.accessibleName() == page.papers.pass_on.line
    with qtbot.waitSignal(page.same_again):
        sheet.keys[Qt.Key.Key_M].click()


@pytest.mark.thorough
def test_without_a_code_the_proof_says_why_and_leads_to_one(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = easy(hand_of_day(DAY, "mosca"))
    seats = (Player(name="Ana"), *deal.opponents)
    recorder = begin_match(deal.game, deal.options.to_json(), seats, rng=Random(1))
    to_the_last_move(recorder)
    window.play(recorder)
    page = window.table_page
    assert page is not None
    play_until(qtbot, page, lambda: page.sheet is page.scoring)
    page.scoring.main.click()  # type: ignore[union-attr]
    made = []

    def deal_it(dialog: NewGameDialog) -> bool:
        dialog.accept()
        made.append(dialog.chosen)
        dialog.chosen = None
        return True

    monkeypatch.setattr(NewGameDialog, "exec", deal_it)
    for sheet in (page.ending, page.scoring):
        if sheet is page.scoring:
            page.papers.account_for(1)
        sheet.show_proof()
        why = sheet._line
        assert isinstance(why, NoLine)
        assert why.isVisible()
        assert "not from a code" in why.words.text()
        why.begin.click()
        assert made[-1] is not None
        assert made[-1].game == deal.game
        assert made[-1].deal
    with qtbot.waitSignal(page.same_again):
        page.ending.keys[Qt.Key.Key_M].click()


@pytest.mark.parametrize("code", [True, False])
def test_the_same_deal_is_played_again_as_a_match_of_its_own(
    window: MainWindow, qtbot: QtBot, code: bool
) -> None:
    deal = easy(hand_of_day(DAY, "mosca"))
    seats = (Player(name="Ana"), *deal.opponents)
    recorder = begin_match(
        deal.game, deal.options.to_json(), seats, rng=Random(1), deal=deal.code if code else ""
    )
    play(recorder, 1)
    recorder.close()
    first = result_of(recorder.record)
    window.deals.same_again(recorder.path, 1)
    qtbot.waitUntil(lambda: window.table_page is not None)
    page = window.table_page
    assert page is not None
    assert page.path != recorder.path
    parent = page.header.parent
    assert parent is not None
    assert (parent.mark, parent.moves) == (recorder.record.mark, 0)
    assert page.session.recorder.record.seals[0].deck == recorder.record.seals[0].deck
    play_until(qtbot, page, lambda: page.sheet is not None)
    assert first is not None
    qtbot.waitUntil(lambda: bool(page.papers.pass_on.results))
    told = page.papers.pass_on.results
    assert told.startswith("Hand 1, the first time: ")
    assert figures(first) in told
    assert bool(page.papers.pass_on.line) == code
    if code:
        assert read_line(page.papers.pass_on.line).result is None


def test_a_deal_that_one_has_played_is_an_exercise(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = easy(one_hand())
    play(recorder := begin_shared(deal, "Yo"), 1)
    recorder.close()
    QGuiApplication.clipboard().setText(deal.line)

    def accept(dialog: PasteDialog) -> bool:
        qtbot.waitUntil(lambda: dialog.played is not None)
        dialog.done(1)
        return True

    monkeypatch.setattr(PasteDialog, "exec", accept)
    window.deals.paste()
    qtbot.waitUntil(lambda: window.table_page is not None)
    assert window.table_page is not None
    assert window.table_page.header.parent is not None


def test_a_hand_that_is_not_over_is_not_played_again(qtbot: QtBot) -> None:
    recorder = begin_shared(easy(one_hand()), "Yo")
    recorder.close()
    owner = QWidget()
    deals = SharedDeals(owner, lambda: "Yo")
    with qtbot.waitSignal(deals.failed) as told:
        deals.same_again(recorder.path, 1)
    assert "not over" in str(told.args[0])
    deals.stop()


def test_squares_are_those_of_a_code_that_can_be_read() -> None:
    rows = squares(one_hand().line)
    assert len(rows) == len(rows[0])
    finder = [bytes(row[:7]) for row in rows[:7]]
    assert finder[0] == finder[6] == bytes([1] * 7)
    assert finder[3] == bytes([1, 0, 1, 1, 1, 0, 1])
