"""What a seat knows of the other hands, and deals that agree with it.

Hard facts (cards seen, suits not followed, openings with the lowest card) bind every deal
that is drawn; how well a hand suits what its player did makes some hands be drawn again.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import NamedTuple, TypeAlias

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import HAND, WON
from naipes_gui.games.napoleon.players.masks import BITS, mask
from naipes_gui.games.napoleon.players.strength import Odds, best_suit
from naipes_gui.games.napoleon.players.worth import kept
from naipes_gui.games.napoleon.rules.auction import HAND_SIZE
from naipes_gui.games.napoleon.rules.game import Napoleon
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase
from naipes_gui.games.napoleon.rules.zones import PLAYED

TRIES = 12
"""Hands drawn, at most, for one that fits what its player did."""
Fits: TypeAlias = Callable[[int, int], float]
"""How likely a player with a hand had done what was seen of it, from 0 to 1."""


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
        laid = [self.state.table[kept.of(s)] for kept in (PLAYED, WON) for s in self.players]
        gone = {card for cards in laid for card in cards} - self.forgotten
        return mask(self.rules.pack.cards) & ~mask(gone)

    @cached_property
    def _seen(self) -> set[Card]:
        return {c for cards in self.state.table.values() for c in cards if c != HIDDEN}

    def _lies_in(self, card: Card, zone: str, seat: Seat) -> bool:
        return zone == HAND.of(seat) and card not in self._seen

    # Deals.

    def deal(self, rng: Random, fits: Fits | None = None) -> Deal:
        """Return a deal that may be the real one; ``fits`` tells how well a hand suits a player."""
        bits = self._bits
        for _ in range(20 if self._bound else 1):
            if deal := self._fill(list(bits), rng, fits):
                return deal
        rest, hands = list(bits), list(self.sure)
        rng.shuffle(rest)
        for player, many in enumerate(self.missing):
            hands[player] += sum(rest[:many])
            del rest[:many]
        hands[self.me] = self.mine
        return Deal(hands, rest)

    @cached_property
    def _bits(self) -> tuple[int, ...]:
        return tuple(BITS[card] for card in self.pool)

    @cached_property
    def _bound(self) -> bool:
        """Whether somebody may not hold every card of the pool."""
        return any(
            many and len(cards) < len(self.pool)
            for many, cards in zip(self.missing, self.open_to, strict=True)
        )

    def _fill(self, left: list[int], rng: Random, fits: Fits | None) -> Deal | None:
        """Give every player, the least free first, cards that it may hold; or find none."""
        hands = list(self.sure)
        for player in self._by_freedom:
            open_to = self.open_to[player]
            fit = [bit for bit in left if bit in open_to] if self._bound else left
            if len(fit) < self.missing[player]:
                return None
            drawn = self._hand(player, fit, rng, fits)
            hands[player] += drawn
            left = [bit for bit in left if not bit & drawn]
        stir(left, len(left), rng)
        hands[self.me] = self.mine
        return Deal(hands, left)

    def _hand(self, player: int, fit: list[int], rng: Random, fits: Fits | None) -> int:
        """Draw until a hand suits its player; after several tries the best must do."""
        sure, best, likely = self.sure[player], 0, 0.0
        for _ in range(TRIES):
            drawn = self._drawn(player, fit, rng)
            if fits is None:
                return drawn
            found = fits(player, drawn | sure)
            if rng.random() < found:
                return drawn
            if found > likely:
                likely, best = found, drawn
        return best

    def _drawn(self, player: int, fit: list[int], rng: Random) -> int:
        """Return some of the cards that fit, or the best of more where a player could choose."""
        many, more = self.missing[player], self._surplus[player]
        if not more:
            return stir(fit, many, rng)
        sure = (self.sure[player] | self.played[player]) & ~mask(self.forgotten)
        ten = sure | stir(fit, min(len(fit), many + more), rng)
        suit = self.state.trump or best_suit(ten, self.odds)[1]
        return kept(ten, many + sure.bit_count(), self.odds, suit, sure) & ~sure

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
            key=lambda player: (len(self.open_to[player]) - self.missing[player], player),
        )

    @cached_property
    def played(self) -> tuple[int, ...]:
        """What every player has laid in this hand."""
        return tuple(
            mask(play.card for play in self.state.plays if play.seat == seat)
            for seat in self.players
        )


def stir(cards: list[int], many: int, rng: Random) -> int:
    """Bring so many cards, any of them, to the front; return them as one set."""
    found, size, chance = 0, len(cards), rng.random
    for place in range(many):
        other = place + int(chance() * (size - place))
        card = cards[other]
        cards[other] = cards[place]
        cards[place] = card
        found |= card
    return found
