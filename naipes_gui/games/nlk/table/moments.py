"""What is worth a moment of its own."""

from collections.abc import Sequence

from naipes_gui.core.moments import Moment, Moments, at_events
from naipes_gui.core.rules import View
from naipes_gui.core.table import Event, Moved, Paid, Said
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.nlk.rules.state import NlkState
from naipes_gui.games.nlk.rules.zones import PICK_UP
from naipes_gui.games.nlk.table.words import TRUMPS


def moments(view: View[NlkState], events: Sequence[Event]) -> Moments:
    """Return what becomes trumps, who goes out first, and who is left at the end."""

    def moment(event: Event) -> Moment | None:
        match event:
            case Said(seat, "out", 1):
                return Moment(_first(view, seat), seat=seat)
            case Paid(_, loser, _, "lost"):
                return Moment(_left(view, loser), phrase("nlk", "One more hand lost"), seat=loser)
            case _:
                return None

    return _trumps(view, events) | at_events(events, moment)


def _trumps(view: View[NlkState], events: Sequence[Event]) -> dict[int, Moment]:
    """Show the last card of the stock once it lies on a pile, before the piles become hands."""
    taken = [
        i for i, event in enumerate(events) if isinstance(event, Moved) and event.how == PICK_UP
    ]
    last = view.state.last_card
    if not taken or last is None:
        return {}
    detail = phrase("nlk", "The last card of the stock. Now piles become hands.")
    # In the words of what holds for the hand, which are said once in it.
    return {max(0, taken[0] - 1): Moment(TRUMPS[last.suit], detail, (last,))}


def _first(view: View[NlkState], seat: int) -> Phrase:
    if seat == view.seat:
        return phrase("nlk", "You are the first to go out!")
    return phrase("nlk", "{who} is the first to go out!", who=Who(seat))


def _left(view: View[NlkState], seat: int) -> Phrase:
    if seat == view.seat:
        return phrase("nlk", "You are left with cards")
    return phrase("nlk", "{who} is left with cards", who=Who(seat))
