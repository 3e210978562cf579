"""The library page: opening, naming, deleting with a way back, bringing in."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from naipes_gui.store.library import Library
from naipes_gui.store.settings import Settings
from naipes_gui.ui.library import cells, listing
from naipes_gui.ui.library.cells import DATE, NAME, RESULT, Lines
from naipes_gui.ui.library.model import LINES
from naipes_gui.ui.library.page import LibraryPage
from naipes_gui.ui.library.table import SortedHeader
from naipes_gui.ui.shared.widgets import labels
from tests.ui.looking import SCALES, SIZES, Dress, clipped, dress, nameless, show

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
RECORDS = Path(__file__).parents[2] / "records" / "ecarte"


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """A finished match, an unfinished one, and a file that is none."""
    folder, trash = tmp_path / "matches", tmp_path / "trash"
    folder.mkdir()
    trash.mkdir()
    shutil.copy(RECORDS / "ecarte-default.naipes", folder / "Finished.naipes")
    lines = (folder / "Finished.naipes").read_text(encoding="utf-8").splitlines(keepends=True)
    (folder / "Half way.naipes").write_text("".join(lines[: len(lines) // 2]), encoding="utf-8")
    (folder / "Nothing.naipes").write_text("", encoding="utf-8")
    return Library(folder, trash)


@pytest.fixture
def page(qtbot: QtBot, dress: Dress, library: Library) -> LibraryPage:
    made = LibraryPage(library)
    qtbot.addWidget(made)
    show(made, (1280, 800))
    qtbot.waitUntil(lambda: not made.listing.is_reading)
    return made


def names(page: LibraryPage) -> set[str]:
    return {match.name for match in page.model.matches}


def choose(page: LibraryPage, name: str) -> Path:
    row = next(i for i, match in enumerate(page.model.matches) if match.name == name)
    page.table.setCurrentIndex(page.model.index(row, NAME))
    return page.model.matches[row].path


def test_all_matches_are_listed(page: LibraryPage) -> None:
    assert names(page) == {"Finished", "Half way", "Nothing"}


def test_an_unfinished_match_goes_on(page: LibraryPage, qtbot: QtBot) -> None:
    path = choose(page, "Half way")

    with qtbot.waitSignal(page.resume) as told:
        page.open.click()

    assert told.args == [path]
    assert page.open.accessibleName() == "Continue"


def test_a_finished_match_is_watched(page: LibraryPage, qtbot: QtBot) -> None:
    path = choose(page, "Finished")

    with qtbot.waitSignal(page.replay) as told:
        QTest.keyClick(page.table, Qt.Key.Key_Return)

    assert told.args == [path]
    assert page.open.accessibleName() == "Watch"


def test_what_cannot_be_read_is_not_opened(page: LibraryPage, qtbot: QtBot) -> None:
    choose(page, "Nothing")

    with qtbot.assertNotEmitted(page.resume), qtbot.assertNotEmitted(page.replay):
        QTest.keyClick(page.table, Qt.Key.Key_Return)

    index = page.model.index(page.table.currentIndex().row(), RESULT)
    assert not page.open.isEnabled()
    assert index.data() == "Cannot be read"
    assert index.data(Qt.ItemDataRole.ToolTipRole)


def test_a_match_is_renamed_in_its_row(page: LibraryPage) -> None:
    choose(page, "Finished")
    index = page.table.currentIndex()

    assert page.model.setData(index, "  Sunday  ", Qt.ItemDataRole.EditRole)

    assert "Sunday" in names(page)
    assert "Finished" not in names(page)
    assert page.selected is not None
    assert page.selected.name == "Sunday"


@pytest.mark.parametrize("order", list(Qt.SortOrder))
def test_one_stays_on_a_match_that_is_renamed_in_any_order(
    page: LibraryPage, order: Qt.SortOrder
) -> None:
    """The next key might delete it."""
    for column in (NAME, DATE, RESULT):
        page.table.header().setSortIndicator(column, order)
        choose(page, sorted(names(page))[-1])
        page.model.setData(page.table.currentIndex(), f"Aa {column}", Qt.ItemDataRole.EditRole)
        assert page.selected is not None
        assert page.selected.name == f"Aa {column}"


def test_one_stays_on_a_match_while_others_find_their_places(page: LibraryPage) -> None:
    page.table.header().setSortIndicator(NAME, Qt.SortOrder.AscendingOrder)
    path, matches = choose(page, "Half way"), list(page.model.matches)
    page.listing.start = lambda: None  # type: ignore[method-assign]
    page.refresh(path)
    for match in reversed(matches):
        page._add([match])
    assert page.selected is not None
    assert page.selected.path == path


def test_a_match_cannot_lose_its_name(page: LibraryPage) -> None:
    choose(page, "Finished")

    assert not page.model.setData(page.table.currentIndex(), " ", Qt.ItemDataRole.EditRole)


def test_the_name_is_edited_on_request(page: LibraryPage) -> None:
    choose(page, "Finished")

    page.name.click()

    assert page.table.state() is page.table.State.EditingState


def test_a_long_name_that_is_deleted_is_told_whole_in_large_letters(
    qtbot: QtBot, dress: Dress, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = list[str]()
    monkeypatch.setattr(labels, "announce", lambda _, text: heard.append(text))
    long = "Napoleón contra Carmen, Damián, Elvira y 2 más, domingo 18.42"
    (library.folder / "Finished.naipes").rename(library.folder / f"{long}.naipes")
    dress(text_scale=2.0)
    page = LibraryPage(library)
    qtbot.addWidget(page)
    show(page, (900, 600))
    qtbot.waitUntil(lambda: not page.listing.is_reading)
    choose(page, long)
    page.delete.click()
    assert page.toast.width() <= page._paper.width()
    assert clipped(page.toast) == []
    assert heard == [f"“{long}” deleted. Undo"]


def test_what_is_deleted_comes_back(page: LibraryPage, library: Library) -> None:
    choose(page, "Finished")

    page.delete.click()

    assert names(page) == {"Half way", "Nothing"}
    assert page.toast.isVisible()
    words = page.toast._text
    assert words.width() >= words.sizeHint().width()
    assert page.rect().contains(page.toast.geometry())
    assert page.toast.geometry().bottom() < page._foot.geometry().top(), "over no button"
    page.toast.act()
    assert names(page) == {"Finished", "Half way", "Nothing"}
    assert not page.toast.isVisible()


def test_the_delete_key_deletes(page: LibraryPage, qtbot: QtBot) -> None:
    choose(page, "Nothing")
    page.table.setFocus()

    QTest.keyClick(page.table, Qt.Key.Key_Delete)

    assert names(page) == {"Finished", "Half way"}


def test_deleting_everything_leaves_a_friendly_sentence(page: LibraryPage) -> None:
    for _ in range(3):
        page.delete.click()

    assert page.empty.isVisible()
    assert "saved by itself" in page.empty.text()
    assert not page.delete.isEnabled()


def test_searching(page: LibraryPage) -> None:
    page.filters.search.setText("half")
    assert names(page) == {"Half way"}

    page.filters.search.setText("nobody at all")

    assert page.empty.isVisible()
    assert "all these words" in page.empty.text()


def test_matches_are_dropped_on_the_page(page: LibraryPage, qtbot: QtBot, tmp_path: Path) -> None:
    other = tmp_path / "From afar.naipes"
    shutil.copy(RECORDS / "ecarte-late-king.naipes", other)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(other)), QUrl.fromLocalFile(str(tmp_path / "x.txt"))])

    event = QDropEvent(
        QPointF(5, 5), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    page.dropEvent(event)

    qtbot.waitUntil(lambda: not page.listing.is_reading)
    assert "From afar" in names(page)
    assert other.exists()


def test_a_file_that_is_no_match_is_explained(page: LibraryPage, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.naipes"
    wrong.write_text("hello\n", encoding="utf-8")

    page.files.take_in([wrong])

    assert names(page) == {"Finished", "Half way", "Nothing"}
    assert page.toast.isVisible()
    assert page.toast._text.text()


def test_exporting_copies_the_file(
    page: LibraryPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, target = choose(page, "Finished"), tmp_path / "sent"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))

    page.send.click()

    assert (tmp_path / "sent.naipes").read_bytes() == path.read_bytes()


def test_importing_asks_for_files(
    page: LibraryPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "Other.naipes"
    shutil.copy(RECORDS / "ecarte-late-king.naipes", other)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(other)], ""))

    page.bring.click()
    qtbot.waitUntil(lambda: not page.listing.is_reading)

    assert page.selected is not None
    assert page.selected.name == "Other"


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every file took long to read."""
    for name in ("AT_ONCE", "SLICE", "TOGETHER"):
        monkeypatch.setattr(listing, name, 0.0)


