"""Hands at a glance, fast: what each suit is worth, looked up by the cards held in it.

A hand is judged by its holder, who knows no other card, so the value of a suit depends on
nothing but the cards held in it. `strength` says the same more slowly.
"""

from functools import lru_cache

from naipes_gui.core.cards import SUITS
from naipes_gui.games.napoleon.players.masks import FIELDS, TRUMPS
from naipes_gui.games.napoleon.players.strength import Odds, fear, protected, side, trumps

MANY = 1 << 15
"""Hands that are remembered."""


class Reading:
    """A hand at a glance: the tricks it expects, with which trumps, and what it fears in misère."""

    __slots__ = ("fear", "suit", "tricks")

    def __init__(self, tricks: float, suit: str, fear: float) -> None:
        self.tricks, self.suit, self.fear = tricks, suit, fear


class Reader:
    """Reads the hands that can be held of one pack."""

    def __init__(self, pack: int, opponents: int, size: int) -> None:
        self.pack, self.opponents, self.size = pack, opponents, size
        self._known: dict[int, Reading] = {}
        self._suits: list[dict[int, tuple[float, float, float]]] = [{}, {}, {}, {}]

    def read(self, hand: int) -> Reading:
        """Judge a hand."""
        found = self._known.get(hand)
        if found is None:
            if len(self._known) >= MANY:
                self._known.clear()
            found = self._known[hand] = self._read(hand)
        return found

    def _read(self, hand: int) -> Reading:
        joker = hand & TRUMPS
        as_trumps: list[float] = []
        aside: list[float] = []
        sides = feared = 0.0
        for at in range(4):
            worth, plain, danger = self._suit(at, hand & FIELDS[at] | joker, hand)
            as_trumps.append(worth)
            aside.append(plain)
            sides += plain
            feared += danger
        best, name = -1.0, ""
        for at in range(4):
            own = hand & FIELDS[at]
            if own or joker:
                value = as_trumps[at] + protected((own | joker).bit_count()) * (sides - aside[at])
                if value >= best and (value > best or SUITS[at] > name):
                    best, name = value, SUITS[at]
        return Reading(best, name, feared)

    def _suit(self, at: int, own: int, hand: int) -> tuple[float, float, float]:
        """Return what a suit is worth as trumps and beside them, and what it fears."""
        found = self._suits[at].get(own)
        if found is None:
            found = self._suits[at][own] = self._judge(at, own, hand)
        return found

    def _judge(self, at: int, own: int, hand: int) -> tuple[float, float, float]:
        odds = Odds(self.pack & ~hand, self.opponents, self.size)
        away, suit, up = 1.0 - odds.share, FIELDS[at], 4 - at
        plain, joker = own & suit, own & TRUMPS
        out = self.pack & suit & ~own
        above = self.pack & TRUMPS & ~own
        as_trumps = trumps(plain << up | joker, out << up | above, away)
        return as_trumps, side(plain, out, away) if plain else 0.0, fear(plain, out) * odds.share


@lru_cache(8)
def reader(pack: int, opponents: int, size: int) -> Reader:
    """Return the reader of a pack, always the same one."""
    return Reader(pack, opponents, size)
