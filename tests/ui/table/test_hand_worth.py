"""What a hand is worth is written whole on its small plate, in every language."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from naipes_gui import languages
from naipes_gui.core.text import phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.paint import text_width
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.hand_worth import MARGIN, _fitting
from tools.table_walk.laying import seat_infos
from tools.table_walk.positions import ME, record

NARROWEST = 130
"""At 100 %: the plate beside the backs of a rival."""


@pytest.mark.parametrize("code", languages.spoken())
@pytest.mark.parametrize("mon", ["+12 mon", "+144 mon", "+336 mon", "+28 kan", "+96"])
def test_the_number_fits(qapp: QApplication, code: str, mon: str) -> None:
    language.speak(code)
    try:
        told = Wording().say(phrase("hachi_hachi", "{mon} each", mon=mon))
    finally:
        language.speak(languages.SOURCE)
    free = NARROWEST - 2 * MARGIN
    assert text_width(told, _fitting(told, free, 1.0)) <= free, told


def test_the_plate_stays_while_a_card_of_the_hand_is_on_its_way(qapp: QApplication) -> None:
    """In the air it is neither in the hand nor on the table, and the hand is worth what it was."""
    found = record("hachi_hachi-3")
    _, infos = seat_infos(3)
    face = all_games()["hachi_hachi"].face()
    board = Board(face, "flowers", infos, clockwise=False)
    board.resize(992, 668)
    views = (found.timeline.view(ply, ME) for ply in range(found.timeline.ply))
    ply, view = next(
        (ply, view) for ply, view in enumerate(views)
        if view.state.to_move == ME and view.moves and face.hand_worth(view, ME)
    )  # fmt: skip
    board.show_frame(found.timeline.jump(ply, ME))
    board.finish()
    assert "worth:0" in board.overlay.pieces()
    table = {**view.state.table, "hand:0": view.state.table["hand:0"][1:]}
    away = replace(view, moves=(), state=replace(view.state, table=table))
    assert face.hand_worth(away, ME) is None
    board.overlay.refresh(away)
    assert "worth:0" in board.overlay.pieces()
    board.stop()
    board.deleteLater()
