"""Problems are found by the strongest alone, and chosen by how weaker players fare."""

from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from naipes_gui.core.info import GameInfo
from naipes_gui.core.text import Phrase
from naipes_gui.games import all_games
from naipes_gui.review.problems import RULE_HANDS, STEPS, problems
from tests.contract.test_problems import wrong_with
from tools.problems.choosing import chosen, hardness, is_of, thinned
from tools.problems.finding import Finder, tells_of_it
from tools.problems.playing import matches
from tools.proofs.problems import judged_again

pytestmark = pytest.mark.thorough

HANDS = 6


@pytest.fixture(scope="module")
def ecarte() -> GameInfo:
    return all_games()["ecarte"]


def test_what_is_found_is_a_problem_and_found_again(ecarte: GameInfo) -> None:
    finder = Finder(ecarte)
    hands = islice(matches(ecarte, 1), HANDS)

    found = [problem for record in hands for problem in finder.found_in(record)]

    assert found
    assert not any(map(wrong_with, found))
    assert finder.confirms(found[0], again=2)


def test_the_proof_holds_of_a_problem_and_notices_a_wrong_answer(ecarte: GameInfo) -> None:
    problem = problems("ecarte")[0]
    row = dict(problem.row)
    wrong = replace(problem, row={**row, "best": row["made"], "made": row["best"]})

    assert judged_again(ecarte, problem, again=2) == (True, True)
    assert judged_again(ecarte, wrong, again=2) == (False, False)


def test_steps_are_as_many_and_the_harder_the_fewer_find_them() -> None:
    shipped = problems("ecarte")

    again = chosen(shipped, each=5)

    assert [one.step for one in again] == [step for step in range(1, STEPS + 1) for _ in range(5)]
    assert list(map(hardness, again)) == sorted(map(hardness, again))
    assert len({one.key for one in again}) == len(again)


def test_of_other_rules_as_many_of_each_step_stay() -> None:
    shipped, presets = problems("hachi_hachi"), all_games()["hachi_hachi"].presets
    rulebook = [one for one in shipped if is_of(one, presets[0])]
    stay = thinned(rulebook, 5)

    assert 0 < len(rulebook) < len(shipped)
    assert Counter(one.step for one in stay) == dict.fromkeys(range(1, STEPS + 1), 5)


@pytest.mark.parametrize("game", all_games())
def test_a_reason_that_compares_with_another_card_than_the_tempting_one_is_none(game: str) -> None:
    judgements = [one.judged for one in problems(game)]
    assert all(map(tells_of_it, judgements))
    compared = [one for one in judgements if isinstance(one.reason, Phrase) and one.best.cards
                and one.made.cards and "other" in one.reason.blanks]  # fmt: skip
    assert compared
    for one in compared:
        assert isinstance(one.reason, Phrase)
        wrong = {**one.reason.blanks, "other": one.best.cards}
        assert not tells_of_it(replace(one, reason=replace(one.reason, blanks=wrong)))


@pytest.mark.parametrize("name", ["ecarte", RULE_HANDS])
def test_who_finds_a_problem_is_told_of_the_players_of_today(ecarte: GameInfo, name: str) -> None:
    finder, some = Finder(ecarte), problems(name)[::9]

    assert [finder.asked_anew(one).hits for one in some] == [one.hits for one in some], (
        f"python -m tools.problems ask {name}"
    )
