"""Whoever watches flower cards with open hands sees the hands, and months large enough to know."""

from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from naipes_gui.core.table import OMNISCIENT
from naipes_gui.core.zones import Role
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.captures_room import detail
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.pose import bounding
from tests.ui.felt_help import Case, is_my_turn, play, table_of

FELTS = [(940, 593), (940, 574), (900, 393), (1600, 800)]
KNOWN, SEEN = 60, 30
"""How high cards are at least: with three at the table, and however many sit there."""
MONTH = 80
"""How high a card of the field is in the replay of a usual window, where it was 57."""


def watched(case: Case, size: tuple[int, int], scale: float = 1.0) -> tuple[Board, list[Box]]:
    """Return a table as a replay shows it, all hands open, and where those of others lie."""
    board, rules = table_of(case, size, scale)
    board.interactive = False
    timeline = next(play(board, rules, 400, 3, is_my_turn))
    board.show_frame(timeline.jump(timeline.ply, OMNISCIENT))
    board.finish()
    QCoreApplication.processEvents()
    view, room, found = board.view_, board.table.room, []
    assert view is not None
    for seat in view.zones.seats:
        zone = view.zones.find(Role.HAND, seat)
        poses = [pose for (where, _), pose in board.table.laid.items() if where == zone]
        if seat == room.near or not poses:
            continue
        assert all(pose.visible and pose.face_up for pose in poses), seat
        box = bounding(poses, room.aspect)
        assert box is not None
        found.append(box)
    return board, found


@pytest.mark.parametrize("size", FELTS)
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_every_open_hand_is_seen_and_lies_over_nothing(
    qtbot: QtBot, players: int, size: tuple[int, int], scale: float
) -> None:
    """The hands vanished, and captures as large as a nail lay in their place."""
    board, hands = watched(Case("hachi_hachi", players), size, scale)
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    room = board.table.room
    assert isinstance(room, Field)
    assert len(hands) == players - 1
    least = KNOWN if players == 3 and scale == 1 else SEEN
    assert min(box.height for box in hands) >= least
    taken = [box for key, box in board.overlay.pieces().items() if key.startswith("taken:")]
    plates = [place.plate for place in room.places()]
    for hand in hands:
        assert not any(hand.meets(other) for other in (*taken, *plates, room.stock))
        assert hand.x >= 0
        assert hand.right <= room.width
    assert not any(one.meets(two) for one, two in combinations(hands, 2))


def test_what_all_have_captured_is_shown_in_one_way(qtbot: QtBot) -> None:
    """Of one it lay in two rows, of another in one: the columns have not the same room."""
    for size in FELTS:
        for players in (3, 4, 5):
            board, _ = watched(Case("hachi_hachi", players), size)
            qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
            room = board.table.room
            assert isinstance(room, Field)
            assert len({detail(place, room) for place in room.places()[1:]}) == 1


def test_the_months_take_the_room_that_buttons_do_not_need(qtbot: QtBot) -> None:
    board, _ = watched(Case("hachi_hachi", 3), FELTS[0])
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    room = board.table.room
    assert isinstance(room, Field)
    assert room.month_height >= MONTH
    assert room.last_turn.bottom <= room.hand_top
