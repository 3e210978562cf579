"""Which habit a decision belongs to, so that players can be told apart by how they decide."""

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.games.ecarte.rules.state import EcarteState

SAID = {
    "propose": "proposes",
    "stand": "stands",
    "accept": "accepts",
    "refuse": "refuses",
    "announce": "announces",
    "conceal": "conceals",
    "claim": "claims",
    "resign": "resigns",
}


def habits(view: View[EcarteState], seat: Seat, move: Move) -> str | None:
    """Return the habit of a decision, or nothing if it tells nothing of the player.

    Talk counts only in the first round, where something is at stake; of the cards, leads count.
    """
    state = view.state
    if state.stage is not Stage.HAND:
        return None
    match move.verb:
        case "propose" | "stand" | "accept" | "refuse" if state.round > 1:
            return f"{SAID[move.verb]}:later"
        case "discard":
            return f"discards:{len(move.cards)}"
        case "play":
            return None if state.trick else _lead(state, move)
        case verb:
            return SAID.get(verb)


def _lead(state: EcarteState, move: Move) -> str:
    return "leads:trump" if move.cards[0].suit == state.trump else "leads:plain"
