"""One list says what every key does, and nobody else names one."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import naipes_gui.ui
from naipes_gui.ui.shared import keymap as keys
from naipes_gui.ui.shared.commands import ENTRIES, FIXED, RESERVED, Command, at, meet
from naipes_gui.ui.shared.keymap import Keymap, Shortcuts, is_reserved, key_of
from naipes_gui.ui.shared.where import Where
from tests.found import some

UI = Path(naipes_gui.ui.__file__).parent
K, NONE = Qt.Key, Qt.KeyboardModifier.NoModifier
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier


def pressed(key: Qt.Key, held: Qt.KeyboardModifier = NONE, text: str = "") -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, held, text)


def test_no_two_commands_that_meet_share_a_key() -> None:
    for one, other in combinations(Command, 2):
        if meet(one, other):
            assert not {*ENTRIES[one].keys} & {*ENTRIES[other].keys}, (one, other)


def test_no_usual_key_is_one_that_the_cards_need() -> None:
    for command, entry in ENTRIES.items():
        # While two keys do everything no card needs any.
        if entry.where not in ((Where.REPLAY,), (Where.SWITCHES,)):
            assert not {*entry.keys} & RESERVED, command


def test_every_usual_key_is_written_as_qt_writes_it() -> None:
    for entry in ENTRIES.values():
        for key in entry.keys:
            assert keys._understood(key) == key


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (pressed(K.Key_H, text="h"), "H"),
        (pressed(K.Key_Question, SHIFT, "?"), "?"),
        (pressed(K.Key_Question, NONE, "?"), "?"),
        (pressed(K.Key_Z, CONTROL | SHIFT, "\x1a"), "Ctrl+Shift+Z"),
        (pressed(K.Key_Left, KEYPAD), "Left"),
        (pressed(K.Key_Space, NONE, " "), "Space"),
        (pressed(K.Key_Space, SHIFT, " "), "Shift+Space"),
        (pressed(K.Key_Control, CONTROL), ""),
    ],
)
def test_a_key_is_read_as_the_settings_write_it(event: QKeyEvent, expected: str) -> None:
    assert key_of(event) == expected


def test_chosen_keys_hold_and_nonsense_does_not() -> None:
    keymap = Keymap({"hint": "G", "undo": "", "redo": "no such key", "nobody": "X"})
    assert keymap.meant(pressed(K.Key_G), Where.TABLE) is Command.HINT
    assert keymap.meant(pressed(K.Key_H), Where.TABLE) is None
    late = Keymap({"allowed": "P"})
    assert late.meant(pressed(K.Key_P), Where.TABLE) is Command.ALLOWED, "what one chose goes first"
    assert keymap.meant(pressed(K.Key_Z, CONTROL), Where.TABLE) is Command.UNDO
    assert keymap.meant(pressed(K.Key_Y, CONTROL), Where.TABLE) is Command.REDO
    assert keymap.is_changed(Command.HINT)
    assert not keymap.is_changed(Command.UNDO)


def test_what_is_meant_everywhere_is_in_the_way_everywhere() -> None:
    keymap = Keymap()
    assert keymap.in_the_way(Command.HINT, "F1") is Command.RULES
    assert keymap.in_the_way(Command.QUIT, "K") is Command.KNEW
    assert keymap.in_the_way(Command.HINT, "K") is None
    assert keymap.in_the_way(Command.HINT, "H") is None
    assert is_reserved("K", Command.HINT)
    assert not is_reserved("K", Command.NOTE)


def test_shortcuts_follow_the_keys(qtbot: QtBot) -> None:
    widget, heard = QWidget(), list[str]()
    qtbot.addWidget(widget)
    made = Shortcuts(widget, {Command.NEW: lambda: heard.append("new")})
    assert [s.key().toString() for s in made._made[Command.NEW]] == ["Ctrl+N"]
    keys.wear({"new": "F4"})
    try:
        made.rebind()
        assert [s.key().toString() for s in made._made[Command.NEW]] == ["F4"]
        made._made[Command.NEW][0].activated.emit()
        assert heard == ["new"]
    finally:
        keys.wear({})


def test_keys_are_named_for_people() -> None:
    keymap = Keymap({"new": "Ctrl++"})
    assert keymap.name(Command.PREVIOUS) == "←"
    assert keymap.name(Command.NEXT_OWN) == "Ctrl+→"
    assert keymap.name(Command.HINT) == "H"
    assert keymap.name(Command.NEW) == "Ctrl++"


def test_every_page_has_its_keys_told() -> None:
    for where in some(Where):
        assert where is Where.ANYWHERE or at(where) or FIXED[where]


def test_nobody_else_names_a_key_of_the_list() -> None:
    """A tool tip with a key of its own would go on naming it after another was chosen."""
    named = re.compile(r"\"[^\"]*(\((?:[A-Z]|F\d+|Ctrl\+[^)]*)\)|Press [A-Z] )[^\"]*\"")
    for file in some(UI.rglob("*.py")):
        if file.name not in ("commands.py",):
            assert named.findall(file.read_text(encoding="utf-8")) == [], file
