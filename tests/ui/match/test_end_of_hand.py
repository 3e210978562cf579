"""What ends a hand is seen and told before the account of it comes, in every game."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.timeline import Timeline
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.table.tempo import Hold, Speed, Tempo
from tests.ui.felt_help import Case, table_of
from tests.ui.page_help import SETTINGS, moves_due, page_of, to_the_last_move
from tools.table_walk.positions import ME, record

MATCHES = ("ecarte-2", "mosca-4", "napoleon-4", "nlk-4", "hachi_hachi-3")
SEEN_MS = 1500


def is_over(timeline: Timeline[Any], ply: int) -> bool:
    state = timeline.view(ply, ME).state
    return bool(state.is_played_out)


@pytest.mark.parametrize("match", MATCHES)
def test_what_ends_a_hand_is_looked_at_and_told(qtbot: QtBot, match: str) -> None:
    found = record(match)
    timeline, header = found.timeline, found.header
    last = next(ply for ply in range(1, timeline.ply + 1) if is_over(timeline, ply))
    board, _ = table_of(Case(header.game, len(header.seats)), (1100, 760))
    qtbot.addWidget(board)
    board.director.rests = True
    rested = list[object]()
    board.director.rested.connect(rested.append)
    board.show_frame(timeline.jump(last - 1, ME))
    board.adopt(replace(board.table_style, tempo=Tempo(Speed.FASTER, trick_hold=1)))
    board.show_frame(timeline.step(last, ME))
    qtbot.waitUntil(lambda: board.director.is_resting)
    assert board.view_ is not None
    assert board.turns.last in board._told(board.view_), "the line of the last turns tells it"
    assert not rested
    assert board.finish(), "who has seen it hurries"
    assert len(rested) == 1
    assert board.director.is_idle
    board.stop()


def test_no_account_lies_over_it(qtbot: QtBot, tmp_path: Path) -> None:
    settings = replace(SETTINGS, speed="faster", coach="never")
    page: TablePage = page_of(qtbot, tmp_path, "ecarte", settings, lead=to_the_last_move)
    board = page.board
    qtbot.waitUntil(lambda: bool(moves_due(board)))
    board.choose(moves_due(board)[-1])
    qtbot.waitUntil(lambda: board.director.is_resting)
    assert not page.scoring.isVisible()
    board.finish()
    qtbot.waitUntil(page.scoring.isVisible)


def test_it_is_in_sight_for_a_second_and_a_half() -> None:
    tempo = Tempo()
    assert tempo.hold(Hold.LAST_PLAY) >= SEEN_MS
    assert tempo.trick(2, is_last=True) + tempo.hold(Hold.LAST_TAKEN) >= SEEN_MS
