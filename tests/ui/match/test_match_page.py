"""The whole way round: a person plays, and everything follows."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from naipes_gui.core.options import Value
from naipes_gui.core.rules import Stage
from naipes_gui.games import all_games
from naipes_gui.store import held_order
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.seals import PairSeal
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match import last_turn
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.rules_named import rules_in_force
from tests.ui.page_help import moves_due, play_until, to_the_last_move
from tests.ui.table_help import begun

SETTINGS = Settings(speed="instant", trick_hold_ms=1)


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> TablePage:
    return opened(qtbot, begun(tmp_path, seed=1))


@pytest.fixture
def near_the_end(qtbot: QtBot, tmp_path: Path) -> TablePage:
    """A table at which the person is to make the last move of a hand."""
    recorder = begun(tmp_path, seed=1)
    to_the_last_move(recorder)
    return opened(qtbot, recorder)


def opened(qtbot: QtBot, recorder: Recorder) -> TablePage:
    made = TablePage(recorder, SETTINGS, seed=5)
    qtbot.addWidget(made, before_close_func=lambda widget: made.leave())
    made.resize(1280, 800)
    made.show()
    made.start()
    return made


def deciding(page: TablePage) -> bool:
    """Tell whether the person is asked something in a hand."""
    view = page.board.view_
    return view is not None and view.state.stage is Stage.HAND and bool(moves_due(page.board))


def test_a_hand_ends_with_its_score_sheet(qtbot: QtBot, page: TablePage) -> None:
    play_until(qtbot, page, page.scoring.isVisible)
    assert page.scoring.main is not None
    assert page.scoring.main.hasFocus()
    home = page.top.button("home")
    with qtbot.waitSignal(page.left):
        where = page.scoring.mapFromGlobal(home.mapToGlobal(home.rect().center()))
        QTest.mouseClick(page.scoring, Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseClick(page.scoring.main, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.scoring.isVisible(), timeout=5000)
    play_until(qtbot, page, lambda: deciding(page) and page.board.table.view.state.deals == 2)  # type: ignore[union-attr]


def test_the_deal_can_be_checked(qtbot: QtBot, near_the_end: TablePage) -> None:
    page = near_the_end
    play_until(qtbot, page, page.scoring.isVisible)
    page.scoring.show_proof()
    seal = page.papers.seals[-1]
    assert isinstance(seal, PairSeal)
    assert seal.secret in page.scoring.proof.replace("\u200b", "")
    assert seal.part in page.scoring.proof
    assert seal.holds


def test_a_score_sheet_written_again_keeps_its_size_and_the_focus(
    qtbot: QtBot, near_the_end: TablePage
) -> None:
    page = near_the_end
    play_until(qtbot, page, page.scoring.isVisible)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    for sheet in range(2):
        page.adopt(Settings(speed="instant", panel_open=bool(sheet)))
        qtbot.wait(20)
        rows = page.scoring.findChild(QScrollArea)
        assert page.scoring.main is not None
        assert page.scoring.main.hasFocus()
        assert isinstance(rows, QScrollArea)
        assert rows.verticalScrollBar().maximum() == 0


def test_the_keys_stay_on_the_score_sheet(qtbot: QtBot, near_the_end: TablePage) -> None:
    page = near_the_end
    play_until(qtbot, page, page.scoring.isVisible)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    for key in 4 * [Qt.Key.Key_Right] + 4 * [Qt.Key.Key_Left] + 4 * [Qt.Key.Key_Tab]:
        focused = QApplication.focusWidget()
        assert focused is not None
        assert page.scoring.isAncestorOf(focused)
        QTest.keyClick(focused, key)


def test_the_rows_of_a_score_sheet_fit_the_smallest_window(
    qtbot: QtBot, near_the_end: TablePage
) -> None:
    page = near_the_end
    play_until(qtbot, page, page.scoring.isVisible)
    page.adopt(Settings(speed="instant", text_scale=1.5))
    page.resize(900, 600)
    qtbot.wait(20)
    rows = page.scoring.findChild(QScrollArea)
    assert isinstance(rows, QScrollArea)
    assert rows.horizontalScrollBar().maximum() == 0


def test_a_hand_taken_back_from_its_score_sheet_gives_the_table_the_focus(
    qtbot: QtBot, near_the_end: TablePage
) -> None:
    page = near_the_end
    play_until(qtbot, page, page.scoring.isVisible)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    QTest.keyClick(page.scoring, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: deciding(page) and not page.scoring.isVisible())
    assert page.board.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Z, Qt.Key.Key_Y])
def test_what_was_said_of_a_position_goes_with_it(
    qtbot: QtBot, near_the_end: TablePage, key: Qt.Key
) -> None:
    page = near_the_end
    play_until(qtbot, page, lambda: deciding(page))
    page.board.warn("You must follow suit.")
    QTest.keyClick(page.board, key, Qt.KeyboardModifier.ControlModifier)
    assert page.board.toast.isHidden()


def test_a_match_left_in_the_middle_goes_on(qtbot: QtBot, tmp_path: Path, page: TablePage) -> None:
    play_until(qtbot, page, lambda: deciding(page))
    stood = page.board.view_
    page.leave()
    record = Record.load(page.path)
    assert record.problem is None
    assert stood is not None
    assert record.timeline.view(record.timeline.ply, stood.seat).state == stood.state


def test_a_hand_that_was_arranged_is_held_so_when_the_match_goes_on(
    qtbot: QtBot, page: TablePage
) -> None:
    play_until(qtbot, page, lambda: deciding(page))
    table = page.board.table
    held = (*table.hand_in_order()[1:], table.hand_in_order()[0])
    table.arrange(held, 0)
    page.board.hand.arranged.emit()
    page.leave()
    again = opened(qtbot, Recorder.resume(page.path))
    play_until(qtbot, again, lambda: deciding(again))
    assert again.board.table.hand_in_order() == [*held]
    again.board.sorter.chosen.emit(SETTINGS.sort_hand)
    again.leave()
    assert held_order.read(page.path.name, 1) == ()


def test_everything_to_press_has_a_name(qtbot: QtBot, page: TablePage) -> None:
    play_until(qtbot, page, lambda: deciding(page))
    inside = ("qt_", "ScrollLeft", "ScrollRight")
    for button in page.findChildren(QAbstractButton):
        if not button.objectName().startswith(inside):
            assert button.accessibleName() or button.text(), button


def test_the_situation_is_told_to_screen_readers(
    qtbot: QtBot, page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[str]()
    monkeypatch.setattr(
        "naipes_gui.ui.match.telling.announce", lambda _, text, urgent=False: told.append(text)
    )
    play_until(qtbot, page, lambda: deciding(page))
    assert page.board.view_ is not None
    asked = [page.wording.say(part) for part in page.face.situation(page.board.view_)[:2]]
    assert told[-1].endswith(" ".join(asked))
    assert page.board.accessibleName() == "Table", "a name that changes would be said as well"


def test_settings_take_effect_at_once(qtbot: QtBot, page: TablePage) -> None:
    play_until(qtbot, page, lambda: deciding(page))
    page.adopt(Settings(speed="instant", high_contrast="on", index_size="large", text_scale=1.5))
    assert page.board.table.cards.size == "large"
    assert page.board.table_style.straight
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.top.title.text()


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1900, 1000)])
def test_the_buttons_stay_on_the_table(
    qtbot: QtBot, page: TablePage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    play_until(qtbot, page, lambda: deciding(page) and page.board.bar.isVisible())
    bar = page.board.bar.geometry()
    assert bar.left() >= 0
    assert bar.right() <= page.board.width()
    assert bar.bottom() <= page.board.table.room.hand_top + 12


@pytest.mark.parametrize(
    ("game", "options", "chip"),
    [
        ("ecarte", {}, "Rulebook"),
        ("ecarte", {"resign": True, "deal": "2+3"}, "Rulebook + 2 changes"),
        ("hachi_hachi", {"profile": "traditional", "players": 5}, "Traditional"),
        ("hachi_hachi", {"profile": "traditional", "kan_points": 10}, "Traditional + 1 change"),
        ("mosca", {"players": 4}, "Rulebook"),
        ("mosca", {"match": "hands:6"}, "Rulebook"),
        ("hachi_hachi", {"match_end": "hands3"}, "Rulebook"),
    ],
)
def test_the_chip_tells_the_rules_in_force(game: str, options: dict[str, Value], chip: str) -> None:
    language.speak("en")
    info = all_games()[game]
    assert rules_in_force(info.options().make(**options), info.presets) == chip


def test_a_remark_made_while_the_match_lies_on_the_table_is_kept(
    qtbot: QtBot, near_the_end: TablePage
) -> None:
    page = near_the_end
    play_until(qtbot, page, page.scoring.isVisible)
    page.session.noted(1, "hola")
    qtbot.waitUntil(lambda: Record.load(page.path).notes.get(1) == "hola")


def test_the_last_trick_goes_when_its_key_is_let_go(
    qtbot: QtBot, page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(last_turn, "HELD_MS", 0)
    play_until(qtbot, page, lambda: page.board.turns.trick is not None)
    page.activateWindow()
    page.board.setFocus()
    QTest.keyPress(page.board, Qt.Key.Key_L)
    assert page.last_turn.isVisible()
    QTest.keyRelease(page.board, Qt.Key.Key_L)
    assert not page.last_turn.isVisible()
    page.last_turn.flash()
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not page.last_turn.isVisible()
    page.last_turn._let_go.invalidate()
    page.last_turn.press()
    page.last_turn.let_go()
    page.last_turn.press()
    page.last_turn.let_go()
    assert page.last_turn.isVisible()
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not page.last_turn.isVisible()


def test_one_may_stop_between_two_hands(qtbot: QtBot, near_the_end: TablePage) -> None:
    page = near_the_end
    play_until(qtbot, page, page.scoring.isVisible)
    assert page.scoring.main is not None
    QTest.keyClick(page.scoring.main, Qt.Key.Key_Escape)
    assert page.scoring.is_aside, "first one sees the table"
    felt = page.board.mapTo(page, page.board.rect().bottomLeft()).y()
    assert felt < page.scoring.geometry().top(), "all of it, above the strip"
    QTest.keyClick(page.scoring.main, Qt.Key.Key_Escape)
    assert page.scoring.geometry().top() < felt, "then the sheet again, and not the start page"
    assert page.sheet is page.scoring
    with qtbot.waitSignal(page.left):
        page.scoring.go_home()
    page.show()