@pytest.fixture
def unread(qtbot: QtBot, dress: Dress, library: Library, slow: None) -> LibraryPage:
    """A page that has begun to read."""
    made = LibraryPage(library)
    qtbot.addWidget(made)
    made.show()
    return made


def test_matches_appear_as_they_are_read(unread: LibraryPage, qtbot: QtBot) -> None:
    shown: list[list[str]] = []
    unread.model.rowsInserted.connect(lambda: shown.append([m.name for m in unread.model.matches]))
    first = [match.name for match in unread.model.matches]
    assert len(first) < 3
    assert not unread.empty.isVisible()
    with qtbot.waitSignal(unread.listing.done):
        pass
    assert names(unread) == {"Finished", "Half way", "Nothing"}
    assert [len(rows) for rows in shown] == list(range(len(first) + 1, 4))
    assert all(rows == shown[-1][: len(rows)] for rows in [first, *shown])


def test_leaving_the_page_stops_the_reading(unread: LibraryPage, qtbot: QtBot) -> None:
    unread.hide()
    read = len(unread.model.matches)
    qtbot.wait(50)
    assert not unread.listing.is_reading
    assert len(unread.model.matches) == read < 3


def test_a_row_that_was_chosen_meanwhile_stays_chosen(
    page: LibraryPage, qtbot: QtBot, slow: None
) -> None:
    _, second, last = page.model.matches

    def choose_second(_: QModelIndex, first: int) -> None:
        if first == 1:
            page.table.setCurrentIndex(page.model.index(1, NAME))

    page.model.rowsInserted.connect(choose_second)
    page.refresh(last.path)
    with qtbot.waitSignal(page.listing.done):
        pass
    assert page.selected == second


