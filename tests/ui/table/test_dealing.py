"""The person deals, and gives the shuffle a part: by the pack, the button, or a key."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import Stage
from naipes_gui.store.formats import is_part
from naipes_gui.store.record import Record
from naipes_gui.store.seals import CodeSeal, PairSeal, Proof, SaltSeal, Seal
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.deal_proof import checked, meaning, sealed_deal
from naipes_gui.ui.match.gesture import part_of
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.dealing import DEAL
from tests.ui.page_help import page_of, play_until

LUNA = Settings(speed="instant", trick_hold_ms=1, shuffle_word="luna")


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> TablePage:
    """A table that waits for the first deal."""
    made = page_of(qtbot, tmp_path, "ecarte", LUNA)
    qtbot.waitUntil(lambda: made.board.dealing.is_due, timeout=20_000)
    return made


def is_dealt(page: TablePage) -> bool:
    view = page.board.view_
    return view is not None and view.state.stage in (Stage.CUT, Stage.HAND)


def test_the_seal_is_shown_before_the_person_deals(page: TablePage) -> None:
    record = Record.load(page.path)
    assert record.sealed is not None
    assert page.situation._seal.text() == "Sealed deal"
    assert record.commit[:4].upper() in page.situation._seal.toolTip()
    assert not record.seals
    assert "click on the pack" in page.situation.plain
    assert [button.move for button in page.board.buttons()] == [DEAL]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_1])
def test_a_key_deals(qtbot: QtBot, page: TablePage, key: Qt.Key) -> None:
    qtbot.waitUntil(lambda: not page.board.director.has_just_moved)
    QTest.keyClick(page.board, key)
    qtbot.waitUntil(lambda: is_dealt(page), timeout=20_000)


def test_a_click_on_the_pack_deals_and_one_beside_it_does_not(
    qtbot: QtBot, page: TablePage
) -> None:
    place = next(place for place in page.board.table.laid if place[0] == "stock")
    laid = page.board.table.laid[place]
    page.board.pointer.press(QPointF(5, 5))
    assert page.board.dealing.is_due
    page.board.pointer.press(QPointF(laid.x, laid.y))
    qtbot.waitUntil(lambda: is_dealt(page), timeout=20_000)


def test_what_the_person_gave_is_in_the_record(qtbot: QtBot, page: TablePage) -> None:
    play_until(qtbot, page, page.scoring.isVisible)
    record = Record.load(page.path)
    assert record.problem is None
    (seal,) = record.seals
    assert isinstance(seal, PairSeal)
    word, moment, place = seal.part.split()
    assert (word, len(moment)) == ("luna", 19)
    assert all(0 <= int(number) < 1280 for number in place.split(","))


def test_the_score_sheet_tells_the_next_seal_and_the_fingerprint(
    qtbot: QtBot, page: TablePage
) -> None:
    play_until(qtbot, page, page.scoring.isVisible)
    record = Record.load(page.path)
    told = page.scoring.proof
    assert record.sealed is not None
    assert record.fingerprint in told
    assert record.seals[-1].commit[:4].upper() in told
    assert record.sealed.commit[:4].upper() in told
    page.scoring.show_proof()
    assert meaning(Proof.TWO_HANDS).split(":")[0] in page.scoring.proof
    assert record.fingerprint in page.scoring.proof
    page.situation.seal_clicked.emit()
    assert meaning(Proof.TWO_HANDS) in page.board.toast.accessibleName()


def test_a_part_has_a_word_a_moment_and_a_place(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 300)
    inner = QWidget(window)
    inner.setGeometry(100, 50, 200, 100)
    parts = [part_of(inner, word) for word in ("", "dos palabras", "x" * 40)]
    assert all(map(is_part, parts))
    assert len(set(parts)) == 3
    assert len(parts[0].split()) == 2
    assert parts[1].startswith("dos palabras ")
    x, y = map(int, parts[0].split()[-1].split(","))
    assert inner.geometry().contains(QPoint(x, y))


@pytest.mark.parametrize(
    "seal",
    [
        SaltSeal(1, "0" * 64, "KS QS", 1, salt="0" * 32),
        PairSeal(1, "0" * 64, "KS QS", 1, secret="0" * 64, part="<b>me</b>"),
        CodeSeal(1, "0" * 64, "KS QS", 1, secret="0" * 64, part="shared"),
    ],
)
def test_every_kind_of_seal_says_what_it_proves_and_what_not(seal: Seal) -> None:
    told = checked(seal, TextStyle())
    assert "does not agree" in told
    assert "nobody looked into the file" in meaning(seal.proof)
    assert meaning(seal.proof).count(". ") == 1
    assert "<b>me</b>" not in told
    assert "0" * 17 not in told, "in a small window with large text it would be cut"
    assert "0000 · 0000" in sealed_deal(seal, seal.commit, "")
    assert "next deal" not in sealed_deal(seal, seal.commit, "")
    assert "next deal" in sealed_deal(seal, "1" * 64, "")
