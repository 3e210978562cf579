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


def told(answer: Callable[[Asked], Counsel | None], **how: bool) -> Counsel | None:
    def ask(view: View[Any]) -> Counsel | None:
        return answer(cast("Asked", view))

    return advice(ask, cast("View[Any]", Asked()), **how)


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
