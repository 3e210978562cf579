"""Whether the table of a small window moves aside for what is read beside it."""

from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.field import Field

NARROWEST = 630
"""How much of a small window a table needs at least beside a panel or a book, at 100 %."""
MOST_BESIDE = 6
"""So many at most have room for plates and cards on so narrow a table."""


def may_stand_aside(board: Board, width: int, scale: float) -> bool:
    """Tell whether a table so wide is laid whole, with words as large as on all of the felt."""
    if width < NARROWEST * scale:
        return False
    if isinstance(board.table.room, Field):
        return True
    few = len(board.overlay.seat_infos) <= MOST_BESIDE
    # Heaps and what is played upon them need all the width there is.
    return few and not board.face.heaps_up and board.text_at(width) >= board.text_at(board.width())
