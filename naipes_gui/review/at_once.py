"""Judges a decision while the match goes on, with fewer questions than a review asks."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stop
from naipes_gui.review.asking import Weigh
from naipes_gui.review.chance import seed_of
from naipes_gui.review.judge import Case, begun, compared, looked, names
from naipes_gui.review.judged import Judged

TEMPTS = 1_900
"""The number of the question what tempts a beginner: it has chance of its own."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What there is to say of a decision: that it was a mistake, or that it avoided one."""

    case: Case
    judged: Judged
    """The mistake that was made, or the one that was not."""

    @property
    def is_praise(self) -> bool:
        """Whether what was judged to be a mistake is what another would have done."""
        return self.case.made.meaning != self.judged.made.meaning


def remark(
    case: Case, looks: Sequence[Counsel], ask: Weigh, stop: Stop, *, may_praise: bool
) -> Remark | None:
    """Return what there is to say of a decision, if there is; nothing when stopped."""
    if not case.is_choice:
        return None
    looks = looks or looked(case, ask, stop)
    if len(looks) < 2:
        return None
    if not all(names(case.made, look) for look in looks):
        found = _mistake(case, looks, ask, stop)
    else:
        found = _avoided(case, looks, ask, stop) if may_praise else None
    return Remark(case, found) if found is not None else None


def _mistake(case: Case, looks: Sequence[Counsel], ask: Weigh, stop: Stop) -> Judged | None:
    """Return the judgement of a mistake; nothing of anything else, or when stopped.

    It is compared with what looks best, as a review does it. Which of several is the very best is
    not found out first, nor how often the strongest does the same where both looks rule it out:
    that takes longer than all the rest.
    """
    doubting = next(look for look in looks if not names(case.made, look))
    best = doubting.choices[0]
    started = begun(case, doubting, {best.move: best.worth})
    found = compared(case, started, [best.move], ask, stop, looks)
    return found if found is not None and found.flagged else None


def _avoided(case: Case, looks: Sequence[Counsel], ask: Weigh, stop: Stop) -> Judged | None:
    """Return the judgement of the mistake that a beginner would have made in the place of the best.

    Both looks name what was made: what is hard to tell is nobody's merit.
    """
    tempting = _tempting(case, ask, stop)
    if tempting is None or tempting.meaning == case.made.meaning:
        return None
    found = _mistake(replace(case, made=tempting), looks, ask, stop)
    return found if found is not None and found.best.meaning == case.made.meaning else None


def _tempting(case: Case, ask: Weigh, stop: Stop) -> Move | None:
    """Return what the weakest player of the game would do; nothing when stopped."""
    weakest = Opponent(next(iter(case.game.bots())))
    found = ask(case.view, weakest, seed_of(case.game.key, case.view, TEMPTS, case.again), stop)
    return found.chosen if found is not None else None
