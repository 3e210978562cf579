"""What to look at before a decision: the first that a hint says."""

from collections.abc import Iterator

from naipes_gui.core import card_reasons, what_matters
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase
from naipes_gui.games.mosca.rules.state import MoscaState, Phase
from naipes_gui.games.mosca.table import coach, grounds


def matters(view: View[MoscaState]) -> tuple[Phrase, ...]:
    """Return what the hand and the pool are worth, or what the trick hangs on."""
    return tuple(_matters(view))


def _matters(view: View[MoscaState]) -> Iterator[Phrase]:
    state, tips, hand = view.state, coach.tips(view), view.state.hand(view.seat)
    if state.phase is Phase.DECLARE:
        yield card_reasons.of_a_hand(hand, state.trump)
        yield from what_matters.of_the_best(grounds.trick_of(view), hand)
        yield from what_matters.first_of(tips, ("pool",))
        return
    yield from what_matters.first_of(tips, ("trickless", "standing"))
    yield from what_matters.of_a_trick(grounds.trick_of(view), state.trump, hand)
