"""The tricks of NLK on bits: played on by habit, and a tree of moves grown over a position."""

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from naipes_gui.bots.kernel import Few, Floats, copied, listed, no_floats, row
from naipes_gui.games.nlk.players.kernels.parts.playing import RING, play_on
from naipes_gui.games.nlk.players.kernels.parts.playing import Tricks as Tricks
from naipes_gui.games.nlk.players.kernels.parts.positions import (
    Node,
    alive_in,
    cards_alive,
    expect,
    followed,
)
from naipes_gui.games.nlk.players.kernels.parts.weighing import tell, weigh, weigh_all

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
CHECKED = 64
"""Rounds between two looks whether the choice is settled."""
ANY = -1
"""Stands for no move, where none is doubted."""
SOON, FAR = 4, 4
"""A move that is doubted is out once one of so many parts of the rounds is over and another was
tried so many times as often."""
FEW = 8
"""Cards of both hands up to which the end between two is solved."""


def playout(
    of: Tricks, hands: Sequence[int], chain: Sequence[int], size: int, player: int, rng: Any,
    most: int,
) -> tuple[list[int], int]:  # fmt: skip
    """Play on by habit, with lapses if there is chance, for so many moves at most.

    Returns the hands at the end and how many moves were made.
    """
    held: Few = row(hands)
    laid: Few = row([*chain, *[0] * (RING + 1 - len(chain))])
    made = play_on(of, held, len(hands), laid, len(chain), size, player, rng, most)
    return listed(held, len(hands)), made


