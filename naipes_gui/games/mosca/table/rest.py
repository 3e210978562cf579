"""When the rest of the tricks is certain."""

from naipes_gui.core.cards import KING_HIGH, Card, french
from naipes_gui.core.rest import certain, not_certain, unseen
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.text import Phrase
from naipes_gui.games.mosca.rules.state import MoscaState, Phase


def rest(view: View[MoscaState]) -> tuple[Card, ...]:
    """Return the cards of the viewer, who leads, in an order in which all of them win.

    Where one may play against the duties nothing is certain.
    """
    state, options = view.state, view.options
    leads = state.stage is Stage.HAND and state.phase is Phase.PLAY and state.to_move == view.seat
    if not leads or state.trick or options.is_free:
        return ()
    pack = french(options.pack_size).cards
    others = unseen(view, pack, [play.card for play in state.plays])
    return certain(
        state.hand(view.seat), others, state.trump, lambda card: card.suit,
        lambda card: KING_HIGH.index(card.rank),
    )  # fmt: skip


def why_no_rest(view: View[MoscaState]) -> Phrase | None:
    """Say why the rest is not offered to be played out; nothing before there is one."""
    state = view.state
    if state.stage is not Stage.HAND or state.phase is not Phase.PLAY:
        return None
    return not_certain(rest(view), leads=not state.trick and state.to_move == view.seat)
