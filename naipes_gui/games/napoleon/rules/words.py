"""The words for bids, contracts and chips that all that is shown has in common."""

from collections.abc import Sequence
from dataclasses import replace

from naipes_gui.core.face import Contract
from naipes_gui.core.rules import View
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.rules.bids import CON, MISERE, Bid, ladder
from naipes_gui.games.napoleon.rules.settlement import is_decided, is_made
from naipes_gui.games.napoleon.rules.state import NapoleonState

BIDS = {
    "pass": phrase("napoleon", "Pass"),
    "1": phrase("napoleon", "One"),
    "2": phrase("napoleon", "Two"),
    "3": phrase("napoleon", "Three"),
    "misere": phrase("napoleon", "Misère"),
    "4": phrase("napoleon", "Four"),
    "nap": phrase("napoleon", "Napoleon"),
    "wellington": phrase("napoleon", "Wellington"),
    "blucher": phrase("napoleon", "Blücher"),
    "6": phrase("napoleon", "Six"),
    "7": phrase("napoleon", "Seven"),
}

MISERE_NAMED = phrase("napoleon_sentence", "Misère")

BRIEF = {
    **{word: Phrase("napoleon", word) for word in "123467"},
    "misere": phrase("napoleon", "Mis"),
    "nap": phrase("napoleon", "Nap"),
    "wellington": phrase("napoleon", "Well."),
    "blucher": phrase("napoleon", "Blü."),
}
"""The contracts where there is room for four letters."""


def name(bid: Bid) -> Phrase:
    """Return the name of a bid, with its form."""
    plain = BIDS[bid.name]
    if not bid.form:
        return plain
    if bid.form == CON:
        return phrase("napoleon", "{bid} with the card", bid=plain)
    return phrase("napoleon", "{bid} without the card", bid=plain)


def named(bid: Bid) -> Phrase:
    """Return the name of a bid as the object of a sentence: some languages give one an article."""
    plain = MISERE_NAMED if bid.name == MISERE else BIDS[bid.name]
    return replace(name(bid), blanks={"bid": plain}) if bid.form else plain


def either(bids: Sequence[Bid]) -> Phrase:
    """Return bids as a list: a, b or c."""
    names = [name(bid) for bid in bids]
    joined = names[-1]
    for place, each in enumerate(reversed(names[:-1])):
        if place == 0:
            joined = phrase("games", "{first} or {last}", first=each, last=joined)
        else:
            joined = phrase("games", "{first}, {rest}", first=each, rest=joined)
    return joined


def is_you(view: View[NapoleonState], seat: Seat) -> bool:
    """Tell whether a seat is the reader's."""
    return seat == view.seat


def contract(view: View[NapoleonState]) -> Contract | None:
    """Return who plays for what and how it stands, or the highest bid of an auction."""
    state = view.state
    if state.declarer == NOBODY:
        return _highest(view)
    bid, won = name(state.contract), state.tricks(state.declarer)
    left = view.options.tricks - state.tricks_played
    terms = ladder(view.options).terms(state.contract)
    if is_decided(terms, won, left) or not left:
        return Contract(_outcome(view, named(state.contract), made=is_made(terms, won)))
    need = terms.tricks
    if is_you(view, state.declarer):
        goes = phrase("napoleon", "You go for {bid}: %n trick(s)", bid=bid, n=need)
        briefly = phrase("napoleon", "You: {bid}", bid=bid)
    else:
        who = Who(state.declarer)
        goes = phrase("napoleon", "{who} goes for {bid}: %n trick(s)", who=who, bid=bid, n=need)
        briefly = phrase("napoleon", "{who}: {bid}", who=who, bid=bid)
    stands, *also = (_stands(view, won, n) for n in (left, *range(1, view.options.tricks + 1)))
    return Contract(goes, stands, (briefly, bid), tuple(also))


def _stands(view: View[NapoleonState], won: int, left: int) -> Phrase:
    if is_you(view, view.state.declarer):
        return phrase("napoleon", "you have {won} · %n left", won=won, n=left)
    return phrase("napoleon", "has {won} · %n left", won=won, n=left)


def _highest(view: View[NapoleonState]) -> Contract | None:
    call = view.state.highest
    if call.seat == NOBODY:
        return None
    said = phrase("napoleon", "{who}: {bid}", who=Who(call.seat), bid=name(call.bid))
    if is_you(view, call.seat):
        said = phrase("napoleon", "You: {bid}", bid=name(call.bid))
    return Contract(said, phrase("napoleon", "the highest so far"))


def _outcome(view: View[NapoleonState], bid: Phrase, *, made: bool) -> Phrase:
    who = Who(view.state.declarer)
    match is_you(view, view.state.declarer), made:
        case True, True:
            return phrase("napoleon", "You have made {bid}", bid=bid)
        case True, False:
            return phrase("napoleon", "You have failed {bid}", bid=bid)
        case False, True:
            return phrase("napoleon", "{who} has made {bid}", who=who, bid=bid)
        case _:
            return phrase("napoleon", "{who} has failed {bid}", who=who, bid=bid)


def shown(counters: int, options: NapoleonOptions) -> int:
    """Return counters in the unit that is agreed on (NAP-R9, R39)."""
    return counters * options.unit


def chips(state: NapoleonState, seat: Seat, options: NapoleonOptions) -> int:
    """Return what a seat has: its stake and what it has won (NAP-R9)."""
    return shown(options.stake_chips + state.scores[seat], options)
