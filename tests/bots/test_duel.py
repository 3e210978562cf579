"""What one opponent gains over another is told from the cards and the seats they had."""

from random import Random
from statistics import fmean
from typing import Any

import pytest

from naipes_gui.bots.duel import duel, played
from naipes_gui.core.cards import NATURAL
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.rules import Rules, Stop, View
from naipes_gui.core.table import NOBODY
from tests.games_for_tests.high_card import HighCard, HighCardOptions

DECKS = 60


class Fewest(HighCard):
    """The same game, but a point is a loss."""

    fewest_win = True


class Plays:
    """Plays its highest card, or its lowest."""

    def __init__(self, rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> None:
        self.rules = rules

    def choose(self, view: View[Any], rng: Random, stop: Stop) -> Move:
        cards = [move for move in view.moves if move.verb == "play"]
        by_rank = sorted(cards, key=lambda move: NATURAL.index(move.cards[0].rank))
        return by_rank[self.place]

    place = -1


class Low(Plays):
    place = 0


def of(players: int) -> HighCard:
    return HighCard(HighCardOptions.make(players=players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_gains_nothing_over_itself_on_any_deck(players: int) -> None:
    assert set(duel(lambda: of(players), Plays, Plays, DECKS).gains) == {0.0}


def test_among_more_than_two_the_measure_is_the_other_player_in_the_same_seat() -> None:
    rules = of(3)
    bots, found = (Plays(rules), Low(rules)), duel(lambda: rules, Plays, Low, DECKS, 5)
    for deck, gain in enumerate(found.gains):
        label = f"5:{deck}"
        one, usual = (
            [played(rules, bots, who, label, ([], []), False).state.scores for who in tested]
            for tested in (rules.seats, (NOBODY,))
        )
        assert gain == fmean(one[s][s] for s in rules.seats) - fmean(usual[0])
    assert found.mean > 3 * found.margin


def test_between_two_it_is_what_one_scores_above_the_other() -> None:
    found = duel(lambda: of(2), Plays, Low, DECKS)
    assert set(found.gains) <= {0.0, 0.5, 1.0}
    assert 1.0 in found.gains


def test_who_loses_less_gains() -> None:
    def rules() -> Fewest:
        return Fewest(HighCardOptions.make(players=3))

    assert duel(rules, Low, Plays, DECKS).mean > 0 > duel(rules, Plays, Low, DECKS).mean
