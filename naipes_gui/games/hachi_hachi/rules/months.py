"""Which cards of a month others may still play: whether a card of the field can be lost at all."""

from naipes_gui.core.card_reasons import unseen
from naipes_gui.core.cards import FLOWERS, Card
from naipes_gui.core.rules import View
from naipes_gui.core.zones import STOCK
from naipes_gui.games.hachi_hachi.rules.deck import of_month
from naipes_gui.games.hachi_hachi.rules.state import HachiState


def out_of(view: View[HachiState], card: Card) -> tuple[Card, ...]:
    """Return the cards of the month of a card that the others may hold, or the stock."""
    return unseen(view, of_month(FLOWERS.cards, card.month), view.seat)


def can_be_taken(view: View[HachiState], card: Card) -> bool:
    """Tell whether somebody other than the viewer can capture a card of the field from now on."""
    return card in view.state.field and bool(out_of(view, card))


def waits(view: View[HachiState], card: Card) -> bool:
    """Tell whether only the viewer can capture a card of the field, now or at a later turn."""
    state = view.state
    hand = state.hand(view.seat)
    mine = of_month(hand, card.month)
    return card in state.field and bool(mine) and len(hand) > 1 and not out_of(view, card)


def is_out_of_reach(view: View[HachiState], card: Card) -> bool:
    """Tell whether the viewer surely cannot capture a card any more.

    A card is captured by another of its month, out of the hand or turned over: nobody captures it
    who holds none, once none can be turned.
    """
    state = view.state
    if not state.is_in_play or view.seat not in state.active:
        return False
    if state.turned is not None and state.turned.month == card.month:
        return False
    held = bool(of_month(state.hand(view.seat), card.month))
    return not held and not (state.table[STOCK.id] and out_of(view, card))
