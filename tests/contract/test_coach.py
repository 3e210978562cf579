"""What the coach says is true, of what lies open alone, and short enough for its paper."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naipes_gui.core.cards import ACE, HIDDEN, Card
from naipes_gui.core.coach import GOODBYE, Coach, Coached, Coaching, Weight
from naipes_gui.core.options import Value
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.store.record import Record
from tests.contract.honesty import Pair, pairs
from tests.contract.positions import Position
from tests.contract.truths.case import Case, Truth
from tests.found import some
from tests.having import having
from tests.playthrough import choice

every_game = pytest.mark.parametrize("key", having("table.coach"))
RECORDS = Path(__file__).parents[1] / "records"
OF_A_KIND = 4
"""So many decisions of every kind in a recorded match, about."""
MANY, SEED = 40, 5
TALKATIVE: dict[str, dict[str, Value]] = {
    "hachi_hachi": {"profile": "traditional", "players": 6, "buyout": True, "hand_swap": True}
}
PHASES, HANDS = ("SWAP", "OFFER", "ANSWER"), 4
LONGEST = 230
"""More does not fit on the paper, in no language."""


@cache
def looked_at(key: str) -> tuple[Pair, ...]:
    return tuple(islice(pairs(all_games()[key], SEED), MANY))


@cache
def recorded(key: str) -> tuple[Position, ...]:
    """Return decisions of recorded matches, some of every kind, spread over all of them."""
    found = []
    for file in some(RECORDS.glob(f"*/{key}-*.naipes")):
        timeline = Record.load(file).timeline
        due = [p for p in timeline.decisions if timeline.moves[p][0] == timeline.states[p].to_move]
        verbs = {timeline.moves[ply][1].verb for ply in due}
        for verb in sorted(verbs):
            alike = [ply for ply in due if timeline.moves[ply][1].verb == verb]
            spread = alike[:: max(1, len(alike) // OF_A_KIND)]
            found += [Position(timeline.until(ply)) for ply in spread]
    return tuple(found)


@cache
def talked(key: str) -> tuple[Position, ...]:
    """Return decisions before the play under rules that no recorded match has."""
    if key not in TALKATIVE:
        return ()
    rules = all_games()[key].rules_with(TALKATIVE[key])
    timeline, rng, found = Timeline[Any](rules), Random(key), []
    while timeline.state.deals < HANDS and not timeline.state.is_over:
        talks = timeline.state.stage is Stage.HAND and timeline.state.phase.name in PHASES
        if talks and rules.legal(timeline.state):
            found.append(Position(timeline.until(timeline.ply)))
        timeline.push(choice(timeline, rng))
    return tuple(found)


def coach_of(key: str) -> Coach:
    return all_games()[key].coach()


@cache
def said(key: str) -> tuple[Case, ...]:
    looked = (pair.real for pair in looked_at(key))
    return tuple(
        Case(position, tip)
        for position in (*recorded(key), *talked(key), *looked)
        for tip in coach_of(key).tips(position.view)
    )


def truths(key: str) -> Any:
    return import_module(f"tests.contract.truths.{key}")


@every_game
def test_every_sentence_is_true(key: str) -> None:
    checks: dict[str, Truth] = truths(key).TRUTHS
    for case in some(said(key)):
        told = Wording().say(case.tip.text)
        assert checks[case.tip.key](case), (case.tip.key, told, case.state)


@every_game
def test_of_every_kind_something_was_looked_at(key: str) -> None:
    kinds = {case.tip.key for case in said(key)}
    assert {*coach_of(key).kinds} <= kinds == {*truths(key).TRUTHS}


@every_game
def test_at_every_choice_there_is_something_to_say_however_much_is_understood(key: str) -> None:
    for position in recorded(key):
        view = position.view
        mine = [move for move in view.moves if move.verb not in ("claim", "resign")]
        if len(mine) > 1 and position.seat == view.state.to_move:
            weights = {tip.weight for tip in coach_of(key).tips(view)}
            assert weights - {Weight.TEACHES}, view.state


@every_game
def test_with_other_hidden_cards_he_says_the_same(key: str) -> None:
    for pair in looked_at(key):
        assert pair.real.state.table != pair.other.state.table
        real, other = (list(coach_of(key).tips(each.view)) for each in (pair.real, pair.other))
        assert real == other


@every_game
def test_he_names_no_card_that_does_not_lie_open_now(key: str) -> None:
    for case in said(key):
        if case.tip.key not in truths(key).ELSEWHERE:
            table = case.position.view.state.table
            lying = {card for cards in table.values() for card in cards} - {HIDDEN}
            assert {*cards_in(case.tip.text)} <= lying, Wording().say(case.tip.text)


@every_game
def test_he_counts_nothing_that_has_been_turned_down(key: str) -> None:
    """Take away all that is only remembered: he says the same."""
    for pair in looked_at(key):
        view = pair.real.view
        forgetful = type(view)(view.seat, view.state, view.moves, view.zones, view.options)
        assert list(coach_of(key).tips(view)) == list(coach_of(key).tips(forgetful))


@every_game
def test_what_he_says_can_be_heeded_and_read(key: str) -> None:
    names = ("Tú", "Bartolomé", "Elvira", "Gala", "Hugo", "Carmen", "Damián", "Inés", "Ana")
    for case in said(key):
        assert {*case.tip.heeded} <= {*case.moves}
        told = Wording(names).say(case.tip.text)
        assert told[0].isupper()
        assert told[-1] in ".:!?"
        assert len(told) <= LONGEST, told


@every_game
def test_he_says_nothing_where_nothing_is_asked(key: str) -> None:
    for position in recorded(key)[::9]:
        for seat in position.timeline.rules.seats:
            if seat != position.seat:
                view = position.timeline.view(position.timeline.ply, seat)
                assert view.moves or list(coach_of(key).tips(view)) == []


def test_the_good_bye_is_of_no_game() -> None:
    for key in all_games():
        assert GOODBYE.key not in {*coach_of(key).kinds, *truths(key).TRUTHS}


def cards_in(what: Phrase) -> Iterator[Card]:
    for blank in what.blanks.values():
        if isinstance(blank, Card):
            yield blank
        elif isinstance(blank, Phrase):
            yield from cards_in(blank)
        elif isinstance(blank, tuple):
            yield from (each for each in blank if isinstance(each, Card))


LOW_ACE = [key for key in all_games() if "ranks" in truths(key).TRUTHS]


@pytest.mark.parametrize("key", LOW_ACE)
def test_how_the_ace_ranks_is_said_first_of_all_wherever_one_is_in_sight(key: str) -> None:
    """Whoever sees an ace beaten by a jack, and was not told, believes that the program errs."""
    with_aces = 0
    for position in recorded(key):
        view = position.view
        seats = map(Seat, range(len(view.state.scores)))
        lying = [card for seat in seats for card in view.cards(Role.TRICK, seat)]
        may = [card for move in view.moves for card in move.cards]
        in_sight = (*may, *lying) if lying else view.cards(Role.HAND, view.seat)
        tips = list(coach_of(key).tips(view))
        # Whoever cannot follow, or has no choice, misjudges no ace: another thing is the point.
        if lying and all(tip.key != "ranks" for tip in tips):
            continue
        if any(card.rank == ACE for card in in_sight) and tips:
            with_aces += 1
            coaching = Coaching(coach_of(key), Coached(is_on=True))
            said = coaching.say(0, view)
            assert said is not None
            assert said.key == "ranks" or said.weight is Weight.PRESSES
    assert with_aces


@pytest.mark.parametrize("key", some(["ecarte", "mosca", "napoleon"]))
def test_what_trumps_do_is_said_where_one_may_be_laid_on_another_suit(key: str) -> None:
    """While all follow suit, and before one leads, it is not the point and only stands in the way.

    In Napoleon the first of a hand makes trumps: then it is said what that means.
    """
    told = [case for case in said(key) if case.tip.key == "trump" and case.state.trick]
    assert told
    for case in told:
        state, lying = case.state, [play.card for play in case.state.trick]
        may = [card for move in case.position.view.moves for card in move.cards]
        if lying[0].suit == state.trump:
            assert key == "napoleon"
            assert not state.tricks_played
        else:
            assert any(card.suit == state.trump for card in (*lying, *may))
    leading = [case for case in said(key) if case.tip.key == "trump" and not case.state.trick]
    assert all(case.position.view.moves[0].verb in ("discard", "propose") for case in leading)


@every_game
def test_what_a_lesson_is_said_to_teach_is_a_kind_and_a_lesson_of_the_game(key: str) -> None:
    lessons = {lesson.key for lesson in all_games()[key].lessons()}
    taught = coach_of(key).taught
    assert {*taught} <= {*truths(key).TRUTHS}
    assert {*taught.values()} <= lessons
