"""Asks a bot twice, before and after unseen cards are swapped, and compares all it did."""

import gc
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from types import FrameType
from typing import Any

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Bot, Rules, Stage, Stop, View
from naipes_gui.core.table import CHANCE, Scores, Seat
from tests.contract.positions import Position, positions
from tests.contract.swaps import swapped
from tests.playthrough import Running

ONE_IN_FIFTY = 0.02
MOST_TRIED, LONGEST_PLAYOUT = 8, 200
"""How many moves a cheat tries out, and for how many moves."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot decided, and the work that it took, counted rather than timed."""

    move: Move
    counsel: Counsel | None
    """With the number of rounds; nothing from a bot that does not tell."""
    drawn: int
    """What is left of the chance it was given: another number of draws leaves another."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A position, and another that its seat cannot tell from it."""

    real: Position
    other: Position
    seed: int


def pairs(game: GameInfo, seed: int) -> Iterator[Pair]:
    """Yield pairs of positions without end; those without a counterpart are left out."""
    for number, position in enumerate(positions(game, seed)):
        other = swapped(position, Random(f"{seed} {number}"))
        if other is not None:
            yield Pair(position, other, number)


def differs(bot: Bot[Any], pair: Pair, patience: Callable[[], Stop] = Running) -> bool:
    """Tell whether a bot answers two positions differently that look alike to it."""
    real, other = (answer(bot, each, pair.seed, patience) for each in (pair.real, pair.other))
    return real != other


def answer(
    bot: Bot[Any], position: Position, seed: int, patience: Callable[[], Stop] = Running
) -> Answer:
    """Return what a bot does; a cheat is let in by the back door."""
    if isinstance(bot, Peeper):
        bot.truth = position
    view, rng = position.view, Random(seed)
    move = bot.choose(view, rng, patience())
    left, weigh = hash(rng.getstate()), getattr(bot, "weigh", None)
    return Answer(move, weigh(view, Random(seed), patience()) if weigh else None, left)


def calls(work: Callable[[], object]) -> int:
    """Return how many functions a piece of work calls: thinking time that no clock disturbs."""
    made = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal made
        made += event == "call"

    before = sys.getprofile()
    # Collecting garbage may call functions of others, such as those Hypothesis hooks in.
    gc.disable()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
        gc.enable()
    return made


class Peeper:
    """A cheat: plays like another bot, but now and then sees all cards and tries them out."""

    truth: Position
    """What the harness gives it and no honest bot ever gets."""

    def __init__(self, rules: Rules[Any, Any], honest: Bot[Any], share: float) -> None:
        self._rules, self._honest, self._share = rules, honest, share

    def choose(self, view: View[Any], rng: Random, stop: Stop) -> Move:
        """Return the move that comes out best against the true cards, if it dares to look."""
        if rng.random() >= self._share:
            return self._honest.choose(view, rng, stop)
        moves = [move for move in view.moves if not self._rules.breaks(view.state, move)]
        tried = rng.sample(moves, min(len(moves), MOST_TRIED))
        seed = rng.getrandbits(32)
        return max(tried, key=lambda move: self._outcome(view.seat, move, seed))

    def _outcome(self, seat: Seat, move: Move, seed: int) -> int:
        """Return what a seat is ahead by when the true hand has been played out at random."""
        rules, rng = self._rules, Random(seed)
        state = rules.apply(self.truth.state, move, seat).state
        for _ in range(LONGEST_PLAYOUT):
            if state.stage in (Stage.SHUFFLE, Stage.OVER):
                break
            by_chance = state.to_move == CHANCE
            made = rules.chance(state, rng) if by_chance else rng.choice(rules.legal(state))
            state = rules.apply(state, made).state
        scores: Scores = state.scores
        return len(scores) * scores[seat] - sum(scores)
