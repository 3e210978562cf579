"""The first frame of a start shows what was shown last, as long as it is true."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.store import paths
from naipes_gui.store.record import Record
from naipes_gui.store.settings import Settings
from naipes_gui.store.summary import summarise
from naipes_gui.ui.shared import language
from naipes_gui.ui.start import last_seen, resume_summary
from naipes_gui.ui.start.last_seen import LastSeen
from naipes_gui.ui.start.page import StartPage
from naipes_gui.ui.window.main_window import MainWindow
from tests.ui.looking import Dress, dress, show
from tests.ui.table_help import begun

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def left(dress: Dress) -> Path:
    recorder = begun(paths.records_folder())
    recorder.close()
    return recorder.path


def recalled(qtbot: QtBot, *paths_: Path) -> StartPage:
    page = StartPage()
    qtbot.addWidget(page)
    page.show_matches([summarise(path) for path in paths_], len(paths_))
    show(page, (1280, 800))
    qtbot.waitUntil(lambda: all(card.seen is not None for card in page._unfinished.standing))
    return page


def test_what_was_shown_is_shown_again(left: Path, qtbot: QtBot) -> None:
    before = recalled(qtbot, left)
    seen = last_seen.read()
    assert seen is not None
    after = StartPage()
    qtbot.addWidget(after)

    after.show_last(seen)

    assert after._unfinished.first.seen == before._unfinished.first.seen
    known = resume_summary.in_full(Record.load(left))
    assert after._unfinished.first._sentence.text() == known.sentence
    after.show_matches([summarise(left)], 1)
    assert after._unfinished.first.seen == before._unfinished.first.seen  # not played again
    with qtbot.waitSignal(after.resume, check_params_cb=lambda path: path == left):
        after._unfinished.first.go_on.click()


def test_a_match_that_went_on_is_not_told_as_it_was(left: Path, qtbot: QtBot) -> None:
    recalled(qtbot, left)
    left.write_bytes(left.read_bytes() + b"\n")
    assert last_seen.read() is None
    left.unlink()
    assert last_seen.read() is None


def test_another_language_has_other_words(left: Path, qtbot: QtBot) -> None:
    language.speak("es")
    recalled(qtbot, left)
    language.speak("en")
    assert last_seen.read() is None
    language.speak("es")
    assert last_seen.read() is not None


def test_no_match_is_kept_too(left: Path, qtbot: QtBot) -> None:
    page = recalled(qtbot, left)
    page.show_matches([], 7)
    assert last_seen.read() == LastSeen(saved=7)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"made_for": 3}', "[" * 60_000])
def test_what_is_kept_may_be_garbage(left: Path, qtbot: QtBot, text: str) -> None:
    recalled(qtbot, left)
    (paths.cache_folder() / "start.json").write_text(text)
    assert last_seen.read() is None


def test_a_window_closed_at_the_table_tells_of_it_at_the_next_start(
    left: Path, qtbot: QtBot
) -> None:
    window = MainWindow(Settings(speed="instant"))
    qtbot.addWidget(window)
    window.show()
    window.resume(left)
    qtbot.waitUntil(lambda: window.table_page is not None)

    window.close()

    seen = last_seen.read()
    assert seen is not None
    assert [card.path for card in seen.cards] == [left]
    assert seen.cards[0].known == resume_summary.in_full(Record.load(left))


def test_a_match_opened_before_the_page_looked_for_any_is_one_to_go_on_with(
    left: Path, qtbot: QtBot
) -> None:
    """As a match is that somebody opens among their files: the page has not been seen yet."""
    page = StartPage()
    qtbot.addWidget(page)
    for _ in ("the first time", "and when it is known"):
        page.keep_left(last_seen.seen_of(summarise(left), resume_summary.ResumeSummary("")))
        seen = last_seen.read()
        assert seen is not None
        assert (seen.saved, seen.unfinished, len(seen.cards)) == (1, 1, 1)
        page.show_last(seen)
    assert [card.path for card in page._unfinished.standing] == [left]


@pytest.mark.parametrize(("unfinished", "cards"), [(0, 1), (2, 0), (1, 2), (9, 3)])
def test_more_cards_than_matches_or_none_for_them_are_not_believed(
    left: Path, qtbot: QtBot, unfinished: int, cards: int
) -> None:
    recalled(qtbot, left)
    seen = last_seen.read()
    assert seen is not None
    last_seen.keep(seen._replace(unfinished=unfinished, cards=seen.cards * cards))
    assert last_seen.read() is None


def test_a_window_with_room_for_one_card_tells_of_the_others(left: Path, qtbot: QtBot) -> None:
    """A low one keeps no other: the next start says at once how many there are."""
    recalled(qtbot, left)
    seen = last_seen.read()
    assert seen is not None
    last_seen.keep(seen._replace(unfinished=3))
    page = StartPage()
    qtbot.addWidget(page)
    kept = last_seen.read()
    assert kept is not None
    page.show_last(kept)
    assert [card.path for card in page._unfinished.standing] == [left]
    assert "2" in page._others.text()


def test_a_start_with_a_match_to_go_on_with_plays_nothing_again(left: Path, qtbot: QtBot) -> None:
    language.speak("en")
    recalled(qtbot, left)
    code = (
        "import sys; from naipes_gui import app; app.load_what_needs_no_qt();"
        "from PySide6.QtWidgets import QApplication; a = QApplication([]);"
        "from naipes_gui.ui.window import run; from naipes_gui.store.settings import Settings;"
        "from naipes_gui.ui.shared import language; language.speak('en');"
        # What follows once the page has settled comes by the clock, and loads more.
        "w = run.MainWindow(Settings()); w._settling.stop(); w._growing.stop();"
        "w.show(); a.processEvents(); w.refresh_start();"
        "a.processEvents(); print(w.start_page._unfinished.first.isVisible(), *sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True, check=True, text=True, timeout=60,
    )  # fmt: skip
    visible, *modules = done.stdout.split()
    assert visible == "True"
    assert not {"naipes_gui.store.record", "naipes_gui.core.timeline"} & {*modules}
