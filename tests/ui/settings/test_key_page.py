"""A key is changed by pressing another; what is in its way is told, and can be swapped."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui.ui.settings import key_page
from naipes_gui.ui.settings.key_page import KeyPage
from naipes_gui.ui.shared.commands import ENTRIES, Command
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea

K = Qt.Key


@pytest.fixture
def page(qtbot: QtBot) -> KeyPage:
    made = KeyPage({})
    qtbot.addWidget(made)
    made.show()
    return made


def told(page: KeyPage) -> list[dict[str, str]]:
    heard = list[dict[str, str]]()
    page.changed.connect(heard.append)
    return heard


def press(page: KeyPage, command: Command, key: Qt.Key) -> None:
    field = page.fields[command]
    field.click()
    assert field.listens
    QTest.keyClick(field, key)


def test_every_command_is_listed_once(page: KeyPage) -> None:
    assert set(page.fields) == set(Command) == set(ENTRIES)


def test_another_key_is_taken_and_marked(page: KeyPage) -> None:
    heard = told(page)
    press(page, Command.HINT, K.Key_F5)
    assert heard == [{"hint": "F5"}]
    assert page.fields[Command.HINT].text() == "F5"
    assert page._badges[Command.HINT].isVisible()
    press(page, Command.HINT, K.Key_H)
    assert heard[-1] == {}
    assert not page._badges[Command.HINT].isVisible()


def test_a_clash_is_told_and_the_keys_can_be_swapped(page: KeyPage) -> None:
    heard = told(page)
    press(page, Command.SOUND, K.Key_H)
    assert heard == []
    assert page.notice.isVisible()
    assert page.fields[Command.HINT].property("state") == "clash"
    assert page.fields[Command.SOUND].text() == "M"
    page.swap.click()
    assert page.focusWidget() is page.fields[Command.SOUND]
    assert heard == [{"sound": "H", "hint": "M"}]
    assert not page.notice.isVisible()


def test_a_clash_is_told_where_one_looks_and_tab_goes_on_to_the_ways_out(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However far down the list: nothing would seem to have happened."""
    heard = list[str]()
    monkeypatch.setattr(key_page, "announce", lambda _, text, **__: heard.append(text))
    area, page = ScrollArea(), KeyPage({})
    area.setWidget(page)
    qtbot.addWidget(area)
    area.resize(600, 300)
    area.show()
    for command in (Command.FULL, Command.KEYS):
        field = page.fields[command]
        area.ensureWidgetVisible(field)
        press(page, command, K.Key_F1)
        assert heard.pop().startswith("F1")
        qtbot.waitUntil(lambda: not page.notice.visibleRegion().isEmpty())
        height = page.notice.y() - field.geometry().bottom()
        assert page.notice.parentWidget() is field.parentWidget()
        assert 0 <= height < field.height()
        assert field.nextInFocusChain() is page.swap


def test_a_clash_can_be_left_as_it_was(page: KeyPage) -> None:
    heard = told(page)
    press(page, Command.SOUND, K.Key_H)
    page.keep.click()
    assert page.focusWidget() is page.fields[Command.SOUND]
    assert heard == []
    assert not page.notice.isVisible()
    assert page.fields[Command.HINT].property("state") == ""


@pytest.mark.parametrize(
    "key", [K.Key_A, K.Key_3, K.Key_Left, K.Key_Space, K.Key_Tab, K.Key_Return]
)
def test_keys_of_the_cards_are_not_given_away(page: KeyPage, key: Qt.Key) -> None:
    heard = told(page)
    press(page, Command.LAST_TRICK, key)
    assert heard == []
    assert page.notice.isVisible()
    assert not page.swap.isVisible()


def test_places_that_never_meet_share_keys(page: KeyPage) -> None:
    heard = told(page)
    press(page, Command.HINT, K.Key_BracketLeft)
    assert heard == [{"hint": "["}]
    press(page, Command.KNEW, K.Key_L)
    assert heard[-1] == {"hint": "[", "knew": "L"}


def test_escape_and_leaving_change_nothing(page: KeyPage) -> None:
    heard = told(page)
    press(page, Command.HINT, K.Key_Escape)
    page.fields[Command.HINT].click()
    QApplication.sendEvent(page.fields[Command.HINT], QFocusEvent(QEvent.Type.FocusOut))
    assert heard == []
    assert page.fields[Command.HINT].text() == "H"


def test_a_mere_modifier_is_waited_through(page: KeyPage) -> None:
    field = page.fields[Command.HINT]
    field.click()
    QTest.keyClick(field, K.Key_Shift)
    assert field.listens
    QTest.keyClick(field, K.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == "Ctrl+G"
