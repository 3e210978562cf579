"""Habits are counted over hands, a player's own where others sit at the table."""

from random import Random
from typing import Any

from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.rules import Rules, Stop, View
from tests.games_for_tests.high_card import HighCard, HighCardOptions
from tools.fingerprint import fingerprint, shares
from tools.habits import plain_habits


class Asks:
    """Has the cards shuffled again whenever it may."""

    def __init__(self, rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> None:
        pass

    def choose(self, view: View[Any], rng: Random, stop: Stop) -> Move:
        return view.moves[self.place]

    place = -1


class Plays(Asks):
    place = 0


RULES = HighCard(HighCardOptions.make(players=3))
# In a few of 24 decks the first card ends the hand before it begins.
DECKS = range(24)


def test_all_seats_are_counted_where_all_are_alike() -> None:
    counts = fingerprint(RULES, plain_habits, Plays, None, DECKS)
    assert set(counts) == {"play"}
    assert counts["play"] % 3 == 0
    assert 54 < counts["play"] <= 72


def test_only_the_tested_player_is_counted_among_others() -> None:
    counts = fingerprint(RULES, plain_habits, Asks, Plays, DECKS)
    # Once a hand has been shuffled again it cannot be again.
    assert counts["again"] == counts["play"] > 18
    assert shares(counts) == {"again": 0.5, "play": 0.5}
    again = fingerprint(RULES, plain_habits, Plays, Asks, DECKS)
    assert again["again"] == 0
    assert 18 < again["play"] <= 24


def test_what_is_no_habit_is_not_counted() -> None:
    def asking(state: object, seat: int, move: Move) -> str | None:
        return "asks" if move.verb == "again" else None

    counts = fingerprint(RULES, asking, Asks, Plays, DECKS)
    assert shares(counts) == {"asks": 1.0}
