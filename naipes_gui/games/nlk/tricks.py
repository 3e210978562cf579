"""The tricks of NLK on bit masks, a few times faster than the rules: what the search plays with.

Plain cards come first, by rank before suit, the trumps last. So the lowest bit of the cards
that beat another is the cheapest of them, and the lowest bit of a hand the card to lead.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from naipes_gui.core.cards import NATURAL, SUITS, Card, french

TAKE = 0
"""Stands for taking the lowest card of the chain; any other move is the bit of a card."""
CARELESS = 0.15
"""How often a playout leaves its habits."""


class Position(NamedTuple):
    """A position of the second phase: cards as bits, hands by seat."""

    hands: tuple[int, ...]
    chain: tuple[int, ...]
    size: int
    player: int
    limited: bool = False

    @property
    def active(self) -> list[int]:
        """The seats that hold cards."""
        return [seat for seat, hand in enumerate(self.hands) if hand]


class Cards(NamedTuple):
    """The cards of a pack as bits under a suit of trumps, and what beats what.

    The cards that may be laid on another are those in ``better`` or, if there is none, those
    in ``otherwise``.
    """

    bit: dict[Card, int]
    card: dict[int, Card]
    above: dict[int, int]
    better: dict[int, int]
    otherwise: dict[int, int]

    def mask(self, cards: Sequence[Card]) -> int:
        """Return cards as bits."""
        return sum(self.bit[card] for card in cards)


@cache
def cards(size: int, trump: str, strict: bool) -> Cards:
    """Return the bits of a pack; ``strict`` forbids to trump what can be beaten in suit."""
    pack = sorted(
        french(size).cards,
        key=lambda c: (c.suit == trump, NATURAL.index(c.rank), SUITS.index(c.suit)),
    )
    bit = {card: 1 << place for place, card in enumerate(pack)}
    trumps = sum(b for card, b in bit.items() if card.suit == trump)
    above = {
        b: sum(bit[c] for c in pack if c.suit == card.suit and bit[c] > b)
        for card, b in bit.items()
    }
    ruff = {b: 0 if b & trumps else trumps for b in bit.values()}
    better = above if strict else {b: above[b] | ruff[b] for b in above}
    return Cards(
        bit,
        {b: c for c, b in bit.items()},
        above,
        better,
        ruff if strict else dict.fromkeys(above, 0),
    )


class Table:
    """The rules of the second phase for one pack, suit of trumps and way to count tricks."""

    def __init__(self, of: Cards, *, live: bool) -> None:
        self.cards, self.live = of, live

    def moves(self, at: Position) -> list[int]:
        """Return every different move; of cards that do the same only the highest."""
        hand = at.hands[at.player]
        if not at.chain:
            return self.distinct(hand, at)
        top = at.chain[-1]
        better = hand & self.cards.better[top] or hand & self.cards.otherwise[top]
        beats = self.distinct(better, at) if better else []
        return beats if beats and at.limited else [*beats, TAKE]

    def distinct(self, chosen: int, at: Position) -> list[int]:
        """Return cards of one hand, from low to high, of neighbours only the highest."""
        alive, above, found = sum(at.hands) + sum(at.chain), self.cards.above, []
        while chosen:
            card = chosen & -chosen
            chosen ^= card
            higher = alive & above[card]
            if not (higher & -higher) & at.hands[at.player]:
                found.append(card)
        return found

    def after(self, at: Position, move: int) -> Position:
        """Return the position a move leads to; it is over when one hand is left."""
        hands, player = list(at.hands), at.player
        if move == TAKE:
            hands[player] |= at.chain[0]
            chain = at.chain[1:]
            size = at.size if chain else 0
            return Position(tuple(hands), chain, size, _next(hands, player), at.limited)
        size = at.size if at.chain else sum(map(bool, hands))
        hands[player] ^= move
        chain, out = (*at.chain, move), not hands[player]
        if self.live:
            size = sum(map(bool, hands))
        turned = len(chain) >= size
        leads = player if turned and not out else _next(hands, player)
        limited = at.limited and not out and not turned
        return Position(
            tuple(hands), () if turned else chain, 0 if turned else size, leads, limited
        )

    def playout(self, at: Position, rng: Random | None, most: int) -> tuple[list[int], int]:
        """Play on by habit, leading and beating with the lowest, for so many moves at most.

        Returns the hands at the end and how many moves were made. Written out in one piece:
        nearly all the time of the computer players is spent here.
        """
        better, otherwise, live = self.cards.better, self.cards.otherwise, self.live
        hands, chain, size, player = list(at.hands), list(at.chain), at.size, at.player
        alive, count, first = sum(map(bool, hands)), len(hands), 0
        chance = rng.random if rng else _never
        for made in range(most):
            hand = hands[player]
            if first == len(chain):
                chain, first, size = [], 0, alive
                able = hand
            else:
                top = chain[-1]
                able = hand & better[top] or hand & otherwise[top]
            if able:
                card = able & -able
                if chance() < CARELESS:
                    card = _any(able, rng)
                hand ^= card
                hands[player] = hand
                chain.append(card)
                if not hand:
                    alive -= 1
                    if alive == 1:
                        return hands, made + 1
                    if live:
                        size = alive
                if len(chain) - first >= size:
                    chain, first = [], 0
                    if hand:
                        continue
            else:
                hands[player] = hand | chain[first]
                first += 1
            player += 1
            if player == count:
                player = 0
            while not hands[player]:
                player += 1
                if player == count:
                    player = 0
        return hands, most


def _next(hands: Sequence[int], player: int) -> int:
    order = [*range(player + 1, len(hands)), *range(player + 1)]
    return next(seat for seat in order if hands[seat])


def _never() -> float:
    return 1.0


def _any(chosen: int, rng: Random | None) -> int:
    """Return one of some cards, by chance."""
    skip = rng.randrange(chosen.bit_count()) if rng else 0
    for _ in range(skip):
        chosen &= chosen - 1
    return chosen & -chosen
