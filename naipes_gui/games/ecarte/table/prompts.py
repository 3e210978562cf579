"""The situation in sentences: whose turn it is, what is asked, trumps and score."""

from naipes_gui.core.common_words import HAND_OVER, MATCH_OVER, YOUR_TURN, lead_asked, low_ace
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.tricks import Duty
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.games.ecarte.rules.state import EcarteState, Phase, other
from naipes_gui.games.ecarte.rules.tricks import strict


def prompts(view: View[EcarteState]) -> tuple[Phrase, ...]:
    """Return the situation, the most urgent sentence first."""
    match view.state.stage:
        case Stage.OVER:
            return (MATCH_OVER, _match_winner(view), *_final_score(view))
        case Stage.HAND:
            trump = phrase("games", "Trump: {suit}.", suit=SUIT_NAMES[view.state.trump])
            return (*_request(view), trump, score(view))
        case _:
            return (HAND_OVER, score(view))


def _match_winner(view: View[EcarteState]) -> Phrase:
    state = view.state
    merits = state.stakes if any(state.stakes) else state.games
    if merits[0] == merits[1]:
        return phrase("ecarte", "Nobody wins it.")
    best = Seat(merits.index(max(merits)))
    if best == view.seat:
        return phrase("games", "You have won it.")
    return phrase("games", "{who} has won it.", who=Who(best))


def _final_score(view: View[EcarteState]) -> tuple[Phrase, ...]:
    high, low = max(view.state.scores), min(view.state.scores)
    return (phrase("ecarte", "It ends {high} to {low}.", high=high, low=low),) if high else ()


def score(view: View[EcarteState]) -> Phrase:
    """Tell how the game stands."""
    points = view.state.scores
    best = Seat(points.index(max(points)))
    high, low = max(points), min(points)
    if high == 0:
        return phrase("ecarte", "Nobody has scored yet.")
    if high == low:
        return phrase("ecarte", "The score is {points} all.", points=high)
    if view.seat not in (0, 1):
        return phrase("ecarte", "{who} leads {high} to {low}.", who=Who(best), high=high, low=low)
    if best == view.seat:
        return phrase("ecarte", "You lead {high} to {low}.", high=high, low=low)
    return phrase("ecarte", "You trail {low} to {high}.", high=high, low=low)


def _request(view: View[EcarteState]) -> tuple[Phrase, ...]:
    if view.state.to_move == view.seat:
        # The dealer is deciding about the king, of which nothing may be said.
        if not view.moves and not view.narrowed:
            return (phrase("ecarte", "The exchanges are over."),)
        asked = _asked_of_you(view.state)
        return (YOUR_TURN, asked, *_low_ace(view.state))
    return (_asked_of(view.state),)


def _low_ace(state: EcarteState) -> tuple[Phrase, ...]:
    if state.phase is not Phase.PLAY or not state.trick:
        return ()
    return low_ace(state.trick[0].card, strict(state).cards)


def _asked_of_you(state: EcarteState) -> Phrase:
    match state.phase:
        case Phase.PROPOSE if state.round == 1:
            return phrase("ecarte", "Propose an exchange or play.")
        case Phase.PROPOSE:
            return phrase(
                "ecarte", "Exchange round {round}: propose again or play.", round=state.round
            )
        case Phase.ANSWER:
            return phrase(
                "ecarte", "{who} proposes an exchange: accept or refuse.", who=Who(state.elder)
            )
        case Phase.EXCHANGE if state.to_move == state.dealer:
            return phrase(
                "ecarte", "{who} changed %n card(s): now choose yours.",
                who=Who(state.elder), n=state.exchanged[-1],
            )  # fmt: skip
        case Phase.EXCHANGE:
            return phrase("ecarte", "Choose the cards to change.")
        case Phase.KING:
            return phrase(
                "ecarte", "You have the king of trumps: announce it for a point, or conceal it."
            )
        case Phase.PLAY:
            return _card_asked(state)


def _card_asked(state: EcarteState) -> Phrase:
    if state.called:
        return phrase("ecarte", "You named {suit}: lead one.", suit=SUIT_NAMES[state.called])
    if not state.trick:
        return lead_asked(state.hand(state.to_move))
    lead = state.trick[0].card
    match strict(state).duty:
        case Duty.HEAD:
            return phrase("ecarte", "You must beat {card}.", card=lead)
        case Duty.FOLLOW:
            return phrase("games", "You must follow suit to {card}.", card=lead)
        case Duty.TRUMP | Duty.OVERTRUMP:
            return phrase("ecarte", "You must trump {card}.", card=lead)
        case Duty.FREE:
            return phrase("games", "You can throw any card on {card}.", card=lead)


def _asked_of(state: EcarteState) -> Phrase:
    who = Who(state.to_move)
    match state.phase:
        case Phase.PROPOSE:
            return phrase("ecarte", "{who} may propose an exchange or play.", who=who)
        case Phase.ANSWER:
            return phrase("ecarte", "{who} may accept the exchange or refuse it.", who=who)
        case Phase.EXCHANGE:
            return phrase("ecarte", "{who} is changing cards.", who=who)
        case Phase.KING:
            return phrase("ecarte", "{who} may announce the king.", who=who)
        case Phase.PLAY if state.trick:
            lead = state.trick[0].card
            return phrase("games", "{who} must answer {card}.", who=who, card=lead)
        case Phase.PLAY:
            return phrase("games", "{who} is to lead.", who=who)


def opponent(view: View[EcarteState]) -> Who:
    """Return the other player, as a blank."""
    return Who(other(view.seat))
