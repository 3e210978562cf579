"""How computer players pile cards up: what each card will cost, and on whom to lay it."""

from collections.abc import Mapping
from random import Random

from naipes_gui.core.cards import NATURAL, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.games.nlk.state import NlkState, Phase

TRUMP_COST = -0.12
"""By how much a trump changes the chance to be the last, as a share of that chance.

This and `plain_cost` are fitted to 70 000 hands of two to nine players with habits: what
holding one card more or less of each kind changed. They hardly depend on the players.
"""


def plain_cost(place: float) -> float:
    """Return what a plain card costs that stands so high in its suit: 0 lowest, 1 ace."""
    return 0.36 * float((1 - place) ** 1.5) - 0.06


class Piler:
    """Judges cards by the ranks in play and by the suit that may become trumps."""

    def __init__(self, view: View[NlkState], size: int, *, counts: bool) -> None:
        self._state, self._me = view.state, view.seat
        self._ranks = NATURAL[-(size // 4) :]
        self._odds = self._trump_odds(view, size) if counts else {}

    def choose(self, moves: tuple[Move, ...], unseen: tuple[Card, ...], rng: Random) -> Move:
        """Return whom to give the card, if anybody, else to draw or keep."""
        *gifts, own = moves
        card = self._state.drawn or self._state.top(self._me)
        if not gifts or card is None or self._cost(card) <= self._least(unseen):
            return own
        fewest = min(len(self._state.pile(_taker(gift))) for gift in gifts)
        return rng.choice([g for g in gifts if len(self._state.pile(_taker(g))) == fewest])

    def _least(self, unseen: tuple[Card, ...]) -> float:
        """Return what a card must cost to be given away: one gives for nothing, or for the next."""
        if self._state.phase is Phase.TURN:
            return 0.0
        if not unseen:
            return 1.0
        others = max(1, len(self._state.seats) - 1)
        return sum(map(self._cost, unseen)) / len(unseen) / (1 + 1 / others)

    def _cost(self, card: Card) -> float:
        place = self._ranks.index(card.rank) / (len(self._ranks) - 1)
        trump = self._odds.get(card.suit, 0.25 if not self._odds else 0.0)
        return trump * TRUMP_COST + (1 - trump) * plain_cost(place)

    def _trump_odds(self, view: View[NlkState], size: int) -> Mapping[str, float]:
        """Return how likely each suit is trumps: any card still in the stock may be the last."""
        state = view.state
        if state.last_card is not None:
            return {state.last_card.suit: 1.0}
        shown = [c for seat in state.seats for c in state.pile(seat)]
        shown += [state.drawn] if state.drawn else []
        each = len(self._ranks)
        rest = {suit: each - sum(card.suit == suit for card in shown) for suit in "SHDC"}
        return {suit: many / (size - len(shown)) for suit, many in rest.items()}


def _taker(gift: Move) -> Seat:
    return Seat(gift.number or 0)
