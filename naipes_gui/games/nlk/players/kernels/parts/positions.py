"""A position of NLK in a tree, and the moves that lead on from it."""

from collections.abc import Sequence

from naipes_gui.bots.kernel import Few, Floats, Ints, copied, no_floats, row, zeros
from naipes_gui.games.nlk.players.kernels.parts.playing import RING, Tricks

TAKE = 0
"""Stands for taking the lowest card of the chain; any other move is the bit of a card."""


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


def followed(of: Tricks, at: Node, move: int, many: int) -> Node:
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
        made.player = next_seat(made.hands, player, many)
        return made
    if not at.laid:
        made.size = alive_in(at.hands, many)
    made.hands[player] ^= move
    made.chain[at.laid] = move
    made.laid += 1
    if of.live:
        made.size = alive_in(made.hands, many)
    out, turned = not made.hands[player], made.laid >= made.size
    if not turned or out:
        made.player = next_seat(made.hands, player, many)
    if out or turned:
        made.limited = False
    if turned:
        made.laid = made.size = 0
    return made


def alive_in(hands: Few, many: int) -> int:
    """Return how many seats have cards."""
    found = 0
    for seat in range(many):
        if hands[seat]:
            found += 1
    return found


def next_seat(hands: Few, player: int, many: int) -> int:
    """Return the next seat with cards, which may be the same one."""
    player += 1
    if player >= many:
        player = 0
    while not hands[player]:
        player += 1
        if player >= many:
            player = 0
    return player


def playable(of: Tricks, at: Node) -> int:
    """Return the cards that may be played."""
    hand = at.hands[at.player]
    if not at.laid:
        return hand
    top = at.chain[at.laid - 1].bit_length() - 1
    able = hand & of.better[top]
    return able or hand & of.otherwise[top]


def cards_alive(at: Node, many: int) -> int:
    """Return the cards in hands and in the chain."""
    alive = 0
    for seat in range(many):
        alive |= at.hands[seat]
    for place in range(at.laid):
        alive |= at.chain[place]
    return alive


def expect(of: Tricks, at: Node, alive: int) -> None:
    """Note the moves worth a thought, the habit last, before it the others from high to low.

    Of cards that beat the same only the lowest is one.
    """
    able, hand = playable(of, at), at.hands[at.player]
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
