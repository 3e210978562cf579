"""The stall guard: a hand in which cards only go round is hurried on, then stopped (NLK-R25)."""

from naipes_gui.core.cards import Pack
from naipes_gui.core.draft import Draft
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.games.nlk.rules.state import NlkState

HURRY, STOP = 60, 150
"""Turns without progress, for every player with cards, after which a hand is hurried, stopped."""


def position(state: NlkState, pack: Pack) -> str:
    """Tell where every card lies, and whose turn it is, a letter each.

    The order of the chain needs no letter: its cards can lie in one order only.
    """
    where = dict.fromkeys(pack.cards, "-")
    where |= dict.fromkeys(state.chain, "c")
    for seat in state.active:
        where |= dict.fromkeys(state.hand(seat), str(seat))
    return "".join(where.values()) + str(state.to_move)


def count(draft: Draft[NlkState], pack: Pack) -> None:
    """Count the position before its decision, and hurry from now on if it must be."""
    state = draft.state
    draft.set(positions=(*state.positions, position(state, pack)))
    hurried = state.seen_before >= 1 or _turns(state) >= HURRY * len(state.active)
    draft.set(limited=state.limited or hurried)


def reset(draft: Draft[NlkState]) -> None:
    """Start counting again, after progress."""
    draft.set(positions=(), limited=False)


def is_stalled(state: NlkState) -> bool:
    """Tell whether the hand is stopped before the decision just counted."""
    return state.seen_before >= 2 or _turns(state) >= STOP * len(state.active)


def loser(state: NlkState) -> Seat:
    """Return who holds most cards when a hand is stopped, or nobody if several do."""
    most = max(len(state.hand(seat)) for seat in state.active)
    holders = [seat for seat in state.active if len(state.hand(seat)) == most]
    return holders[0] if len(holders) == 1 else NOBODY


def _turns(state: NlkState) -> int:
    return len(state.positions) - 1
