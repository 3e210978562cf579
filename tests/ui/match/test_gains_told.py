"""Beside every hand of the panel stands who gained by it."""

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.figures import signed
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.session.sheets import Sheets
from naipes_gui.ui.match.score_page import ScorePage, told_gains
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.widgets.plain import Label
from tests.ui.match.test_every_score_sheet import sheets_of
from tests.ui.table_help import ME, SITTERS, played


def test_a_hand_that_the_other_one_won_tells_his_points(qtbot: QtBot) -> None:
    """It said “Bruno: vole … You 0”, and the points that he won stood nowhere."""
    face, theirs = all_games()["ecarte"].face(), 0
    for seed in range(4):
        timeline = played(120, seed)
        view = timeline.view(timeline.ply, ME)
        page = ScorePage(face, SITTERS, TextStyle(wording=Wording(("Tú", "Bruno"))))
        qtbot.addWidget(page)
        page.show_view(view)
        sheets = Sheets(face, view, list(timeline.hands()), fewest_win=False)[:]
        page.show_sheets(sheets)
        page.write()
        words = [label.text() for label in page.findChildren(Label)]
        for sheet in sheets:
            gains = {line.seat: line.gained for line in sheet.lines}
            for seat, gained in gains.items():
                told = f"{SITTERS[seat].name} {signed(gained)}"
                assert gained == 0 or told in words
            theirs += gains[Seat(1)] > 0
    assert theirs


@pytest.mark.parametrize("game", ["napoleon", "mosca", "hachi_hachi"])
def test_of_many_only_mine_are_told(game: str) -> None:
    for sheet in sheets_of(game):
        assert [line.seat for line in told_gains(sheet)] == [FIRST]
