"""Finds from which strength on one stays in La Mosca when all others do likewise.

``python -m tools.mosca_stays --seats 3 4 --seed 1`` prints, for every number of seats and pack,
the thresholds by how many are inside and how many are to come, at growing pools. A threshold is
in balance: there, against others with the same thresholds, staying gains as much as passing.
The gain is counted against the average of the seats, as a match is won by most counters; what
all leave in the pool belongs to all alike.

Every round deals anew, asks at each seat what staying would have gained over passing, and moves
each threshold to where a straight line through the nearby hands crosses zero. What happens too
seldom is collected over several rounds.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from random import Random
from statistics import fmean
from typing import NamedTuple, TypeAlias

from naipes_gui.core.cards import french
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.players.bits import TRUMPS, bits
from naipes_gui.games.mosca.players.kernels.playout import Stakes, fresh, played_out
from naipes_gui.games.mosca.players.strength import strength, thrown
from naipes_gui.games.mosca.rules.state import HAND_SIZE

Place: TypeAlias = tuple[int, int]
"""How many are inside, and how many are to come."""
Thresholds: TypeAlias = dict[Place, float]
POOLS = (1, 2, 3, 4, 6)
"""The pool for each seat: at the first deal the dealer pays one for each."""
NEARBY, FEWEST, STEP, STEEPNESS = 0.6, 60, 0.6, 0.4
START, OFTEN = 0.4, 150
"""Where a threshold begins, and the hands after which it is moved."""
WRONG_WAY = 0.1
"""How often a seat does the contrary, so that every situation is met."""


class Deal(NamedTuple):
    """Dealt hands from the elder on, and the stock."""

    hands: Sequence[int]
    stock: Sequence[int]

    def staying(self, place: int, says: Sequence[bool], stakes: Stakes) -> float:
        """Return what a seat that stays gains when all play by the simple rules."""
        left, playing, me = list(self.stock), list[int](), 0
        for other, hand in enumerate(self.hands):
            if not says[other]:
                continue
            if other == place:
                me = len(playing)
            gone = thrown(hand, min(HAND_SIZE, len(left)))
            count = gone.bit_count()
            playing.append(hand ^ gone | sum(left[:count]))
            del left[:count]
        if len(playing) == 1:
            return stakes.pool * (1 - 1 / len(self.hands))
        return played_out(fresh(playing, False), stakes)[me]


def stays(hand: int, inside: int, to_come: int, thresholds: Mapping[Place, float]) -> bool:
    """Tell what a seat says; one who would be alone always stays."""
    return not inside + to_come or strength(hand) >= thresholds[inside, to_come]


def said(deal: Deal, earlier: Sequence[bool], thresholds: Mapping[Place, float]) -> list[bool]:
    """Return what all say, after what some have said."""
    says = list(earlier)
    for hand in deal.hands[len(says) :]:
        says.append(stays(hand, sum(says), len(deal.hands) - 1 - len(says), thresholds))
    return says


def deals(seats: int, cards: int, rng: Random, number: int) -> Iterator[Deal]:
    """Deal so many times; the suit of spades is trumps, the turn-up lies aside."""
    pack = [bits("S")[card] for card in french(cards).cards]
    trumps = [card for card in pack if card & TRUMPS]
    for _ in range(number):
        rng.shuffle(pack)
        turnup = rng.choice(trumps)
        rest = [card for card in pack if card != turnup]
        dealt = HAND_SIZE * seats
        hands = [sum(rest[first : first + HAND_SIZE]) for first in range(0, dealt, HAND_SIZE)]
        yield Deal(hands, rest[dealt:])


def asked(
    deal: Deal, stakes: Stakes, thresholds: Mapping[Place, float], rng: Random
) -> Iterator[tuple[Place, float, float]]:
    """Return for every seat its situation, its strength, and what staying gains over passing."""
    earlier: list[bool] = []
    seats = len(deal.hands)
    for place, hand in enumerate(deal.hands):
        inside, to_come = sum(earlier), seats - 1 - place
        if inside + to_come:
            staying = deal.staying(place, said(deal, [*earlier, True], thresholds), stakes)
            contested = any(said(deal, [*earlier, False], thresholds))
            yield (inside, to_come), strength(hand), staying + contested * stakes.pool / seats
        usual = stays(hand, inside, to_come, thresholds)
        earlier.append(usual != (rng.random() < WRONG_WAY))


def moved(threshold: float, gains: Sequence[tuple[float, float]], share: float) -> float:
    """Return a threshold nearer to where gains by strength cross zero."""
    near = [(power, gain) for power, gain in gains if abs(power - threshold) < NEARBY]
    if len(near) < FEWEST:
        return threshold
    power, gain = fmean(p for p, _ in near), fmean(g for _, g in near)
    spread = sum((p - power) ** 2 for p, _ in near)
    slope = sum((p - power) * (g - gain) for p, g in near) / max(spread, 1e-6)
    wanted = power - gain / max(slope, STEEPNESS)
    return max(0.0, threshold + share * max(-STEP, min(STEP, wanted - threshold)))


def balanced(seats: int, cards: int, pool: int, arguments: argparse.Namespace) -> Thresholds:
    """Return the thresholds in balance for one pool."""
    rng = Random(f"{arguments.seed}:{seats}:{cards}:{pool}")
    stakes = Stakes(pool, seats, by_tricks=False, loo_now=True, tie="split")
    places = [(i, c) for c in range(seats) for i in range(seats - c) if i + c]
    thresholds = dict.fromkeys(places, START)
    gains: dict[Place, list[tuple[float, float]]] = {place: [] for place in places}
    for turn in range(arguments.rounds):
        for deal in deals(seats, cards, rng, arguments.deals):
            for place, power, gain in asked(deal, stakes, thresholds, rng):
                gains[place].append((power, gain))
        share = 1.0 if turn < 3 else 2 / turn
        for place in places:
            if len(gains[place]) >= OFTEN:
                thresholds[place] = moved(thresholds[place], gains[place], share)
                gains[place].clear()
    return thresholds


def main() -> None:
    """Print the thresholds as the rows of a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seats", type=int, nargs="+", default=[3, 4])
    parser.add_argument("--deals", type=int, default=5000, help="in each round")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for seats in arguments.seats:
        for deck in ("standard", "large"):
            cards = MoscaOptions.make(players=seats, deck=deck).pack_size
            found = [balanced(seats, cards, pool * seats, arguments) for pool in POOLS]
            print(f"    ({seats}, {cards}): {{")
            for place in sorted(found[0]):
                # Where too seldom anybody comes: a richer pool never asks for more.
                row = accumulate((round(each[place], 2) for each in found), min)
                print(f"        {place}: {tuple(row)},")
            print("    },", flush=True)


if __name__ == "__main__":
    main()
