"""Qt calls leave the count of references to None alone.

PySide6 6.12 on CPython 3.11 gives one back on every call that returns nothing, and the
process aborts after some thousands; `pyproject.toml` keeps the two apart.
"""

import sys

import pytest
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from naipes_gui.ui.table.card_item import CardItem

CALLS = 20_000


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="there nobody counts references to None")
def test_twenty_thousand_calls_keep_none_alive(qtbot: QtBot) -> None:
    scene, item = QGraphicsScene(), CardItem()
    scene.addItem(item)
    before = sys.getrefcount(None)
    for i in range(CALLS):
        item.setPos(i % 100, 0.0)
    assert abs(sys.getrefcount(None) - before) < CALLS // 100
