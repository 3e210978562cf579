"""What to look at before a decision: the first that a hint says."""

from collections.abc import Iterator

from naipes_gui.core import card_reasons, what_matters
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase
from naipes_gui.games.ecarte.rules.state import EcarteState, Phase
from naipes_gui.games.ecarte.table import coach, grounds


def matters(view: View[EcarteState]) -> tuple[Phrase, ...]:
    """Return what the hand is worth, or what is lacking and what the trick hangs on."""
    return tuple(_matters(view))


def _matters(view: View[EcarteState]) -> Iterator[Phrase]:
    state, tips, hand = view.state, coach.tips(view), view.state.hand(view.seat)
    match state.phase:
        case Phase.PROPOSE | Phase.ANSWER | Phase.EXCHANGE:
            yield card_reasons.of_a_hand(hand, state.trump)
            yield from what_matters.of_the_best(grounds.trick_of(view), hand)
            if state.phase is not Phase.EXCHANGE and state.round == 1:
                yield from what_matters.first_of(tips, ("propose", "answer"))
        case Phase.KING:
            yield from what_matters.first_of(tips, ("king",))
        case Phase.PLAY:
            yield from what_matters.first_of(tips, ("need", "vole"))
            yield from what_matters.of_a_trick(grounds.trick_of(view), state.trump, hand)
