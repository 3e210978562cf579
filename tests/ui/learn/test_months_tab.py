"""The months beside a lesson of flowers: what was seen is said and lit, and nothing else."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import View
from naipes_gui.core.seen_cards import seen_cards
from naipes_gui.core.table import FIRST
from naipes_gui.store.settings import Settings
from naipes_gui.ui.learn.lesson_page import LessonPage
from naipes_gui.ui.shared import language
from naipes_gui.ui.table.dealing import DEAL


def opened(qtbot: QtBot, game: str) -> LessonPage:
    page = LessonPage(game, 0, Settings(speed="instant", sound=False))
    qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
    page.start()
    page.resize(1280, 800)
    page.show()
    qtbot.waitUntil(lambda: page.board.view_ is not None)
    return page


def view_of(page: LessonPage) -> View[Any]:
    assert page.board.view_ is not None
    return page.board.view_


def test_every_month_tells_which_of_its_cards_were_seen(qtbot: QtBot) -> None:
    language.speak("en")
    page = opened(qtbot, "hachi_hachi")
    months = page.panel.months
    assert months is not None
    page.panel.setCurrentWidget(months)
    assert len(months.rows) == 12
    page.board.choose(DEAL)
    qtbot.waitUntil(lambda: bool(view_of(page).state.hand(FIRST)) and page.board.director.is_idle)
    seen = seen_cards(page.rules, view_of(page))
    assert len(seen.coming) < len(page.rules.pack.cards)
    for (_, cells), (_, picture) in zip(seen.rows, months.rows.values(), strict=True):
        known = sum(card not in seen.coming for card, _ in cells)
        told = picture.accessibleName()
        assert told.endswith("none seen yet") if not known else told.count(",") == known - 1
        assert not picture.pixmap().isNull()


@pytest.mark.parametrize("game", ["ecarte", "nlk"])
def test_where_there_are_suits_there_is_no_such_tab(qtbot: QtBot, game: str) -> None:
    page = opened(qtbot, game)
    assert page.panel.months is None
    assert page.panel.count() == 2
