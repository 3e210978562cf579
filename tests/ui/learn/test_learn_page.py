"""The page of lessons, in every language."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.core.text import install
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.store.lessons_done import LessonsDone
from naipes_gui.store.settings import Settings
from naipes_gui.ui.learn.lessons_card import LessonsCard
from naipes_gui.ui.learn.page import LearnPage
from naipes_gui.ui.learn.stages import next_stage
from naipes_gui.ui.shared import language, style


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    style.apply(qapp, Settings())
    yield
    language.speak(languages.SOURCE)


def _lengthened(more: str, _context: str, text: str, _n: int) -> str:
    return text + more


@pytest.mark.parametrize("longer", ["", ", and some more words"])
@pytest.mark.parametrize("width", [900, 1340, 1920])
def test_no_lesson_reaches_beyond_the_page(qtbot: QtBot, width: int, longer: str) -> None:
    install(partial(_lengthened, longer))
    page = LearnPage()
    qtbot.addWidget(page)
    page.resize(width, 700)
    page.show()
    qtbot.waitExposed(page)
    right = max(card.geometry().right() for card in page.lessons_card.rows.values())
    assert right <= page._scroll.viewport().width()


def test_what_comes_next_is_the_rest_of_a_game_that_was_begun(qtbot: QtBot) -> None:
    card = LessonsCard()
    qtbot.addWidget(card)
    lessons = all_games()["hachi_hachi"].lessons()
    half = LessonsDone(done=frozenset(lesson.key for lesson in lessons[:2]), places={})
    assert next_stage(half) == ("hachi_hachi", 2)
    begun = next(at for at in card.stages if at[0] != "hachi_hachi")
    key = all_games()[begun[0]].lessons()[begun[1]].key
    assert next_stage(replace(half, places={key: 1})) == begun


def test_only_the_stage_that_comes_next_is_gold(qtbot: QtBot) -> None:
    """A stage that was next and is done since is no longer marked as if it were."""
    card = LessonsCard()
    qtbot.addWidget(card)
    for game, at in card.stages:
        done = frozenset(all_games()[game].lessons()[n].key for n in range(at))
        card.refresh(LessonsDone(done=done, places={}))
        gold = [place for place, stage in card.stages.items() if stage.property("filled")]
        assert gold == [next_stage(LessonsDone(done=done, places={}))]


def test_every_way_into_a_lesson_says_of_which_game_it_is_and_against_whom(qtbot: QtBot) -> None:
    card = LessonsCard()
    qtbot.addWidget(card)
    card.refresh(LessonsDone())
    for key, row in card.rows.items():
        title = Wording().say(all_games()[key].title)
        ways = [*row.stages, row.go, row.watch]
        assert [way.accessibleName() for way in ways if title not in way.accessibleName()] == []
        about = row.go.accessibleDescription()
        assert "seat " not in about
