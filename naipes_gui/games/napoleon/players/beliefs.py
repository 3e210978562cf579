"""What a seat knows of the other hands, and deals that agree with it.

Hard facts (cards seen, suits not followed, openings with the lowest card) bind every deal
that is drawn; how well a hand suits what its player did makes some hands be drawn again.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import NamedTuple

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import HAND, WON
from naipes_gui.games.napoleon.players.dealing import Dealer
from naipes_gui.games.napoleon.players.hearing import Ear
from naipes_gui.games.napoleon.players.masks import BITS, mask
from naipes_gui.games.napoleon.players.strength import Odds, best_suit
from naipes_gui.games.napoleon.players.worth import kept
from naipes_gui.games.napoleon.rules.auction import HAND_SIZE
from naipes_gui.games.napoleon.rules.game import Napoleon
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase
from naipes_gui.games.napoleon.rules.zones import PLAYED

TRIES = 12
"""Hands drawn, at most, for one that fits what its player did."""


class Deal(NamedTuple):
    """Where all cards may lie: a hand for every player, and the rest in any order."""

    hands: list[int]
    rest: list[int]


@dataclass(frozen=True)
class Knowledge:
    """The cards in a view as bits, before trumps are told apart."""

    rules: Napoleon
    view: View[NapoleonState]
    forgotten: frozenset[Card] = frozenset()
    """Cards of earlier tricks that the seat has let slip from its mind."""

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
        gone = (self._seen | set(self.view.memory)) - self.forgotten
        return tuple(card for card in self.rules.pack.cards if card not in gone)

    @cached_property
    def missing(self) -> tuple[int, ...]:
        """How many cards of every player are not known."""
        return tuple(
            0 if seat == self.view.seat else len(self.state.hand(seat)) - held.bit_count()
            for seat, held in zip(self.players, self.sure, strict=True)
        )

    @cached_property
    def open_to(self) -> tuple[int, ...]:
        """The cards of the pool that the play so far lets every player hold."""
        rules, state = self.rules, self.state
        return tuple(
            mask(card for card in self.pool if rules.may_hold(state, seat, card))
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
        laid = [self.state.table[kept.of(s)] for kept in (PLAYED, WON) for s in self.players]
        gone = {card for cards in laid for card in cards} - self.forgotten
        return mask(self.rules.pack.cards) & ~mask(gone)

    @cached_property
    def _seen(self) -> set[Card]:
        return {c for cards in self.state.table.values() for c in cards if c != HIDDEN}

    def _lies_in(self, card: Card, zone: str, seat: Seat) -> bool:
        return zone == HAND.of(seat) and card not in self._seen

    # Deals.

    def dealer(self, ears: Sequence[Ear] = (), tries: int = TRIES) -> Dealer:
        """Return who deals the hidden cards; a hand that suits its player badly he draws anew."""
        return Dealer(
            [BITS[card] for card in self.pool], list(self.sure), list(self.missing),
            list(self.open_to), self._by_freedom, list(ears), tries,
            list(self._surplus), self._kept,
        )  # fmt: skip

    def deals(self, rng: Random, ears: Sequence[Ear] = (), tries: int = TRIES) -> Iterator[Deal]:
        """Yield deals that may be the real one."""
        dealer, many = self.dealer(ears, tries), len(self.players)
        while True:
            dealt = dealer.deal(rng.random)
            dealt[self.me] = self.mine
            yield Deal(dealt[:many], dealt[many:])

    def deal(self, rng: Random, ears: Sequence[Ear] = ()) -> Deal:
        """Return a deal that may be the real one."""
        return next(self.deals(rng, ears))

    def _kept(self, player: int, more: int) -> int:
        """Return what a player keeps who could choose among more cards than he holds."""
        sure = (self.sure[player] | self.played[player]) & ~mask(self.forgotten)
        ten = sure | more
        suit = self.state.trump or best_suit(ten, self.odds)[1]
        return kept(ten, self.missing[player] + sure.bit_count(), self.odds, suit, sure) & ~sure

    @cached_property
    def _surplus(self) -> tuple[int, ...]:
        return tuple(map(self._more, range(len(self.players))))

    def _more(self, player: int) -> int:
        """Return how many cards more a player had to choose from (NAP-R34, R37)."""
        if self.state.spared == self.players[player]:
            return HAND_SIZE
        two = self.rules.options.variant == "seven_discard2"
        return 2 if two and self.state.phase is not Phase.DISCARD else 0

    @cached_property
    def _by_freedom(self) -> list[int]:
        return sorted(
            (p for p, many in enumerate(self.missing) if many),
            key=lambda player: (self.open_to[player].bit_count() - self.missing[player], player),
        )

    @cached_property
    def played(self) -> tuple[int, ...]:
        """What every player has laid in this hand."""
        return tuple(
            mask(play.card for play in self.state.plays if play.seat == seat)
            for seat in self.players
        )
