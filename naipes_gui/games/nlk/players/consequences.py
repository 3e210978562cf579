"""What comes of a move of NLK, counted over many ways to go on: what a reason is made of."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

from naipes_gui.core.cards import SUITS, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.games.nlk.players.beliefs import beliefs, stock_of
from naipes_gui.games.nlk.players.kernels.parts.playing import CARELESS
from naipes_gui.games.nlk.players.kernels.parts.positions import TAKE
from naipes_gui.games.nlk.players.kernels.tree import LONGEST
from naipes_gui.games.nlk.players.piling import Piler
from naipes_gui.games.nlk.players.stock import SEEDS, Heaps
from naipes_gui.games.nlk.players.tricks import Position, Table, cards
from naipes_gui.games.nlk.players.worlds import hands_in, position
from naipes_gui.games.nlk.rules.game import Nlk
from naipes_gui.games.nlk.rules.state import NlkState


class Course(NamedTuple):
    """How a hand went on; sets of cards are bits of the table, sets of seats bits by number."""

    took: bool
    """Whether I took up a card of the first trick after the move."""
    leads: bool
    """Whether I lead the next trick."""
    held: int
    """How many cards I hold when it is led."""
    out: int
    """Who is out by then."""
    takers: int
    """Who else took up a card of the first trick."""
    laid: int
    """Which of my cards I laid on another."""
    turned: int
    """Which of my cards turned a trick."""
    left: int
    """Which I still hold when all is over."""
    last: int
    """Who was left with cards, or most of them."""


class Ending(NamedTuple):
    """How the piles came out, and how the hand went on from there."""

    mine: frozenset[Card]
    """What lay in my pile when it became a hand."""
    first: bool
    """Whether I lead the first trick."""
    trump: str
    course: Course
    bits: Mapping[Card, int]


def courses(rules: Nlk, view: View[NlkState], move: Move, many: int, seed: int) -> list[Course]:
    """Play a trick on many times after one move; the chance is the same for every move."""
    state = view.state
    table = Table(cards(len(rules.pack.cards), state.trump, rules.is_strict), live=rules.is_live)
    known, found = beliefs(view, rules.pack, 1.0), list[Course]()
    first = table.cards.bit[move.cards[0]] if move.cards else TAKE
    for number in range(many):
        rng = Random(seed + number)
        root = position(table.cards, state, hands_in(known.world(rng), state))
        found.append(course(table, root, int(view.seat), rng, first))
    return found


def endings(rules: Nlk, view: View[NlkState], move: Move, many: int, seed: int) -> list[Ending]:
    """Deal the stock many times after one move in the piles, and play each deal to its end."""
    size = len(rules.pack.cards)
    tables = {s: Table(cards(size, s, rules.is_strict), live=rules.is_live) for s in SUITS}
    piler = Piler(view, size, counts=True)
    costs = {card: piler.cost(card) for card in rules.pack.cards}
    heaps = Heaps(tables, size, costs, circular=rules.is_circular)
    unseen = stock_of(view, rules.pack)
    least, card_of = piler.least(unseen), {number: card for card, number in heaps.number.items()}
    found = list[Ending]()
    for number in range(many):
        rng = Random(seed + number)
        stock = [heaps.number[card] for card in unseen]
        rng.shuffle(stock)
        luck = Random(rng.randrange(SEEDS))
        piles, owner, trump = heaps.after(view, move, stock, least)
        table = tables[SUITS[trump]]
        hands = [[card_of[each] for each in pile] for pile in piles]
        went = _tricks(table, hands, owner, int(view.seat), luck)
        mine = frozenset(hands[view.seat])
        found.append(Ending(mine, owner == view.seat, SUITS[trump], went, table.cards.bit))
    return found


def _tricks(table: Table, hands: list[list[Card]], owner: int, me: int, rng: Random) -> Course:
    masks = tuple(map(table.cards.bit.mask, hands))
    if sum(map(bool, masks)) < 2:
        last = next((seat for seat, hand in enumerate(masks) if hand), me)
        return Course(False, False, 0, 0, 0, 0, 0, masks[me], last)
    while not masks[owner]:
        owner = (owner + 1) % len(masks)
    return course(table, Position(masks, (), 0, owner), me, rng)


def course(
    table: Table, at: Position, me: int, rng: Random, first: int | None = None
) -> Course:  # fmt: skip
    """Play on by habit with lapses, as the search does, and note what becomes of a seat."""
    takers = laid = turned = 0
    after_trick: tuple[bool, int, int] | None = None
    took, is_mine = False, first is not None
    for move, before, now in _moves(table, at, rng, first):
        at = now
        mover = before.player
        if move == TAKE:
            took |= after_trick is None and mover == me and not is_mine
            takers |= (1 << mover) * (after_trick is None and mover != me)
        elif mover == me and before.chain:
            laid |= move
            turned |= move * (not at.chain)
        is_mine = False
        if after_trick is None and not at.chain:
            out = sum(1 << seat for seat, hand in enumerate(at.hands) if not hand)
            after_trick = at.player == me, at.hands[me].bit_count(), out
    held = [hand.bit_count() for hand in at.hands]
    leads, mine, out = after_trick or (False, held[me], 0)
    return Course(took, leads, mine, out, takers, laid, turned, at.hands[me],
                  held.index(max(held)))  # fmt: skip


def _moves(
    table: Table, at: Position, rng: Random, first: int | None
) -> Iterator[tuple[int, Position, Position]]:
    """Yield every move with the positions before and after it, until one hand is left."""
    for _ in range(LONGEST * len(at.hands)):
        move = _by_habit(table, at, rng) if first is None else first
        before, at, first = at, table.after(at, move), None
        yield move, before, at
        if len(at.active) < 2:
            return


def _by_habit(table: Table, at: Position, rng: Random) -> int:
    usual, able = table.habit(at), table.able(at)
    if usual == TAKE or able == usual or rng.random() >= CARELESS:
        return usual
    chosen = rng.randrange(able.bit_count())
    for _ in range(chosen):
        able &= able - 1
    return able & -able
