"""By what a hand was lost in which nothing was to reproach: where the worth of it fell most.

Between what was done at one decision and the best at the next lie the cards and the play of the
others, and nothing that was in one's own hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from naipes_gui.core.counted import Counted
from naipes_gui.core.face import ScoreSheet
from naipes_gui.core.moves import Move
from naipes_gui.review.judged import Judged, is_dear

CLEAR = 3.0
"""How many times what is costly a fall must be, to be no chance of what was played out."""
DUEL = 2
AS_GAINED = frozenset({Counted.CHIPS, Counted.MON})
"""Units in which a worth is what the score sheet says one gained."""


@dataclass(frozen=True, slots=True)
class Fall:
    """Where most was lost that nobody could help."""

    amount: float
    unit: Counted
    nth: int = 0
    """After which of the decisions, counted from 1; nothing where it was the deal."""
    made: Move | None = None
    """What was done there."""


@dataclass(frozen=True, slots=True)
class Misfortune:
    """A hand that was lost without a mistake."""

    fall: Fall | None = None
    """Where that happened, if it shows."""


def misfortune(judged: Sequence[Judged], sheet: ScoreSheet) -> Misfortune | None:
    """Return by what a hand was lost; nothing where it was not, or something was to reproach."""
    told = sorted((each for each in judged if each.is_told), key=lambda each: each.ply)
    if not told or any(is_dear(each) or each.could_be_better for each in told):
        return None
    return Misfortune(_worst(told, sheet)) if _is_lost(sheet, told[0]) else None


def _is_lost(sheet: ScoreSheet, judged: Judged) -> bool:
    gains = {line.seat: line.gained for line in sheet.lines}
    mine = gains.get(judged.seat, 0)
    if sheet.fewest_win:
        return mine > min(gains.values())
    return mine < 0 or (len(gains) == DUEL and mine < max(gains.values()))


def _worst(told: Sequence[Judged], sheet: ScoreSheet) -> Fall | None:
    unit, value = told[0].unit, 0.0
    if unit is Counted.HANDS:
        value = 1 - 1 / len(sheet.lines)
    falls, made = list[Fall](), None
    for nth, each in enumerate(told):
        best, mine = each.weighed(each.best), each.weighed(each.made)
        if best is None or mine is None or each.unit is not unit:
            return None
        falls.append(Fall(value - best.worth, unit, nth, made))
        value, made = mine.worth, each.made
    if (end := _end(sheet, told[0])) is not None:
        falls.append(Fall(value - end, unit, len(told), made))
    worst = max(falls, key=lambda fall: fall.amount)
    return worst if worst.amount > CLEAR * told[0].costly else None


def _end(sheet: ScoreSheet, judged: Judged) -> float | None:
    """Return what the hand came to in the unit of the worths, where the sheet tells that."""
    if judged.unit is Counted.HANDS:
        return 0.0
    gained = (float(line.gained) for line in sheet.lines if line.seat == judged.seat)
    return next(gained, None) if judged.unit in AS_GAINED else None
