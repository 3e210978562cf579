"""The hand is held as the person arranges it, till the next deal; a long one in two rows."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import Card, french
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.ui.table.arranging import arranged
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.geometry import Room
from naipes_gui.ui.table.hand_order import ways_of
from naipes_gui.ui.table.hand_rows import needs_two
from naipes_gui.ui.table.layout import fan
from naipes_gui.ui.table.pose import hit
from naipes_gui.ui.table.ring import Ring
from tests.ui.felt_help import Case, play, table_of

ME = Seat(0)
CARDS = french().cards


def pose_of(board: Board, card: Card) -> QPoint:
    place = board.table.place_of(card)
    assert place is not None
    pose = board.table.laid[place]
    return QPoint(round(pose.x - pose.height * 0.25), round(pose.y))


def drag(board: Board, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(board.viewport(), (start + end) / 2)
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=end)


def test_a_card_dragged_within_the_hand_stays_there_till_the_next_deal(qtbot: QtBot) -> None:
    board, rules = table_of(Case("napoleon", 4), (1100, 760))
    qtbot.addWidget(board)
    wanted: list[Card] = []
    deals = 0
    for timeline in play(board, rules, 200, seed=2):
        state, row = timeline.state, board.table.hand_in_order()
        if deals and state.deals != deals and len(row) == 5:
            assert not board.table.arranged
            board.stop()
            return
        if not wanted and state.stage is Stage.HAND and len(row) == 5:
            deals = state.deals
            drag(board, pose_of(board, row[0]), pose_of(board, row[-1]) + QPoint(90, 10))
            wanted = [*row[1:], row[0]]
            assert board.table.hand_in_order() == wanted
            board.resize(1000, 700)
            assert board.table.hand_in_order() == wanted
            board.resize(1100, 760)
        elif wanted and state.deals == deals:
            assert row == [card for card in wanted if card in row]
    raise AssertionError("one hand only")


def test_the_button_sorts_again_what_was_arranged(qtbot: QtBot) -> None:
    board, rules = table_of(Case("mosca", 4), (1100, 760))
    qtbot.addWidget(board)
    chosen: list[str] = []
    board.sort_wanted.connect(chosen.append)
    for _ in play(board, rules, 60, seed=2):
        row = board.table.hand_in_order()
        if len(row) == 5:
            board.table.arrange((*reversed(row),), 0)
            board.hand.arranged.emit()
            name = board.sorter.text()
            board.sorter.click()
            assert board.sorter.text() != name
            assert board.table.hand_in_order() == row
            assert board.table.view is not None
            trump = board.table.trump_of(board.table.view)
            assert chosen == [ways_of(row, trump)[0]]
            board.toast.dismiss()  # what it says of the order stays a while
            return
    raise AssertionError("no hand")


@pytest.mark.parametrize("count", [5, 26, 40, 51])
@pytest.mark.parametrize("size", [(900, 560), (1100, 760), (1900, 1000)])
def test_every_card_of_a_hand_can_be_read_and_hit(count: int, size: tuple[int, int]) -> None:
    room: Room = Ring(*size, 2, ME, held=count, crowded=count > 8)
    row = list(fan(count, room))
    laid = {("hand:0", i): pose for i, pose in enumerate(row)}
    least = min(pose.height for pose in row)
    assert least >= 60
    for (zone, i), pose in laid.items():
        left = pose.x - pose.height * room.aspect / 2 + 6
        high = pose.y - pose.height * (0.4 if needs_two(count, room) else 0)
        assert hit(laid, left, high, room.aspect) == (zone, i)
    rows = {round(pose.y) for pose in row} if needs_two(count, room) else {0}
    assert len(rows) == (2 if needs_two(count, room) else 1)
    assert min(p.y - p.height / 2 for p in row) >= room.hand_top - 0.05 * room.hand_height
    assert min(p.x - p.height * room.aspect / 2 for p in row) >= 0
    assert max(p.x + p.height * room.aspect / 2 for p in row) <= room.width


def test_in_two_rows_a_card_goes_to_the_one_it_lies_on() -> None:
    room = Ring(900, 560, 2, ME, held=44, crowded=True)
    assert needs_two(44, room)
    hand = dict(zip(CARDS[:44], fan(44, room), strict=True))
    first, front = CARDS[0], hand[CARDS[30]]
    moved = arranged(hand, first, front.x + 1, front.y)
    assert moved.index(first) == moved.index(CARDS[30]) + 1
    back = hand[CARDS[5]]
    moved = arranged(hand, CARDS[30], back.x - 1, back.y)
    assert moved.index(CARDS[30]) == moved.index(CARDS[5]) - 1
