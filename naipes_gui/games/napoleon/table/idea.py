"""What to look at before a decision: the first that a hint says."""

from collections.abc import Iterator

from naipes_gui.core import what_matters
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase
from naipes_gui.games.napoleon.rules.bids import MISERE
from naipes_gui.games.napoleon.rules.state import NapoleonState
from naipes_gui.games.napoleon.table import coach, grounds


def matters(view: View[NapoleonState]) -> tuple[Phrase, ...]:
    """Return the best suit of a hand, or what a contract lacks and what the trick hangs on."""
    return tuple(_matters(view))


def _matters(view: View[NapoleonState]) -> Iterator[Phrase]:
    state, verbs = view.state, {move.verb for move in view.moves}
    if "bid" in verbs:
        yield grounds.longest_suit(state.hand(view.seat))
    elif "play" in verbs:
        yield from what_matters.first_of(coach.tips(view), ("need",))
        if not state.trump and not state.trick and state.contract.name != MISERE:
            # The first card makes the trumps: before it nobody knows what beats what.
            yield grounds.longest_suit(state.hand(view.seat))
        else:
            # A joker is a trump without being of a suit.
            trump = "" if view.options.joker else state.trump
            yield from what_matters.of_a_trick(grounds.trick_of(view), trump)
