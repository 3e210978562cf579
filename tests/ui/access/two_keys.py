"""A person with two keys: goes round until something of a name is met, and chooses it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from naipes_gui.ui.access.switches import Switches
from naipes_gui.ui.window.main_window import MainWindow

NEXT, CHOOSE = Qt.Key.Key_Space, Qt.Key.Key_Return
FARTHEST = 80
"""So many keys lead to anything."""


def switches_of(window: MainWindow) -> Switches:
    assert window._easier is not None
    aid = window._easier.aids["switches"]
    assert isinstance(aid, Switches)
    return aid


def press(key: Qt.Key) -> None:
    """Press one of the two keys, wherever they go."""
    target = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    QTest.keyClick(target or QApplication.focusWidget() or QApplication.topLevelWidgets()[0], key)
    QCoreApplication.processEvents()


def go_to(switches: Switches, *names: str) -> None:
    """Go on, opening groups, until the ring lies round something of a name, and choose it."""
    for name in names:
        assert search(switches, name), f"no way to {name}"


def search(switches: Switches, name: str, depth: int = 0) -> bool:
    """Go round until something of a name is met; look into groups that hold it."""
    for _ in range(FARTHEST):
        stop = switches.stop
        if stop is not None and holds(stop, name):
            press(CHOOSE)
            return not stop.inside or search(switches, name, depth + 1)
        press(NEXT)
    return False


def holds(stop: object, name: str) -> bool:
    inside = getattr(stop, "inside", ())
    if inside:
        return any(holds(each, name) for each in inside)
    return bool(getattr(stop, "name", "").startswith(name))


@pytest.fixture
def in_dialogs(window: MainWindow) -> Iterator[list[tuple[str, ...]]]:
    """Return where to write what is gone to in the dialogs that open, one after another.

    A dialog may open over another one: what is written for it comes next.
    """
    wanted, switches, open_ones = list[tuple[str, ...]](), switches_of(window), list[object]()
    watch = QTimer(window, interval=20)

    def look() -> None:
        root = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if root is not None and root not in open_ones and wanted:
            open_ones.append(root)
            # A timer that is being answered fires again only when it is started anew.
            watch.start()
            try:
                go_to(switches, *wanted.pop(0))
            except BaseException:
                # Else it waits for ever.
                root.close()
                raise
            finally:
                open_ones.remove(root)

    watch.timeout.connect(look)
    watch.start()
    yield wanted
    watch.stop()
    assert not wanted, "every dialog came"
