"""What is said of a hand that only two moves together would have won."""

from pathlib import Path
from typing import Any

from naipes_gui.core.table import FIRST
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review.could_win import Answer, CouldWin
from naipes_gui.review.decided import decided
from naipes_gui.store.record import Record
from naipes_gui.ui.beside_table.could_words import two_moves

RECORDS = Path(__file__).parents[2] / "records"


def test_both_moves_are_named_of_a_hand_that_is_very_hard_to_win() -> None:
    timeline: Any = Record.load(RECORDS / "mosca" / "mosca-default.naipes").timeline
    plies = [p for p in decided(timeline, FIRST) if len(timeline.view(p, FIRST).moves) > 1][:2]
    views = tuple(timeline.view(ply, FIRST) for ply in plies)
    moves = [next(m for m in reversed(view.moves) if m.cards) for view in views]
    changes = tuple(zip(plies, moves, strict=True))
    face, wording = all_games()["mosca"].face(), Wording(["Yo", "Ana", "Luis", "Eva"])
    words = two_moves(CouldWin(Answer.VERY_HARD, changes, views), face, wording)
    for card in (card for move in moves for card in move.cards):
        assert wording.short(card) in words
    assert not two_moves(CouldWin(Answer.NO), face, wording)
    assert not two_moves(CouldWin(Answer.SEEN, changes[:1], views[:1]), face, wording)
