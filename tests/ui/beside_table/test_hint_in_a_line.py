"""A hint above the felt is read in large letters: what it can do without makes way for them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.ui.beside_table.docked_line import SIZES
from naipes_gui.ui.beside_table.side_note import STILL_READ, WELL_READ, SideNote
from naipes_gui.ui.shared.markup import markup, spoken
from tests.ui.table_help import STILL, board

SAID = (
    "2 opciones son buenas; la mejor de las demás trae cerca de 0,03 puntos menos: importa poco. "
    "Cualquiera de estas: 9♦ · 7♥."
)
MORE = "Pulsa H otra vez para ver la jugada."


@pytest.mark.parametrize(("scale", "is_whole"), [(1.0, True), (2.0, False)])
def test_how_to_go_on_is_left_out_where_letters_would_be_small_for_it(
    qtbot: QtBot, scale: float, is_whole: bool
) -> None:
    window, felt = QWidget(), board()
    qtbot.addWidget(window)
    note, column = SideNote(felt), QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(note.line)
    column.addWidget(felt, 1)
    window.resize(900, 600)
    window.show()
    note.dress(replace(STILL.text_style, text_scale=scale))
    note.reserve_line()
    QCoreApplication.processEvents()
    note.tell(markup("{}", SAID), markup("{}", MORE))
    said = spoken(markup("{}", SAID))
    assert said in _read(note)
    assert (MORE in _read(note)) is is_whole
    assert MORE in note.line.toolTip() or is_whole
    part = note.line.part
    assert not is_whole or part >= WELL_READ
    note.tell(markup("{} {}", SAID, MORE))
    assert note.line.part == part if is_whole else SIZES.index(part) < SIZES.index(note.line.part)
    felt.stop()


@pytest.mark.parametrize(("scale", "is_all"), [(1.0, True), (2.0, False)])
def test_what_must_be_read_stands_alone_where_all_of_it_would_be_small(
    qtbot: QtBot, scale: float, is_all: bool
) -> None:
    """Somebody who has asked for large letters was told the most in the smallest."""
    least = "Con una sola baza, Hugo pierde el Mis. Elvira va ganando la baza."
    said = f"{least} {SAID} {SAID}"
    window, felt = QWidget(), board()
    qtbot.addWidget(window)
    note, column = SideNote(felt), QVBoxLayout(window)
    column.addWidget(note.line)
    column.addWidget(felt, 1)
    window.resize(1280, 800)
    window.show()
    note.dress(replace(STILL.text_style, text_scale=scale))
    note.reserve_line()
    QCoreApplication.processEvents()
    note.tell(said, MORE, least)
    assert least in _read(note)
    assert (SAID in _read(note)) is is_all
    assert SAID in note.line.toolTip() or is_all
    assert note.line.part >= STILL_READ
    felt.stop()


def _read(note: SideNote) -> str:
    return spoken(markup("{}", note.line.text())) if note.line.text() else ""
