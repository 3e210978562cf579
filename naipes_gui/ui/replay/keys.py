"""The keys of a replay."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from naipes_gui.ui.replay.analysis_card import AnalysisView
from naipes_gui.ui.replay.transport import SPEEDS


class Keyed(Protocol):
    """What the keys of a replay do."""

    analysis_view: AnalysisView

    def go(self, way: str) -> None:
        """Go where a button or a key says."""
        ...

    def hurry(self, times: int) -> None:
        """Play so many times as fast."""
        ...

    def flip(self) -> None:
        """Look with the eyes of the next player."""
        ...

    def open_hands(self) -> None:
        """Open all hands, or close them again."""
        ...

    def write_note(self) -> None:
        """Pause, and begin to write about this move."""
        ...

    def toggle_panel(self) -> None:
        """Open or close the panel."""
        ...

    def escape(self) -> None:
        """Come back from the note, else leave."""
        ...


def bind(page: Keyed, parent: QWidget) -> None:
    """Make the keys of a page do what its buttons do, wherever on the page the focus is.

    They are shortcuts, so that the table does not take the arrows for its hand; a field of
    text still takes what it can write.
    """
    for keys, act in _acts(page).items():
        shortcut = QShortcut(QKeySequence(keys), parent)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)


def _acts(page: Keyed) -> dict[str, Callable[[], object]]:
    acts: dict[str, Callable[[], object]] = {
        "Home": lambda: page.go("first"), "End": lambda: page.go("last"),
        "Left": lambda: page.go("prev"), "Right": lambda: page.go("next"),
        "Ctrl+Left": lambda: page.go("prev-own"), "Ctrl+Right": lambda: page.go("next-own"),
        "PgUp": lambda: page.go("prev-turn"), "PgDown": lambda: page.go("next-turn"),
        "[": lambda: page.go("prev-hand"), "]": lambda: page.go("next-hand"),
        "Ctrl+PgUp": lambda: page.go("prev-hand"), "Ctrl+PgDown": lambda: page.go("next-hand"),
        "Space": lambda: _space(page), "F": page.flip, "O": page.open_hands,
        "N": page.write_note, "K": page.analysis_view.toggle, "F9": page.toggle_panel,
        "Escape": page.escape,
    }  # fmt: skip
    return acts | {str(times): lambda times=times: page.hurry(times) for times in SPEEDS}


def _space(page: Keyed) -> None:
    """Press the button that has the focus, else play or pause."""
    focused = QApplication.focusWidget()
    if isinstance(focused, QAbstractButton):
        focused.click()
    else:
        page.go("play")
