"""Where the sheet of an answer lies on a felt, and which cards are then under it."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRectF

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.text import translate
from naipes_gui.core.wording import CardsInWords, Wording, labelled
from naipes_gui.core.zones import Role
from naipes_gui.ui.problems.answer_sheet import EDGE, WIDE, AnswerSheet
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.free_place import free_place, lying

WIDTHS = (WIDE, 460, 380)
"""At 100 %: the sheet becomes narrower and higher where that leaves the cards free."""
WIDER = (WIDE, 700, 840)
"""And wider and lower where it lies over the middle of the table in any case."""
IN_THE_MIDDLE = frozenset({Role.TRICK, Role.TURN_UP, Role.CHAIN, Role.FIELD})


def lay(sheet: AnswerSheet, board: Board, corner: QPoint, wording: Wording) -> None:
    """Lay a sheet where no card is; else above the hand if there is room, and name what it covers.

    The felt begins at a corner, in the coordinates of what holds the sheet.
    """
    sheet.tell_covered("")
    if (free := _free(sheet, board)) is not None:
        sheet.place(free.translated(corner), round(free.width()) - 2 * EDGE)
        return
    felt = QRectF(board.rect())
    above = QRectF(0, 0, felt.width(), _top_of_hand(board))
    most = round(felt.width()) - 2 * EDGE
    widths = [min(app_style().px(wide), most) for wide in WIDER]
    leaves_hand = sheet.needs_least(widths[-1]) <= above.height() - 2 * EDGE
    sheet.tell_covered(_cards(board, wording, with_hand=not leaves_hand))
    room = above if leaves_hand else felt
    fit = (wide for wide in widths if sheet.needs(wide) <= room.height() - 2 * EDGE)
    sheet.place(room.translated(corner), next(fit, widths[-1]))


def _free(sheet: AnswerSheet, board: Board) -> QRectF | None:
    """Return where a sheet covers nothing, with the edge around it, if there is such a place."""
    taken = (*lying(board.table), *board.overlay.everything())
    for width in WIDTHS:
        wide = app_style().px(width)
        high = sheet.needs(wide) + 2 * EDGE
        at = free_place(wide + 2 * EDGE, high, board.table.room, taken)
        if at is not None:
            return QRectF(*at, wide + 2 * EDGE, high)
    return None


def _top_of_hand(board: Board) -> float:
    scene = board.table
    held = (pose for (zone, _), pose in scene.laid.items() if zone == scene.near_hand)
    boxes = (pose.box(scene.cards.aspect) for pose in held)
    return min((box.y for box in boxes if box is not None), default=float(board.height()))


def _cards(board: Board, wording: Wording, *, with_hand: bool) -> str:
    """Return the open cards in the middle, and in the hand where that is covered too."""
    rows = [(translate("review", "On the table"), list(_open_cards(board)))]
    if with_hand:
        rows.append((translate("review", "Your hand"), board.table.hand_in_order()))
    told = (labelled(label, f"{CardsInWords(row, wording):short}") for label, row in rows if row)
    return "\u2003".join(told)


def _open_cards(board: Board) -> Iterator[Card]:
    view = board.view_
    if view is None:
        return
    for zone, cards in view.state.table.items():
        if view.zones.role(zone) in IN_THE_MIDDLE:
            yield from (card for card in cards if card != HIDDEN)
