"""Neither a hint nor the last turn lies on anything of the table, however small the window."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import Stage
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.ui.match.last_turn import LastTurn
from naipes_gui.ui.shared.markup import markup
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.free_place import lying
from naipes_gui.ui.table.geometry import Box
from tests.ui.felt_help import STRAIGHT
from tests.ui.looking import Dress, dress
from tools.table_walk.laying import Setting, seat_infos
from tools.table_walk.positions import ME, Position, positions, record

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
MATCHES = ("ecarte-2", "mosca-4", "napoleon-6", "nlk-4", "hachi_hachi-3", "hachi_hachi-5")
SETTINGS = (Setting((900, 600)), Setting((900, 600), 2.0), Setting((1280, 800), 2.0),
            Setting((900, 600), 2.0, coach=True))  # fmt: skip
MOST = 3
"""So many decisions of a match are looked at, the fullest of each kind first."""
NUDGE = (
    "2 choices are about equally good; the next best brings about 29 mon less. Press H again to "
    "see the move."
)
MOVE = markup(
    "<b>Take.</b> To beat it would cost the eight of hearts. You lose the hand in 2 deals of 10. "
    "About as good: <b>8♥</b>. Press H again for the figures."
)
REASON = markup("{}" + "<br>7♣: −2.91 ±0.14" * 4, NUDGE)
SAID = NUDGE, MOVE, REASON


def decisions(match: str) -> Iterator[Position]:
    """Yield where I choose, in the middle of a hand."""
    mine = (
        each for each in positions(match, 24)
        if each.view.state.stage is Stage.HAND and each.view.state.to_move == ME
        and len(each.view.moves) > 1
    )  # fmt: skip
    yield from (each for each, _ in zip(mine, range(MOST), strict=False))


def covered(board: Board, box: Box) -> list[Box]:
    """Return what a box lies on; shadows may touch."""
    pieces = board.overlay.pieces() | board.overlay.empty_places()
    panel = () if board.covered is None else (board.covered,)
    lies = (*lying(board.table), *pieces.values(), *board.pressable(), *panel)
    return [one for one in lies if _depth(one, box) > 1]


def _depth(a: Box, b: Box) -> float:
    return min(min(a.right, b.right) - max(a.x, b.x), min(a.bottom, b.bottom) - max(a.y, b.y))


def board_of(qtbot: QtBot, match: str, setting: Setting) -> Board:
    found = record(match)
    info, count = all_games()[found.header.game], len(found.header.seats)
    names, infos = seat_infos(count)
    board = Board(info.face(), found.rules.pack.deck, infos, clockwise=info.clockwise)
    qtbot.addWidget(board)
    board.resize(*setting.felt)
    style = replace(STRAIGHT.text_style, wording=Wording(names), text_scale=setting.scale)
    board.adopt(replace(STRAIGHT, text_style=style))
    board.show()
    QCoreApplication.processEvents()
    return board


@pytest.mark.sampled
@pytest.mark.parametrize(("match", "setting"), [*product(MATCHES, SETTINGS)], ids=str)
def test_no_hint_and_no_last_turn_lies_on_the_table(
    qtbot: QtBot, dress: Dress, match: str, setting: Setting
) -> None:
    dress(text_scale=setting.text)
    look_at(board_of(qtbot, match, setting), match)


@pytest.mark.parametrize("match", ["ecarte-2", "napoleon-6", "nlk-4"])
def test_nor_under_a_panel_that_lies_over_the_table(qtbot: QtBot, dress: Dress, match: str) -> None:
    """What lies under it is not read."""
    dress(text_scale=1.0)
    board = board_of(qtbot, match, Setting((900, 600)))
    board.covered = Box(640, 0, 260, 600)
    look_at(board, match)


def look_at(board: Board, match: str) -> None:
    """Say a hint and show the last turn where there is much to cover."""
    last, shown, crowded = LastTurn(board), list[bool](), list[None]()
    board.toast.crowded_out.connect(lambda: crowded.append(None))
    timeline: Any = record(match).timeline
    for position in decisions(match):
        board.show_frame(timeline.leap(position.ply, ME, board.face))
        for said in SAID:
            crowded.clear()
            board.toast.say_apart(said)
            board.place_overlays()
            assert board.toast.isVisible() is not bool(crowded)
            assert not any(covered(board, box) for box in board.toast.boxes())
            last.show_now()
            if last.isVisible():
                area = last.geometry()
                box = Box(area.x(), area.y(), area.width(), area.height())
                assert not covered(board, box)
                assert not any(box.meets(notice) for notice in board.toast.boxes())
            shown.append(last.is_shown)
            last.put_away()
            board.toast.dismiss()
    assert any(shown)


NOTICES = (
    "Do it? Press again.",
    "You have to follow suit: you hold the nine and the eight of spades. Rule 2.5",
    "This card cannot go there: on Elvira's pile lies the ten of hearts, and only the jack "
    "follows it. Rule 3.2",
)
LEAST_HIDDEN = 0.06
"""So much of the felt may lie under a notice that finds no free place, of all there is."""


@pytest.mark.parametrize("match", ["mosca-4", "nlk-3", "hachi_hachi-5"])
@pytest.mark.parametrize("setting", SETTINGS[1:], ids=str)
def test_a_notice_lies_where_the_least_of_the_game_does(
    qtbot: QtBot, dress: Dress, match: str, setting: Setting
) -> None:
    """It comes at its time, free place or not: then over nothing that one is about to press."""
    dress(text_scale=setting.text)
    board = board_of(qtbot, match, setting)
    free = 0
    for position, said in product(decisions(match), NOTICES):
        timeline: Any = record(match).timeline
        board.show_frame(timeline.leap(position.ply, ME, board.face))
        board.warn(said)
        (box,) = board.toast.boxes()
        assert box.x >= 0 <= box.y
        assert box.right <= board.width()
        assert box.bottom <= board.height()
        hidden = [each for each in lying(board.table) if _depth(each, box) > 1]
        assert sum(_area(each, box) for each in hidden) < LEAST_HIDDEN * _felt_of(board)
        assert not any(_depth(each, box) > 1 for each in board.pressable())
        free += not hidden
        board.toast.dismiss()
    assert free


def _area(a: Box, b: Box) -> float:
    wide, high = min(a.right, b.right) - max(a.x, b.x), min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, wide) * max(0.0, high)


def _felt_of(board: Board) -> float:
    """Return how large the felt is."""
    return float(board.width() * board.height())
