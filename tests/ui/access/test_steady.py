"""Hands that shake, a pointer without a button, a finger: nothing is pressed by mistake."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.store.settings import Settings
from naipes_gui.ui.access.cool_down import CoolDown
from naipes_gui.ui.access.dwell import STRAY, TICK_MS, Dwell
from naipes_gui.ui.access.long_press import LongPress
from naipes_gui.ui.access.target_ring import TargetRing
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.settings.dialog import SettingsDialog
from naipes_gui.ui.settings.rows import SECTIONS
from naipes_gui.ui.shared.touch import LEAST, has_touch_screen
from naipes_gui.ui.start.page import StartPage
from tests.ui.looking import Dress, dress, show
from tests.ui.page_help import SETTINGS, is_asked, page_of, play_until, to_a_card

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
LEFT = Qt.MouseButton.LeftButton


class Pressed(QWidget):
    """Two buttons and a field, and what was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.log = list[str]()
        self.one, self.two, self.field = QPushButton("one"), QPushButton("two"), QLineEdit()
        row = QHBoxLayout(self)
        for part in (self.one, self.two, self.field):
            row.addWidget(part)
        for button in (self.one, self.two):
            button.clicked.connect(lambda _=False, button=button: self.log.append(button.text()))


@pytest.fixture
def pressed(qtbot: QtBot) -> Pressed:
    made = Pressed()
    qtbot.addWidget(made)
    show(made, (400, 100))
    return made


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def cool_down(pressed: Pressed, clock: Clock) -> Iterator[CoolDown]:
    made = CoolDown(pressed, Settings(cool_down_ms=500), clock)
    yield made
    made.close()


def test_what_is_pressed_too_soon_does_not_count(
    pressed: Pressed, cool_down: CoolDown, clock: Clock
) -> None:
    QTest.mouseClick(pressed.one, LEFT)
    QTest.mouseClick(pressed.one, LEFT)
    QTest.mouseClick(pressed.two, LEFT)
    QTest.keyClick(pressed.two, Qt.Key.Key_Space)
    assert pressed.log == ["one"]
    clock.now += 0.6
    QTest.mouseClick(pressed.two, LEFT)
    assert pressed.log == ["one", "two"]
    clock.now += 0.6
    QTest.keyClick(pressed.one, Qt.Key.Key_Space)
    QTest.keyClick(pressed.one, Qt.Key.Key_Space)
    assert pressed.log == ["one", "two", "one"]
    assert not pressed.one.isDown()
    assert not pressed.two.isDown()


def test_who_writes_is_not_slowed(pressed: Pressed, cool_down: CoolDown) -> None:
    pressed.activateWindow()
    pressed.field.setFocus()
    QTest.keyClicks(pressed.field, "11 22")
    assert pressed.field.text() == "11 22"


def test_without_a_pause_everything_counts(pressed: Pressed, cool_down: CoolDown) -> None:
    cool_down.adopt(Settings())
    QTest.mouseClick(pressed.one, LEFT)
    QTest.mouseClick(pressed.one, LEFT)
    assert pressed.log == ["one", "one"]


