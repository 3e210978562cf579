"""What is worth a moment of its own."""

from collections.abc import Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.moments import Moment, Moments, at_events
from naipes_gui.core.rules import View
from naipes_gui.core.table import Event, Moved, Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.rules.yaku import dekiyaku
from naipes_gui.games.hachi_hachi.rules.zones import CAPTURE
from naipes_gui.games.hachi_hachi.table.names import YAKU

ENDS = {
    "shobu": phrase("hachi_hachi", "Shōbu!"),
    "cancel": phrase("hachi_hachi", "Stopped at half the value"),
}


def moments(view: View[HachiState], events: Sequence[Event]) -> Moments:
    """Return the combinations that are captured, and who ends a hand."""
    captured = {
        card for event in events if isinstance(event, Moved) and event.how == CAPTURE
        for card in event.cards
    }  # fmt: skip

    def moment(event: Event) -> Moment | None:
        match event:
            case Said(seat, "yaku", kan):
                return _made(view, seat, kan or 0, captured)
            case Said(seat, verb, _) if verb in ENDS:
                return Moment(ENDS[verb], _who_ends(view, seat), seat=seat)
            case _:
                return None

    return at_events(events, moment)


def _made(view: View[HachiState], seat: Seat, kan: int, captured: set[Card]) -> Moment:
    found = dekiyaku(view.state.pile(seat), view.options)
    fresh = [yaku for yaku in found if captured & set(yaku.cards)] or list(found)
    names = tuple(YAKU[yaku.key] for yaku in fresh)
    cards = tuple(dict.fromkeys(card for yaku in fresh for card in yaku.cards))
    title = phrase("hachi_hachi", "{names}!", names=names)
    detail = phrase("hachi_hachi", "{who}: %n kan in all", who=Who(seat), n=kan)
    return Moment(title, detail, cards, seat)


def _who_ends(view: View[HachiState], seat: Seat) -> Phrase:
    if seat == view.seat:
        return phrase("hachi_hachi", "You end the hand")
    return phrase("hachi_hachi", "{who} ends the hand", who=Who(seat))
