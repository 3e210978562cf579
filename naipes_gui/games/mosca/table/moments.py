"""What is worth a moment of its own."""

from collections.abc import Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.common_words import by
from naipes_gui.core.moments import Moment, Moments, payments, plus, through_the_pot
from naipes_gui.core.rules import View
from naipes_gui.core.table import Event, Paid, Shown
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.zones import HAND
from naipes_gui.games.mosca.rules.state import MoscaState

TAKES = phrase("mosca", "The pool is yours"), phrase("mosca", "The pool goes to {who}")
MOSCA = phrase("mosca", "Mosca! Five cards of one suit")
ALONE = phrase("mosca", "Decided: nobody else stays")
SHARED = phrase("mosca", "The pool is shared")


def moments(view: View[MoscaState], events: Sequence[Event]) -> Moments:
    """Return who takes the pool: for a mosca, because nobody else plays for it, or in the play."""
    shown = {event.zone: event.cards for event in events if isinstance(event, Shown)}
    found = dict[int, Moment]()
    for place, paid in payments(events, "mosca", "alone", "pool"):
        title = {"mosca": MOSCA, "alone": ALONE}.get(paid.reason) or by(view, paid.taker, TAKES)
        cards = shown.get(HAND.of(paid.taker), ()) if paid.reason == "mosca" else ()
        found[place] = _taken(title, paid, events, cards)
    if shares := list(payments(events, "split")):
        place, last = shares[-1]
        each = phrase("mosca", "+{points} for each of the %n", points=last.amount, n=len(shares))
        found[place] = Moment(SHARED, each, counters=through_the_pot(events))
    return found


def _taken(title: Phrase, paid: Paid, events: Sequence[Event], cards: tuple[Card, ...]) -> Moment:
    detail = plus(paid.taker, paid.amount)
    return Moment(title, detail, cards, paid.taker, paid.amount, through_the_pot(events))
