"""A row stays where it is while what it sets changes the page above it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.store import lessons_done
from naipes_gui.store.settings import Settings
from naipes_gui.ui.new_match.dialog import NewGameDialog
from naipes_gui.ui.new_match.option_list import OneOf, YesNo
from naipes_gui.ui.shared import language
from tests.ui.looking import Dress, dress, show

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")


def _turn(control: object, step: int) -> None:
    """Choose the next value, or the one before, as a click would."""
    if isinstance(control, YesNo):
        control.switch.click()
    elif isinstance(control, OneOf) and control.combo.count() > 1:
        combo = control.combo
        combo.setCurrentIndex((combo.currentIndex() + step) % combo.count())
        combo.activated.emit(combo.currentIndex())


def _settled() -> None:
    for _ in range(4):
        QApplication.processEvents()


@pytest.mark.sampled
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(900, 600), (1040, 664)])
def test_a_row_stays_under_the_pointer_when_a_rule_is_changed(
    qtbot: QtBot, dress: Dress, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int], scale: float,
) -> None:  # fmt: skip
    request.addfinalizer(lambda: language.speak("en"))
    language.speak("es")
    dress(text_scale=scale)
    read = lessons_done.read()
    begun = {game: next(iter(found.lessons())).key for game, found in all_games().items()}
    for lessons in (frozenset[str](), frozenset(begun.values())):
        monkeypatch.setattr(lessons_done, "read", lambda done=lessons: replace(read, done=done))
        for key in all_games():
            dialog = NewGameDialog(Settings(text_scale=scale), key)
            qtbot.addWidget(dialog)
            show(dialog, size)
            assert not dict(_moved(dialog)), key
            dialog.reject()


def _moved(dialog: NewGameDialog) -> Iterator[tuple[str, int]]:
    """Yield which of the first rows are elsewhere once they are changed, and changed back."""
    rows = [(name, row) for name, row in dialog.options.rows.items() if row.isVisible()]
    for name, row in rows[:3]:
        for step in (1, -1):
            before = row.mapTo(dialog, QPoint()).y()
            _turn(row.control, step)
            _settled()
            if (after := row.mapTo(dialog, QPoint()).y()) != before:
                yield name, after - before
