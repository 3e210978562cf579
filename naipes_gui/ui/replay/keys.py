"""The keys of a replay."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from naipes_gui.ui.replay.transport import SPEEDS
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import INSIDE, Shortcuts, on_key

WAYS = {
    Command.FIRST: "first", Command.LAST: "last",
    Command.PREVIOUS: "prev", Command.NEXT: "next",
    Command.PREVIOUS_OWN: "prev-own", Command.NEXT_OWN: "next-own",
    Command.PREVIOUS_MISTAKE: "prev-mistake", Command.NEXT_MISTAKE: "next-mistake",
    Command.PREVIOUS_TURN: "prev-turn", Command.NEXT_TURN: "next-turn",
    Command.PREVIOUS_HAND: "prev-hand", Command.NEXT_HAND: "next-hand",
}  # fmt: skip


def bind(
    page: QWidget, go: Callable[[str], object], hurry: Callable[[int], object],
    acts: Mapping[Command, Callable[[], object]],
) -> Shortcuts:  # fmt: skip
    """Make the keys of a page go its ways, at its speeds, and do what else its buttons do.

    They are shortcuts, so that the table does not take the arrows for its hand; a field of
    text still takes what it can write.
    """
    for times in SPEEDS:
        on_key(page, str(times), partial(hurry, times))
    ways = {command: partial(go, way) for command, way in WAYS.items()}
    return Shortcuts(page, ways | {Command.PLAY: lambda: _space(go)} | dict(acts), INSIDE)


def _space(go: Callable[[str], object]) -> None:
    """Press the button that has the focus, else play or pause."""
    focused = QApplication.focusWidget()
    if isinstance(focused, QAbstractButton):
        focused.click()
    else:
        go("play")
