"""What a bid is worth at the table as it stands: counters to win, counters to lose."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from naipes_gui.bots.cards import split
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.players.strength import (
    USUAL,
    Gauge,
    Odds,
    at_most,
    avoids,
    makes,
    sober,
    suits,
    tricks,
)
from naipes_gui.games.napoleon.rules.bids import FORCED, NO_BID, Bid, Ladder, ladder
from naipes_gui.games.napoleon.rules.state import NapoleonState

Chance: TypeAlias = Callable[[int, Bid], float]
"""How likely a hand fulfils a bid."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a player judges hands at a glance, and what a bid must promise."""

    gauge: Gauge = USUAL
    caution: dict[str, float] = field(default_factory=dict[str, float])
    """By bid: what it must be worth beyond passing, in counters from each opponent."""
    believed: float = 0.62
    """How often the contracts of others are thought to be made."""
    blur: float = 0.0
    """By how many tricks the own hand is misjudged, up or down."""
    slips: float = 0.0
    """How often any card is played."""
    ends: int = 0
    """From how many cards on the end is worked out over sampled deals."""
    tops: bool = False
    """Whether it counts the tricks that trumps above its own must take."""
    guards: bool = False
    """Whether it keeps, in a misère of its own, the low cards that guard high ones."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The payments of the hand being played."""

    state: NapoleonState
    options: NapoleonOptions

    @property
    def payers(self) -> int:
        """How many counters change hands for every one of a contract."""
        return (self.options.players - 1) * self.state.times

    def result(self, bid: Bid, *, alone: bool, made: bool, spared: bool = False) -> float:
        """Return what a contract brings its declarer, or each opponent."""
        contract = ladder(self.options).terms(bid)
        if not alone:
            lost = -contract.win if made else contract.lose * self._folly(spared)
            return float(lost * self.state.times)
        if made:
            return float(contract.win * self.payers + (self.pot if bid.is_for_five else 0))
        return -float(contract.lose * self.payers * self._folly(spared) + self._fine(bid, spared))

    def worth(self, bid: Bid, chance: float, *, spared: bool = False) -> float:
        """Return what a declarer gains on average who makes a bid with a chance."""
        made = self.result(bid, alone=True, made=True)
        lost = self.result(bid, alone=True, made=False, spared=spared)
        return chance * made + (1.0 - chance) * lost

    def standing(self, bid: Bid, chance: float) -> float:
        """Return what it is worth to an opponent to let a bid stand."""
        if bid == NO_BID:
            return 0.0
        made, lost = (self.result(bid, alone=False, made=made) for made in (True, False))
        return chance * made + (1.0 - chance) * lost

    @property
    def pot(self) -> int:
        """What lies in the pot (NAP-R32)."""
        return self.state.bank

    @property
    def forced(self) -> int:
        """Which of the bidders must play for one trick when all pass; −1 when nobody (NAP-R12)."""
        last = len(self.state.bidders) - 1
        return {"first_must_one": 0, "dealer_must_one": last}.get(self.options.all_pass, -1)

    def passing(self, hand: int, chance: Chance, believed: float) -> float:
        """Return what passing is worth, also when all do and somebody must play (NAP-R12)."""
        state = self.state
        if state.highest.bid != NO_BID:
            return self.standing(state.highest.bid, believed)
        bidders = state.bidders
        if self.forced >= 0 and state.to_move == bidders[-1] == bidders[self.forced]:
            return self.worth(FORCED, chance(hand, FORCED))
        return 0.0

    def _folly(self, spared: bool) -> int:
        """Return how often a failed contract is paid (NAP-R34)."""
        return 2 if spared and self.options.garnet_fail == "double" else 1

    def _fine(self, bid: Bid, spared: bool) -> int:
        """Return what a failed contract pays into the pot (NAP-R32, R34)."""
        options = self.options
        doubled = self.pot if bid.is_for_five and options.pot_fail == "double" else 0
        return doubled + (2 if spared and options.garnet_fail == "pot_plus_2" else 0)


def at_a_glance(
    bids: Ladder, odds: Odds, gauge: Gauge = USUAL, blur: float = 0.0, *, tops: bool = False
) -> Chance:
    """Return how likely bids are made, judged by the cards alone."""
    expected: dict[int, float] = {}

    def chance(hand: int, bid: Bid) -> float:
        need = bids.terms(bid).tricks
        if not need:
            return misere_chance(bids, hand, bid, odds, gauge)
        if tops:
            return max(
                min(
                    makes(sober(hand, suit, odds, gauge) + blur, need, gauge),
                    at_most(hand, suit, odds, need),
                )
                for suit in suits(hand)
            )
        if hand not in expected:
            expected[hand] = max(tricks(hand, suit, odds) for suit in suits(hand))
        return makes(expected[hand] + blur, need, gauge)

    return chance


def misere_chance(bids: Ladder, hand: int, bid: Bid, odds: Odds, gauge: Gauge = USUAL) -> float:
    """Return the chance of a misère, with the trumps that suit it best."""
    if bids.is_without_trumps(bid):
        return avoids(hand, "", odds, gauge)
    return max(avoids(hand, suit, odds, gauge) for suit in suits(hand))


def swapped(hand: int, card: int) -> tuple[int, ...]:
    """Return the hands that taking a card for one of one's own can make."""
    return tuple(hand ^ thrown | card for thrown in split(hand))


def kept(hand: int, size: int, odds: Odds, suit: str, sure: int = 0) -> int:
    """Return the cards to keep with a suit as trumps: the least useful go one by one.

    ``sure`` are cards that are kept in any case.
    """
    while hand.bit_count() > size:
        spare = split(hand & ~sure)
        hand = max((hand ^ card for card in spare), key=lambda h: tricks(h, suit, odds))
    return hand
