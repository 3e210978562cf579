"""How Napoleon looks and speaks."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from naipes_gui.core.cards import Card
from naipes_gui.core.common_words import TRICK_NUMBER, trick_of, trick_taken
from naipes_gui.core.face import Bid as Spoken
from naipes_gui.core.face import Contract, Face, Fact, Figure, Look, PlayedHand, Spot, Steps, Trump
from naipes_gui.core.match_end import HandGlance
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.zones import STOCK, TRICK, WON
from naipes_gui.games.napoleon.rules.bids import PASS, Bid, ladder
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase
from naipes_gui.games.napoleon.rules.tricks import best
from naipes_gui.games.napoleon.rules.words import chips, contract, is_you, name, shown
from naipes_gui.games.napoleon.rules.zones import PLAYED, SPARE, TABLE
from naipes_gui.games.napoleon.table import bar, grounds, idea, prompts, sheet, speech
from naipes_gui.games.napoleon.table.gist import gist
from naipes_gui.games.napoleon.table.moments import moments
from naipes_gui.games.napoleon.table.paragraphs import paragraph
from naipes_gui.games.napoleon.table.rest import rest, why_no_rest


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
        *_tricks(view),
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


def _tricks(view: View[NapoleonState]) -> Iterator[Fact]:
    """Tell which trick is played, and list the complete ones with their takers."""
    state, size = view.state, len(view.state.bidders)
    if not state.plays:
        return
    yield Fact(TRICK_NUMBER, trick_of(state.tricks_played + 1, view.options.tricks))
    for number in range(state.tricks_played):
        trick = state.plays[number * size : (number + 1) * size]
        cards = phrase("games", "{cards:short}", cards=tuple(play.card for play in trick))
        yield Fact(trick_taken(number + 1, best(trick, state.trump).seat), cards)


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


WHOLE = Spot(STOCK, look=Look.STACK, scale=0.5, home="aside")
LEFT_OVER = replace(WHOLE, label=phrase("napoleon", "Left over: %n"))
TO_TAKE = (
    Spot(TABLE, y=-0.62, scale=0.62, label=phrase("napoleon", "Card on the table")),
    Spot(SPARE, y=-0.62, look=Look.STACK, scale=0.62, label=phrase("napoleon", "Spare hand")),
)
"""What may be taken in the auction; afterwards the trick lies in its place."""
SPOTS = (
    Spot(TRICK, in_front=True, reach=0.26),
    Spot(PLAYED, in_front=True, home="beside", scale=0.36),
    Spot(WON, x=0.45, in_front=True, home="beside", scale=0.36, closed=True),
)  # fmt: skip
BEFORE = {
    Phase.BUY: phrase("napoleon", "Buying"),
    Phase.DISCARD: phrase("napoleon", "Discarding"),
}
AUCTION = phrase("napoleon", "Auction")
CHANGE = phrase("napoleon", "Change")
PLAY = phrase("napoleon", "Play")


class NapoleonFace(Face):
    """Napoleon in pictures and sentences."""

    has_contract: ClassVar[bool] = True

    because = staticmethod(grounds.because)
    matters = staticmethod(idea.matters)
    gives = staticmethod(grounds.gives)
    gist = staticmethod(gist)
    prompts = staticmethod(prompts.prompts)
    buttons = staticmethod(bar.buttons)
    score_sheet = staticmethod(sheet.score_sheet)
    holding = staticmethod(sheet.holding)
    paragraph = staticmethod(paragraph)
    tell = staticmethod(speech.tell)
    moments = staticmethod(moments)
    rest = staticmethod(rest)
    facts = staticmethod(facts)

    def spots(self, view: View[NapoleonState]) -> tuple[Spot, ...]:
        dealt = view.state.stage is Stage.HAND
        to_take = () if dealt and view.state.phase is Phase.PLAY else TO_TAKE
        return (LEFT_OVER if dealt else WHOLE, *to_take, *SPOTS)

    def dealing_card(self, view: View[NapoleonState]) -> Phrase:
        return phrase("napoleon", "the lowest (the ace is low in this draw)")

    def saying(self, view: View[NapoleonState], said: Said) -> Phrase | None:
        return speech.saying(said)

    def glance(self, view: View[NapoleonState], hand: PlayedHand) -> HandGlance:
        return sheet.glance(super().glance(view, hand), hand.states[-1])

    def played(self, last: NapoleonState) -> Sequence[tuple[Seat, Card]]:
        return [(play.seat, play.card) for play in last.plays]

    def state_word(self, view: View[NapoleonState], seat: Seat) -> Phrase | None:
        if view.state.stage is not Stage.HAND:
            return None
        return _word(view, seat)

    def bid(self, view: View[NapoleonState], seat: Seat) -> Spoken | None:
        state = view.state
        if state.declarer == seat:
            return Spoken(name(state.contract), top=True)
        said = _said(state, seat)
        if said is None or said == PASS:
            return None
        return Spoken(name(said), top=state.highest.seat == seat)

    def contract(self, view: View[NapoleonState]) -> Contract | None:
        return contract(view) if view.state.stage is Stage.HAND else None

    def is_out(self, view: View[NapoleonState], seat: Seat) -> bool:
        return view.state.stage is Stage.HAND and seat not in view.state.bidders

    def tricks(self, view: View[NapoleonState], seat: Seat) -> int:
        return view.state.tricks(seat)

    def figures(self, view: View[NapoleonState], seat: Seat) -> tuple[Figure, ...]:
        state = view.state
        owned = Figure("chip", chips(state, seat, view.options), phrase("games", "Chips"))
        if not state.is_dealt or not state.plays or seat not in state.bidders:
            return (owned,)
        return (Figure("tricks", state.tricks(seat), phrase("games", "Tricks won")), owned)

    def trump(self, view: View[NapoleonState]) -> Trump | None:
        state = view.state
        if state.trump:
            return Trump(state.trump)
        without = ladder(view.options).is_without_trumps(state.contract)
        if state.declarer != NOBODY and without:
            return Trump("", phrase("napoleon", "No trumps"), never=True)
        return Trump("", phrase("napoleon", "The first lead decides"))

    def leading(self, view: View[NapoleonState]) -> Card | None:
        trick = view.state.trick
        if not trick or view.state.stage is not Stage.HAND:
            return None
        return best(trick, view.state.trump).card

    def notes(self, view: View[NapoleonState]) -> tuple[Phrase, ...]:
        if view.state.stage is not Stage.HAND:
            return ()
        return notes(view.state)

    def keys(self, view: View[NapoleonState]) -> tuple[tuple[str, Phrase], ...]:
        return (*bar.keys(view.options),)

    def refused(self, view: View[NapoleonState], key: str) -> Phrase | None:
        why = why_no_rest(view) if key == bar.SPARE else None
        return why or super().refused(view, key)

    def steps(self, view: View[NapoleonState]) -> Steps | None:
        state = view.state
        if state.stage is not Stage.HAND or state.plays:
            return None
        variant = view.options.variant
        names = (*_first_step(variant), AUCTION, *_middle_step(variant), PLAY)
        return Steps(names, names.index(_present(state)))

    def pot(self, view: View[NapoleonState]) -> tuple[Phrase, int] | None:
        if not view.options.has_pot:
            return None
        return phrase("napoleon", "Pot"), shown(view.state.bank, view.options)


def _word(view: View[NapoleonState], seat: Seat) -> Phrase | None:
    """Return what else there is to say of a seat than what it has bid."""
    state, mine = view.state, is_you(view, seat)
    if seat not in state.bidders:
        return phrase("napoleon", "You sit out") if mine else phrase("napoleon", "Sits out")
    said = _said(state, seat)
    if said is None and _waits_for_all(state, seat):
        return phrase("napoleon", "You speak last") if mine else phrase("napoleon", "Speaks last")
    return phrase("napoleon", "Passed") if said == PASS else None


def _said(state: NapoleonState, seat: Seat) -> Bid | None:
    """Return the bid of a seat while the auction goes on."""
    if state.declarer != NOBODY:
        return None
    return next((call.bid for call in state.calls if call.seat == seat), None)


def _waits_for_all(state: NapoleonState, seat: Seat) -> bool:
    return state.declarer == NOBODY and seat == state.bidders[-1] and seat != state.to_move


def _first_step(variant: str) -> tuple[Phrase, ...]:
    match variant:
        case "ecarte":
            return (BEFORE[Phase.BUY],)
        case "seven_discard2":
            return (BEFORE[Phase.DISCARD],)
        case _:
            return ()


def _middle_step(variant: str) -> tuple[Phrase, ...]:
    return (CHANGE,) if variant in ("extra_card", "miron") else ()


def _present(state: NapoleonState) -> Phrase:
    match state.phase:
        case Phase.BUY:
            return BEFORE[Phase.BUY]
        case Phase.DISCARD if state.spared == NOBODY:
            return BEFORE[Phase.DISCARD]
        case Phase.DISCARD | Phase.AUCTION:
            return AUCTION
        case Phase.LOOK | Phase.SWAP:
            return CHANGE
        case Phase.TRUMP | Phase.PLAY:
            return PLAY
