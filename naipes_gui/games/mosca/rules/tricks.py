"""What a seat may play and may still hold, and who takes a trick (MOS-R15, R16)."""

from collections.abc import Sequence

from naipes_gui.core.cards import KING_HIGH, Card
from naipes_gui.core.table import Seat
from naipes_gui.core.tricks import Allowed, Customs, allowed, winner
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.rules.state import MoscaState, Play


def customs(options: MoscaOptions) -> Customs:
    """Return what binds a follower: to head, to trump and to overtrump."""
    still_high = options.follow_after_ruff == "still_high"
    return Customs(head=True, head_ruffed=still_high, trump=True, overtrump=True)


def replies(
    hand: Sequence[Card], trick: Sequence[Card], trump: str, options: MoscaOptions
) -> Allowed:
    """Return what may be played to a trick without a fine (MOS-R15)."""
    return allowed(hand, trick, KING_HIGH, trump, customs(options))


def strict(state: MoscaState, options: MoscaOptions) -> Allowed:
    """Return what the seat to move may play without a fine."""
    trick = [play.card for play in state.trick]
    return replies(state.hand(state.to_move), trick, state.trump, options)


def leading(trick: Sequence[Play], trump: str) -> Play:
    """Return the play that wins a trick as it lies (MOS-R16)."""
    return trick[winner([play.card for play in trick], KING_HIGH, trump)]


def best_of_suit(state: MoscaState) -> Card:
    """Return the best card so far of the suit led."""
    led = state.trick[0].card.suit
    return leading([play for play in state.trick if play.card.suit == led], state.trump).card


def is_trumped(state: MoscaState) -> bool:
    """Tell whether a plain lead has been trumped."""
    led, *others = (play.card.suit for play in state.trick)
    return led != state.trump and state.trump in others


def may_still_hold(state: MoscaState, seat: Seat, card: Card, options: MoscaOptions) -> bool:
    """Tell whether a card would have left all replies of a seat legal, as they were.

    Every duty of MOS-R15 comes from a single card of the hand, so cards can be judged one by
    one. A fined reply tells that some better card was held, but not which.
    """
    size = len(state.participants)
    for place, play in enumerate(state.plays):
        if play.seat != seat or play.fined or place % size == 0:
            continue
        trick = [earlier.card for earlier in state.plays[place - place % size : place]]
        if play.card not in replies((play.card, card), trick, state.trump, options).cards:
            return False
    return True
