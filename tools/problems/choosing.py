"""Chooses the problems that the program ships, in equal numbers of three steps."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from statistics import fmean

from naipes_gui.core.fingerprint import sha256
from naipes_gui.core.info import Preset
from naipes_gui.games import all_games
from naipes_gui.review.problems import RULE_HANDS, STEPS, Problem

EACH = 15
"""How many of a step."""
MOST_OF_A_HAND = 3
RULES = 30
"""How many hands of Écarté ask for the first word."""
FIRST_WORDS = ("stand", "propose")
CLOSE = 0.2
"""How much harder a problem counts whose second best move is only just a mistake."""
MOST_OF_A_KIND = 0.4
"""Of the problems of a step: one kind of decision alone would be dull."""


def hardness(problem: Problem) -> float:
    """Return how hard a problem is: how many weaker players miss it, and by how little."""
    judged = problem.judged
    return (
        1
        - fmean(problem.hits.values())
        + CLOSE * min(1.0, judged.costly / max(judged.loss, judged.costly))
    )


def chosen(found: Iterable[Problem], each: int = EACH) -> list[Problem]:
    """Return so many problems of each step, the easiest first; of a hand as few as may be."""
    known = list(found)
    for most in range(1, MOST_OF_A_HAND + 1):
        few = _of_each_hand(known, most)
        if len(few) >= STEPS * each:
            break
    ranked = by_hardness(few)
    picked = list[Problem]()
    for step in range(1, STEPS + 1):
        third = ranked[len(ranked) * (step - 1) // STEPS : len(ranked) * step // STEPS]
        picked += [
            replace(one, step=step, key=f"{one.game}-{_mark(one)[:10]}")
            for one in by_hardness(_mixed(third, each))
        ]
    return picked


def chosen_rule_hands(found: Iterable[Problem]) -> list[Problem]:
    """Return the hands of Écarté that ask for the first word: as many to be played as proposed."""
    turning = [one for one in found if one.odds is not None and one.odds.turn is not None]
    ranked = by_hardness(_of_each_hand(turning, 1))
    halves = [[one for one in ranked if one.judged.best.verb == verb] for verb in FIRST_WORDS]
    spread = [half[:: max(1, len(half) * 2 // RULES)][: RULES // 2] for half in halves]
    return mixed(
        replace(one, key=f"{RULE_HANDS}-{_mark(one)[:10]}") for half in spread for one in half
    )


def mixed(found: Iterable[Problem]) -> list[Problem]:
    """Return them in steps that hold as many of either answer, and within a step by chance.

    The hands that are played are the easier ones: by difficulty alone the place told the answer.
    """
    known = sorted(found, key=hardness)
    stepped = [
        replace(one, step=nth * STEPS // len(half) + 1)
        for verb in FIRST_WORDS
        for half in [[one for one in known if one.judged.best.verb == verb]]
        for nth, one in enumerate(half)
    ]
    return sorted(stepped, key=lambda one: (one.step, _mark(one)))


def by_hardness(some: Iterable[Problem]) -> list[Problem]:
    """Return problems, the easiest first."""
    return sorted(some, key=lambda one: (hardness(one), _mark(one)))


def is_of(problem: Problem, preset: Preset) -> bool:
    """Tell whether a problem was met under the rules of a preset."""
    options = problem.header.options
    kind = all_games()[problem.game].options()
    return kind.make(**preset.options, players=options["players"]).to_json() == options


def thinned(shipped: Iterable[Problem], each: int) -> list[Problem]:
    """Return of each step so many, by chance."""
    known = sorted(shipped, key=_mark)
    steps = ([one for one in known if one.step == step] for step in range(1, STEPS + 1))
    return [one for step in steps for one in step[:each]]


def alike(one: Problem, other: Problem) -> bool:
    """Tell whether two problems are one decision, whatever they are called."""
    return _mark(one) == _mark(other)


def _of_each_hand(found: Iterable[Problem], most: int) -> list[Problem]:
    """Return the problems, of those of one hand the hardest alone."""
    counts, few = Counter[str](), list[Problem]()
    for one in sorted(found, key=lambda one: (-hardness(one), _mark(one))):
        hand = _hand(one)
        counts[hand] += 1
        if counts[hand] <= most:
            few.append(one)
    return few


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
