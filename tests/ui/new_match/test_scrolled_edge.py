"""What is cut at the top of a page before a match goes on above, and looks so."""

from pytestqt.qtbot import QtBot

from naipes_gui.store.settings import Settings
from naipes_gui.ui.new_match.dialog import NewGameDialog
from naipes_gui.ui.shared.widgets.scrolling import EdgeLine, PageScroll


def test_a_scrolled_page_has_an_edge_at_its_top(qtbot: QtBot) -> None:
    dialog = NewGameDialog(Settings(), "ecarte")
    qtbot.addWidget(dialog)
    dialog.resize(900, 560)
    dialog.show()
    edge, scroll = dialog.findChild(EdgeLine), dialog.findChild(PageScroll)
    assert edge is not None
    assert scroll is not None
    bar = scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    plain = edge.grab().toImage().pixel(5, 0)
    bar.setValue(bar.maximum())
    assert edge.grab().toImage().pixel(5, 0) != plain
    assert edge.geometry().bottom() < scroll.geometry().top()
