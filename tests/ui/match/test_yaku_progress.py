"""The tracker of combinations is never wider than the panel it stands in."""

from pytestqt.qtbot import QtBot

from naipes_gui.core.face import CardStatus, YakuProgress
from naipes_gui.core.text import Phrase
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
    page = yaku_progress((row,), TextStyle(), 1.0)
    qtbot.addWidget(page)
    assert page.minimumSizeHint().width() <= NARROWEST
