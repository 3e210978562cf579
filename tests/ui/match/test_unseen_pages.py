"""Pages of the panel that nobody sees cost nothing, and are right once somebody does."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from naipes_gui.ui.match.page import TablePage
from tests.ui.page_help import is_asked, page_of, play_moves, play_until, to_a_card

GAMES = ("ecarte", "napoleon", "mosca", "nlk", "hachi_hachi")


def scrolled(page: TablePage) -> list[QScrollArea]:
    """Return the pages that are put together from labels."""
    panel = page.panel
    pages = [panel.widget(i) for i in range(panel.count())]
    return [each for each in pages if isinstance(each, QScrollArea) and each.widget() is not None]


def written(page: QScrollArea) -> list[tuple[int, int, str]]:
    """Return the labels as they lie, from above."""
    inner = page.widget()
    assert inner is not None
    assert inner.layout() is not None
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    shown = [label for label in inner.findChildren(QLabel) if label.isVisibleTo(inner)]
    places = [(label.mapTo(inner, label.rect().topLeft()), label.text()) for label in shown]
    return sorted((place.y(), place.x(), text) for place, text in places)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_written_when_it_comes_into_sight_and_not_before(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    page = page_of(qtbot, tmp_path, game, lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    page.panel.setCurrentWidget(page.panel.text_table)
    parts = scrolled(page)
    before = [written(part) for part in parts]
    play_moves(qtbot, page, 2)
    play_until(qtbot, page, lambda: is_asked(page))
    assert [written(part) for part in parts] == before
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
    before = written(score)
    play_moves(qtbot, page, 2)
    play_until(qtbot, page, lambda: is_asked(page))
    assert written(score) == before
    page.panel.setCurrentWidget(log)
    page.panel.show()
    assert log.present is not None
    place = log.rows.place_of(log.present)
    qtbot.waitUntil(lambda: not log.visualRect(log.rows.index(place)).isEmpty())
    assert log.viewport().rect().contains(log.visualRect(log.rows.index(place)))
    page.panel.setCurrentWidget(score)
    assert written(score) != before


@pytest.mark.parametrize("game", GAMES)
def test_a_page_written_in_parts_lies_as_if_it_had_been_written_at_once(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    page = page_of(qtbot, tmp_path, game, lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    score = scrolled(page)[0]
    for _ in range(2):
        before = score.widget()
        play_moves(qtbot, page, 1)
        play_until(qtbot, page, lambda: is_asked(page))
        seen = written(score)
        assert score.widget() is before
        page.panel.retranslate()
        assert seen == written(score)
