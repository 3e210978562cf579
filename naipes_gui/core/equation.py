"""A sum at the head of a score sheet: what went into the result, each part with its word."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from naipes_gui.core.text import Phrase


class Sign(StrEnum):
    """What stands between two terms."""

    PLUS = "+"
    MINUS = "−"
    TIMES = "×"
    EQUALS = "="


@dataclass(frozen=True, slots=True)
class Term:
    """A figure, what it is, and the sign before it, which the first one does not show."""

    figure: int
    word: Phrase
    sign: Sign = Sign.PLUS


@dataclass(frozen=True, slots=True)
class Equation:
    """At least two terms and what they make."""

    terms: tuple[Term, ...]
    total: Term


def added(parts: Iterable[tuple[int, Phrase]], word: Phrase) -> Equation | None:
    """Return the sum of what there is of some parts; nothing where it says no more than one."""
    there = [(figure, name) for figure, name in parts if figure]
    if len(there) < 2:
        return None
    (first, name), *others = there
    terms = [Term(first, name)]
    for figure, other in others:
        terms.append(Term(abs(figure), other, Sign.PLUS if figure > 0 else Sign.MINUS))
    return Equation(tuple(terms), Term(sum(figure for figure, _ in there), word, Sign.EQUALS))
