"""The situation in sentences: whose turn it is, what is asked, the bid and the trumps."""

from naipes_gui.core.common_words import HAND_OVER, MATCH_OVER, YOUR_TURN
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.games.napoleon.rules.bids import CON, ladder
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase
from naipes_gui.games.napoleon.rules.tricks import following
from naipes_gui.games.napoleon.rules.words import chips, either, is_you, name, named, shown

NO_TRUMPS = phrase("napoleon", "There are no trumps.")


def prompts(view: View[NapoleonState]) -> tuple[Phrase, ...]:
    """Return the situation, the most urgent sentence first."""
    match view.state.stage:
        case Stage.OVER:
            return (MATCH_OVER, *_winners(view))
        case Stage.HAND:
            return (*_request(view), *_standing(view), *_sitting_out(view), *_pot(view))
        case _:
            return (HAND_OVER, *_your_chips(view))


def _your_chips(view: View[NapoleonState]) -> tuple[Phrase, ...]:
    if view.seat < 0:
        return ()
    many = chips(view.state, view.seat, view.options)
    return (phrase("napoleon", "You have %n chip(s).", n=many),)


def _winners(view: View[NapoleonState]) -> tuple[Phrase, ...]:
    scores = view.state.scores
    best = [Seat(seat) for seat, score in enumerate(scores) if score == max(scores)]
    if len(best) > 1:
        return (phrase("napoleon", "Nobody wins it alone."), *_your_chips(view))
    if is_you(view, best[0]):
        return (phrase("games", "You have won it."), *_your_chips(view))
    return (phrase("games", "{who} has won it.", who=Who(best[0])), *_your_chips(view))


def _request(view: View[NapoleonState]) -> tuple[Phrase, ...]:
    if is_you(view, view.state.to_move):
        return (YOUR_TURN, _asked_of_you(view))
    return (_asked_of(view.state),)


def _asked_of_you(view: View[NapoleonState]) -> Phrase:
    state = view.state
    match state.phase:
        case Phase.BUY:
            return phrase("napoleon", "Pick the cards to change: each costs a chip.")
        case Phase.DISCARD:
            many = len(state.hand(state.to_move)) - 5
            return phrase("napoleon", "Throw %n card(s) away.", n=many)
        case Phase.AUCTION:
            return _bid_asked(view)
        case Phase.LOOK:
            return phrase("napoleon", "Look at the card on the table for a chip, or do not.")
        case Phase.SWAP if state.contract.form == CON:
            return phrase("napoleon", "Pick the card to give for the extra card.")
        case Phase.SWAP:
            return phrase("napoleon", "Change a card for the one on the table, or keep yours.")
        case Phase.TRUMP:
            return phrase("napoleon", "Name the trump suit before you lead.")
        case Phase.PLAY:
            return _card_asked(view)


def _bid_asked(view: View[NapoleonState]) -> Phrase:
    state = view.state
    seat, bid = state.highest
    higher = state.open_bids(view.seat, view.options)
    if seat == NOBODY:
        return phrase("napoleon", "Bid or pass: nobody has bid yet.")
    if not higher:
        return phrase(
            "napoleon", "{who} has bid {bid}: you can only pass.", who=Who(seat), bid=named(bid)
        )
    return phrase(
        "napoleon", "{who} has bid {bid}: only {bids} can beat it.",
        who=Who(seat), bid=named(bid), bids=either(higher),
    )  # fmt: skip


def _card_asked(view: View[NapoleonState]) -> Phrase:
    state = view.state
    trick = state.trick
    without = ladder(view.options).is_without_trumps(state.contract)
    if not state.plays and not state.trump and not without:
        return phrase("napoleon", "Lead any card: its suit is trumps.")
    if not trick:
        return phrase("napoleon", "Lead a card.")
    lead = trick[0].card
    if following(state.hand(state.to_move), lead, state.trump):
        return phrase("games", "You must follow suit to {card}.", card=lead)
    return phrase("games", "You can throw any card on {card}.", card=lead)


def _asked_of(state: NapoleonState) -> Phrase:
    who = Who(state.to_move)
    match state.phase:
        case Phase.BUY:
            return phrase("napoleon", "{who} may buy cards.", who=who)
        case Phase.DISCARD:
            return phrase("napoleon", "{who} is throwing cards away.", who=who)
        case Phase.AUCTION:
            return phrase("napoleon", "{who} is to speak.", who=who)
        case Phase.LOOK:
            return phrase("napoleon", "{who} may look at the card on the table.", who=who)
        case Phase.SWAP:
            return phrase("napoleon", "{who} may change a card.", who=who)
        case Phase.TRUMP:
            return phrase("napoleon", "{who} is naming the trumps.", who=who)
        case Phase.PLAY if state.trick:
            return phrase("games", "{who} must answer {card}.", who=who, card=state.trick[0].card)
        case Phase.PLAY:
            return phrase("games", "{who} is to lead.", who=who)


def _standing(view: View[NapoleonState]) -> tuple[Phrase, ...]:
    """Tell the contract and the trumps."""
    state = view.state
    if state.declarer == NOBODY:
        return ()
    trump = () if not state.plays and not state.trump else (_trumps(state),)
    bid = name(state.contract)
    if is_you(view, state.declarer):
        return (phrase("napoleon", "You go for {bid}.", bid=bid), *trump)
    return (phrase("napoleon", "{who} goes for {bid}.", who=Who(state.declarer), bid=bid), *trump)


def _trumps(state: NapoleonState) -> Phrase:
    if not state.trump:
        return NO_TRUMPS
    return phrase("napoleon", "Trumps: {suit}.", suit=SUIT_NAMES[state.trump])


def _sitting_out(view: View[NapoleonState]) -> tuple[Phrase, ...]:
    """Say to who has no cards why that is, and that it passes on (NAP-R8)."""
    if view.seat < 0 or view.seat in view.state.bidders:
        return ()
    return (
        phrase(
            "napoleon", "With %n players who deals has no cards; the deal passes on.",
            n=len(view.state.scores),
        ),
    )  # fmt: skip


def _pot(view: View[NapoleonState]) -> tuple[Phrase, ...]:
    bank = view.state.bank
    if not bank:
        return ()
    return (phrase("napoleon", "Pot: %n chip(s).", n=shown(bank, view.options)),)
