"""Two bots over the same decks, every bot once in every seat, so that luck cancels out."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Bot, Rules, Stage
from naipes_gui.core.table import CHANCE, FIRST, Scores, Seat
from naipes_gui.core.timeline import Timeline

Player = Callable[[Rules[Any, Any]], Bot[Any]]
LONGEST = 20_000
"""Moves of a match after which it is broken off."""


@dataclass(frozen=True, slots=True)
class Duel:
    """What one bot gained over the other, deck by deck, and how long both thought."""

    gains: tuple[float, ...]
    """Per deck: the mean over the seats of what the first bot scored more, or lost less."""
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    """The decisions of the first and the second bot."""

    @property
    def mean(self) -> float:
        """The gain per deal, or per match, of the first bot."""
        return fmean(self.gains)

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval around the mean."""
        return 1.96 * stdev(self.gains) / sqrt(len(self.gains))

    def slowest(self, bot: int, share: float) -> float:
        """Return the time that a share of the decisions of the first or second bot stay under."""
        times = sorted(self.seconds[bot])
        return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0


class _Never:
    def is_set(self) -> bool:
        return False


def duel(
    rules_factory: Callable[[], Rules[Any, Any]],
    bot_a: Player,
    bot_b: Player,
    decks: range | int,
    seed: int = 0,
    *,
    whole: bool = False,
) -> Duel:
    """Play every deck once with the first bot in each seat and the second in all others.

    A deck is a single deal from nothing, or a ``whole`` match, which counts 1 for the winner
    (shared by those who tie) less the share that falls to everybody by luck alone.
    """
    rules = rules_factory()
    players = bot_a(rules), bot_b(rules)
    times: tuple[list[float], list[float]] = ([], [])
    gains = []
    for deck in range(decks) if isinstance(decks, int) else decks:
        label = f"{seed}:{deck}"
        gains.append(
            fmean(_gain(rules, players, seat, label, times, whole) for seat in rules.seats)
        )
    return Duel(tuple(gains), (tuple(times[0]), tuple(times[1])))


def _gain(
    rules: Rules[Any, Any],
    players: tuple[Bot[Any], Bot[Any]],
    tested: Seat,
    label: str,
    times: tuple[list[float], list[float]],
    whole: bool,
) -> float:
    state = played(rules, players, tested, label, times, whole).state
    if not whole:
        return _ahead(state.scores, tested) * (-1 if rules.fewest_win else 1)
    best = rules.ranking(state)[0]
    return (1 / len(best) if tested in best else 0.0) - 1 / len(rules.seats)


def _ahead(scores: Scores, seat: Seat) -> float:
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - fmean(others)


def played(
    rules: Rules[Any, Any],
    players: tuple[Bot[Any], Bot[Any]],
    tested: Seat,
    label: str,
    times: tuple[list[float], list[float]],
    whole: bool,
) -> Timeline[Any]:
    """Play a deal or a match in which the second bot has every seat but one."""
    timeline = Timeline(rules)
    while not timeline.state.is_over and timeline.ply < LONGEST:
        state = timeline.state
        if not whole and state.stage is Stage.SHUFFLE and state.deals:
            break
        if state.to_move == CHANCE or state.stage is Stage.CUT:
            timeline.push(_chance(rules, state, label))
            continue
        which = 0 if state.to_move == tested else 1
        rng = Random(f"{label}:{state.to_move}:{timeline.ply}")
        view, began = timeline.view(timeline.ply, state.to_move), perf_counter()
        move = players[which].choose(view, rng, _Never())
        times[which].append(perf_counter() - began)
        timeline.push(move)
    return timeline


def _chance(rules: Rules[Any, Any], state: Any, label: str) -> Move:
    """Return what chance does: the same in every seating of a deck, whatever was played."""
    if state.stage is Stage.LOT:
        return Move("lot", number=FIRST)
    if state.stage is Stage.CUT:
        return Move("cut", number=rules.cuts[0])
    return rules.chance(state, Random(f"{label}:{state.deals}:{state.stage.name}"))
