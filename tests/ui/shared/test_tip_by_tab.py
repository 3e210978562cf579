"""What a tip says is read by whoever comes by Tab, too."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.ui.shared.markup import markup
from naipes_gui.ui.shared.tip_by_tab import TipByTab
from naipes_gui.ui.shared.widgets.option_row import OptionRow
from naipes_gui.ui.shared.widgets.rule_label import RuleLabel

pytestmark = pytest.mark.qt_log_ignore("raise", "propagateSizeHints")


@pytest.fixture(autouse=True)
def _shown(qapp: QApplication) -> Iterator[None]:
    tips = TipByTab(qapp)
    yield
    tips.stop()
    qapp.focusChanged.disconnect(tips._follow)
    tips.deleteLater()


def control_of_parts() -> tuple[QWidget, QComboBox]:
    """Return a control that is made of several, and what has the keys in it."""
    control = QWidget()
    part = QComboBox(control)
    QVBoxLayout(control).addWidget(part)
    return control, part


def test_the_words_of_a_choice_are_explained_at_its_control(qtbot: QtBot) -> None:
    window = QWidget()
    column = QVBoxLayout(window)
    (whole, control), (all_of_it, other) = control_of_parts(), control_of_parts()
    row, plain = OptionRow(whole), OptionRow(all_of_it)
    for each in (plain, row):
        each.terms = all_games()["hachi_hachi"].glossary()
        column.addWidget(each)
    row.say("A kan", "How many mon a kan is worth.")
    plain.say("Colours", "How they are.")
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert not QToolTip.isVisible()
    control.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(QToolTip.isVisible)
    assert QToolTip.text() == row.control.toolTip()
    assert QToolTip.text().startswith("Mon: ")
    assert "Kan: " in QToolTip.text()
    other.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_a_line_with_links_shows_its_tip_with_the_first_of_them(qtbot: QtBot) -> None:
    window = QWidget()
    column, first = QVBoxLayout(window), QComboBox()
    label = RuleLabel(markup("<a href='rule:2.14'>kan</a>"))
    label.setToolTip("Kan: The large coin.")
    column.addWidget(first)
    column.addWidget(label)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    first.setFocus()
    label.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(QToolTip.isVisible)
    assert QToolTip.text() == "Kan: The large coin."
    first.setFocus()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
