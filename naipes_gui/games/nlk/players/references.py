"""Frozen players that strength is measured against: never changed, only followed by new ones.

Both pile up and play by fixed rules, remember nothing, and share the rules with the levels but
no judgement: what they go by stands in this module. ``greedy-1`` gives away the lower half of
the ranks, leads the lowest card, beats with the lowest that beats and takes up a card only if it
must. ``reference-1`` was tuned:

* what cards cost is fitted to 70 000 hands of two to nine players of this kind, as what holding
  one card more or less of each kind changed in the chance to be the last;
* of the ways to take rather than beat, that one was kept which lost least among three players
  who always beat, 20 % of the hands of four: an ace, a king or a trump rather than lay a trump
  that completes no trick and is not the last card held.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from naipes_gui.bots.player import frozen
from naipes_gui.bots.reasons import ONLY_MOVE
from naipes_gui.core.cards import NATURAL, Card
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.rules import Rules, Stage, Stop, View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.nlk.rules.state import NlkState

TRUMP, CHEAPEST, ACE, BEND = -0.12, 0.30, -0.06, 1.5
"""What a trump, the lowest plain card and a plain ace cost, and how the costs fall between."""
DEAR = ("A", "K")


class Greedy:
    """Gets rid of low cards, and always beats with the lowest card that can."""

    def __init__(self, rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> None:
        self._ranks = NATURAL[-(len(rules.pack.cards) // 4) :]

    def choose(self, view: View[NlkState], rng: Random, stop: Stop) -> Move:
        """Return one of the moves of a view by the rules of this player."""
        state, moves = view.state, view.moves
        if len(moves) == 1 or state.stage is not Stage.HAND or state.seen_before:
            return rng.choice(moves)
        if not state.is_playing_tricks:
            return self._piled(view, rng)
        cards = [move for move in moves if move.cards]
        cheapest = min(cards, key=lambda move: self._strength(state, move.cards[0]))
        takes = self._takes(state, cheapest.cards[0]) and not state.limited
        return moves[-1] if takes else cheapest

    def weigh(self, view: View[NlkState], rng: Random, stop: Stop) -> Counsel:
        """Return the same move; a fixed rule weighs nothing."""
        chosen = self.choose(view, rng, stop)
        return Counsel(chosen, reason=self._said(view))

    def _said(self, view: View[NlkState]) -> Phrase:
        if len(view.moves) == 1:
            return ONLY_MOVE
        return phrase("nlk", "By fixed rules: one of {many} moves.", many=len(view.moves))

    def _piled(self, view: View[NlkState], rng: Random) -> Move:
        """Give the card to whom it fits, or do what is the last of the moves: draw or keep."""
        *gifts, own = view.moves
        card = view.state.drawn or view.state.top(view.seat)
        if not gifts or card is None or not self._gives(view, card):
            return own
        return rng.choice(gifts)

    def _gives(self, view: View[NlkState], card: Card) -> bool:
        return view.state.last_card is None and 2 * self._place(card) < 1

    def _takes(self, state: NlkState, card: Card) -> bool:
        return False

    def _place(self, card: Card) -> float:
        return self._ranks.index(card.rank) / (len(self._ranks) - 1)

    def _strength(self, state: NlkState, card: Card) -> tuple[bool, float]:
        return card.suit == state.trump, self._place(card)


class Reference(Greedy):
    """Weighs what cards cost, and spares its trumps."""

    def _piled(self, view: View[NlkState], rng: Random) -> Move:
        chosen = super()._piled(view, rng)
        if chosen.number is None:
            return chosen
        sizes = {m: len(view.state.pile(view.state.seats[m.number or 0])) for m in view.moves[:-1]}
        return rng.choice([m for m, size in sizes.items() if size == min(sizes.values())])

    def _gives(self, view: View[NlkState], card: Card) -> bool:
        """Tell whether a card costs more than nothing, or than the next card may."""
        state = view.state
        shown = {c for cards in state.table.values() for c in cards}
        unseen = [Card(rank + suit) for rank in self._ranks for suit in "SHDC"]
        unseen = [c for c in unseen if c not in shown]
        if state.last_card is not None or not unseen:
            return False
        costs = [self._cost(one, unseen) for one in unseen]
        others = len(state.seats) - 1
        least = sum(costs) / len(costs) * others / (others + 1) if state.drawn else 0.0
        return self._cost(card, unseen) > least

    def _cost(self, card: Card, unseen: Sequence[Card]) -> float:
        trump = sum(one.suit == card.suit for one in unseen) / len(unseen)
        plain = (CHEAPEST - ACE) * float((1 - self._place(card)) ** BEND) + ACE
        return trump * TRUMP + (1 - trump) * plain

    def _takes(self, state: NlkState, card: Card) -> bool:
        if not state.chain or card.suit != state.trump or len(state.hand(state.to_move)) == 1:
            return False
        if state.size - len(state.chain) < 2:
            return False
        return state.chain[0].suit == state.trump or state.chain[0].rank in DEAR


REFERENCES = frozen(Reference, Greedy)
