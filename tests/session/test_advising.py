"""Advice rests on deals, and says what follows from it; whatever is asked may be broken off."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.session.advising import advice

ONE, TWO, THREE = (Move.parse(f"play {card}") for card in ("AS", "KS", "7D"))
MOVES = (ONE, TWO, THREE)


class Asked:
    """A view that is only asked about."""

    def __init__(
        self, moves: tuple[Move, ...] = MOVES, compared: tuple[Move, Move] | None = None
    ) -> None:
        self.moves, self.compared = moves, compared

    def among(self, moves: list[Move]) -> "Asked":
        return Asked(tuple(moves))

    def comparing(self, better: Move, other: Move) -> "Asked":
        return Asked(self.moves, (better, other))


def told(
    answer: Callable[[Asked], Counsel | None], usual: Move | None = None, *, is_named: bool = False
) -> Counsel | None:  # fmt: skip
    def ask(view: View[Any]) -> Counsel | None:
        return answer(cast("Asked", view))

    return advice(ask, cast("View[Any]", Asked()), lambda view: usual, is_named=is_named)


def weighed(rounds: int = 100) -> Counsel:
    choices = (Weighed(ONE, 3.0), Weighed(TWO, 2.9, 0.5), Weighed(THREE, 1.0, 0.5))
    return Counsel(ONE, choices, rounds=rounds)


def test_it_is_said_what_follows_from_the_best_and_from_those_as_good() -> None:
    def answer(view: Asked) -> Counsel:
        if view.compared is None:
            return weighed()
        better, other = view.compared
        return Counsel(better, why=f"{better} not {other}")

    found = told(answer)
    assert found is not None
    assert found.why == f"{ONE} not {THREE}"
    assert dict(found.why_alike) == {TWO: f"{TWO} not {THREE}"}


def test_a_rule_of_thumb_is_weighed_over_deals_unless_moves_were_named() -> None:
    def answer(view: Asked) -> Counsel:
        if view.compared is not None:
            return Counsel(view.compared[0])
        hopeless = view.moves is MOVES
        return Counsel(THREE, (Weighed(THREE, 40.0),)) if hopeless else weighed()

    found, named = told(answer), told(answer, is_named=True)
    assert found is not None
    assert named is not None
    assert (found.chosen, found.rounds) == (ONE, 100)
    assert (named.chosen, named.rounds) == (THREE, 0)


@pytest.mark.parametrize("best", [ONE, TWO])
def test_beside_what_stands_alone_the_best_that_was_dismissed_is_weighed(best: Move) -> None:
    """«Pass» came with one figure alone, and with no reason."""

    def answer(view: Asked) -> Counsel:
        if view.compared is not None:
            return Counsel(view.compared[0], why="so")
        if view.moves is MOVES:
            return Counsel(ONE, (Weighed(ONE, 1.0),), rounds=50, dismissed=TWO)
        return Counsel(best, (Weighed(best, 1.0), Weighed(TWO, 0.0, 0.1)), rounds=50)

    found = told(answer)
    assert found is not None
    assert found.chosen == ONE
    assert len(found.choices) == (2 if best is ONE else 1)
    assert (found.against, found.why) == (TWO, "so")


@pytest.mark.parametrize("answers", range(4))
def test_told_to_stop_it_says_what_it_knows(answers: int) -> None:
    left = iter(range(answers))

    def answer(view: Asked) -> Counsel | None:
        if next(left, None) is None:
            return None
        return weighed() if view.compared is None else Counsel(view.compared[0], why="so")

    found = told(answer)
    assert (found is None) is (answers == 0)
    assert (found is not None and found.why == "so") is (answers == 3)


@pytest.mark.parametrize(
    ("worths", "usual", "against", "is_obvious"),
    [
        ((3.0, 2.0, 1.0), THREE, THREE, False),  # an ordinary player would do it
        ((3.0, 2.0, 1.0), ONE, TWO, False),  # the next best
        ((3.0, 2.99, 1.0), ONE, THREE, True),  # nobody would: two are good, and all know them
        ((3.0, 2.99, 1.0), THREE, THREE, False),
        ((3.0, 3.0, 1.0), ONE, THREE, False),  # two that are one and the same leave one other
        ((3.0, 2.99, 2.98), TWO, None, False),
    ],
)
def test_it_is_explained_beside_what_one_would_do_and_not_what_nobody_would(
    worths: tuple[float, ...], usual: Move, against: Move | None, is_obvious: bool
) -> None:
    choices = tuple(
        Weighed(move, worth, 0.0 if worth == worths[0] else 0.1)
        for move, worth in zip(MOVES, worths, strict=True)
    )

    def answer(view: Asked) -> Counsel:
        if view.compared is not None:
            return Counsel(view.compared[0], why=f"not {view.compared[1]}")
        return Counsel(ONE, choices, rounds=100)

    found = told(answer, usual)
    assert found is not None
    assert (found.against, found.is_obvious) == (against, is_obvious)
    assert found.why == ("" if against is None else f"not {against}")
