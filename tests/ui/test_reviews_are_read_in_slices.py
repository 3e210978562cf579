"""What is kept beside a match may be long: no page reads it in one go."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core.steps import Steps
from naipes_gui.review import notebook, sidecar
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.review.page import ReviewPage
from tests.ui.review.planted import planted

SETTINGS = Settings(speed="instant")
Opened = tuple[QWidget, Callable[[], None]]


def replay(path: Path) -> Opened:
    page = ReplayPage(path, SETTINGS)
    page.start()
    return page, page.leave


def review(path: Path) -> Opened:
    page = ReviewPage(path, SETTINGS)
    page.start()
    return page, page.close_all


def table(path: Path) -> Opened:
    page = TablePage(Recorder.resume(path), SETTINGS, seed=1)
    page.start()
    page.review._made()
    return page, page.leave


@pytest.mark.parametrize("open_page", [replay, review, table])
def test_no_page_reads_a_review_in_one_go(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    open_page: Callable[[Path], Opened],
) -> None:  # fmt: skip
    reading, steps = sidecar.reading, list[int]()

    def counted(match: Path) -> Steps[sidecar.Read]:
        going, done = reading(match), 0
        try:
            while True:
                next(going)
                done += 1
                yield
        except StopIteration as end:
            steps.append(done)
            told: sidecar.Read = end.value
            return told

    def at_once(*_: object) -> None:
        raise AssertionError("a page waits until all of a review has been read")

    path = planted(tmp_path)
    kept = sidecar.read(path)[0]
    assert kept is not None
    monkeypatch.setattr(sidecar, "reading", counted)
    monkeypatch.setattr(sidecar, "read", at_once)
    monkeypatch.setattr(notebook, "finished", at_once)
    page, leave = open_page(path)
    qtbot.addWidget(page, before_close_func=lambda _: leave())
    page.show()
    qtbot.waitUntil(lambda: bool(steps), timeout=20_000)
    # A pause for every decision that is parsed, and one for every decision that is checked.
    assert steps[0] >= 2 * len(kept.decisions)
