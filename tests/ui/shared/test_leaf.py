"""A page of text is gone through by its links, and each is said."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.ui.shared.markup import markup
from naipes_gui.ui.shared.widgets import leaf as leaves
from naipes_gui.ui.shared.widgets.leaf import Leaf


def test_a_link_that_tab_comes_to_is_said(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[str]()
    monkeypatch.setattr(leaves, "announce", lambda _, text: said.append(text))
    page, leaf, after = QWidget(), Leaf(), QPushButton("after")
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    column.addWidget(leaf)
    column.addWidget(after)
    leaf.write(markup("<p>See <a href='a'>rule 3.7</a> and <a href='b'>the stock</a>.</p>"))
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    leaf.setFocus()
    for _ in range(2):
        QTest.keyClick(leaf, Qt.Key.Key_Tab)
    assert said == ["rule 3.7", "the stock"]
    QTest.keyClick(leaf, Qt.Key.Key_Backtab)
    assert said[-1] == "rule 3.7"
    for _ in range(2):
        QTest.keyClick(leaf, Qt.Key.Key_Tab)
    assert after.hasFocus()
    assert said[-1] == "the stock"
