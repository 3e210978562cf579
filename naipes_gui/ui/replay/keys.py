"""The keys of a replay."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication

from naipes_gui.ui.replay.transport import SPEEDS

if TYPE_CHECKING:
    from naipes_gui.ui.replay.page import ReplayPage


def bind(page: "ReplayPage") -> None:
    """Make the keys of a page do what its buttons do, wherever on the page the focus is.

    They are shortcuts, so that the table does not take the arrows for its hand; a field of
    text still takes what it can write.
    """
    for keys, act in _acts(page).items():
        shortcut = QShortcut(QKeySequence(keys), page)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)


def _acts(page: "ReplayPage") -> dict[str, Callable[[], object]]:
    acts: dict[str, Callable[[], object]] = {
        "Home": lambda: page.go("first"), "End": lambda: page.go("last"),
        "Left": lambda: page.go("prev"), "Right": lambda: page.go("next"),
        "Ctrl+Left": lambda: page.go("prev-own"), "Ctrl+Right": lambda: page.go("next-own"),
        "PgUp": lambda: page.go("prev-turn"), "PgDown": lambda: page.go("next-turn"),
        "[": lambda: page.go("prev-hand"), "]": lambda: page.go("next-hand"),
        "Ctrl+PgUp": lambda: page.go("prev-hand"), "Ctrl+PgDown": lambda: page.go("next-hand"),
        "Space": lambda: _space(page), "F": page.flip, "O": page.open_hands,
        "N": page.write_note, "K": page.knowing.toggle, "F9": page.toggle_panel,
        "Escape": page.escape,
    }  # fmt: skip
    return acts | {str(times): lambda times=times: page.hurry(times) for times in SPEEDS}


def _space(page: "ReplayPage") -> None:
    """Press the button that has the focus, else play or pause."""
    focused = QApplication.focusWidget()
    if isinstance(focused, QAbstractButton):
        focused.click()
    else:
        page.go("play")
