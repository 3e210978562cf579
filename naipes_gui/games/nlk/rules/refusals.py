"""Why a move is not allowed, in words that name the rule and the cards."""

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import NOT_NOW
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.nlk.options import NlkOptions
from naipes_gui.games.nlk.rules.state import NlkState, Phase, beats

FIRST_PLACE = phrase("nlk", "First place the card you drew. (Rule 1.10)")
IN_PILES = phrase("nlk", "The tricks begin when the stock is used up. (Rule 1.15)")


def why_not(state: NlkState, seat: Seat, move: Move, options: NlkOptions) -> Phrase:
    """Say why the seat to move may not do something."""
    match move.verb:
        case "play" | "take" if not state.is_playing_tricks:
            return IN_PILES
        case "play":
            return _play(state, seat, move, options)
        case "take":
            return _take(state, options)
        case "draw" | "keep" | "place" | "give" if state.is_playing_tricks:
            return phrase("nlk", "The stock is used up: now the cards are played. (Rule 1.15)")
        case "draw":
            return FIRST_PLACE
        case "give":
            return _give(state, seat, move)
        case "keep" | "place":
            return _place(state, seat, move)
        case _:
            return NOT_NOW


def culprits(state: NlkState, seat: Seat, move: Move, options: NlkOptions) -> tuple[Card, ...]:
    """Return the cards that stand in the way: what lies on top, or what must be played."""
    match move.verb:
        case "play" if state.is_playing_tricks and state.chain:
            return _in_the_way(state, seat, move, options)
        case "take" if state.is_playing_tricks and state.chain:
            return state.beating(strict=options.is_strict) if seat == state.to_move else ()
        case "give" | "place" if (owner := _owner(state, seat, move)) is not None:
            return state.pile(owner)[-1:]
        case _:
            return ()


def _in_the_way(state: NlkState, seat: Seat, move: Move, options: NlkOptions) -> tuple[Card, ...]:
    top = state.chain[-1]
    if seat != state.to_move or len(move.cards) != 1 or move.cards[0] not in state.hand(seat):
        return ()
    return (
        state.beating(strict=options.is_strict)
        if beats(move.cards[0], top, state.trump)
        else (top,)
    )


def _play(state: NlkState, seat: Seat, move: Move, options: NlkOptions) -> Phrase:
    if len(move.cards) != 1:
        return phrase("nlk", "Play one card at a time.")
    if move.cards[0] not in state.hand(seat):
        return phrase("games", "You can only play cards of your own hand.")
    if not state.chain:
        return NOT_NOW
    return _too_low(state, move.cards[0], options)


def _too_low(state: NlkState, card: Card, options: NlkOptions) -> Phrase:
    top = state.chain[-1]
    if beats(card, top, state.trump):
        return phrase(
            "nlk",
            "No trump while you can beat in suit: you hold {cards}. (Rule 1.19)",
            cards=state.beating(strict=options.is_strict),
        )
    if card.suit == top.suit:
        return phrase("nlk", "You cannot beat {top} with {card}. (Rule 1.17)", card=card, top=top)
    if top.suit == state.trump:
        return phrase("nlk", "Only a higher trump beats {top}. (Rule 1.20)", top=top)
    return phrase("nlk", "Only its own suit or a trump beats {top}. (Rule 1.17)", top=top)


def _take(state: NlkState, options: NlkOptions) -> Phrase:
    if not state.chain:
        return phrase("nlk", "There is nothing to take: lead a card. (Rule 1.18)")
    return phrase(
        "nlk",
        "The cards only go round: whoever can beat must do so now, you with {cards}. (Rule 1.25)",
        cards=state.beating(strict=options.is_strict),
    )


def _give(state: NlkState, seat: Seat, move: Move) -> Phrase:
    if state.phase is not Phase.TURN:
        return phrase("nlk", "Your own top card is only given away before drawing. (Rule 1.12)")
    top = state.top(seat)
    if top is None:
        return phrase("nlk", "Your pile is empty. (Rule 1.13)")
    return _onto(state, seat, move, top)


def _place(state: NlkState, seat: Seat, move: Move) -> Phrase:
    if state.phase is Phase.TURN:
        return phrase("nlk", "Draw a card first. (Rule 1.10)")
    if state.drawn is None:
        return phrase("nlk", "You gave the card away: draw another one. (Rule 1.10)")
    return _onto(state, seat, move, state.drawn)


def _onto(state: NlkState, seat: Seat, move: Move, card: Card) -> Phrase:
    """Say why a card does not go onto the pile of another player."""
    owner = _owner(state, seat, move)
    if owner is None:
        return phrase("nlk", "Choose the pile of another player.")
    top = state.top(owner)
    if top is None:
        return phrase(
            "nlk", "Nothing goes onto the empty pile of {who}. (Rule 1.13)", who=Who(owner)
        )
    return phrase(
        "nlk", "You cannot lay {card} on {top}: it does not follow. (Rule 1.11)",
        card=card, top=top,
    )  # fmt: skip


def _owner(state: NlkState, seat: Seat, move: Move) -> Seat | None:
    """Return the other player a move names."""
    return next((s for s in state.seats if s == move.number and s != seat), None)
