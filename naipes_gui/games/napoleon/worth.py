"""What a bid is worth at the table as it stands: counters to win, counters to lose."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from naipes_gui.games.napoleon.bids import FORCED, Bid
from naipes_gui.games.napoleon.masks import split
from naipes_gui.games.napoleon.state import NapoleonState
from naipes_gui.games.napoleon.strength import Odds, avoids, makes, suits, tricks

Chance: TypeAlias = Callable[[int, Bid], float]
"""How likely a hand fulfils a bid."""
BELIEVED = 0.62
"""How often a contract is made."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The payments of the hand being played."""

    state: NapoleonState

    def worth(self, bid: Bid, chance: float) -> float:
        """Return what a declarer gains on average who makes a bid with a chance."""
        contract, options = self.state.ladder.contracts[bid.name], self.state.options
        many = (options.players - 1) * self.state.times
        pot = self.state.bank if bid.is_for_five else 0
        stake = pot if options.pot_fail == "double" else 0
        win, lose = many * contract.win + pot, many * contract.lose + stake
        return chance * win - (1.0 - chance) * lose

    def spare(self, chance: float) -> float:
        """Return what taking the spare hand is worth (NAP-R34)."""
        worth, fails = self.worth(Bid("nap"), chance), 1.0 - chance
        match self.state.options.garnet_fail:
            case "pot_plus_2":
                return worth - 2 * fails
            case "double":
                many = (self.state.options.players - 1) * self.state.times
                return worth - fails * many * self.state.ladder.contracts["nap"].lose
            case _:
                return worth

    def standing(self, chance: float = BELIEVED) -> float:
        """Return what it is worth to an opponent to let the highest bid stand."""
        bid = self.state.highest.bid
        if not bid.name:
            return 0.0
        contract = self.state.ladder.contracts[bid.name]
        return self.state.times * ((1.0 - chance) * contract.lose - chance * contract.win)

    def passing(self, hand: int, chance: Chance) -> float:
        """Return what passing is worth, also when all do and somebody must play (NAP-R12)."""
        if self.state.highest.bid.name:
            return self.standing()
        bidders = self.state.bidders
        forced = {"first_must_one": bidders[0], "dealer_must_one": bidders[-1]}
        last = self.state.to_move == bidders[-1]
        if last and forced.get(self.state.options.all_pass) == self.state.to_move:
            return self.worth(FORCED, chance(hand, FORCED))
        return 0.0


def at_a_glance(state: NapoleonState, odds: Odds, blur: float = 0.0) -> Chance:
    """Return how likely bids are made, judged by the cards alone."""
    expected: dict[int, float] = {}

    def chance(hand: int, bid: Bid) -> float:
        need = state.ladder.contracts[bid.name].tricks
        if not need:
            return misere_chance(state, hand, bid, odds)
        if hand not in expected:
            expected[hand] = max(tricks(hand, suit, odds) for suit in suits(hand))
        return makes(expected[hand] + blur, need)

    return chance


def misere_chance(state: NapoleonState, hand: int, bid: Bid, odds: Odds) -> float:
    """Return the chance of a misère, with the trumps that suit it best."""
    if state.ladder.is_without_trumps(bid):
        return avoids(hand, "", odds)
    return max(avoids(hand, suit, odds) for suit in suits(hand))


def swapped(hand: int, card: int) -> tuple[int, ...]:
    """Return the hands that taking a card for one of one's own can make."""
    return tuple(hand ^ thrown | card for thrown in split(hand))


def kept(hand: int, size: int, odds: Odds, suit: str) -> int:
    """Return the cards to keep with a suit as trumps: the least useful go one by one."""
    while hand.bit_count() > size:
        hand = max((hand ^ card for card in split(hand)), key=lambda h: tricks(h, suit, odds))
    return hand
