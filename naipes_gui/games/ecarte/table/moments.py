"""What is worth a moment of its own."""

from collections.abc import Sequence

from naipes_gui.core.moments import Moment, Moments, payments, plus
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Event, Paid, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.ecarte.rules.state import HAND_SIZE, EcarteState

TITLES = {
    "king": phrase("ecarte", "The king of trumps!"),
    "turned_king": phrase("ecarte", "A king is turned up!"),
    "vole": phrase("ecarte", "The vole: all five tricks!"),
}


def moments(view: View[EcarteState], events: Sequence[Event]) -> Moments:
    """Return the kings, the vole, and why a hand ends before its last trick."""
    found = {place: _scored(view.state, paid) for place, paid in payments(events, *TITLES)}
    for place, paid in payments(events, "point"):
        if (why := decided(view.state, paid.taker, view.seat)) is not None:
            # Who refused an exchange and fails gives a point more.
            points = paid.amount + sum(more.amount for _, more in payments(events, "refusal"))
            found[place] = Moment(why, plus(paid.taker, points), seat=paid.taker, points=points)
    return found


def decided(state: EcarteState, winner: Seat, me: Seat) -> Phrase | None:
    """Return why a hand that is over ended before its last trick, if it did."""
    over = state.stage in (Stage.SHUFFLE, Stage.OVER)
    if not over or not 0 < len(state.plays) < 2 * HAND_SIZE:
        return None
    won = state.tricks(winner)
    if winner == me:
        return phrase("ecarte", "Decided: you have %n trick(s)", n=won)
    return phrase("ecarte", "Decided: {who} has %n trick(s)", who=Who(winner), n=won)


def _scored(state: EcarteState, paid: Paid) -> Moment:
    cards = (state.king,) if "king" in paid.reason else ()
    detail = plus(paid.taker, paid.amount)
    return Moment(TITLES[paid.reason], detail, cards, paid.taker, paid.amount)
