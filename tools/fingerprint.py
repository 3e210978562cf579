"""What a player is known by: how often it does what, counted over dealt hands."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from naipes_gui.bots.duel import Player, played
from naipes_gui.core.game_statistics import Habit
from naipes_gui.core.rules import Rules
from naipes_gui.core.table import NOBODY, OMNISCIENT
from naipes_gui.core.timeline import Timeline
from tools.habits import Habits


def fingerprint(
    rules: Rules[Any, Any], habits: Habits, tested: Player, others: Player | None, decks: range,
    seed: int = 0, book: Sequence[Habit] = (), keep: Callable[[Timeline[Any]], None] | None = None,
) -> Counter[str]:  # fmt: skip
    """Count the habits of a player in one seat after the other, among others or its like.

    Those that the book of characters keeps are counted beside as it does, as «name»:yes and :no.
    Every hand that was played is given to ``keep``.
    """
    one = tested(rules)
    players = one, others(rules) if others is not None else one
    counts: Counter[str] = Counter()
    for deck in decks:
        seat = rules.seats[deck % len(rules.seats)] if others is not None else NOBODY
        timeline = played(rules, players, seat, f"{seed}:{deck}", ([], []), False)
        if keep is not None:
            keep(timeline)
        for ply in timeline.decisions:
            who, move = timeline.moves[ply]
            habit = habits(rules.observe(timeline.states[ply], OMNISCIENT), who, move)
            if habit is not None and seat in (who, NOBODY):
                counts[habit] += 1
        own = [str(move) for who, move in timeline.moves if seat in (who, NOBODY)]
        for kept in book:
            counts.update(f"«{kept.key}»:{'yes' if did else 'no'}" for did in _kept(kept, own))
    return counts


def _kept(habit: Habit, moves: Sequence[str]) -> Sequence[bool]:
    """Return how often the book says that a habit showed in a hand, and how often it did not."""
    found = [did for did in map(habit.sort, moves) if did is not None]
    return [any(found)] if found and habit.by_hand else found


def in_the_book(habit: str) -> bool:
    """Tell whether a habit is one that the book of characters keeps."""
    return habit.startswith("«")


def played_by(counts: Counter[str]) -> Counter[str]:
    """Return the habits of decisions alone, each decision once."""
    return Counter({habit: many for habit, many in counts.items() if not in_the_book(habit)})


def shares(counts: Counter[str]) -> dict[str, float]:
    """Return the share of every habit, the commonest first."""
    return {habit: count / counts.total() for habit, count in counts.most_common()}
