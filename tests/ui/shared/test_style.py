"""The program wears what the settings and the system say."""

import pytest
import shiboken6
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QHBoxLayout, QStyle, QToolTip, QVBoxLayout, QWidget

from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared import qss, style
from naipes_gui.ui.shared.theme import CONTRAST, DARK, LIGHT, TABLE_PALETTE, is_dark
from naipes_gui.ui.table import from_settings
from tests.ui.looking import Dress, dress

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def window_colour(app: QApplication) -> str:
    return app.palette().color(QPalette.ColorRole.Window).name().upper()


@pytest.mark.parametrize(("dark", "paper"), [(False, LIGHT), (True, DARK)])
def test_dialogs_follow_the_scheme(
    qapp: QApplication, dress: Dress, dark: bool, paper: object
) -> None:
    dress(dark=dark)

    assert style.app_style().paper == paper
    assert window_colour(qapp) == style.app_style().paper.window


@pytest.mark.parametrize("contrast", ["on", "off"])
@pytest.mark.parametrize("dark", [False, True])
def test_pages_and_dialogs_are_of_one_scheme(dress: Dress, dark: bool, contrast: str) -> None:
    dress(dark=dark, high_contrast=contrast)

    worn = style.app_style()
    grounds = [getattr(worn.colours, ground) for ground in ("rail", "panel", "glow", "raised")]
    assert [is_dark(ground) for ground in (worn.paper.window, *grounds)] == [dark] * 5
    assert is_dark(worn.paper.text) is is_dark(worn.colours.text) is not dark


@pytest.mark.parametrize("contrast", ["on", "off"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_is_dark_in_every_scheme(scheme: str, contrast: str) -> None:
    worn = from_settings.colours(Settings(scheme=scheme, high_contrast=contrast))
    assert worn == (CONTRAST if contrast == "on" else TABLE_PALETTE)


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_text_grows(qapp: QApplication, dress: Dress, scale: float) -> None:
    dress(text_scale=scale)

    assert qapp.font().pixelSize() == round(14 * scale)


def test_high_contrast_replaces_both_materials(qapp: QApplication, dress: Dress) -> None:
    dress(dark=True, high_contrast="on")

    assert style.app_style().colours == CONTRAST
    assert style.app_style().paper.border == style.app_style().paper.text


def test_the_player_overrules_the_system(qapp: QApplication) -> None:
    assert style.contrast_is_high(qapp, Settings(high_contrast="on"))
    assert not style.contrast_is_high(qapp, Settings(high_contrast="off"))


def test_tool_tips_lie_on_paper(dress: Dress) -> None:
    dress(dark=True)

    ground = QToolTip.palette().color(QPalette.ColorRole.ToolTipBase).name().upper()
    assert ground == LIGHT.window


def test_dressing_twice_changes_nothing(qapp: QApplication, dress: Dress) -> None:
    before = qapp.styleSheet()

    dress()

    assert qapp.styleSheet() == before


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_sheet_is_whole(scale: float) -> None:
    sheet = qss.sheet(TABLE_PALETTE, LIGHT, scale)

    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")


class Misread(QWidget):
    """A widget at whose style something else had lain, which PySide takes it for."""

    def __init__(self, before: object) -> None:
        super().__init__()
        self.before = before

    def style(self) -> QStyle:
        """Return what PySide finds at the address."""
        if shiboken6.isValid(self.before):
            return self.before  # type: ignore[return-value]
        return super().style()


def test_an_item_that_qt_has_deleted_is_no_style(qapp: QApplication) -> None:
    """PySide keeps an item for every widget of an inner layout, also after it has left it."""
    outer, inner, gone = QVBoxLayout(whole := QWidget()), QHBoxLayout(), QWidget()
    inner.addWidget(gone)
    outer.addLayout(inner)
    item = inner.itemAt(0)
    gone.setParent(None)
    assert inner.count() == 0
    assert shiboken6.isValid(item), "PySide is told: style_of is needed no more"
    misread = Misread(item)
    style.restyle(misread)
    assert isinstance(style.style_of(misread), QStyle)
    assert not shiboken6.isValid(item)
    assert whole.layout() is outer
