"""What the person has done is thought over: a blunder gets a word, the best none."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from threading import Event as Flag
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stop, View
from naipes_gui.games import all_games
from naipes_gui.review.asking import GOING, WeighHere
from naipes_gui.review.at_once import Remark, _tempting, remark
from naipes_gui.review.judge import Case, judged, looked
from naipes_gui.review.problems import Problem, problems
from naipes_gui.session import afterthought
from naipes_gui.session.afterthought import AT_ONCE, Afterthought
from naipes_gui.session.background import Background

GAMES = sorted(all_games())
DEAR = 4.0
"""How many times what is costly a mistake of a test costs at least: those are seen at once."""


@cache
def blunder(game: str) -> Problem:
    """Return a problem in whose match one might lose much, the dearest."""
    return max(problems(game), key=lambda each: each.judged.loss / each.judged.costly)


def case_of(problem: Problem, move: Move) -> Case:
    view = problem.record().timeline.view(problem.ply, problem.seat)
    return Case(all_games()[problem.game], problem.ply, view, move)


def word(case: Case, *, may_praise: bool = False) -> Remark | None:
    ask = WeighHere(case.game, case.game.rules(case.view.options))
    return remark(case, looked(case, ask, GOING), ask, GOING, may_praise=may_praise)


@pytest.mark.parametrize("game", GAMES)
def test_a_blunder_gets_a_word_and_the_best_move_none(game: str) -> None:
    problem = blunder(game)
    assert problem.judged.loss > DEAR * problem.judged.costly
    said = word(case_of(problem, problem.judged.made))
    assert said is not None
    assert not said.is_praise
    assert said.judged.flagged
    assert said.judged.made.meaning == problem.judged.made.meaning
    assert said.judged.why or said.judged.reason
    assert word(case_of(problem, said.judged.best)) is None


def test_of_a_flower_mistake_that_both_looks_rule_out_it_is_told_before_the_next_decision() -> None:
    """22 questions who would do the same took four fifths of the time, and no word came."""
    case = case_of(blunder("hachi_hachi"), blunder("hachi_hachi").judged.made)
    ask, asked = WeighHere(case.game, case.game.rules(case.view.options)), list[View[Any]]()

    def heard(view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel | None:
        asked.append(view)
        return ask(view, who, seed, stop)

    looks = looked(case, ask, GOING)
    assert remark(case, looks, heard, GOING, may_praise=False) is not None
    assert all(view.narrowed or view.compared is not None for view in asked)


def test_a_mistake_is_one_for_a_review_too() -> None:
    problem = blunder("napoleon")
    case = case_of(problem, problem.judged.made)
    said = word(case)
    found = judged(case, WeighHere(case.game, case.game.rules(case.view.options)))
    assert said is not None
    assert found is not None
    assert (said.judged.flagged, said.judged.best) == (found.flagged, found.best)


def test_who_avoids_what_a_beginner_does_is_praised_if_that_is_wanted() -> None:
    problem = next(each for each in problems("mosca") if _tempts(each))
    case = case_of(problem, problem.judged.best)
    said = word(case, may_praise=True)
    assert said is not None
    assert said.is_praise
    assert said.judged.best.meaning == case.made.meaning
    assert said.judged.made.meaning != case.made.meaning
    assert word(case) is None


def _tempts(problem: Problem) -> bool:
    case = case_of(problem, problem.judged.best)
    ask = WeighHere(case.game, case.game.rules(case.view.options))
    tempting = _tempting(case, ask, GOING)
    return tempting is not None and tempting.meaning == problem.judged.made.meaning


def test_a_move_without_a_choice_is_not_thought_over() -> None:
    case = case_of(blunder("napoleon"), blunder("napoleon").judged.made)
    only = replace(case, view=replace(case.view, moves=(case.made,)))
    assert word(only, may_praise=True) is None


# How long anybody waits for it.

SEEN = [Counsel(Move("play"))]


class Jobs:
    """What is to be found out in the background, for the test to answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.jobs = dict[object, Callable[[Any, Flag], object]]()
        monkeypatch.setattr(Background, "want", lambda _, key, job: self.jobs.update({key: job}))
        monkeypatch.setattr(Background, "forget", lambda _, key: self.jobs.pop(key, None))


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> Jobs:
    return Jobs(monkeypatch)


