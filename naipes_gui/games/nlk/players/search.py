"""A tree search for the tricks of NLK, where everybody only wants not to be the last."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from naipes_gui.core.rules import Stop
from naipes_gui.games.nlk.players.endgame import Endgame
from naipes_gui.games.nlk.players.kernels.tree import ANY, tree
from naipes_gui.games.nlk.players.tricks import Position, Table

INSIGHT = 0.75
"""The share that what hands weigh has in what comes of a position; the rest has a playout."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What the search found out about a move: how often it tried it, and how rarely it lost."""

    tries: int
    kept: float


class Search:
    """Grows a tree over one position, whose cards are all known or assumed.

    Of moves that are asked about, each is tried as often as the others.
    """

    def __init__(
        self, table: Table, root: Position, rng: Random, among: Sequence[int] | None = None,
        insight: float = 0.0,
    ) -> None:  # fmt: skip
        hands, chain, size, player, limited = root
        self._tree = tree(
            table.kernel, hands, chain, size, player, limited, rng, Endgame(table), insight
        )
        if among is not None:
            self._tree.compare(among)

    def run(self, effort: int, stop: Stop) -> Mapping[int, Worth]:
        """Spend so many moves of playouts, and return what every move is worth."""
        self._tree.run(effort, stop)
        return self._found()

    def settle(self, rounds: int, stop: Stop, doubted: int = ANY) -> Mapping[int, Worth]:
        """Try so many continuations, fewer once no other move can be tried as often as the best.

        Of one that is ``doubted`` only whether it is chosen is wanted.
        """
        self._tree.settle(rounds, stop, doubted)
        return self._found()

    @property
    def outlook(self) -> Sequence[float]:
        """How surely every seat was not the last in what was tried."""
        found: Sequence[float] = self._tree.outlook()
        return found

    def _found(self) -> Mapping[int, Worth]:
        return {move: Worth(tries, kept) for move, tries, kept in self._tree.found()}


def kept(hands: Sequence[int]) -> list[float]:
    """Return for every seat how surely it is not the last, judged by the cards it holds."""
    held = [hand.bit_count() ** 2 for hand in hands]
    whole = sum(held)
    return [1 - cards / whole for cards in held]
