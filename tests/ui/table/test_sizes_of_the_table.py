"""The table is a picture of a view, whatever sizes it had before."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from naipes_gui.core.table import Seat
from naipes_gui.core.turns import Turns
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.tempo import Speed, Tempo
from tests.ui.felt_help import Case, play, table_of

CASES = [
    Case("ecarte", 2),
    *(Case("napoleon", n) for n in range(3, 8)),
    *(Case("mosca", n) for n in range(3, 7)),
    *(Case("nlk", n) for n in range(3, 10)),
    *(Case("hachi_hachi", n) for n in range(3, 7)),
    Case("hachi_hachi", 5, (("profile", "traditional"),)),
]
SIZES = (
    (992, 716), (900, 516), (560, 380), (1600, 956), (612, 516), (1280, 616), (900, 800),
    (812, 416), (2272, 1300),
)  # fmt: skip
Picture: TypeAlias = dict[str, object]


def picture(board: Board) -> Picture:
    """Return everything that is to be seen on a table besides what somebody says."""
    found: Picture = {"room": board.table.room}
    for (zone, place), pose in board.table.laid.items():
        item = board.table.item((zone, place))
        seen = item.isVisible() and item.opacity() > 0
        found[f"{zone} {place}"] = (pose, seen, *_lies(item)) if seen else pose.visible
    for key, piece in board.overlay._pieces.items():
        size = piece.pixmap().size()
        found[key] = piece.pos(), piece.isVisible(), piece.opacity(), piece.zValue(), size
    crowned = board.table.crowned
    found["crown"] = crowned, board.table._crown.pos() if crowned is not None else None
    found["buttons"] = list(board.bar.boxes()), board.sorter.isVisible()
    return found


def _lies(item: Any) -> tuple[object, ...]:
    look = item.card, item.height, item.is_face_up, item._front.pixmap().size(), item.is_marked
    lifted = item.lift.pos(), item.turn.angle()
    return item.pos(), item.rotation(), item.scale(), item.zValue(), look, lifted


def differences(one: Picture, other: Picture) -> dict[str, tuple[object, object]]:
    keys = one.keys() | other.keys()
    return {k: (one.get(k), other.get(k)) for k in keys if one.get(k) != other.get(k)}


def resized(board: Board, rng: Random) -> Iterator[tuple[int, int]]:
    """Give a table one size after the other, sometimes before it has come to rest."""
    for size in rng.sample(SIZES, 2):
        board.resize(*size)
        if rng.random() < 0.3:
            QCoreApplication.processEvents()
        yield size


def forget_the_turn(board: Board) -> None:
    """Whoever comes to a table as it stands has not seen what was done last."""
    board.turns = Turns()
    board.overlay.turn_line.tell(())
    board.table.recent = frozenset()
    board.table.mark(board.table.marks)


@pytest.mark.sampled("case.game")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_table_looks_as_if_it_had_always_had_its_size(qtbot: QtBot, case: Case) -> None:
    rng = Random(str(case))
    board, rules = table_of(case, SIZES[0])
    fresh, _ = table_of(case, SIZES[0])
    qtbot.addWidget(board)
    qtbot.addWidget(fresh)
    looked = sorted(rng.sample(range(1, 61), 5))
    # What leads there at once is shown too: a table that is played on has more to forget.
    shown = {*looked, *(ply - 1 for ply in looked)}
    for timeline in play(board, rules, 60, 1, lambda timeline: timeline.ply in shown):
        if timeline.ply not in looked:
            continue
        board.keep_time(Tempo(Speed.NORMAL))
        forget_the_turn(board)
        *_, last = resized(board, rng)
        if rng.random() < 0.5:
            board._repaint.timeout.emit()
        fresh.view_ = None
        fresh.resize(*last)
        fresh.show_frame(timeline.jump(timeline.ply, Seat(0)))
        assert not differences(picture(board), picture(fresh)), (timeline.ply, last)
        board.keep_time(Tempo(Speed.INSTANT))
    board.stop()
    fresh.stop()


def test_cards_that_were_picked_stand_up_again_after_a_resize(qtbot: QtBot) -> None:
    board, rules = table_of(Case("mosca", 4), SIZES[0])
    qtbot.addWidget(board)
    for _ in play(board, rules, 60, seed=1):
        if board.hand.playable:
            break
    card = min(board.hand.playable)
    board.hand.focus, board.hand.by_key = card, True
    board.table.mark(replace(board.table.marks, picked=(card,)))
    board.resize(*SIZES[1])
    place = board.table.place_of(card)
    assert place is not None
    assert [item.is_raised for item in board.table.items_of("hand:0")].count(True) == 1
    assert board.table.item(place).lift.pos().y() < 0
    board.stop()


def test_a_card_that_shakes_lies_right_after_a_resize_and_can_shake_again(qtbot: QtBot) -> None:
    board, rules = table_of(Case("mosca", 4), SIZES[0])
    qtbot.addWidget(board)
    for _ in play(board, rules, 60, seed=1):
        if board.hand.playable:
            break
    board.keep_time(Tempo(Speed.NORMAL))
    card = min(board.hand.playable)
    place = board.table.place_of(card)
    assert place is not None
    board.hand._shake(card)
    board.resize(*SIZES[1])
    qtbot.waitUntil(lambda: board.hand._shaking is None and not board._repaint.isActive())
    pose = board.table.laid[place]
    assert (board.table.item(place).x(), board.table.item(place).y()) == (pose.x, pose.y)
    board.hand._shake(card)
    assert board.hand._shaking is not None
    board.hand.disarm()
    board.stop()
