"""The piles of NLK on numbers: the first phase played on by habit, many times over.

A card is four times its rank, 0 the lowest in play, plus its suit in the order of `SUITS`.
"""

from collections.abc import Mapping, Sequence
from random import Random

from naipes_gui.core.cards import NATURAL, SUITS, Card, french
from naipes_gui.games.nlk.players.kernels.tree import LONGEST
from naipes_gui.games.nlk.players.search import kept
from naipes_gui.games.nlk.players.tricks import Position, Table

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
