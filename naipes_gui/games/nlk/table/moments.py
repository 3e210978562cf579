"""What is worth a moment of its own."""

from collections.abc import Sequence

from naipes_gui.core.moments import Moment, Moments, at_events
from naipes_gui.core.rules import View
from naipes_gui.core.table import Event, Paid, Said
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.nlk.rules.state import NlkState


def moments(view: View[NlkState], events: Sequence[Event]) -> Moments:
    """Return who goes out first, and who is left at the end."""

    def moment(event: Event) -> Moment | None:
        match event:
            case Said(seat, "out", 1):
                return Moment(_first(view, seat), seat=seat)
            case Paid(_, loser, _, "lost"):
                return Moment(_left(view, loser), phrase("nlk", "One more hand lost"), seat=loser)
            case _:
                return None

    return at_events(events, moment)


def _first(view: View[NlkState], seat: int) -> Phrase:
    if seat == view.seat:
        return phrase("nlk", "You are the first to go out!")
    return phrase("nlk", "{who} is the first to go out!", who=Who(seat))


def _left(view: View[NlkState], seat: int) -> Phrase:
    if seat == view.seat:
        return phrase("nlk", "You are left with cards")
    return phrase("nlk", "{who} is left with cards", who=Who(seat))
