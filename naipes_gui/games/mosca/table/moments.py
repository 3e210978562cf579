"""What is worth a moment of its own."""

from collections.abc import Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.common_words import by
from naipes_gui.core.moments import Moment, Moments, payments, plus
from naipes_gui.core.rules import View
from naipes_gui.core.table import Event, Paid, Shown
from naipes_gui.core.text import phrase
from naipes_gui.core.zones import HAND
from naipes_gui.games.mosca.rules.state import MoscaState

TAKES = phrase("mosca", "The pool is yours"), phrase("mosca", "The pool goes to {who}")


def moments(view: View[MoscaState], events: Sequence[Event]) -> Moments:
    """Return who takes the pool: for a mosca, because nobody else plays for it, or in the play."""
    shown = {event.zone: event.cards for event in events if isinstance(event, Shown)}
    found = {
        place: _mosca(paid, shown.get(HAND.of(paid.taker), ()))
        for place, paid in payments(events, "mosca")
    }
    for place, paid in payments(events, "alone"):
        title = phrase("mosca", "Decided: nobody else stays")
        found[place] = Moment(title, plus(paid.taker, paid.amount), seat=paid.taker,
                              points=paid.amount)  # fmt: skip
    for place, paid in payments(events, "pool"):
        found[place] = Moment(by(view, paid.taker, TAKES), plus(paid.taker, paid.amount),
                              seat=paid.taker, points=paid.amount)  # fmt: skip
    return found


def _mosca(paid: Paid, cards: tuple[Card, ...]) -> Moment:
    title = phrase("mosca", "Mosca! Five cards of one suit")
    return Moment(title, plus(paid.taker, paid.amount), cards, paid.taker, paid.amount)
