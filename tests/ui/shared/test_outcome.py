"""What the library says of matches that are over."""

from pathlib import Path

import pytest

from naipes_gui.games import all_games
from naipes_gui.store.header import Header, Player
from naipes_gui.store.summary import Summary
from naipes_gui.ui.shared.outcome import DRAWN, FINISHED, LOST, SAVED, WON, outcome

ME, BOT = Player(name="Ana"), Player(name="Berta", kind="bot", level="club")
OTHERS = sorted(all_games().keys() - {"nlk"})


def match(
    game: str,
    ranking: tuple[tuple[int, ...], ...],
    score: tuple[int, ...] = (0, 0, 1),
    seats: tuple[Player, ...] = (BOT, ME, BOT),
) -> Summary:
    header = Header(game=game, options={}, seats=seats, app="", started="")
    return Summary(Path(), 0.0, header, end="finished", ranking=ranking, score=score)


def test_in_one_hand_of_nlk_nobody_wins_and_one_loses() -> None:
    assert outcome(match("nlk", ((0,), (1,), (2,)))) == SAVED
    assert outcome(match("nlk", ((1,), (0,), (2,)))) == SAVED
    assert outcome(match("nlk", ((0,), (2,), (1,)))) == LOST


def test_in_several_hands_of_nlk_the_fewest_losses_win() -> None:
    assert outcome(match("nlk", ((1,), (0,), (2,)), (1, 0, 2))) == WON
    assert outcome(match("nlk", ((0, 1), (2,)), (1, 1, 2))) == DRAWN
    assert outcome(match("nlk", ((0,), (1,), (2,)), (0, 1, 2))) == SAVED
    assert outcome(match("nlk", ((0,), (1, 2)), (0, 2, 2))) == LOST


@pytest.mark.parametrize("game", OTHERS)
def test_elsewhere_the_first_wins(game: str) -> None:
    assert outcome(match(game, ((1,), (0,), (2,)))) == WON
    assert outcome(match(game, ((0, 1), (2,)))) == DRAWN
    assert outcome(match(game, ((0,), (1,), (2,)))) == LOST


@pytest.mark.parametrize("game", all_games())
def test_a_match_between_computers_is_neither_won_nor_lost(game: str) -> None:
    assert outcome(match(game, ((1,), (0,), (2,)), seats=(BOT, BOT, BOT))) == FINISHED


def test_a_match_of_an_unknown_game_or_without_a_ranking_is_told_all_the_same() -> None:
    assert outcome(match("bridge", ((1,), (0, 2)))) == WON
    assert outcome(match("nlk", ())) == FINISHED
