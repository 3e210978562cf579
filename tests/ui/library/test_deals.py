"""The statistics of the deals: read beside the window, shown game by game."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.store.deal_statistics import COMPUTER, PERSON, Share
from naipes_gui.store.library import Library
from naipes_gui.ui.library.deals.dialog import DealsDialog, spoken
from naipes_gui.ui.library.deals.interval import Interval
from naipes_gui.ui.library.page import LibraryPage
from tests.ui.looking import SCALES, SIZES, Dress, clipped, dress, nameless, show

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
RECORDS = Path(__file__).parents[2] / "records"


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Three matches of each game, and a file that is none."""
    for path in sorted(path for game in all_games() for path in RECORDS.glob(f"{game}/*.naipes")):
        shutil.copy(path, tmp_path)
    (tmp_path / "nothing.naipes").write_text("", encoding="utf-8")
    return sorted(tmp_path.glob("*.naipes"))


def read(qtbot: QtBot, files: list[Path], size: tuple[int, int] = (860, 660)) -> DealsDialog:
    dialog = DealsDialog(files)
    show(dialog, size)
    # No signal is waited for: nothing at all may have been read before anybody listens.
    qtbot.waitUntil(dialog.reading.isFinished, timeout=30_000)
    qtbot.waitUntil(lambda: not dialog.games.isHidden() or "No saved" in dialog.told.text())
    return dialog


def words(dialog: DealsDialog) -> list[str]:
    return [part.text() for part in dialog.findChildren(QLabel) if part.isVisibleTo(dialog)]


def choose(dialog: DealsDialog, key: str) -> None:
    dialog.games.choose(key)
    dialog.games.activated.emit(dialog.games.currentIndex())
    QApplication.processEvents()


def test_the_game_with_most_deals_is_shown_first(
    qtbot: QtBot, dress: Dress, files: list[Path]
) -> None:
    dialog = read(qtbot, files)
    assert dialog.games.currentData() == "ecarte"
    assert dialog.told.text().startswith("Matches: 3 · Deals: 17 · Outside of what is usual: ")
    assert {"Kings", "Trumps", "You", "Each opponent"} <= set(words(dialog))
    assert len(dialog.findChildren(Interval)) == 4
    dialog.reject()


def test_every_game_can_be_looked_at(qtbot: QtBot, dress: Dress, files: list[Path]) -> None:
    dialog = read(qtbot, files)
    assert dialog.games.count() == 5
    for place in range(dialog.games.count()):
        choose(dialog, dialog.games.itemData(place))
        shown = words(dialog)
        assert any(line.startswith("Your hands: chance is as uneven as this") for line in shown)
        assert not clipped(dialog)
        assert not nameless(dialog)
    dialog.reject()


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_room(
    qtbot: QtBot, dress: Dress, files: list[Path], size: tuple[int, int], scale: float
) -> None:
    dress(text_scale=scale)
    dialog = read(qtbot, files, (min(860, size[0] - 40), size[1] - 40))
    for place in range(dialog.games.count()):
        choose(dialog, dialog.games.itemData(place))
        assert not clipped(dialog)
    dialog.reject()


def test_nothing_dealt_is_said(qtbot: QtBot, dress: Dress) -> None:
    dialog = read(qtbot, [])
    assert dialog.told.text() == "No saved match has been dealt yet."
    dialog.reject()


def test_closing_leaves_off_reading(qtbot: QtBot, dress: Dress, files: list[Path]) -> None:
    dialog = DealsDialog(files * 400)
    dialog.open()
    dialog.close_button.click()
    assert dialog.reading.isFinished()


def test_the_library_opens_it(qtbot: QtBot, dress: Dress, files: list[Path]) -> None:
    page = LibraryPage(Library(files[0].parent, files[0].parent / "trash"))
    qtbot.addWidget(page)
    show(page, (900, 600))
    page.deals.click()
    dialog = page.findChild(DealsDialog)
    assert dialog is not None
    assert dialog.isModal()
    assert len(dialog.reading.files) == len(files)
    dialog.reject()


def test_a_figure_is_said_with_what_chance_gives() -> None:
    share = Share(PERSON, 40, 0.5, 0.625, 0.25)
    assert spoken(share) == "You: 0.50; chance gives 0.38 to 0.88."


@pytest.mark.parametrize(("observed", "red"), [(0.6, False), (2.0, True)])
def test_what_lies_outside_is_red(qtbot: QtBot, dress: Dress, observed: float, red: bool) -> None:
    interval = Interval([Share(PERSON, 9, observed, 0.6, 0.3), Share(COMPUTER, 9, 0.6, 0.6, 0.3)])
    qtbot.addWidget(interval)
    show(interval, (240, 44))
    image = interval.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(22)}
    assert ("#b02a36" in colours) == red
    assert "#e4ede4" in colours
