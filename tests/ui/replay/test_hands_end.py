"""A replay says what came of a hand, why it ended early, and what was worth looking up for."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.store.record import Record
from naipes_gui.store.settings import Settings
from naipes_gui.ui.replay.outline import Outline
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.replay.words import Narrator

RECORDS = Path(__file__).parent.parent.parent / "records" / "tables"


def narrator(match: str) -> Narrator:
    record = Record.load(RECORDS / f"{match}.naipes")
    outline = Outline(record.timeline, Seat(0))
    outline.finish()
    names = tuple(each.name for each in record.header.seats)
    return Narrator(outline, all_games()[record.header.game].face(), Wording(names))


@pytest.mark.parametrize("match", ["ecarte-2", "mosca-4", "napoleon-4", "nlk-3", "hachi_hachi-3"])
def test_every_hand_ends_with_what_came_of_it(match: str) -> None:
    told = narrator(match)
    hands = told.outline.hands
    assert hands
    for row in hands[:4]:
        title = told.wording.say(told._sheet(row).title)
        assert any(part.startswith(title) for part in told.situation(row.end))
        assert told.end(row.end - 1) == []
        assert told.end(row.start + 1) == []


def test_a_hand_that_was_decided_early_says_so() -> None:
    told = narrator("ecarte-2")
    said = told.situation(told.outline.hands[0].end)
    assert said[-1] == "Decided: you have 3 trick(s)."


def test_a_moment_of_the_hand_is_said_while_it_is_shown(qtbot: QtBot) -> None:
    path = RECORDS / "ecarte-2.naipes"
    page = ReplayPage(path, Settings(speed="instant", sound=False))
    qtbot.addWidget(page, before_close_func=lambda widget: widget.leave())
    page.resize(1280, 800)
    page.show()
    page.start()
    qtbot.waitUntil(lambda: page.player is not None)
    heard = list[str]()
    page.board.celebrated.connect(lambda _: heard.append(page.situation.plain))
    assert page.player is not None
    for row in page.outline.hands[:-1]:
        page.player.seek(row.end - 1)
        # The last trick is looked at first; it is gathered with the next move.
        for _ in range(2):
            page.player.step()
            qtbot.waitUntil(lambda: page.board.director.is_idle)
    assert any("Decided" in told for told in heard)