def test_resting_clicks_once_however_the_hand_trembles(pressed: Pressed) -> None:
    at = [pressed.one.mapToGlobal(pressed.one.rect().center())]
    dwell = Dwell(pressed, Settings(dwell_ms=400), lambda: at[0])
    try:
        dwell.tick()
        parts = list[float]()
        for nth in range(400 // TICK_MS - 1):
            at[0] += QPoint(3 if nth % 2 else -3, 0)
            dwell.tick()
            (ring,) = pressed.findChildren(TargetRing)
            assert ring.isVisible()
            parts.append(ring.part)
        assert parts == sorted(parts)
        assert pressed.log == []
        dwell.tick()
        assert pressed.log == ["one"]
        for _ in range(3 * 400 // TICK_MS):
            dwell.tick()
        assert pressed.log == ["one"], "once, until it is left"
        at[0] = pressed.two.mapToGlobal(pressed.two.rect().center())
        for _ in range(400 // TICK_MS + 1):
            dwell.tick()
        assert pressed.log == ["one", "two"]
    finally:
        dwell.close()


def at_my_turn(qtbot: QtBot, folder: Path, settings: Settings) -> TablePage:
    page = page_of(qtbot, folder, "mosca", settings, lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    return page


@pytest.mark.parametrize("clicked", [True, False])
def test_what_comes_to_lie_under_a_pointer_that_stands_is_not_clicked(
    qtbot: QtBot, clicked: bool
) -> None:
    """A hand closes up, a sheet opens: who rests would play one card after the other."""
    ground, log = QWidget(), list[str]()
    qtbot.addWidget(ground)
    below, above = (QPushButton(name, ground) for name in ("below", "above"))
    for button in (below, above):
        button.setGeometry(40, 40, 200, 120)
        button.clicked.connect(lambda _=False, button=button: log.append(button.text()))
    below.setVisible(clicked)
    above.hide()
    show(ground, (300, 200))
    at = [ground.mapToGlobal(QPoint(100, 100))]
    dwell = Dwell(ground, Settings(dwell_ms=400), lambda: at[0])

    def look() -> None:
        for _ in range(3 * 400 // TICK_MS):
            dwell.tick()

    try:
        look()
        before = ["below"] if clicked else []
        assert log == before
        above.show()
        look()
        assert log == before
        at[0] += QPoint(STRAY + 5, 0)
        look()
        assert log == [*before, "above"], "it was gone to"
    finally:
        dwell.close()


def test_at_the_table_resting_plays_and_a_held_finger_says_why(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = at_my_turn(qtbot, tmp_path, SETTINGS)
    board = page.board
    row = board.table.hand_in_order()
    wanted = next(card for card in row if card in board.hand.playable)
    place = board.table.place_of(wanted)
    assert place is not None
    pose = board.table.laid[place]
    where = board.viewport().mapToGlobal(QPoint(round(pose.x), round(pose.y)))
    asked = list[str]()
    board.hand.puzzled.connect(lambda card: asked.append(str(card)))
    finger = LongPress(page, replace(SETTINGS, touch="on"))
    ply, local = board.ply, board.viewport().mapFromGlobal(where)
    QTest.mousePress(board.viewport(), LEFT, pos=local)
    finger.ask()
    QTest.mouseRelease(board.viewport(), LEFT, pos=local)
    assert (board.ply, board.hand.armed, board.hand.picked) == (ply, True, ())
    finger.close()
    dwell = Dwell(page, Settings(dwell_ms=400), lambda: where)
    try:
        for _ in range(400 // TICK_MS + 1):
            dwell.tick()
        assert not board.hand.armed or board.hand.picked == (wanted,)
    finally:
        dwell.close()


def test_a_button_is_confirmed_by_pressing_it_again(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "ecarte", replace(SETTINGS, confirm_button=True))
    qtbot.waitUntil(lambda: page.board.dealing.is_due)
    (button,) = page.board.bar._buttons
    QTest.mouseClick(button, LEFT)
    assert page.board.dealing.is_due, "pressed once it only asks"
    assert button.advised
    assert page.board.toast.isVisible()
    with qtbot.waitSignal(page.board.dealt):
        QTest.mouseClick(button, LEFT)


def test_a_finger_that_stays_tells_and_presses_nothing(pressed: Pressed, qtbot: QtBot) -> None:
    finger = LongPress(pressed, Settings(touch="on"))
    try:
        QTest.mousePress(pressed.one, LEFT)
        assert finger._waiting.isActive()
        finger.ask()
        QTest.mouseRelease(pressed.one, LEFT)
        assert pressed.log == []
        assert not pressed.one.isDown()
        QTest.mouseClick(pressed.one, LEFT)
        assert pressed.log == ["one"]
        QTest.mousePress(pressed.two, LEFT)
        QTest.mouseMove(pressed.two, QPoint(-50, 40))
        assert not finger._waiting.isActive() or finger._held is not None
        QTest.mouseRelease(pressed.two, LEFT, pos=QPoint(-50, 40))
    finally:
        finger.close()


@pytest.fixture
def screen() -> Iterator[QPointingDevice]:
    """Return a screen that can be touched; one that stays would make all later pages large."""
    made = QTest.createTouchDevice()
    yield made
    shiboken6.delete(made)
    assert not has_touch_screen()


def test_a_finger_presses_and_asks(pressed: Pressed, screen: QPointingDevice) -> None:
    finger = LongPress(pressed, Settings(touch="system"))
    try:
        at = pressed.one.rect().center()
        QTest.touchEvent(pressed.one, screen).press(0, at, pressed.one).commit()
        QTest.touchEvent(pressed.one, screen).release(0, at, pressed.one).commit()
        assert pressed.log == ["one"]
        QTest.touchEvent(pressed.one, screen).press(1, at, pressed.one).commit()
        assert finger._waiting.isActive(), "a touch screen is there"
        finger.ask()
        QTest.touchEvent(pressed.one, screen).release(1, at, pressed.one).commit()
        assert pressed.log == ["one"]
    finally:
        finger.close()


def too_small(page: QWidget) -> list[str]:
    found = [part for part in page.findChildren(QAbstractButton) if part.isVisibleTo(page)]
    return [
        f"{type(part).__name__} «{part.accessibleName() or part.text()}» {part.size().toTuple()}"
        for part in found
        if min(part.width(), part.height()) < LEAST
        and not part.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    ]


def beyond(page: QWidget) -> list[str]:
    """Return the buttons of which a part lies outside of what they stand on."""
    seen = [part for part in page.findChildren(QAbstractButton) if part.isVisibleTo(page)]
    return [
        f"{part.accessibleName()} {part.geometry().getRect()}"
        for part in seen
        if (around := part.parentWidget()) and not around.rect().contains(part.geometry())
    ]


def test_a_finger_has_room_in_the_settings(qtbot: QtBot, dress: Dress) -> None:
    dress(touch="on")
    dialog = SettingsDialog(Settings(touch="on"))
    qtbot.addWidget(dialog)
    for section in range(len(SECTIONS)):
        dialog._side.setCurrentRow(section)
        show(dialog, (1040, 716))
        assert too_small(dialog) == []


def test_a_finger_has_room_on_the_start_page(qtbot: QtBot, dress: Dress) -> None:
    dress(touch="on")
    page = StartPage()
    qtbot.addWidget(page)
    show(page, (1280, 800))
    assert too_small(page) == []


def test_a_finger_has_room_at_the_table(qtbot: QtBot, dress: Dress, tmp_path: Path) -> None:
    dress(touch="on")
    page = at_my_turn(qtbot, tmp_path, replace(SETTINGS, touch="on"))
    QCoreApplication.processEvents()
    assert too_small(page) == []
    assert beyond(page) == []
