"""What was done last can be looked at again in every game, with one key."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from tests.ui.page_help import is_asked, page_of, play_until


@pytest.mark.parametrize("game", sorted(all_games()))
def test_its_key_shows_the_last_turn_of_every_game(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    page = page_of(qtbot, tmp_path, game)
    play_until(qtbot, page, lambda: is_asked(page) and bool(page.board.turns.done))
    page.board.setFocus()
    QTest.keyPress(page.board, Qt.Key.Key_L)
    assert page.last_turn.isVisible()
    assert page.last_turn.width() <= page.board.viewport().width()
    assert page.last_turn.geometry().bottom() <= page.board.table.room.hand_top
    assert page.last_turn.accessibleName()
    assert not page.board.toast.isVisible()
    QTest.keyRelease(page.board, Qt.Key.Key_L)
    assert not page.last_turn.isVisible()
