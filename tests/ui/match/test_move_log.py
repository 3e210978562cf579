"""The log grows as one plays, has what a replay has, and cuts no word."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractItemView
from pytestqt.qtbot import QtBot

from naipes_gui.core.face import Face
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.ui.beside_table.hand_story import Kind, Row
from naipes_gui.ui.match.move_log import MoveLog
from naipes_gui.ui.replay.outline import Outline
from naipes_gui.ui.shared.text_style import TextStyle
from tests.playthrough import choice
from tests.ui.felt_help import NAMES
from tests.ui.page_help import is_asked, page_of, play_until, to_the_last_move

ME = Seat(0)
GAMES = sorted(all_games())


def log_of(qtbot: QtBot, game: str, scale: float = 1.0) -> MoveLog:
    log = MoveLog(all_games()[game].face(), ME)
    qtbot.addWidget(log)
    log.dress(TextStyle(wording=Wording(NAMES), text_scale=scale))
    log.resize(288, 700)
    log.show()
    return log


def played(game: str, plies: int, seed: int = 2, **options: Any) -> Timeline[Any]:
    info = all_games()[game]
    timeline: Timeline[Any] = Timeline(info.rules(info.options().make(**options)))
    rng = Random(seed)
    while timeline.ply < plies and not timeline.state.is_over:
        timeline.push(choice(timeline, rng))
    return timeline


def told(rows: list[Row]) -> list[tuple[Any, ...]]:
    """Return what rows tell of tricks and turns, in which nobody's eyes matter."""
    return [
        (row.kind, row.number, row.winner, row.won, row.tricks, row.cells)
        for row in rows if row.kind in (Kind.TRICK, Kind.TURN)
    ]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_the_log_has_the_tricks_and_turns_of_a_replay(qtbot: QtBot, game: str) -> None:
    timeline, log = played(game, 170), log_of(qtbot, game)
    face = all_games()[game].face()
    log.add(timeline.jump(0, ME))
    for ply in range(1, timeline.ply + 1):
        log.add(timeline.tell(ply, ME, face))
    outline = Outline(timeline, ME)
    outline.finish()
    mine, watched = told(log._story.rows()), told(outline.rows)
    assert len(mine) > 8
    assert mine == watched


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_back_finds_the_log_of_the_hand(qtbot: QtBot, game: str) -> None:
    timeline, log, again = played(game, 40), log_of(qtbot, game), log_of(qtbot, game)
    face = all_games()[game].face()
    for ply in range(1, timeline.ply + 1):
        log.add(timeline.tell(ply, ME, face))
    again.add(timeline.leap(timeline.ply, ME, face))
    deals = timeline.state.deals
    here = [row for row in log._story.rows() if row.hand == deals]
    back = [row for row in again._story.rows() if row.hand == deals]
    assert told(here) == told(back)
    assert [log._story.move(c.ply) for r in here for c in r.cells] == [
        again._story.move(c.ply) for r in back for c in r.cells
    ]
    again.add(timeline.leap(timeline.shuffles[-1] + 2, ME, face))
    assert not [row for row in again._story.rows() if row.kind is Kind.TRICK and row.hand == deals]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_the_log_tells_what_could_not_be_seen(qtbot: QtBot, game: str) -> None:
    timeline, log = played(game, 120), log_of(qtbot, game)
    face = all_games()[game].face()
    for ply in range(1, timeline.ply + 1):
        log.add(timeline.tell(ply, ME, face))
    for row in log._story.rows():
        for cell in row.cells:
            known = timeline.view(cell.ply + 1, ME).state.table
            passed = [e for e in timeline.witnessed(cell.ply + 1, ME) if hasattr(e, "cards")]
            seen = {c for cards in known.values() for c in cards}
            seen |= {c for event in passed for c in event.cards}
            seen |= set(timeline.view(cell.ply, ME).memory)
            assert cell.card is None or cell.card in seen


@pytest.mark.thorough
@pytest.mark.sampled
@pytest.mark.parametrize(("scale", "width"), [(1.0, 389), (1.5, 288)])
def test_no_row_cuts_a_word(qtbot: QtBot, scale: float, width: int) -> None:
    """Both sizes of words and both widths are met, the larger words in the narrower log."""
    from naipes_gui.ui.shared.paint import font, text_width

    for game in GAMES:
        timeline, log = played(game, 90), log_of(qtbot, game, scale)
        log.resize(round(width * (1 + (scale - 1) * 0.7)), 700)
        face = all_games()[game].face()
        for ply in range(1, timeline.ply + 1):
            log.add(timeline.tell(ply, ME, face))
        look = log._look
        for row in log._story.rows():
            if row.kind is Kind.TRICK:
                for cell, box in look._cells(row):
                    label = look._label(cell) if cell is not None else NAMES[0]
                    need = text_width(label, font(0.93, 600, scale)) + 43 * scale
                    assert need <= box.width() + 1 or look._columns(row) == 1
            elif row.kind in (Kind.TALK, Kind.TURN):
                assert look._document(row).size().width() <= look._width + 1


def test_what_is_said_aloud_ends_with_one_full_stop(qtbot: QtBot) -> None:
    """Yaku are said one after the other: «4 kan.. I have»."""
    timeline, log = played("hachi_hachi", 170, profile="traditional"), log_of(qtbot, "hachi_hachi")
    face = all_games()["hachi_hachi"].face()
    told = [log._story.move(ply) for ply in _added(log, timeline, face)]
    assert any(". " in each for each in told)
    assert [each for each in told if ".." in each or ".," in each or "!." in each] == []


def _added(log: MoveLog, timeline: Timeline[Any], face: Face) -> range:
    for ply in range(timeline.ply + 1):
        log.add(timeline.tell(ply, ME, face) if ply else timeline.jump(0, ME))
    return range(timeline.ply)


def test_hands_before_fold_to_their_result(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "ecarte", lead=to_the_last_move)
    play_until(qtbot, page, lambda: is_asked(page) and page.board.view_.state.deals == 2)  # type: ignore[union-attr]
    log = page.panel.log
    rows = [log.rows.row(place) for place in range(log.rows.rowCount())]
    heads = [row for row in rows if row.kind is Kind.HAND]
    assert [row.hand for row in heads] == [1, 2]
    assert {row.hand for row in rows if row.kind is not Kind.HAND} == {2}
    assert all(log._story.result(row) for row in heads[:1])
    log.sought.emit(heads[0].start + 1)
    rows = [log.rows.row(place) for place in range(log.rows.rowCount())]
    assert any(row.kind is Kind.TRICK and row.hand == 1 for row in rows)
    assert any(row.kind is Kind.ACCOUNT and row.hand == 1 for row in rows)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_no_delegate_and_no_model_keeps_its_list_alive(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    """In a circle the garbage collector would end one before the other, which Qt does not bear."""
    page = page_of(qtbot, tmp_path, game)
    lists = page.findChildren(QAbstractItemView)
    assert lists
    for view in lists:
        for part in (view.itemDelegate(), view.model()):
            assert not any(kept is view for kept in getattr(part, "__dict__", {}).values())
