"""What the others are likely to hold: hands under which what they played was worth playing."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain
from typing import NamedTuple

from naipes_gui.core.zones import STOCK
from naipes_gui.games.hachi_hachi.players.bits import INDEX, SHIFT, mask
from naipes_gui.games.hachi_hachi.players.foresight import Foresight
from naipes_gui.games.hachi_hachi.players.position import Position
from naipes_gui.games.hachi_hachi.players.rollout import Deal
from naipes_gui.games.hachi_hachi.players.sampling import sampler
from naipes_gui.games.hachi_hachi.players.turn import Turn
from naipes_gui.games.hachi_hachi.rules.state import Phase


class Play(NamedTuple):
    """A card that somebody played, what it took, and how the table lay before."""

    player: int
    """Counted from the viewer."""
    card: int
    taken: int
    field: int
    piles: list[int]
    stock: int
    """How many cards could still be turned."""


@dataclass(slots=True)
class _Heap:
    """The captures of a player in their order, and how many of them have been told."""

    cards: list[int]
    told: int = 0

    @property
    def next(self) -> int:
        """The card that captured next, or nothing."""
        return self.cards[self.told] if self.told < len(self.cards) else -1

    def groups(self) -> list[list[int]]:
        """Return the captures, in each the card first that took the others."""
        found, start = [], 0
        while start < len(self.cards):
            month = self.cards[start] >> 2
            four = [card >> 2 for card in self.cards[start : start + 4]] == [month] * 4
            found.append(self.cards[start : start + (4 if four else 2)])
            start += len(found[-1])
        return found

    def capture(self, field: int) -> int:
        """Tell the next capture; return what it took of the field, nothing if that cannot be."""
        there = field >> SHIFT[self.next] & 15
        many = 3 if there.bit_count() == 3 else 1
        taken = sum(1 << card for card in self.cards[self.told + 1 : self.told + 1 + many])
        self.told += 1 + many
        return taken if taken & field == taken else 0


def plays(at: Position) -> list[Play]:
    """Return the plays from the first one on, as long as they make sense.

    What came from the stock and stayed is found by what it lies between in the field, by who
    took it, and because it only stays where none of its month lies.
    """
    state = at.state
    played = [[INDEX[card] for card in state.played[seat]] for seat in at.seats if state.played]
    heaps = [_Heap([INDEX[card] for card in state.pile(seat)]) for seat in at.seats]
    return list(_Walk(at, played, heaps).plays()) if any(played) else []


class _Walk:
    def __init__(self, at: Position, played: list[list[int]], heaps: list[_Heap]) -> None:
        self.at, self.played, self.heaps = at, played, heaps
        self.field, self.piles = mask(at.state.dealt_field), [0] * len(heaps)
        self.first, self.turn = at.seats.index(at.state.active[0]), 0
        self.until = self._deadlines()
        takers = {group[0] for heap in heaps for group in heap.groups()}
        self.since = self._releases()
        self.left = sorted(self.until.keys() - takers, key=lambda card: self.until[card])
        waiting = at.state.phase is Phase.TAKE
        self.stock = len(at.state.table[STOCK.id]) + len(self.until) + waiting

    def _deadlines(self) -> dict[int, int]:
        """Return the cards that came from the stock, and by which turn they had come."""
        known = self.field | sum(1 << card for card in chain.from_iterable(self.played))
        came = {card: turn for turn, _, card in self._turns()}
        field = [[INDEX[card]] for card in self.at.state.field]
        found = dict[int, int]()
        for groups in (field, *(heap.groups() for heap in self.heaps)):
            now = len(came)
            for group in reversed(groups):
                now = came.get(group[0], now)
                found.update((card, now) for card in group if not known >> card & 1)
        return found

    def _releases(self) -> dict[int, int]:
        """Return after which turn a card of the stock came that lies in the field behind others."""
        came, now, found = {card: turn for turn, _, card in self._turns()}, 0, {}
        for card in (INDEX[card] for card in self.at.state.field):
            now = came.get(card, now)
            found[card] = now
        return found

    def _turns(self) -> Iterator[tuple[int, int, int]]:
        """Yield the turns so far: their number, who had them, and the card of the hand."""
        count = len(self.played)
        for turn in range(sum(map(len, self.played))):
            player, number = (self.first + turn) % count, turn // count
            if number >= len(self.played[player]):
                return
            yield turn, player, self.played[player][number]

    def plays(self) -> Iterator[Play]:
        turns = sum(map(len, self.played))
        for turn, player, card in self._turns():
            before = self.field, self.piles.copy(), self.stock
            self.turn, taken = turn, self._taken(player, card)
            yield Play(player, card, taken, *before)
            last = turn == turns - 1 and self.at.state.phase is Phase.TAKE
            if self.stock and (self.at.options.flip == "always" or not taken) and not last:
                self._turn(player)

    def _taken(self, player: int, card: int) -> int:
        """Play a card of the hand; return what it took."""
        heap = self.heaps[player]
        taken = heap.capture(self.field) if heap.next == card else 0
        self._put(player, card, taken)
        return taken

    def _turn(self, player: int) -> None:
        """Turn a card of the stock: what must have come first, among all that can have come now."""
        self.stock -= 1
        heap, taker = self.heaps[player], self.heaps[player].next
        stays = (card for card in self.left if not self.field >> SHIFT[card] & 15)
        card = next((c for c in stays if self.since.get(c, 0) <= self.turn), -1)
        takes = taker in self.until and self.field >> SHIFT[taker] & 15
        if takes and (card < 0 or self.until[taker] <= self.until[card]):
            told = heap.told
            if taken := heap.capture(self.field):
                self._put(player, taker, taken)
                return
            heap.told = told
        if card >= 0:
            self.left.remove(card)
            self.field |= 1 << card

    def _put(self, player: int, card: int, taken: int) -> None:
        if taken:
            self.field &= ~taken
            self.piles[player] |= taken | 1 << card
        else:
            self.field |= 1 << card


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
