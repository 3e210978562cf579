"""A sheet of a review stays where it is from step to step, scrolls as one, and keeps secrets."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from naipes_gui.store.settings import Settings
from naipes_gui.ui.review.course import Verdict
from naipes_gui.ui.review.page import ReviewPage
from tests.ui.review.planted import laid, other_than, planted

SLOW = 30_000
SIZES = [(900, 600), (1280, 800)]
SOURCES = ["ecarte/ecarte-default.naipes", "tables/hachi_hachi-3.naipes"]


def opened(
    qtbot: QtBot, path: Path, size: tuple[int, int], ready: Callable[[ReviewPage], bool]
) -> ReviewPage:
    page = ReviewPage(path, Settings(speed="instant"))
    qtbot.addWidget(page, before_close_func=lambda _: page.close_all())
    page.resize(*size)
    page.show()
    page.start()
    qtbot.waitUntil(lambda: page.moments.found is not None and ready(page), timeout=SLOW)
    laid()
    return page


def settled() -> None:
    for _ in range(3):
        QApplication.processEvents()
        laid()


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("size", SIZES)
def test_from_step_to_step_the_sheet_stays_and_only_it_scrolls(
    qtbot: QtBot, tmp_path: Path, source: str, size: tuple[int, int]
) -> None:
    """It rose and fell with the words above it, and the line scrolled in a box in what scrolls."""
    path = planted(tmp_path, source, most=0, clean=2)
    page = opened(qtbot, path, size, lambda page: page.moments.tried is not None)
    answer, present = page.answer, page.moments.course.present
    qtbot.waitUntil(
        lambda: page.moments.lines.line(present.ply, present.made) is not None, timeout=SLOW
    )
    qtbot.waitUntil(lambda: page.moments.lines.could(present.hand) is not None, timeout=SLOW)
    qtbot.wait(300)
    settled()
    story, paper, scroll = answer._story, answer._paper, answer._scroll
    assert story is not None
    assert paper is not None
    assert scroll is not None
    assert story.verticalScrollBar().maximum() == 0
    assert answer._answer is not None
    heights = set[int]()
    for _ in answer._answer.told[:12]:
        page.along(1)
        settled()
        heights.add(paper.height())
        story = answer._story
        assert story is not None
        marked = story.marked(answer._answer.told[answer._place].ply)
        if marked is not None:
            middle = marked.mapTo(scroll.viewport(), marked.rect().center())
            assert scroll.viewport().rect().contains(middle)
    assert len(heights) == 1
    words = [label.text() for label in story.findChildren(QLabel)]
    assert source == SOURCES[0] or len(words) == len(answer._answer.told)


@pytest.mark.parametrize("source", SOURCES[:1])
def test_a_try_that_fails_shows_no_card_that_was_not_answered_and_says_how_far_it_falls_short(
    qtbot: QtBot, tmp_path: Path, source: str
) -> None:
    """The others' hands lay open before one tried again, and nothing said how much worse it was."""
    path = planted(tmp_path, source, most=1)
    page = opened(qtbot, path, (1280, 800), lambda page: page.prompt.question is not None)
    moments, present = page.moments, page.moments.course.present
    bad = other_than(moments.view, present.best, present.made)
    moments.try_move(bad)
    qtbot.waitUntil(
        lambda: moments.lines.line(present.ply, bad) is not None and moments.tried is not None,
        timeout=SLOW,
    )
    settled()
    assert moments.tried is not None
    assert moments.tried[1] is Verdict.NOT_YET
    answer = page.answer._answer
    line = moments.lines.line(present.ply, bad)
    assert answer is not None
    assert line is not None
    assert "On average it brings" in answer.paid
    assert "On average over all possible" not in answer.would
    last = answer.told[-1].ply
    later = [ply for ply in line.record.timeline.decisions if ply > last]
    assert later
    assert page.answer._story is not None
    assert not any(page.answer._story.marked(ply) for ply in later)
