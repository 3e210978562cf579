"""What stands on the last sheet of a match, from hands that are nothing but figures."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from naipes_gui.core.match_end import HandGlance, Holding, Standing
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.session.match_end import ENOUGH, PLACES, _notable, _subtitle

HOW = phrase("match_end", "The match is over")


def seen(seat: int = 0) -> View[Any]:
    return cast("View[Any]", SimpleNamespace(seat=Seat(seat)))


def told(*figures: tuple[int, ...], seat: int = 0, signed: bool = True) -> list[str]:
    """Return what is remarkable of hands, in the words of nobody: sources with their blanks."""
    hands = [HandGlance(each, summary=HOW) for each in figures]
    if not signed:
        hands = [replace(hand, signed=False) for hand in hands]
    return [str(said(text)) for text in _notable(hands, seen(seat))]


def said(text: Phrase) -> str:
    blanks = {name: value.seat if isinstance(value, Who) else value
              for name, value in text.blanks.items()}  # fmt: skip
    written = text.source.replace("%n", "{n}")
    return written.format(**{**blanks, "how": "so"})


LEAD = {
    "from the first": ([(2, 0, 0)] * 3, "You led from the first hand to the last."),
    "in the last": ([(1, 0, 0), (0, 2, 0), (3, 0, 0)], "You took the lead only in the last hand."),
    "somewhere": (
        [(0, 5, 0), (6, 0, 0), (1, 0, 0), (1, 0, 0)],
        "You took the lead for good in hand 2.",
    ),
    "again": (
        [(3, 0, 0), (0, 5, 0), (4, 0, 0), (1, 0, 0)], "You took the lead for good in hand 3.",
    ),
    "after a draw": (
        [(3, 0, 0), (0, 3, 0), (4, 0, 0), (1, 0, 0)], "You took the lead for good in hand 3.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", LEAD)
def test_since_when_somebody_leads(kind: str) -> None:
    hands, sentence = LEAD[kind]
    assert sentence in told(*hands)
    theirs = {"You led": "1 led", "You took": "1 took"}
    for mine, other in theirs.items():
        sentence = sentence.replace(mine, other)
    assert sentence in told(*((b, a, c) for a, b, c in hands))


def test_nobody_leads_at_a_draw_and_little_is_said_of_few_hands() -> None:
    assert not [line for line in told((1, 0, 0), (0, 1, 0), (2, 2, 0)) if "led" in line]
    assert told(*[(2, 0, 0)] * (ENOUGH - 1)) == []
    assert len(told(*[(2, 0, 0)] * ENOUGH)) == 2


def test_the_heaviest_hand_is_told_with_whose_it_was() -> None:
    assert told((1, 0, 0), (5, -3, 0), (0, 1, 0))[0] == "Hand 2 weighed most: so, +5 for you."
    assert told((1, 0, 0), (0, 0, 1), (0, -4, 0))[0] == "Hand 3 weighed most: so, −4 for 1."
    equal = told((4, 0, 0), (0, 4, 0), (1, 0, 0))
    assert not [line for line in equal if "weighed" in line]
    assert not [line for line in told(*[(0, 0, 0)] * 3) if "weighed" in line]


def test_ones_own_hands_are_counted() -> None:
    gains = told((1, 0, 0), (0, 2, 0), (0, 0, 0), (3, -1, 0))
    assert gains[-1] == "You gained something in 2 of 4 hand(s)."
    assert told((1, 2, 3), (2, 1, 3), (1, 3, 2), signed=False) == [
        "You were first to go out in 2 of 3 hand(s)."
    ]
    assert not [line for line in told(*[(0, 1, 2)] * 3) if "gained" in line]
    assert not [line for line in told(*[(0, 1)] * 3, seat=2) if "gained" in line]


def subtitle(place: int, players: int, ranking: list[list[int]], seat: int = 0) -> list[str]:
    """Return what stands below the title, of somebody at a place."""
    holding = Holding(3, HOW)
    others = [Standing(Seat(n), 1 if place > 1 else 2, holding) for n in range(1, players)]
    every = [Standing(Seat(0), place, holding), *others]
    ranks = [[Seat(n) for n in rank] for rank in ranking]
    return [text.source for text in _subtitle(seen(seat), ranks, every, 2, 0)]


def test_ones_place_is_told_where_it_is_not_told_already() -> None:
    place, hands = "You come {place} of {all} with {total}", "%n hand(s)"
    assert subtitle(2, 3, [[1], [0], [2]]) == [place, hands]
    assert subtitle(1, 3, [[0], [1], [2]]) == [hands]
    assert subtitle(2, 2, [[1], [0]]) == [hands]
    assert subtitle(1, 3, [[0, 1, 2]]) == [hands]
    assert subtitle(2, 3, [[1], [0], [2]], seat=7) == [hands]
    assert len({text.source for text in PLACES}) == 9
