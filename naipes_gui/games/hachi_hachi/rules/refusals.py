"""Why a move is not allowed, in words that name the rule and the cards."""

from naipes_gui.core.cards import Card
from naipes_gui.core.flowers import MONTHS
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import NOT_NOW
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import dropout
from naipes_gui.games.hachi_hachi.rules.field import matches
from naipes_gui.games.hachi_hachi.rules.money import amount
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase

FIRST = {
    Phase.SWAP: phrase("hachi_hachi", "First decide whether to exchange your hand. (Rule 2.7)"),
    Phase.MIZUTEN: phrase("hachi_hachi", "First decide whether to promise to play. (Rule 2.7)"),
    Phase.DROP: phrase("hachi_hachi", "First say whether you play or drop out. (Rule 2.7)"),
    Phase.OFFER: phrase("hachi_hachi", "First decide whether to offer for a place. (Rule 2.7)"),
    Phase.ANSWER: phrase("hachi_hachi", "First accept or refuse the offer. (Rule 2.7)"),
    Phase.PLAY: phrase("hachi_hachi", "Play a card of your hand first. (Rule 2.4)"),
    Phase.DECIDE: phrase("hachi_hachi", "First say whether you stop or go on. (Rule 2.10)"),
}


def why_not(state: HachiState, seat: Seat, move: Move, options: HachiOptions) -> Phrase:
    """Say why the seat to move may not do something."""
    match move.verb:
        case "play":
            return _play(state, seat, move, options)
        case "take":
            return _take(state)
        case "shobu" | "sage":
            return _stop(state, options)
        case "cancel":
            return _cancel(state, seat, options)
        case "out" if state.phase is Phase.DROP:
            return _out(state, seat)
        case "offer" if state.phase is Phase.OFFER:
            return _offer(state, options)
        case "in" | "out" | "mizuten" | "wait" | "swap" | "keep" | "offer" | "no":
            return _talk(state)
        case "accept" | "refuse":
            return phrase("hachi_hachi", "There is no offer to answer. (Rule 2.7)")
        case _:
            return NOT_NOW


def culprits(state: HachiState, seat: Seat, move: Move) -> tuple[Card, ...]:
    """Return the cards that must be taken, or between which a choice is due."""
    if state.phase is Phase.TAKE and state.turned:
        return matches(state.field, state.turned)
    asked = state.phase is Phase.PLAY and move.verb == "play" and len(move.cards) == 1
    return matches(state.field, move.cards[0]) if asked and seat == state.to_move else ()


def _play(state: HachiState, seat: Seat, move: Move, options: HachiOptions) -> Phrase:
    if state.phase is not Phase.PLAY:
        return _which(state) if state.phase is Phase.TAKE else FIRST[state.phase]
    if len(move.cards) != 1:
        return phrase("hachi_hachi", "A turn begins with one card of the hand. (Rule 2.4)")
    if move.cards[0] not in state.hand(seat):
        return phrase("games", "You can only play cards of your own hand.")
    return _capture(state, move, options)


def _capture(state: HachiState, move: Move, options: HachiOptions) -> Phrase:
    card = move.cards[0]
    found, month = matches(state.field, card), MONTHS[card.month]
    if not found:
        return phrase("hachi_hachi", "The field has no card of {month} to take.", month=month)
    if len(found) == 3:
        return phrase(
            "hachi_hachi", "Three of {month} lie in the field: you must take them all. (Rule 2.5)",
            month=month,
        )  # fmt: skip
    if any(other not in found for other in move.onto):
        return phrase(
            "hachi_hachi", "With {card} you can only take {cards}. (Rule 2.4)",
            card=card, cards=found,
        )  # fmt: skip
    return _must_choose(card, found, options)


def _must_choose(card: Card, found: tuple[Card, ...], options: HachiOptions) -> Phrase:
    if options.hand_capture == "optional":
        return phrase(
            "hachi_hachi", "Say whether {card} takes {cards} or is left there. (Rule 2.4)",
            card=card, cards=found,
        )  # fmt: skip
    if len(found) == 2:
        return phrase(
            "hachi_hachi", "Choose which of them {card} takes: {cards}. (Rule 2.4)",
            card=card, cards=found,
        )  # fmt: skip
    return phrase(
        "hachi_hachi", "With {card} you must take {cards}. (Rule 2.4)", card=card, cards=found
    )


def _take(state: HachiState) -> Phrase:
    if state.phase is Phase.TAKE:
        return _which(state)
    return phrase("hachi_hachi", "No card of the stock waits for your choice. (Rule 2.4)")


def _which(state: HachiState) -> Phrase:
    card = state.turned
    if card is None:
        return NOT_NOW
    return phrase(
        "hachi_hachi", "First choose what {card} from the stock takes: {cards}. (Rule 2.4)",
        card=card, cards=matches(state.field, card),
    )  # fmt: skip


def _stop(state: HachiState, options: HachiOptions) -> Phrase:
    if not options.sage_shobu:
        return phrase("hachi_hachi", "In this game hands are played to the end. (Rule 2.10)")
    return phrase(
        "hachi_hachi", "Only who has just completed a combination decides this. (Rule 2.10)"
    )


def _cancel(state: HachiState, seat: Seat, options: HachiOptions) -> Phrase:
    if not options.sage_shobu:
        return _stop(state, options)
    if seat not in state.sage:
        return phrase("hachi_hachi", "Only who has said sage may cancel. (Rule 2.10)")
    return phrase("hachi_hachi", "Cancelling is for the start of your turn. (Rule 2.10)")


def _out(state: HachiState, seat: Seat) -> Phrase:
    if state.mizuten and seat == state.dealer:
        return phrase("hachi_hachi", "You promised to play: you cannot drop out. (Rule 2.7)")
    return phrase("hachi_hachi", "Three players are needed: you cannot drop out. (Rule 2.7)")


def _offer(state: HachiState, options: HachiOptions) -> Phrase:
    prices = dropout.prices(state, options)
    if not prices:
        return phrase("hachi_hachi", "Nobody has a place to sell. (Rule 2.7)")
    return phrase(
        "hachi_hachi", "Offer from {low} to {high}, in half kans. (Rule 2.7)",
        low=amount(options, prices[0]), high=amount(options, prices[-1]),
    )  # fmt: skip


def _talk(state: HachiState) -> Phrase:
    if state.phase in (Phase.PLAY, Phase.TAKE, Phase.DECIDE):
        return phrase("hachi_hachi", "Who plays this hand is already settled. (Rule 2.7)")
    return FIRST[state.phase]
