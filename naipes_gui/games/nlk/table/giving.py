"""Whether a card is better given away, as long experience has it.

What the gold button does, what the coach says and what a hint names all go by it, so that none
contradicts another; where experience has no opinion, none has.
"""

from enum import Enum, auto

from naipes_gui.core.cards import NATURAL
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import STOCK
from naipes_gui.games.nlk.rules.state import NlkState, pack_size

LOW, HIGH = 0.3, 0.85
"""Up to what height of its suit a card is better given away, and from what on kept: 0 is the
lowest of the pack, 1 the ace. In between the strongest find hardly a difference."""
LATE = 6
"""With fewer cards in the stock it hangs on who will draw the last one."""


class Giving(Enum):
    """What is thought of giving a card away."""

    GOOD = auto()
    BAD = auto()
    OPEN = auto()


def giving(view: View[NlkState]) -> Giving:
    """Return what is thought of giving away the drawn card, or the top of the own pile."""
    state = view.state
    card = state.drawn or state.top(view.seat)
    if state.last_card is not None:
        return Giving.BAD
    if card is None or is_late(state):
        return Giving.OPEN
    ranks = NATURAL[-(pack_size(len(state.scores)) // 4) :]
    height = ranks.index(card.rank) / (len(ranks) - 1)
    return Giving.GOOD if height <= LOW else Giving.BAD if height >= HIGH else Giving.OPEN


def is_late(state: NlkState) -> bool:
    """Tell whether so little is left in the stock that it hangs on who will draw the last card."""
    return len(state.table[STOCK.id]) < LATE


def usual(view: View[NlkState]) -> Move | None:
    """Return what experience speaks for where a card may be given away, if for anything.

    Of those on whose piles it fits whoever has fewest cards gets it.
    """
    if view.state.is_playing_tricks:
        return None
    gifts, thought = gifts_in(view), giving(view)
    if not gifts or thought is Giving.OPEN:
        return None
    if thought is Giving.BAD:
        return next(move for move in view.moves if move not in gifts)
    return min(gifts, key=lambda move: len(view.state.pile(Seat(move.number or 0))))


def gifts_in(view: View[NlkState]) -> tuple[Move, ...]:
    """Return the moves that give a card away."""
    return tuple(move for move in view.moves if move.verb in ("give", "place"))
