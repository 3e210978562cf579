"""The lines of the side panel and the notes beside the table."""

from collections.abc import Iterator

from naipes_gui.core.face import Fact
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.napoleon.rules.bids import Bid, ladder
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase
from naipes_gui.games.napoleon.rules.words import name, shown


def notes(state: NapoleonState) -> tuple[Phrase, ...]:
    """Return what bears on the hand besides the contract."""
    return tuple(_notes(state))


def _notes(state: NapoleonState) -> Iterator[Phrase]:
    if state.doubled:
        yield phrase("napoleon", "Stakes are double: all have passed (Rule 2.12)")
    if state.bank and state.declarer == NOBODY:
        yield phrase("napoleon", "The pot goes to whoever bids and makes five tricks")


def facts(view: View[NapoleonState]) -> tuple[Fact, ...]:
    """Return who said what, and what the bids are worth."""
    state = view.state
    if state.stage is not Stage.HAND:
        return ()
    return (
        Fact(phrase("games", "Dealer"), _named(state.dealer)),
        *_bought(state),
        *_calls(state),
        *_extras(state),
        *_prices(view),
        *_pot(view),
    )


def _named(seat: Seat) -> Phrase:
    return phrase("games", "{who}", who=Who(seat))


def _bought(state: NapoleonState) -> Iterator[Fact]:
    for seat, many in zip(state.bidders, state.bought, strict=False):
        yield Fact(_named(seat), phrase("napoleon", "%n card(s) bought", n=many))


def _extras(state: NapoleonState) -> Iterator[Fact]:
    """Tell who knows the card on the table, and who took the spare hand."""
    for seat in state.looked:
        yield Fact(phrase("napoleon", "Has seen the card"), _named(seat))
    if state.spared != NOBODY:
        yield Fact(phrase("napoleon", "Took the spare hand"), _named(state.spared))


def _calls(state: NapoleonState) -> Iterator[Fact]:
    said = dict(state.calls)
    for seat in state.bidders:
        bid = said.get(seat)
        value = name(bid) if bid else phrase("napoleon", "—")
        if bid is None and seat == state.to_move and state.phase is Phase.AUCTION:
            value = phrase("napoleon", "to speak")
        yield Fact(_named(seat), value)


def _prices(view: View[NapoleonState]) -> Iterator[Fact]:
    """Tell what the bids that are still open win from, or pay to, each opponent."""
    state = view.state
    seat = view.seat if view.seat >= 0 else state.to_move
    bids = state.open_bids(seat, view.options) if state.declarer == NOBODY else [state.contract]
    if bids:
        yield Fact(
            phrase("napoleon", "Each opponent"),
            phrase("napoleon", "pays"),
            phrase("napoleon", "receives"),
        )
    for bid in bids:
        yield _price(view, bid)


def _price(view: View[NapoleonState], bid: Bid) -> Fact:
    terms, times = ladder(view.options).terms(bid), view.state.times
    win, lose = (shown(each * times, view.options) for each in (terms.win, terms.lose))
    made, failed = (Phrase("napoleon", "{n}", {"n": each}) for each in (win, lose))
    return Fact(name(bid), made, failed)


def _pot(view: View[NapoleonState]) -> Iterator[Fact]:
    if view.options.has_pot:
        many = shown(view.state.bank, view.options)
        yield Fact(phrase("napoleon", "Pot"), phrase("napoleon", "%n chip(s)", n=many))
