"""Hands played out by players who choose what leaves them best off by learned numbers."""

from collections.abc import Callable, Sequence

from naipes_gui.bots.kernel import Few, Ints, copied, row, zeros
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
HAND = 7
FIRST, LAST = 0x111111111111, 0x888888888888
LOW, HIGH = 0x333333333333, 0xCCCCCCCCCCCC
"""The first, last, first two and last two cards of every month."""
NOBODY = -1
LEAST = -(1 << 60)


class World:
    """Where all cards are in one possible world; players are counted from the viewer."""

    __slots__ = (
        "before", "field", "hands", "kan", "piles", "players", "size", "stock", "stopper", "turned",
    )  # fmt: skip
    hands: Few
    piles: Few
    stock: Ints
    players: int
    field: int
    size: int
    turned: int
    """How many cards of the stock have been turned."""
    stopper: int
    """Who ended the hand with combinations, worth so much more now than before his turn."""
    kan: int
    before: int

    def __init__(
        self, hands: Sequence[int], piles: Sequence[int], field: int, stock: Sequence[int],
        turned: int,
    ) -> None:  # fmt: skip
        self.hands = row(hands)
        self.piles = row(piles)
        self.stock = row(stock)
        self.players, self.field, self.size, self.turned = len(piles), field, len(stock), turned
        self.stopper, self.kan, self.before = NOBODY, 0, 0

    def copy(self) -> "World":
        """Return a world that can be played on without touching this one."""
        found = World((), (), self.field, (), self.turned)
        found.players, found.size = self.players, self.size
        found.hands = copied(self.hands, self.players)
        found.piles = copied(self.piles, self.players)
        found.stock = copied(self.stock, self.size)
        return found

    def captured(self) -> list[int]:
        """Return what everybody has captured."""
        found = list[int]()
        for player in range(self.players):
            found.append(self.piles[player])
        return found


class Book:
    """The learned numbers under some rules, and the ways to play that were worked out by them."""

    __slots__ = (
        "additive", "always", "bias", "boar", "kan", "keys", "make", "months", "plus", "ribbons",
        "sets", "stops", "take", "taken", "ways",
    )  # fmt: skip
    always: bool
    stops: bool
    boar: bool
    plus: bool
    additive: bool
    keys: int
    """The cards that can complete a combination."""
    kan: int
    """What a kan of combinations is worth to its owner."""
    months: list[list[int]]
    """By the stage: no card is to be turned, one is, and how much more that is; for each by the
    cards left. In each by the month and by who sees what of it."""
    sets: list[list[int]]
    """By the stage and the place in `SETS`; in each by the key."""
    ribbons: list[list[int]]
    bias: list[int]
    ways: list[tuple[int, ...]]
    """The ways to play a card, one after the other, once they were worked out."""
    make: Callable[[int], tuple[int, ...]]
    taken: list[tuple[int, ...]]
    """The same for a turned card that may take one of two."""
    take: Callable[[int], tuple[int, ...]]

    def __init__(self, always: bool, stops: bool, boar: bool, plus: bool, additive: bool) -> None:
        self.always, self.stops, self.boar = always, stops, boar
        self.plus, self.additive = plus, additive
        self.keys, self.kan = BRIGHTS | ALL_RIBBONS | (BOAR if boar else 0), 0
        self.months, self.sets, self.ribbons, self.bias = [], [], [], []
        self.ways = [()] * (2 * HAND << 14)
        self.taken = [()] * (HAND << 14)


# What may be asked.


def judged(book: Book, world: World, turn: int) -> list[tuple[int, int, int]]:
    """Return every way to play a card of the hand: its worth, the card, what it takes."""
    found = list[tuple[int, int, int]]()
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


def _weigh(
    book: Book, world: World, turn: int, alike: bool, found: list[tuple[int, int, int]] | None
) -> int:
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
    extra: int = _whole(book, world, turn, left, gone, keys) if keyed else 0
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
                    _fill_keys(book, world, turn, gone, keys)
                    keyed = True
                stage = left + HAND if mixed and turns else later
                worth += _touched(book, world, turn, card, keys, ways, start, stage, later)
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
    _fill_keys(book, world, turn, gone, keys)
    where: int = left << 14 | _seen(world, turn, card, gone)
    ways: tuple[int, ...] = book.taken[where] or book.take(where)
    best, chosen, start, end = LEAST, 0, 0, len(ways)
    while start < end:
        worth: int = ways[start]
        taken: int = ways[start + 1]
        worth += _touched(book, world, turn, card, keys, ways, start, left, left)
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


# What is worth how much.


def _whole(book: Book, world: World, turn: int, left: int, gone: int, keys: Few) -> int:
    """Return how much more a position is worth because a card is still to be turned.

    The keys of the combinations are filled in on the way.
    """
    _fill_keys(book, world, turn, gone, keys)
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


def _fill_keys(book: Book, world: World, turn: int, gone: int, keys: Few) -> None:
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


def _touched(
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
