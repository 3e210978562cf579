"""What combinations are worth: learned numbers by where their cards are."""

from naipes_gui.bots.kernel import Few
from naipes_gui.games.hachi_hachi.players.bits import (
    ALL_RIBBONS,
    ANIMALS,
    BLUES,
    BOAR,
    BRIGHTS,
    FOUR,
    NINE,
    RAIN_MAN,
    RED,
    STRIPS,
)
from naipes_gui.games.hachi_hachi.players.kernels.parts.worlds import HAND, Book, World

SETS = RED, BLUES, BOAR, FOUR
"""The combinations of which it is known where every card is."""
BOARS = 2
"""The place of the one among them that may not count."""
MINE, OPEN, OWNED, LEADING, LOST = range(1, 6)
"""Where a card of a combination may be, besides unseen: captured by oneself, by the other who has
most of it, or by a third one."""
WIDTH = 7
"""How many numbers tell a way to play: what it is worth apart from combinations, what it takes,
whether a card is turned after it, and twice a place in `SETS` (or -1) with by how much the key
of that combination changes."""


def value(book: Book, pile: int) -> int:
    """Return the kan of the combinations in a pile."""
    kan: int = 7 * (pile & RED == RED) + 7 * (pile & BLUES == BLUES)
    if book.boar and pile & BOAR == BOAR:
        kan += 7
    if pile & FOUR == FOUR:
        kan += (22 if book.additive else 12) if pile & RAIN_MAN else 10
    if (pile & NINE).bit_count() >= HAND:
        kan += 10
        if book.plus:
            kan += (pile & ALL_RIBBONS).bit_count() - HAND
    return kan


def card_points(cards: int) -> int:
    """Return the card points of a mask."""
    dear = 19 * (cards & BRIGHTS).bit_count() + 9 * (cards & ANIMALS).bit_count()
    return cards.bit_count() + dear + 4 * (cards & STRIPS).bit_count()


def whole(book: Book, world: World, turn: int, left: int, gone: int, keys: Few) -> int:
    """Return how much more a position is worth because a card is still to be turned.

    The keys of the combinations are filled in on the way.
    """
    fill_keys(book, world, turn, gone, keys)
    stage: int = left + 2 * HAND
    low: int = world.hands[turn] | gone
    high: int = world.field | gone
    worth: int = book.bias[stage]
    months: list[int] = book.months[stage]
    for place in range(0, 48, 4):
        each: int = months[place << 6 | (high >> place & 15) << 4 | low >> place & 15]
        worth += each
    for number in range(4):
        if number != BOARS or book.boar:
            numbers: list[int] = book.sets[4 * stage + number]
            part: int = numbers[keys[number]]
            worth += part
    most: int = book.ribbons[stage][_ribbons(world, turn)]
    return worth + most


def fill_keys(book: Book, world: World, turn: int, gone: int, keys: Few) -> None:
    """Find where the cards of every combination are for a player."""
    hand: int = world.hands[turn]
    for number in range(4):
        cards: int = SETS[number]
        key: int = MINE * (hand & cards) + OPEN * (world.field & cards)
        if gone & cards:
            key += _owners(world, turn, cards)
        keys[number] = packed(number, key)


def packed(number: int, key: int) -> int:
    """Return where the cards of a combination are, from digits at their bits."""
    if number == 0:
        return key >> 1 & 7 | key >> 2 & 56 | key >> 3 & 448
    if number == 1:
        return key >> 21 & 7 | key >> 30 & 56 | key >> 31 & 448
    if number == BOARS:
        return key >> 20 & 7 | key >> 21 & 56 | key >> 30 & 448
    return key & 7 | key >> 5 & 56 | key >> 22 & 448 | key >> 35 & 3584


def _owners(world: World, turn: int, cards: int) -> int:
    """Return who has captured the cards of a combination, as digits."""
    lead: int = 0
    most: int = -1
    others: int = 0
    for player in range(world.players):
        if player != turn:
            owned: int = world.piles[player] & cards
            others |= owned
            if owned.bit_count() > most:
                lead, most = owned, owned.bit_count()
    return OWNED * (world.piles[turn] & cards) + LEADING * lead + LOST * (others ^ lead)


def touched_by(
    book: Book, world: World, turn: int, card: int, keys: Few, ways: tuple[int, ...], start: int,
    stage: int, later: int,
) -> int:  # fmt: skip
    """Return what a way to play does to the combinations that it touches.

    They are judged at one stage, and what its cards bring to their owner at a later one.
    """
    worth: int = 0
    for place in range(start + 3, start + WIDTH, 2):
        number: int = ways[place]
        if number >= 0:
            change: int = ways[place + 1]
            numbers: list[int] = book.sets[4 * stage + number]
            now: int = numbers[keys[number]]
            then: int = numbers[keys[number] + change]
            worth += then - now
    taken: int = ways[start + 1]
    if taken:
        worth += _owned(book, world, turn, taken | 1 << card, later)
    return worth


def _owned(book: Book, world: World, turn: int, gained: int, stage: int) -> int:
    """Return what new cards of combinations bring to their owner."""
    own: int = world.piles[turn]
    worth: int = 0
    if gained & NINE:
        place: int = _ribbons(world, turn)
        ribbons: list[int] = book.ribbons[stage]
        then: int = ribbons[place + 10 * (gained & NINE).bit_count()]
        now: int = ribbons[place]
        worth = then - now
    if gained & book.keys:
        worth += book.kan * (value(book, own | gained) - value(book, own))
    return worth


def _ribbons(world: World, turn: int) -> int:
    """Return how many ribbons a player has, and the most that another has."""
    most: int = 0
    for player in range(world.players):
        if player != turn:
            most = max(most, (world.piles[player] & NINE).bit_count())
    return 10 * (world.piles[turn] & NINE).bit_count() + most
