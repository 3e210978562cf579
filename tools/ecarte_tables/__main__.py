"""Builds the tables and writes ``resources/ecarte/tables.bin``, or tells how good they are.

The same seed writes the same bytes. All of it takes about ten minutes of one processor.
"""

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np

from naipes_gui.core.significance import half_interval
from tools.ecarte_tables import file, hands, match, played, regret
from tools.ecarte_tables.chance import seeded

STRAY = 0.3
"""As `naipes_gui.games.ecarte.players.tables` has it."""
RESOURCE = Path(__file__).parents[2] / "resources" / "ecarte" / "tables.bin"
EVEN = np.array([[(5 + mine - theirs) / 10 for theirs in range(5)] for mine in range(5)])
"""A match equity to begin with."""
PASSES = 3


class Effort(NamedTuple):
    """How much work goes into the tables."""

    strength: int = 200
    promise: int = 100
    played: int = 120_000
    worlds: int = 40
    equity: int = 100_000
    policy: int = 1_500_000
    response: int = 300_000
    tested: int = 40_000


QUICK = Effort(2, 2, 100, 2, 200, 500, 200, 200)


class Built(NamedTuple):
    """All that the program loads."""

    strength: np.ndarray
    buckets: np.ndarray
    played: np.ndarray
    equity: np.ndarray
    policies: tuple[regret.Policy, regret.Policy]
    """With the king of trumps among the cards, and with it turned up."""


def classed(effort: Effort, state: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the strength and the bucket of every hand by its number, leading and following."""
    every = hands.one_of_each()
    numbers = np.array([hands.number(int(hand)) for hand in every])
    strength = np.zeros((hands.HANDS, 2))
    strength[numbers] = hands.strengths(every, effort.strength, state)
    promise = hands.promises(every, strength, effort.promise, state)
    buckets = np.zeros((hands.HANDS, 2), np.int64)
    for role in range(2):
        here = hands.buckets(every, strength[numbers, role], promise[:, role])
        buckets[numbers, role] = here
    return strength, buckets


def build(effort: Effort, seed: int) -> Built:
    """Work everything out; the same seed gives the same tables."""
    state = seeded(seed)
    strength, buckets = classed(effort, state)
    shares = played.shares(effort.played, state, effort.worlds)
    equity = EVEN
    for _ in range(PASSES):
        policies = _policies(effort.equity, state, buckets, equity, shares)
        equity = _equity(effort.equity // 4, state, buckets, policies, shares)
    policies = _policies(effort.policy, state, buckets, equity, shares)
    equity = _equity(effort.equity, state, buckets, policies, shares)
    return Built(strength, buckets, shares, equity.round(5), policies)


def _policies(
    deals: int, state: np.ndarray, buckets: np.ndarray, equity: np.ndarray, shares: np.ndarray
) -> tuple[regret.Policy, regret.Policy]:
    pays = match.blurred(match.payments(equity), shares)
    lives = regret.learned(deals, state, buckets, pays, king_lives=True)
    return lives, regret.learned(deals // 3, state, buckets, pays, king_lives=False)


def _equity(
    deals: int, state: np.ndarray, buckets: np.ndarray,
    policies: tuple[regret.Policy, regret.Policy], shares: np.ndarray,
) -> np.ndarray:  # fmt: skip
    plain, turned = (
        match.at_the_table(regret.outcomes(deals, state, buckets, policy, king_lives=lives), shares)
        for policy, lives in zip(policies, (True, False), strict=True)
    )
    return match.equities(plain, turned)


def report(built: Built, effort: Effort, seed: int) -> list[str]:
    """Tell what a best response learned inside the abstraction gains, per score, in chances.

    It is learned like the policy, so it bounds from below what could be gained.
    """
    state = seeded(seed + 1)
    pays = match.blurred(match.payments(built.equity), built.played)
    both, lines = regret.clear(built.policies[0], STRAY), []
    answers = [
        regret.response(
            role, effort.response, state, built.buckets, pays, both, king_lives=True
        )
        for role in range(2)
    ]  # fmt: skip
    pairs = ((both, both), (answers[0], both), (both, answers[1]))
    found = regret.worths(effort.tested, state, built.buckets, pays, pairs, king_lives=True) / 2
    for score in range(regret.SCORES):
        elder, dealer = divmod(score, match.GAME)
        point = _point(built.equity, elder, dealer)
        gains = found[:, score, 1] - found[:, score, 0], found[:, score, 0] - found[:, score, 2]
        lines.append(
            f"{elder}-{dealer}: elder {100 * built.equity[elder, dealer]:.1f} %; response gains "
            + ", ".join(f"{role} {_interval(gain, point)}" for role, gain in
                        zip(("elder", "dealer"), gains, strict=True))
        )  # fmt: skip
    return lines


def _point(equity: np.ndarray, elder: int, dealer: int) -> float:
    """Return what the point of a hand is worth at a score, as a chance of the game."""
    won, lost = match.after((elder, dealer), 0, 0, 2), match.after((elder, dealer), 0, 0, 1)
    gap = match.elders_chance(equity, *won) - match.elders_chance(equity, *lost)
    return gap / 2


def _interval(gain: np.ndarray, point: float) -> str:
    mean, margin = gain.mean(), half_interval(gain.tolist())
    return (
        f"{100 * mean:+.2f} ±{100 * margin:.2f} % of games "
        f"({mean / point:+.4f} ±{margin / point:.4f} points)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.ecarte_tables", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="rough tables within a minute")
    parser.add_argument("--out", type=Path, default=RESOURCE)
    parser.add_argument("--check", action="store_true", help="only try a best response to the file")
    arguments = parser.parse_args()
    effort = QUICK if arguments.quick else Effort()
    if arguments.check:
        built = file.unpacked(arguments.out.read_bytes())
        print("\n".join(report(built, effort, arguments.seed)))
        return
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_bytes(file.packed(build(effort, arguments.seed)))
    print(f"{arguments.out}: {arguments.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
