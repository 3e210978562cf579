"""What a seat knows of the other hands, and deals that agree with it.

Hard facts (cards seen, suits not followed, openings with the lowest card) bind every deal
that is drawn; what was bid only makes some deals be drawn again.
"""

from dataclasses import dataclass
from functools import cached_property
from random import Random

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.rules import View
from naipes_gui.core.table import NOBODY, Seat, at
from naipes_gui.games.napoleon.masks import BITS, mask
from naipes_gui.games.napoleon.rules import Napoleon
from naipes_gui.games.napoleon.state import NapoleonState
from naipes_gui.games.napoleon.strength import Odds, avoids, best_suit, makes, tricks

TRIES = 4
"""Deals drawn, at most, for one that fits what was bid."""
UNLIKELY = 0.3
"""A bid is not believed of a hand that makes it more rarely."""


@dataclass(frozen=True)
class Knowledge:
    """The cards in a view as bits, before trumps are told apart."""

    rules: Napoleon
    view: View[NapoleonState]

    @property
    def state(self) -> NapoleonState:
        """The state as the seat sees it."""
        return self.view.state

    @cached_property
    def players(self) -> tuple[Seat, ...]:
        """Who has cards, in turn."""
        return self.state.bidders

    @cached_property
    def me(self) -> int:
        """The number of the seat among the players."""
        return self.players.index(self.view.seat)

    @cached_property
    def mine(self) -> int:
        """The own hand."""
        return mask(self.state.hand(self.view.seat))

    @cached_property
    def sure(self) -> tuple[int, ...]:
        """What every other player is known to hold: cards taken that the seat had seen."""
        return tuple(
            mask(c for c, zone in self.view.memory.items() if self._lies_in(c, zone, seat))
            for seat in self.players
        )

    @cached_property
    def pool(self) -> tuple[Card, ...]:
        """The cards that may lie anywhere, the stock included."""
        gone = self._seen | set(self.view.memory)
        return tuple(card for card in self.rules.pack.cards if card not in gone)

    @cached_property
    def missing(self) -> tuple[int, ...]:
        """How many cards of every player are not known."""
        return tuple(
            0 if seat == self.view.seat else len(self.state.hand(seat)) - held.bit_count()
            for seat, held in zip(self.players, self.sure, strict=True)
        )

    @cached_property
    def open_to(self) -> tuple[frozenset[int], ...]:
        """The cards of the pool that the play so far lets every player hold."""
        rules, state = self.rules, self.state
        return tuple(
            frozenset(BITS[card] for card in self.pool if rules.may_hold(state, seat, card))
            for seat in self.players
        )

    @cached_property
    def odds(self) -> Odds:
        """What a hand is judged by at a glance."""
        unseen = mask(self.pool) | sum(self.sure)
        options = self.rules.options
        return Odds(unseen, len(self.players) - 1, options.tricks)

    @cached_property
    def out(self) -> int:
        """All cards that were not played to a complete trick."""
        played = [self.state.table[at(k, s)] for k in ("played", "won") for s in self.players]
        return mask(self.rules.pack.cards) & ~mask(card for cards in played for card in cards)

    @cached_property
    def _seen(self) -> set[Card]:
        return {c for cards in self.state.table.values() for c in cards if c != HIDDEN}

    def _lies_in(self, card: Card, zone: str, seat: Seat) -> bool:
        return zone == at("hand", seat) and card not in self._seen

    # Deals.

    def deal(self, rng: Random) -> list[int]:
        """Return the hands of all players in a deal that may be the real one."""
        hands = self._draw(rng)
        for _ in range(TRIES - 1):
            if self._is_likely(hands):
                break
            hands = self._draw(rng)
        return hands

    @cached_property
    def _bound(self) -> bool:
        """Whether somebody may not hold every card of the pool."""
        return any(
            many and len(cards) < len(self.pool)
            for many, cards in zip(self.missing, self.open_to, strict=True)
        )

    def _draw(self, rng: Random) -> list[int]:
        bits = [BITS[card] for card in self.pool]
        for _ in range(20 if self._bound else 0):
            rng.shuffle(bits)
            if hands := self._fill(bits):
                return hands
        drawn, hands = iter(rng.sample(bits, sum(self.missing))), list(self.sure)
        for player, many in enumerate(self.missing):
            hands[player] += sum(next(drawn) for _ in range(many))
        hands[self.me] = self.mine
        return hands

    def _fill(self, bits: list[int]) -> list[int]:
        """Give every player, the least free first, cards that it may hold; or find none."""
        hands, left = list(self.sure), list(bits)
        for player in self._by_freedom:
            many, fits = self.missing[player], self.open_to[player]
            chosen = [bit for bit in left if bit in fits][:many]
            if len(chosen) < many:
                return []
            hands[player] += sum(chosen)
            taken = set(chosen)
            left = [bit for bit in left if bit not in taken]
        hands[self.me] = self.mine
        return hands

    @cached_property
    def _by_freedom(self) -> list[int]:
        return sorted(
            (p for p, many in enumerate(self.missing) if many),
            key=lambda player: (len(self.open_to[player]) - self.missing[player], player),
        )

    def _is_likely(self, hands: list[int]) -> bool:
        """Tell whether the highest bidder may well have bid on the hand a deal gives it."""
        seat, bid = self.state.highest
        if seat in (NOBODY, self.view.seat) or seat == self.state.spared:
            return True
        hand = hands[self.players.index(seat)] | self._played[seat]
        need = self.state.ladder.contracts[bid.name].tricks
        odds = self.odds
        if not need:
            return avoids(hand, self.state.trump, odds) >= UNLIKELY
        known = self.state.trump
        expected = tricks(hand, known, odds) if known else best_suit(hand, odds)[0]
        return makes(expected, min(need, 4)) >= UNLIKELY

    @cached_property
    def _played(self) -> dict[Seat, int]:
        return {
            seat: mask(play.card for play in self.state.plays if play.seat == seat)
            for seat in self.players
        }
