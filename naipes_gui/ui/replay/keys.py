"""The keys of a replay."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from naipes_gui.ui.replay.analysis_card import AnalysisView
from naipes_gui.ui.replay.transport import SPEEDS
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import Shortcuts

CONTEXT = Qt.ShortcutContext.WidgetWithChildrenShortcut


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

    def go_over(self) -> None:
        """Ask again for what cost something."""
        ...

    def play_from_here(self) -> None:
        """Pause, and offer to play the match otherwise from here."""
        ...

    def toggle_panel(self) -> None:
        """Open or close the panel."""
        ...

    def toggle_sound(self) -> None:
        """Be heard, or be silent."""
        ...

    def escape(self) -> None:
        """Come back from the note, else leave."""
        ...


def bind(page: Keyed, parent: QWidget) -> Shortcuts:
    """Make the keys of a page do what its buttons do, wherever on the page the focus is.

    They are shortcuts, so that the table does not take the arrows for its hand; a field of
    text still takes what it can write.
    """
    for key, act in _fixed(page).items():
        shortcut = QShortcut(QKeySequence(key), parent)
        shortcut.setContext(CONTEXT)
        shortcut.activated.connect(act)
    return Shortcuts(parent, _acts(page), CONTEXT)


def _acts(page: Keyed) -> dict[Command, Callable[[], object]]:
    ways = {
        Command.FIRST: "first", Command.LAST: "last",
        Command.PREVIOUS: "prev", Command.NEXT: "next",
        Command.PREVIOUS_OWN: "prev-own", Command.NEXT_OWN: "next-own",
        Command.PREVIOUS_MISTAKE: "prev-mistake", Command.NEXT_MISTAKE: "next-mistake",
        Command.PREVIOUS_TURN: "prev-turn", Command.NEXT_TURN: "next-turn",
        Command.PREVIOUS_HAND: "prev-hand", Command.NEXT_HAND: "next-hand",
    }  # fmt: skip
    return {command: partial(page.go, way) for command, way in ways.items()} | {
        Command.PLAY: lambda: _space(page), Command.EYES: page.flip,
        Command.OPEN_HANDS: page.open_hands, Command.NOTE: page.write_note,
        Command.KNEW: page.analysis_view.toggle, Command.PANEL: page.toggle_panel,
        Command.SOUND: page.toggle_sound, Command.BRANCH: page.play_from_here,
        Command.REVIEW: page.go_over,
    }  # fmt: skip


def _fixed(page: Keyed) -> dict[str, Callable[[], object]]:
    return {str(times): partial(page.hurry, times) for times in SPEEDS} | {"Escape": page.escape}


def _space(page: Keyed) -> None:
    """Press the button that has the focus, else play or pause."""
    focused = QApplication.focusWidget()
    if isinstance(focused, QAbstractButton):
        focused.click()
    else:
        page.go("play")
