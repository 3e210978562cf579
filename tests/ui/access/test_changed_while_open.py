"""What is open when its language or its letters change looks as if it had been opened so."""

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.store import paths
from naipes_gui.ui.settings.dialog import SettingsDialog
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.widgets.side_list import SideList
from naipes_gui.ui.window.main_window import MainWindow
from tests.conftest import running_things
from tests.ui.access.places import TWO
from tests.ui.looking import Dress, clipped, dress, show

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
RECORDS = Path(__file__).parents[2] / "records"
CHANGES = ({"language": "fr"}, {"text_scale": 2.0}, {"language": "es"}, {"text_scale": 1.0})


@pytest.fixture
def window(dress: Dress, qtbot: QtBot) -> Iterator[MainWindow]:
    paths.records_folder().mkdir(parents=True, exist_ok=True)
    shutil.copy(RECORDS / "ecarte" / "ecarte-default.naipes",
                paths.records_folder() / "Finished.naipes")  # fmt: skip
    language.speak("en")
    settings = replace(TWO, switches="off", text_scale=1.0, language="en")
    dress()
    made = MainWindow(settings)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show_start()
    made.show()
    yield made
    made.close()
    language.speak("en")
    qtbot.waitUntil(lambda: not running_things(), timeout=20_000)


def words(page: QWidget) -> list[tuple[str, QPoint, QSize]]:
    """Return everything that is written, and where."""
    seen = [part for part in page.findChildren(QLabel) if part.isVisibleTo(page) and part.text()]
    corner = seen[0].mapTo(page, QPoint()) if seen else QPoint()
    return [(part.text(), part.mapTo(page, QPoint()) - corner, part.size()) for part in seen]


def is_shown(dialog: SettingsDialog) -> bool:
    timers = dialog._rebuild_soon, dialog._translate_soon, dialog._settle_soon
    return dialog.updatesEnabled() and not any(timer.isActive() for timer in timers)


@pytest.mark.parametrize("section", ["access", "person"])
def test_the_settings_look_as_if_opened_anew(
    window: MainWindow, qtbot: QtBot, section: str
) -> None:
    dialog = SettingsDialog(window.settings, window)
    dialog.show_section(section)
    dialog.changed.connect(window.adopt)
    dialog.show()
    for change in CHANGES:
        ((field, value),) = change.items()
        dialog.choose(field, value)
        assert not dialog.updatesEnabled(), "nothing is seen before it has its room"
        qtbot.waitUntil(lambda: is_shown(dialog), timeout=20_000)
        qtbot.waitUntil(lambda: not clipped(dialog), timeout=20_000)
        fresh = SettingsDialog(window.settings, window)
        fresh.show_section(section)
        show(fresh, (dialog.width(), dialog.height()))
        left, new = dialog.findChild(SideList), fresh.findChild(SideList)
        assert isinstance(left, SideList)
        assert isinstance(new, SideList)
        assert left.isVisible() == new.isVisible(), change
        if left.isVisible():
            assert words(left) == words(new), change
        for button, same in zip(
            (dialog.close_button, dialog.reset_button), (fresh.close_button, fresh.reset_button),
            strict=True,
        ):  # fmt: skip
            assert (button.text(), button.size()) == (same.text(), same.size()), change
        fresh.close()
    dialog.close()
