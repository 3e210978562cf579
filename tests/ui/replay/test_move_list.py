"""The list of a long match is laid out bit by bit, and shows where one is all the same."""

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.ui.beside_table import move_list
from naipes_gui.ui.beside_table.move_list import MoveList
from naipes_gui.ui.beside_table.move_rows import MoveRows
from naipes_gui.ui.replay.outline import Outline
from naipes_gui.ui.replay.words import Narrator
from tests.ui.replay.test_outline import push

ME = Seat(0)
NAMES = ("Tú", "Ana", "Bruno", "Carmen", "Damián")


@pytest.fixture
def outline() -> Outline:
    game = all_games()["napoleon"]
    timeline: Timeline[Any] = Timeline(game.rules(game.options().make(match="hands:1000")))
    rng = Random(1)
    while timeline.ended < 40 or timeline.state.stage is not Stage.HAND:
        push(timeline, rng)
    outline = Outline(timeline, ME)
    outline.finish()
    return outline


def made(outline: Outline) -> MoveList:
    narrator = Narrator(outline, all_games()["napoleon"].face(), Wording(NAMES))
    moves = MoveList(narrator)
    moves.tell(outline.rows)
    return moves


def test_rows_are_laid_out_a_few_at_a_time(
    qtbot: QtBot, outline: Outline, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(move_list, "AT_A_TIME", 10)
    measured: list[int] = []
    hint = MoveRows.sizeHint

    def counted(self: MoveRows, option: Any, index: Any) -> QSize:
        measured.append(index.row())
        return hint(self, option, index)

    monkeypatch.setattr(MoveRows, "sizeHint", counted)
    moves = made(outline)
    qtbot.addWidget(moves)
    moves.resize(340, 500)
    moves.show()
    moves.doItemsLayout()
    assert max(measured) < 31 < moves.rows.rowCount()
    qtbot.waitUntil(lambda: max(measured) == moves.rows.rowCount() - 1)


def test_the_last_row_comes_into_sight_once_it_is_laid_out(
    qtbot: QtBot, outline: Outline, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(move_list, "AT_A_TIME", 20)
    moves = made(outline)
    qtbot.addWidget(moves)
    moves.resize(340, 500)
    moves.show()
    moves.go(outline.rows[-1])

    def is_seen() -> bool:
        seen = moves.visualRect(moves.rows.index(moves.rows.rowCount() - 1))
        return not seen.isEmpty() and moves.viewport().rect().contains(seen.center())

    qtbot.waitUntil(is_seen)
