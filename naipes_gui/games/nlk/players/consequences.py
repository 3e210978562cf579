"""What comes of a move in the piles of NLK, counted over many ways to go on."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from naipes_gui.core.cards import SUITS, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.games.nlk.players.beliefs import stock_of
from naipes_gui.games.nlk.players.kernels.parts.playing import CARELESS
from naipes_gui.games.nlk.players.kernels.parts.positions import TAKE
from naipes_gui.games.nlk.players.kernels.tree import LONGEST
from naipes_gui.games.nlk.players.piling import Piler
from naipes_gui.games.nlk.players.stock import SEEDS, Heaps
from naipes_gui.games.nlk.players.tricks import Position, Table, cards
from naipes_gui.games.nlk.rules.game import Nlk
from naipes_gui.games.nlk.rules.state import NlkState


class Course(NamedTuple):
    """What became of my cards; sets of them are bits of the table."""

    laid: int
    """Which I laid on another."""
    turned: int
    """Which turned a trick."""
    left: int
    """Which I still hold when all is over."""


class Ending(NamedTuple):
    """How the piles came out, and how the hand went on from there."""

    mine: frozenset[Card]
    """What lay in my pile when it became a hand."""
    first: bool
    """Whether I lead the first trick."""
    trump: str
    course: Course
    bits: Mapping[Card, int]


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
        return Course(0, 0, masks[me])
    while not masks[owner]:
        owner = (owner + 1) % len(masks)
    return _course(table, Position(masks, (), 0, owner), me, rng)


def _course(table: Table, at: Position, me: int, rng: Random) -> Course:
    """Play on by habit with lapses, as the search does, and note what becomes of a seat."""
    laid = turned = 0
    for _ in range(LONGEST * len(at.hands)):
        move = _by_habit(table, at, rng)
        before, at = at, table.after(at, move)
        if before.player == me and before.chain and move != TAKE:
            laid |= move
            turned |= move * (not at.chain)
        if len(at.active) < 2:
            break
    return Course(laid, turned, at.hands[me])


def _by_habit(table: Table, at: Position, rng: Random) -> int:
    usual, able = table.habit(at), table.able(at)
    if usual == TAKE or able == usual or rng.random() >= CARELESS:
        return usual
    chosen = rng.randrange(able.bit_count())
    for _ in range(chosen):
        able &= able - 1
    return able & -able
