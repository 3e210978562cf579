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
from naipes_gui.review.judge import decided, judge

MINUTE = 60.0
WEAK_HANDS = 6
"""Hands of the weakest player that are looked through for a mistake at most."""


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
            if state.stage is Stage.SHUFFLE and state.deals:
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
    flags = list[float]()
    took = [
        _reviewed(game, timeline, weigh, flags)
        for timeline in hands(game, rules, known[usual(known)](rules), many, "bench")
    ]
    measured = len(flags)
    for timeline in hands(game, rules, known[next(iter(known))](rules), WEAK_HANDS, "bench"):
        if flags:
            break
        _reviewed(game, timeline, weigh, flags)
    return {
        "hands_per_minute": round(MINUTE * many / sum(took), 1),
        "hand_s": round(median(took), 3), "longest_s": round(max(took), 3),
        "flags": measured, "flag_s": round(median(flags), 3) if flags else None,
    }  # fmt: skip


def _reviewed(
    game: GameInfo, timeline: Timeline[Any], weigh: WeighHere, flags: list[float]
) -> float:
    """Review a hand, add what each flag took, and return what the hand did."""
    began = perf_counter()
    for ply in decided(timeline, FIRST):
        asked = perf_counter()
        found = judge(game, timeline, ply, weigh)
        if found is not None and found.flagged:
            flags.append(perf_counter() - asked)
    return perf_counter() - began
