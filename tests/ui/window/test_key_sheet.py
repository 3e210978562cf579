"""The sheet of keys, and what else a reader tells of a dialog: in rows, and in its order."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea
from pytestqt.qtbot import QtBot

from naipes_gui.ui.access.stops import stops_of
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.keys_aloud import aloud
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.shared.widgets.key_rows import KeyRows
from naipes_gui.ui.window.key_sheet import KeySheet, rows
from naipes_gui.ui.window.main_window import MainWindow
from tests.ui.access import places
from tests.ui.looking import Dress, dress, show
from tests.ui.window.test_all_by_keys import window

__all__ = ["dress", "window"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
Role = QAccessible.Role
CONTROLS = {Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.SpinBox, Role.Slider, Role.Button}
WORDS = 3
"""Labels of fewer words are not told with a dialog (Orca)."""


@pytest.fixture
def sheet(qtbot: QtBot, dress: Dress) -> KeySheet:
    sheet = KeySheet(Where.TABLE)
    qtbot.addWidget(sheet)
    show(sheet, (480, 360))
    sheet.activateWindow()
    qtbot.waitUntil(sheet.isActiveWindow)
    return sheet


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("Ctrl+,", "Ctrl+comma"),
        ("?", "question mark"),
        ("← →", "left arrow, right arrow"),
        ("Alt+← →", "Alt+left arrow, right arrow"),
        ("0–9", "0 to 9"),
        ("Ctrl+F  /", "Ctrl+F, slash"),
        ("Re Pág", "Re Pág"),
        ("[  Ctrl+Re Pág", "opening bracket, Ctrl+Re Pág"),
        ("Ctrl++", "Ctrl++"),
    ],
)
def test_signs_of_keys_are_said(keys: str, said: str) -> None:
    assert aloud(keys) == said


def test_signs_of_keys_are_said_in_every_language(qapp: QApplication) -> None:
    language.speak("es")
    try:
        assert aloud("Mayús+←") == "Mayús+flecha izquierda"
        assert aloud("1–5") == "1 a 5"
    finally:
        language.speak("en")


def test_every_key_is_a_row_of_a_list_with_its_name(sheet: KeySheet) -> None:
    told = told_of(sheet)
    rows = [found.name for found in told if found.role is Role.ListItem]
    assert "Ctrl+comma: Settings" in rows
    assert "left arrow, right arrow: Along the hand" in rows
    lists = [found.name for found in told if found.role is Role.List]
    assert lists == ["At the table", "Everywhere", "In a rulebook"]
    assert len(rows) == sum(listed.count() for listed in sheet.findChildren(KeyRows))
    # What stands on a cap would else be told beside the row.
    assert [found.name for found in told if found.loose] == []


def test_the_keys_of_the_ring_are_told_to_whom_it_serves(qtbot: QtBot) -> None:
    """To others Space means something else."""
    told = {
        switches: [key for key, _ in rows(Where.ANYWHERE, switches=switches)]
        for switches in (False, True)
    }
    assert told[True][: len(told[False])] == told[False]
    assert [key.split()[0] for key in told[True][len(told[False]) :]] == ["Space", "Return"]


def test_whoever_comes_to_a_list_is_told_its_row_which_is_chosen(
    qtbot: QtBot, sheet: KeySheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[tuple[str, int]]()

    def note(event: QAccessibleEvent) -> None:
        told.append((event.object().accessibleName(), event.child()))  # type: ignore[attr-defined]

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    first, second, _ = sheet.findChildren(KeyRows)
    QTest.keyClick(first, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: ("Everywhere", 0) in told)
    QTest.keyClick(second, Qt.Key.Key_Down)
    assert [item.row() for item in second.selectedIndexes()] == [1]


def test_two_keys_do_not_go_through_rows_that_do_nothing(sheet: KeySheet) -> None:
    names = [stop.name for stop in stops_of(sheet)]
    assert names[-1] == "Close"
    assert not any("Ctrl+comma" in name for name in names)
    assert len(names) <= 6


def test_arrows_go_from_row_to_row_and_each_is_in_sight(sheet: KeySheet) -> None:
    listed = sheet.findChildren(KeyRows)[0]
    assert listed.hasFocus()
    area = sheet.findChild(QScrollArea)
    assert area is not None
    for row in range(1, listed.count()):
        QTest.keyClick(listed, Qt.Key.Key_Down)
        assert listed.currentRow() == row
        shown = listed.itemWidget(listed.item(row))
        at = shown.mapTo(area.viewport(), QPoint())
        assert at.y() >= 0
        assert at.y() + shown.height() <= area.viewport().height()
    before = area.verticalScrollBar().value()
    QTest.keyClick(listed, Qt.Key.Key_PageUp)
    assert area.verticalScrollBar().value() < before


@pytest.mark.sampled
@pytest.mark.parametrize("opened", places.DIALOGS)
def test_a_dialog_is_read_in_the_order_of_its_parts(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, opened: str
) -> None:
    """A reader tells the labels of a dialog line by line, whatever they belong to."""
    dialog = places.DIALOGS[opened](window, tmp_path)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    show(dialog, (dialog.width(), dialog.height()))
    told = [found for found in told_of(dialog) if found.loose]
    across = sorted(told, key=lambda found: (found.y, found.x))
    assert [found.name for found in across] == [found.name for found in told]
    # What a control says of itself when it is reached is not read before.
    controls = {found.name for found in told_of(dialog) if found.role in CONTROLS}
    assert not controls & {found.name for found in told}
    dialog.close()
    dialog.deleteLater()


class Found(NamedTuple):
    """What a reader finds; what Qt tells it by is gone sooner than a test that fails."""

    role: Role
    name: str
    x: int
    y: int
    loose: bool
    """Whether it is told with its dialog, for it belongs to nothing else there."""


def told_of(dialog: QDialog) -> list[Found]:
    return list(below(QAccessible.queryAccessibleInterface(dialog)))


def below(told: QAccessibleInterface) -> Iterator[Found]:
    """Yield what a reader finds in something, part by part."""
    for place in range(told.childCount()):
        child: Any = told.child(place)
        if child is not None and child.isValid():
            name, at = child.text(QAccessible.Text.Name), child.rect()
            is_words = child.role() is Role.StaticText and len(name.split()) >= WORDS
            loose = is_words and not child.relations() and not child.state().invisible
            yield Found(child.role(), name, at.x(), at.y(), loose)
            yield from below(child)
