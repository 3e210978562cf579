"""The habits of a player: what a decision shows of a temper, for bands and fingerprints."""

from naipes_gui.bots.cards import top
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.games.napoleon.players.kernels.playout import beaters
from naipes_gui.games.napoleon.players.masks import (
    BITS,
    FIELDS,
    PLAIN,
    TRUMPS,
    field,
    mask,
    trumped,
)
from naipes_gui.games.napoleon.players.rollout import winning
from naipes_gui.games.napoleon.rules.bids import NO_BID, Bid
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase

COURT = 9
"""How many ranks, from the lowest, are no court cards and no aces."""


def habits(view: View[NapoleonState], seat: Seat, move: Move) -> str | None:
    """Name the habit that a decision belongs to; nothing where there was no choice to speak of.

    What is said against a bid is told apart from what is said first.
    """
    state = view.state
    match state.phase:
        case Phase.AUCTION:
            return _said(state, move)
        case Phase.PLAY:
            return _laid(state, seat, move)
        case Phase.BUY:
            return f"buys:{len(move.cards)}"
        case Phase.LOOK:
            return "looks" if move.verb == "look" else "declines"
        case Phase.SWAP:
            return "swaps" if move.cards else "keeps"
        case _:
            return None


def _said(state: NapoleonState, move: Move) -> str:
    over = state.highest.bid != NO_BID
    match move.verb:
        case "bid":
            return f"{'outbids' if over else 'bids'}:{Bid.of(move).name}"
        case "pass":
            return "yields" if over else "passes"
        case "spare":
            return "spare"
        case _:
            return "looks"


def _laid(state: NapoleonState, seat: Seat, move: Move) -> str | None:
    trump, trick = state.trump, [trumped(BITS[p.card], state.trump) for p in state.trick]
    hand, card = trumped(mask(state.hand(seat)), trump), trumped(BITS[move.cards[0]], trump)
    if not trick:
        return _led(state, seat, hand, card)
    led, best, _ = winning(trick)
    need = 0 if state.contract.name == "misere" else 1
    legal = hand & led or hand
    winners = beaters(legal, led, best)
    if not winners:
        return _thrown(hand & PLAIN, card, need) if not hand & led and card & PLAIN else None
    if winners == legal:
        return None
    return "takes" if card & winners else "ducks"


def _led(state: NapoleonState, seat: Seat, hand: int, card: int) -> str | None:
    """Name what is led: by who plays alone, or against a misère from how long a suit."""
    if seat == state.declarer:
        return f"leads:{_kind(card)}" if state.plays else None
    if state.contract.name == "misere" and card & PLAIN:
        return _length("opens", hand & PLAIN, card)
    return None


def _thrown(plain: int, card: int, need: int) -> str | None:
    """Name what is thrown of several suits: from which, or at which end of it."""
    own = plain & field(card)
    if card != (own & -own if need else top(own)):
        return "throws:otherwise"
    return _length("throws", plain, card)


def _length(did: str, plain: int, card: int) -> str | None:
    """Name from which of several suits a card is, where they are not of one length."""
    lengths = [(plain & suit).bit_count() for suit in FIELDS if plain & suit]
    if len(set(lengths)) == 1:
        return None
    many = (plain & field(card)).bit_count()
    return f"{did}:{'long' if many == max(lengths) else 'short'}"


def _kind(card: int) -> str:
    if card & TRUMPS:
        return "trump"
    return "high" if card.bit_length() > 5 * COURT else "low"
