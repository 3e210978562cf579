"""Whether the table of a small window moves aside for what is read beside it."""

from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.field import Field

NARROWEST, HEAPED = 630, 660
"""How much of a small window a table needs at least beside a panel or a book, and one on which the
others heap up cards beside their plates: whatever text is wanted, words there are of 100 % then."""
MOST_BESIDE, MOST_HEAPING = 6, 5
"""So many at most have room for plates and cards on so narrow a table, and beside heaps."""


def narrowest(*, heaps: bool) -> int:
    """Return how much of a window a table needs at least, in logical pixels."""
    return HEAPED if heaps else NARROWEST


def has_room_aside(width: int, players: int, *, heaps: bool, months: bool) -> bool:
    """Tell whether a table so wide is laid whole."""
    most = MOST_HEAPING if heaps else MOST_BESIDE
    return width >= narrowest(heaps=heaps) and (months or players <= most)


def may_stand_aside(board: Board, width: int) -> bool:
    """Tell whether the table that a board shows is laid whole if it is so wide."""
    players, months = len(board.overlay.seat_infos), isinstance(board.table.room, Field)
    return has_room_aside(width, players, heaps=board.face.heaps_up, months=months)
