"""The tricks of NLK on bits: played on by habit, and a tree of moves grown over a position.

A seat is the last as often as its hand weighs among all. What a hand weighs was learned: by what
factor each card changes it, by how many higher and lower cards of its suit are alive; then how
many cards there are, and whether it is their turn.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from naipes_gui.bots.kernel import Few, Floats, Ints, copied, listed, no_floats, row, zeros
from naipes_gui.games.nlk.players.weights import (
    ABOVE,
    BELOW,
    HELD,
    LEADS,
    LEADS_LAST,
    REPLIES,
    REPLIES_LAST,
    TRUMP_ABOVE,
    TRUMP_BELOW,
)

TAKE = 0
"""Stands for taking the lowest card of the chain; any other move is the bit of a card."""
CARELESS = 0.15
"""How often a playout leaves its habits."""
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
FEW = 8
"""Cards of both hands up to which the end between two is solved."""
MOST = len(HELD)
RING = 15
"""Of the sixteen places for a chain the last; chains go round in them."""


class Tricks:
    """The cards under a suit of trumps by their places, what beats what, how tricks are counted."""

    __slots__ = ("below", "better", "dear", "live", "otherwise", "suit_of", "trumps")
    below: Ints
    better: Ints
    otherwise: Ints
    suit_of: Ints
    trumps: int
    dear: int
    live: bool

    def __init__(
        self, below: Sequence[int], better: Sequence[int], otherwise: Sequence[int],
        suit_of: Sequence[int], trumps: int, dear: int, live: bool,
    ) -> None:  # fmt: skip
        self.below = row(below)
        self.better = row(better)
        self.otherwise = row(otherwise)
        self.suit_of = row(suit_of)
        self.trumps, self.dear, self.live = trumps, dear, live


def playout(
    of: Tricks, hands: Sequence[int], chain: Sequence[int], size: int, player: int, rng: Any,
    most: int,
) -> tuple[list[int], int]:  # fmt: skip
    """Play on by habit, with lapses if there is chance, for so many moves at most.

    Returns the hands at the end and how many moves were made.
    """
    held: Few = row(hands)
    laid: Few = row([*chain, *[0] * (RING + 1 - len(chain))])
    made = _play_on(of, held, len(hands), laid, len(chain), size, player, rng, most)
    return listed(held, len(hands)), made


def _play_on(
    of: Tricks, hands: Few, many: int, chain: Few, laid: int, size: int, player: int, rng: Any,
    most: int,
) -> int:  # fmt: skip
    """Written out in one piece: nearly all the time of the computer players is spent here."""
    after: Ints = zeros(16)
    alive, first, lapses = _link(hands, after, many), 0, rng is not None
    for made in range(1, most + 1):
        hand = hands[player]
        if laid:
            top = chain[(first + laid - 1) & RING].bit_length() - 1
            able = hand & of.better[top] or hand & of.otherwise[top]
            card, lowest = able & -able, chain[first & RING]
            if not card or (card & of.trumps and _spares(of, card, hand, lowest, size - laid)):
                hands[player] = hand | lowest
                first, laid, player = first + 1, laid - 1, after[player]
                continue
        else:
            size, able, card = alive, hand, hand & -hand
        if lapses and able != card:
            luck: float = rng.random()
            if luck < CARELESS:
                card = _any_of(able, rng)
        chain[(first + laid) & RING] = card
        laid += 1
        hand ^= card
        hands[player] = hand
        if not hand:
            alive = _link(hands, after, many)
            if of.live:
                size = alive
            if alive == 1:
                return made
        if laid >= size:
            laid = 0
            if hand:
                continue
        player = after[player]
    return most


def _spares(of: Tricks, trump: int, hand: int, lowest: int, waiting: int) -> bool:
    """Tell whether a player takes the lowest card, a dear one, to keep a trump among others.

    Whoever ends the trick plays the trump.
    """
    return bool(lowest & of.dear) and waiting > 1 and trump != hand


def _any_of(able: int, rng: Any) -> int:
    """Return one of some cards by chance."""
    luck: float = rng.random()
    for _ in range(int(luck * able.bit_count())):
        able &= able - 1
    return able & -able


def _link(hands: Few, after: Ints, many: int) -> int:
    """Find for every seat the next one with cards; return how many have some."""
    following, found = many - 1, 0
    for seat in range(many - 1, -1, -1):
        if hands[seat]:
            following = seat
            found += 1
    for seat in range(many - 1, -1, -1):
        after[seat] = following
        if hands[seat]:
            following = seat
    return found


class Node:
    """A position in the tree, with what came of it for whoever moved into it."""

    __slots__ = (
        "chain", "children", "doubt", "hands", "kept", "laid", "last", "left", "limited", "mean",
        "move", "player", "size", "tries", "untried", "weights",
    )  # fmt: skip
    hands: Few
    chain: Few
    laid: int
    size: int
    player: int
    limited: bool
    move: int
    """The move that led to it."""
    last: int
    """Who is the last for sure, or -1."""
    untried: Ints
    """The moves never tried, the likeliest last; there are so many ``left``."""
    left: int
    weights: Floats
    """What the hands weigh."""
    children: list["Node"]
    tries: int
    kept: float
    mean: float
    doubt: float

    def __init__(self, hands: Sequence[int], chain: Sequence[int], size: int, player: int) -> None:
        self.hands = row(hands)
        self.chain = row([*chain, *[0] * (RING + 1 - len(chain))])
        self.untried = zeros(40)
        self.weights = no_floats(16)
        self.laid, self.size, self.player = len(chain), size, player
        self.children = []
        self.limited, self.move, self.last = False, TAKE, -1
        self.left = self.tries = 0
        self.kept = self.mean = self.doubt = 0.0


def _followed(of: Tricks, at: Node, move: int, many: int) -> Node:
    """Return the position that a move leads to; it is over when one hand is left."""
    made = Node((), (), at.size, at.player)
    made.hands = copied(at.hands, many)
    made.chain = copied(at.chain, RING + 1)
    made.laid, made.move, made.limited = at.laid, move, at.limited
    player = at.player
    if move == TAKE:
        made.hands[player] |= at.chain[0]
        made.laid -= 1
        for place in range(made.laid):
            made.chain[place] = at.chain[place + 1]
        if not made.laid:
            made.size = 0
        made.player = _next(made.hands, player, many)
        return made
    if not at.laid:
        made.size = _alive(at.hands, many)
    made.hands[player] ^= move
    made.chain[at.laid] = move
    made.laid += 1
    if of.live:
        made.size = _alive(made.hands, many)
    out, turned = not made.hands[player], made.laid >= made.size
    if not turned or out:
        made.player = _next(made.hands, player, many)
    if out or turned:
        made.limited = False
    if turned:
        made.laid = made.size = 0
    return made


def _alive(hands: Few, many: int) -> int:
    found = 0
    for seat in range(many):
        if hands[seat]:
            found += 1
    return found


def _next(hands: Few, player: int, many: int) -> int:
    """Return the next seat with cards, which may be the same one."""
    player += 1
    if player >= many:
        player = 0
    while not hands[player]:
        player += 1
        if player >= many:
            player = 0
    return player


def _able(of: Tricks, at: Node) -> int:
    hand = at.hands[at.player]
    if not at.laid:
        return hand
    top = at.chain[at.laid - 1].bit_length() - 1
    able = hand & of.better[top]
    return able or hand & of.otherwise[top]


def _cards_alive(at: Node, many: int) -> int:
    alive = 0
    for seat in range(many):
        alive |= at.hands[seat]
    for place in range(at.laid):
        alive |= at.chain[place]
    return alive


def _expect(of: Tricks, at: Node, alive: int) -> None:
    """Note the moves worth a thought, the habit last, before it the others from high to low.

    Of cards that beat the same only the lowest is one.
    """
    able, hand = _able(of, at), at.hands[at.player]
    habit = able & -able
    spares = habit & of.trumps and habit != hand and at.size - at.laid > 1
    if at.laid and not at.limited and spares and at.chain[0] & of.dear:
        habit = TAKE
    takes = at.laid > 0 and not (able and at.limited)
    if not able:
        habit = TAKE
    many, rest = 0, able
    if takes and habit != TAKE:
        at.untried[0] = TAKE
        many = 1
    while rest:
        card = 1 << rest.bit_length() - 1
        rest ^= card
        lower = alive & of.below[card.bit_length() - 1]
        if lower and hand & 1 << lower.bit_length() - 1:
            continue
        if card != habit:
            at.untried[many] = card
            many += 1
    at.untried[many] = habit
    at.left = many + 1


def _weigh(of: Tricks, hand: int, alive: int) -> float:
    """Return what a hand weighs while these cards are alive."""
    if not hand:
        return 0.0
    weight = HELD[min(hand.bit_count(), MOST) - 1]
    while hand:
        card = hand & -hand
        hand ^= card
        suit = alive & of.suit_of[card.bit_length() - 1]
        lower = (suit & (card - 1)).bit_count()
        higher = suit.bit_count() - 1 - lower
        if card & of.trumps:
            weight *= TRUMP_ABOVE[min(higher, 8)] * TRUMP_BELOW[min(lower, 3)]
        else:
            weight *= ABOVE[min(higher, 8)] * BELOW[min(lower, 3)]
    return weight


def _weigh_all(of: Tricks, at: Node, alive: int, many: int) -> None:
    for seat in range(many):
        at.weights[seat] = _weigh(of, at.hands[seat], alive)


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
        share = 1 / max(2, _alive(root.hands, many))
        self.wide = CURIOSITY * sqrt(share * (1 - share))
        alive = _cards_alive(root, many)
        _expect(of, root, alive)
        _weigh_all(of, root, alive, many)

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

    def settle(self, rounds: int, stop: Any) -> None:
        """Try so many continuations, fewer once no other move can be tried as often as the best."""
        for done in range(rounds):
            if done % LOOK_UP == 0 and stop.is_set():
                return
            if done % CHECKED == 0 and self.is_settled(rounds - done):
                return
            self.round()

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
        _tell(node, found, self.many)
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
        child = _followed(self.of, node, node.untried[node.left], self.many)
        active, last = 0, 0
        for seat in range(self.many):
            if child.hands[seat]:
                active, last = active + 1, seat
        if active == 1:
            child.last = last
        elif active == 2:
            child.last = self.solved(child)
        if child.last < 0:
            alive = _cards_alive(child, self.many)
            _expect(self.of, child, alive)
            if self.insight:
                self.weigh(child, node, alive)
        node.children.append(child)
        return child

    def weigh(self, child: Node, parent: Node, alive: int) -> None:
        """Weigh the hands, of which a move changes only one as long as all cards stay alive."""
        if alive != _cards_alive(parent, self.many):
            _weigh_all(self.of, child, alive, self.many)
            return
        for seat in range(self.many):
            child.weights[seat] = parent.weights[seat]
        child.weights[parent.player] = _weigh(self.of, child.hands[parent.player], alive)

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
    most = LONGEST * _alive(hands, many)
    cost = _play_on(of, hands, many, chain, at.laid, at.size, at.player, rng, most)
    whole = 0
    for seat in range(many):
        held = hands[seat].bit_count()
        whole += held * held
    for seat in range(many):
        held = hands[seat].bit_count()
        keeps[seat] = 1 - held * held / whole
    if insight:
        told: Floats = no_floats(16)
        _tell(at, told, many)
        for seat in range(many):
            keeps[seat] = insight * told[seat] + (1 - insight) * keeps[seat]
    return cost


def _tell(at: Node, told: Floats, many: int) -> None:
    """Note for every seat how surely it is not the last, by what the hands weigh."""
    turn, whole = _turn(at), 0.0
    for seat in range(many):
        told[seat] = at.weights[seat] * turn if seat == at.player else at.weights[seat]
        whole += told[seat]
    for seat in range(many):
        told[seat] = 1 - told[seat] / whole


def _turn(at: Node) -> float:
    """Return by what factor it changes what a hand weighs that it is its turn."""
    hand = at.hands[at.player]
    last = not hand & (hand - 1)
    if at.laid:
        return REPLIES * (REPLIES_LAST if last else 1.0)
    return LEADS * (LEADS_LAST if last else 1.0)


def tree(
    of: Tricks, hands: Sequence[int], chain: Sequence[int], size: int, player: int, limited: bool,
    rng: Any, ending: Any, insight: float,
) -> Tree:  # fmt: skip
    """Return a tree over a position that has not begun to grow."""
    root = Node(hands, chain, size, player)
    root.limited = limited
    return Tree(of, root, len(hands), rng, ending, insight)
