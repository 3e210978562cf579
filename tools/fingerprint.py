"""What a player is known by: how often it does what, counted over dealt hands."""

from collections import Counter
from typing import Any

from naipes_gui.bots.duel import Player, played
from naipes_gui.core.rules import Rules
from naipes_gui.core.table import NOBODY, OMNISCIENT
from tools.habits import Habits


def fingerprint(
    rules: Rules[Any, Any], habits: Habits, tested: Player, others: Player | None, decks: range,
    seed: int = 0,
) -> Counter[str]:  # fmt: skip
    """Count the habits of a player in one seat after the other, among others or its like."""
    one = tested(rules)
    players = one, others(rules) if others is not None else one
    counts: Counter[str] = Counter()
    for deck in decks:
        seat = rules.seats[deck % len(rules.seats)] if others is not None else NOBODY
        timeline = played(rules, players, seat, f"{seed}:{deck}", ([], []), False)
        for ply in timeline.decisions:
            who, move = timeline.moves[ply]
            habit = habits(rules.observe(timeline.states[ply], OMNISCIENT), who, move)
            if habit is not None and seat in (who, NOBODY):
                counts[habit] += 1
    return counts


def shares(counts: Counter[str]) -> dict[str, float]:
    """Return the share of every habit, the commonest first."""
    return {habit: count / counts.total() for habit, count in counts.most_common()}
