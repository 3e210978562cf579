"""What to look at before a decision: the first that a hint says."""

from collections.abc import Iterator

from naipes_gui.core import what_matters
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.napoleon.rules.bids import MISERE, Bid
from naipes_gui.games.napoleon.rules.state import NapoleonState
from naipes_gui.games.napoleon.rules.tricks import best
from naipes_gui.games.napoleon.table import coach, grounds, misere_grounds


def matters(view: View[NapoleonState]) -> tuple[Phrase, ...]:
    """Return the best suit of a hand, or what a contract lacks and what the trick hangs on."""
    return tuple(_matters(view))


def _matters(view: View[NapoleonState]) -> Iterator[Phrase]:
    state, verbs = view.state, {move.verb for move in view.moves}
    if "bid" in verbs:
        yield grounds.longest_suit(state.hand(view.seat))
        if any(Bid.of(move).name == MISERE for move in view.moves if move.verb == "bid"):
            yield misere_grounds.of_the_bid(state.hand(view.seat))
    elif "play" in verbs:
        if state.contract.name == MISERE:
            yield from _of_misere(view)
        else:
            yield from what_matters.first_of(coach.tips(view), ("need",))
            yield from _of_a_trick(view)


def _of_a_trick(view: View[NapoleonState]) -> Iterator[Phrase]:
    state, hand = view.state, view.state.hand(view.seat)
    if not state.trump and not state.trick:
        # The first card makes the trumps: before it nobody knows what beats what.
        yield grounds.longest_suit(hand)
        return
    if state.trick and state.declarer != view.seat:
        yield from what_matters.first_of(coach.tips(view), ("best",))
        return
    # A joker is a trump without being of a suit.
    trump = "" if view.options.joker else state.trump
    yield from what_matters.of_a_trick(grounds.trick_of(view), trump, hand)


def _of_misere(view: View[NapoleonState]) -> Iterator[Phrase]:
    """Yield who is to stay below what: in a misère no card is meant to take a trick."""
    state, who = view.state, Who(view.state.declarer)
    if not state.trick:
        yield from what_matters.first_of(coach.tips(view), ("need",))
        yield misere_grounds.of_the_bid(state.hand(view.seat))
        return
    top = best(state.trick, state.trump)
    if state.declarer in (view.seat, top.seat):
        yield from what_matters.first_of(coach.tips(view), ("under",))
    elif any(play.seat == state.declarer for play in state.trick):
        yield phrase("matters", "{who} has stayed below, and is safe in this trick: you can be rid "
                     "of what could catch nobody later.", who=who)  # fmt: skip
    else:
        yield phrase("matters", "{who} is still to play and has to stay below {card}, or have none "
                     "of its suit.", who=who, card=top.card)  # fmt: skip