class Tree:
    """A tree of moves over one position, whose cards are all known or assumed."""

    __slots__ = ("came", "ending", "fair", "insight", "many", "of", "rng", "root", "wide")
    of: Tricks
    root: Node
    many: int
    wide: float
    fair: bool
    """Whether every move of the first position is tried as often as the others."""
    insight: float
    """The share that what hands weigh has in what comes of a position."""
    rng: Any
    ending: Any
    """Solves the end between two."""
    came: Floats
    """What came of all continuations, for every seat."""

    def __init__(
        self, of: Tricks, root: Node, many: int, rng: Any, ending: Any, insight: float
    ) -> None:
        self.of, self.root, self.many = of, root, many
        self.rng, self.ending, self.insight = rng, ending, insight
        self.fair = False
        self.came = no_floats(16)
        share = 1 / max(2, alive_in(root.hands, many))
        self.wide = CURIOSITY * sqrt(share * (1 - share))
        alive = cards_alive(root, many)
        expect(of, root, alive)
        weigh_all(of, root, alive, many)

    def compare(self, among: Sequence[int]) -> None:
        """Try these moves alone, each as often as the others."""
        likely = listed(self.root.untried, self.root.left)
        chosen = [move for move in among if move not in likely]
        chosen += [move for move in likely if move in among]
        self.root.left, self.fair = len(chosen), True
        for place in range(len(chosen)):
            self.root.untried[place] = chosen[place]

    def run(self, effort: int, stop: Any) -> None:
        """Spend so many moves of playouts, steps down the tree and positions of solved ends."""
        spent = rounds = 0
        while spent < effort and not (rounds % LOOK_UP == 0 and stop.is_set()):
            looked: int = self.ending.looked
            spent += self.round()
            found: int = self.ending.looked
            spent += found - looked
            rounds += 1

    def settle(self, rounds: int, stop: Any, doubted: int = ANY) -> None:
        """Try so many continuations, fewer once no other move can be tried as often as the best.

        Whoever asks only whether one is chosen is answered as soon as that one is out.
        """
        for done in range(rounds):
            if done % LOOK_UP == 0 and stop.is_set():
                return
            if done % CHECKED == 0 and self.is_settled(rounds - done):
                return
            if done % CHECKED == 0 and SOON * done >= rounds and self.is_out(doubted):
                return
            self.round()

    def is_out(self, doubted: int) -> bool:
        """Tell whether another move was tried so much more often that this is hardly chosen."""
        most, tries = 0, -1
        if self.root.left:
            return False
        for place in range(len(self.root.children)):
            node: Node = self.root.children[place]
            if node.move == doubted:
                tries = node.tries
            elif node.tries > most:
                most = node.tries
        return tries >= 0 and most > FAR * tries

    def is_settled(self, left: int) -> bool:
        """Tell whether no other move can be tried as often as the best in so many rounds."""
        most, second = 0, 0
        if self.root.left or len(self.root.children) < 2:
            return False
        for place in range(len(self.root.children)):
            node: Node = self.root.children[place]
            if node.tries > most:
                most, second = node.tries, most
            elif node.tries > second:
                second = node.tries
        return most > second + left

    def found(self) -> list[tuple[int, int, float]]:
        """Return the moves that were tried, how often, and how surely the seat was not the last."""
        found = []
        for place in range(len(self.root.children)):
            node: Node = self.root.children[place]
            found.append((node.move, node.tries, node.kept / node.tries))
        return found

    def outlook(self) -> list[float]:
        """Return how surely every seat was not the last in what was tried."""
        return [kept / self.root.tries for kept in listed(self.came, self.many)]

    def told(self, node: Node) -> list[float]:
        """Return how surely every seat is not the last, by what the hands weigh."""
        found: Floats = no_floats(16)
        tell(node, found, self.many)
        return listed(found, self.many)

    def round(self) -> int:
        """Try one more continuation; return what it cost."""
        node = self.root
        path = [node]
        while node.children and not self.may_grow(node):
            node = self.best(node)
            path.append(node)
        if node.left:
            node = self.grow(node)
            path.append(node)
        keeps: Floats = no_floats(16)
        cost = _kept(self.of, node, keeps, self.many, self.rng, self.insight)
        parent = self.root
        for place in range(1, len(path)):
            child: Node = path[place]
            child.tries += 1
            child.kept += keeps[parent.player]
            child.mean = child.kept / child.tries
            child.doubt = sqrt(child.tries)
            parent = child
        self.root.tries += 1
        for seat in range(self.many):
            self.came[seat] += keeps[seat]
        return cost + STEP * len(path)

    def may_grow(self, node: Node) -> bool:
        """Tell whether to try another move: at the root at once, below as tries add up."""
        if not node.left:
            return False
        return node is self.root or len(node.children) < int(1 + WIDENING * node.doubt)

    def best(self, node: Node) -> Node:
        """Return where to go on: what does well, or was seldom tried."""
        found: Node = node.children[0]
        if self.fair and node is self.root:
            for place in range(1, len(node.children)):
                child: Node = node.children[place]
                if child.tries < found.tries:
                    found = child
            return found
        wide, most = self.wide * sqrt(log(node.tries + 1)), -1.0
        for place in range(len(node.children)):
            child = node.children[place]
            score = child.mean + wide / child.doubt
            if score > most:
                found, most = child, score
        return found

    def grow(self, node: Node) -> Node:
        """Add the likeliest move never tried to the tree."""
        node.left -= 1
        child = followed(self.of, node, node.untried[node.left], self.many)
        active, last = 0, 0
        for seat in range(self.many):
            if child.hands[seat]:
                active, last = active + 1, seat
        if active == 1:
            child.last = last
        elif active == 2:
            child.last = self.solved(child)
        if child.last < 0:
            alive = cards_alive(child, self.many)
            expect(self.of, child, alive)
            if self.insight:
                self.weigh(child, node, alive)
        node.children.append(child)
        return child

    def weigh(self, child: Node, parent: Node, alive: int) -> None:
        """Weigh the hands, of which a move changes only one as long as all cards stay alive."""
        if alive != cards_alive(parent, self.many):
            weigh_all(self.of, child, alive, self.many)
            return
        for seat in range(self.many):
            child.weights[seat] = parent.weights[seat]
        child.weights[parent.player] = weigh(self.of, child.hands[parent.player], alive)

    def solved(self, node: Node) -> int:
        """Return who is last between two, if few cards are left and it can be found; or -1."""
        held = 0
        for seat in range(self.many):
            held += node.hands[seat].bit_count()
        if held > FEW:
            return -1
        found = self.ending.between(
            listed(node.hands, self.many), listed(node.chain, node.laid), node.size, node.player,
            node.limited,
        )  # fmt: skip
        return -1 if found is None else int(found)


def _kept(of: Tricks, at: Node, keeps: Floats, many: int, rng: Any, insight: float) -> int:
    """Note for every seat how surely it is not the last; return what it cost to find out."""
    if at.last >= 0:
        for seat in range(many):
            keeps[seat] = 0.0 if seat == at.last else 1.0
        return STEP
    hands: Few = copied(at.hands, many)
    chain: Few = copied(at.chain, RING + 1)
    most = LONGEST * alive_in(hands, many)
    cost = play_on(of, hands, many, chain, at.laid, at.size, at.player, rng, most)
    whole = 0
    for seat in range(many):
        held = hands[seat].bit_count()
        whole += held * held
    for seat in range(many):
        held = hands[seat].bit_count()
        keeps[seat] = 1 - held * held / whole
    if insight:
        told: Floats = no_floats(16)
        tell(at, told, many)
        for seat in range(many):
            keeps[seat] = insight * told[seat] + (1 - insight) * keeps[seat]
    return cost


def tree(
    of: Tricks, hands: Sequence[int], chain: Sequence[int], size: int, player: int, limited: bool,
    rng: Any, ending: Any, insight: float,
) -> Tree:  # fmt: skip
    """Return a tree over a position that has not begun to grow."""
    root = Node(hands, chain, size, player)
    root.limited = limited
    return Tree(of, root, len(hands), rng, ending, insight)
