"""The score sheets of all games at every size: no figure is cut, no number left by its unit."""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.core.face import ScoreSheet
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.session.sheets import Sheets
from naipes_gui.store.record import Record
from naipes_gui.ui.match.equation_box import EquationBox
from naipes_gui.ui.match.score_sheet import ScoreSheetOverlay
from naipes_gui.ui.match.score_table import ScoreTable
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.markup import spoken
from naipes_gui.ui.shared.numbers import together
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plates import SeatInfo
from tests.having import with_records
from tests.ui.looking import clipped

RECORDS = Path(__file__).parents[2] / "records"
NAMES = ("Tú", "Bruno", "Elvira", "Gala", "Hugo", "Carmen", "Damián", "Fermín", "Ana")
FIGURE = re.compile(r"[+−]?\d+|—")


def sheets_of(game: str) -> Sequence[ScoreSheet]:
    """Return the sheets of the recorded match of a game with most players."""
    records = [Record.load(file) for file in sorted((RECORDS / game).glob("*.naipes"))]
    largest = max(records, key=lambda record: len(record.header.names))
    view = largest.timeline.view(largest.timeline.ply, FIRST)
    hands = [*largest.timeline.hands()]
    return Sheets(all_games()[game].face(), view, hands, fewest_win=False)[:2]


@pytest.mark.sampled
@pytest.mark.parametrize("spoken_", languages.spoken())
@pytest.mark.parametrize("game", with_records())
def test_nothing_is_cut(qtbot: QtBot, game: str, spoken_: str) -> None:
    language.speak(spoken_)
    infos = {Seat(i): SeatInfo(Seat(i), name, "bruno") for i, name in enumerate(NAMES)}
    sheets = sheets_of(game)
    try:
        for size, scale in (((900, 556), 1.0), ((900, 556), 1.5), ((1280, 756), 1.5)):
            ground = QWidget()
            qtbot.addWidget(ground)
            ground.resize(*size)
            overlay = ScoreSheetOverlay(infos, ground)
            wording = Wording(NAMES)
            overlay.text_style = replace(overlay.text_style, text_scale=scale, wording=wording)
            ground.show()
            for sheet in sheets:
                overlay.show_sheet(sheet, None)
                QCoreApplication.processEvents()
                assert clipped(overlay) == []
                assert_figures_are_whole(overlay, sheet)
    finally:
        language.speak("en")


def assert_figures_are_whole(overlay: ScoreSheetOverlay, sheet: ScoreSheet) -> None:
    (table,) = (table for table in overlay.findChildren(ScoreTable) if table.isVisible())
    labels = [label for label in table.findChildren(Label) if label.isVisible()]
    figures = [label for label in labels if FIGURE.fullmatch(label.text())]
    assert len(figures) == len(sheet.lines) * (len(sheet.columns) + 2)
    assert all(label.width() >= label.sizeHint().width() for label in figures)
    assert max(label.geometry().right() for label in figures) < table.width()
    assert all(together(spoken(label.text())) == spoken(label.text()) for label in labels)


def test_my_row_and_the_declarers_come_first() -> None:
    sheets = sheets_of("napoleon")
    ours = [sheet.rows(FIRST) for sheet in sheets if sheet.declarer not in (None, FIRST)]
    assert ours
    for sheet, rows in zip(
        (s for s in sheets if s.declarer not in (None, FIRST)), ours, strict=True
    ):
        assert [rows[0].seat, rows[1].seat] == [FIRST, sheet.declarer]
        others = [(all(cell is None for cell in line.cells), -line.gained) for line in rows[2:]]
        assert others == sorted(others), "who sat out comes last"


@pytest.mark.parametrize(("size", "is_shown"), [((1280, 756), True), ((900, 556), False)])
def test_the_sum_of_the_result_stands_beside_it_where_there_is_room(
    qtbot: QtBot, size: tuple[int, int], is_shown: bool
) -> None:
    (sheet, *_) = (sheet for sheet in sheets_of("napoleon") if sheet.equation is not None)
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(*size)
    infos = {Seat(i): SeatInfo(Seat(i), name, "bruno") for i, name in enumerate(NAMES)}
    overlay = ScoreSheetOverlay(infos, ground)
    ground.show()
    overlay.show_sheet(sheet, None)
    boxes = [box for box in overlay.findChildren(EquationBox) if box.isVisible()]
    assert len(boxes) == is_shown
    assert sheet.equation is not None
    assert all(str(sheet.equation.total.figure) in box.accessibleName() for box in boxes)


@pytest.mark.parametrize("game", with_records())
def test_a_word_that_is_marked_is_explained_and_reached_by_the_keys(
    qtbot: QtBot, game: str
) -> None:
    """A heading, too: “Yaku” was underlined, said nothing and led nowhere."""
    infos = {Seat(i): SeatInfo(Seat(i), name, "bruno") for i, name in enumerate(NAMES)}
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(1280, 756)
    overlay, rules = ScoreSheetOverlay(infos, ground), list[str]()
    overlay.rule.connect(rules.append)
    terms = all_games()[game].glossary()
    overlay.text_style = replace(overlay.text_style, wording=Wording(NAMES), terms=terms)
    ground.show()
    for sheet in sheets_of(game):
        overlay.show_sheet(sheet, None)
        table = overlay.findChild(ScoreTable)
        assert table is not None
        marked = [label for label in table.findChildren(QLabel) if "'rule:" in label.text()]
        for label in marked:
            is_word = any(f"rule:{term.rule}'" in label.text() for term in terms)
            assert label.toolTip() or not is_word or "Rule" in label.text(), label.text()
            assert label.focusPolicy() & Qt.FocusPolicy.TabFocus
            before = len(rules)
            label.linkActivated.emit("rule:1.1")
            assert len(rules) == before + 1
