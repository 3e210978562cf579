"""The start page: games, the unfinished match, ways onward."""

import shutil
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QCursor, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QMenu,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.core.tile_picture import TilePicture
from naipes_gui.games import all_games
from naipes_gui.store.record import Record
from naipes_gui.store.settings import Settings
from naipes_gui.store.summary import Summary, summarise
from naipes_gui.ui.shared import language, miniature
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.start import resume_summary
from naipes_gui.ui.start.arrows import nearest
from naipes_gui.ui.start.page import StartPage
from tests.ui.looking import (
    SCALES,
    SIZES,
    Dress,
    clipped,
    dress,
    nameless,
    out_of_reading_order,
    show,
)

__all__ = ["dress"]
WHOLE = ((900, 600), (1280, 800), (1366, 768))
"""Windows in which nothing has to be scrolled to."""
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")
RECORD = Path(__file__).parents[2] / "records" / "ecarte" / "ecarte-default.naipes"


@pytest.fixture
def page(qtbot: QtBot, dress: Dress) -> StartPage:
    made = StartPage()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def unfinished(tmp_path: Path) -> Summary:
    path = tmp_path / "match.naipes"
    lines = RECORD.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[: len(lines) // 2]), encoding="utf-8")
    return summarise(path)


def test_every_game_has_a_tile(page: StartPage) -> None:
    assert [tile.game.key for tile in page.tiles] == list(all_games())
    assert page.tiles[0].accessibleName() == "Écarté"


class Painted(QObject):
    """Counts how often something is painted."""

    times = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() is QEvent.Type.Paint
        return False


def test_the_first_frame_is_lit_under_the_pointer(page: StartPage) -> None:
    before = QCursor.pos()
    show(page, (1280, 800))
    lit = page.tiles[1]
    QCursor.setPos(lit.mapToGlobal(lit.rect().center()))
    again = StartPage()
    try:
        here, other = Painted(), Painted()
        again.tiles[1].installEventFilter(here)
        again.tiles[2].installEventFilter(other)
        show(again, (1280, 800))
        assert here.times == other.times
        # The style would paint it once more as soon as the pointer comes.
        assert not again.tiles[1].testAttribute(Qt.WidgetAttribute.WA_Hover)
        # The same place, so the same tile; nothing has told it that the pointer is there.
        again.grab()
        assert [tile.is_lit for tile in again.tiles] == [
            tile is again.tiles[1] for tile in again.tiles
        ]
        again.settle()
        assert [tile.is_lit for tile in again.tiles] == [t.underMouse() for t in again.tiles]
    finally:
        again.close()
        again.deleteLater()
        QCursor.setPos(before)


def test_a_reader_finds_no_bars_beside_the_page(page: StartPage) -> None:
    show(page, (1280, 800))
    area = page.findChild(QScrollArea)
    assert area is not None
    for height in (400, 1400, 400):
        page.resize(1280, height)
        QApplication.processEvents()
        told = QAccessible.queryAccessibleInterface(area)
        assert told.childCount() == 1


def test_a_tile_is_a_table(page: StartPage, qtbot: QtBot) -> None:
    show(page, (1280, 800))

    with qtbot.waitSignal(page.new_game) as chosen:
        page.tiles[0].click()

    assert chosen.args == ["ecarte"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_opens_the_tile_in_focus(page: StartPage, qtbot: QtBot, key: Qt.Key) -> None:
    show(page, (1280, 800))
    page.tiles[0].setFocus()

    with qtbot.waitSignal(page.new_game):
        QTest.keyClick(page.tiles[0], key)


def test_a_digit_opens_the_tile_of_its_place(page: StartPage, qtbot: QtBot) -> None:
    show(page, (1280, 800))
    opened = list[str]()
    page.new_game.connect(opened.append)

    many = len(page.tiles)
    for digit in (2, 1, many, 9, 0, many + 1):
        QTest.keyClick(page.tiles[3], Qt.Key.Key_0 + digit)

    assert opened == [page.tiles[place].game.key for place in (1, 0, -1)]


def test_nothing_to_continue_is_not_shown(page: StartPage) -> None:
    page.show_matches([], 0)
    show(page, (1280, 800))

    assert not page._unfinished.standing


@pytest.mark.parametrize("count", [0, 1])
def test_no_tile_is_white_where_its_sentence_has_no_room(
    page: StartPage, unfinished: Summary, count: int
) -> None:
    """A low window, as one of 1920 × 1080 that shows all at twice its size."""
    page.show_matches([unfinished] * count, count)
    show(page, (960, 520))
    assert all(tile._blurb.isHidden() for tile in page.tiles)
    for row in (page.tiles[:3], page.tiles[3:]):
        assert len({tile._name.y() for tile in row}) == 1
        for tile in row:
            between = tile._players.y() - tile._name.geometry().bottom()
            assert between < tile._players.height()


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(900, 600), (1280, 720), (1280, 800), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("count", [0, 1, 3, 6])
def test_the_card_of_ways_is_whole_whatever_was_left(
    page: StartPage, unfinished: Summary, size: tuple[int, int], count: int
) -> None:
    page.show_matches([unfinished] * count, count)
    show(page, size)
    ways = (page._teach, page._watch, page._problem)
    assert all(way.isVisible() for way in ways)
    assert all(way.height() >= way.heightForWidth(way.width()) for way in ways)
    tops = [way.mapTo(page._matches, QPoint()).y() for way in ways]
    below = page._matches.height() - tops[-1] - ways[-1].height()
    # Nothing is missing between the last way and the end of the card but the stretch of a row.
    assert below < ways[-1].height() * 2
    gaps = [b - a - way.height() for (a, b), way in zip(pairwise(tops), ways, strict=False)]
    assert len(set(gaps)) == 1


def test_lessons_go_on_where_they_were_left(page: StartPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.learn):
        page._teach.click()
    first = page._teach.accessibleName()
    page.tell_lessons((), {"nlk": 1, "mosca": 1})
    assert page._teach.accessibleName() == first
    assert page._teach.accessibleDescription() == "2 stage(s) done"
    page.tell_lessons(("a game that is no more", "nlk"), {"nlk": 1, "mosca": 4})
    assert page._teach.accessibleName() != first
    assert page._teach.accessibleDescription() == "NLK: 1 stage(s) done"
    page.tell_lessons(("nlk",), {"mosca": 4})
    assert page._teach.accessibleDescription() == "NLK"
    with qtbot.waitSignal(page.go_on_learning):
        page._teach.click()


@pytest.mark.qt_log_ignore("does not support")
def test_a_hand_of_any_game_can_be_watched(page: StartPage, qtbot: QtBot) -> None:
    show(page, (1280, 800))
    page._watch.click()
    menu = page.findChild(QMenu)
    assert isinstance(menu, QMenu)
    assert len(menu.actions()) == len(all_games())
    with qtbot.waitSignal(page.watch) as wanted:
        menu.actions()[-1].trigger()
    menu.close()
    assert wanted.args == [list(all_games())[-1]]


def test_the_unfinished_match_goes_on(page: StartPage, qtbot: QtBot, unfinished: Summary) -> None:
    page.show_matches([unfinished], 3)
    show(page, (1280, 800))

    with qtbot.waitSignal(page.resume) as resumed:
        page._unfinished.first.go_on.click()

    assert resumed.args == [unfinished.path]
    assert page.focusWidget() is page._unfinished.first.go_on


def test_enter_goes_on_with_a_match_that_is_found_later(
    page: StartPage, qtbot: QtBot, unfinished: Summary
) -> None:
    show(page, (1280, 800))
    page.show_matches([unfinished], 3)

    with qtbot.waitSignal(page.resume):
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_whoever_comes_back_sees_the_match_that_they_left(
    page: StartPage, unfinished: Summary, dress: Dress
) -> None:
    dress(text_scale=2.0)
    page.show_matches([unfinished], 3)
    show(page, (900, 600))
    bar, go_on = page._scroll.verticalScrollBar(), page._unfinished.first.go_on
    page.tiles[-1].setFocus()
    bar.setValue(bar.maximum())
    assert bar.maximum() > 0
    page.focus_first()
    assert go_on.visibleRegion().boundingRect().size() == go_on.size()


def test_whoever_has_gone_to_a_table_stays_there(page: StartPage, unfinished: Summary) -> None:
    show(page, (1280, 800))
    page.tiles[2].setFocus()
    page.show_matches([unfinished], 3)

    assert page.focusWidget() is page.tiles[2]


def test_the_card_tells_where_the_match_stands(
    page: StartPage, qtbot: QtBot, unfinished: Summary
) -> None:
    page.show_matches([unfinished], 1)
    show(page, (1280, 800))

    full = resume_summary.in_full(Record.load(unfinished.path))
    qtbot.waitUntil(lambda: page._unfinished.first._sentence.text() == full.sentence)

    assert page._unfinished.first._sentence.text() == full.sentence
    assert len(full.marks) == 2
    assert "Écarté" in page._unfinished.first._title.text()


@pytest.mark.parametrize("spoilt", ["", "{}\n", None])
def test_a_match_that_cannot_be_played_again_is_still_told(
    page: StartPage, qtbot: QtBot, unfinished: Summary, spoilt: str | None
) -> None:
    unfinished.path.unlink()
    if spoilt is not None:
        unfinished.path.write_text(spoilt, encoding="utf-8")
    page.show_matches([unfinished], 1)
    show(page, (1280, 800))
    qtbot.wait(30)

    assert (
        page._unfinished.first._sentence.text() == resume_summary.at_a_glance(unfinished).sentence
    )


@pytest.mark.parametrize("signal", ["problem_of_day", "library", "settings"])
def test_every_way_onward_is_told(page: StartPage, qtbot: QtBot, signal: str) -> None:
    page.show_matches([], 2)
    show(page, (1280, 800))
    buttons: dict[str, QAbstractButton] = {
        "problem_of_day": page._problem,
        "library": page.nav_bar.to_library,
        "settings": page.nav_bar.to_settings,
    }

    with qtbot.waitSignal(getattr(page, signal)):
        buttons[signal].click()


@pytest.mark.parametrize(("width", "columns"), [(550, 1), (690, 2), (880, 2), (900, 3), (1280, 3)])
def test_columns_follow_the_width(page: StartPage, width: int, columns: int) -> None:
    show(page, (width, 700))

    assert page._grid.columns == columns


@pytest.mark.parametrize("width", [900, 1280])
def test_tiles_side_by_side_are_equally_high(page: StartPage, width: int) -> None:
    show(page, (width, 800))
    step = page._grid.columns
    rows = [page.tiles[i : i + step] for i in range(0, len(page.tiles), step)]
    for row in rows:
        assert len({(tile.y(), tile.height()) for tile in row}) == 1


def test_arrows_move_between_what_can_be_chosen(page: StartPage, qtbot: QtBot) -> None:
    page.show_matches([], 2)
    show(page, (1280, 800))
    page.tiles[0].setFocus()

    QTest.keyClick(page.tiles[0], Qt.Key.Key_Right)

    assert page.focusWidget() in (*page.tiles[1:], page._teach)
    assert nearest(page.tiles[0], [page.nav_bar.to_library], page.pos().transposed()) is None


def painted_tiles(monkeypatch: pytest.MonkeyPatch) -> list[TilePicture]:
    """Keep the tiles that are painted from now on."""
    painted: list[TilePicture] = []
    really = miniature.miniature

    def paint(tile: TilePicture, felt: str, size: QSize, dpr: float) -> QPixmap:
        painted.append(tile)
        return really(tile, felt, size, dpr)

    monkeypatch.setattr(miniature, "miniature", paint)
    return painted


def test_every_game_lays_its_own_cards_on_its_tile(
    qtbot: QtBot, dress: Dress, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = painted_tiles(monkeypatch)
    page = StartPage()
    qtbot.addWidget(page)
    show(page, (1280, 800))
    page.grab()

    assert Counter(painted) == Counter(game.tile() for game in all_games().values())


@pytest.mark.sampled
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_every_word_fits(
    page: StartPage, dress: Dress, unfinished: Summary, size: tuple[int, int], scale: float
) -> None:
    for touch in ("off", "on"):
        dress(text_scale=scale, touch=touch)
        page.show_matches([unfinished], 38)
        show(page, size)

        assert clipped(page) == [], touch


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("many", "size", "speech"),
    [*((4, size, speech) for size in WHOLE for speech in languages.spoken()),
     *((many, size, languages.spoken()[-1]) for many in (1, 2) for size in WHOLE)],
)  # fmt: skip
def test_everything_is_seen_at_once(
    page: StartPage, unfinished: Summary, many: int, size: tuple[int, int], speech: str
) -> None:
    """The fullest page is looked at in every language, the others in one."""
    language.speak(speech)
    page.show_matches([unfinished] * many, 38)
    show(page, size)

    assert not page._scroll.verticalScrollBar().isVisible()
    for part in (*page.tiles, page._matches):
        below = part.mapTo(page, part.rect().bottomLeft()).y()
        assert below < page.height()
    assert clipped(page) == []


@pytest.mark.sampled
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("many", [0, 1, 2])
def test_what_is_not_seen_can_be_scrolled_to(
    page: StartPage, dress: Dress, unfinished: Summary, many: int, scale: float
) -> None:
    dress(text_scale=scale)
    page.show_matches([unfinished] * many, 38)
    show(page, (900, 600) if scale > 1 else (800, 560))

    assert page._scroll.verticalScrollBar().isVisible()
    page._scroll.ensureWidgetVisible(page._matches)
    below = page._matches.mapTo(page, page._matches.rect().bottomLeft()).y()
    assert below <= page.height()
    assert clipped(page) == []


@pytest.mark.sampled
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("many", [0, 1, 3])
def test_tab_goes_as_one_reads(
    page: StartPage, unfinished: Summary, many: int, size: tuple[int, int]
) -> None:
    page.show_matches([unfinished] * many, 38)
    show(page, size)

    assert out_of_reading_order(page) == []


def test_every_button_has_a_name(page: StartPage, unfinished: Summary) -> None:
    page.show_matches([unfinished], 38)
    show(page, (900, 600))

    assert nameless(page) == []


@pytest.mark.thorough
def test_a_window_may_take_any_size(page: StartPage, unfinished: Summary) -> None:
    """A scroll bar that comes and goes once changed the height on which it depended."""
    page.show_matches([unfinished], 38)
    heights = (520, 600, 660, 720, 800)
    for i, width in enumerate(range(640, 1500, 43)):
        for height in (heights[i % 5], heights[(i + 2) % 5]):
            show(page, (width, height))

    assert clipped(page) == []


def test_a_new_look_is_painted_again(
    qtbot: QtBot, dress: Dress, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = painted_tiles(monkeypatch)
    page = StartPage()
    qtbot.addWidget(page)
    show(page, (1280, 800))
    page.grab()
    page.grab()
    tiles = [game.tile() for game in all_games().values()]
    assert Counter(painted) == Counter(tiles)

    page.adopt(Settings(four_colours=True))
    page.grab()

    assert Counter(painted) == Counter(2 * tiles)


@pytest.mark.parametrize(
    ("size", "scale"), [((900, 600), 2.0), ((1280, 800), 2.0), ((900, 600), 1.5), ((640, 560), 1.0)]
)
def test_matches_that_were_left_hide_no_table(
    page: StartPage, dress: Dress, unfinished: Summary, size: tuple[int, int], scale: float
) -> None:
    """Below each other they once took the whole window; a larger one shows them all again."""
    dress(text_scale=scale)
    page.show_matches([unfinished] * 3, 38)
    show(page, size)

    assert len(page._unfinished.standing) == 1
    assert page._others.isVisible()
    assert "2" in page._others.text()
    picture = page.tiles[0].mapTo(page, QPoint()).y() + round(56 * scale)
    assert picture < page.height()

    dress(text_scale=1.0)
    page.adopt(Settings())
    show(page, (1280, 800))
    assert len(page._unfinished.standing) == 2
    assert "1" in page._others.text()


def test_two_matches_that_were_left_stand_beside_each_other(
    page: StartPage, qtbot: QtBot, unfinished: Summary, tmp_path: Path
) -> None:
    other = summarise(Path(shutil.copy(unfinished.path, tmp_path / "other.naipes")))
    page.show_matches([unfinished, other, other, other], 9)
    show(page, (1280, 800))
    assert len(page._unfinished.standing) == 2
    assert page._unfinished.standing[1].y() == page._unfinished.first.y()
    assert page._others.isVisible()
    assert "2" in page._others.text()
    with qtbot.waitSignal(page.resume) as resumed:
        page._unfinished.standing[1].go_on.click()
    assert resumed.args == [other.path]
    page.show_matches([unfinished], 9)
    assert len(page._unfinished.standing) == 1
    assert not page._others.isVisible()


def test_matches_that_are_read_late_leave_the_keys_to_the_page_above(
    page: StartPage, qtbot: QtBot, unfinished: Summary
) -> None:
    stack, above = QStackedWidget(), QPushButton("above")
    qtbot.addWidget(stack)
    for each in (page, above):
        stack.addWidget(each)
    stack.show()
    stack.activateWindow()
    page.focus_first()
    stack.setCurrentWidget(above)
    above.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is above)
    page.show_matches([unfinished], 1)
    assert QApplication.focusWidget() is above
    assert stack.focusWidget() is above


def test_only_the_tile_with_the_focus_is_golden(page: StartPage, qtbot: QtBot) -> None:
    show(page, (1280, 800))
    page.tiles[0].setFocus()
    rest, hovered = edge_of(page.tiles[1]), page.tiles[1]
    hovered.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert hovered.underMouse()
    gold = QColor(app_style().colours.gold)
    assert gold in edge_of(page.tiles[0])
    assert gold not in edge_of(hovered)
    assert edge_of(hovered) != rest


def edge_of(tile: QWidget) -> list[QColor]:
    """Return the colours across the left edge of a tile, below its picture."""
    image = tile.grab().toImage()
    return [image.pixelColor(x, tile.height() - 60) for x in range(20)]


@pytest.mark.qt_log_ignore("does not support")
@pytest.mark.parametrize("signal", ["give_up", "rename", "delete"])
def test_a_match_that_was_left_can_be_put_away(
    page: StartPage, qtbot: QtBot, unfinished: Summary, signal: str
) -> None:
    page.show_matches([unfinished], 1)
    show(page, (1280, 800))
    page._unfinished.first.more.click()
    (menu,) = (m for m in page._unfinished.first.findChildren(QMenu) if m.isVisible())
    act = dict(zip(("give_up", "rename", "delete"), menu.actions(), strict=True))[signal]
    with qtbot.waitSignal(getattr(page, signal)) as told:
        act.trigger()
    assert told.args == [unfinished.path]
    menu.close()


def test_another_size_of_type_finds_its_columns_at_once(
    page: StartPage, dress: Dress, unfinished: Summary
) -> None:
    page.show_matches([unfinished], 38)
    show(page, (1280, 800))
    dress(text_scale=1.5)
    page.adopt(Settings())
    show(page, (1280, 800))
    assert clipped(page) == []
    assert len({tile.width() for tile in page.tiles}) == 1


def test_what_the_bars_beside_a_name_mean_can_be_read_and_heard(page: StartPage) -> None:
    for tile in page.tiles:
        told = f"difficulty {tile.game.difficulty} of 4"
        for brief in (True, False):
            tile.be_brief(brief=brief)
            assert told in tile.toolTip()
        assert told in tile.accessibleDescription()


def test_what_a_game_is_about_is_left_out_only_where_it_has_no_room(page: StartPage) -> None:
    for height, is_told in ((600, True), (500, False)):
        show(page, (900, height))
        assert all(tile._blurb.isVisible() is is_told for tile in page.tiles)
        scrolled = page._scroll.verticalScrollBar()
        assert scrolled.maximum() == 0 or not is_told


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080), (2560, 1440)])
def test_tables_take_what_height_there_is(page: StartPage, size: tuple[int, int]) -> None:
    """A fifth of the page that shows nothing looks unfinished."""
    page.show_matches([], 0)
    show(page, size)
    below = max(part.mapTo(page, part.rect().bottomLeft()).y() for part in page.tiles)
    assert page.height() - below < 0.125 * page.height()
    for way in (page._teach, page._watch, page._problem):
        assert way._about.y() - way._name.geometry().bottom() <= 4, "its words stand together"
