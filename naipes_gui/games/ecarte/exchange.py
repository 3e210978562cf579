"""How talk and exchange are likely to go on, played out on bit masks."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from naipes_gui.core.table import NOBODY
from naipes_gui.games.ecarte.beliefs import KING, Knowledge, keeping
from naipes_gui.games.ecarte.equity import Prospect, pays, prospect
from naipes_gui.games.ecarte.solver import TRUMPS, solve, split
from naipes_gui.games.ecarte.state import HAND_SIZE
from naipes_gui.games.ecarte.strength import glance

KINGS = 0x808080
"""The kings of the plain suits."""
LAST_ROUND = 4
"""The round in which a play-out stops exchanging."""


class Hopes(NamedTuple):
    """How the chance of the point after an exchange follows from the hand before it."""

    base: float
    slope: float


FIRST_HOPES = (Hopes(0.21, 0.36), Hopes(0.28, 0.42))
"""Of the dealer and of the elder in the first round, in which refusing is a risk."""
LATER_BARS = (0.45, 0.58)


def bar(at: Prospect, *, leads: bool, first: bool) -> float:
    """Return the strength from which a player had better not exchange, at this score."""
    if not first:
        return LATER_BARS[leads]
    base, slope = FIRST_HOPES[leads]
    won, lost, punished = at.worth(1, 0), at.worth(0, 1), at.worth(0, 2)
    return (base * (won - lost) + lost - punished) / (won - punished - slope * (won - lost))


def worst(hand: int, fewest: int, most: int) -> int:
    """Return what is usually changed: all but trumps and kings."""
    loose = hand & ~(TRUMPS | KINGS)
    if fewest <= loose.bit_count() <= most:
        return loose
    count = max(fewest, min(most, loose.bit_count()))
    return sum(sorted(split(hand), key=keeping)[:count])


def likely_discards(hand: int, fewest: int, most: int) -> list[int]:
    """Return sets of cards worth changing, the usual one first.

    A plain card stays only if none two steps better goes; a trump goes only after all others.
    """
    plain = sorted(split(hand & ~TRUMPS), key=_height)
    trumps = sorted(split(hand & TRUMPS))
    chosen = (_some(plain, number) for number in range(1 << len(plain)))
    found = [worst(hand, fewest, most)]
    found += [sum(thrown) for thrown in chosen if _is_sensible(thrown, plain)]
    found += [sum(plain) + sum(trumps[:count]) for count in range(1, len(trumps) + 1)]
    return [cards for cards in dict.fromkeys(found) if fewest <= cards.bit_count() <= most]


def _height(card: int) -> int:
    return (card.bit_length() - 1) & 7


def _some(cards: Sequence[int], chosen: int) -> list[int]:
    return [card for place, card in enumerate(cards) if chosen >> place & 1]


def _is_sensible(thrown: Sequence[int], plain: Sequence[int]) -> bool:
    """Tell whether no thrown card is two steps better than one kept."""
    kept = [card for card in plain if card not in thrown]
    highest = max(map(_height, thrown), default=-1)
    return all(_height(card) + 1 >= highest for card in kept)


@dataclass(slots=True)
class Outlook:
    """Plays out the rest of a hand and tells what it is worth to one seat."""

    known: Knowledge
    staked: bool
    dealer_min: int
    at: Prospect = field(init=False)
    bars: tuple[tuple[float, float], tuple[float, float]] = field(init=False)
    """For the dealer and the elder: in the first round, and later."""

    def __post_init__(self) -> None:
        self.at = prospect(self.known.state, self.known.seat, self.staked)
        rival = self._seen_by_rival(self.at)
        elder, dealer = (self.at, rival) if self.known.leads else (rival, self.at)
        self.bars = (
            (bar(dealer, leads=False, first=True), bar(dealer, leads=False, first=False)),
            (bar(elder, leads=True, first=True), bar(elder, leads=True, first=False)),
        )

    @staticmethod
    def _seen_by_rival(at: Prospect) -> Prospect:
        return at._replace(mine=at.other, other=at.mine, deals=not at.deals)

    def talk(self, elder: int, dealer: int, stock: Sequence[int], turn: int) -> float:
        """Let the elder propose or stand, in a round, and whatever follows."""
        if turn >= LAST_ROUND or not stock or self._blocks(elder, turn, leads=True):
            return self.settle(elder, dealer, 1 if turn == 1 else 0)
        return self.answer(elder, dealer, stock, turn)

    def answer(self, elder: int, dealer: int, stock: Sequence[int], turn: int) -> float:
        """Let the dealer accept or refuse, and whatever follows."""
        if self._blocks(dealer, turn, leads=False):
            return self.settle(elder, dealer, -1 if turn == 1 else 0)
        return self.exchange(elder, dealer, stock, turn)

    def exchange(
        self, elder: int, dealer: int, stock: Sequence[int], turn: int, thrown: int = 0
    ) -> float:
        """Let both change cards, the elder perhaps some that are given, and talk again."""
        gone = thrown or worst(elder, 1, min(HAND_SIZE, len(stock)))
        count = gone.bit_count()
        elder = elder ^ gone | sum(stock[:count])
        return self.serve(elder, dealer, stock[count:], turn)

    def serve(
        self, elder: int, dealer: int, stock: Sequence[int], turn: int, thrown: int = -1
    ) -> float:
        """Let the dealer change cards, perhaps some that are given, and talk again."""
        fewest = self.dealer_min if stock else 0
        gone = thrown if thrown >= 0 else worst(dealer, fewest, min(HAND_SIZE, len(stock)))
        count = gone.bit_count()
        dealer = dealer ^ gone | sum(stock[:count])
        return self.talk(elder, dealer, stock[count:], turn + 1)

    def settle(self, elder: int, dealer: int, authority: int) -> float:
        """Return the worth of the play, the king included; authority 1 is the elder's."""
        leads = self.known.leads
        at = self.at._replace(authority=authority if leads else -authority)
        if (elder | dealer) & KING and self.known.state.announced == NOBODY:
            if bool(elder & KING) == leads:
                at = at._replace(mine=at.mine + 1)
            else:
                at = at._replace(other=at.other + 1)
            if at.is_over:
                return at.worth()
        if leads:
            return solve(elder, dealer, 0, pays(at))
        return -solve(elder, dealer, 0, pays(self._seen_by_rival(at)._replace(authority=authority)))

    def _blocks(self, hand: int, turn: int, *, leads: bool) -> bool:
        return glance(hand, self.known.turnup, leads=leads) >= self.bars[leads][turn > 1]
