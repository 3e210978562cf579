"""Why one move of NLK is better than another: what follows from it, and not from the other.

Both are played on over the same deals, and what differs most beyond chance is the reason. What
differs the wrong way is none: no card is praised for what speaks against it.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stop, View
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.nlk.players.cards_out import of_cards_out
from naipes_gui.games.nlk.players.difference import (
    Difference,
    Pair,
    differing,
    share,
    strongest,
)
from naipes_gui.games.nlk.players.first_trick import Company, Course, Courses
from naipes_gui.games.nlk.rules.game import Nlk
from naipes_gui.games.nlk.rules.state import NlkState

AGREED = 0.2
"""By what share of them those who play by habit and those who look ahead may differ in it."""

OUT = phrase("nlk", "With {move} you are out in this trick {often}, with {other} {rarely}.")
MUST_TAKE = phrase(
    "nlk", "With {other} you still have to take up a card of this trick {often}, with {move} "
    "{rarely}.",
)  # fmt: skip
LEADS = phrase("nlk", "With {move} you lead the next trick {often}, with {other} {rarely}.")
RIVAL_TAKES = phrase(
    "nlk", "After {move} {who} cannot beat, and has to take a card up {often}; after {other}, "
    "{rarely}.",
)  # fmt: skip
NEXT_TAKES = phrase(
    "nlk", "{who}, who is next, has nothing that beats {best:short} and has to take a card up."
)
NEXT_COULD = phrase(
    "nlk", "{who}, who is next, has nothing that beats {best:short} and has to take a card up; "
    "{worse:short} {who} could beat.",
)  # fmt: skip
TURNS = phrase(
    "nlk", "{card:short} turns the trick, and you lead the next one: with that you get rid of a "
    "low card.",
)  # fmt: skip
RIVAL_OUT = phrase(
    "nlk", "With {other} {who} gets out in this trick {often}, with {move} {rarely}."
)


def of_tricks(
    rules: Nlk, view: View[NlkState], best: Move, other: Move, seed: int, stop: Stop
) -> Phrase | None:  # fmt: skip
    """Return what follows from the better of two moves in the tricks, and not from the other."""
    pair, company = Pair(rules, view, best, other), Company(rules, view, stop)
    first, second = (company.courses(m, pair.many, seed) for m in (best, other))
    return strongest((
        *_of_myself(pair, first, second),
        *_turning(pair),
        *_of_the_next(pair, company, first, second),
        *_of_rivals(pair, first, second),
        *of_cards_out(pair),
    ))  # fmt: skip


def _of_myself(pair: Pair, best: Courses, other: Courses) -> Iterator[Difference]:
    me, names = 1 << int(pair.view.seat), pair.names
    yield from _happening(1.4, best, other, lambda one: bool(one.out & me), OUT, **names)
    yield from _happening(1.1, other, best, lambda one: one.takes, MUST_TAKE, **names)
    yield from _happening(0.7, best, other, lambda one: one.leads, LEADS, **names)


def _turning(pair: Pair) -> Iterator[Difference]:
    """Say what it is good for to turn a trick that one might take a card of."""
    state, is_last = pair.view.state, len(pair.view.state.hand(pair.view.seat)) == 1
    turns = bool(state.chain) and len(state.chain) + 1 >= state.size
    if turns and not is_last and pair.best.cards and not pair.other.cards:
        yield Difference(0.95, replace(TURNS, blanks={"card": pair.best.cards[0]}))


def _of_the_next(
    pair: Pair, company: Company, best: Courses, other: Courses
) -> Iterator[Difference]:
    """Say it of whoever is next in so many words: what they hold has all been seen."""
    who = pair.view.state.next_active(pair.view.seat)
    is_stuck = [{bool(c.stuck & 1 << who) for kind in of for c in kind} for of in (best, other)]
    lies, would_lie = (_on_top(pair, move) for move in (pair.best, pair.other))
    if not company.is_sure or is_stuck != [{True}, {False}] or lies is None:
        return
    said = NEXT_TAKES if would_lie is None else NEXT_COULD
    yield Difference(
        0.95, replace(said, blanks={"who": Who(who), "best": lies, "worse": would_lie})
    )


def _on_top(pair: Pair, move: Move) -> Card | None:
    """Return what lies on top for the next one to beat, if anything does."""
    left = move.cards or pair.view.state.chain[1:]
    return left[-1] if left else None


def _of_rivals(pair: Pair, best: Courses, other: Courses) -> Iterator[Difference]:
    for seat in pair.rivals:
        bit, blanks = 1 << int(seat), {"who": Who(seat), **pair.names}

        def is_stuck(one: Course, bit: int = bit) -> bool:
            return bool(one.stuck & bit)

        def is_out(one: Course, bit: int = bit) -> bool:
            return bool(one.out & bit)

        yield from _happening(0.9, best, other, is_stuck, RIVAL_TAKES, **blanks)
        yield from _happening(0.8, other, best, is_out, RIVAL_OUT, **blanks)


def _happening(
    weight: float, often: Courses, rarely: Courses, is_so: Callable[[Course], bool], said: Phrase,
    /, **blanks: Any,
) -> Iterator[Difference]:  # fmt: skip
    """Yield what happens often after one move and rarely after the other, whoever plays on."""
    found = [[[is_so(one) for one in kind] for kind in courses] for courses in (often, rarely)]
    if all(abs(share(habit) - share(ahead)) <= AGREED for habit, ahead in found):
        much, little = ([*habit, *ahead] for habit, ahead in found)
        yield from differing(weight, much, little, said, **blanks)
