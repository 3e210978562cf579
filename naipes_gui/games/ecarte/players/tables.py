"""The shipped tables: how strong a hand is, when to block the exchange, what a score is worth.

`tools.ecarte_tables` computes them. They cover the standard exchange without stakes, for every
score of a game; they are read at the first question, never at the start of the program.

A hand is told apart by how its trumps rank among those left by the turn-up, and not by the order
of its plain suits. Numbers of cards count like this: fewer than usual, as usual, more.
"""

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import comb
from typing import NamedTuple

from naipes_gui.files import contents
from naipes_gui.games.ecarte.players.solver import TRUMPS
from naipes_gui.games.ecarte.rules.state import GAME, HAND_SIZE

VERSION = 1
CARDS = 31
HANDS = comb(CARDS, HAND_SIZE)
BUCKETS, COUNTS, CHANGES = 252, 4, 80
TALKS = 1 + 2 * COUNTS
TALK_ROWS = 2 * TALKS * BUCKETS
CHANGE_ROWS = (1 + COUNTS) * CHANGES
SCORES = GAME * GAME
FULL = 255
STRAY = 0.3
"""Shares that regret minimisation leaves behind rather than means: below it they count as none."""
KINGS = 0x808080
"""The kings of the plain suits."""
_WAYS = tuple(tuple(comb(place, nth) for nth in range(HAND_SIZE + 1)) for place in range(CARDS))


class Situation(NamedTuple):
    """What decides how both talk, apart from their hands."""

    elder: int
    """Points of the elder, the turned-up king counted; so of the dealer."""
    dealer: int
    turnup: int

    @property
    def king_lives(self) -> bool:
        """Whether the king of trumps is not the turn-up."""
        return self.turnup >> 31 == 0


class Policy(NamedTuple):
    """The shares, from 0 to 255, of one kind of turn-up, row by row within each score."""

    blocks: bytes
    fewer: bytes
    usual: bytes


@dataclass(frozen=True, slots=True)
class Tables:
    """All that was computed beforehand."""

    equity: Sequence[Sequence[float]]
    """The elder's chance of the game before the deal, by his points and the dealer's."""
    played: Sequence[Sequence[Sequence[float]]]
    """By the elder's trumps and the result with open cards: the shares of the results played."""
    strengths: tuple[bytes, bytes]
    """Of 255 random hands, how many a hand wins the point against: leading, following."""
    buckets: tuple[bytes, bytes]
    policies: tuple[Policy, Policy]
    """With the king of trumps in play, and turned up."""

    def strength(self, hand: int, turnup: int, *, leads: bool) -> float:
        """Return how often a hand wins the point against a random one, with open cards."""
        return self.strengths[not leads][number(hand, turnup)] / FULL

    def blocks(self, at: Situation, hand: int, turn: int, counted: int, *, leads: bool) -> float:
        """Return how often to stand or to refuse in a round; the other last changed ``counted``."""
        role = int(not leads)
        public = 0
        if turn > 1:
            public = 1 + (min(turn, 3) - 2) * COUNTS + min(COUNTS - 1, max(0, counted - 1))
        bucket = self.buckets[role][number(hand, at.turnup)]
        row = (role * TALKS + public) * BUCKETS + bucket
        score = at.elder * GAME + at.dealer
        share = self.policies[not at.king_lives].blocks[score * TALK_ROWS + row] / FULL
        return min(1.0, max(0.0, (share - STRAY) / (1 - 2 * STRAY)))

    def changes(
        self, at: Situation, hand: int, counted: int, *, leads: bool
    ) -> tuple[float, float]:
        """Return how often to change one card fewer than usual, and as many as usual."""
        public = 0 if leads else 1 + min(COUNTS - 1, max(0, counted - 1))
        row = (at.elder * GAME + at.dealer) * CHANGE_ROWS + public * CHANGES + _kind(hand)
        policy = self.policies[not at.king_lives]
        return policy.fewer[row] / FULL, policy.usual[row] / FULL


def number(hand: int, turnup: int) -> int:
    """Return the number of five cards among all hands, the turn-up away and suits in order."""
    a, b, c = hand & 0xFF, hand >> 8 & 0xFF, hand >> 16 & 0xFF
    if a < b:
        a, b = b, a
    if b < c:
        b, c = c, b
        if a < b:
            a, b = b, a
    low = turnup - 1 & TRUMPS
    rest = a | b << 8 | c << 16 | hand & low | (hand & TRUMPS & ~low) >> 1
    total = nth = 0
    while rest:
        nth += 1
        card = rest & -rest
        total += _WAYS[card.bit_length() - 1][nth]
        rest ^= card
    return total


def _kind(hand: int) -> int:
    """Return the class of a hand to be exchanged: trumps, kings, the best of the other cards."""
    loose = hand & ~(TRUMPS | KINGS)
    heights = (loose | loose >> 8 | loose >> 16) & 0xFF
    best = heights.bit_length()
    merit = 0 if not best else 1 if best < 6 else 2
    if best == 7:
        merit = min(4, 2 + (loose & 0x404040).bit_count())
    return min(3, (hand & TRUMPS).bit_count()) * 20 + (hand & KINGS).bit_count() * 5 + merit


@cache
def tables() -> Tables:
    """Read the tables.

    Raises:
        ValueError: the file is of another version than this program.

    """
    head, _, body = zlib.decompress(contents("ecarte", "tables.bin")).partition(b"\n")
    told = json.loads(head)
    if told["version"] != VERSION:
        raise ValueError(told["version"])
    sizes = [HANDS] * 4 + [SCORES * TALK_ROWS, SCORES * CHANGE_ROWS, SCORES * CHANGE_ROWS] * 2
    parts, start = [], 0
    for size in sizes:
        parts.append(body[start : start + size])
        start += size
    return Tables(
        told["equity"], told["played"], (parts[0], parts[1]), (parts[2], parts[3]),
        (Policy(*parts[4:7]), Policy(*parts[7:10])),
    )  # fmt: skip
