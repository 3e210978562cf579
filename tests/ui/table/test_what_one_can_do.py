"""Whenever it is one's turn the felt has something to press, and the table in text names it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import STOCK
from naipes_gui.ui.beside_table.text_table import TextTable
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.table.board import Board
from tests.ui.felt_help import Case, play, table_of
from tests.ui.looking import Dress, dress

__all__ = ["dress"]

CASES = [
    (Case("ecarte", 2), 140), (Case("napoleon", 4), 120), (Case("mosca", 4), 120),
    (Case("nlk", 3), 160), (Case("hachi_hachi", 3, (("profile", "traditional"),)), 140),
    (Case("hachi_hachi", 5, (("profile", "traditional"),)), 60),
]  # fmt: skip


@pytest.mark.parametrize(("case", "plies"), CASES, ids=str)
def test_what_one_can_do_is_never_empty(qtbot: QtBot, case: Case, plies: int) -> None:
    board, rules = table_of(case, (1100, 760))
    text = TextTable()
    qtbot.addWidget(board)
    qtbot.addWidget(text)
    stages = set()
    for _ in play(board, rules, plies, 3, lambda timeline: timeline.state.to_move == Seat(0)):
        view = board.view_
        assert view is not None
        if not view.moves or not board.hand.armed:
            continue
        stages.add(view.state.stage)
        text.show_board(board)
        assert text.choices.count(), str(view.moves[:3])
        assert board.bar.boxes() or board.hand.playable or board.hand.reaches()
    assert Stage.HAND in stages


def at_cut(qtbot: QtBot) -> Board:
    board, rules = table_of(Case("ecarte", 2), (1100, 760))
    qtbot.addWidget(board)
    for seed in range(1, 40):
        for timeline in play(board, rules, 4, seed):
            if timeline.state.stage is Stage.CUT and timeline.state.to_move == Seat(0):
                return board
    raise AssertionError("nobody cuts")


def test_the_cut_has_a_button_and_a_mark(qtbot: QtBot) -> None:
    board = at_cut(qtbot)
    made = list[Move]()
    board.chosen.connect(lambda _, move: made.append(move))
    mark = board.overlay.pieces()["cut-here"]
    pose = board.table.laid[STOCK.id, 9]
    felt = board.viewport()
    end = pose.x + pose.height * board.table.cards.aspect / 2
    QTest.mouseMove(felt, QPoint(round(end), round(pose.y)))
    moved = board.overlay.pieces()["cut-here"]
    assert moved.x != mark.x
    assert abs(moved.centre[0] - end) < 2
    # On the way to the button the pointer passes over nothing that changes the mark.
    (button,) = board.bar.boxes()
    QTest.mouseMove(felt, QPoint(20, round(button.y) - 4))
    assert board.overlay.pieces()["cut-here"] == moved
    QTest.mouseClick(felt, Qt.MouseButton.LeftButton, pos=QPoint(20, round(button.y) - 4))
    assert not made, "a click beside the pack cuts nothing"
    assert board.bar.press_gold()
    assert made == [Move("cut", number=10)]


def test_the_line_for_the_hand_leads_to_the_hand(qtbot: QtBot) -> None:
    text = TextTable()
    qtbot.addWidget(text)
    text.choices.fill([("Choose in your hand", None)])
    text.show()
    text.choices.buttons[0].click()
    assert text.focusWidget() is text.hand


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_line_is_cut_at_any_width(qtbot: QtBot, dress: Dress, scale: float) -> None:
    dress(text_scale=scale)
    ground = QWidget()
    # As in the panel.
    base = round(14 * scale)
    ground.setStyleSheet(f"""QListWidget {{ border: 1px solid red; padding: 4px; border-radius: 8px;
        font-size: {base}px }} QListWidget::item {{ padding: 3px }}""")
    text = TextTable()
    qtbot.addWidget(ground)
    vbox(text, on=ground)
    cards = ("siete de tréboles", "diez de diamantes", "dama de picas", "valet de corazones")
    text.hand.addItems([f"el {card}, se puede jugar" for card in cards])
    ground.show()
    for width in range(250, 340, 2):
        ground.resize(width, 600)
        QApplication.processEvents()
        seen = list[QImage]()
        for mode in (Qt.TextElideMode.ElideRight, Qt.TextElideMode.ElideNone):
            text.hand.setTextElideMode(mode)
            seen.append(text.hand.grab().toImage())
        assert seen[0] == seen[1], f"a line ends in “…” at {width}"
