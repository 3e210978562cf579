"""The score sheet is as high as what it says, and its columns stand in line."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core.face import ScoreLine, ScoreSheet
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.ui.match.score_rows import Rows
from naipes_gui.ui.match.score_sheet import ScoreSheetOverlay
from naipes_gui.ui.match.score_table import ScoreTable
from naipes_gui.ui.shared.art import icon_pixmap
from naipes_gui.ui.shared.widgets.side_list import SideList
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.window.notice import BELOW_TOOLBAR, Notice

NAMES = ("Tú", "Bruno", "Elvira", "Gala", "Hugo", "Carmen", "Damián")


def sheet(players: int, derivation: str) -> ScoreSheet:
    lines = tuple(
        ScoreLine(
            Seat(seat), phrase("table", "2 tricks, 61 points"), (phrase("table", derivation),), 3, 9
        )
        for seat in range(players)
    )
    title, about = phrase("table", "Gala takes the pool"), phrase("table", "Hand 1 of 24")
    return ScoreSheet(title, about, lines, winner=Seat(0), check=phrase("table", "All: 300"))


def shown(qtbot: QtBot, size: tuple[int, int], what: ScoreSheet) -> ScoreSheetOverlay:
    ground = QWidget()
    ground.resize(*size)
    qtbot.addWidget(ground)
    seat_infos = {Seat(i): SeatInfo(Seat(i), name, "bruno") for i, name in enumerate(NAMES)}
    made = ScoreSheetOverlay(seat_infos, ground)
    ground.show()
    made.show_sheet(what, None)
    QCoreApplication.processEvents()
    return made


@pytest.mark.parametrize("players", [2, 5, 7])
def test_all_rows_are_in_sight_where_there_is_room(qtbot: QtBot, players: int) -> None:
    scoring = shown(qtbot, (1280, 800), sheet(players, "from Carmen: 3"))
    rows = scoring.findChild(Rows)
    assert rows is not None
    assert rows.verticalScrollBar().maximum() == 0
    assert scoring.height() == 800


def test_more_lines_make_a_higher_sheet(qtbot: QtBot) -> None:
    long = "Ten of hearts, four of hearts, seven of hearts and the king of spades " * 3
    few, many = (shown(qtbot, (1280, 900), sheet(4, text)) for text in ("3", long))
    assert many._paper.height() > few._paper.height()


def test_the_columns_of_heading_and_rows_stand_in_line(qtbot: QtBot) -> None:
    scoring = shown(qtbot, (1280, 800), sheet(4, "from Carmen: 3"))
    table = scoring.findChild(ScoreTable)
    assert table is not None
    labels = table.findChildren(QLabel)
    for word, figure in (("This hand", "+3"), ("Total", "9")):
        (heading,) = (label for label in labels if label.text() == word)
        below = [label for label in labels if label.text() == figure]
        assert len(below) == 4
        assert {label.geometry().right() for label in below} == {heading.geometry().right()}


def test_names_of_a_side_list_begin_in_one_line(qtbot: QtBot) -> None:
    made = SideList()
    qtbot.addWidget(made)
    for name, side in (("Écarté", 30), ("Hachi-Hachi", 22)):
        made.add(name, icon_pixmap("cards", "#000000", side, 1.0), name)
    pictures = made.findChildren(QLabel, "picture")
    assert {picture.width() for picture in pictures} == {30}


def test_a_notice_lies_above_the_hand(qtbot: QtBot) -> None:
    ground = QWidget()
    ground.resize(900, 600)
    qtbot.addWidget(ground)
    notice = Notice(ground)
    notice.say("The settings cannot be saved: disk full.")
    assert notice.y() == BELOW_TOOLBAR
    assert notice.geometry().bottom() < 200
    notice.dismiss()


def test_large_letters_leave_the_rows_most_of_a_low_sheet(qtbot: QtBot) -> None:
    ground = QWidget()
    ground.resize(900, 600)
    qtbot.addWidget(ground)
    seat_infos = {Seat(i): SeatInfo(Seat(i), name, "bruno") for i, name in enumerate(NAMES)}
    made = ScoreSheetOverlay(seat_infos, ground)
    made.text_style, made.banter = replace(made.text_style, text_scale=2.0), True
    ground.show()
    made.show_sheet(sheet(5, "from Carmen: 3"), None)
    made.quote(Seat(1), phrase("table", "That was close, and it will not happen to me again"))
    QCoreApplication.processEvents()
    rows = made.findChild(Rows)
    assert rows is not None
    assert rows.height() > made._paper.height() / 2
    assert made._quote is not None
    assert made._quote.text()
    assert rows.isAncestorOf(made._quote)
    captions = {label.text(): label for label in made.findChildren(QLabel, "caption")}
    assert rows.isAncestorOf(captions["Hand 1 of 24"]), "what is known already stands below"
