"""The tracker of combinations is never wider than the panel it stands in."""

from typing import Any

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from naipes_gui.core.face import CardStatus, YakuProgress
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.games.hachi_hachi.rules.deck import NINE_RIBBONS
from naipes_gui.ui.match.yaku_progress import yaku_progress
from naipes_gui.ui.shared.text_style import TextStyle

NARROWEST = 268
"""So much of the panel is left beside its scroll bar."""


def test_what_a_long_row_pays_stays_in_sight(qtbot: QtBot) -> None:
    cards = tuple((card, CardStatus.MISSING) for card in NINE_RIBBONS)
    row = YakuProgress(
        "nanatan", Phrase("", "A very long name " * 3), Phrase("", "10 kan"), cards, 7
    )
    page = yaku_progress((row,), (), TextStyle(), 1.0)
    qtbot.addWidget(page)
    assert page.minimumSizeHint().width() <= NARROWEST


@pytest.mark.parametrize("profile", ["acanomas", "traditional"])
def test_what_can_be_dealt_is_listed_too_with_what_it_pays(qtbot: QtBot, profile: str) -> None:
    info = all_games()["hachi_hachi"]
    rules = info.rules(info.options().make(profile=profile))
    timeline: Timeline[Any] = Timeline(rules)
    view, face = timeline.view(0, Seat(0)), info.face()
    table = face.yaku_table(view.options, view)
    assert table is not None
    parts = [part for part in table.parts if not any(row.chases for row in part.rows)]
    page = yaku_progress((), parts, TextStyle(), 1.0)
    qtbot.addWidget(page)
    told = [label.text() for label in page.findChildren(QLabel)]
    say = Wording().say
    dealt = [row for part in table.parts if "dealt" in part.title.source for row in part.rows]
    assert len(dealt) > 10
    for row in dealt:
        place = told.index(say(row.name))
        assert "kan" in told[place + 1]
        assert say(row.about) == told[place + 2]
    assert page.minimumSizeHint().width() <= NARROWEST
