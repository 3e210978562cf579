"""A number below nothing has a minus sign wherever it is shown, never a hyphen."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core import figures
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.session.sheets import Sheets
from naipes_gui.store.record import Record
from naipes_gui.ui.beside_table.account_lines import account_lines
from naipes_gui.ui.match.accounts import Accounts
from naipes_gui.ui.match.score_table import ScoreTable
from naipes_gui.ui.match.side_panel import SidePanel
from naipes_gui.ui.shared.score_line import score_line
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import TABLE_PALETTE
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plate_text import figure_text
from naipes_gui.ui.table.plates import SeatInfo
from tests.having import with_records

FOLDER = Path(__file__).parents[2] / "records"
RECORDS = [file for game in with_records() for file in sorted((FOLDER / game).glob("*.naipes"))[:3]]
HYPHEN = re.compile(r"(?<![\w-])-\d")
STEP = 7
"""Of a match every so many positions are looked at."""


def positions(timeline: Timeline[Any]) -> Iterator[int]:
    ends = [hand.states for hand in timeline.hands()]
    assert ends
    yield from range(0, timeline.ply, STEP)
    yield timeline.ply


def table_texts(timeline: Timeline[Any], key: str) -> Iterator[str]:
    """Return what plates, panel and situation say, position after position."""
    face, style = all_games()[key].face(), TextStyle()
    say = style.wording.say
    for ply in positions(timeline):
        view = timeline.view(ply, Seat(0))
        yield score_line(view.state.scores)
        for seat in timeline.rules.seats:
            yield from (figure_text(figure, style) for figure in face.figures(view, seat))
        if view.state.stage is Stage.HAND:
            yield from (say(part) for fact in face.facts(view) for part in (fact.label, fact.value))
            yield from map(say, face.situation(view))


def sheet_texts(qtbot: QtBot, timeline: Timeline[Any], key: str) -> Iterator[str]:
    """Return what the score sheets and the panel say."""
    face, view = all_games()[key].face(), timeline.view(timeline.ply, Seat(0))
    seat_infos = {seat: SeatInfo(seat, f"S{seat}", "bruno") for seat in timeline.rules.seats}
    sheets = Sheets(face, view, [*timeline.hands()], fewest_win=False)
    panel = SidePanel(face, seat_infos, TABLE_PALETTE)
    qtbot.addWidget(panel)
    panel.show_view(view)
    panel.show_sheets(sheets)
    widgets = [panel, *(ScoreTable(s, seat_infos, TextStyle(), narrow=False) for s in sheets[:])]
    yield from (label.text() for widget in widgets for label in widget.findChildren(Label))
    accounts = panel.findChild(Accounts)
    assert accounts is not None
    yield from (accounts.rows._plain(row) for row in range(len(sheets)))
    names = Wording(tuple(info.name for info in seat_infos.values()))
    yield from (" ".join(line) for s in sheets[:] for line in account_lines(s, names, Seat(0)))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_no_number_has_a_hyphen(qtbot: QtBot, file: Path) -> None:
    record = Record.load(file)
    key = record.header.game
    texts = {*table_texts(record.timeline, key), *sheet_texts(qtbot, record.timeline, key)}
    assert {text for text in texts if HYPHEN.search(text)} == set()
    money = any(score < 0 for score in record.timeline.state.scores)
    assert not money or any("−" in text for text in texts)


class Marked:
    """Writes every whole number in digits of another script, so that one sees which are not."""

    def set(self, digits: str) -> str:
        return digits.translate(str.maketrans("0123456789", "０１２３４５６７８９"))


NO_AMOUNT = re.compile(
    r"(10|[2-9])[♠♥♦♣]|Rule.\d+\.\d+|S\d|<b>(10|[2-9])</b>|<[^>]*>|(?<=: )1\b|\b1 kan"
)
"""The index of a card, the number of a rule, a name, and what a text itself says of one."""


@pytest.mark.parametrize("game", with_records())
def test_every_number_is_written_in_the_one_place(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(figures, "_worn", Marked())
    record = Record.load(next(file for file in RECORDS if file.parent.name == game))
    texts = {*table_texts(record.timeline, game), *sheet_texts(qtbot, record.timeline, game)}
    assert any(re.search("[０-９]", text) for text in texts)
    assert sorted(text for text in texts if re.search("[0-9]", NO_AMOUNT.sub("", text))) == []
