"""The page of lessons, in every language."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.core.text import install
from naipes_gui.store.settings import Settings
from naipes_gui.ui.learn.page import LearnPage
from naipes_gui.ui.shared import language, style


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    style.apply(qapp, Settings())
    yield
    language.speak(languages.SOURCE)


def _lengthened(more: str, _context: str, text: str, _n: int) -> str:
    return text + more


@pytest.mark.parametrize("longer", ["", ", and some more words"])
@pytest.mark.parametrize("width", [900, 1340, 1920])
def test_no_lesson_reaches_beyond_the_page(qtbot: QtBot, width: int, longer: str) -> None:
    install(partial(_lengthened, longer))
    page = LearnPage()
    qtbot.addWidget(page)
    page.resize(width, 700)
    page.show()
    qtbot.waitExposed(page)
    right = max(card.geometry().right() for card in page.lessons_card.rows.values())
    assert right <= page._scroll.viewport().width()
