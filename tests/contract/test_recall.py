"""What the memory is asked can be answered from what was seen, and has one right answer."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.flowers import MONTHS
from naipes_gui.core.recall import LEVELS, MOST_ANSWERS, Recall, Witness, ask
from naipes_gui.core.text import Phrase, Who
from naipes_gui.core.wording import SUIT_NAMES, Wording
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from tests.contract.positions import Position
from tests.contract.swaps import seen
from tests.contract.test_coach import looked_at, recorded
from tests.found import some
from tests.having import having

every_game = pytest.mark.parametrize("key", having("table.recall"))
NAMES = ("Tú", "Bruno", "Elvira", "Gala", "Hugo", "Carmen", "Damián", "Inés", "Ana")


def asked(key: str, position: Position, kind: str, level: int) -> Recall | None:
    rng = Random(f"{kind} {level} {position.timeline.ply}")
    witness = Witness(position.view, position.timeline.rules, rng, level)
    return all_games()[key].recall()[kind].ask(witness)


@cache
def questions(key: str) -> tuple[tuple[Position, Recall], ...]:
    kinds, levels = all_games()[key].recall(), (LEVELS[0], LEVELS[-1])
    positions = (*recorded(key)[::2], *(pair.real for pair in looked_at(key)[::2]))
    found = (
        (position, question) for position, kind, level in product(positions, kinds, levels)
        if (question := asked(key, position, kind, level)) is not None
    )  # fmt: skip
    return tuple(found)


def where(position: Position, card: Card) -> str:
    """Return the zone where a card really lies."""
    return str(next(zone for zone, cards in position.state.table.items() if card in cards))


def may_come(position: Position) -> set[Card]:
    """Return the cards that the seat has not seen, or that are where they can come from again."""
    zones, known = position.timeline.rules.table_zones, seen(position)
    back = {Role.HAND, Role.STOCK}
    return {
        card for card in position.timeline.rules.pack.cards
        if zones.owner(where(position, card)) != position.seat or card not in known
        if card not in known or zones.role(where(position, card)) in back
    } - {*position.state.hand(position.seat)}  # fmt: skip


@every_game
def test_something_is_asked_of_every_kind(key: str) -> None:
    kinds = {question.kind for _, question in some(questions(key))}
    assert kinds == {*all_games()[key].recall()}


@every_game
def test_the_right_answer_is_right(key: str) -> None:
    for position, question in questions(key):
        told = Wording(NAMES).say(question.text)
        assert CHECKS[question.kind](position, question), (told, position.view)


@every_game
def test_there_are_two_to_four_answers_and_none_twice(key: str) -> None:
    for _, question in questions(key):
        said = [Wording(NAMES).say(answer) for answer in question.answers]
        assert 2 <= len({*said}) == len(said) <= MOST_ANSWERS
        assert 0 <= question.right < len(said)


@every_game
def test_nothing_is_asked_that_could_not_be_known(key: str) -> None:
    """With other hidden cards the same is asked, and the same is right."""
    for pair in looked_at(key):
        for kind in all_games()[key].recall():
            assert asked(key, pair.real, kind, 3) == asked(key, pair.other, kind, 3)


@every_game
def test_numbers_to_choose_from_end_in_different_figures(key: str) -> None:
    """The last figure is the key: 2 must not mean 12 where 2 is offered too."""
    for _, question in questions(key):
        numbers = [each.blanks["number"] for each in question.answers if "number" in each.blanks]
        assert len({number % 10 for number in numbers}) == len(numbers)


@every_game
def test_no_suit_is_asked_about_before_a_card_was_played_and_covered(key: str) -> None:
    """What oneself has discarded is gone, too, but nobody need remember it yet."""
    for position, question in questions(key):
        if question.kind in ("trumps", "suit"):
            table, zones = position.state.table, position.timeline.rules.table_zones
            over = {Role.WON, Role.PLAYED, Role.ASIDE}
            lying = [len(cards) for zone, cards in table.items() if zones.role(zone) in over]
            assert sum(lying) > 1


@every_game
def test_more_kinds_come_with_the_level(key: str) -> None:
    position, _ = questions(key)[-1]
    kinds = list(all_games()[key].recall())
    for level in LEVELS:
        for seed in range(6):
            witness = Witness(position.view, position.timeline.rules, Random(seed), level)
            question = ask(all_games()[key].recall(), witness)
            assert question is None or question.kind in kinds[: level + 1]


# The answers, counted a second time.


def answer(question: Recall) -> Phrase:
    return question.answers[question.right]


def number(question: Recall) -> int:
    return int(answer(question).blanks["number"])


def named(phrase: Phrase) -> Any:
    who = phrase.blanks["who"]
    assert isinstance(who, Who)
    return who.seat


def of_trumps(position: Position, question: Recall) -> bool:
    trump = position.state.trump
    return number(question) == len([card for card in may_come(position) if card.suit == trump])


def of_a_suit(position: Position, question: Recall) -> bool:
    (suit,) = (s for s, name in SUIT_NAMES.items() if name == question.text.blanks["suit"])
    return number(question) == sum(card.suit == suit for card in may_come(position))


def cards_of(question: Recall) -> Iterator[tuple[bool, str]]:
    for place, phrase in enumerate(question.answers):
        yield place == question.right, Wording().say(phrase)


def of_a_card(position: Position, question: Recall) -> bool:
    """Look where each of the cards lies; of those that share a name one is enough."""
    out, wording = {Role.WON, Role.PLAYED, Role.CAPTURED, Role.ASIDE}, Wording()
    zones = position.timeline.rules.table_zones
    names: dict[str, list[Card]] = {}
    for card in position.timeline.rules.pack.cards:
        names.setdefault(wording.short(card), []).append(card)
    hidden = may_come(position)
    tops = {cards[-1] for cards in position.view.state.table.values() if cards}
    for is_right, name in cards_of(question):
        is_out = any(
            zones.role(where(position, card)) in out and card not in hidden for card in names[name]
        )
        if is_right and name in map(wording.short, tops) and len(names[name]) == 1:
            return False
        if is_right != is_out and (is_right or len(names[name]) == 1):
            return False
    return True


def of_voids(position: Position, question: Recall) -> bool:
    (suit,) = (s for s, name in SUIT_NAMES.items() if name == question.text.blanks["suit"])
    failed = {seat for seat, led in unfollowed(position) if led == suit}
    if "who" not in answer(question).blanks:
        return not failed & {named(each) for each in question.answers if each.blanks}
    seat = named(answer(question))
    empty = bool(not any(card.suit == suit for card in position.state.hand(seat)))
    return empty and seat in {who for who, _ in unfollowed(position)}


def unfollowed(position: Position) -> Iterator[tuple[int, str]]:
    """Yield who did not follow a lead, and its suit."""
    plays = position.state.plays
    state = position.state
    size = len(getattr(state, "participants", getattr(state, "bidders", (0, 1))))
    for place, play in enumerate(plays):
        led = plays[place - place % size].card
        if play.card.suit != led.suit:
            yield play.seat, led.suit


def of_a_place(position: Position, question: Recall) -> bool:
    """Look where the card really lies."""
    zone = where(position, question.text.blanks["card"])
    return bool(position.timeline.rules.table_zones.owner(zone) == named(answer(question)))


def of_a_month(position: Position, question: Recall) -> bool:
    (month,) = (m for m, name in MONTHS.items() if name == question.text.blanks["month"])
    return number(question) == sum(card.month == month for card in may_come(position))


def of_a_class(position: Position, question: Recall) -> bool:
    letter = {"brights": "H", "animals": "T", "ribbons": "R"}[question.text.source.split()[2]]
    return number(question) == sum(card.kind == letter for card in may_come(position))


CHECKS = {
    "trumps": of_trumps, "suit": of_a_suit, "card": of_a_card, "void": of_voids,
    "pile": of_a_place, "held": of_a_place, "captor": of_a_place, "month": of_a_month,
    "class": of_a_class,
}  # fmt: skip


@every_game
def test_what_was_just_told_is_not_asked_again_as_long_as_it_is_so(key: str) -> None:
    drills = all_games()[key].recall()
    for position, told in questions(key)[:40]:
        for level in LEVELS:
            rng = Random(position.timeline.ply)
            witness = Witness(position.view, position.timeline.rules, rng, level)
            again = ask(drills, witness, (told,))
            assert again is None or (again.text, again.answers[again.right]) != (
                told.text, told.answers[told.right],
            )  # fmt: skip
