"""A possible world, and the learned numbers by which it is judged."""

from collections.abc import Callable, Sequence

from naipes_gui.bots.kernel import Few, Ints, copied, row
from naipes_gui.games.hachi_hachi.players.bits import ALL_RIBBONS, BOAR, BRIGHTS

HAND = 7
NOBODY = -1


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
