"""How far down a panel may reach that lies over a table: my hand and its buttons stay free."""

from PySide6.QtCore import QRect

from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.geometry import Box

GAP = 6
LEAST = 140
"""So high a panel is even where a hand leaves less."""


def above_hand(board: Board, width: int, *, on_left: bool) -> QRect:
    """Return the place of a panel over a table, in the coordinates of its page."""
    area = board.geometry()
    wide = min(width, area.width())
    x = area.x() if on_left else area.x() + area.width() - wide
    return QRect(x, area.y(), wide, min(area.height(), max(LEAST, _free_down_to(board))))


def _free_down_to(board: Board) -> int:
    """Return where buttons begin, whether there are any now: a panel shall not jump with them."""
    tops = [board.table.room.lane.y, *(box.y for box in board.bar.boxes())]
    return round(min(tops)) - GAP


def covered(board: Board, panel: QRect) -> Box:
    """Return what of a felt lies under a panel."""
    area = board.geometry()
    return Box(panel.x() - area.x(), panel.y() - area.y(), panel.width(), panel.height())
