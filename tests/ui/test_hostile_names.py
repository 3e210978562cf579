"""A record whose every word is a trap is shown to the letter on every page, and opens no file."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core.table import OMNISCIENT, Seat
from naipes_gui.core.text import phrase
from naipes_gui.games import all_games
from naipes_gui.store.library import Library
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from naipes_gui.ui.library.deals.dialog import DealsDialog
from naipes_gui.ui.library.page import LibraryPage
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.replay.deals import check
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.widgets.leaf import Leaf
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.start.continue_card import ContinueCard
from naipes_gui.ui.table.toast import Toast
from naipes_gui.ui.window.main_window import MainWindow
from tests.ui.bait import EVIL, Bait, interpreted
from tests.ui.page_help import go_on, is_due

RECORDS = Path(__file__).parents[1] / "records"
SETTINGS = Settings(speed="instant", trick_hold_ms=1, banter=True)
LATER = {"nlk": 0.8}
"""How much was played before of a match whose only hand has more than a hundred moves."""
FILE_NAME = "trap" if sys.platform == "win32" else EVIL
every_game = pytest.mark.parametrize("key", [k for k in all_games() if (RECORDS / k).is_dir()])


@pytest.fixture
def bait(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bait]:
    monkeypatch.chdir(tmp_path)
    made = Bait(tmp_path)
    # What opens the picture is noticed, which the test would else prove nothing by.
    made.path.read_bytes()
    assert made.taken or made.blind
    yield made
    made.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "home" / "data" / "matches"
    made.mkdir(parents=True)
    return made


def hostile(key: str, folder: Path, *, share: float = 1.0, name: str = FILE_NAME) -> Path:
    """Write a match whose names, levels, styles, notes and file name are all traps."""
    named = "acanomas" if key == "hachi_hachi" else "default"
    played = (RECORDS / key / f"{key}-{named}.naipes").read_text(encoding="utf-8")
    lines = played.splitlines()
    header = json.loads(lines[0])
    for seat in header["seats"]:
        seat["name"] = EVIL
        if seat["kind"] == "bot":
            seat.update(level=EVIL, style=EVIL, version=9)
    header.update({"app": EVIL, EVIL: EVIL})
    kept = lines[1 : round(len(lines) * share)]
    notes = [json.dumps({"note": EVIL, "at": at}) for at in (1, 2, 3)]
    path = folder / f"{name}.naipes"
    path.write_text("\n".join([json.dumps(header), *kept, *notes, ""]), encoding="utf-8")
    return path


def spoilt(folder: Path) -> None:
    """Write matches that cannot be read, each for another evil reason."""
    whole = hostile("ecarte", folder, name="whole").read_text(encoding="utf-8").splitlines()
    header = json.loads(whole[0])
    broken: list[dict[str, Any]] = [
        {"game": EVIL}, {"options": {EVIL: EVIL}}, {"options": {"match": EVIL}},
    ]  # fmt: skip
    for number, changed in enumerate(broken):
        lines = [json.dumps({**header, **changed}), *whole[1:]]
        (folder / f"header {number}.naipes").write_text("\n".join(lines), encoding="utf-8")
    for number, line in enumerate(({EVIL: 1}, {"s": 0, "m": EVIL}, {"deck": EVIL, "salt": EVIL})):
        lines = [*whole[:9], json.dumps(line), *whole[9:]]
        (folder / f"line {number}.naipes").write_text("\n".join(lines), encoding="utf-8")


def words(page: QWidget) -> str:
    shown = [label.text() for label in page.findChildren(QLabel)]
    return "\n".join([*shown, *(text.toPlainText() for text in page.findChildren(QTextEdit))])


# What would happen without the means that are taken: else nothing is proved.


def test_a_plain_label_of_qt_takes_the_bait(qtbot: QtBot, bait: Bait) -> None:
    label = QLabel(EVIL)
    qtbot.addWidget(label)
    assert interpreted(label)
    assert bait.taken or bait.blind


def test_our_widgets_leave_it(qtbot: QtBot, bait: Bait) -> None:
    label, leaf = Label(EVIL), Leaf()
    for widget in (label, leaf):
        qtbot.addWidget(widget)
    leaf.add(EVIL)
    # Even HTML that is none of ours is kept from files.
    leaf.append(EVIL)
    label.setToolTip(tip(EVIL))
    label.setText(EVIL)
    leaf.grab()
    assert not interpreted(label)
    assert label.text() == EVIL
    assert leaf.toPlainText().startswith(EVIL)
    assert not bait.taken


# The pages.


@pytest.mark.thorough
@every_game
def test_a_replay_shows_it_to_the_letter(qtbot: QtBot, bait: Bait, folder: Path, key: str) -> None:
    page = ReplayPage(hostile(key, folder), SETTINGS)
    qtbot.addWidget(page, before_close_func=lambda _: page.leave())
    page.resize(1280, 800)
    page.show()
    page.start()
    qtbot.waitUntil(lambda: page.player is not None, timeout=20_000)
    assert page.player is not None
    page.player.pause()
    assert EVIL in page.top.title.text()
    for ply in range(0, page.player.last, max(1, page.player.last // 6)):
        page.player.seek(ply)
        page.board.finish()
        for pressed in (Qt.Key.Key_O, Qt.Key.Key_F, Qt.Key.Key_K):
            QTest.keyClick(page.board, pressed)
        check(page)
        assert not interpreted(page), ply
    page.switch.show_eyes(OMNISCIENT)
    assert not interpreted(page)
    assert not bait.taken


@every_game
def test_a_table_shows_it_to_the_letter(qtbot: QtBot, bait: Bait, folder: Path, key: str) -> None:
    path = hostile(key, folder, share=LATER.get(key, 0.35))
    page = TablePage(Recorder.resume(path), SETTINGS, seed=5)
    qtbot.addWidget(page, before_close_func=lambda _: page.leave())
    page.resize(1280, 800)
    page.show()
    page.start()
    seen = set[str]()

    def step() -> bool:
        if page.sheet is not None:
            return True
        if is_due(page.board):
            for tab in range(page.panel.count()):
                page.panel.setCurrentIndex(tab)
                seen.update(interpreted(page))
            go_on(page)
        return False

    qtbot.waitUntil(step, timeout=60_000)
    for sheet in (page.scoring, page.ending):
        # A match of one hand shows its end at once.
        if sheet.isVisible():
            sheet.quote(Seat(1), phrase("", EVIL.replace("{", "{{")))
            seen.update(interpreted(page))
            assert EVIL in words(sheet)
    assert not seen
    assert not bait.taken


def test_the_end_of_a_match_shows_it_to_the_letter(qtbot: QtBot, bait: Bait, folder: Path) -> None:
    path = hostile("mosca", folder, share=0.5)
    page = TablePage(Recorder.resume(path), SETTINGS, seed=5)
    qtbot.addWidget(page, before_close_func=lambda _: page.leave())
    page.resize(1280, 800)
    page.show()
    page.start()
    page.session.give_up()
    qtbot.waitUntil(page.ending.isVisible)
    page.ending.quote(Seat(1), phrase("", EVIL.replace("{", "{{")))
    page.ending.show_proof()
    assert EVIL in words(page.ending)
    assert not interpreted(page)
    assert not bait.taken


def test_the_library_shows_it_to_the_letter(qtbot: QtBot, bait: Bait, folder: Path) -> None:
    hostile("ecarte", folder)
    spoilt(folder)
    trash = folder.parent / "trash"
    trash.mkdir()
    page = LibraryPage(Library(folder, trash))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    qtbot.waitUntil(lambda: len(page.model.matches) == 8)
    for row in range(8):
        page.table.setCurrentIndex(page.model.index(row, 0))
        assert not interpreted(page)
    page.delete.click()
    assert not interpreted(page)
    page.filters.search.setText(EVIL)
    assert not interpreted(page)
    assert not bait.taken


def test_what_cannot_be_read_is_told_to_the_letter(
    qtbot: QtBot, bait: Bait, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NAIPES_HOME", str(folder.parent.parent))
    spoilt(folder)
    hostile("ecarte", folder, share=0.5)
    window = MainWindow(SETTINGS)
    qtbot.addWidget(window)
    window.refresh_start()
    window.show()
    card = window.findChild(ContinueCard)
    assert isinstance(card, ContinueCard)
    qtbot.waitUntil(lambda: EVIL in words(card))
    assert not interpreted(window)
    for path in sorted(folder.iterdir()):
        window.open_path(path)
        assert not interpreted(window), path
        page = window.pages.currentWidget()
        if isinstance(page, ReplayPage):
            page.leave()
    window.notice.say(EVIL)
    assert not interpreted(window)
    assert not bait.taken
    window.notice.dismiss()
    window.close()


def test_the_deals_are_told_to_the_letter(qtbot: QtBot, bait: Bait, folder: Path) -> None:
    spoilt(folder)
    dialog = DealsDialog(sorted(folder.iterdir()))
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.reading.counted, timeout=20_000):
        dialog.show()
    assert not interpreted(dialog)
    dialog.reject()
    assert not bait.taken


def test_a_notice_is_spoken_as_it_is_read(qtbot: QtBot) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    toast = Toast(ground)
    toast.say(EVIL, 0)
    assert toast.accessibleName() == EVIL
