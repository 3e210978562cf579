"""Which habit a decision belongs to: what tells one way of playing from another."""

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.games.mosca.rules.state import MoscaState, Play
from naipes_gui.games.mosca.rules.tricks import leading, strict


def habits(view: View[MoscaState], seat: Seat, move: Move) -> str | None:
    """Name the habit of a decision, or nothing where there was none to take.

    ``declines`` is to pass after somebody has stayed, ``passes`` before; ``changes:2`` is to
    stay; ``leads`` a trump, a king or another card; ``takes`` or ``ducks`` where both could be.
    """
    state = view.state
    if move.verb == "pass":
        return "declines" if state.participants else "passes"
    if move.verb == "stay":
        return f"changes:{len(move.cards)}"
    if move.verb != "play" or len(strict(state, view.options).cards) < 2:
        return None
    return _reply(state, move) if state.trick else _lead(state, move)


def _lead(state: MoscaState, move: Move) -> str:
    card = move.cards[0]
    if card.suit == state.trump:
        return "leads:trump"
    return "leads:king" if card.rank == "K" else "leads:plain"


def _reply(state: MoscaState, move: Move) -> str:
    mine = Play(state.to_move, move.cards[0])
    takes = leading((*state.trick, mine), state.trump) == mine
    return "takes" if takes else "ducks"
