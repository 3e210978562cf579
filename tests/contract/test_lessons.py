"""Every lesson can be played to its end, and speaks of what the person sees."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.guided import TRIES, Guided
from naipes_gui.core.info import GameInfo
from naipes_gui.core.lesson import Do, Lesson, Say, See, Step, dealt
from naipes_gui.core.moves import Move
from naipes_gui.core.table import CHANCE, FIRST, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review.asking import GOING, WeighHere, reference

LONGEST_HEADLINE, LONGEST_TEXT, MOST_MINUTES = 110, 260, 4
LESSONS = [(info, lesson) for info in all_games().values() for lesson in info.lessons()]
every_lesson = pytest.mark.parametrize(
    ("info", "lesson"), LESSONS, ids=[lesson.key for _, lesson in LESSONS]
)


def test_every_lesson_has_a_name_of_its_own() -> None:
    keys = [lesson.key for _, lesson in LESSONS]
    assert keys
    assert len({*keys}) == len(keys)
    assert all(lesson.key.startswith(f"{info.key}-") for info, lesson in LESSONS)


@every_lesson
def test_its_table_is_one_that_can_be_laid(info: GameInfo, lesson: Lesson) -> None:
    rules = info.rules_with(lesson.options)
    assert len(lesson.opponents) == len(rules.seats) - 1
    assert {*lesson.opponents} <= {*CHARACTERS.values()}
    assert 0 < lesson.minutes <= MOST_MINUTES
    assert not isinstance(lesson.steps[-1], Do)
    assert lesson.steps[-1].headline is not None


@every_lesson
def test_every_move_is_made_by_whom_it_says(info: GameInfo, lesson: Lesson) -> None:
    for step, timeline in walked(info, lesson):
        seat = timeline.state.to_move
        if isinstance(step, Say):
            continue
        assert (seat == FIRST) == isinstance(step, Do), f"{step.move}: seat {seat} is to move"
        if seat == CHANCE:
            continue  # A card that chance cannot lay is refused by the walk itself.
        view = timeline.view(timeline.ply, seat)
        assert Move.parse(step.move).meaning in {move.meaning for move in view.moves}, step.move


@every_lesson
def test_no_move_that_is_warned_of_is_the_right_one(info: GameInfo, lesson: Lesson) -> None:
    for step, timeline in walked(info, lesson):
        if not isinstance(step, Do):
            continue
        view = timeline.view(timeline.ply, FIRST)
        known = {str(move.meaning) for move in view.moves} | {move.verb for move in view.moves}
        assert {*step.wrong} <= known | {""}
        assert str(Move.parse(step.move).meaning) not in step.wrong


@every_lesson
def test_what_is_as_good_can_be_played_and_is_not_warned_of(info: GameInfo, lesson: Lesson) -> None:
    for step, timeline in walked(info, lesson):
        if isinstance(step, Do):
            legal = {str(move.meaning) for move in timeline.view(timeline.ply, FIRST).moves}
            assert {*step.as_good} <= legal - {step.move} - {*step.wrong}


@every_lesson
def test_the_strongest_would_do_what_a_lesson_asks_for(info: GameInfo, lesson: Lesson) -> None:
    """Or it says that what the strongest prefers is as good: no right answer is called wrong."""
    weigh = WeighHere(info, info.rules_with(lesson.options))
    for step, timeline in walked(info, lesson):
        view = timeline.view(timeline.ply, FIRST)
        if isinstance(step, Do) and len(view.moves) > 1:
            counsel = weigh(view, reference(info), 1, GOING)
            assert counsel is not None
            best = {str(move.meaning) for move in (counsel.chosen, *counsel.alike)}
            asked = {str(Move.parse(step.move).meaning), *step.as_good}
            assert best & asked, f"{step.move}: {best}"


@every_lesson
def test_who_asks_to_be_shown_a_move_is_told_why(info: GameInfo, lesson: Lesson) -> None:
    guided = Guided(lesson, info.rules_with(lesson.options))
    for place, step in enumerate(lesson.steps):
        guided.seek(place)
        if isinstance(step, Do) and guided.shown is None:
            told = guided.ask()
            assert told is not None, step.move
            assert not told.is_mistake
            assert guided.shown is not None


@every_lesson
def test_what_is_as_good_is_no_mistake(info: GameInfo, lesson: Lesson) -> None:
    guided = Guided(lesson, info.rules_with(lesson.options))
    for place, step in enumerate(lesson.steps):
        guided.seek(place)
        for move in step.as_good if isinstance(step, Do) else ():
            view, shown = guided.timeline.view(guided.ply, FIRST), guided.shown
            told = [guided.answer(Move.parse(move), view) for _ in range(TRIES + 1)]
            assert all(each is not None and not each.is_mistake for each in told)
            assert guided.shown == shown, "nothing was done wrong, so nothing need be shown"


@every_lesson
def test_only_cards_are_named_that_the_person_has_seen(info: GameInfo, lesson: Lesson) -> None:
    for step, cards in seen(info, lesson):
        named = {card for what in said(step) for card in cards_in(what)}
        assert named <= cards, f"{step}: {named - cards}"


@every_lesson
def test_what_is_said_is_short_enough_for_its_paper(info: GameInfo, lesson: Lesson) -> None:
    wording = Wording(("Tú", *lesson.opponents))
    for step in lesson.steps:
        for what, most in ((step.headline, LONGEST_HEADLINE), (step.text, LONGEST_TEXT)):
            assert what is None or len(wording.say(what)) <= most, wording.say(what)


@every_lesson
def test_a_person_who_does_what_is_asked_comes_to_the_end(info: GameInfo, lesson: Lesson) -> None:
    guided = Guided(lesson, info.rules_with(lesson.options))
    while not guided.is_over:
        if (move := guided.move) is not None:
            assert guided.answer(move, guided.timeline.view(guided.ply, FIRST)) is None
        guided.go_on()
    assert guided.timeline.ply == guided.ply


def walked(info: GameInfo, lesson: Lesson) -> Iterator[tuple[Step, Timeline[Any]]]:
    """Yield every step with the hand as it stands before it."""
    timeline = dealt(lesson, info.rules_with(lesson.options))
    for step in lesson.steps:
        yield step, timeline
        if not isinstance(step, Say):
            timeline.push(Move.parse(step.move))


def seen(info: GameInfo, lesson: Lesson) -> Iterator[tuple[Step, set[Card]]]:
    """Yield every step with the cards that the person has seen when it is said."""
    cards = set[Card]()
    for step, timeline in walked(info, lesson):
        if isinstance(step, See):
            timeline = timeline.until(timeline.ply)
            timeline.push(Move.parse(step.move))
        cards |= visible(timeline, FIRST)
        yield step, cards


def visible(timeline: Timeline[Any], seat: Seat) -> set[Card]:
    """Return the cards that lie open for a seat, or were shown by the last move."""
    table = timeline.view(timeline.ply, seat).state.table
    moved = timeline.witnessed(timeline.ply, seat)
    shown = chain.from_iterable(getattr(event, "cards", ()) for event in moved)
    return {*chain.from_iterable(table.values()), *shown} - {HIDDEN}


def said(step: Step) -> Iterator[Phrase]:
    """Yield everything that may be said at a step."""
    yield from filter(None, (step.headline, step.text))
    if isinstance(step, Do):
        yield from (*step.wrong.values(), *step.as_good.values())
        yield from () if step.why is None else (step.why,)


def cards_in(what: Phrase) -> set[Card]:
    """Return the cards that a text names."""
    found = set[Card]()
    for value in what.blanks.values():
        if isinstance(value, Phrase):
            found |= cards_in(value)
        found |= {each for each in (value if isinstance(value, tuple) else (value,))
                  if isinstance(each, Card)}  # fmt: skip
    return found
