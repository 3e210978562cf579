"""Two who think side by side answer what one would answer, in the same order."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from threading import Event as Flag
from typing import Any

import pytest

from naipes_gui.core.opponent import Opponent
from naipes_gui.games import all_games
from naipes_gui.review.asking import GOING, Question, WeighHere, answers
from naipes_gui.review.judge import Case, judged
from naipes_gui.session.thinkers import AHEAD, Thinkers
from tests.contract.positions import Position, positions

GAME = all_games()["mosca"]
RULES = GAME.rules(GAME.options().make())
CLUB = Opponent("club")


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers("mosca", RULES, 0, many=2)
    yield made
    made.close()


def position() -> Position:
    return next(p for p in positions(GAME, 8) if len(p.view.moves) > 3)


def questions(asked: list[int]) -> Iterator[Question]:
    for seed in range(9):
        asked.append(seed)
        yield position().view, CLUB, seed


def test_answers_come_in_order_and_are_those_of_one(thinkers: Thinkers) -> None:
    here = list(answers(WeighHere(GAME, RULES), questions([]), GOING))
    assert list(answers(thinkers, questions([]), GOING)) == here
    assert len({each.pid for each in thinkers.side_by_side}) == 2


def test_a_judgement_is_the_same_whether_one_thinks_or_two(thinkers: Thinkers) -> None:
    here, told = WeighHere(GAME, RULES), 0
    for each in islice(positions(GAME, 6), 8):
        made = Random("made").choice(each.view.moves)
        case = Case(GAME, each.timeline.ply, each.view, made)
        one = judged(case, here)
        assert one is not None
        assert judged(case, thinkers) == one
        told += one.best != one.made
        if told:
            break
    assert told


def test_who_wants_no_more_answers_has_hardly_asked_more(thinkers: Thinkers) -> None:
    asked = list[int]()
    series = thinkers.each(questions(asked), GOING)
    next(series)
    series.close()
    assert asked == list(range(AHEAD * 2))
    view = position().view
    assert thinkers(view, CLUB, 3, GOING) == WeighHere(GAME, RULES)(view, CLUB, 3, GOING)


def test_all_stop_when_they_are_told_to(thinkers: Thinkers) -> None:
    stop, found = Flag(), list[Any]()
    for answer in thinkers.each(questions([]), stop):
        found.append(answer)
        stop.set()
    assert found[0] is not None
    assert found[-1] is None


def test_none_is_left_after_the_end(thinkers: Thinkers) -> None:
    list(thinkers.each(questions([]), GOING))
    thinkers.close()
    assert [each.pid for each in thinkers.side_by_side] == [None, None]
