"""A long match never keeps the window waiting, and shows no more than is looked at."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView
from pytestqt.qtbot import QtBot

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.face import ScoreLine, ScoreSheet
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.accounts import AT_A_TIME, BETWEEN, Accounts
from naipes_gui.ui.shared import loading
from naipes_gui.ui.window.main_window import MainWindow
from naipes_gui.ui.window.resuming import Waiting
from tests.session.test_sheets import begun, play


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NAIPES_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(loading, "AT_ONCE", 0.0)
    monkeypatch.setattr(loading, "SLICE", 0.001)
    file = tmp_path / "long.naipes"
    file.write_bytes(play(begun(), 4).saved)
    return file


@pytest.fixture
def window(qtbot: QtBot, path: Path) -> Iterator[MainWindow]:
    window = MainWindow(Settings(speed="instant"))
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()


def is_free(path: Path) -> bool:
    try:
        Recorder.resume(path).close()
    except BadRecord:
        return False
    return True


def test_a_match_is_read_behind_a_bar_and_then_played_on(
    qtbot: QtBot, window: MainWindow, path: Path
) -> None:
    window.resume(path)
    assert window.table_page is None
    bars: list[int] = []
    (waiting,) = window.findChildren(Waiting)
    waiting.bar.valueChanged.connect(bars.append)
    qtbot.waitUntil(lambda: window.table_page is not None, timeout=30_000)
    assert bars == sorted(bars)
    # How often it moves on the way depends on how fast the match is read.
    assert len(bars) > 2
    assert not is_free(path)


def test_who_cancels_lets_go_of_the_match(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    window.resume(path)
    (waiting,) = window.findChildren(Waiting)
    qtbot.waitUntil(waiting.isVisible)
    assert not is_free(path)
    waiting.reject()
    assert is_free(path)
    qtbot.wait(50)
    assert window.table_page is None


def test_closing_the_window_lets_go_of_it_too(window: MainWindow, path: Path) -> None:
    window.resume(path)
    window.close()
    assert is_free(path)


def sheet(number: int) -> ScoreSheet:
    line = ScoreLine(Seat(0), phrase("test", "caption"), (), number, number)
    return ScoreSheet(phrase("test", "Hand {n}", n=number), phrase("test", "sub"), (line,))


class Counted(list[ScoreSheet]):
    """Sheets that know how many of them were looked at."""

    def __init__(self, sheets: list[ScoreSheet]) -> None:
        super().__init__(sheets)
        self.asked: set[int] = set()

    def __getitem__(self, place: int) -> ScoreSheet:  # type: ignore[override]
        self.asked.add(place)
        return super().__getitem__(place)


def test_the_accounts_grow_into_the_past_as_far_as_somebody_scrolls(qtbot: QtBot) -> None:
    sheets = Counted([sheet(i) for i in range(1, 2001)])
    accounts = Accounts(lambda seat: "Ana")
    qtbot.addWidget(accounts)
    accounts.resize(288, 600)
    accounts.show()
    accounts.show_sheets(sheets)
    qtbot.wait(20)
    first = accounts.rows.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert first == "2,000. Hand 2,000\nAna: +2,000, 2,000 in all, caption."
    assert len(sheets.asked) <= 2 * AT_A_TIME
    for _ in range(3):
        accounts.scrollToBottom()
        qtbot.wait(20)
    assert AT_A_TIME < accounts.rows.rowCount() < 10 * AT_A_TIME
    assert accounts.verticalScrollMode() is QAbstractItemView.ScrollMode.ScrollPerPixel


def test_without_a_hand_the_accounts_say_so(qtbot: QtBot) -> None:
    accounts = Accounts(lambda seat: "Ana")
    qtbot.addWidget(accounts)
    assert accounts.rows.index(0).data() == "No hand has been finished yet."


def test_the_sheets_of_the_end_come_first(qtbot: QtBot) -> None:
    accounts, chance = Accounts(lambda seat: "Ana"), Random(1)
    qtbot.addWidget(accounts)
    for length in (chance.randint(1, 60) for _ in range(5)):
        accounts.show_sheets([sheet(i) for i in range(1, length + 1)])
        assert accounts.rows.rowCount() == min(length, AT_A_TIME)
        assert accounts.rows.index(0).data().startswith(f"{length}. ")


def test_a_row_of_accounts_is_as_high_as_its_text(qtbot: QtBot) -> None:
    """The list is made narrower by its bar, and by whoever moves the panel."""
    accounts = Accounts(lambda seat: "Ana")
    qtbot.addWidget(accounts)
    accounts.resize(420, 600)
    accounts.show()
    long = phrase("test", "Somebody takes the pool and all that was left of the hands before")
    accounts.show_sheets([replace(sheet(i), title=long) for i in range(1, 31)])
    qtbot.wait(20)
    for width in (420, 250):
        accounts.resize(width, 600)
        qtbot.wait(20)
        assert accounts.verticalScrollBar().isVisible()
        for row in range(5):
            needed = accounts._look._written(row).size().height()
            assert (
                accounts.visualRect(accounts.rows.index(row)).height() >= needed + 2 * BETWEEN - 1
            )
