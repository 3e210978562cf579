"""How much hangs on a choice, in words that claim no more than the intervals bear out."""

from collections.abc import Sequence

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.text import translate
from naipes_gui.ui.beside_table.choice_words import LEAST

CLEARLY = 2.0
"""How many margins the best must be ahead for the word to be said."""


def alike(counsel: Counsel) -> tuple[Weighed, ...]:
    """Return the choices that cannot be told from the best, itself first.

    They need not be those next to it: a choice that is weighed coarsely may be as good though
    one before it is not. Every step of a hint names these and no others.
    """
    choices = counsel.choices
    return tuple(one for one in choices if choices[0].worth - one.worth <= one.margin)


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
        return translate(
            "hints", "By what can be counted now, these are about equally good: {names}."
        )  # fmt: skip
    if every:
        return translate("hints", "Choose any of them, they are all worth the same: {names}.")
    return translate("hints", "Choose any of these, they are worth the same: {names}.")


def _of_so_many(counsel: Counsel) -> str:
    if are_the_same(counsel.choices):
        return translate("hints", "{n} choices are worth the same.")
    return translate("hints", "By what can be counted now, {n} choices are about equally good.")


def of_some(counsel: Counsel, among: int) -> str:
    """Return the words where some choices are worse: how many of all were weighed matters."""
    good, many = level(counsel), len(counsel.choices)
    clear = good == 1 and counsel.gap >= CLEARLY * counsel.choices[1].margin
    if many < among:
        return _of_the_best(counsel, good, clear=clear)
    if good == 1 and many == 2:
        return _of_two(clear=clear)
    if clear:
        return translate(
            "hints",
            "One of {n} choices is clearly the best: any other costs at least {gap} {unit}.",
        )
    if good == 1:
        return translate(
            "hints", "One of {n} choices seems the best: the second best costs about {gap} {unit}."
        )
    if are_the_same(alike(counsel)):
        return translate(
            "hints", "{good} of {n} choices are equal; the others cost up to {most} {unit}."
        )
    return translate(
        "hints",
        "{good} of {n} choices cannot be told apart; the others cost up to {most} {unit}.",
    )


def _of_two(*, clear: bool) -> str:
    if clear:
        return translate("hints", "One choice is clearly better: the other costs {gap} {unit}.")
    return translate("hints", "One choice seems better: the other costs about {gap} {unit}.")


def _of_the_best(counsel: Counsel, good: int, *, clear: bool) -> str:
    """Return the words where most moves were not worth weighing."""
    if clear:
        return translate(
            "hints", "One choice is clearly the best: any other costs at least {gap} {unit}."
        )
    if good == 1:
        return translate(
            "hints", "One choice seems the best: the second best costs about {gap} {unit}."
        )
    if are_the_same(alike(counsel)):
        return translate(
            "hints", "{good} choices are equal; the next ones cost up to {most} {unit}."
        )
    return translate(
        "hints", "{good} choices cannot be told apart; the next ones cost up to {most} {unit}."
    )
