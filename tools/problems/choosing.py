"""Chooses the problems that the program ships, in equal numbers of three steps."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from statistics import fmean

from naipes_gui.core.fingerprint import sha256
from naipes_gui.review.problems import STEPS, Problem

EACH = 15
"""How many of a step."""
CLOSE = 0.2
"""How much harder a problem counts whose second best move is only just a mistake."""
MOST_OF_A_KIND = 0.4
"""Of the problems of a step: one kind of decision alone would be dull."""


def hardness(problem: Problem) -> float:
    """Return how hard a problem is: how many weaker players miss it, and by how little."""
    judged = problem.judged
    return 1 - fmean(problem.hits.values()) + CLOSE * min(1.0, judged.costly / judged.loss)


def chosen(found: Iterable[Problem], each: int = EACH) -> list[Problem]:
    """Return so many problems of each step, the easiest first; no two are of one hand."""
    ranked = sorted(_one_a_hand(found), key=lambda one: (hardness(one), _mark(one)))
    picked = list[Problem]()
    for step in range(1, STEPS + 1):
        third = ranked[len(ranked) * (step - 1) // STEPS : len(ranked) * step // STEPS]
        some = sorted(_mixed(third, each), key=lambda one: (hardness(one), _mark(one)))
        picked += [replace(one, step=step, key=f"{one.game}-{_mark(one)[:10]}") for one in some]
    return picked


def _one_a_hand(found: Iterable[Problem]) -> Iterable[Problem]:
    """Yield the problems, of several of one hand the hardest alone."""
    best = dict[str, Problem]()
    for one in found:
        hand = _hand(one)
        if hand not in best or hardness(one) > hardness(best[hand]):
            best[hand] = one
    return best.values()


def _mixed(third: Sequence[Problem], each: int) -> list[Problem]:
    """Take problems of all kinds in turn, but of the commonest not more than may be."""
    spread = sorted(third, key=_mark)
    counts, most = Counter[str](), max(1, round(MOST_OF_A_KIND * each))
    picked = list[Problem]()
    for one in spread:
        kind = one.judged.kind
        if len(picked) < each and counts[kind] < most:
            counts[kind] += 1
            picked.append(one)
    rest = (one for one in spread if one not in picked)
    return [*picked, *(one for one, _ in zip(rest, range(each - len(picked)), strict=False))]


def _hand(problem: Problem) -> str:
    return sha256(repr(problem.lines).encode()).hexdigest()


def _mark(problem: Problem) -> str:
    return sha256(f"{_hand(problem)} {problem.ply}".encode()).hexdigest()
