"""What the strongest player advises, weighed over deals, with what follows from it. No Qt."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View

ALIKE = 2
"""Of how many moves besides the best, that may be as good, it is asked too why they are."""

Ask: TypeAlias = Callable[[View[Any]], Counsel | None]
"""Has a view weighed, always by the same player and chance; nothing when told to stop."""


Usual: TypeAlias = Callable[[View[Any]], Move | None]
"""Tells what an ordinary player would do; nothing when told to stop."""


def advice(ask: Ask, view: View[Any], usual: Usual, *, is_named: bool = False) -> Counsel | None:
    """Return what is advised, and why; of moves that were named all are weighed in any case."""
    counsel = ask(view)
    if counsel is None:
        return None
    counted = counsel if is_named else _counted(ask, view, counsel)
    return _explained(ask, view, _compared(view, counted, usual))


def _counted(ask: Ask, view: View[Any], counsel: Counsel) -> Counsel:
    """Return advice that rests on deals, and has another move beside it, where there is one.

    A rule of thumb is quick and errs now and then: a review would blame whoever followed it.
    """
    alike = [move for move in view.moves if move.verb == counsel.chosen.verb]
    if len(counsel.choices) == 1 and counsel.dismissed is not None:
        both = ask(view.among([counsel.chosen, counsel.dismissed]))
        # What was hopeless at a glance is hopeless played out, or nothing is said of it.
        return both if both is not None and both.chosen == counsel.chosen else counsel
    if counsel.rounds or len(counsel.choices) != 1 or len(alike) < 2:
        return counsel
    again = ask(view.among(alike))
    return again if again is not None and again.rounds else counsel


def _compared(view: View[Any], counsel: Counsel, usual: Usual) -> Counsel:
    """Return it with the move that it is to be explained beside: the one that tempts.

    That is what an ordinary player would do, or else the next best: nobody learns from a card
    that nobody would play.
    """
    worse = counsel.all_worse
    if not worse:
        return counsel
    natural = usual(view) if len(worse) > 1 or counsel.alike else worse[0]
    if natural in worse:
        return replace(counsel, against=natural)
    return replace(counsel, against=worse[0], is_obvious=counsel.next_other != worse[0])


def _explained(ask: Ask, view: View[Any], counsel: Counsel) -> Counsel:
    """Return it with what follows from the advised and not from what is worth less."""
    worse = counsel.against
    if worse is None:
        return counsel
    moves = (counsel.chosen, *counsel.alike[:ALIKE])
    told = [ask(view.comparing(move, worse)) for move in moves]
    whys = [each.why for each in told if each is not None]
    if len(whys) < len(moves):
        return counsel
    return replace(
        counsel, why=whys[0], why_alike=tuple(zip(moves[1:], whys[1:], strict=True))
    )  # fmt: skip
