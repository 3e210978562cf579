"""What the others hold: every card was seen as it was laid, taken up or turned away."""

from naipes_gui.core.cards import RANKS, Card, french
from naipes_gui.core.rules import View
from naipes_gui.games.nlk.rules.state import NlkState, pack_size
from naipes_gui.games.nlk.rules.zones import GONE


def with_the_others(view: View[NlkState]) -> tuple[Card, ...] | None:
    """Return the cards in other hands, if whoever paid attention knows which they are."""
    state = view.state
    gone = {card for card, zone in view.memory.items() if zone == GONE.id}
    elsewhere = {*state.hand(view.seat), *state.chain, *state.table[GONE.id], *gone}
    pack = french(pack_size(len(state.scores))).cards
    out = tuple(card for card in pack if card not in elsewhere)
    held = sum(len(state.hand(seat)) for seat in state.seats if seat != view.seat)
    return out if len(out) == held else None


def goes_on(card: Card, out: tuple[Card, ...]) -> int:
    """Return on how many cards of its own suit another can be laid."""
    return sum(each.suit == card.suit and _height(each) < _height(card) for each in out)


def beaten_by(card: Card, out: tuple[Card, ...]) -> int:
    """Return how many cards of its own suit can be laid on another."""
    return sum(each.suit == card.suit and _height(each) > _height(card) for each in out)


def _height(card: Card) -> int:
    return -RANKS.index(card.rank)
