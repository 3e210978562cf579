"""How much hangs on a choice, in words that claim no more than the intervals bear out."""

from collections.abc import Iterable, Mapping, Sequence

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.text import translate
from naipes_gui.review.judged import TIED, costs_surely
from naipes_gui.ui.beside_table.choice_words import LEAST

FEW = 4
"""How many names are told where nothing is settled between them."""
CLEARLY = 2.0
"""How many margins the best must be ahead for the word to be said: whoever looks for what is best
finds, where chance is great, something too good to be true."""


def alike(counsel: Counsel) -> tuple[Weighed, ...]:
    """Return the choices that cannot be told from the best, itself first.

    They need not be those next to it: a choice that is weighed coarsely may be as good though
    one before it is not.
    """
    choices = counsel.choices
    best = choices[0].worth if choices else 0.0
    return tuple(one for one in choices if best - one.worth <= max(one.margin, LEAST / 2))


def no_mistakes(counsel: Counsel, costly: float) -> tuple[Weighed, ...]:
    """Return those of them that lose no more than a mistake would, however chance has it.

    Only these are named beside the best: a review weighs longer, and must not blame for a move
    that a hint has called good.
    """
    good = alike(counsel)
    safe = (one for one in good[1:] if most_between((good[0], one)) <= costly)
    return (*good[:1], *safe)


def hardly_worse(counsel: Counsel, costly: float) -> tuple[Weighed, ...]:
    """Return those that are behind the best for sure, but by next to nothing, among the named.

    One that was weighed coarsely is not named alone where a better one is known to a hair.
    """
    best, level = counsel.choices[:1], alike(counsel)
    lowest = min((one.worth for one in no_mistakes(counsel, costly)), default=0.0)
    behind = (one for one in counsel.choices if one not in level and one.worth >= lowest)
    return tuple(one for one in behind if most_between((*best, one)) <= TIED * costly)


def is_a_mistake(counsel: Counsel, move: Move, costly: float) -> bool:
    """Tell whether a move costs for sure what would be called a mistake in a review."""
    weighed = [one for one in counsel.choices if one.move == move]
    return all(is_clearly_behind(counsel.choices[0], one, costly) for one in weighed)


def is_clearly_behind(best: Weighed, one: Weighed, costly: float) -> bool:
    """Tell whether a choice is clearly worse than the best, as a review would have it."""
    gap = best.worth - one.worth
    return gap >= CLEARLY * one.margin and costs_surely(gap - one.margin, costly)


def is_open(counsel: Counsel, costly: float) -> bool:
    """Tell whether a choice that cannot be told from the best may be a mistake all the same."""
    return len(no_mistakes(counsel, costly)) < level(counsel)


def level(counsel: Counsel) -> int:
    """Return how many choices cannot be told from the best, itself included."""
    return len(alike(counsel))


def are_all_level(counsel: Counsel) -> bool:
    """Tell whether no choice is seen to be better than another: then one of them is named."""
    many = len(counsel.choices)
    return many > 1 and level(counsel) == many


def most_between(choices: Sequence[Weighed]) -> float:
    """Return how far choices may lie behind the first of them at most, their doubt included."""
    best = choices[0].worth
    return max(best - one.worth + one.margin for one in choices)


def are_the_same(choices: Sequence[Weighed]) -> bool:
    """Tell whether choices are worth as much as the first of them, and not only may be."""
    return most_between(choices) <= LEAST


def of_any(counsel: Counsel, *, every: bool, named: bool = True) -> str:
    """Return the words where no choice is seen to be better than another.

    Not ``named``, they are only counted: a list of them would cover the table.
    """
    if not named:
        return _of_so_many(counsel)
    if not are_the_same(counsel.choices):
        return translate("hints", "These are about equally good: {names}.")
    if every:
        return translate("hints", "It makes no difference which you choose: {names}.")
    return translate("hints", "It makes no difference which of these you choose: {names}.")


def _of_so_many(counsel: Counsel) -> str:
    if are_the_same(counsel.choices):
        return translate("hints", "{n} choices are exactly as good as each other.")
    return translate("hints", "{n} choices are about equally good.")


Names = Mapping[str, Weighed]
"""Choices as they are called, the best first."""


def of_open(counsel: Counsel, names: Names) -> str:
    """Return the words where a choice `is_open`: which kind is the better one may be settled."""
    if listed := " · ".join(undecided(counsel, names)):
        return translate("hints", "It is close between these: {names}.").format(names=listed)
    good = _kinds(alike(counsel))
    if worse := [name for name in _of_every_kind(names) if names[name].move.verb not in good]:
        words = translate("hints", "Worse: {worse}. Between the others it is close.")
        return words.format(worse=" · ".join(worse))
    many = sum(one in alike(counsel) for one in names.values())
    return translate("hints", "It is close between %n choice(s).", n=many)


def undecided(counsel: Counsel, names: Names) -> list[str]:
    """Return the names between which nothing is settled, where they are few enough to be told."""
    good = alike(counsel)
    level = [name for name, one in names.items() if one in good]
    if len(_kinds(good)) > 1:
        return _of_every_kind({name: names[name] for name in level})
    is_of_kinds = len(_kinds(counsel.choices)) > 1
    return level if len(level) <= FEW and not is_of_kinds else []


def _kinds(choices: Iterable[Weighed]) -> set[str]:
    return {one.move.verb for one in choices}


def _of_every_kind(names: Names) -> list[str]:
    """Return the best of every kind of act."""
    found = dict[str, str]()
    for name, one in names.items():
        found.setdefault(one.move.verb, name)
    return [*found.values()]


def next_best(counsel: Counsel) -> float:
    """Return how far the best of those lies behind that are seen to be worse."""
    good = alike(counsel)
    return counsel.choices[0].worth - max(o.worth for o in counsel.choices if o not in good)


def of_some(counsel: Counsel, costly: float) -> str:
    """Return the words where some choices are worse and none `is_open`.

    The best is clearly so only where a mistake would be called one: what chance leaves no doubt of
    may still be next to nothing.
    """
    good, gap = level(counsel), next_best(counsel)
    if good == 1:
        best, *others = counsel.choices
        clear = all(is_clearly_behind(best, one, costly) for one in others)
        return _of_the_best(counsel, clear=clear, matters=gap > costly)
    if not gap > costly:
        words = translate("hints", "{good} choices are a little better, but little hangs on it.")
    elif are_the_same(alike(counsel)):
        words = translate("hints", "{good} choices are equally good, and better than any other.")
    else:
        words = translate("hints", "{good} choices are about equally good, and better than any "
                          "other.")  # fmt: skip
    return words.format(good=good)


def _of_the_best(counsel: Counsel, *, clear: bool, matters: bool) -> str:
    if not matters:
        return translate("hints", "One choice is a little better, but little hangs on it.")
    if not clear:
        return translate("hints", "One choice seems the best.")
    if len(counsel.choices) == 2:
        return translate("hints", "One choice is clearly better.")
    return translate("hints", "One choice is clearly the best.")


def beside_the_best(counsel: Counsel, one: Weighed, costly: float) -> str:
    """Return how a choice compares with the best: who reads figures asks how sure they are."""
    best = counsel.choices[0]
    gap = best.worth - one.worth
    if are_the_same((best, one)):
        return translate("hints", "the same")
    if one in no_mistakes(counsel, costly):
        return translate("hints", "about as good")
    if one in alike(counsel):
        return translate("hints", "perhaps worse")
    if not gap > costly:
        return translate("hints", "a little worse")
    if is_clearly_behind(best, one, costly):
        return translate("hints", "clearly worse")
    return translate("hints", "worse")
