"""The situation in sentences: whose turn it is, what is asked, how far things are."""

from naipes_gui.core.cards import Card
from naipes_gui.core.common_words import HAND_OVER, MATCH_OVER, YOUR_TURN
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.zones import STOCK
from naipes_gui.games.nlk.rules.state import NlkState, Phase
from naipes_gui.games.nlk.table.words import TRUMPS, either, ways_to_beat


def prompts(view: View[NlkState]) -> tuple[Phrase, ...]:
    """Return the situation, the most urgent sentence first."""
    match view.state.stage:
        case Stage.OVER:
            return (MATCH_OVER, outcome(view))
        case Stage.HAND if view.state.is_playing_tricks:
            return (*_trick(view), *_hurry(view.state))
        case Stage.HAND:
            return (*_piles(view), _stock(view.state))
        case _:
            return (HAND_OVER, outcome(view))


def outcome(view: View[NlkState]) -> Phrase:
    """Tell who lost the hand that is over."""
    state = view.state
    if not state.finish:
        return phrase("nlk", "The cards only went round: nobody has lost.")
    loser = Seat(state.finish.index(len(state.seats)))
    if loser == view.seat:
        return phrase("nlk", "You have lost it.")
    return phrase("nlk", "{who} has lost it.", who=Who(loser))


# Phase 1.


def _piles(view: View[NlkState]) -> tuple[Phrase, ...]:
    if view.state.to_move == view.seat:
        return (YOUR_TURN, _asked_of_you(view))
    return (_asked_of(view.state),)


def _asked_of_you(view: View[NlkState]) -> Phrase:
    state, targets = view.state, takers(view)
    match state.phase:
        case Phase.TURN if targets and (top := state.top(view.seat)):
            return phrase(
                "nlk", "You may give {card} to {who} before you draw.", card=top, who=targets
            )
        case Phase.DRAWN if state.drawn:
            return _placing(state, state.drawn, targets)
        case Phase.MUST_DRAW:
            return phrase("nlk", "You gave it away: draw again.")
        case _:
            return phrase("nlk", "Draw a card.")


def _placing(state: NlkState, card: Card, targets: Phrase | None) -> Phrase:
    if state.last_card is not None and targets:
        return phrase(
            "nlk", "You drew the last card, {card}: whoever gets it leads. Give it to {who}, or "
            "put it on your pile.", card=card, who=targets,
        )  # fmt: skip
    if state.last_card is not None:
        return phrase(
            "nlk", "You drew the last card, {card}: put it on your pile, and lead.", card=card
        )
    if targets:
        return phrase(
            "nlk",
            "You drew {card}: give it to {who} and draw again, or put it on your pile and end "
            "your turn.", card=card, who=targets,
        )  # fmt: skip
    return phrase("nlk", "You drew {card}: put it on your pile.", card=card)


def takers(view: View[NlkState]) -> Phrase | None:
    """Name the players to whom the viewer may give a card, if there are any."""
    named = [
        phrase("games", "{who}", who=Who(move.number))
        for move in view.moves
        if move.verb in ("give", "place") and move.number is not None
    ]
    return either(named) if named else None


def _asked_of(state: NlkState) -> Phrase:
    who = Who(state.to_move)
    if state.drawn is not None:
        return phrase("nlk", "{who} drew {card} and places it.", who=who, card=state.drawn)
    if state.phase is Phase.MUST_DRAW:
        return phrase("nlk", "{who} draws again.", who=who)
    return phrase("nlk", "{who} may give cards away, and draws.", who=who)


def _stock(state: NlkState) -> Phrase:
    if state.last_card is not None:
        return TRUMPS[state.trump]
    return phrase("nlk", "%n card(s) left in the stock.", n=len(state.table[STOCK.id]))


# Phase 2.


def _trick(view: View[NlkState]) -> tuple[Phrase, ...]:
    state = view.state
    if state.to_move != view.seat:
        return (_asked_in_trick(state), *_to_turn(state))
    return (YOUR_TURN, _your_card(view), *_to_turn(state))


def _your_card(view: View[NlkState]) -> Phrase:
    state = view.state
    cards = [move.cards[0] for move in view.moves if move.verb == "play"]
    if not state.chain:
        return phrase("nlk", "Lead any card: %n card(s) turn the trick.", n=len(state.active))
    low, top = state.chain[0], state.chain[-1]
    if not cards:
        return _cannot(view)
    ways = ways_to_beat(cards, top)
    if all(move.verb == "play" for move in view.moves):
        return phrase("nlk", "Beat {top} with {ways}: you must.", top=top, ways=ways)
    if low == top:
        return phrase("nlk", "Beat {top} with {ways}, or take it.", top=top, ways=ways)
    return phrase("nlk", "Beat {top} with {ways}, or take {low}.", top=top, ways=ways, low=low)


def _cannot(view: View[NlkState]) -> Phrase:
    low, top = view.state.chain[0], view.state.chain[-1]
    if low == top:
        return phrase("nlk", "You cannot beat {top}: take it.", top=top)
    return phrase("nlk", "You cannot beat {top}: take {low}.", top=top, low=low)


def _asked_in_trick(state: NlkState) -> Phrase:
    who = Who(state.to_move)
    if not state.chain:
        return phrase("games", "{who} is to lead.", who=who)
    low, top = state.chain[0], state.chain[-1]
    if low == top:
        return phrase("nlk", "{who} must beat {top} or take it.", who=who, top=top)
    return phrase("nlk", "{who} must beat {top} or take {low}.", who=who, top=top, low=low)


def _to_turn(state: NlkState) -> tuple[Phrase, ...]:
    if not state.chain:
        return ()
    missing = state.size - len(state.chain)
    return (phrase("nlk", "%n more card(s) turn the trick.", n=missing),)


def _hurry(state: NlkState) -> tuple[Phrase, ...]:
    if not state.limited:
        return ()
    return (phrase("nlk", "The cards only go round: whoever can beat must. (Rule 1.25)"),)
