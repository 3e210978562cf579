"""Hands played out by players who choose what leaves them best off by learned numbers."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from typing import NamedTuple

from naipes_gui.bots.cards import places
from naipes_gui.games.hachi_hachi.players.bits import BOAR, EACH, NINE, SHIFT, Worth
from naipes_gui.games.hachi_hachi.players.kernels import ahead
from naipes_gui.games.hachi_hachi.players.kernels.ahead import Book, World
from naipes_gui.games.hachi_hachi.players.kernels.parts.worth import SETS, packed
from naipes_gui.games.hachi_hachi.players.rollout import Deal, Playout
from naipes_gui.games.hachi_hachi.players.values import (
    MINE,
    OPEN,
    OWNED,
    UNIT,
    UNSEEN,
    Stage,
    key_of,
    values,
)
from naipes_gui.games.hachi_hachi.rules.deck import HAND_SIZE

CODES = [
    sum(((where >> i & 1) + 2 * (where >> 4 + i & 1)) << 2 * i for i in range(4))
    for where in range(256)
]
"""Where the cards of a month are in the learned numbers, by both of their digits apart."""


class Kind(NamedTuple):
    """What the worth of positions depends on."""

    key: str
    learned: int
    """For how many players it was learned."""
    pairwise: bool
    always: bool
    declines: bool
    """Whether a capture may be declined to turn a card."""
    stops: bool
    worth: Worth


@cache
def book(kind: Kind) -> Book:
    """Return the learned numbers as hands are played by them; what is worked out is kept."""
    worth = kind.worth
    made = Book(kind.always, kind.stops, worth.inoshikacho, worth.nanatan_plus, worth.additive)
    made.kan = 12 * (kind.learned - 1) * UNIT
    for stage in _stages(kind):
        made.months.append([month[CODES[i]] for month in stage.months for i in range(256)])
        made.sets += [_by_key(number, stage.sets[cards]) for number, cards in enumerate(SETS)]
        made.ribbons.append(list(stage.ribbons))
        made.bias.append(stage.bias)
    made.make, made.take = partial(_ways, made, kind), partial(_landings, made, kind)
    return made


def _by_key(number: int, numbers: Mapping[int, int]) -> list[int]:
    """Return numbers by where the cards of a combination are, as the kernel finds it."""
    found = [0] * (1 << 3 * SETS[number].bit_count())
    for key, worth in numbers.items():
        found[packed(number, key)] = worth
    return found


def _stages(kind: Kind) -> Iterator[Stage]:
    stages = values(kind.key)
    yield from (*stages.still, *stages.turning, *stages.more)


class Foresight(Playout):
    """Worlds in which everybody judges positions by the learned numbers of `values`.

    All is counted in whole units of them, so that the same is preferred on every machine.
    """

    def __post_init__(self) -> None:
        super().__post_init__()
        players, options = len(self.sage), self.options
        key, learned = key_of(options, players)
        declines = options.hand_capture == "optional" and not self.always
        pairwise = options.settlement == "pairwise"
        kind = Kind(key, learned, pairwise, self.always, declines, self.stops, self.worth)
        self._book = book(kind)
        self.scale = (players - 1) / (learned - 1) / UNIT
        self.stake = (learned - 1) * UNIT
        self.listens = not self.always
        self._plain = pairwise and not options.specials

    def after(self, deal: Deal, card: int, taken: int) -> float:
        return self._gained(ahead.after(self._book, _kept(deal), card, taken))

    def after_turning(self, deal: Deal, taken: int, gained: int) -> float:
        before = self.worth.value(deal.piles[0] ^ gained)
        return self._gained(ahead.after_turning(self._book, _kept(deal), taken, before))

    def run(self, deal: Deal, turn: int) -> float:
        found = ahead.ended(self._book, world(deal), turn)
        deal.piles[:] = found.captured()
        return self._gained(found)

    def _gained(self, found: World) -> float:
        if self.ends is not None:
            self.ends.append(found.captured())
        if found.stopper >= 0:
            return self.stopped(
                found.stopper, found.kan, found.before, found.captured() if self.feats else ()
            )
        if self._plain:
            return float(ahead.settled(self._book, found, self.options.kan_points))
        return self.end(found.captured())

    def judged(self, deal: Deal, turn: int) -> list[tuple[int, int, int]]:
        """Return every way to play a card of the hand: its worth, the card, what it takes."""
        return ahead.judged(self._book, world(deal), turn)

    def landings(self, deal: Deal, turn: int, card: int) -> list[tuple[int, int]]:
        """Return what a card of the stock may take of two: its worth, and the card taken."""
        return ahead.landings(self._book, world(deal), turn, card)


def world(deal: Deal) -> World:
    """Return a deal as the kernel plays it out."""
    hands = [sum(1 << card for card in hand) for hand in deal.hands]
    return World(hands, deal.piles, deal.field, deal.stock, deal.turned)


def _kept(deal: Deal) -> World:
    """Return the same, made once for all choices that are compared over a deal."""
    if deal.world is None:
        deal.world = world(deal)
    return deal.world


# Months.


def _ways(made: Book, kind: Kind, where: int) -> tuple[int, ...]:
    """Work out the ways to play a card in its month, and keep them for the next time."""
    left, stock, card, code = where >> 15, where >> 14 & 1, where >> 8 & 63, where & 255
    still, turning = left, left + HAND_SIZE * stock
    after_take = turning if kind.always else still
    field = _field(card, code)
    takes = [field] if field.bit_count() == 3 else list(_one_of(field))
    found = list[int]()
    for taken in takes:
        worth = _month_gained(made, kind, after_take, card, taken, code)
        found += [worth, taken, stock * kind.always, *_shifts(kind, card, taken, MINE)]
    if not field or (field.bit_count() < 3 and kind.declines and stock):
        month = made.months[turning]
        place, shift = card >> 2 << 8, card & 3
        later = code ^ 1 << shift ^ 16 << shift
        worth = month[place | later] - month[place | code]
        found += [worth, 0, stock, *_shifts(kind, card, 0, MINE)]
    made.ways[where] = tuple(found)
    return made.ways[where]


def _landings(made: Book, kind: Kind, where: int) -> tuple[int, ...]:
    """Work out what a turned card may take, and keep it for the next time."""
    left, card, code = where >> 14, where >> 8 & 63, where & 255
    found = list[int]()
    for taken in _one_of(_field(card, code)):
        worth = _month_gained(made, kind, left, card, taken, code)
        found += [worth, taken, 0, *_shifts(kind, card, taken, UNSEEN)]
    made.taken[where] = tuple(found)
    return made.taken[where]


def _field(card: int, code: int) -> int:
    """Return the cards of the month of a card that lie in the field."""
    return (code >> 4 & ~code & 15) << SHIFT[card]


def _month_gained(
    made: Book, kind: Kind, stage: int, card: int, taken: int, code: int
) -> int:  # fmt: skip
    """Return the points of a capture and what becomes of its month."""
    captured = places(taken)
    points = EACH[card] + sum(EACH[each] for each in captured)
    later = code
    for each in (card, *captured):
        later |= 17 << (each & 3)
    month, place = made.months[stage], card >> 2 << 8
    pays = (kind.learned - 1) * UNIT if kind.pairwise else 2 * UNIT // 3
    return pays * points + month[place | later] - month[place | code]


def _shifts(kind: Kind, card: int, taken: int, source: int) -> list[int]:
    """Return by how much the keys of the combinations change that a move touches, two at most."""
    found, played = list[int](), 1 << card
    for number, cards in enumerate(SETS):
        if (taken | played) & cards and (kind.worth.inoshikacho or cards != BOAR):
            to = OWNED if taken else OPEN
            moved = (to - source) * packed(number, played & cards)
            found += [number, moved + (OWNED - OPEN) * packed(number, taken & cards)]
    if taken and (taken | played) & NINE and not found:
        found += [0, 0]  # Seven Ribbons have no key, but their owner matters.
    return found + [-1, 0] * (2 - len(found) // 2)


def _one_of(cards: int) -> Iterable[int]:
    while cards:
        yield cards & -cards
        cards &= cards - 1
