"""Times the review of hands that are played for the purpose."""

from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from naipes_gui.core.info import GameInfo
from naipes_gui.core.opponent import usual
from naipes_gui.core.rules import Bot, Rules, Stage
from naipes_gui.core.table import CHANCE, FIRST
from naipes_gui.core.timeline import Timeline
from naipes_gui.review.asking import GOING, WeighHere
from naipes_gui.review.decided import decided
from naipes_gui.review.judge import judge

MINUTE = 60.0
WEAK_HANDS = 6
"""Hands of the weakest player that are looked through for a mistake at most."""
LOOKED_FOR_S = 10.0
"""So long, and one decision more, is looked for a mistake of the weakest player."""


def hands(
    game: GameInfo, rules: Rules[Any, Any], who: Bot[Any], many: int, seed: object
) -> Iterator[Timeline[Any]]:
    """Yield matches of one hand, one player in the first seat and the usual one in the others."""
    known = game.bots()
    other = known[usual(known)](rules)
    for number in range(many):
        rng = Random(f"{game.key} {seed} {number}")
        timeline: Timeline[Any] = Timeline(rules)
        while not timeline.state.is_over:
            state = timeline.state
            if state.is_played_out:
                break
            if state.to_move == CHANCE:
                timeline.push(rules.chance(state, rng))
                continue
            bot = who if state.to_move == FIRST and state.stage is Stage.HAND else other
            view = timeline.view(timeline.ply, state.to_move)
            timeline.push(bot.choose(view, Random(rng.getrandbits(64)), GOING))
        yield timeline


def review_times(game: GameInfo, many: int) -> dict[str, float | None]:
    """Return how many hands of a seat are reviewed in a minute, and what hands and flags take.

    Where the usual player makes no mistake, what a flag takes is measured on the weakest.
    """
    rules: Rules[Any, Any] = game.rules(game.options().make())
    known, weigh = game.bots(), WeighHere(game, rules)
    flags, took = list[float](), list[float]()
    for timeline in hands(game, rules, known[usual(known)](rules), many, "bench"):
        judged = tuple(_judged(game, timeline, weigh))
        took.append(sum(seconds for seconds, _ in judged))
        flags += [seconds for seconds, is_flagged in judged if is_flagged]
    costs = flags or _first_flag(game, rules, weigh)
    return {
        "hands_per_minute": round(MINUTE * many / sum(took), 1),
        "hand_s": round(median(took), 3), "longest_s": round(max(took), 3),
        "flags": len(flags), "flag_s": round(median(costs), 3) if costs else None,
    }  # fmt: skip


def _judged(
    game: GameInfo, timeline: Timeline[Any], weigh: WeighHere
) -> Iterator[tuple[float, bool]]:
    """Judge the decisions of a hand, and yield what each took, and whether it is a mistake."""
    for ply in decided(timeline, FIRST):
        asked = perf_counter()
        found = judge(game, timeline, ply, weigh)
        yield perf_counter() - asked, found is not None and found.flagged


def _first_flag(game: GameInfo, rules: Rules[Any, Any], weigh: WeighHere) -> list[float]:
    """Return what the first mistake of the weakest player took, or nothing if it makes none."""
    spent, weakest = 0.0, next(iter(game.bots().values()))(rules)
    for timeline in hands(game, rules, weakest, WEAK_HANDS, "bench"):
        for seconds, is_flagged in _judged(game, timeline, weigh):
            if is_flagged:
                return [seconds]
            spent += seconds
            if spent > LOOKED_FOR_S:
                return []
    return []
