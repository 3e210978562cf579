"""Where the bar has no room, what is least used goes to a menu, and what stays keeps its word."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton
from pytestqt.qtbot import QtBot

from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.toolbar import TopBar
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.match.toolbar_buttons import PLACES
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.style import app_style
from tests.ui.looking import Dress, dress, show
from tests.ui.page_help import page_of

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("does not support")
NARROW, HALFWAY = (900, 600), (1024, 700)
KEYS = {name.partition(":")[0] for name in (*PLACES[0], *PLACES[1])}
KNOWN_BY_SIGN = {"home", "redo", "panel"}


def opened(qtbot: QtBot, tmp_path: Path, scale: float, size: tuple[int, int]) -> TablePage:
    page = page_of(qtbot, tmp_path, "mosca", Settings(text_scale=scale, speed="instant"))
    show(page, size)
    return page


def menu_of(bar: TopBar) -> QMenu:
    bar.unfold()
    (menu,) = bar.findChildren(QMenu)
    return menu


def is_worded(button: QToolButton) -> bool:
    return button.width() > button.iconSize().width() + button.fontMetrics().horizontalAdvance(
        button.text()
    )


def inks(action: QAction) -> set[str]:
    """Return the colours of a picture where it is drawn without a seam."""
    image = action.icon().pixmap(20, 20).toImage()
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {pixel.name().upper() for pixel in pixels if pixel.alpha() == 255}


@pytest.mark.parametrize("is_dark", [False, True])
def test_signs_of_the_menu_are_drawn_for_paper(
    qtbot: QtBot, tmp_path: Path, dress: Dress, is_dark: bool
) -> None:
    """Those of the bar are of light ink, whatever the paper of the menu is."""
    dress(dark=is_dark)
    bar = opened(qtbot, tmp_path, 2.0, NARROW).top
    actions = menu_of(bar).actions()
    assert actions
    assert {ink for action in actions for ink in inks(action)} == {app_style().paper.text2.upper()}


@pytest.mark.sampled
@pytest.mark.parametrize("size", [NARROW, HALFWAY])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("tongue", ["en", "es", "fr"])
def test_what_is_seen_has_its_word_and_the_rest_is_in_the_menu(
    qtbot: QtBot, tmp_path: Path, dress: Dress, request: pytest.FixtureRequest,
    tongue: str, scale: float, size: tuple[int, int],
) -> None:  # fmt: skip
    dress(text_scale=scale)
    request.addfinalizer(lambda: language.speak("en"))
    language.speak(tongue)
    bar = opened(qtbot, tmp_path, scale, size).top
    seen = {key for key in KEYS if bar.button(key).isVisible()}
    assert {"hint", "undo", "panel", "home"} <= seen
    if seen == KEYS:
        assert size is HALFWAY, "all the signs of the widest bar at the narrowest window"
        return
    assert [key for key in sorted(seen - KNOWN_BY_SIGN) if not is_worded(bar.button(key))] == []
    menu = menu_of(bar)
    folded = {action.data(): action for action in menu.actions()}
    assert seen | set(folded) == KEYS
    assert not seen & set(folded)
    assert all(a.isEnabled() is bar.button(key).isEnabled() for key, a in folded.items())
    assert bar.chip.text()[0].isalpha()
    menu.close()


@pytest.mark.parametrize("tongue", ["es", "fr"])
def test_the_panel_has_its_word_in_the_narrowest_window(
    qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest, dress: Dress, tongue: str
) -> None:
    dress()
    request.addfinalizer(lambda: language.speak("en"))
    language.speak(tongue)
    bar = opened(qtbot, tmp_path, 1.0, NARROW).top
    assert is_worded(bar.button("panel"))
    assert all(is_worded(bar.button(key)) for key in ("undo", "hint", "aids", "last-turn"))


def test_a_folded_button_does_what_it_did(qtbot: QtBot, tmp_path: Path, dress: Dress) -> None:
    page = opened(qtbot, tmp_path, 1.0, NARROW)
    menu = menu_of(page.top)
    actions = {action.data(): action for action in menu.actions()}
    with qtbot.waitSignal(page.give_up_wanted):
        actions["give-up"].trigger()
    actions["speed"].trigger()
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    qtbot.waitUntil(lambda: bool(page.findChildren(QMenu, options=direct)))
    menu.close()


def test_a_wide_bar_folds_nothing_and_a_withheld_hint_is_nowhere(
    qtbot: QtBot, tmp_path: Path, dress: Dress
) -> None:
    page = opened(qtbot, tmp_path, 1.0, (1600, 800))
    bar = page.top
    assert [key for key in KEYS if bar.is_folded(key)] == []
    bar.offer("hint", offered=False)
    show(page, NARROW)
    assert not bar.button("hint").isVisible()
    assert "hint" not in [action.data() for action in menu_of(bar).actions()]
    bar.offer("hint", offered=True)
    assert bar.button("hint").isVisible()
