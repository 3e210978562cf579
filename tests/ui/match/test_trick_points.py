"""The log says how many points a trick of Mosca brought, where points decide."""

from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from naipes_gui.games.mosca.rules.state import value
from naipes_gui.ui.beside_table.hand_story import Kind
from naipes_gui.ui.match.move_log import MoveLog
from tests.playthrough import choice

ME = Seat(0)
WIDE = 1000.0


@pytest.mark.parametrize("score_by", ["points", "tricks"])
def test_a_trick_of_mosca_has_its_points(qtbot: QtBot, score_by: str) -> None:
    info = all_games()["mosca"]
    timeline: Timeline[Any] = Timeline(info.rules(info.options().make(score_by=score_by)))
    log, rng = MoveLog(info.face(), ME), Random(4)
    qtbot.addWidget(log)
    log._story.names = [f"P{i}" for i in range(9)]
    seen = 0
    while timeline.ply < 250 and not timeline.state.is_over and seen < 3:
        timeline.push(choice(timeline, rng))
        log.add(timeline.tell(timeline.ply, ME, info.face()))
        if timeline.state.stage is not Stage.HAND:
            continue
        row = log._story.latest
        if row is not None and row.kind is Kind.TRICK and row.winner != NOBODY:
            seen += 1
            words = log._look._won(row, WIDE)
            points = sum(value(cell.card) for cell in row.cells if cell.card)
            assert (f"{points} point" in words) == (score_by == "points")
            assert f"P{row.winner}" in words
    assert seen
