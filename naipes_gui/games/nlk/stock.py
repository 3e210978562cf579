"""Giving and keeping in the piles, tried out: the unseen stock dealt again and again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stop, View
from naipes_gui.core.significance import half_between
from naipes_gui.games.nlk.beliefs import stock_of
from naipes_gui.games.nlk.heaps import NONE, Heaps
from naipes_gui.games.nlk.piling import Piler
from naipes_gui.games.nlk.rules import Nlk
from naipes_gui.games.nlk.state import NlkState, Phase
from naipes_gui.games.nlk.tricks import Table

TRUST = 100
"""How many deals what is known of the cost of cards is worth."""
LOOK_UP = 4
"""Deals between two looks at the stop flag."""
SEEDS = 1 << 62


@dataclass(frozen=True, slots=True)
class Tried:
    """What a move is worth: how surely the seat is not the last; and how sure that is."""

    kept: float
    margin: float
    """Half of the 95 % interval of how far it lies behind the best move, over the same deals."""


class Stock:
    """Deals the stock for one view of the first phase, and tries every move on the same deals."""

    def __init__(
        self, rules: Nlk, view: View[NlkState], piler: Piler, tables: Mapping[str, Table]
    ) -> None:
        self._view, self._piler = view, piler
        self._unseen = stock_of(view, rules.pack)
        self._costs = {card: piler.cost(card) for card in rules.pack.cards}
        self._heaps = Heaps(tables, len(rules.pack.cards), self._costs, circular=rules.is_circular)
        self._least = piler.least(self._unseen)

    def weigh(self, deals: int, rng: Random, stop: Stop) -> tuple[Mapping[Move, Tried], int]:
        """Return what every move is worth, and over how many deals that was found."""
        found: dict[Move, list[float]] = {move: [] for move in self._view.moves}
        for deal in range(deals):
            if deal % LOOK_UP == 0 and stop.is_set():
                break
            stock, seed = self._dealt(rng), rng.randrange(SEEDS)
            for move, kept in found.items():
                kept.append(self._outcome(move, list(stock), Random(seed)))
        rounds = len(found[self._view.moves[0]])
        fair = 1 - 1 / len(self._view.state.seats)
        worths = {move: _blended(kept, fair + self._guess(move)) for move, kept in found.items()}
        best = max(worths, key=lambda move: worths[move])
        return {
            move: Tried(worth, _margin(found[best], found[move]) if move != best else 0.0)
            for move, worth in worths.items()
        }, rounds

    def _guess(self, move: Move) -> float:
        """Return what giving a card away should spare, from what cards cost on the whole."""
        card = self._piler.card
        if move.number is None or card is None:
            return 0.0
        return (self._costs[card] - self._least) / len(self._view.state.seats)

    def _dealt(self, rng: Random) -> Sequence[int]:
        stock = [self._heaps.number[card] for card in self._unseen]
        rng.shuffle(stock)
        return stock

    def _outcome(self, move: Move, stock: list[int], rng: Random) -> float:
        """Return how surely the seat is not the last if it makes a move and the stock lies so."""
        heaps, state, me = self._heaps, self._view.state, int(self._view.seat)
        piles = [[heaps.number[card] for card in state.pile(seat)] for seat in state.seats]
        drawn, player, gives = NONE, me, state.phase is Phase.TURN
        owner = me if move.number is None else move.number
        if state.drawn is not None:
            piles[owner].append(heaps.number[state.drawn])
            player, gives = ((me + 1) % len(piles), True) if owner == me else (me, False)
        elif owner != me:
            piles[owner].append(piles[me].pop())
        else:
            gives = False
        if stock:
            owner, last = heaps.pile_up(piles, stock, player, drawn, self._least, gives=gives)
        else:
            last = piles[owner][-1] & 3
        return heaps.played_out(piles, owner, last, rng)[me]


def _blended(kept: Sequence[float], guess: float) -> float:
    return (sum(kept) + TRUST * guess) / (len(kept) + TRUST)


def _margin(best: Sequence[float], other: Sequence[float]) -> float:
    if len(best) < 2:
        return 1.0
    return half_between(best, other) * len(best) / (len(best) + TRUST)
