"""What a test shows is there as long as events come to it."""

import gc

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

found: list[bool] = []


class Part(QGraphicsView):
    """A part that nobody holds but its page; garbage is looked for while it is resized."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        gc.collect()
        found.append(shiboken6.isValid(self))


class Page(QWidget):
    """Hangs together in a circle, as pages do."""

    def __init__(self) -> None:
        super().__init__()
        self.part = Part(self)
        self.circle = self

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.part.resize(event.size())


@pytest.fixture(autouse=True)
def nothing_found() -> None:
    found.clear()


@pytest.mark.thorough
def test_a_page_outlives_the_events_of_its_parts(qtbot: QtBot) -> None:
    def made() -> QWidget:
        page = Page()
        qtbot.addWidget(page)
        page.show()
        return page

    part = made().findChild(Part)
    assert part is not None
    gc.collect()
    assert shiboken6.isValid(part), "its page was garbage"
    part.resize(200, 200)
    QCoreApplication.processEvents()
    assert found
    assert all(found)
