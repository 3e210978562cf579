"""The keys of a review besides those of the table."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from naipes_gui.ui.review.answer_view import AnswerView
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import Shortcuts

CONTEXT = Qt.ShortcutContext.WidgetWithChildrenShortcut


class Keyed(Protocol):
    """What the keys of a review do."""

    answer: AnswerView

    def step(self, by: int) -> None:
        """Go so many moments on or back."""
        ...

    def along(self, by: int) -> None:
        """Go along the exact line."""
        ...

    def toggle_panel(self) -> None:
        """Open or close the panel."""
        ...

    def say_situation(self) -> None:
        """Say again how things stand."""
        ...


def bind(page: Keyed) -> Shortcuts:
    """Let keys go from moment to moment, and in an answer along its line and to its buttons."""
    assert isinstance(page, QWidget)
    answer = page.answer
    _shortcut(page, "PgDown", lambda: page.step(1))
    _shortcut(page, "PgUp", lambda: page.step(-1))
    _shortcut(answer, "Left", lambda: page.along(-1))
    _shortcut(answer, "Right", lambda: page.along(1))
    _shortcut(answer, "Up", lambda: answer.go_down(-1))
    _shortcut(answer, "Down", lambda: answer.go_down(1))
    letters = {"O": "again", "V": "show", "B": "branch", "P": "prove", "D": "deals",
               "N": "figures"}  # fmt: skip
    for key, name in letters.items():
        _shortcut(answer, key, partial(answer.press, name))
    acts: dict[Command, Callable[[], object]] = {
        Command.PANEL: page.toggle_panel, Command.SITUATION: page.say_situation,
    }  # fmt: skip
    return Shortcuts(page, acts, CONTEXT)


def _shortcut(parent: QWidget, key: str, act: Callable[[], object]) -> None:
    shortcut = QShortcut(QKeySequence(key), parent)
    shortcut.setContext(CONTEXT)
    shortcut.activated.connect(act)
