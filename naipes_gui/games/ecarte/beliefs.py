"""What a seat knows of the other hand, and hands that agree with it.

Hard facts (cards seen, suits and trumps shown out of, a king announced) bind every hand that
is drawn; what was said in the talk only makes some hands likelier than others.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from random import Random

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.rules import View
from naipes_gui.core.table import NOBODY, Seat, at
from naipes_gui.games.ecarte.solver import TRUMPS, bits, mask, split
from naipes_gui.games.ecarte.state import HAND_SIZE, PACK, EcarteState, Phase, other
from naipes_gui.games.ecarte.strength import glance

KING = 1 << 31
"""The king of trumps as a bit."""
SPARE = 4
"""Hands drawn for every one that is kept."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The cards in a view as bit masks."""

    state: EcarteState
    seat: Seat
    mine: int
    turnup: int
    rival: int
    """The cards the other is known to hold."""
    played: int
    """The cards the other has played."""
    missing: int
    """How many of the other's cards are not known."""
    unseen: tuple[int, ...]
    open_to_rival: tuple[int, ...]
    """The unseen cards that the play so far lets the other hold."""

    @property
    def leads(self) -> bool:
        """Whether the seat leads to the first trick."""
        return self.seat == self.state.elder


def knowledge(view: View[EcarteState], may_hold: Callable[[Card], bool]) -> Knowledge:
    """Sort the cards of a view into those known and those that may be anywhere."""
    state, seat, bit = view.state, view.seat, bits(view.state.trump)
    theirs = at("hand", other(seat))
    seen = {card for cards in state.table.values() for card in cards}
    sure = [card for card in state.table[theirs] if card != HIDDEN]
    sure += [c for c, zone in view.memory.items() if zone == theirs and c not in seen]
    if state.announced == other(seat) and state.king not in seen and state.king not in sure:
        sure.append(state.king)
    loose = [c for c in PACK.cards if c not in seen and c not in sure and c not in view.memory]
    missing = len(state.table[theirs]) - len(sure)
    fit = [card for card in loose if may_hold(card)]
    return Knowledge(
        state=state,
        seat=seat,
        mine=mask(state.hand(seat), state.trump),
        turnup=mask(state.table["turnup"], state.trump),
        rival=mask(sure, state.trump),
        played=mask((p.card for p in state.plays if p.seat != seat), state.trump),
        missing=missing,
        unseen=tuple(bit[card] for card in loose),
        open_to_rival=tuple(bit[card] for card in (fit if len(fit) >= missing else loose)),
    )


def keeping(card: int) -> int:
    """Return how gladly a card is kept in an exchange: trumps, then kings, then by height."""
    height = (card.bit_length() - 1) & 7
    return 100 + height if card & TRUMPS else 50 if height == 7 else height


def rivals(known: Knowledge, count: int, rng: Random) -> list[tuple[int, int]]:
    """Return hands the other may hold, each with the number of times it counts."""
    pool, missing = known.open_to_rival, known.missing
    if comb(len(pool), missing) <= SPARE * count:
        drawn = [sum(cards) for cards in combinations(pool, missing)]
    else:
        drawn = [sum(rng.sample(pool, missing)) for _ in range(SPARE * count)]
    hands = [known.rival | hand for hand in drawn]
    if len(hands) == 1:
        return [(hands[0], 1)]
    heights = sorted(map(keeping, known.unseen))
    weights = [_plausible(known, hand, heights) for hand in hands]
    return list(Counter(rng.choices(hands, weights, k=count)).items())


def _plausible(known: Knowledge, hand: int, heights: Sequence[int]) -> float:
    """Return how well a hand explains what its owner said and did."""
    whole = hand | known.played
    return (
        _talk(known, whole)
        * _kept(known, whole, heights)
        * (_silence(known.state, known.seat) if hand & KING else 1)
    )


def _talk(known: Knowledge, whole: int) -> float:
    state, rival = known.state, other(known.seat)
    if state.exchanged or (state.phase is Phase.PROPOSE) or whole.bit_count() != HAND_SIZE:
        return 1
    leads = rival == state.elder
    strength = glance(whole, known.turnup, leads=leads)
    if state.authority == rival:
        return 1 if strength >= (0.6 if leads else 0.5) else 0.15
    return 0.3 if leads and strength >= 0.75 else 1


def _kept(known: Knowledge, whole: int, heights: Sequence[int]) -> float:
    """Return how often a hand is what is left of five cards after the worst were changed."""
    state, rival = known.state, other(known.seat)
    counts = state.exchanged[0 if rival == state.elder else 1 :: 2]
    if not counts or counts[-1] in (0, HAND_SIZE) or whole.bit_count() != HAND_SIZE:
        return 1
    thrown = counts[-1]
    kept = HAND_SIZE - thrown
    best_first = sorted(map(keeping, split(whole)), reverse=True)
    ways = 0
    for place in range(kept - 1, HAND_SIZE):
        lower = bisect_left(heights, best_first[place])
        ways += comb(place, kept - 1) * comb(lower, thrown)
    return ways / comb(max(len(heights), thrown), thrown) + 0.03


def _silence(state: EcarteState, seat: Seat) -> float:
    """Return how likely the other keeps quiet about a king in his hand."""
    settled = state.phase is Phase.PLAY and (state.plays or seat == state.dealer)
    if not settled or state.announced != NOBODY or state.offenders:
        return 1
    return 0.5 if state.scores[other(seat)] == 3 and state.authority == seat else 0.1
