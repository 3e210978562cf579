"""Who cuts sees where: the mark stands at the end of the lifted packet, which covers nothing."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.zones import STOCK
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.cutting import MARK
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.pose import bounding
from naipes_gui.ui.table.ribbon import RISE
from tests.ui.felt_help import Case, play, table_of

CASES = [Case("ecarte", 2), Case("hachi_hachi", 3), Case("mosca", 4), Case("nlk", 6),
         *(Case("napoleon", players) for players in range(3, 8))]  # fmt: skip
SIZES = [((900, 516), 1.0), ((900, 480), 2.0), ((992, 716), 1.0), ((992, 700), 1.5),
         ((1280, 700), 2.0), ((2272, 1356), 1.5)]  # fmt: skip


def i_cut(timeline: Timeline[Any]) -> bool:
    return timeline.state.stage is Stage.CUT and timeline.state.to_move == Seat(0)


def at_a_cut(qtbot: QtBot, case: Case, size: tuple[int, int], text_scale: float) -> Board:
    for seed in range(1, 40):
        board, rules = table_of(case, size, text_scale)
        qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
        if next(play(board, rules, 12, seed, i_cut), None) is not None:
            return board
    raise AssertionError("never my cut")


def packet(board: Board, number: int) -> Box:
    """Return what is seen of the cards that lie above the others, as high as they rise."""
    row = [board.table.laid[STOCK.id, i] for i in range(number)]
    box = bounding(row, board.table.cards.aspect)
    assert box is not None
    rise = row[0].height * RISE
    return Box(box.x, box.y - rise, box.width, box.height)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_mark_stands_where_the_lifted_packet_ends(qtbot: QtBot, case: Case) -> None:
    board = at_a_cut(qtbot, case, (992, 716), 1.0)
    assert board.view_ is not None
    half = (board.table.laid[STOCK.id, 1].x - board.table.laid[STOCK.id, 0].x) / 2
    numbers = sorted(move.number or 0 for move in board.view_.moves)
    for number in numbers:
        end = packet(board, number).right
        for x in (end - half + 2, end, end + half - 2):
            where = QPointF(x, board.table.laid[STOCK.id, 0].y)
            board.pointer.move(where)
            assert board.cutting.move.number == number
            mark = board.overlay.pieces()[MARK]
            assert mark.centre[0] == pytest.approx(end, abs=1)
        items = board.table.items_of(STOCK.id)
        assert [item.is_raised for item in items] == [i < number for i in range(len(items))]
    QTest.keyClick(board, Qt.Key.Key_Left)
    assert board.cutting.move.number == numbers[-2]
    assert board.overlay.pieces()[MARK].centre[0] == pytest.approx(
        packet(board, numbers[-2]).right, abs=1
    )


@pytest.mark.parametrize("case", [*CASES, Case("nlk", 4)], ids=str)
def test_the_button_lies_on_nobody_and_no_empty_place_is_drawn_below_the_pack(
    qtbot: QtBot, case: Case
) -> None:
    """Look at a low felt, as the coach leaves of a small window."""
    board = at_a_cut(qtbot, case, (900, 450), 1.0)
    board.place_overlays()
    assert board.bar.boxes()
    plates = [place.plate for place in board.table.room.places()]
    assert not [box for box in board.bar.boxes() for plate in plates if box.meets(plate)]
    assert not [key for key in board.overlay.empty_places() if key.startswith("slot:")]


@pytest.mark.sampled
@pytest.mark.parametrize(("size", "text_scale"), SIZES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_lifted_and_its_words_lie_over_nothing(
    qtbot: QtBot, case: Case, size: tuple[int, int], text_scale: float
) -> None:
    board = at_a_cut(qtbot, case, size, text_scale)
    assert board.view_ is not None
    for number in sorted(move.number or 0 for move in board.view_.moves):
        board.cutting.reach(packet(board, number).right)
        pieces = board.overlay.pieces()
        mine = {MARK, f"{MARK}-tag"}
        mine_boxes = [packet(board, number), *(pieces[key] for key in mine)]
        others = [box for key, box in pieces.items() if key.startswith(("plate:", "chip", "score"))]
        others += board.bar.boxes()
        assert not [(a, b) for a in mine_boxes for b in others if a.meets(b)], number
        tag = pieces[f"{MARK}-tag"]
        assert tag.x >= 0
        assert tag.right <= board.width()