@pytest.fixture
def thought(qtbot: QtBot) -> Iterator[tuple[Afterthought, list[Remark]]]:
    game, parent, found = all_games()["napoleon"], QObject(), list[Remark]()
    made = Afterthought(game, game.rules(game.options().make()), parent)
    made.found.connect(found.append)
    yield made, found
    made.close()


def a_case() -> Case:
    return case_of(blunder("napoleon"), blunder("napoleon").judged.made)


def said_of(case: Case) -> Remark:
    return Remark(case, replace(blunder("napoleon").judged, ply=case.ply))


def think(thought: Afterthought, ply: int) -> View[Any]:
    case = a_case()
    thought.think_over(ply, case.view, case.made, may_praise=False)
    return case.view


def test_who_has_gone_on_two_decisions_hears_no_more_of_the_first(
    jobs: Jobs, thought: tuple[Afterthought, list[Remark]]
) -> None:
    made, found = thought
    for ply in range(AT_ONCE + 1):
        think(made, ply)
    assert len(jobs.jobs) == AT_ONCE
    made._on_found(1, said_of(a_case()))
    assert not found
    made._on_found(2, said_of(a_case()))
    assert len(found) == 1


def test_what_comes_late_is_not_told(
    qtbot: QtBot, jobs: Jobs, thought: tuple[Afterthought, list[Remark]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(afterthought, "LATEST_MS", 1)
    made, found = thought
    think(made, 3)
    qtbot.waitUntil(lambda: not made.is_thinking)
    assert not jobs.jobs
    made._on_found(1, said_of(a_case()))
    assert not found


def test_while_the_others_play_a_word_has_time(
    qtbot: QtBot, jobs: Jobs, thought: tuple[Afterthought, list[Remark]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """In the flower game hardly any word came in two seconds, and the others play for five."""
    monkeypatch.setattr(afterthought, "SOON_MS", 1)
    made, found = thought
    think(made, 3)
    qtbot.wait(20)
    assert made.is_thinking
    think(made, 5)
    qtbot.waitUntil(lambda: len(jobs.jobs) == 1)
    made._on_found(1, said_of(a_case()))
    assert not found
    made._on_found(2, said_of(a_case()))
    assert found


def test_what_was_seen_while_the_person_decided_is_not_asked_again(
    jobs: Jobs, thought: tuple[Afterthought, list[Remark]], monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _ = thought
    case, seen = a_case(), list[Sequence[Counsel]]()
    made.look(case.ply, case.view)
    looks = made._looks
    monkeypatch.setattr(afterthought, "looked", lambda *_: SEEN)
    next(iter(jobs.jobs.values()))(None, Flag())
    monkeypatch.setattr(afterthought, "remark", lambda _, looks, *__, **___: seen.append(looks))
    think(made, case.ply)
    next(iter(jobs.jobs.values()))(None, Flag())
    assert seen == [looks]
    assert looks == SEEN


def test_nobody_who_forgets_hears_of_it(
    jobs: Jobs, thought: tuple[Afterthought, list[Remark]]
) -> None:
    made, found = thought
    think(made, 3)
    made.forget()
    assert not made.is_thinking
    made._on_found(1, said_of(a_case()))
    assert not found


def test_a_job_that_failed_says_nothing(
    jobs: Jobs, thought: tuple[Afterthought, list[Remark]]
) -> None:
    made, found = thought
    think(made, 3)
    made._on_found(1, ValueError("broken"))
    assert not found
    assert not made.is_thinking
