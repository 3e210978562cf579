"""Which cards are still to come, and which of them a rival surely holds."""

from naipes_gui.core.cards import HIDDEN, NATURAL, SUITS, Card
from naipes_gui.core.face import CardsLeft, Whereabouts
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.core.zones import HAND, STOCK
from naipes_gui.games.nlk.rules.state import NlkState, pack_size
from naipes_gui.games.nlk.rules.zones import CHAIN, DRAWN, GONE, PILE

IN_PILES = phrase("seen", "In the piles of others")


def cards_left(view: View[NlkState]) -> CardsLeft | None:
    """Return where every card of the pack is, as far as the viewer has seen."""
    state = view.state
    if state.stage is not Stage.HAND:
        return None
    ranks = NATURAL[-(pack_size(len(state.scores)) // 4) :][::-1]
    places = {card: _where(view, card) for card in (Card(r + s) for s in SUITS for r in ranks)}
    rows = tuple(tuple((Card(r + s), places[Card(r + s)]) for r in ranks) for s in SUITS)
    if _is_last_drawn(state):
        seen = sum(where is Whereabouts.AFIELD for where in places.values())
        return CardsLeft(rows, lying=((IN_PILES, seen),), known=seen)
    stock = len(state.table[STOCK.id])
    lying = ((view.zones.zone(STOCK.id).name, stock),) if stock else ()
    return CardsLeft(rows, _held(view), lying)


def _is_last_drawn(state: NlkState) -> bool:
    """Tell whether the piles are about to be taken up: what lies in them is what will come."""
    return not state.table[STOCK.id] and not state.is_playing_tricks


def _where(view: View[NlkState], card: Card) -> Whereabouts:
    state = view.state
    if view.seat >= 0 and card in state.hand(view.seat):
        return Whereabouts.MINE
    if _is_last_drawn(state):
        return _in_piles(view, card)
    open_zones = (CHAIN.id, DRAWN.id, *(PILE.of(seat) for seat in state.seats))
    lies = any(card in state.table[zone] for zone in open_zones)
    # What lies in a heap was seen on top of it.
    if lies or view.memory.get(card) in (GONE.id, *open_zones):
        return Whereabouts.OUT
    return Whereabouts.AFIELD


def _in_piles(view: View[NlkState], card: Card) -> Whereabouts:
    """Tell where a card is when none but the one drawn is outside the piles."""
    if card in view.state.table[DRAWN.id]:
        return Whereabouts.OUT
    own = PILE.of(view.seat) if view.seat >= 0 else ""
    mine = own and (card in view.state.table[own] or view.memory.get(card) == own)
    return Whereabouts.MINE if mine else Whereabouts.AFIELD


def _held(view: View[NlkState]) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """Return the cards that were seen to come into the hands of others and have not left them."""
    state = view.state
    if not state.is_playing_tricks:
        return ()
    return tuple((seat, _seen(view, HAND.of(seat))) for seat in state.active if seat != view.seat)


def _seen(view: View[NlkState], zone: str) -> tuple[Card, ...]:
    lying = [card for card in view.state.table[zone] if card != HIDDEN]
    kept = [card for card, where in view.memory.items() if where == zone and card not in lying]
    return tuple(sorted((*lying, *kept), key=_order))


def _order(card: Card) -> tuple[int, int]:
    return SUITS.index(card.suit), -NATURAL.index(card.rank)
