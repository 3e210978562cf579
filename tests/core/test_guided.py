"""What becomes of the moves that a person tries in a guided hand."""

import pytest

from naipes_gui.core.guided import Guided, Reply
from naipes_gui.core.lesson import Do, Say, See
from naipes_gui.core.moves import Move
from naipes_gui.core.table import FIRST
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games

INFO = all_games()["ecarte"]


@pytest.fixture
def guided() -> Guided:
    lesson = INFO.lessons()[0]
    return Guided(lesson, INFO.rules_with(lesson.options))


def at(guided: Guided, move: str) -> Guided:
    """Go to the step of a move."""
    steps = guided.lesson.steps
    guided.seek(next(i for i, step in enumerate(steps) if getattr(step, "move", "") == move))
    return guided


def reply(guided: Guided, move: str) -> str:
    """Try a move; return what is answered, nothing if it is right."""
    view = guided.timeline.view(guided.ply, FIRST)
    answer = guided.answer(Move.parse(move), view)
    return Wording(("Tú", "Bruno")).say(answer.said) if answer is not None else ""


def test_the_move_that_is_meant_is_right_in_any_order(guided: Guided) -> None:
    at(guided, "discard 8D 9C 7C")
    assert not reply(guided, "discard 7C 8D 9C")


def test_a_move_that_the_lesson_knows_is_answered_in_its_words(guided: Guided) -> None:
    at(guided, "play TS")
    assert "your king is still there" in reply(guided, "play KS")
    at(guided, "discard 8D 9C 7C")
    assert "Keep the ten of spades" in reply(guided, "discard 8D")


def test_a_move_against_the_rules_is_answered_by_the_rules(guided: Guided) -> None:
    at(guided, "play TS")
    view = guided.timeline.view(guided.ply, FIRST)
    rules = INFO.rules_with(guided.lesson.options)
    why = rules.why_not(view.state, FIRST, Move.parse("play TD"))
    assert reply(guided, "play TD") == Wording(("Tú", "Bruno")).say(why)


def test_what_is_said_of_any_other_move_speaks_of_what_could_be_played() -> None:
    info = all_games()["nlk"]
    lesson = info.lessons()[1]
    rules = info.rules_with(lesson.options)
    ladder = at(Guided(lesson, rules), "play TC")
    view = ladder.timeline.view(ladder.ply, FIRST)
    heart = Move.parse("play 8H")
    assert heart not in view.moves
    assert ladder.answer(heart, view) == Reply(rules.why_not(view.state, FIRST, heart))
    trump = Move.parse("play 9S")
    assert trump in view.moves
    assert isinstance(ladder.step, Do)
    assert ladder.answer(trump, view) == Reply(ladder.step.wrong[""])


def test_what_is_not_marked_is_marked_when_asked_for_or_after_two_mistakes(guided: Guided) -> None:
    at(guided, "play TS")
    meant = Move.parse("play TS")
    assert guided.shown != meant
    guided.ask()
    assert guided.shown == meant
    at(guided, "play TS")
    reply(guided, "play KS")
    assert guided.shown != meant
    reply(guided, "play KS")
    assert guided.shown == meant


def test_the_way_back_leads_over_what_the_person_reads_and_does(guided: Guided) -> None:
    at(guided, "play TS")
    visited = []
    while guided.place:
        guided.back()
        visited.append(guided.step)
    assert not any(isinstance(step, See) for step in visited)
    wanted = [step for step in guided.lesson.steps if isinstance(step, Do | Say)]
    assert visited[::-1] == wanted[: len(visited)]
    guided.back()
    assert guided.place == 0


def test_beyond_the_last_step_it_is_over(guided: Guided) -> None:
    guided.seek(999)
    assert guided.is_over
    assert guided.step is None
    assert guided.move is None
