"""Whoever watches a hand of two with open cards can read both, on the smallest felt too."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from naipes_gui.core.table import OMNISCIENT
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.pose import bounding
from tests.ui.felt_help import STRAIGHT
from tests.ui.table_help import SITTERS, played

READ = 80
"""How high a card is at least that is read at a glance."""


@pytest.mark.parametrize("size", [(900, 392), (900, 430)])
@pytest.mark.parametrize("straight", [False, True])
def test_both_hands_are_read_and_nothing_lies_over_them(
    qtbot: QtBot, size: tuple[int, int], straight: bool
) -> None:
    board = Board(all_games()["ecarte"].face(), "french", SITTERS, clockwise=True)
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    board.interactive = False
    board.resize(*size)
    board.adopt(replace(STRAIGHT, straight=straight))
    board.show()
    QCoreApplication.processEvents()
    timeline, thrown = played(90, 5), 0
    for ply in range(4, timeline.ply):
        board.show_frame(timeline.jump(ply, OMNISCIENT))
        view, table = board.view_, board.table
        assert view is not None
        if not view.state.is_dealt:
            continue
        rows = {
            zone: bounding([p for (z, _), p in table.laid.items() if z == zone], 5 / 7)
            for zone in view.state.table
        }
        hand = next(zone for zone in rows if view.zones.role(zone) is Role.HAND
                    and zone != table.near_hand)  # fmt: skip
        if (held := rows[hand]) is None:
            continue
        assert min(pose.height for (z, _), pose in table.laid.items() if z == hand) >= READ
        assert all(box is None or zone == hand or not box.meets(held)
                   for zone, box in rows.items())  # fmt: skip
        labels = {key: box for key, box in board.overlay.pieces().items() if "label:" in key}
        assert not any(box.meets(held) for box in labels.values())
        for zone in rows:
            if view.zones.role(zone) is Role.DISCARD and (pile := rows[zone]) is not None:
                thrown += 1
                assert not any(box.meets(pile) for box in labels.values())
    assert thrown
