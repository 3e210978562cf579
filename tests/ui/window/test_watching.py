"""A hand of the strongest is seen while they still think about the rest of it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from threading import Event, Semaphore
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from pytestqt.qtbot import QtBot

from naipes_gui.core.face import Look
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.options import Value
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import OMNISCIENT
from naipes_gui.games import all_games
from naipes_gui.session import background
from naipes_gui.store import paths
from naipes_gui.store.settings import Settings
from naipes_gui.ui.learn.lesson_page import LessonPage
from naipes_gui.ui.replay import growing
from naipes_gui.ui.replay.page import STILL_PLAYED, ReplayPage
from naipes_gui.ui.replay.transport import OWN
from naipes_gui.ui.shared.rules_named import other_than_taught, rules_in_force
from naipes_gui.ui.table.tempo import READ_LETTER, Speed
from naipes_gui.ui.window.main_window import MainWindow


class Slow:
    """Thinks about a move until it is let go, or until it is stopped."""

    let_go: Semaphore
    closed: int
    nice: int
    fault: Exception | None

    def __init__(self, *given: Any) -> None:
        pass

    def rest(self) -> None:
        """End nothing when nobody has asked for a while, as on a slow machine."""

    def choose(self, view: Any, who: Opponent, seed: int, stop: Event) -> Move | None:
        while not stop.is_set():
            if Slow.let_go.acquire(timeout=0.01):
                if Slow.fault is not None:
                    raise Slow.fault
                moves: list[Move] = [move for move in view.moves if move.verb != "resign"]
                return moves[0]
        return None

    def stand_back(self, nice: int) -> None:
        type(self).nice = nice

    def close(self) -> None:
        Slow.closed += 1


@pytest.fixture(autouse=True)
def _slow(monkeypatch: pytest.MonkeyPatch) -> None:
    Slow.let_go, Slow.closed, Slow.fault = Semaphore(0), 0, None
    monkeypatch.setattr(background, "Thinkers", Slow)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = MainWindow(Settings(speed="instant", sound=False))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    yield window
    window.close()


def watch(qtbot: QtBot, window: MainWindow, game: str) -> ReplayPage:
    """Watch a hand up to where its first move is being thought about."""
    window.watching.watch(game)
    page = window.pages.currentWidget()
    assert isinstance(page, ReplayPage)
    page.hurry(8)
    qtbot.waitUntil(lambda: waits(page))
    return page


def waits(page: ReplayPage) -> bool:
    """Tell whether all that has been played so far has been seen."""
    player = page.player
    return player is not None and player.ply == player.last and page.board.director.is_idle


def moved(page: ReplayPage) -> int:
    return len(page.record.timeline.decisions)


def seen(qtbot: QtBot, page: ReplayPage, moves: int) -> None:
    """Let so many moves be thought, and see them."""
    before = moved(page)
    Slow.let_go.release(moves)
    qtbot.waitUntil(lambda: moved(page) == before + moves and waits(page))


@pytest.mark.parametrize("game", all_games())
def test_every_move_is_shown_before_the_next_is_thought(
    qtbot: QtBot, window: MainWindow, game: str
) -> None:
    page = watch(qtbot, window, game)
    assert page.board.view_ is not None
    assert page.board.view_.state.stage is Stage.HAND, "the deal is seen at once"
    assert page.board.view_.seat == OMNISCIENT
    assert moved(page) == 0
    for made in (1, 2):
        thinks = page.seat_infos[page.record.timeline.state.to_move].name
        assert f"{thinks} is thinking" in page.situation.plain
        seen(qtbot, page, 1)
        assert page.player is not None
        assert page.board.view_ is not None
        assert (moved(page), page.player.is_playing) == (made, True)
        assert page.transport.scrubber.maximum() == page.record.timeline.ply
        assert page.transport.scrubber.value() == page.record.timeline.ply
        said = page.narrator.move(page.record.timeline.decisions[-1]) if page.narrator else ""
        assert said
        assert said.rstrip(".") in page.situation.plain
        assert page.side.list is not None
        assert any(cell.ply == page.record.timeline.decisions[-1]
                   for row in page.outline.rows for cell in row.cells)  # fmt: skip


def test_what_is_told_of_a_move_can_be_read_before_the_next(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = watch(qtbot, window, "ecarte")
    seen(qtbot, page, 1)
    player, tempo = page.player, page.board.table_style.tempo
    assert player is not None
    frame = player._replay.timeline.jump(player.ply, OMNISCIENT)
    told = player.told(player.ply)
    assert told.startswith(page.narrator.move(player.ply - 1) if page.narrator else "?")
    page.board.keep_time(replace(tempo, speed=Speed.NORMAL, boost=1.0))
    player._on_settled(frame)
    assert player._rest.interval() >= READ_LETTER * len(told) > tempo.rest()
    page.board.keep_time(replace(tempo, speed=Speed.NORMAL, boost=4.0))
    player._on_settled(frame)
    assert player._rest.interval() <= READ_LETTER * len(told) / 2


@pytest.mark.parametrize("game", all_games())
def test_it_is_played_by_the_rules_of_the_first_match_after_the_lessons(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Hachi-Hachi was taught and first played in one form, and watched in another."""
    info, asked = all_games()[game], list[Mapping[str, Value]]()
    monkeypatch.setattr(window, "new_match", lambda _, rules: asked.append(rules))
    window.learning.open_lesson(game, 0)
    lesson = window.pages.currentWidget()
    assert isinstance(lesson, LessonPage)
    lesson.match_wanted.emit(game, dict(info.lessons()[0].options))
    watched = watch(qtbot, window, game).record.rules.options
    assert watched == info.rules_with(asked[-1]).options
    assert other_than_taught(info, watched) == ""


