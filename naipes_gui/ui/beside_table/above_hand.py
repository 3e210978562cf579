"""How much of a table a panel may cover: hand, buttons and the middle stay free."""

from collections.abc import Iterator

from PySide6.QtCore import QRect

from naipes_gui.core.zones import Role
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.ring import Ring
from naipes_gui.ui.table.trick_room import trick_place, trick_room

GAP = 6
LEAST = 140
"""So high a panel is even where a hand leaves less; large words may take the empty lane for it."""
PLAYED = Role.TRICK, Role.CHAIN, Role.FIELD
PACK = Role.STOCK, Role.TURN_UP
"""What lies in the middle of some tables, and beside a plate at others."""
CENTRAL = 0.2
"""So far from the middle of the felt, of its width, is still the middle."""


def above_hand(board: Board, width: int, *, on_left: bool) -> QRect:
    """Return the place of a panel over a table, in the coordinates of its page."""
    area = board.geometry()
    wide = min(width, area.width())
    x = area.x() if on_left else area.x() + area.width() - wide
    high = max(_free_down_to(board), min(_below_which_one_acts(board, x), app_style().px(LEAST)))
    return QRect(x, area.y(), wide, min(area.height(), max(LEAST, high)))


def free_beside_middle(board: Board, *, on_left: bool) -> int:
    """Return how wide a panel may be that covers none of what lies in the middle."""
    ends = list(_middle(board))
    left, right = min((e[0] for e in ends), default=0.0), max((e[1] for e in ends), default=0.0)
    return round(left if on_left else board.width() - right) - GAP


def _middle(board: Board) -> Iterator[tuple[float, float]]:
    """Yield from where to where cards reach that lie in the middle, or will be played there."""
    scene, view = board.table, board.view_
    room, aspect = scene.room, scene.cards.aspect
    for (zone, _), pose in scene.laid.items():
        role = view.zones.role(zone) if view is not None else None
        near = abs(pose.x - room.width / 2) <= CENTRAL * room.width
        if role in PLAYED or (role in PACK and near):
            box = pose.box(aspect)
            if box is not None:
                yield box.x, box.right
    if isinstance(room, Field):
        yield room.months
    if isinstance(room, Ring) and room.players > 2 and not room.piles:
        half = trick_room(room).height * aspect / 2
        yield from (
            (x - half, x + half)
            for x, _ in (trick_place(place, 1.0, room) for place in room.places())
        )


def _free_down_to(board: Board) -> int:
    """Return where buttons begin, whether there are any now: a panel shall not jump with them."""
    tops = [board.table.room.lane.y, *(box.y for box in board.bar.boxes())]
    return round(min(tops)) - GAP


def _below_which_one_acts(board: Board, x: int) -> int:
    """Return where the hand begins, or a button that is there now: large words need the lane."""
    room, left = board.table.room, x - board.x()
    tops = [box.y for box in board.bar.boxes() if box.right > left]
    return round(min([room.hand_top - room.gap_above_hand, *tops])) - GAP


def covered(board: Board, panel: QRect) -> Box:
    """Return what of a felt lies under a panel."""
    area = board.geometry()
    return Box(panel.x() - area.x(), panel.y() - area.y(), panel.width(), panel.height())
