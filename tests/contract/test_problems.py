"""Every problem that is shipped is one: a decision of the person with an answer that is legal."""

from collections import Counter

import pytest

from naipes_gui import languages
from naipes_gui.core.catalogue import Catalogue
from naipes_gui.core.rules import Stage
from naipes_gui.core.text import Phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review.judged import is_flagged, stands_alone
from naipes_gui.review.problems import STEPS, Problem, problem_in, problems
from naipes_gui.store.branching import leaving_at
from naipes_gui.ui.problems.deciding import Deciding
from naipes_gui.ui.shared.rules_named import named_rules

FEWEST = 40
GAMES = [key for key in all_games() if problems(key)]


def wrong_with(problem: Problem) -> str:
    """Return why a problem is none."""
    record, judged = problem.record(), problem.judged
    timeline, seat = record.timeline, problem.seat
    state, view = timeline.states[problem.ply], timeline.view(problem.ply, seat)
    accepted = problem.accepted(view.moves)
    checks = {
        "it is not the person's turn": state.to_move == seat and state.stage is Stage.HAND,
        "a hand is not at its end": leaving_at(record, problem.ply) == problem.ply,
        "there is nothing to decide": len(view.moves) > 1,
        "the best move is not legal": judged.best in view.moves,
        "what tempts is not legal": judged.made in view.moves,
        "another move is accepted": [m.meaning for m in accepted] == [judged.best.meaning],
        "the interval of another move reaches the best": stands_alone(judged),
        "what tempts is no mistake": is_flagged(judged),
        "a move is worth more or less than it can be": all(
            all_games()[problem.game].decisions().least <= one.worth <= judged.choices[0].worth
            for one in judged.choices
        ),
        "a move was not weighed": all(judged.weighed(move) for move in view.moves),
        "it gives no reason": isinstance(judged.reason, Phrase) and Wording().say(judged.reason),
    }
    return "; ".join(what for what, holds in checks.items() if not holds)


@pytest.mark.parametrize("game", GAMES)
def test_every_problem_is_a_decision_with_one_answer(game: str) -> None:
    wrong = {one.key: what for one in problems(game) if (what := wrong_with(one))}

    assert not wrong


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_every_step_and_the_easiest_come_first(game: str) -> None:
    steps = Counter(one.step for one in problems(game))

    assert len(problems(game)) >= FEWEST
    assert set(steps) == set(range(1, STEPS + 1))
    assert max(steps.values()) - min(steps.values()) <= 1
    assert [one.step for one in problems(game)] == sorted(one.step for one in problems(game))


@pytest.mark.parametrize("game", GAMES)
def test_many_are_of_the_rules_that_the_lessons_teach(game: str) -> None:
    """Who has learnt one form of a game would be asked about another that nobody taught."""
    info = all_games()[game]
    kind, presets = info.options(), info.presets
    taught = {named_rules(kind.make(**lesson.options), presets).key for lesson in info.lessons()}
    met = [named_rules(kind.from_json(one.header.options), presets).key for one in problems(game)]

    assert sum(key in taught for key in met) >= FEWEST // 2


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_that_tells_what_is_plain_to_see_is_not_told_it_again(game: str) -> None:
    face = all_games()[game].face()
    for one in problems(game):
        view = one.record().timeline.view(one.ply, one.seat)
        plain, more = (said(view, one.judged.best) for said in (face.because, face.besides))
        assert not (plain and more == plain and _tells(one.judged.reason)), (one.key, more)


@pytest.mark.parametrize("game", GAMES)
def test_keys_can_answer_and_nothing_is_gold_before_cards_are_picked(game: str) -> None:
    """What is gold would be a hint; where several cards are picked Enter presses the gold one."""
    face = all_games()[game].face()
    deciding = Deciding(face)
    for one in problems(game):
        view, best = one.record().timeline.view(one.ply, one.seat), one.judged.best
        assert not any(each.main for each in deciding.asked(face.buttons(view, ()))), one.key
        if len(best.cards) > 1:
            offered = deciding.asked(face.buttons(view, best.cards))
            assert [each.move.meaning for each in offered if each.main] == [best.meaning], one.key


def _tells(reason: Phrase | str) -> bool:
    """Tell whether a reason has a sentence of its own about what the move does."""
    assert isinstance(reason, Phrase)
    return any(isinstance(each, Phrase) and each.source.endswith(".")
               and any(isinstance(n, int) for n in each.blanks.values())
               for each in reason.blanks.values())  # fmt: skip


@pytest.mark.parametrize("spoken", [code for code in languages.spoken() if code != "en"])
def test_every_sentence_that_is_kept_is_still_known(spoken: str) -> None:
    """A sentence that the program does not say any more would stand in English."""
    known = Catalogue.read(languages.translations(spoken)).texts
    kept = {one for game in GAMES for each in problems(game) for one in _phrases(each.row)}
    assert len(kept) > 20
    assert sorted(one for one in kept if one not in known) == []


def _phrases(row: object) -> set[tuple[str, str]]:
    """Return context and source of every sentence in a stored judgement."""
    if isinstance(row, dict):
        said = row.get("say")
        own = {(str(said[0]), str(said[1]))} if said else set[tuple[str, str]]()
        return own.union(*map(_phrases, row.values()))
    return set[tuple[str, str]]().union(*map(_phrases, row)) if isinstance(row, list) else set()


def test_no_two_problems_have_one_key() -> None:
    keys = Counter(one.key for game in GAMES for one in problems(game))

    assert max(keys.values()) == 1


def test_a_problem_is_read_as_it_was_written() -> None:
    first = problems(GAMES[0])[0]

    assert problem_in(first.to_json()) == first