@pytest.mark.parametrize("game", all_games())
def test_the_bar_names_the_game_and_the_form_of_its_rules(
    qtbot: QtBot, window: MainWindow, game: str
) -> None:
    page, info = watch(qtbot, window, game), all_games()[game]
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: window.width() == 1280)
    assert page.top.title.isVisible()
    assert page.top.title.text() == info.title.source
    assert page.top.chip.text() == rules_in_force(page.record.rules.options, info.presets)


def test_the_hand_goes_to_its_end_and_stands(qtbot: QtBot, window: MainWindow) -> None:
    page = watch(qtbot, window, "ecarte")
    Slow.let_go.release(1000)
    qtbot.waitUntil(lambda: not page.outline.grows)
    player = page.player
    assert player is not None
    page.go("last")
    page.go("prev")
    page.go("play")
    qtbot.waitUntil(lambda: not player.is_playing)
    assert not page.outline.grows
    assert "thinking" not in page.situation.plain
    assert page.situation.plain.rstrip(".").endswith(page.narrator.end(player.ply)[-1].rstrip("."))  # type: ignore[union-attr]


@pytest.mark.thorough
def test_whoever_leaves_at_any_moment_leaves_nothing_behind_and_comes_back_to_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = watch(qtbot, window, "nlk")
    seen(qtbot, page, 2)
    hand = window.watching._hand
    assert hand is not None
    thread = hand._background._thread
    assert thread.isRunning()
    page.leave()
    assert window.pages.currentWidget() is window.start_page
    assert not thread.isRunning()
    assert (Slow.closed, window.watching._hand) == (1, None)
    left = page.record.timeline.moves
    page = watch(qtbot, window, "nlk")
    assert page.record.timeline.moves[: len(left)] == left
    assert moved(page) == 2
    seen(qtbot, page, 1)


