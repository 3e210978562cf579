"""A tree search for the tricks of NLK, where everybody only wants not to be the last."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log, sqrt
from random import Random

from naipes_gui.core.rules import Stop
from naipes_gui.games.nlk.players.endgame import Endgame
from naipes_gui.games.nlk.players.tricks import Position, Table

CURIOSITY = 0.7
"""How much the search tries moves that do badly, in standard deviations of losing by lot."""
WIDENING = 0.4
"""How soon a position below the first is looked at with more than its likeliest moves."""
LONGEST = 40
"""Moves of a playout, for every player in it; then the cards left are compared."""
STEP = 8
"""What a step down the tree counts, in moves of a playout; a position of a solved end counts 1.

That is less than it takes, but a solution, unlike a playout, need not be found twice.
"""
LOOK_UP = 4
"""Playouts between two looks at the stop flag."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What the search found out about a move: how often it tried it, and how rarely it lost."""

    tries: int
    kept: float


class Node:
    """A position in the tree, with what came of it for whoever moved into it."""

    __slots__ = ("at", "children", "doubt", "kept", "last", "mean", "tries", "untried")

    def __init__(self, at: Position, untried: Sequence[int], last: int | None = None) -> None:
        self.at, self.untried, self.last = at, list(untried), last
        self.children: list[tuple[int, Node]] = []
        self.tries, self.kept = 0, 0.0
        # What is made of them, many times looked at between two changes: nearly all the time of
        # the tree is spent on choosing where to go.
        self.mean, self.doubt = 0.0, 0.0

    def add(self, keeps: float) -> None:
        """Count one more continuation."""
        self.tries += 1
        self.kept += keeps
        self.mean, self.doubt = self.kept / self.tries, sqrt(self.tries)


class Search:
    """Grows a tree over one position, whose cards are all known or assumed.

    Of moves that are asked about, each is tried as often as the others.
    """

    def __init__(
        self, table: Table, root: Position, rng: Random, among: Sequence[int] | None = None
    ) -> None:
        self._table, self._rng = table, rng
        self._ending = Endgame(table)
        likely, self._is_fair = self._likely(root), among is not None
        if among is not None:
            unlikely = [move for move in among if move not in likely]
            likely = [*unlikely, *(move for move in likely if move in among)]
        self._root = Node(root, likely)
        share = 1 / max(2, len(root.active))
        self._curiosity = CURIOSITY * sqrt(share * (1 - share))

    def run(self, effort: int, stop: Stop) -> Mapping[int, Worth]:
        """Spend so many moves of playouts, and return what every move is worth."""
        spent = rounds = 0
        while spent < effort and not (rounds % LOOK_UP == 0 and stop.is_set()):
            looked = self._ending.looked
            spent += self._round() + self._ending.looked - looked
            rounds += 1
        return {
            move: Worth(node.tries, node.kept / node.tries) for move, node in self._root.children
        }

    def _round(self) -> int:
        path = self._descend()
        keeps, cost = self._play_out(path[-1])
        for parent, node in pairwise(path):
            node.add(keeps[parent.at.player])
        self._root.tries += 1
        return cost + STEP * len(path)

    def _descend(self) -> list[Node]:
        """Follow the best moves to a position with a move never tried, and try that."""
        path = [self._root]
        while path[-1].children and not self._may_grow(path[-1]):
            path.append(self._best(path[-1]))
        if path[-1].untried:
            path.append(self._grow(path[-1]))
        return path

    def _may_grow(self, node: Node) -> bool:
        """Tell whether to try another move: at the root at once, below as tries add up."""
        if not node.untried:
            return False
        return node is self._root or len(node.children) < int(1 + WIDENING * node.doubt)

    def _grow(self, node: Node) -> Node:
        move = node.untried.pop()
        at = self._table.after(node.at, move)
        active = at.active
        last = active[0] if len(active) == 1 else self._ending.loser(at)
        child = Node(at, self._likely(at) if last is None else (), last)
        node.children.append((move, child))
        return child

    def _likely(self, at: Position) -> list[int]:
        """Return the moves of a position, the likeliest last: the habit, then from low to high."""
        moves, habit = self._table.moves(at), self._table.habit(at)
        usual = habit if habit in moves else moves[0]
        return [*reversed([move for move in moves if move != usual]), usual]

    def _best(self, node: Node) -> Node:
        if self._is_fair and node is self._root:
            return min((child for _, child in node.children), key=lambda child: child.tries)
        wide = self._curiosity * sqrt(log(node.tries + 1))
        best, most = node.children[0][1], -1.0
        for _, child in node.children:
            score = child.mean + wide / child.doubt
            if score > most:
                best, most = child, score
        return best

    def _play_out(self, node: Node) -> tuple[list[float], int]:
        """Return for every seat how surely it is not the last, and what it cost to find out."""
        at = node.at
        if node.last is not None:
            return [float(seat != node.last) for seat in range(len(at.hands))], STEP
        hands, cost = self._table.playout(at, self._rng, LONGEST * len(at.active))
        return kept(hands), cost


def kept(hands: Sequence[int]) -> list[float]:
    """Return for every seat how surely it is not the last, judged by the cards it holds."""
    held = [hand.bit_count() ** 2 for hand in hands]
    whole = sum(held)
    return [1 - cards / whole for cards in held]
