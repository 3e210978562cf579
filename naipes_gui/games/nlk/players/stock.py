"""Giving and keeping in the piles, tried out: the unseen stock dealt again and again."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from naipes_gui.bots.trial import Choice, Round, race
from naipes_gui.core.cards import NATURAL, SUITS, Card, french
from naipes_gui.core.counsel import Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stop, View
from naipes_gui.games.nlk.players.beliefs import stock_of
from naipes_gui.games.nlk.players.kernels.tree import LONGEST
from naipes_gui.games.nlk.players.piling import Piler
from naipes_gui.games.nlk.players.search import kept
from naipes_gui.games.nlk.players.tricks import Position, Table
from naipes_gui.games.nlk.rules.game import Nlk
from naipes_gui.games.nlk.rules.state import NlkState, Phase

TRUST = 100
"""How many deals what is known of the cost of cards is worth."""
SEEDS = 1 << 62


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

    def tried(self, deals: int, bias: float, rng: Random, stop: Stop) -> list[Choice]:
        """Return the moves, in their order, with how surely the seat is not the last.

        What a style adds to giving the card away is no part of what that is worth.
        """
        fair = 1 - 1 / len(self._view.state.seats)
        choices = [
            Choice(
                move, bias=bias if move.number is not None else 0.0,
                opinion=fair + self._guess(move), trust=0 if self._view.narrowed else TRUST,
            )
            for move in self._view.moves
        ]  # fmt: skip
        race(choices, self._dealt(rng), self._outcome, (Round(deals),), stop)
        return choices

    def _guess(self, move: Move) -> float:
        """Return what giving a card away should spare, from what cards cost on the whole."""
        card = self._piler.card
        if move.number is None or card is None:
            return 0.0
        return (self._costs[card] - self._least) / len(self._view.state.seats)

    def _dealt(self, rng: Random) -> Iterator[tuple[list[int], int]]:
        """Yield ways the stock may lie, each with the chance of what follows."""
        while True:
            stock = [self._heaps.number[card] for card in self._unseen]
            rng.shuffle(stock)
            yield stock, rng.randrange(SEEDS)

    def _outcome(self, move: Move, deal: tuple[list[int], int]) -> float:
        """Return how surely the seat is not the last if it makes a move and the stock lies so."""
        piles, owner, trump = self._heaps.after(self._view, move, list(deal[0]), self._least)
        return self._heaps.played_out(piles, owner, trump, Random(deal[1]))[int(self._view.seat)]


def weighed(choices: Sequence[Choice]) -> list[Weighed]:
    """Return what the moves are worth, in the order of the choices; untried, nothing is sure."""
    best = max(choices, key=lambda choice: choice.worth)

    def margin(choice: Choice) -> float:
        return choice.margin(best) * choice.tested if len(choice.gains) > 1 else 1.0

    def told(choice: Choice) -> Weighed:
        behind = margin(choice) if choice is not best else 0.0
        chance = choice.worth if choice.gains else None
        return Weighed(choice.move, choice.worth, behind, choice.half, chance, len(choice.gains))

    return [told(choice) for choice in choices]


NONE = -1
"""No card drawn."""


class Heaps:
    """Plays hands on from the piles, for one pack and one opinion of what cards cost."""

    def __init__(
        self, tables: Mapping[str, Table], size: int, costs: Mapping[Card, float], *, circular: bool
    ) -> None:
        lowest = NATURAL[-(size // 4)]
        self.number = {
            card: 4 * (NATURAL.index(card.rank) - NATURAL.index(lowest)) + SUITS.index(card.suit)
            for card in french(size).cards
        }
        self._ranks = size // 4
        self._around = circular or lowest == "2"
        self._cost = [costs.get(card, 0.0) for card in sorted(self.number, key=self.number.get)]  # type: ignore[arg-type]
        self._tables = [tables[suit] for suit in SUITS]
        self._bits = [{self.number[c]: bit for c, bit in t.cards.bit.items()} for t in self._tables]

    def under(self, card: int) -> int:
        """Return the rank on which a card may be laid, or `NONE`."""
        rank = card >> 2
        return rank - 1 if rank else self._ranks - 1 if self._around else NONE

    def after(
        self, view: View[NlkState], move: Move, stock: list[int], least: float
    ) -> tuple[list[list[int]], int, int]:
        """Return the piles that come of a move if the stock lies so, the first mano and trumps."""
        state, me = view.state, int(view.seat)
        piles = [[self.number[card] for card in state.pile(seat)] for seat in state.seats]
        player, gives = me, state.phase is Phase.TURN
        owner = me if move.number is None else move.number
        if state.drawn is not None:
            piles[owner].append(self.number[state.drawn])
            player, gives = ((me + 1) % len(piles), True) if owner == me else (me, False)
        elif owner != me:
            piles[owner].append(piles[me].pop())
        else:
            gives = False
        if not stock:
            return piles, owner, piles[owner][-1] & 3
        owner, trump = self.pile_up(piles, stock, player, NONE, least, gives=gives)
        return piles, owner, trump

    def pile_up(
        self, piles: list[list[int]], stock: list[int], player: int, drawn: int = NONE,
        least: float = 0.0, *, gives: bool = True,
    ) -> tuple[int, int]:  # fmt: skip
        """Play the first phase to its end by what cards cost, and return the first mano and trumps.

        The next card of the stock is the last of the list; who draws gives a card away that
        costs more than ``least``, but never the last one.
        """
        cost, many = self._cost, len(piles)
        while True:
            if drawn == NONE:
                if gives:
                    self._give(piles, player)
                drawn = stock.pop()
            owner = player
            if stock and cost[drawn] > least:
                owner = self._taker(piles, player, drawn)
            piles[owner].append(drawn)
            if not stock:
                return owner, drawn & 3
            gives, drawn = owner == player, NONE
            if gives:
                player = (player + 1) % many

    def _give(self, piles: list[list[int]], player: int) -> None:
        mine = piles[player]
        while mine and self._cost[mine[-1]] > 0:
            taker = self._taker(piles, player, mine[-1])
            if taker == player:
                return
            piles[taker].append(mine.pop())

    def _taker(self, piles: Sequence[Sequence[int]], player: int, card: int) -> int:
        """Return who is to get a card: who has fewest, or the player if it fits nowhere."""
        under, found, fewest = self.under(card), player, 99
        for seat, pile in enumerate(piles):
            if pile and pile[-1] >> 2 == under and seat != player and len(pile) < fewest:
                found, fewest = seat, len(pile)
        return found

    def played_out(
        self, piles: Sequence[Sequence[int]], first: int, trump: int, rng: Random
    ) -> list[float]:
        """Return for every seat how surely it is not the last once the piles are hands."""
        bits, many = self._bits[trump], len(piles)
        hands = tuple(sum(map(bits.__getitem__, pile)) for pile in piles)
        if sum(map(bool, hands)) < 2:
            return kept(hands)
        while not hands[first]:
            first = (first + 1) % many
        at = Position(hands, (), 0, first)
        return kept(self._tables[trump].playout(at, rng, LONGEST * many)[0])
