"""The account of a hand in a list of moves tells where everything comes from."""

from pathlib import Path

import pytest

from naipes_gui.core.table import FIRST
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.session.sheets import Sheets
from naipes_gui.store.record import Record
from naipes_gui.ui.beside_table.account_lines import account_lines
from naipes_gui.ui.shared.numbers import together
from tests.playthrough import NAMES

RECORDS = Path(__file__).parents[2] / "records"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", all_games())
def test_what_the_sheet_derives_stands_below_who_gained_it(game: str) -> None:
    record = Record.load(next(iter(sorted((RECORDS / game).glob("*.naipes")))))
    timeline, face, words = record.timeline, all_games()[game].face(), Wording(NAMES)
    view = timeline.view(timeline.ply, FIRST)
    derived = 0
    for sheet in Sheets(face, view, [*timeline.hands()], fewest_win=timeline.rules.fewest_win)[:]:
        told = [what.strip() for what, _ in account_lines(sheet, words, FIRST)]
        for line in sheet.rows(FIRST):
            if line.gained or line.seat == FIRST:
                place = told.index(words.names[line.seat], 1)
                below = told[place + 1 : place + 1 + len(line.derivation)]
                assert below == [together(words.say(part)).strip() for part in line.derivation]
                derived += len(below)
    assert derived
