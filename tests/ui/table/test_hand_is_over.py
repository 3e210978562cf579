"""When a hand is over what lies there stays where it lay, until it is gathered."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import STOCK
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.pose import Pose
from tests.nights import by_night
from tests.ui.felt_help import Case, play, table_of

ME = Seat(0)
CASES = [Case("ecarte", 2), Case("mosca", 3), Case("napoleon", 4), Case("hachi_hachi", 3)]

ENDS = by_night(9, by_day=1)
"""Ends of hands that are looked at, at most."""


def stock(board: Board) -> list[Pose]:
    return [pose for (zone, _), pose in board.table.laid.items() if zone == STOCK.kind]


def played_out(board: Board, rules: Any) -> Any:
    """Yield the timeline at the end of each hand, with what lay before the last move."""
    before = list[Pose]()
    for timeline in play(board, rules, 160, 3):
        state = timeline.state
        if state.stage is Stage.HAND:
            before = stock(board)
        elif state.is_dealt and state.stage is Stage.SHUFFLE:
            yield timeline, before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_stock_does_not_move_under_the_last_trick(qtbot: QtBot, case: Case) -> None:
    board, rules = table_of(case, (1100, 760))
    qtbot.addWidget(board)
    ended = 0
    for _, before in played_out(board, rules):
        after = stock(board)
        ended += 1
        assert {(pose.x, pose.y) for pose in after} <= {(pose.x, pose.y) for pose in before}
        if ended == ENDS:
            return
    assert ended


def test_the_account_of_captures_stays_while_it_is_explained(qtbot: QtBot) -> None:
    board, rules = table_of(Case("hachi_hachi", 3), (1100, 760))
    qtbot.addWidget(board)
    next(played_out(board, rules))
    pieces = board.overlay.pieces()
    assert {f"taken:{seat}" for seat in range(3)} <= pieces.keys()
    assert "banner" in pieces
