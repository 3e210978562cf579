"""The proof of the advice in small: what is printed is found, and what is not is lost."""

from dataclasses import replace

import pytest

from naipes_gui.core.advice import Chapter
from naipes_gui.core.info import GameInfo
from naipes_gui.games import all_games
from tools.proofs.advice import prove
from tools.proofs.asking import Tally

pytestmark = pytest.mark.thorough

DEALS = 12


@pytest.fixture
def game() -> GameInfo:
    return next(info for info in all_games().values() if not info.last_loses)


def proved(game: GameInfo, chapter: Chapter) -> list[str]:
    tally = Tally()
    prove(replace(game, advice=lambda: chapter), chapter.advice[1], DEALS, 1, tally)
    return tally.lost


def test_what_is_printed_is_found_again(game: GameInfo) -> None:
    assert not proved(game, game.advice())


def test_a_figure_out_of_the_air_is_lost(game: GameInfo) -> None:
    chapter = game.advice()
    key = chapter.advice[1].key
    wrong = replace(chapter.receipts[key], mean=50.0)
    lost = proved(game, replace(chapter, receipts={**chapter.receipts, key: wrong}))
    assert len(lost) == 1
    assert "50.0" in lost[0]


def test_figures_of_other_opponents_are_lost(game: GameInfo) -> None:
    chapter = game.advice()
    key = chapter.advice[1].key
    since = max(game.levels_since.values(), default=game.bots_version)
    old = replace(chapter.receipts[key], bots_version=since - 1)
    assert proved(game, replace(chapter, receipts={**chapter.receipts, key: old}))
    assert proved(game, replace(chapter, receipts={}))
