"""Pages of the panel that nobody sees cost nothing, and are right once somebody does."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from naipes_gui.ui.match.page import TablePage
from tests.ui.page_help import is_asked, page_of, play_moves, play_until, to_a_card

GAMES = ("ecarte", "napoleon", "mosca", "nlk", "hachi_hachi")


def scrolled(page: TablePage) -> list[QScrollArea]:
    """Return the pages that are put together from labels."""
    panel = page.panel
    pages = [panel.widget(i) for i in range(panel.count())]
    return [each for each in pages if isinstance(each, QScrollArea) and each.widget() is not None]


def written(page: QScrollArea) -> list[str]:
    inner = page.widget()
    assert inner is not None
    return [label.text() for label in inner.findChildren(QLabel)]


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_written_when_it_comes_into_sight_and_not_before(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    page = page_of(qtbot, tmp_path, game, lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    page.panel.setCurrentWidget(page.panel.text_table)
    parts = scrolled(page)
    before = [part.widget() for part in parts]
    play_moves(qtbot, page, 2)
    play_until(qtbot, page, lambda: is_asked(page))
    assert [part.widget() for part in parts] == before
    for part in parts:
        page.panel.setCurrentWidget(part)
        seen = written(part)
        page.panel.retranslate()
        assert seen == written(part)


def test_a_panel_that_opens_again_tells_how_things_stand(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "mosca", lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    score, log = scrolled(page)[0], page.panel.log
    page.panel.hide()
    before = score.widget()
    play_moves(qtbot, page, 2)
    play_until(qtbot, page, lambda: is_asked(page))
    assert score.widget() is before
    page.panel.setCurrentWidget(log)
    page.panel.show()
    assert log.present is not None
    place = log.rows.place_of(log.present)
    qtbot.waitUntil(lambda: not log.visualRect(log.rows.index(place)).isEmpty())
    assert log.viewport().rect().contains(log.visualRect(log.rows.index(place)))
    page.panel.setCurrentWidget(score)
    assert score.widget() is not before
