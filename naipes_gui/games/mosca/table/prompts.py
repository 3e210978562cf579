"""The situation in sentences: whose turn it is, what is asked, trumps and pool."""

from naipes_gui.core.common_words import HAND_OVER, MATCH_OVER, YOUR_TURN, lead_asked, low_ace
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.tricks import Duty
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.rules.state import MoscaState, Phase
from naipes_gui.games.mosca.rules.tricks import best_of_suit, is_trumped, leading, strict


def prompts(view: View[MoscaState]) -> tuple[Phrase, ...]:
    """Return the situation, the most urgent sentence first."""
    match view.state.stage:
        case Stage.RESHUFFLE:
            return (phrase("mosca", "The stock is used up: the discards are shuffled again."),)
        case Stage.OVER:
            return (MATCH_OVER, _champion(view), *_counters(view))
        case Stage.HAND:
            trump = phrase("games", "Trump: {suit}.", suit=SUIT_NAMES[view.state.trump])
            pool = phrase("mosca", "Pool: {pool}.", pool=view.state.bank)
            return (*_request(view), trump, pool)
        case _:
            return (HAND_OVER, *_counters(view))


def _champion(view: View[MoscaState]) -> Phrase:
    scores = view.state.scores
    best = [Seat(s) for s, score in enumerate(scores) if score == max(scores)]
    if len(best) > 1:
        return phrase("mosca", "{n} players share the first place.", n=len(best))
    if best[0] == view.seat:
        return phrase("games", "You have won it.")
    return phrase("games", "{who} has won it.", who=Who(best[0]))


def counters(state: MoscaState, seat: Seat, options: MoscaOptions) -> int:
    """Return the counters a seat has left (MOS-R8)."""
    return options.stake_chips + state.scores[seat]


def _counters(view: View[MoscaState]) -> tuple[Phrase, ...]:
    state = view.state
    pool = phrase("mosca", "The pool holds %n counter(s).", n=state.bank)
    if view.seat not in range(len(state.scores)):
        return (pool,)
    own = counters(state, view.seat, view.options)
    return (phrase("mosca", "You have %n counter(s).", n=own), pool)


def _request(view: View[MoscaState]) -> tuple[Phrase, ...]:
    state = view.state
    declaring = state.phase is Phase.DECLARE
    if state.to_move != view.seat:
        return (_asked_of(state),)
    asks = _declare if declaring else asked
    fine = _fine(state, view.options)
    return (YOUR_TURN, asks(state, view.options), *_low_ace(state, view.options), *fine)


def _low_ace(state: MoscaState, options: MoscaOptions) -> tuple[Phrase, ...]:
    if not state.trick:
        return ()
    return low_ace(leading(state.trick, state.trump).card, strict(state, options).cards)


def _declare(state: MoscaState, options: MoscaOptions) -> Phrase:
    if not (most := state.most(options)):
        return phrase("mosca", "Stay as you are, or pass: no card of the stock is left for you.")
    return phrase("mosca", "Pass, or stay: first choose the cards to change, %n at most.", n=most)


def _fine(state: MoscaState, options: MoscaOptions) -> tuple[Phrase, ...]:
    """Warn of the fine where an illegal card may be played (MOS-R20)."""
    if not options.is_free or not state.trick:
        return ()
    due = strict(state, options)
    if due.duty is Duty.FREE or len(due.cards) == len(state.hand(state.to_move)):
        return ()
    return (phrase("mosca", "Any other card costs you {fine}.", fine=len(state.scores)),)


def asked(state: MoscaState, options: MoscaOptions) -> Phrase:
    """Say what the seat to move, who is “you”, must play (MOS-R15)."""
    if not state.trick:
        return lead_asked(state.hand(state.to_move))
    suit = SUIT_NAMES[state.trick[0].card.suit]
    match strict(state, options).duty:
        case Duty.HEAD:
            best = best_of_suit(state)
            return phrase("mosca", "You must play higher than {card}.", card=best)
        case Duty.FOLLOW if is_trumped(state):
            return phrase(
                "mosca", "You must follow suit in {suit}: any will do, the trick is trumped.",
                suit=suit,
            )  # fmt: skip
        case Duty.FOLLOW:
            return phrase(
                "mosca", "You must follow suit in {suit}: you cannot play higher.", suit=suit
            )
        case Duty.OVERTRUMP:
            best = leading(state.trick, state.trump).card
            return phrase("mosca", "You must overtrump {card}.", card=best)
        case Duty.TRUMP if is_trumped(state):
            return phrase("mosca", "You have no {suit}: you must trump, even lower.", suit=suit)
        case Duty.TRUMP:
            return phrase("mosca", "You have no {suit}: you must trump.", suit=suit)
        case Duty.FREE if state.trick[0].card.suit == state.trump:
            return phrase("mosca", "You have no trumps left: play any card.")
        case Duty.FREE:
            return phrase("mosca", "You can neither follow suit nor trump: play any card.")


def _asked_of(state: MoscaState) -> Phrase:
    who = Who(state.to_move)
    if state.phase is Phase.DECLARE:
        return phrase("mosca", "{who} may stay or pass.", who=who)
    if state.trick:
        lead = state.trick[0].card
        return phrase("games", "{who} must answer {card}.", who=who, card=lead)
    return phrase("games", "{who} is to lead.", who=who)
