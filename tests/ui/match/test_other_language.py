"""After a change of language nothing around the table is still said in the old one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QTabBar,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from naipes_gui.core import text
from naipes_gui.core.rules import Stage
from naipes_gui.games import all_games
from naipes_gui.store.recorder import Recorder
from naipes_gui.ui.match.page import TablePage
from tests.ui.page_help import is_asked, page_of, play_until, to_a_card, to_the_last_move

OLD, NEW = "Ω", "Ψ"
"""What stands before every text of two languages that nobody speaks."""
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole,
         Qt.ItemDataRole.AccessibleTextRole)  # fmt: skip


@pytest.fixture(autouse=True)
def own_language() -> Iterator[None]:
    before = text._translator
    speak(OLD)
    yield
    text.install(before)


def speak(mark: str) -> None:
    text.install(lambda _context, source, _n: mark + source)


def to_the_second_hand(recorder: Recorder) -> None:
    """Play until an account lies in the panel and a card is due again, if a match is so long."""
    to_a_card(recorder)
    ahead = Recorder.in_memory(recorder.record.header)
    to_the_last_move(ahead)
    while ahead.timeline.state.stage is Stage.HAND:
        ahead.move(ahead.timeline.rules.legal(ahead.timeline.state)[0])
    if not ahead.timeline.state.is_over:
        to_the_last_move(recorder)
        while recorder.timeline.state.stage is Stage.HAND:
            recorder.move(recorder.timeline.rules.legal(recorder.timeline.state)[0])
        to_a_card(recorder)


def change(page: TablePage) -> None:
    """Do as the window does when the person has chosen another language."""
    speak(NEW)
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    page.adopt(page._settings)
    QApplication.processEvents()


def said(page: TablePage) -> Iterator[tuple[str, str]]:
    """Yield all that is written on a page, shown or not, with the place where it stands."""
    for part in (page, *page.findChildren(QWidget)):
        where = f"{type(part).__name__} {part.objectName()}"
        for words in (part.toolTip(), part.accessibleName(), part.accessibleDescription()):
            yield where, words
        yield from ((where, words) for words in _of_its_own(part))
    for key, words in page.board.overlay.words().items():
        yield f"felt {key}", words


def _of_its_own(part: QWidget) -> Iterator[str]:
    match part:
        case QLabel() | QAbstractButton():
            yield part.text()
        case QTextBrowser():
            yield part.toPlainText()
        case QTabBar():
            for i in range(part.count()):
                yield from (part.tabText(i), part.tabToolTip(i))
        case QAbstractItemView() if part.model() is not None:
            yield from _rows(part.model(), QModelIndex())


def _rows(model: QAbstractItemModel, above: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(above)):
        index = model.index(row, 0, above)
        yield from (str(index.data(role) or "") for role in ROLES)
        yield from _rows(model, index)


@pytest.mark.parametrize("game", [*all_games()])
def test_nothing_beside_the_table_is_left_in_the_old_language(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    page = page_of(qtbot, tmp_path, game, lead=to_the_second_hand)
    play_until(qtbot, page, lambda: is_asked(page))
    assert page.board.view_ is not None
    over = page.board.view_.state.deals - 1
    qtbot.waitUntil(lambda: len(page.papers.sheets) == over)
    page.panel.setCurrentWidget(page.panel.text_table)
    page.board.warn(text.translate("hints", "There is nothing for you to decide now."))
    assert any(OLD in words for _, words in said(page))
    change(page)
    left = {f"{where}: {words}" for where, words in said(page) if OLD in words}
    assert not left
    assert any(NEW in words for _, words in said(page))
    page.board.stop()
