"""What the others are likely to hold: hands under which what they played was worth playing."""

from collections.abc import Callable, Sequence
from itertools import accumulate

from naipes_gui.games.hachi_hachi.players.foresight import Foresight
from naipes_gui.games.hachi_hachi.players.past import Play, plays
from naipes_gui.games.hachi_hachi.players.rollout import Deal
from naipes_gui.games.hachi_hachi.players.sampling import sampler
from naipes_gui.games.hachi_hachi.players.turn import Turn

HANDS = 600
"""How many ways in which the hidden hands may lie are weighed against each other."""
CARELESS = 0.02
"""How often somebody is taken to play just anything."""
WAVERING = 1.5
"""The mon to each other player by which a play may be worse and be made a third as often."""
STEPS = 8
LIKING = tuple(accumulate([0.8824969025845955] * 12 * STEPS, lambda one, other: one * other))
"""How often a play is made, by how much worse it is: e to the minus an eighth, and so on.

They are multiplied instead of taken from a library of mathematics, so that every machine deals
the same.
"""


def likely(turn: Turn, plan: Foresight) -> Callable[[], Deal]:
    """Return a source of worlds, each as often as what was played suggests it."""
    blind = sampler(turn.at, turn.rng)
    told = [play for play in plays(turn.at) if play.player] if plan.listens else []
    if not told:
        return blind
    pool, weights = list[Deal](), list[float]()
    while len(pool) < HANDS and not turn.stop.is_set():
        pool.append(blind())
        weights.append(likelihood(plan, pool[-1], told))
    if not sum(weights):
        return blind
    return _Drawn(turn, pool, list(accumulate(weights)))


class _Drawn:
    """Draws worlds with replacement, and shuffles what lies in nobody's hand anew."""

    def __init__(self, turn: Turn, pool: list[Deal], sums: list[float]) -> None:
        self._turn, self._pool, self._sums = turn, pool, sums
        self._waiting = int(turn.state.turned is not None)

    def __call__(self) -> Deal:
        rng = self._turn.rng
        deal = rng.choices(self._pool, cum_weights=self._sums)[0].copy()
        held = {card for hand in deal.hands for card in hand}
        hidden = [card for card in self._turn.at.unseen if card not in held]
        rng.shuffle(hidden)
        hidden[:0] = deal.stock[: self._waiting]
        deal.stock = hidden[: len(deal.stock)]
        return deal


def likelihood(plan: Foresight, deal: Deal, told: Sequence[Play]) -> float:
    """Return how likely those who hold the hands of a deal play what they played."""
    later = [hand.copy() for hand in deal.hands]
    found = 1.0
    for play in reversed(told):
        later[play.player].append(play.card)
        before = Deal(later, play.piles, play.field, range(play.stock))
        found *= _likelihood(plan, before, play)
    return found


def _likelihood(plan: Foresight, before: Deal, play: Play) -> float:
    """Return how likely a player makes one of his plays."""
    worths = plan.judged(before, play.player)
    most = max(worths)[0]
    each = STEPS / (WAVERING * plan.stake)
    made, every = 0.0, 0.0
    for worth, card, taken in worths:
        often = LIKING[min(len(LIKING) - 1, int((most - worth) * each))]
        every += often
        if card == play.card and taken == play.taken:
            made = often
    return CARELESS / len(worths) + (1 - CARELESS) * made / every
