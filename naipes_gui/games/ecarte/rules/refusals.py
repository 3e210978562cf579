"""Why a move is not allowed, in words that name the rule and the cards."""

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import NOT_NOW
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.tricks import Duty
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.core.zones import TURN_UP
from naipes_gui.games.ecarte.options import EcarteOptions
from naipes_gui.games.ecarte.rules.discards import fewest_discards, most_discards
from naipes_gui.games.ecarte.rules.state import EcarteState, Phase
from naipes_gui.games.ecarte.rules.tricks import strict


def why_not(state: EcarteState, seat: Seat, move: Move, options: EcarteOptions) -> Phrase:
    """Say why the seat to move may not do something."""
    hand = state.hand(seat)
    if any(card not in hand for card in move.cards):
        return phrase("games", "You can only use cards of your own hand.")
    match move.verb:
        case "play" if state.phase is Phase.PLAY and len(move.cards) == 1:
            return _play(state, move)
        case "play":
            return _not_yet(state)
        case "discard" if state.phase is Phase.EXCHANGE:
            return _discard(state, len(move.cards), options)
        case "discard":
            return phrase(
                "ecarte", "Cards are only changed after a proposal is accepted. (Rule 4.8)"
            )
        case "claim":
            return _claim(state)
        case "resign":
            return _resign(state, options)
        case "propose" if state.phase in (Phase.KING, Phase.PLAY):
            return phrase("ecarte", "The exchanges are over. (Rule 4.8)")
        case "propose":
            return phrase("ecarte", "Only the non-dealer may propose. (Rule 4.8)")
        case "announce" | "conceal":
            return _king(state)
        case _:
            return NOT_NOW


def culprits(state: EcarteState, seat: Seat, move: Move) -> tuple[Card, ...]:
    """Return the cards one of which must be played instead."""
    if move.verb != "play" or state.phase is not Phase.PLAY or seat != state.to_move:
        return ()
    if state.called:
        return _of_suit(state, state.called)
    found = strict(state)
    owed = found.duty is not Duty.FREE and not set(move.cards) <= set(found.cards)
    return found.cards if owed else ()


def _of_suit(state: EcarteState, suit: str) -> tuple[Card, ...]:
    return tuple(card for card in state.hand(state.to_move) if card.suit == suit)


def _play(state: EcarteState, move: Move) -> Phrase:
    if state.called:
        return phrase(
            "ecarte",
            "You named {suit}: lead {cards}. (Rule 4.23)",
            suit=SUIT_NAMES[state.called],
            cards=_of_suit(state, state.called),
        )
    if move.word:
        return phrase("ecarte", "A suit is only named when leading another one. (Rule 4.23)")
    return _duty(state)


def _duty(state: EcarteState) -> Phrase:
    found = strict(state)
    match found.duty:
        case Duty.HEAD:
            return phrase(
                "ecarte",
                "You must beat it: you hold {cards}. (Rule 4.14)",
                cards=found.cards,
            )
        case Duty.FOLLOW:
            return phrase(
                "ecarte",
                "You must follow suit: you hold {cards}. (Rule 4.14)",
                cards=found.cards,
            )
        case Duty.TRUMP | Duty.OVERTRUMP:
            return phrase(
                "ecarte", "You must trump: you hold {cards}. (Rule 4.14)", cards=found.cards
            )
        case Duty.FREE:
            return NOT_NOW


def _not_yet(state: EcarteState) -> Phrase:
    if state.phase is Phase.KING:
        return phrase("ecarte", "First announce or conceal the king. (Rule 4.12)")
    return phrase("ecarte", "The exchanges come first. (Rule 4.8)")


def _discard(state: EcarteState, count: int, options: EcarteOptions) -> Phrase:
    if count < fewest_discards(state, options):
        return phrase("ecarte", "You must change at least one card.")
    if most_discards(state) == 0:
        return phrase("ecarte", "The stock is empty: play your hand as it is. (Rule 4.11)")
    return phrase(
        "ecarte",
        "You can change at most %n card(s): the stock has no more. (Rule 4.11)",
        n=most_discards(state),
    )


def _claim(state: EcarteState) -> Phrase:
    if not state.is_between_tricks:
        return phrase("ecarte", "You can only claim between two tricks. (Rule 4.18)")
    return phrase(
        "ecarte",
        "Your tricks and your highest trumps do not yet make three tricks for certain. (Rule 4.18)",
    )


def _resign(state: EcarteState, options: EcarteOptions) -> Phrase:
    if not options.resign:
        return phrase("ecarte", "Giving up a hand has not been agreed.")
    if not state.is_between_tricks:
        return phrase("ecarte", "You can only give up between two tricks.")
    return phrase("ecarte", "With three tricks you have already won the hand.")


def _king(state: EcarteState) -> Phrase:
    if state.king in state.table[TURN_UP.id]:
        return phrase("ecarte", "The king of trumps is the turn-up. (Rule 4.7)")
    if state.king not in state.hand(state.to_move):
        return phrase("ecarte", "You do not hold the king of trumps. (Rule 4.12)")
    return phrase(
        "ecarte", "The king is announced after the exchanges and before playing. (Rule 4.12)"
    )
