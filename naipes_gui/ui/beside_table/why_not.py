"""Says at the table why a card may not be played, or a letter means nothing, now."""

from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.rules import Rules
from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.plates import paper_inks


def warn_why_not(board: Board, rules: Rules[Any, Any], me: Seat, card: Card) -> str:
    """Say it on the felt, pointing at the cards to blame; return it in words."""
    view, style = board.view_, board.table_style.text_style
    if view is None:
        return ""
    if not any(move.cards for move in view.moves):
        said = translate("table", "Choose one of the buttons above your hand.")
        board.warn(said)
        return said
    move = board.hand.as_move(card)
    why = style.wording.say(rules.why_not(view.state, me, move))
    board.warn(rich(why, paper_inks(style)), rules.culprits(view.state, me, move))
    return why


def warn_refused(board: Board, key: str) -> bool:
    """Say why a letter of the game does nothing now; tell whether it is one."""
    view, style = board.view_, board.table_style.text_style
    why = board.face.refused(view, key) if view is not None and board.hand.armed else None
    if why is not None:
        board.warn(rich(style.wording.say(why), paper_inks(style)))
    return why is not None
