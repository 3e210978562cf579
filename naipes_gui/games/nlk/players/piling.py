"""How computer players pile cards up: what each card will cost, and on whom to lay it."""

from collections.abc import Mapping
from random import Random

from naipes_gui.core.cards import NATURAL, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.games.nlk.rules.state import NlkState, Phase

TRUMP_COST = -0.12
"""By how much a trump changes the chance to be the last, as a share of that chance.

This and `plain_cost` are fitted to 70 000 hands of two to nine players with habits: what
holding one card more or less of each kind changed. They hardly depend on the players.
"""
GENEROUS = 0.08
"""How far the wish to get rid of cards moves what one must cost to be given away."""
HOARDING = 0.2
"""By how much less a high card costs in the eyes of a greedy player."""
HIGH = 0.4
"""How high a card must stand in its suit for that."""


def plain_cost(place: float) -> float:
    """Return what a plain card costs that stands so high in its suit: 0 lowest, 1 ace."""
    return 0.36 * float((1 - place) ** 1.5) - 0.06


class Piler:
    """Judges cards by the ranks in play and by the suit that may become trumps."""

    def __init__(
        self, view: View[NlkState], size: int, *, counts: bool, style: Style = PLAIN
    ) -> None:
        self._state, self._me, self._style = view.state, view.seat, style
        self._ranks = NATURAL[-(size // 4) :]
        knows = counts or view.state.last_card is not None
        self._odds = self._trump_odds(view, size) if knows else {}

    @property
    def card(self) -> Card | None:
        """The card to be placed, or the own top card that may be given away."""
        return self._state.drawn or self._state.top(self._me)

    def choose(self, moves: tuple[Move, ...], unseen: tuple[Card, ...], rng: Random) -> Move:
        """Return whom to give the card, if anybody, else to draw or keep."""
        *gifts, own = moves
        card = self.card
        if not gifts or card is None or self.relief(card, unseen) <= 0:
            return own
        fewest = min(len(self._state.pile(taker(gift))) for gift in gifts)
        return rng.choice([g for g in gifts if len(self._state.pile(taker(g))) == fewest])

    def relief(self, card: Card, unseen: tuple[Card, ...]) -> float:
        """Return how much more a card costs, or seems to, than it must to be given away."""
        return self.cost(card) - self.least(unseen) + self.liking

    @property
    def liking(self) -> float:
        """How much more than on the whole the card seems to cost to a player of this style.

        The last card of the stock, which is a trump, nobody gives away for a whim.
        """
        if self.card is None or self._state.last_card is not None:
            return 0.0
        high = self._place(self.card) >= HIGH
        return GENEROUS * self._style.dropping - high * HOARDING * self._style.greed

    def least(self, unseen: tuple[Card, ...]) -> float:
        """Return what a card must cost to be given away: one gives for nothing, or for the next."""
        if self._state.phase is Phase.TURN or not unseen:
            return 0.0
        others = max(1, len(self._state.seats) - 1)
        return sum(map(self.cost, unseen)) / len(unseen) / (1 + 1 / others)

    def cost(self, card: Card) -> float:
        """Return by what share a card raises the chance of its holder to be the last."""
        trump = self._odds.get(card.suit, 0.25 if not self._odds else 0.0)
        return trump * TRUMP_COST + (1 - trump) * plain_cost(self._place(card))

    def _place(self, card: Card) -> float:
        return self._ranks.index(card.rank) / (len(self._ranks) - 1)

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


def taker(gift: Move) -> Seat:
    """Return who gets the card of a gift."""
    return Seat(gift.number or 0)
