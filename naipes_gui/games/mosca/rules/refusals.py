"""Why a move is not allowed, in words that name the rule and the cards."""

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import NOT_NOW
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.tricks import Duty
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.rules.state import MoscaState, Phase
from naipes_gui.games.mosca.rules.tricks import best_of_suit, is_trumped, leading, strict


def why_not(state: MoscaState, seat: Seat, move: Move, options: MoscaOptions) -> Phrase:
    """Say why the seat to move may not do something."""
    hand = state.hand(seat)
    if any(card not in hand for card in move.cards):
        return phrase("games", "You can only use cards of your own hand.")
    declaring = state.phase is Phase.DECLARE
    match move.verb:
        case "play" if not declaring and len(move.cards) == 1:
            return _duty(state, options)
        case "play":
            return phrase("mosca", "First everybody stays or passes. (Rule 3.11)")
        case "stay" if declaring:
            return short_of(state, options)
        case "stay":
            return phrase("mosca", "Cards are changed only once, before playing. (Rule 3.12)")
        case "pass" if not declaring:
            return phrase("mosca", "Who has stayed in can no longer pass. (Rule 3.12)")
        case _:
            return NOT_NOW


def culprits(state: MoscaState, seat: Seat, move: Move, options: MoscaOptions) -> tuple[Card, ...]:
    """Return the cards one of which must be played instead."""
    if move.verb != "play" or state.phase is not Phase.PLAY or seat != state.to_move:
        return ()
    found = strict(state, options)
    owed = found.duty is not Duty.FREE and not set(move.cards) <= set(found.cards)
    return found.cards if owed else ()


def short_of(state: MoscaState, options: MoscaOptions) -> Phrase:
    """Say how few cards may be changed."""
    most = state.most(options)
    if not most:
        return phrase(
            "mosca", "No card of the stock is left for you: stay as you are or pass. (Rule 3.12)"
        )
    return phrase(
        "mosca", "You can change at most %n card(s): no more are left for you. (Rule 3.12)", n=most
    )


def _duty(state: MoscaState, options: MoscaOptions) -> Phrase:
    found = strict(state, options)
    match found.duty:
        case Duty.HEAD:
            return phrase(
                "mosca",
                "You must play higher than {best}: you hold {cards}. (Rule 3.15)",
                best=best_of_suit(state),
                cards=found.cards,
            )
        case Duty.FOLLOW:
            return phrase(
                "mosca", "You must follow suit: you hold {cards}. (Rule 3.15)", cards=found.cards
            )
        case Duty.OVERTRUMP:
            return phrase(
                "mosca",
                "You must overtrump {best}: you hold {cards}. (Rule 3.15)",
                best=leading(state.trick, state.trump).card,
                cards=found.cards,
            )
        case Duty.TRUMP if not is_trumped(state):
            return phrase(
                "mosca", "You must trump: you hold {cards}. (Rule 3.15)", cards=found.cards
            )
        case Duty.TRUMP:
            return phrase(
                "mosca",
                "You must trump, even if it does not win: you hold {cards}. (Rule 3.15)",
                cards=found.cards,
            )
        case Duty.FREE:
            return NOT_NOW
