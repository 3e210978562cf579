"""Hands played out by players who choose what leaves them best off by learned numbers."""

from typing import TypeAlias

from naipes_gui.bots.kernel import Few, zeros
from naipes_gui.games.hachi_hachi.players.kernels.parts.worlds import HAND
from naipes_gui.games.hachi_hachi.players.kernels.parts.worlds import Book as Book
from naipes_gui.games.hachi_hachi.players.kernels.parts.worlds import World as World
from naipes_gui.games.hachi_hachi.players.kernels.parts.worth import (
    WIDTH,
    card_points,
    fill_keys,
    touched_by,
    value,
    whole,
)

FIRST, LAST = 0x111111111111, 0x888888888888
LOW, HIGH = 0x333333333333, 0xCCCCCCCCCCCC
"""The first, last, first two and last two cards of every month."""
LEAST = -(1 << 60)

Ways: TypeAlias = list[tuple[int, int, int]]
"""Ways to play a card of the hand: what each is worth, the card, what it takes."""

# What may be asked.


def judged(book: Book, world: World, turn: int) -> Ways:
    """Return every way to play a card of the hand."""
    found: Ways = []
    _weigh(book, world, turn, False, found)
    return found


def landings(book: Book, world: World, turn: int, card: int) -> list[tuple[int, int]]:
    """Return what a card of the stock may take of two: its worth, and the card taken."""
    found = list[tuple[int, int]]()
    _land_best(book, world, turn, card, found)
    return found


def after(book: Book, world: World, card: int, taken: int) -> World:
    """Return the end of a world in which the viewer plays a card of his hand so."""
    found: World = world.copy()
    before: int = value(book, found.piles[0])
    _play(book, found, 0, card, taken)
    _finish(book, found, 0, before)
    return found


def after_turning(book: Book, world: World, taken: int, before: int) -> World:
    """Return the end of a world in which the next card of the stock takes this one."""
    found: World = world.copy()
    _lay(found, 0, found.stock[found.turned], taken)
    found.turned += 1
    _finish(book, found, 0, before)
    return found


def ended(book: Book, world: World, turn: int) -> World:
    """Return the end of a world that is played on from a player's turn."""
    found: World = world.copy()
    _run(book, found, turn)
    return found


def settled(book: Book, world: World, kan_points: int) -> int:
    """Return what the viewer gains where everybody settles with everybody."""
    every: int = 0
    own: int = 0
    for player in range(world.players):
        pile: int = world.piles[player]
        each: int = card_points(pile) + kan_points * value(book, pile)
        every += each
        if not player:
            own = each
    return world.players * own - every


# Playing.


def _finish(book: Book, world: World, turn: int, before: int) -> None:
    """See whether a player ends the hand, who has just played; if not, play on."""
    if book.stops:
        kan: int = value(book, world.piles[turn])
        if kan > before:
            world.stopper, world.kan, world.before = turn, kan, before
            return
    _run(book, world, turn + 1 if turn + 1 < world.players else 0)


def _run(book: Book, world: World, turn: int) -> None:
    while world.hands[turn]:
        own: int = world.piles[turn]
        chosen: int = _weigh(book, world, turn, True, None)
        _play(book, world, turn, chosen & 63, chosen >> 6)
        if book.stops and (world.piles[turn] ^ own) & book.keys:
            before: int = value(book, own)
            kan: int = value(book, world.piles[turn])
            if kan > before:
                world.stopper, world.kan, world.before = turn, kan, before
                return
        turn = turn + 1 if turn + 1 < world.players else 0


def _play(book: Book, world: World, turn: int, card: int, taken: int) -> None:
    """Play a card, then perhaps the stock."""
    world.hands[turn] &= ~(1 << card)
    _lay(world, turn, card, taken)
    if world.turned == world.size or (taken and not book.always):
        return
    turned: int = world.stock[world.turned]
    world.turned += 1
    there: int = world.field & 15 << (turned & 60)
    if there.bit_count() == 2:
        there = _land_best(book, world, turn, turned, None)
    _lay(world, turn, turned, there)


def _lay(world: World, turn: int, card: int, taken: int) -> None:
    if taken:
        world.field &= ~taken
        world.piles[turn] |= taken | 1 << card
    else:
        world.field |= 1 << card


# Choosing.


def _weigh(book: Book, world: World, turn: int, alike: bool, found: Ways | None) -> int:
    """Return what is best: the card, and 64 times what it takes; tell all ways if asked.

    What all ways have alike may be left out.
    """
    cards: int = world.hands[turn]
    gone: int = _gone(world)
    left: int = cards.bit_count() - 1
    stock: bool = world.turned < world.size
    mixed: bool = stock and not book.always
    later: int = left + HAND if stock and not mixed else left
    keys: Few = zeros(4)
    keyed: bool = mixed and (not alike or _meets(cards, world.field))
    extra: int = whole(book, world, turn, left, gone, keys) if keyed else 0
    base, best, chosen = (left * 2 + stock) << 14, LEAST, 0
    while cards:
        card: int = (cards & -cards).bit_length() - 1
        cards &= cards - 1
        where: int = base | _seen(world, turn, card, gone)
        ways: tuple[int, ...] = book.ways[where] or book.make(where)
        start, end = 0, len(ways)
        while start < end:
            worth: int = ways[start]
            taken: int = ways[start + 1]
            turns: int = ways[start + 2]
            touched: int = ways[start + 3]
            if touched >= 0:
                if not keyed:
                    fill_keys(book, world, turn, gone, keys)
                    keyed = True
                stage = left + HAND if mixed and turns else later
                worth += touched_by(book, world, turn, card, keys, ways, start, stage, later)
            worth += extra if turns else 0
            start += WIDTH
            if found is not None:
                found.append((worth, card, taken))
            if worth > best or (worth == best and (card != chosen & 63 or taken > chosen >> 6)):
                best, chosen = worth, taken << 6 | card
    return chosen


def _land_best(
    book: Book, world: World, turn: int, card: int, found: list[tuple[int, int]] | None
) -> int:
    """Return which of two cards of the field a turned card takes; tell both if asked."""
    gone: int = _gone(world)
    hand: int = world.hands[turn]
    left: int = hand.bit_count()
    keys: Few = zeros(4)
    fill_keys(book, world, turn, gone, keys)
    where: int = left << 14 | _seen(world, turn, card, gone)
    ways: tuple[int, ...] = book.taken[where] or book.take(where)
    best, chosen, start, end = LEAST, 0, 0, len(ways)
    while start < end:
        worth: int = ways[start]
        taken: int = ways[start + 1]
        worth += touched_by(book, world, turn, card, keys, ways, start, left, left)
        start += WIDTH
        if found is not None:
            found.append((worth, taken))
        if worth > best or (worth == best and taken > chosen):
            best, chosen = worth, taken
    return chosen


def _seen(world: World, turn: int, card: int, gone: int) -> int:
    """Return the part of a place among the ways that tells a card, and where its month is."""
    place: int = card & 60
    near: int = (world.hands[turn] | gone) >> place & 15
    return card << 8 | near | ((world.field | gone) >> place & 15) << 4


def _gone(world: World) -> int:
    gone: int = 0
    for player in range(world.players):
        gone |= world.piles[player]
    return gone


def _meets(hand: int, field: int) -> bool:
    """Tell whether a card of the hand finds its month in the field."""
    near: int = field | field >> 1 & ~LAST | field << 1 & ~FIRST
    near |= near >> 2 & LOW | near << 2 & HIGH
    return bool(near & hand)
