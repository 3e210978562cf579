"""Which habit a decision belongs to: what tells one way of playing NLK from another."""

from naipes_gui.core.cards import NATURAL, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.games.nlk.rules.state import NlkState, Phase, beating, follows, pack_size

HEIGHTS = ("low", "middle", "high")


def habits(view: View[NlkState], seat: Seat, move: Move) -> str | None:
    """Name the habit of a decision, or nothing where there was none to take.

    In the piles ``gives`` or ``keeps`` a low, middling or high card that fits somewhere. In the
    tricks ``leads`` a plain card or a trump; where one could beat, ``beats`` in suit, ``trumps``,
    or ``takes`` a dear card (trump, ace, king) or another.
    """
    state = view.state
    if state.stage is not Stage.HAND:
        return None
    if state.is_playing_tricks:
        return _reply(state, move) if state.chain else _lead(state, move)
    card = state.drawn or state.top(seat)
    if card is None or not _fits_somewhere(state, seat, card):
        return None
    return f"{'keeps' if move.number is None else 'gives'}:{_height(state, card)}"


def _fits_somewhere(state: NlkState, seat: Seat, card: Card) -> bool:
    """Tell whether a card could be given; as if the lowest rank always followed the ace."""
    size = pack_size(len(state.seats))
    tops = [state.top(other) for other in state.seats if other != seat]
    may = state.drawn is not None or state.phase is Phase.TURN
    return may and any(top and follows(card, top, size, circular=True) for top in tops)


def _height(state: NlkState, card: Card) -> str:
    ranks = NATURAL[-(len(state.seats) + 4) :]
    return HEIGHTS[3 * ranks.index(card.rank) // len(ranks)]


def _lead(state: NlkState, move: Move) -> str:
    return "leads:trump" if move.cards[0].suit == state.trump else "leads:plain"


def _reply(state: NlkState, move: Move) -> str | None:
    top, lowest = state.chain[-1], state.chain[0]
    if move.verb == "play":
        return "beats" if move.cards[0].suit == top.suit else "trumps"
    if not beating(state.hand(state.to_move), top, state.trump, strict=False):
        return None
    return "takes:dear" if lowest.suit == state.trump or lowest.rank in "AK" else "takes:cheap"
