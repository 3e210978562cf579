"""Whoever watches with open hands sees the hand of everybody, on the smallest felt too."""

from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import OMNISCIENT
from naipes_gui.core.zones import Role
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.pose import bounding
from tests.ui.felt_help import Case, is_my_turn, play, table_of

CASES = [Case("nlk", 3), Case("nlk", 5), Case("nlk", 7), Case("mosca", 3), Case("mosca", 4),
         Case("mosca", 5), Case("mosca", 6), Case("napoleon", 3), Case("napoleon", 4),
         Case("napoleon", 5), Case("napoleon", 7), Case("ecarte", 2)]  # fmt: skip
FELTS = [((900, 393), 1.0), ((940, 593), 1.0), ((1600, 800), 1.5)]
OVER = 4
"""How far boxes of leaning cards may meet whose cards do not."""


def shrunk(box: Box) -> Box:
    return Box(box.x + OVER, box.y + OVER, box.width - 2 * OVER, box.height - 2 * OVER)


@pytest.mark.parametrize(("felt", "scale"), FELTS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_hand_is_seen_and_under_nothing(
    qtbot: QtBot, case: Case, felt: tuple[int, int], scale: float
) -> None:
    """On a low felt all of them were away, for buttons which nobody who watches has."""
    board, rules = table_of(case, felt, scale)
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    board.interactive = False
    found = 0
    for timeline in play(board, rules, 160, 2, is_my_turn):
        if timeline.state.stage is not Stage.HAND:
            continue
        board.show_frame(timeline.jump(timeline.ply, OMNISCIENT))
        board.finish()
        QCoreApplication.processEvents()
        view, room = board.view_, board.table.room
        assert view is not None
        rows = dict[str, Box]()
        for seat in view.zones.seats:
            zone = view.zones.find(Role.HAND, seat)
            poses = [pose for (where, _), pose in board.table.laid.items() if where == zone]
            if zone is None or not poses or seat == room.near:
                continue
            assert all(pose.visible and pose.face_up for pose in poses), (timeline.ply, seat)
            box = bounding(poses, room.aspect)
            assert box is not None
            rows[zone] = shrunk(box)
        plates = [place.plate for place in room.places()]
        assert not any(one.meets(two) for one, two in combinations(rows.values(), 2))
        assert not any(row.meets(plate) for row in rows.values() for plate in plates)
        others = {
            zone: bounding([p for (z, _), p in board.table.laid.items() if z == zone], room.aspect)
            for zone in view.state.table if zone not in rows
        }  # fmt: skip
        met = [
            (z, o) for z, row in rows.items() for o, box in others.items() if box and row.meets(box)
        ]
        assert not met, timeline.ply
        found += len(rows)
    assert found > 3