def test_the_row_to_stay_on_is_chosen_when_it_comes(
    page: LibraryPage, qtbot: QtBot, slow: None
) -> None:
    last = page.model.matches[-1]
    page.refresh(last.path)
    with qtbot.waitSignal(page.listing.done):
        pass
    assert page.selected == last


def test_what_is_read_later_is_searched_too(unread: LibraryPage, qtbot: QtBot) -> None:
    unread.filters.search.setText("half")
    with qtbot.waitSignal(unread.listing.done):
        pass
    assert names(unread) == {"Half way"}
    assert unread.selected is not None


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_every_word_fits(
    qtbot: QtBot, dress: Dress, library: Library, size: tuple[int, int], scale: float
) -> None:
    dress(text_scale=scale)
    page = LibraryPage(library)
    qtbot.addWidget(page)
    show(page, size)

    assert clipped(page) == []
    assert nameless(page) == []


def test_names_keep_their_room_in_a_small_window_with_large_text(
    qtbot: QtBot, dress: Dress, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = " / ".join(["\u2212128"] * 9)
    monkeypatch.setattr(cells, "_result", lambda _: Lines("Unfinished", many))
    dress(text_scale=2.0)
    page = LibraryPage(library)
    qtbot.addWidget(page)
    show(page, (900, 600))
    qtbot.waitUntil(lambda: not page.listing.is_reading)
    table, header = page.table, page.table.header()
    assert table.columnWidth(NAME) > table.viewport().width() / 2
    assert header.isSectionHidden(DATE), "the name says when"
    header.setSortIndicator(NAME, Qt.SortOrder.AscendingOrder)
    assert not header.isSectionHidden(DATE), "one can sort by it again"
    assert table.columnWidth(NAME) > table.viewport().width() / 4
    header.setSortIndicator(DATE, Qt.SortOrder.DescendingOrder)
    assert header.isSectionHidden(DATE)


def test_large_text_leaves_the_list_its_rows_and_folds_the_other_buttons(
    qtbot: QtBot, dress: Dress, library: Library
) -> None:
    dress(text_scale=2.0)
    page = LibraryPage(library)
    qtbot.addWidget(page)
    show(page, (1280, 800))
    qtbot.waitUntil(lambda: not page.listing.is_reading)
    choose(page, "Finished")
    row = page.table.visualRect(page.model.index(0, NAME)).height()
    assert page.table.viewport().height() >= 4 * row
    folded = (page.name, page.send, page.delete, page.bring, page.line, page.bin)
    assert not any(button.isVisible() for button in folded)
    page.more.click()
    menu = page.more.findChild(QMenu)
    assert menu is not None
    assert {button.text().strip() for button in folded} < {a.text() for a in menu.actions()}
    with qtbot.waitSignal(page.paste):
        next(a for a in menu.actions() if a.text() == page.line.text()).trigger()
    menu.close()
    dress()
    page.adopt(Settings())
    show(page, (1280, 800))
    assert all(button.isVisible() for button in folded)
    assert page.more.isHidden()


def test_the_sign_of_the_order_points_as_elsewhere_and_is_told(
    page: LibraryPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr(
        "naipes_gui.ui.library.page.announce", lambda _, text, urgent=False: said.append(text)
    )
    header, words = page.table.header(), page.table.accessibleDescription
    assert isinstance(header, SortedHeader)
    assert words() == "Sorted by: Last played, the latest first"
    for order, told, points_up in (
        (Qt.SortOrder.AscendingOrder, "Sorted by: Name, A to Z", True),
        (Qt.SortOrder.DescendingOrder, "Sorted by: Name, Z to A", False),
    ):
        header.setSortIndicator(NAME, order)
        assert words() == said[-1] == told
        left, right, tip = header._sign(QRect(0, 0, 300, 40), 50).toList()
        assert left.y() == right.y()
        assert (tip.y() < left.y()) is points_up


def _first_ink(page: LibraryPage, rows: range, left: int, right: int) -> int:
    """Return the first column between two in which something is written in some lines of pixels."""
    picture = page.table.grab().toImage()
    ground = picture.pixelColor(right - 2, rows[len(rows) // 2])
    inked = (x for x in range(left, right) for y in rows if picture.pixelColor(x, y) != ground)
    return next(inked, right)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_row_begins_where_its_header_does(
    page: LibraryPage, dress: Dress, scale: float
) -> None:
    """And names begin behind the room for faces, whether or not a file tells of any."""
    dress(text_scale=scale)
    page.adopt(Settings(text_scale=scale))
    show(page, (1280, 800))
    page.table.header().setSortIndicator(NAME, Qt.SortOrder.AscendingOrder)
    choose(page, "Nothing")
    header, table = page.table.header(), page.table
    across = table.viewport().x()
    for column in (DATE, RESULT):
        if header.isSectionHidden(column):
            continue
        left = across + header.sectionViewportPosition(column) + 1
        right = left + header.sectionSize(column) - 2
        above = range(header.y() + 3, header.y() + header.height() - 3)
        begun = [_first_ink(page, above, left, right)]
        for row in range(3):
            place = table.visualRect(page.model.index(row, column))
            top = table.viewport().y() + place.top()
            begun.append(_first_ink(page, range(top + 4, top + place.height() - 4), left, right))
        assert max(begun) - min(begun) <= 2 * scale, begun
    behind = across + table.columnViewportPosition(NAME) + table.iconSize().width()
    behind += round(14 * scale)
    places = [table.visualRect(page.model.index(row, NAME)) for row in range(3)]
    tops = [table.viewport().y() + place.top() for place in places]
    names_begin = [
        _first_ink(page, range(top + 4, top + places[0].height() - 4), behind, behind + 300)
        for top in tops
    ]
    assert max(names_begin) - min(names_begin) <= 3 * scale, names_begin


def test_a_row_says_game_and_people_and_when_where_no_column_does(
    page: LibraryPage, dress: Dress, library: Library
) -> None:
    whole = library.folder / "Finished.naipes"
    whole.rename(library.folder / "ecarte 2026-11-22 18.42.00.naipes")
    page.refresh()
    told = {page.model.index(row, NAME).data(LINES) for row in range(3)}
    assert told == {("Écarté", "Berta"), ("Half way", "Écarté · Berta"), ("Nothing", "")}
    dress(text_scale=2.0)
    page.adopt(Settings(text_scale=2.0))
    show(page, (900, 600))
    seconds = [page.model.index(row, NAME).data(LINES).second for row in range(3)]
    assert all(second.endswith(" · Berta") for second in seconds if second)
