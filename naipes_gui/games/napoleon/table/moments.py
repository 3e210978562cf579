"""What is worth a moment of its own."""

from collections.abc import Sequence
from functools import partial

from naipes_gui.core.common_words import by
from naipes_gui.core.moments import Moment, Moments, at_events, payments, plus
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import BANK, Event, Paid, Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.napoleon.rules.bids import Bid
from naipes_gui.games.napoleon.rules.state import NapoleonState
from naipes_gui.games.napoleon.rules.words import name, named

GOES = (
    phrase("napoleon", "You go for every trick"),
    phrase("napoleon", "{who} goes for every trick"),
)
POT_WON = "pot"
POT = phrase("napoleon", "The pot is yours"), phrase("napoleon", "The pot goes to {who}")


def moments(view: View[NapoleonState], events: Sequence[Event]) -> Moments:
    """Return bids for all tricks and how they ended, why a hand is over early, and a pot won."""
    bids = at_events(events, partial(_bid, view))
    return {**bids, **_end(view, events), **_pot(view, events)}


def _bid(view: View[NapoleonState], event: Event) -> Moment | None:
    if not isinstance(event, Said) or event.verb != "bid":
        return None
    bid = Bid.of(Move("bid", number=event.number, word=event.word))
    if not bid.is_for_five or bid.name.isdecimal():
        return None
    title = phrase("napoleon", "{bid}!", bid=name(bid))
    return Moment(title, by(view, event.seat, GOES), seat=event.seat)


def _end(view: View[NapoleonState], events: Sequence[Event]) -> Moments:
    """Return how the contract ended, if it was for all tricks or ended before the last one."""
    state, paid = view.state, list(payments(events, "made", "failed"))
    over = state.stage in (Stage.SHUFFLE, Stage.OVER) and state.plays
    if not paid or not over:
        return {}
    made = paid[0][1].reason == "made"
    title = decided(state, view.seat, made=made)
    if title is None and not state.contract.is_for_five:
        return {}
    gained = sum(_to(state.declarer, event) for event in events
                 if isinstance(event, Paid) and event.reason != POT_WON)  # fmt: skip
    detail = plus(state.declarer, gained) if made else _lost(state.declarer, gained)
    moment = Moment(title or _whole(name(state.contract), made=made), detail,
                    seat=state.declarer, points=gained if made else 0)  # fmt: skip
    return {paid[-1][0]: moment}


def _pot(view: View[NapoleonState], events: Sequence[Event]) -> Moments:
    """Return who takes the pot: its counters are told apart from what the others pay."""
    return {
        place: Moment(by(view, paid.taker, POT), plus(paid.taker, paid.amount), seat=paid.taker,
                      points=paid.amount, counters=(paid,))
        for place, paid in payments(events, POT_WON) if paid.amount
    }  # fmt: skip


def _to(seat: Seat, paid: Paid) -> int:
    return paid.amount * ((paid.taker == seat) - (paid.giver == seat and paid.taker != BANK))


def _lost(seat: Seat, gained: int) -> Phrase:
    return phrase("napoleon", "{who}: {points}", who=Who(seat), points=gained)


def decided(state: NapoleonState, me: Seat, *, made: bool) -> Phrase | None:
    """Return why a contract was decided before the last trick, if it was."""
    if not state.plays or not any(state.hand(seat) for seat in state.bidders):
        return None
    bid, who = named(state.contract), Who(state.declarer)
    match state.declarer == me, made:
        case True, True:
            return phrase("napoleon", "Decided: you have made {bid}", bid=bid)
        case True, False:
            return phrase("napoleon", "Decided: you can no longer make {bid}", bid=bid)
        case False, True:
            return phrase("napoleon", "Decided: {who} has made {bid}", who=who, bid=bid)
        case _:
            return phrase("napoleon", "Decided: {who} can no longer make {bid}", who=who, bid=bid)


def _whole(bid: Phrase, *, made: bool) -> Phrase:
    if made:
        return phrase("napoleon", "{bid}, made!", bid=bid)
    return phrase("napoleon", "{bid}, failed", bid=bid)
