"""The tricks of NLK on bit masks, a few times faster than the rules: what the search plays with.

Plain cards come first, by rank before suit, the trumps last. So the lowest bit of the cards
that beat another is the cheapest of them, and the lowest bit of a hand the card to lead.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from naipes_gui.bots.cards import Bits
from naipes_gui.core.cards import NATURAL, SUITS, Card, french
from naipes_gui.games.nlk.players.kernels.parts.positions import TAKE
from naipes_gui.games.nlk.players.kernels.tree import Tricks, playout


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

    bit: Bits
    card: dict[int, Card]
    below: dict[int, int]
    better: dict[int, int]
    otherwise: dict[int, int]
    trumps: int
    dear: int
    """Cards that are rather taken than trumped: trumps, and the aces and kings."""
    tricks: tuple[Tricks, Tricks]
    """The same by place, for playing on: where a trick's size is fixed, and where it shrinks."""


@cache
def cards(size: int, trump: str, strict: bool) -> Cards:
    """Return the bits of a pack; ``strict`` forbids to trump what can be beaten in suit."""
    pack = sorted(
        french(size).cards,
        key=lambda c: (c.suit == trump, NATURAL.index(c.rank), SUITS.index(c.suit)),
    )
    bit = Bits.rising(pack)
    suits = {suit: bit.mask(card for card in pack if card.suit == suit) for suit in SUITS}
    trumps = suits[trump]
    # Within a suit the bits rise with the ranks.
    below = {b: suits[card.suit] & (b - 1) for card, b in bit.items()}
    above = {b: suits[card.suit] & -(b << 1) for card, b in bit.items()}
    ruff = {b: 0 if b & trumps else trumps for b in bit.values()}
    better = above if strict else {b: above[b] | ruff[b] for b in above}
    otherwise = ruff if strict else dict.fromkeys(above, 0)
    card = {b: card for card, b in bit.items()}
    dear = trumps | bit.mask(card for card in pack if card.rank in "AK")
    suit_of = [suits[one.suit] for one in pack]
    fixed, live = (
        Tricks(
            [below[b] for b in bit.values()], [better[b] for b in bit.values()],
            [otherwise[b] for b in bit.values()], suit_of, trumps, dear, shrinks,
        )
        for shrinks in (False, True)
    )  # fmt: skip
    return Cards(bit, card, below, better, otherwise, trumps, dear, (fixed, live))


class Table:
    """The rules of the second phase for one pack, suit of trumps and way to count tricks."""

    def __init__(self, of: Cards, *, live: bool) -> None:
        self.cards, self.live = of, live
        self.kernel = of.tricks[live]

    def moves(self, at: Position) -> list[int]:
        """Return every move worth a thought: of cards that beat the same only the lowest."""
        beats = self.distinct(self.able(at), at)
        return beats if not at.chain or (beats and at.limited) else [*beats, TAKE]

    def able(self, at: Position) -> int:
        """Return the cards that may be led, or laid on the chain."""
        hand = at.hands[at.player]
        if not at.chain:
            return hand
        top = at.chain[-1]
        return hand & self.cards.better[top] or hand & self.cards.otherwise[top]

    def habit(self, at: Position) -> int:
        """Return the move of a player who does not think.

        The lowest card; but if only a trump beats, neither completes the trick nor is the last
        card held, rather take a card that one may well hold. Among players who always beat with
        the lowest, such a one loses 20 % of the hands of four and 12 % of those of six.
        """
        able = self.able(at)
        card = able & -able
        spare = self._spares(at, card) and not at.limited
        return TAKE if spare else card

    def _spares(self, at: Position, card: int) -> bool:
        dear = bool(at.chain) and at.chain[0] & self.cards.dear
        trumps = dear and card & self.cards.trumps and at.size - len(at.chain) > 1
        return bool(trumps and card != at.hands[at.player])

    def distinct(self, chosen: int, at: Position) -> list[int]:
        """Return cards of one hand, from low to high, of neighbours only the lowest.

        What is played may be taken up by another, so that it does matter which one stays.
        """
        hand, below, found = at.hands[at.player], self.cards.below, []
        alive = sum(at.hands) + sum(at.chain)
        while chosen:
            card = chosen & -chosen
            chosen ^= card
            lower = alive & below[card]
            if not lower or not 1 << lower.bit_length() - 1 & hand:
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
        """Play on by habit, with lapses, for so many moves at most.

        Returns the hands at the end and how many moves were made.
        """
        return playout(self.kernel, at.hands, at.chain, at.size, at.player, rng, most)


def _next(hands: Sequence[int], player: int) -> int:
    """Return the next seat with cards, which may be the same one."""
    many = len(hands)
    while True:
        player += 1
        if player == many:
            player = 0
        if hands[player]:
            return player