@pytest.mark.thorough
def test_a_hand_that_was_seen_to_its_end_is_followed_by_another(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = watch(qtbot, window, "ecarte")
    Slow.let_go.release(1000)
    qtbot.waitUntil(lambda: not page.outline.grows)
    first = page.record.commit
    page.go("last")
    page.go("prev")
    page.leave()
    window.watching.watch("ecarte")
    again = window.pages.currentWidget()
    assert isinstance(again, ReplayPage)
    qtbot.waitUntil(lambda: again.player is not None)
    assert (again.record.commit, again.outline.grows) == (first, False), "its end was not seen"
    again.go("last")
    again.leave()
    Slow.let_go = Semaphore(0)
    page = watch(qtbot, window, "ecarte")
    assert page.record.commit != first


def test_who_stands_still_is_not_carried_on(qtbot: QtBot, window: MainWindow) -> None:
    page = watch(qtbot, window, "nlk")
    seen(qtbot, page, 2)
    page.go("prev")
    assert page.player is not None
    at = page.player.ply
    Slow.let_go.release(2)
    qtbot.waitUntil(lambda: moved(page) == 4)
    assert page.player.ply == at
    assert page.transport.button("next").isEnabled()
    page.go("play")
    qtbot.waitUntil(lambda: waits(page))
    page.go("next")
    assert page.player.ply == page.player.last, "there is no next one yet"
    page.go("play")
    seen(qtbot, page, 1)


def test_a_hand_that_is_still_played_is_not_gone_over(qtbot: QtBot, window: MainWindow) -> None:
    page = watch(qtbot, window, "nlk")
    page.go_over()
    assert window.pages.currentWidget() is page
    assert STILL_PLAYED.source in page.board.toast._text.text()


def test_a_hand_that_cannot_be_played_on_is_told_of(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "report", lambda _: None)
    page = watch(qtbot, window, "nlk")
    Slow.fault = RuntimeError("no idea")
    Slow.let_go.release()
    qtbot.waitUntil(lambda: not page.outline.grows)
    assert growing.FAILED.source in page.board.toast._text.text()
    player = page.player
    assert player is not None
    qtbot.waitUntil(lambda: not player.is_playing)
    assert "thinking" not in page.situation.plain


def test_another_person_at_the_window_is_shown_a_table_that_waits_for_nobody(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = watch(qtbot, window, "nlk")
    window._stop_deeds()
    assert not page.outline.grows
    assert window.watching._hand is None


def test_what_was_played_to_be_watched_speaks_of_nothing_that_is_ones_own(
    qtbot: QtBot, window: MainWindow
) -> None:
    """There are no decisions of one's own in it, and it is no match of the library to note in."""
    page = watch(qtbot, window, "hachi_hachi")
    assert page.path == paths.watched_file("hachi_hachi")
    assert not any(page.transport.button(way).isVisible() for way in OWN)
    assert page.transport.button("next").isVisible()
    page.write_note()
    assert page.side.notes.isHidden()
    view = page.board.view_
    assert view is not None
    piles = [spot for spot in page.face.spots(view) if spot.look is Look.CLASSES]
    assert not any(spot.closed for spot in piles), "who sees all hands sees what was captured, too"


def test_it_is_told_in_the_present_language_while_it_waits(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = watch(qtbot, window, "nlk")
    window.change(language="es")
    page.event(QEvent(QEvent.Type.LanguageChange))
    thinks = page.seat_infos[page.record.timeline.state.to_move].name
    assert f"{thinks} piensa" in page.situation.plain
    window.change(language="en")


def test_the_list_of_moves_grows_as_one_watches(qtbot: QtBot, window: MainWindow) -> None:
    page = watch(qtbot, window, "ecarte")
    page.go("play")
    Slow.let_go.release(1000)
    qtbot.waitUntil(lambda: not page.outline.grows)
    player, moves = page.player, page.side.list
    assert player is not None
    assert moves is not None
    assert player.ply < player.last, "the rest has been played, and not been watched"

    def listed() -> set[int]:
        rows = (moves.rows.row(place) for place in range(moves.rows.rowCount()))
        return {cell.ply for row in rows for cell in row.cells}

    decisions = set(page.record.timeline.decisions)
    while player.ply < player.last:
        assert listed() == {ply for ply in decisions if ply < player.ply}
        page.go("next")
        qtbot.waitUntil(lambda: page.board.director.is_idle)
    page.seek(min(decisions) + 1)
    assert listed() == decisions, "what was seen once stays told"
