"""What positions were worth before a decision, in games that have no tables to tell chances by.

The deals that picked the best move flatter it, so the position is valued over fresh ones. That is
done several times: how far these values differ says how sure their mean is.
"""

from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from statistics import fmean

from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stop
from naipes_gui.core.significance import half_of_few
from naipes_gui.review.asking import GOING, Weigh
from naipes_gui.review.judge import Case
from naipes_gui.review.judged import Judged

RUNS, FIRST_RUN = 4, 2_000
"""How often a position is valued, and the number of the first time: chance of its own."""


@dataclass(frozen=True, slots=True)
class PositionValue:
    """What a position was worth to who had to decide, and half the 95 % interval of that."""

    ply: int
    kind: str
    """The key of its `DecisionKind`."""
    made: Move
    worth: float
    half: float
    unit: Counted = Counted.NOTHING


def position_values(
    decisions: Iterable[tuple[Case, Judged]], ask: Weigh, stop: Stop = GOING
) -> tuple[PositionValue, ...] | None:
    """Return what positions were worth at decisions that were judged; nothing when stopped."""
    told = sorted((pair for pair in decisions if pair[1].is_told), key=lambda pair: pair[1].ply)
    found = [_value(case, judged, ask, stop) for case, judged in told]
    return None if stop.is_set() else tuple(each for each in found if each is not None)


def _value(case: Case, judged: Judged, ask: Weigh, stop: Stop) -> PositionValue | None:
    best = judged.best.meaning
    other = next((one.move for one in judged.choices if one.move.meaning != best), None)
    if other is None:
        return None
    worths = list[float]()
    runs = range(FIRST_RUN, FIRST_RUN + RUNS)
    with closing(case.series(ask, runs, stop, judged.best, other)) as asked:
        for counsel in asked:
            found = counsel.choices if counsel is not None and counsel.rounds else ()
            worth = next((one.worth for one in found if one.move.meaning == best), None)
            if worth is None:
                return None
            worths.append(worth)
    mean, half = fmean(worths), half_of_few(worths)
    return PositionValue(judged.ply, judged.kind, judged.made, mean, half, judged.unit)
