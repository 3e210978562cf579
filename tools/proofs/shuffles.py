"""Looks whether the published shuffle, and the lot, favour any card, place or seat.

``python -m tools.proofs.shuffles 200000`` shuffles the packs of all games so many times from random
secrets and parts, draws as many lots, and cuts. Four questions by chi-square: which card lies
where, which card follows which, how many lie where they were, where an opponent cuts; and for the
lot, which seat gets which card. Fair chance gives a z beyond 4 once in some 15,000 questions.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import exp, factorial, sqrt
from random import Random, SystemRandom
from typing import Any

from naipes_gui.core.rules import Rules, Stage
from naipes_gui.core.table import Seat
from naipes_gui.games import all_games
from naipes_gui.store.shuffle import Shuffle
from tools.proofs.asking import Tally, end, parser

UNLIKELY = 4.0
FIXED = 6
"""So many cards in their old places are counted one by one, more together."""


def z(
    seen: Mapping[Any, int], expected: Mapping[Any, float], freedom: int = 0, scale: float = 1.0
) -> float:
    """Return by how many deviations chi-square is off what it is by fair chance."""
    chi = scale * sum((seen.get(key, 0) - due) ** 2 / due for key, due in expected.items())
    freedom = freedom or len(expected) - 1
    # Wilson and Hilferty: the cube root is nearly normal.
    return float((chi / freedom) ** (1 / 3) - 1 + 2 / (9 * freedom)) / sqrt(2 / (9 * freedom))


def shuffled(rules: Rules[Any, Any], count: int, rng: Random) -> dict[str, float]:
    """Return how far the published shuffle of a game is off fair chance."""
    pack = rules.pack.cards
    home, size = {card: place for place, card in enumerate(pack)}, len(pack)
    places, follows = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    fixed, cuts = Counter[int](), Counter[int]()
    for number in range(count):
        chance = Shuffle(f"{rng.getrandbits(256):064x}", number % 12 + 1, f"luna {number}")
        order = [home[card] for card in chance.order(pack)]
        places.update(enumerate(order))
        follows.update(pairwise(order))
        fixed[min(FIXED, sum(place == card for place, card in enumerate(order)))] += 1
        cuts[chance.cut(Seat(1), rules.cuts)] += 1
    pairs = [(a, b) for a in range(size) for b in range(size) if a != b]
    squares = ((place, card) for place in range(size) for card in range(size))
    # A card lies in one place only, and a place holds one card: less is free than there are cells.
    free = (size - 1) ** 2
    return {
        "places": z(places, _even(squares, count / size), free, scale=(size - 1) / size),
        "follows": z(follows, _even(pairs, count / size), free),
        "fixed": z(fixed, _derangements(count)),
        "cuts": z(cuts, _even(rules.cuts, count / len(rules.cuts))),
    }


def drawn(rules: Rules[Any, Any], count: int, rng: Random) -> dict[str, float]:
    """Return how far the lot of a game is off fair chance."""
    cards, dealers = Counter[tuple[int, str]](), Counter[int]()
    state = rules.start()
    for _ in range(count):
        move = rules.chance(state, rng)
        cards.update(enumerate(map(str, move.cards)))
        after = rules.play(state, move).state
        if after.stage is not Stage.LOT:
            dealers[int(after.dealer)] += 1
    seats, pack = len(rules.seats), rules.lot_pack
    expected = _even(((s, str(c)) for s in range(seats) for c in pack), count / len(pack))
    free = seats * (len(pack) - 1)
    found = {"dealers": z(dealers, _even(range(seats), dealers.total() / seats))}
    return found | ({"lot": z(cards, expected, free)} if rules.lot_is_drawn else {})


def _even(keys: Iterable[Any], each: float) -> dict[Any, float]:
    return dict.fromkeys(keys, each)


def _derangements(count: int) -> dict[int, float]:
    """Return how often so many cards lie where they were, nearly: Poisson with a mean of 1."""
    few = {n: count * exp(-1) / factorial(n) for n in range(FIXED)}
    return {**few, FIXED: count - sum(few.values())}


def main(words: list[str]) -> int:
    asking = parser("shuffles", __doc__, 200_000, "shuffles of every game")
    asking.add_argument("--system", action="store_true", help="let the chance of the system draw")
    wishes = asking.parse_args(words)
    rng = SystemRandom() if wishes.system else Random(wishes.seed)
    tally, figures = Tally(), dict[str, dict[str, float]]()
    for key, game in all_games().items():
        rules = game.rules(game.options().make())
        found = shuffled(rules, wishes.count, rng) | drawn(rules, wishes.count, rng)
        figures[key] = {what: round(value, 2) for what, value in found.items()}
        for what, value in found.items():
            if abs(value) > UNLIKELY:
                tally.lose(f"{key}: {what} is off by {value:.1f} deviations")
    return tally.sum_up(f"{wishes.count} shuffles and lots of every game", **figures)


if __name__ == "__main__":
    end(main)
