"""Two keys, or one, do everything: whole hands, menus, sheets, settings, a new match."""

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import Stage
from naipes_gui.games import all_games
from naipes_gui.store import paths
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_match
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from naipes_gui.ui.access.switches import Switches
from naipes_gui.ui.access.target_ring import TargetRing
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.shared import keymap
from naipes_gui.ui.window.main_window import MainWindow
from tests.ui.access.two_keys import CHOOSE, NEXT, go_to, in_dialogs, press, switches_of
from tests.ui.page_help import NAMES

__all__ = ["in_dialogs"]

STILL = Settings(speed="instant", trick_hold_ms=1, review=False, switches="two")
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
SOON = 20_000


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    made = MainWindow(STILL)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    qtbot.waitUntil(lambda: made._easier is not None)
    yield made
    keymap.wear({})


ELSEWHERE = 0.2
"""How often the robot goes past the first thing that it could do."""
FEW = {"nlk": 2, "napoleon": 3}
"""With how many players a hand is short enough."""


def shorten(recorder: Recorder) -> None:
    """Play on until few cards are left in the hands: it is long until then."""
    rng = Random(2)
    while not is_nearly_over(recorder):
        state = recorder.timeline.state
        if state.stage is Stage.SHUFFLE:
            recorder.chance(rng)
        elif state.stage is Stage.CUT:
            recorder.cut_for(rng)
        else:
            recorder.move(rng.choice(list(recorder.record.rules.legal(state))))


def is_nearly_over(recorder: Recorder) -> bool:
    state = recorder.timeline.state
    held = [len(state.table[zone]) for zone in state.table if zone.startswith("hand:")]
    return state.stage is Stage.HAND and bool(state.table.get("stock") == ()) and sum(held) <= 12


def begun(window: MainWindow, game: str) -> TablePage:
    options = all_games()[game].options()
    made = options.make(players=FEW[game]) if game in FEW else options.make()
    bots = [Player(name=name, kind="bot", level="beginner") for name in NAMES[: made.players - 1]]
    people = [Player(name="Tú"), *bots]
    recorder = begin_match(game, made.to_json(), people, rng=Random(3),
                           folder=paths.records_folder())  # fmt: skip
    if game == "nlk":
        shorten(recorder)
    window.play(recorder)
    assert window.table_page is not None
    return window.table_page


def decide(switches: Switches, rng: Random) -> None:
    """Do one of the things that decide, whichever the ring comes to."""
    if rng.random() < ELSEWHERE:
        press(NEXT)
    for _ in range(40):
        stop = switches.stop
        if stop is not None and stop.decides:
            press(CHOOSE)
            return
        press(NEXT)


@pytest.mark.thorough
@pytest.mark.parametrize("game", all_games())
def test_a_whole_hand_is_played_with_two_keys(window: MainWindow, qtbot: QtBot, game: str) -> None:
    page, rng = begun(window, game), Random(1)
    switches = switches_of(window)

    def step() -> bool:
        if page.sheet is not None:
            return True
        waits = page.board.hand.armed and page.board.director.is_idle
        if waits or page.board.dealing.is_due or page.board.director.is_held:
            switches.look()
            decide(switches, rng)
        return False

    qtbot.waitUntil(step, timeout=60_000)
    view = page.board.view_
    assert view is not None
    assert view.state.stage in (Stage.SHUFFLE, Stage.OVER)
    if not view.state.is_over:
        assert page.scoring.main is not None
        go_to(switches, page.scoring.main.text().strip())
        qtbot.waitUntil(lambda: page.sheet is None, timeout=SOON)


def title_of(window: MainWindow, game: str) -> str:
    return next(t.accessibleName() for t in window.start_page.tiles if t.game.key == game)


def test_a_match_begins_from_the_start_page(
    window: MainWindow, qtbot: QtBot, in_dialogs: list[tuple[str, ...]]
) -> None:
    in_dialogs += [("I can play it",), ("Deal",)]
    go_to(switches_of(window), title_of(window, "mosca"))
    qtbot.waitUntil(lambda: window.table_page is not None, timeout=SOON)
    assert window.table_page is not None
    assert window.table_page.info.key == "mosca"


@pytest.mark.thorough
def test_settings_sheets_and_menus_are_reached(
    window: MainWindow, qtbot: QtBot, in_dialogs: list[tuple[str, ...]]
) -> None:
    page, switches = begun(window, "ecarte"), switches_of(window)
    qtbot.waitUntil(lambda: page.board.dealing.is_due)
    # In so narrow a window what is used less is in a menu.
    in_dialogs += [("Settings",), ("Accessibility", "Panel at the left", "Done")]
    go_to(switches, "More")
    qtbot.waitUntil(lambda: window.settings.left_panel, timeout=SOON)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None, timeout=SOON)
    in_dialogs += [("Speed",), ("Fast",)]
    go_to(switches, "More")
    qtbot.waitUntil(lambda: window.settings.speed == "fast", timeout=SOON)
    go_to(switches, "Rulebook")
    qtbot.waitUntil(lambda: page.companion.is_open, timeout=SOON)
    go_to(switches, "Close the book")
    qtbot.waitUntil(lambda: not page.companion.is_open, timeout=SOON)


def test_one_key_chooses_while_the_ring_moves_by_itself(window: MainWindow, qtbot: QtBot) -> None:
    window.change(switches="one", scan_ms=300)
    switches = switches_of(window)
    assert switches._scanning.interval() == 300
    seen = set[str]()
    for _ in range(40):
        # As the timer does: what it waits for is not waited for here.
        switches.go_on()
        assert switches.stop is not None
        seen.add(switches.stop.name)
    assert len(seen) > 1
    window.change(switches="off")
    assert not switches._scanning.isActive()
    assert not window.findChildren(TargetRing) or window.findChildren(TargetRing)[0].isHidden()


def test_the_ring_lies_round_the_target_within_the_window(window: MainWindow) -> None:
    switches = switches_of(window)
    switches.look()
    for _ in range(12):
        press(NEXT)
        stop, (ring,) = switches.stop, window.findChildren(TargetRing)
        assert stop is not None
        assert ring.isVisible()
        assert window.rect().contains(ring.geometry())
        assert ring.geometry().intersects(stop.area)


def is_at_rest(switches: Switches) -> bool:
    """Tell whether the page has the same targets after all that was under way."""
    before = [stop.key for stop in switches._row()]
    QApplication.processEvents()
    return len(before) > 1 and before == [stop.key for stop in switches._row()]


def test_the_keys_can_be_changed_and_other_keys_go_on_working(
    window: MainWindow, qtbot: QtBot
) -> None:
    switches = switches_of(window)
    window.change(keys={"switch_next": "F7", "switch_choose": "F8"})
    # A page that is still being laid out has other groups a moment later.
    qtbot.waitUntil(partial(is_at_rest, switches))
    switches.look()
    before = switches.stop
    assert before is not None
    space = QKeyEvent(QEvent.Type.KeyPress, NEXT, Qt.KeyboardModifier.NoModifier, " ")
    assert switches._meant(space) is None
    press(Qt.Key.Key_F7)
    assert switches.stop is not None
    assert switches.stop.key != before.key
    window.change(keys={})
