"""The labels under cards can be read: none covers another."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.ui.shared import language
from naipes_gui.ui.table.board import Board
from tests.ui.table_help import ME, STILL, board, played


def labels(table: Board) -> list[QRectF]:
    pieces = table.overlay._pieces
    lying = [item for key, item in pieces.items() if key.startswith("label:")]
    return [item.sceneBoundingRect() for item in lying]


@pytest.mark.parametrize("speech", languages.spoken())
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("width", [900, 1280])
def test_no_label_covers_another(qtbot: QtBot, speech: str, scale: float, width: int) -> None:
    language.speak(speech)
    try:
        text_style = replace(STILL.text_style, text_scale=scale)
        table = board(replace(STILL, text_style=text_style))
        qtbot.addWidget(table)
        table.resize(width, width * 9 // 16)
        timeline = played(3)
        table.show_frame(timeline.jump(timeline.ply, ME))
        found = labels(table)
    finally:
        language.speak("en")
    assert len(found) > 1
    assert not [pair for pair in combinations(found, 2) if pair[0].intersects(pair[1])]
