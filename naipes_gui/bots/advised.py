"""The same deal played on twice from where a piece of advice speaks: with it, and without.

All seats have the same player and chance is the same. At the decision itself somebody chooses who
knows how to: once among the moves that follow the advice, once among the others.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

from naipes_gui.bots.duel import LONGEST, PAIR, by_chance
from naipes_gui.core.advice import Advice, Fork, Verdict, verdict
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Bot, Rules, Stage
from naipes_gui.core.significance import half_interval
from naipes_gui.core.table import CHANCE
from naipes_gui.core.timeline import Timeline

DEALS = 1_000
"""In how many deals advice is tested when somebody asks."""
FEW = 50
"""Before so many deals nothing is said of what they come to."""


class _Never:
    def is_set(self) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class Tally:
    """What has come of a test so far."""

    gains: tuple[float, ...] = ()
    dealt: int = 0

    @property
    def deals(self) -> int:
        """In how many deals the advice spoke."""
        return len(self.gains)

    @property
    def mean(self) -> float:
        """What following it gained by the deal."""
        return fmean(self.gains) if self.gains else 0.0

    @property
    def half(self) -> float:
        """Half the 95 % interval around the mean."""
        return half_interval(self.gains)

    @property
    def verdict(self) -> Verdict | None:
        """What it says, once there are more than a `FEW` deals."""
        return verdict(self.mean, self.half) if self.deals >= FEW else None


@dataclass(frozen=True, slots=True)
class Trial:
    """Tests a piece of advice deal by deal; a deal follows from the seed and its number alone."""

    rules: Rules[Any, Any]
    player: Bot[Any]
    """Sits in all the seats."""
    chooser: Bot[Any]
    """Takes the decision of which the advice speaks."""
    advice: Advice
    seed: str

    def gains(self, first: int = 0) -> Iterator[float | None]:
        """Yield for every deal what following the advice gained, or nothing where it is silent."""
        deal = first
        while True:
            yield self.gain(deal)
            deal += 1

    def gain(self, deal: int) -> float | None:
        """Return what following the advice gained in one deal, if it spoke."""
        label = f"{self.seed}:{deal}"
        timeline = Timeline(self.rules)
        found = self.until_spoken(timeline, label)
        if found is None:
            return None
        other = timeline.until(timeline.ply)
        followed = self._worth(timeline, found.followed, label)
        return followed - self._worth(other, found.broken, label)

    def until_spoken(self, timeline: Timeline[Any], label: str) -> Fork | None:
        """Play on until the advice speaks to the seat to move, or until it no longer can."""
        while self._goes_on(timeline):
            state = timeline.state
            if state.stage is Stage.HAND and state.to_move != CHANCE:
                view = timeline.view(timeline.ply, state.to_move)
                if (found := self.advice.fork(view)) is not None:
                    return found
                if self.advice.is_past(view):
                    return None
            timeline.push(self._next(timeline, label))
        return None

    def _worth(self, timeline: Timeline[Any], moves: tuple[Move, ...], label: str) -> float:
        """Return what the seat to move ends with when it makes one of some moves."""
        seat = timeline.state.to_move
        view = timeline.view(timeline.ply, seat).among(moves)
        chosen = self.chooser.choose(view, self._rng(timeline, label), _Never())
        if chosen.meaning not in {move.meaning for move in moves}:
            raise ValueError(f"{self.advice.key}: “{chosen}” is none of the moves to choose among")
        timeline.push(chosen)
        while self._goes_on(timeline):
            timeline.push(self._next(timeline, label))
        scores = timeline.state.scores
        own = scores[seat] - scores[1 - seat] if len(scores) == PAIR else scores[seat]
        return float(-own if self.rules.fewest_win else own)

    def _next(self, timeline: Timeline[Any], label: str) -> Move:
        state = timeline.state
        if state.to_move == CHANCE or state.stage is Stage.CUT:
            return by_chance(self.rules, state, label)
        view = timeline.view(timeline.ply, state.to_move)
        return self.player.choose(view, self._rng(timeline, label), _Never())

    @staticmethod
    def _rng(timeline: Timeline[Any], label: str) -> Random:
        return Random(f"{label}:{timeline.state.to_move}:{timeline.ply}")

    @staticmethod
    def _goes_on(timeline: Timeline[Any]) -> bool:
        state = timeline.state
        return not (state.is_over or state.is_played_out or timeline.ply >= LONGEST)


def trial(game: GameInfo, advice: Advice, seed: str) -> Trial:
    """Return the test of a piece of advice of a game, by the rules it is meant for."""
    chapter, rules = game.advice(), game.rules_with(advice.options)
    known = {**game.bots(), **game.references()}
    return Trial(rules, known[chapter.level](rules), known[chapter.chooser](rules), advice, seed)
