"""What is worth a moment of its own."""

from collections.abc import Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.moments import Moment, Moments, at_events
from naipes_gui.core.rules import View
from naipes_gui.core.table import Event, Moved, Said, Seat, Shown
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.hachi_hachi.rules.money import amount
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.rules.yaku import dekiyaku
from naipes_gui.games.hachi_hachi.rules.zones import CAPTURE
from naipes_gui.games.hachi_hachi.table.feat_words import earned, what_it_brings
from naipes_gui.games.hachi_hachi.table.names import IN_SHORT, REASONS, TEYAKU, YAKU

ENDS = {
    "shobu": phrase("hachi_hachi", "Shōbu!"),
    "cancel": phrase("hachi_hachi", "Stopped at half the value"),
}


def moments(view: View[HachiState], events: Sequence[Event]) -> Moments:
    """Return what was dealt, what is captured, and who ends a hand."""
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

    return _dealt(view, events) | _earned(view, events, captured) | at_events(events, moment)


def _dealt(view: View[HachiState], events: Sequence[Event]) -> dict[int, Moment]:
    """Return the combinations of dealt hands, each once its cards are shown."""
    found = dict[int, Moment]()
    for place, event in enumerate(events):
        if isinstance(event, Said) and event.verb in TEYAKU:
            shown = next((e for e in events[place + 1 : place + 2] if isinstance(e, Shown)), None)
            cards = shown.cards if shown is not None else ()
            title = phrase("hachi_hachi", "{names}!", names=(TEYAKU[event.verb],))
            detail = _what_is_paid(view, event)
            found[place + bool(cards)] = Moment(title, detail, cards, event.seat)
    return found


def _what_is_paid(view: View[HachiState], said: Said) -> Phrase:
    """Say whose hand was dealt so, what it is, and what each of the others pays for it."""
    mon = amount(view.options, (said.number or 0) * view.state.mon(view.options))
    return phrase("hachi_hachi", "{who}: {what}. Each rival pays {mon} at the end",
                  who=Who(said.seat), what=IN_SHORT[said.verb], mon=mon)  # fmt: skip


def _earned(
    view: View[HachiState], events: Sequence[Event], captured: set[Card]
) -> dict[int, Moment]:
    """Return what captures earn besides: Escape, Diving, a promise that is kept."""
    piles = {
        seat: tuple(card for card in view.state.pile(seat) if card not in captured)
        for seat in view.state.seats
    }  # fmt: skip
    found = dict[int, Moment]()
    for place, seat, feat in earned(view, piles, events):
        names, told = (REASONS[feat.key],), what_it_brings(view, seat, feat)
        if place in found:
            names = (*found[place].title.blanks["names"], *names)
            told = phrase("hachi_hachi", "{told}; {more}", told=found[place].detail, more=told)
        found[place] = Moment(phrase("hachi_hachi", "{names}!", names=names), told, seat=seat)
    return found


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
