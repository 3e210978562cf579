"""How many cards may be exchanged at a time (ECA-R8, R11)."""

from naipes_gui.core.zones import STOCK
from naipes_gui.games.ecarte.options import EcarteOptions
from naipes_gui.games.ecarte.rules.state import HAND_SIZE, EcarteState


def fewest_discards(state: EcarteState, options: EcarteOptions) -> int:
    """Return how many cards the seat to move must exchange at least."""
    if state.to_move == state.elder:
        return 1
    return options.dealer_min if state.table[STOCK.id] else 0


def most_discards(state: EcarteState) -> int:
    """Return how many cards may be exchanged at most."""
    return min(HAND_SIZE, len(state.table[STOCK.id]))
