"""The words for bids, contracts and chips that all that is shown has in common."""

from collections.abc import Sequence

from naipes_gui.core.rules import View
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.rules.bids import CON, Bid, ladder
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


def either(bids: Sequence[Bid]) -> Phrase:
    """Return bids as a list: a, b or c."""
    names = [name(bid) for bid in bids]
    joined = names[-1]
    for place, each in enumerate(reversed(names[:-1])):
        if place == 0:
            joined = phrase("games", "{first} or {last}", first=each, last=joined)
        else:
            joined = phrase("napoleon", "{first}, {rest}", first=each, rest=joined)
    return joined


def is_you(view: View[NapoleonState], seat: Seat) -> bool:
    """Tell whether a seat is the reader's."""
    return seat == view.seat


def progress(view: View[NapoleonState]) -> Phrase | None:
    """Return the contract line: what the declarer has and what is missing."""
    state = view.state
    if state.declarer == NOBODY:
        return None
    bid, won = name(state.contract), state.tricks(state.declarer)
    left = view.options.tricks - state.tricks_played
    terms = ladder(view.options).terms(state.contract)
    if is_decided(terms, won, left) or not left:
        return _outcome(view, bid, made=is_made(terms, won))
    if not terms.tricks:
        return _misere(view, left)
    need = terms.tricks - won
    if is_you(view, state.declarer):
        return phrase(
            "napoleon", "You go for {bid}: you have {won}, need {need}, %n trick(s) left",
            bid=bid, won=won, need=need, n=left,
        )  # fmt: skip
    return phrase(
        "napoleon", "{who} goes for {bid}: has {won}, needs {need}, %n trick(s) left",
        who=Who(state.declarer), bid=bid, won=won, need=need, n=left,
    )  # fmt: skip


def _misere(view: View[NapoleonState], left: int) -> Phrase:
    if is_you(view, view.state.declarer):
        return phrase("napoleon", "You go for Misère: no trick so far, %n trick(s) left", n=left)
    return phrase(
        "napoleon", "{who} goes for Misère: no trick so far, %n trick(s) left",
        who=Who(view.state.declarer), n=left,
    )  # fmt: skip


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
