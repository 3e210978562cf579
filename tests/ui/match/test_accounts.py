"""The accounts of hands in the panel: columns stand in line from one hand to the next."""

import re
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.core.wording import Wording
from naipes_gui.ui.match.accounts import SIDE, SIZE, Accounts
from naipes_gui.ui.match.panel_room import NARROW
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.paint import document, font, text_width
from tests.having import with_records
from tests.ui.match.test_every_score_sheet import NAMES, sheets_of

ROOM = NARROW - 2 * SIDE
COLUMN = re.compile(r"<td align='right' width='(\d+)'[^>]*>([^<]*)</td>")


@pytest.mark.parametrize("spoken_", languages.spoken())
@pytest.mark.parametrize("game", with_records())
def test_columns_are_the_same_in_every_hand(qtbot: QtBot, game: str, spoken_: str) -> None:
    language.speak(spoken_)
    try:
        accounts = Accounts(lambda seat: NAMES[seat])
        qtbot.addWidget(accounts)
        style = replace(accounts.rows.text_style, wording=Wording(NAMES))
        accounts.dress(style)
        accounts.show_sheets(sheets_of(game))
        told = [accounts.rows.told(row, ROOM) for row in range(accounts.rows.rowCount())]
    finally:
        language.speak(languages.SOURCE)
    grids = set()
    for html in told:
        rows = [COLUMN.findall(row) for row in html.split("</tr>")]
        grids |= {tuple(int(wide) for wide, _ in row) for row in rows if row}
        for row in rows:
            for wide, text in row:
                longest = max(text.split(" "), key=len)
                assert text_width(longest, font(SIZE, 400)) < int(wide), (text, wide)
        assert document(html, font(SIZE), ROOM).size().width() <= ROOM
    assert len(grids) == 1, grids
