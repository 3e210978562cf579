"""What one does with a move is told as part of a sentence, whatever the game."""

from random import Random
from typing import Any

import pytest

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.ui.beside_table.choice_words import deed
from tests.playthrough import NAMES, choice

PLIES = 160


def _told_by(move: Move, wording: Wording) -> object:
    """Return what sets a move apart in words: two flower cards may have one name."""
    cards = [wording.short(card) for card in (*move.cards, *move.onto)]
    return move.verb, move.word, move.number, *sorted(cards)


@pytest.mark.parametrize("key", all_games())
def test_no_two_moves_are_told_alike_and_none_as_its_button(key: str) -> None:
    game = all_games()[key]
    face, wording = game.face(), Wording(NAMES)
    timeline: Timeline[Any] = Timeline(game.rules(game.options().make()))
    rng = Random(key)
    while timeline.ply < PLIES and not timeline.state.is_over:
        state = timeline.state
        if state.stage is Stage.HAND and state.to_move >= 0:
            view = timeline.view(timeline.ply, state.to_move)
            moves = {_told_by(move, wording): move for move in view.moves[:20]}
            told = [deed(face, view, move, wording) for move in moves.values()]
            assert len(set(told)) == len(told), told
            assert all(each.startswith("you ") for each in told), told
        timeline.push(choice(timeline, rng))
