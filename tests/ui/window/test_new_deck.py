"""A deck that is chosen is seen everywhere: on the start page, on the table, in its words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import Card
from naipes_gui.core.text import SPANISH, shown_suits
from naipes_gui.core.wording import card_name
from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.art import CardStyle, pip
from naipes_gui.ui.table.deck_pictures import DeckPictures
from naipes_gui.ui.window.main_window import MainWindow
from tests.ui.table_help import begun

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")
PLAIN = Settings(speed="instant", sound=False, language="es")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    language.speak("es")
    window = MainWindow(PLAIN)
    qtbot.addWidget(window)
    window.resize(1000, 700)
    window.adopt(PLAIN)
    window.show()
    yield window
    window.close()


def seen(window: MainWindow) -> QImage:
    """Return the window when its pictures are painted, which comes after the first frame."""
    for _ in range(3):
        window.grab()
        QApplication.processEvents()
    return window.grab().toImage()


def test_the_start_page_shows_the_deck_in_use(window: MainWindow) -> None:
    before = seen(window)
    window.change(suits=SPANISH)
    assert seen(window) != before
    window.change(suits="french")
    assert seen(window) == before


def test_the_table_shows_a_new_deck_when_it_is_painted(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.play(begun(tmp_path))
    page = window.table_page
    assert page is not None
    qtbot.waitUntil(lambda: bool(page.board.table.laid))
    window.change(suits=SPANISH)
    assert shown_suits() == SPANISH
    qtbot.waitUntil(lambda: page.board.table.cards.suits == SPANISH)
    assert card_name(Card("QH")) == "el caballo de copas"


def test_the_chip_of_trumps_shows_the_sign_of_the_new_deck(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.play(begun(tmp_path))
    page = window.table_page
    assert page is not None
    pieces = page.board.overlay._pieces
    pieces.put("test", "H", lambda: pip("H", 20, 1.0), 0, 0)
    before = pieces.items()
    shown = dict(before)["test"].pixmap().toImage()
    window.change(suits=SPANISH)
    qtbot.waitUntil(lambda: page.board.table.cards.suits == SPANISH)
    pieces.put("test", "H", lambda: pip("H", 20, 1.0), 0, 0)
    assert dict(pieces.items())["test"].pixmap().toImage() != shown


def test_the_sign_of_a_suit_is_that_of_the_deck(window: MainWindow) -> None:
    before = pip("H", 20, 1.0).toImage()
    window.change(suits=SPANISH)
    assert pip("H", 20, 1.0).toImage() != before


def test_a_deck_is_painted_card_by_card_and_told_once(qtbot: QtBot) -> None:
    pictures, told = DeckPictures(None), list[int]()  # type: ignore[arg-type]
    pictures.ready.connect(lambda: told.append(1))
    pictures.prepare([Card("KH"), Card("2C")], CardStyle(suits=SPANISH), [90, 60], 1.0)
    qtbot.waitUntil(lambda: bool(told))
    pictures.prepare([Card("KH")], CardStyle(suits=SPANISH), [90], 1.0)
    pictures.drop()
    assert told == [1]
