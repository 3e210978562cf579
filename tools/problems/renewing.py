"""Judges the problems that the program ships anew, and writes down what is known of them now.

A way of judging that has become better says nothing of problems that were judged before. Those that
are no longer clear, by two chances, go.
"""

from collections.abc import Sequence
from dataclasses import replace

from naipes_gui.review.problems import STEPS, Problem
from tools.problems.finding import Finder

CHANCES = (2, 3)
"""By what chance they are judged: not the one by which they were found, nor that of the choice."""


def renewed(finder: Finder, problem: Problem) -> Problem | None:
    """Return a problem with what it is worth by now; nothing if it has become none."""
    if problem.odds is not None:  # the tables have decided: it must only be no mistake
        return problem if finder.confirms(problem, CHANCES[0]) else None
    found = (finder.again(problem, chance) for chance in CHANCES)
    return next((each for each in found if each is not None), None)


def in_steps(left: Sequence[Problem]) -> list[Problem]:
    """Return problems, the easiest first, in steps of equal numbers again."""
    return [replace(one, step=nth * STEPS // len(left) + 1) for nth, one in enumerate(left)]
