"""What the coach says at a decision, how often, and when he takes his leave."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

from naipes_gui.core.coach import (
    ENOUGH,
    GOODBYE,
    HANDS,
    MATCHES,
    UNDERSTOOD,
    Coach,
    Coached,
    Coaching,
    Tip,
    Weight,
)
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import phrase
from naipes_gui.games import all_games

FIRST, SECOND = phrase("coach", "first"), phrase("coach", "second")
DRAW, KEEP = Move("draw"), Move("keep")
VIEW: View[Any] = all_games()["nlk"].rules_with({}).observe(
    all_games()["nlk"].rules_with({}).start(), -1  # type: ignore[arg-type]
)  # fmt: skip


def both(view: View[Any]) -> Iterator[Tip]:
    yield Tip("first", FIRST, (DRAW,))
    yield Tip("second", SECOND)


COACH = Coach(("first", "second"), both)


def asked(coaching: Coaching, *answers: Move, since: int = 0) -> list[str]:
    """Return what was said at some decisions, each answered by a move."""
    told = []
    for ply, move in enumerate(answers, since):
        tip = coaching.say(ply, VIEW)
        told.append(tip.key if tip is not None else "")
        coaching.answer(ply, move)
    return told


def test_nothing_is_said_where_no_coach_was_wanted() -> None:
    assert asked(Coaching(COACH, Coached()), DRAW) == [""]


def test_the_most_urgent_comes_first_and_then_what_was_not_said_yet() -> None:
    assert asked(Coaching(COACH, Coached(is_on=True)), KEEP, KEEP) == ["first", "second"]


def test_the_same_decision_is_told_the_same() -> None:
    coaching = Coaching(COACH, Coached(is_on=True))
    assert coaching.say(4, VIEW) is coaching.say(4, VIEW)
    assert asked(coaching, KEEP, since=4) == ["first"]


def test_in_one_match_nothing_is_said_twice() -> None:
    coaching = Coaching(COACH, Coached(is_on=True))
    assert asked(coaching, *[KEEP] * 3) == ["first", "second", ""]
    coaching.end_hand(is_last=False)
    assert asked(coaching, KEEP) == [""]
    coaching.end_hand(is_last=True)
    assert asked(coaching, KEEP) == ["first"]


def test_what_use_was_made_of_three_times_is_not_said_again() -> None:
    known = Coached(is_on=True, understood=dict.fromkeys(("first", "second"), UNDERSTOOD - 1))
    coaching = Coaching(COACH, known)
    assert asked(coaching, DRAW) == ["first"]
    assert coaching.known.knows("first")
    coaching.end_hand(is_last=True)
    assert asked(coaching, KEEP, KEEP) == ["second", ""]


def test_what_another_move_followed_was_not_understood() -> None:
    coaching = Coaching(COACH, Coached(is_on=True))
    asked(coaching, KEEP)
    assert coaching.known.understood == {}
    # To what is only to be read, any move is an answer.
    assert asked(coaching, KEEP, since=1) == ["second"]
    assert coaching.known.understood == {"second": 1}


def weighed(weight: Weight) -> Coach:
    """Return a coach who has a rule, and something that is said for another reason."""

    def tips(view: View[Any]) -> Iterator[Tip]:
        yield Tip("first", FIRST)
        yield Tip("second", SECOND, weight=weight)

    return Coach(("first", "second"), tips)


def standing(view: View[Any]) -> Iterator[Tip]:
    """Say two rules, and how things stand: never twice in the same words."""
    yield Tip("first", FIRST)
    yield Tip("second", SECOND)
    yield Tip("stands", phrase("coach", "{n}", n=next(NUMBERS)), weight=Weight.TELLS)


NUMBERS = count()
STANDING = Coach(("first", "second", "stands"), standing)


def test_of_the_position_is_spoken_first_and_of_a_rule_once_in_between() -> None:
    coaching = Coaching(STANDING, Coached(is_on=True))
    told = asked(coaching, *[DRAW] * 6)
    assert told == ["stands", "first", "stands", "second", "stands", "stands"]
    coaching.end_hand(is_last=False)
    assert asked(coaching, *[DRAW] * 3) == ["stands"] * 3
    known = Coached(is_on=True, understood={"first": UNDERSTOOD, "second": UNDERSTOOD})
    assert asked(Coaching(STANDING, known), *[DRAW] * 3) == ["stands"] * 3


def test_what_was_seldom_heard_comes_first() -> None:
    known = Coached(is_on=True, understood={"first": 2, "second": 1})
    assert asked(Coaching(COACH, known), DRAW) == ["second"]


def test_what_presses_goes_first_but_not_twice_in_the_same_words() -> None:
    coaching = Coaching(weighed(Weight.PRESSES), Coached(is_on=True))
    assert asked(coaching, *[DRAW] * 3) == ["second", "first", ""]
    coaching.end_hand(is_last=False)
    assert asked(coaching, DRAW) == ["second"]


def test_he_takes_his_leave_once_all_is_understood() -> None:
    known = Coached(
        is_on=True, matches=ENOUGH, understood={"first": UNDERSTOOD, "second": UNDERSTOOD}
    )
    early = Coaching(COACH, replace(known, matches=ENOUGH - 1))
    assert early.say(0, VIEW) is None
    assert early.known.is_on
    coaching = Coaching(COACH, known)
    assert coaching.say(0, VIEW) is GOODBYE
    assert not coaching.known.is_on
    assert asked(coaching, DRAW, since=1) == [""]


def test_he_takes_his_leave_after_some_matches_and_after_many_hands() -> None:
    for known in (Coached(is_on=True, matches=MATCHES - 1), Coached(is_on=True, hands=HANDS - 1)):
        coaching = Coaching(COACH, known)
        assert coaching.say(0, VIEW) is not GOODBYE
        coaching.end_hand(is_last=True)
        assert coaching.say(1, VIEW) is GOODBYE


def test_whoever_always_wants_him_is_told_everything_without_end() -> None:
    known = Coached(hands=HANDS, matches=MATCHES, understood={"first": UNDERSTOOD})
    coaching = Coaching(COACH, known, is_endless=True)
    assert asked(coaching, DRAW, KEEP) == ["first", "second"]


def test_where_there_is_nothing_to_say_nobody_takes_his_leave() -> None:
    coaching = Coaching(Coach(), Coached())
    coaching.turn(on=True)
    assert coaching.say(0, VIEW) is None


def test_called_back_he_begins_anew() -> None:
    coaching = Coaching(COACH, Coached(hands=HANDS, understood={"first": UNDERSTOOD}))
    coaching.turn(on=True)
    assert asked(coaching, DRAW) == ["first"]
    coaching.turn(on=False)
    assert asked(coaching, DRAW, since=1) == [""]


def test_a_rule_that_comes_first_is_said_before_what_tells_and_only_until_it_is_known() -> None:
    def tips(view: View[Any]) -> Iterator[Tip]:
        yield Tip("tells", FIRST, weight=Weight.TELLS)
        yield Tip("rule", SECOND, weight=Weight.COMES_FIRST)

    coach = Coach(("tells", "rule"), tips)
    assert asked(Coaching(coach, Coached(is_on=True)), KEEP, KEEP) == ["rule", "tells"]
    known = Coached(is_on=True, understood={"rule": UNDERSTOOD})
    assert asked(Coaching(coach, known), KEEP, KEEP) == ["tells", ""]


def test_what_comes_first_is_said_once_a_match() -> None:
    """«Here the king is the highest card» stood there in three of the first four hands."""
    first = Tip("ranks", phrase("test", "The king is the highest."), weight=Weight.COMES_FIRST)
    usual = Tip("standing", phrase("test", "So it stands."), weight=Weight.TELLS)
    coaching = Coaching(Coach(("ranks",), lambda view: iter((usual, first))), Coached(is_on=True))
    said = list[str]()
    for hand in range(4):
        for ply in range(3):
            tip = coaching.say(10 * hand + ply, None)  # type: ignore[arg-type]
            said.append(tip.key if tip is not None else "")
        coaching.end_hand(is_last=hand == 2)
    assert said == ["ranks", "standing", *[""] * 7, "ranks", "standing", ""]


def test_what_a_lesson_has_taught_is_not_said_again_unless_all_is_wanted() -> None:
    coach = replace(COACH, taught={"first": "game-1"})
    known = Coached(is_on=True)
    assert asked(Coaching(coach, known, lessons=("game-1",)), DRAW, KEEP) == ["second", ""]
    assert asked(Coaching(coach, known, lessons=("game-2",)), DRAW) == ["first"]
    endless = Coaching(coach, known, is_endless=True, lessons=("game-1",))
    assert asked(endless, DRAW) == ["first"]
