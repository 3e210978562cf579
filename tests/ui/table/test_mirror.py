"""What a screen reader finds on the felt: everything that is seen, in words, where it lies."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGroupBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.wording import card_name
from naipes_gui.core.zones import Role
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.mirror import _Root
from tests.ui.felt_help import Case, is_my_turn, play, table_of

CASES = [
    (Case("ecarte", 2), 60), (Case("napoleon", 4), 60), (Case("mosca", 4), 60),
    (Case("nlk", 3), 100), (Case("hachi_hachi", 3), 60),
]  # fmt: skip


@pytest.fixture
def reader() -> Iterator[None]:
    """Let a screen reader be running."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def regions(board: Board) -> dict[str, QGroupBox]:
    (root,) = (child for child in board.viewport().children() if isinstance(child, _Root))
    groups = [child for child in root.children() if isinstance(child, QGroupBox)]
    return {group.accessibleName(): group for group in groups}


def buttons(board: Board) -> list[QPushButton]:
    found = [w for w in regions(board)["Your hand"].children() if isinstance(w, QPushButton)]
    return [button for button in found if not button.isHidden()]


@pytest.mark.usefixtures("reader")
@pytest.mark.parametrize(("case", "plies"), CASES, ids=str)
def test_all_that_lies_on_the_felt_can_be_read_where_it_lies(
    qtbot: QtBot, case: Case, plies: int
) -> None:
    board, rules = table_of(case, (1100, 760))
    qtbot.addWidget(board)
    met = 0
    for _ in play(board, rules, plies, seed=3, shown=is_my_turn):
        view = board.view_
        assert view is not None
        met += 1
        read = [w.accessibleName() for g in regions(board).values() for w in g.children()
                if isinstance(w, QLabel | QPushButton) and not w.isHidden()]  # fmt: skip
        assert all(read)
        for zone, cards in view.state.table.items():
            if view.zones.role(zone) in (Role.TRICK, Role.FIELD, Role.CHAIN, Role.TURN_UP):
                for card in cards:
                    assert any(card_name(card) in text for text in read), card
        mine = view.cards(Role.HAND, view.seat)
        assert [
            b.accessibleName().startswith(card_name(c))
            for b, c in zip(buttons(board), board.table.hand_in_order(), strict=True)
        ] == [True] * len(mine)
        for button, card in zip(buttons(board), board.table.hand_in_order(), strict=True):
            place = board.table.place_of(card)
            assert place is not None
            pose = board.table.laid[place]
            assert button.geometry().contains(round(pose.x), round(pose.y))
    assert met > 3


@pytest.mark.usefixtures("reader")
def test_nothing_is_read_that_nobody_sees(qtbot: QtBot) -> None:
    board, rules = table_of(Case("napoleon", 4), (1100, 760))
    qtbot.addWidget(board)
    for timeline in play(board, rules, 60, seed=5, shown=is_my_turn):
        view = board.view_
        assert view is not None
        read = " ".join(w.accessibleName() for g in regions(board).values() for w in g.children()
                        if isinstance(w, QLabel | QPushButton) and not w.isHidden())  # fmt: skip
        for zone, cards in view.state.table.items():
            for known, card in zip(cards, timeline.state.table[zone], strict=True):
                assert known != HIDDEN or card_name(card) not in read


def at_a_trick(qtbot: QtBot) -> Board:
    board, rules = table_of(Case("ecarte", 2), (1100, 760))
    qtbot.addWidget(board)
    for _ in play(board, rules, 80, seed=3, shown=is_my_turn):
        view = board.view_
        if view is not None and view.state.stage is Stage.HAND and board.hand.playable:
            return board
    raise AssertionError("no card may be played")


@pytest.mark.usefixtures("reader")
def test_the_reader_goes_where_the_arrows_go(qtbot: QtBot) -> None:
    board = at_a_trick(qtbot)
    board.activateWindow()
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        there = next((b for b in buttons(board) if b.hasFocus()), None)
        QTest.keyClick(there or board, key)
        there = next(button for button in buttons(board) if button.hasFocus())
        assert board.hand.focus is not None
        assert there.accessibleName().startswith(card_name(board.hand.focus))
        assert board.hasFocus()
        assert board.table.marks.focus == board.hand.focus


@pytest.mark.usefixtures("reader")
def test_pressing_what_is_read_plays_it(qtbot: QtBot) -> None:
    board = at_a_trick(qtbot)
    made = list[Move]()
    board.chosen.connect(lambda _, move: made.append(move))
    card = min(board.hand.playable)
    (button,) = (b for b in buttons(board) if b.accessibleName().startswith(card_name(card)))
    button.click()
    assert made
    assert made[0].cards == (card,) or card in board.hand.picked


@pytest.mark.usefixtures("reader")
def test_nothing_that_a_reader_may_still_hold_is_deleted(qtbot: QtBot) -> None:
    board, rules = table_of(Case("ecarte", 2), (1100, 760))
    qtbot.addWidget(board)
    ended, known = list[bool](), set[QPushButton]()
    for _ in play(board, rules, 80, seed=3, shown=is_my_turn):
        for button in {*buttons(board)} - known:
            button.destroyed.connect(lambda: ended.append(True))
            known.add(button)
    assert any(button.isHidden() for button in known)
    assert not ended


@pytest.mark.usefixtures("reader")
def test_going_to_a_card_by_the_reader_takes_the_keys_there(qtbot: QtBot) -> None:
    board = at_a_trick(qtbot)
    board.activateWindow()
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    last = buttons(board)[-1]
    last.setFocus()
    assert board.hand.focus == board.table.hand_in_order()[-1]


def test_without_a_reader_nothing_is_mirrored(qtbot: QtBot) -> None:
    board = at_a_trick(qtbot)
    assert not [child for child in board.viewport().children() if isinstance(child, _Root)]


@pytest.mark.usefixtures("reader")
@pytest.mark.parametrize("case", [Case("nlk", 3), Case("hachi_hachi", 3)], ids=str)
def test_the_reader_goes_up_to_what_lies_ahead_and_back(qtbot: QtBot, case: Case) -> None:
    board, rules = table_of(case, (1100, 760))
    qtbot.addWidget(board)
    board.activateWindow()
    went = 0
    for _ in play(board, rules, 60, seed=3, shown=is_my_turn):
        board.setFocus()
        if not board.ahead.go():
            continue
        there = [w for w in regions(board)["On the table"].children()
                 if isinstance(w, QPushButton) and w.hasFocus()]  # fmt: skip
        assert len(there) == 1
        assert there[0].accessibleName()
        assert board.hasFocus()
        assert board.ahead.leave()
        assert not there[0].hasFocus()
        went += 1
    assert went
