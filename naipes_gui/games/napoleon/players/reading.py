"""Hands at a glance, fast: what each suit is worth, looked up by the cards held in it.

A hand is judged by its holder, who knows no other card, so the value of a suit depends on
nothing but the cards held in it. `strength` says the same more slowly.
"""

from functools import lru_cache
from typing import NamedTuple

from naipes_gui.core.cards import SUITS
from naipes_gui.games.napoleon.players.masks import FIELDS, JOKER_BIT
from naipes_gui.games.napoleon.players.strength import Odds, fear, protected, side, trumps


class Reading(NamedTuple):
    """A hand at a glance: the tricks it expects, with which trumps, and what it fears in misère."""

    tricks: float
    suit: str
    fear: float


class Reader:
    """Reads the hands that can be held of one pack."""

    def __init__(self, pack: int, opponents: int, size: int) -> None:
        self._pack, self._opponents, self._size = pack, opponents, size
        self.read = lru_cache(1 << 15)(self._read)
        self._suits: tuple[dict[int, tuple[float, float, float]], ...] = ({}, {}, {}, {})

    def _read(self, hand: int) -> Reading:
        """Judge a hand."""
        joker = hand & JOKER_BIT
        held = [self._suit(at, hand & FIELDS[at] | joker, hand) for at in range(4)]
        sides = held[0][1] + held[1][1] + held[2][1] + held[3][1]
        best, name = -1.0, ""
        for at in range(4):
            own = hand & FIELDS[at]
            if own or joker:
                safe = protected((own | joker).bit_count())
                value = held[at][0] + safe * (sides - held[at][1])
                if value >= best and (value > best or SUITS[at] > name):
                    best, name = value, SUITS[at]
        return Reading(best, name, sum(each[2] for each in held))

    def _suit(self, at: int, own: int, hand: int) -> tuple[float, float, float]:
        """Return what a suit is worth as trumps and beside them, and what it fears."""
        found = self._suits[at].get(own)
        if found is None:
            found = self._suits[at][own] = self._judge(at, own, hand)
        return found

    def _judge(self, at: int, own: int, hand: int) -> tuple[float, float, float]:
        odds = Odds(self._pack & ~hand, self._opponents, self._size)
        away, suit, up = 1.0 - odds.share, FIELDS[at], 4 - at
        plain, joker = own & suit, own & JOKER_BIT
        out = self._pack & suit & ~own
        above = self._pack & JOKER_BIT & ~own
        as_trumps = trumps(plain << up | joker, out << up | above, away)
        return as_trumps, side(plain, out, away) if plain else 0.0, fear(plain, out) * odds.share


@lru_cache(8)
def reader(pack: int, opponents: int, size: int) -> Reader:
    """Return the reader of a pack, always the same one."""
    return Reader(pack, opponents, size)
