"""Two bots over the same decks, every bot once in every seat, so that luck cancels out."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Bot, Rules, Stage
from naipes_gui.core.significance import half_interval
from naipes_gui.core.table import CHANCE, FIRST, NOBODY, Seat
from naipes_gui.core.timeline import Timeline

Player = Callable[[Rules[Any, Any]], Bot[Any]]
LONGEST = 20_000
"""Moves of a match after which it is broken off."""
PAIR = 2


@dataclass(frozen=True, slots=True)
class Duel:
    """What one bot gained over the other, deck by deck, and how long both thought."""

    gains: tuple[float, ...]
    """Per deck, in the mean over the seats: what the first bot scored more, or lost less."""
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    """The decisions of the first and the second bot."""

    @property
    def mean(self) -> float:
        """The gain per deal, or per match, of the first bot."""
        return fmean(self.gains)

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval around the mean."""
        return half_interval(self.gains)


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

    A deck is a single deal from nothing. Between two, the gain is what the first bot scores
    above the second. Among more it is what it scores above what the second bot scores in the
    same seat of the same deck when it has all the seats, so that neither the cards nor the
    seat nor what the bank pays counts. A ``whole`` match counts 1 for the winner (shared by
    those who tie) less the share that falls to everybody by luck alone.
    """
    rules = rules_factory()
    times: tuple[list[float], list[float]] = ([], [])
    match = _Match(rules, (bot_a(rules), bot_b(rules)), times, whole)
    numbers = range(decks) if isinstance(decks, int) else decks
    gains = tuple(match.gain(f"{seed}:{deck}") for deck in numbers)
    return Duel(gains, (tuple(times[0]), tuple(times[1])))


@dataclass(frozen=True, slots=True)
class _Match:
    rules: Rules[Any, Any]
    players: tuple[Bot[Any], Bot[Any]]
    times: tuple[list[float], list[float]]
    whole: bool

    def gain(self, label: str) -> float:
        """Return what the first bot gained on one deck, in the mean over the seats."""
        seats = self.rules.seats
        tried = [self._merits(seat, label) for seat in seats]
        own = fmean(tried[seat][seat] for seat in seats)
        if self.whole:
            return own - 1 / len(seats)
        if len(seats) == PAIR:
            return own - fmean(tried[seat][1 - seat] for seat in seats)
        return own - fmean(self._merits(NOBODY, label))

    def _merits(self, tested: Seat, label: str) -> tuple[float, ...]:
        """Return what each seat scores, more being better, when the first bot has one of them."""
        rules = self.rules
        state = played(rules, self.players, tested, label, self.times, self.whole).state
        if not self.whole:
            return tuple(-score if rules.fewest_win else score for score in state.scores)
        best = rules.ranking(state)[0]
        return tuple(1 / len(best) if seat in best else 0.0 for seat in rules.seats)


def played(
    rules: Rules[Any, Any],
    players: tuple[Bot[Any], Bot[Any]],
    tested: Seat,
    label: str,
    times: tuple[list[float], list[float]],
    whole: bool,
) -> Timeline[Any]:
    """Play a deal or a match in which the second bot has every seat but the tested one."""
    timeline = Timeline(rules)
    while not timeline.state.is_over and timeline.ply < LONGEST:
        state = timeline.state
        if not whole and state.is_played_out:
            break
        if state.to_move == CHANCE or state.stage is Stage.CUT:
            timeline.push(by_chance(rules, state, label))
            continue
        which = 0 if state.to_move == tested else 1
        rng = Random(f"{label}:{state.to_move}:{timeline.ply}")
        view, began = timeline.view(timeline.ply, state.to_move), perf_counter()
        move = players[which].choose(view, rng, _Never())
        times[which].append(perf_counter() - began)
        timeline.push(move)
    return timeline


def by_chance(rules: Rules[Any, Any], state: Any, label: str) -> Move:
    """Return what chance does: the same in every seating of a deck, whatever was played."""
    if state.stage is Stage.LOT:
        return Move("lot", number=FIRST)
    if state.stage is Stage.CUT:
        return Move("cut", number=rules.cuts[0])
    return rules.chance(state, Random(f"{label}:{state.deals}:{state.stage.name}"))
