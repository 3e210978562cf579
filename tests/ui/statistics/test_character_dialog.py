"""The page of an opponent is filled from the matches and turned by keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.statistics.history import History
from naipes_gui.ui.shared import language
from naipes_gui.ui.statistics.character_dialog import CharacterDialog
from tests.statistics.matches import move, score, write
from tests.ui.looking import Dress, clipped, dress, out_of_reach, show

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")
SEATS = [
    {"name": "Lucía", "kind": "human"},
    {"name": "Bruno", "kind": "bot", "level": "club", "style": "bold", "version": 3},
    {"name": "Carmen", "kind": "bot", "level": "expert", "style": "serene", "version": 3},
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    lines = [
        line for hand in range(24)
        for line in (*(move(seat, "bid 3" if hand % 2 else "pass") for seat in range(3)),
                     score(0, 0, 0))
    ]  # fmt: skip
    write(tmp_path / "one.naipes", *lines, seats=SEATS)
    return tmp_path


def opened(qtbot: QtBot, folder: Path, name: str) -> CharacterDialog:
    dialog = CharacterDialog(History(folder), name)
    qtbot.addWidget(dialog, before_close_func=lambda dialog: dialog.stop())
    qtbot.waitUntil(lambda: "together" in dialog.leaf.toPlainText())
    return dialog


def test_it_tells_what_was_seen_and_turns_to_the_next(
    qtbot: QtBot, dress: Dress, folder: Path
) -> None:
    language.speak("en")
    dialog = opened(qtbot, folder, "Bruno")
    assert "Bruno bids in 50 % of the hands (12 of 24" in dialog.leaf.toPlainText()
    show(dialog, (640, 500))
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    # From wherever the keys are: from what is read, and from a button.
    QTest.keyClick(dialog.leaf, Qt.Key.Key_Right)
    assert dialog.heading.text() == "Carmen"
    close = dialog.findChildren(QPushButton)[-1]
    close.setFocus()
    QTest.keyClick(close, Qt.Key.Key_Right)
    assert "You know nothing of Damián yet" in dialog.leaf.toPlainText()
    told = dialog.leaf.toPlainText()
    for game in all_games().values():
        habits = game.statistics().habits
        assert (Wording().say(game.title) in told) == bool(habits), "what there is to discover"
        assert all(Wording().say(habit.label) in told for habit in habits)
    QTest.keyClick(dialog, Qt.Key.Key_PageUp)
    assert dialog.heading.text() == "Carmen"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_is_cut_at_any_size(qtbot: QtBot, dress: Dress, folder: Path, scale: float) -> None:
    language.speak("en")
    dress(text_scale=scale)
    dialog = opened(qtbot, folder, "Bruno")
    show(dialog, (640, 500))
    assert clipped(dialog) == []
    assert out_of_reach(dialog) == []


def test_a_page_that_is_closed_early_reads_no_more(
    qtbot: QtBot, dress: Dress, folder: Path
) -> None:
    dialog = CharacterDialog(History(folder), "Ana")
    qtbot.addWidget(dialog, before_close_func=lambda dialog: dialog.stop())
    dialog.reject()
    assert dialog._reading is None
