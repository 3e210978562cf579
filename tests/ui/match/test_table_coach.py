"""The coach at the table: on the person's turn alone, over nothing, and sent away with a key."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.core.coach import GOODBYE, MATCHES, Coached
from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.rules import Stage
from naipes_gui.store import coached
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.prompt import MOST_MOVES, MOVED, Prompt
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.match.table_coach import _meanwhile
from naipes_gui.ui.table.free_place import lying
from naipes_gui.ui.table.geometry import Box
from tests.having import having
from tests.ui.page_help import (
    SETTINGS,
    _go_on,
    _is_my_turn,
    is_asked,
    page_of,
    play_until,
    to_a_card,
)

WIDE = 1280
"""Here there is room beside what everybody says."""
SIZES = ((900, 600), (WIDE, 800))


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> TablePage:
    coached.keep("hachi_hachi", Coached(is_on=True))
    page = page_of(qtbot, tmp_path, "hachi_hachi")
    play_until(qtbot, page, lambda: is_asked(page))
    return page


def said(page: TablePage) -> str:
    """Return what the coach says now, asked for anew each time."""
    return page.note.said.question if page.note.said is not None else ""


def paper(page: TablePage) -> Prompt:
    found = page.board.findChild(Prompt)
    assert found is not None
    return found


def test_unasked_he_says_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "hachi_hachi")
    play_until(qtbot, page, lambda: is_asked(page))
    assert not said(page)
    assert paper(page).isHidden()


def to_a_forced_draw(recorder: Recorder) -> None:
    """Play until the person can only draw."""
    while not (_is_my_turn(recorder.timeline) and _can_only_draw(recorder)):
        _go_on(recorder)


def _can_only_draw(recorder: Recorder) -> bool:
    legal = recorder.record.rules.legal(recorder.timeline.state)
    return [move.verb for move in legal if move.verb != "resign"] == ["draw"]


@pytest.mark.thorough
def test_who_can_only_draw_is_told_what_for(qtbot: QtBot, tmp_path: Path) -> None:
    coached.keep("nlk", Coached(is_on=True))
    page = page_of(qtbot, tmp_path, "nlk", lead=to_a_forced_draw)
    qtbot.waitUntil(lambda: "so you draw" in said(page))


def test_in_every_match_if_that_is_wanted(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(speed="instant", trick_hold_ms=1, review=False, coach="always")
    page = page_of(qtbot, tmp_path, "hachi_hachi", settings)
    play_until(qtbot, page, lambda: is_asked(page))
    assert said(page)
    page.adopt(Settings(speed="instant", review=False, coach="never"))
    assert not said(page)


def test_he_speaks_on_my_turn_and_leaves_the_hand_as_it_counts(page: TablePage) -> None:
    assert said(page)
    line, felt = page.note.line, page.board.size()
    assert line.isVisible()
    assert page.board.view_ is not None
    page.board.choose(page.board.view_.moves[0])
    assert not said(page)
    assert not page.panel.score.assisted
    assert line.isVisible(), "the flower table keeps its room, said or unsaid"
    assert page.board.size() == felt


def test_among_several_he_has_his_line_before_the_first_hand(qtbot: QtBot, tmp_path: Path) -> None:
    coached.keep("mosca", Coached(is_on=True))
    page = page_of(qtbot, tmp_path, "mosca")
    qtbot.waitUntil(page.note.line.isVisible)
    felt, waiting = page.board.size(), page.note.line.text()
    assert "coach" in waiting.lower(), "a band without a word would be in the way"
    assert waiting != "Coach"
    play_until(qtbot, page, lambda: is_asked(page) and bool(said(page)))
    assert page.board.size() == felt
    page.coach.give_way()
    assert "turn" not in page.note.line.text(), "it is mine already"


def test_of_a_single_move_nobody_is_told_to_decide(page: TablePage) -> None:
    view = page.board.view_
    assert view is not None
    assert len(view.moves) > 1
    assert "up to you" in _meanwhile(view)
    assert "one move" in _meanwhile(replace(view, moves=view.moves[:1]))


def test_with_one_rival_he_speaks_where_the_felt_is_free(qtbot: QtBot, tmp_path: Path) -> None:
    coached.keep("ecarte", Coached(is_on=True))
    page = page_of(qtbot, tmp_path, "ecarte", lead=to_a_card)
    qtbot.waitUntil(lambda: bool(said(page)))
    qtbot.waitUntil(lambda: not paper(page).isHidden())
    assert page.note.line.isHidden()


def test_escape_puts_the_sentence_away_and_nothing_else(page: TablePage) -> None:
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not said(page)
    assert page.coach.is_on


def test_a_click_on_it_puts_it_away(page: TablePage) -> None:
    QTest.mouseClick(page.note.line, Qt.MouseButton.LeftButton)
    assert not said(page)


def test_a_key_sends_him_away_and_calls_him_back(page: TablePage) -> None:
    button = page.top.button("coach")
    assert button.property("lit")
    QTest.keyClick(page.board, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert not said(page)
    assert not coached.read("hachi_hachi").is_on
    assert not button.property("lit")
    button.click()
    assert said(page)
    assert coached.read("hachi_hachi").is_on
    assert button.property("lit")


@pytest.mark.parametrize("coach", ["always", "never"])
def test_the_key_holds_for_a_match_whatever_the_settings_say(
    qtbot: QtBot, tmp_path: Path, coach: str
) -> None:
    settings = Settings(speed="instant", trick_hold_ms=1, review=False, coach=coach)
    page = page_of(qtbot, tmp_path, "hachi_hachi", settings)
    play_until(qtbot, page, lambda: is_asked(page))
    for was_said in (coach == "always", coach == "never"):
        assert bool(said(page)) is was_said
        QTest.keyClick(page.board, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert bool(said(page)) is (coach == "always")


def test_in_the_end_he_says_good_bye_once(qtbot: QtBot, tmp_path: Path) -> None:
    coached.keep("hachi_hachi", Coached(is_on=True, matches=MATCHES))
    page = page_of(qtbot, tmp_path, "hachi_hachi")
    play_until(qtbot, page, lambda: is_asked(page))
    assert said(page)
    assert said(page) == page.wording.say(GOODBYE.text)
    assert not coached.read("hachi_hachi").is_on


@pytest.mark.sampled
@pytest.mark.parametrize("game", having("table.coach"))
@pytest.mark.parametrize("size", SIZES)
def test_he_covers_no_card_no_count_and_no_plate(
    qtbot: QtBot, tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    settings = Settings(speed="instant", trick_hold_ms=1, review=False, coach="always")
    page = page_of(qtbot, tmp_path, game, settings)
    page.resize(*size)
    seen = 0

    def looked() -> bool:
        nonlocal seen
        if is_asked(page) and page.board.director.is_idle and page.note.said is not None:
            seen += 1
            assert page.note.is_above or not covered(page)
        view = page.board.view_
        return seen > 3 or (view is not None and view.state.stage is Stage.OVER)

    play_until(qtbot, page, looked)
    assert seen


@pytest.mark.parametrize("size", SIZES)
def test_he_and_a_notice_lie_apart_and_he_comes_back(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    """A notice may be long, and the buttons may leave no room for both: then he waits."""
    settings = Settings(speed="instant", trick_hold_ms=1, review=False, coach="always")
    page = page_of(qtbot, tmp_path, "mosca", settings, players=4)
    page.resize(*size)
    play_until(qtbot, page, lambda: is_asked(page) and page.note.said is not None)
    board = page.board
    for words in ("Short.", "The deal is the same, and so it is an exercise. " * 3):
        board.tell(words)
        sheet = paper(page)
        here = Box(sheet.x(), sheet.y(), sheet.width(), sheet.height())
        assert sheet.isHidden() or not any(box.meets(here, 0) for box in board.toast.boxes())
        board.toast.dismiss()
        assert page.note.is_above or not paper(page).isHidden()


def covered(page: TablePage) -> list[Box]:
    sheet, board = paper(page), page.board
    assert not sheet.isHidden()
    here = Box(sheet.x(), sheet.y(), sheet.width(), sheet.height())
    said = [bubble.box for bubble in board.overlay.talk.bubbles.values() if bubble.is_seen]
    others = (*lying(board.table), *board.overlay.everything(), *board.pressable(), *said)
    return [box for box in others if here.meets(box, 0)]


def test_what_was_understood_is_kept(page: TablePage) -> None:
    page.coach.close()
    assert coached.read("hachi_hachi").is_on
    assert SETTINGS.coach == "asked"


def test_whoever_hears_the_table_hears_him_after_whose_turn_it_is(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = list[str]()
    monkeypatch.setattr(
        "naipes_gui.ui.match.telling.announce", lambda _, text, urgent=False: heard.append(text)
    )
    settings = Settings(speed="instant", trick_hold_ms=200, review=False, coach="always")
    page = page_of(qtbot, tmp_path, "ecarte", settings)
    play_until(qtbot, page, lambda: is_asked(page) and bool(said(page)))
    last = next(text for text in reversed(heard) if "Coach: " in text)
    assert last.index("Your turn") < last.index(f"Coach: {said(page)}")


def test_a_hint_stands_in_the_line_of_the_coach_and_covers_nothing(page: TablePage) -> None:
    """One voice at a time: the coach is silent, and is heard again at the next decision."""
    view = page.board.view_
    assert view is not None
    assert said(page)
    moves = view.moves
    choices = (Weighed(moves[0], 0.5), Weighed(moves[-1], 0.0, 0.1))
    page.hints.ask()
    assert "assisted" in page.note.line.text(), "what a hint costs is seen though the coach speaks"
    page.hints.ask()
    page.session.advised.emit(page.board.ply, Counsel(moves[0], choices, Counted.POINTS, 80))
    assert not said(page)
    assert page.board.toast.isHidden()
    assert "H" in page.note.line.text()
    page.hints.ask()
    assert "<b>" in page.note.line.text(), "the move is named in bold"
    page.hints.forget()
    assert "<b>" not in page.note.line.text()


@pytest.mark.parametrize("game", ["ecarte", "napoleon"])
def test_he_speaks_at_one_place_or_leaves_it_once(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    """Who looks for what he says looks where it stood."""
    settings = Settings(speed="instant", trick_hold_ms=1, review=False, coach="always")
    page = page_of(qtbot, tmp_path, game, settings)
    page.resize(WIDE, 800)
    places, plies = list[tuple[float, float]](), set[int]()

    def looked() -> bool:
        if is_asked(page) and page.board.director.is_idle and page.note.said is not None:
            plies.add(page.board.ply)
            sheet = paper(page)
            here = Box(sheet.x(), sheet.y(), sheet.width(), sheet.height()).centre
            at = (0.0, 0.0) if page.note.is_above else here
            if not any(abs(at[0] - x) + abs(at[1] - y) <= MOVED for x, y in places):
                places.append(at)
        view = page.board.view_
        return len(plies) > 4 or (view is not None and view.state.stage is Stage.OVER)

    play_until(qtbot, page, looked)
    assert len(plies) > 1
    assert 1 <= len(places) <= 1 + MOST_MOVES
