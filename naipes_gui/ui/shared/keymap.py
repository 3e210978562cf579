"""Which key does what: the keys of the list, and those that the person has chosen instead."""

import sys
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.commands import (
    ENTRIES,
    RESERVED,
    RESERVED_FOR_SWITCHES,
    RESERVED_IN_REPLAYS,
    Command,
    at,
    meet,
)
from naipes_gui.ui.shared.where import Where

PORTABLE = QKeySequence.SequenceFormat.PortableText
NATIVE = QKeySequence.SequenceFormat.NativeText
INSIDE = Qt.ShortcutContext.WidgetWithChildrenShortcut
"""Where a page hears its keys: not where another one is shown, or a dialog stands before it."""
ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
MODIFIERS = frozenset(
    {Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr,
     Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_unknown}
)  # fmt: skip


class Keymap:
    """The keys of every command."""

    def __init__(self, chosen: Mapping[str, str] | None = None) -> None:
        self._keys = {command: entry.keys for command, entry in ENTRIES.items()}
        for command in ENTRIES if chosen else ():
            if key := _understood((chosen or {}).get(command.value, "")):
                self._keys[command] = (key,)

    def keys(self, command: Command) -> tuple[str, ...]:
        """Return the keys of a command as the settings write them."""
        return self._keys[command]

    def name(self, command: Command) -> str:
        """Return the first key of a command as it is called here."""
        return name_of(self._keys[command][0])

    def meant(self, event: QKeyEvent, where: Where) -> Command | None:
        """Return what a key means in a place, and not everywhere."""
        key = key_of(event)
        found = [command for command in at(where) if key in self._keys[command]]
        # A key that somebody chose goes before one that a later version has come to use.
        return min(found, key=lambda command: not self.is_changed(command), default=None)

    def in_the_way(self, command: Command, key: str) -> Command | None:
        """Return what else a key means where a command is meant."""
        others = (other for other in ENTRIES if other is not command and meet(command, other))
        return next((other for other in others if key in self._keys[other]), None)

    def is_changed(self, command: Command) -> bool:
        """Tell whether a command has another key than it had."""
        return self._keys[command] != ENTRIES[command].keys


_worn = Keymap()


def keymap() -> Keymap:
    """Return the keys that hold now."""
    return _worn


def wear(chosen: Mapping[str, str]) -> None:
    """Let other keys hold from now on."""
    global _worn  # the one keyboard of a running program
    _worn = Keymap(chosen)


def is_reserved(key: str, command: Command) -> bool:
    """Tell whether a key always means the same where a command is meant."""
    if ENTRIES[command].where == (Where.SWITCHES,):
        return key in RESERVED_FOR_SWITCHES
    only_watched = ENTRIES[command].where == (Where.REPLAY,)
    return key in (RESERVED_IN_REPLAYS if only_watched else RESERVED)


def key_of(event: QKeyEvent) -> str:
    """Return a key that is pressed as the settings write it; nothing for a mere modifier."""
    if event.key() in MODIFIERS or event.key() == 0:
        return ""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    text = event.text()
    if len(text) == 1 and text.isprintable() and not text.isalnum() and text != " ":
        # What a sign is written with depends on the keyboard: «?» is «?» with or without Shift.
        held &= ~Qt.KeyboardModifier.ShiftModifier
    return QKeySequence(event.key() | held.value).toString(PORTABLE)


def name_of(key: str) -> str:
    """Return a key as it is called in the language of the program."""
    if sys.platform == "darwin":
        return QKeySequence(key, PORTABLE).toString(NATIVE)
    *held, last = key.split("+") if not key.endswith("+") else [*key[:-1].split("+")[:-1], "+"]
    # Qt would write modifiers out in full, as no keyboard does.
    shift = translate("commands", "Shift")
    held = [shift if modifier == "Shift" else modifier for modifier in held]
    return "+".join((*held, ARROWS.get(last) or QKeySequence(last, PORTABLE).toString(NATIVE)))


def _understood(key: str) -> str:
    """Return a key of the settings as Qt writes it, or nothing if there is none of that name."""
    return QKeySequence(key, PORTABLE).toString(PORTABLE)


def shut_again(dialog: QDialog, command: Command) -> None:
    """Let the key that opened a dialog close it too."""
    Shortcuts(dialog, {command: dialog.reject})


class Shortcuts(QObject):
    """Lets commands be called by their keys, wherever in a widget the focus is."""

    def __init__(
        self, parent: QWidget, acts: Mapping[Command, Callable[[], object]],
        context: Qt.ShortcutContext = Qt.ShortcutContext.WindowShortcut,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.acts = acts
        """What is done, by the command that calls for it."""
        self._parent, self._context = parent, context
        self._made: dict[Command, list[QShortcut]] = {}
        self.rebind()

    def rebind(self) -> None:
        """Listen to the keys that hold now, and to no others."""
        for command, act in self.acts.items():
            keys = [QKeySequence(key, PORTABLE) for key in keymap().keys(command)]
            if [shortcut.key() for shortcut in self._made.get(command, [])] == keys:
                continue
            for old in self._made.get(command, []):
                old.setEnabled(False)
                old.deleteLater()
            self._made[command] = [_shortcut(self._parent, key, act, self._context) for key in keys]


def called(acts: Mapping[Command, Callable[[], object]], event: QKeyEvent, where: Where) -> bool:
    """Do what a key calls for in a place; tell whether it called for anything.

    A page with a table asks after the table has heard the key, which a shortcut would take from it.
    """
    command = keymap().meant(event, where)
    if command is None or command not in acts:
        return False
    acts[command]()
    return True


def on_key(widget: QWidget, key: str, act: Callable[[], object]) -> None:
    """Let a key do something wherever in a widget the focus is."""
    _shortcut(widget, QKeySequence(key), act, INSIDE)


def _shortcut(
    widget: QWidget, key: QKeySequence, act: Callable[[], object], context: Qt.ShortcutContext
) -> QShortcut:
    made = QShortcut(key, widget)
    made.setContext(context)
    made.activated.connect(act)
    return made
