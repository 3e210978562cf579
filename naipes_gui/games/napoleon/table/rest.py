"""When the rest of the tricks is certain."""

from naipes_gui.core.cards import Card, french
from naipes_gui.core.rest import certain, not_certain, unseen
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.text import Phrase
from naipes_gui.games.napoleon.rules.bids import ladder
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase, strength, suit_in_play


def rest(view: View[NapoleonState]) -> tuple[Card, ...]:
    """Return the cards of the viewer, who leads, in an order in which all of them win.

    In a misère nobody wants tricks; where one may revoke nothing is certain.
    """
    state, options = view.state, view.options
    leads = state.stage is Stage.HAND and state.phase is Phase.PLAY and state.to_move == view.seat
    if not leads or state.trick or not state.trump or options.is_free:
        return ()
    if not ladder(options).terms(state.contract).tricks:
        return ()
    pack = french(options.pack_size, joker=options.joker).cards
    others = unseen(view, pack, [play.card for play in state.plays])
    trump = state.trump
    return certain(
        state.hand(view.seat), others, trump, lambda card: suit_in_play(card, trump), strength
    )


def why_no_rest(view: View[NapoleonState]) -> Phrase | None:
    """Say why the rest is not offered to be played out; nothing before there is one."""
    state = view.state
    if state.stage is not Stage.HAND or state.phase is not Phase.PLAY:
        return None
    return not_certain(rest(view), leads=not state.trick and state.to_move == view.seat)
