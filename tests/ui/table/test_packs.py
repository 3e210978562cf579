"""The pack is cut as a hand does it, and dealt from one heap that grows smaller card by card."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPropertyAnimation
from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Cut, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.cutting import CUT, MARK
from naipes_gui.ui.table.director import Beat
from naipes_gui.ui.table.layout import STACKED
from naipes_gui.ui.table.packs import cutting, riffle
from naipes_gui.ui.table.tempo import Speed, Tempo
from tests.ui.felt_help import Case, come_to_rest, play, table_of
from tests.ui.table_help import ME, STILL, board, played

QUICK = Tempo(Speed.FASTER, 200, boost=12.0)
TEMPI = [QUICK, replace(QUICK, reduced_motion=True)]


def cut_by(seat: Seat) -> Timeline[Any]:
    """Return a match in which a seat is to cut."""
    return next(t for t in (played(2, s) for s in range(1, 60)) if t.state.to_move == seat)


def table_at(qtbot: QtBot, timeline: Timeline[Any]) -> Board:
    table = board(STILL)
    qtbot.addWidget(table, before_close_func=lambda widget: widget.stop())
    table.show()
    table.show_frame(timeline.jump(timeline.ply, ME))
    assert timeline.state.stage is Stage.CUT
    return table


@pytest.mark.parametrize("tempo", TEMPI, ids=["moving", "still"])
@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_the_lifted_packet_goes_under_and_the_pack_is_one_again(
    qtbot: QtBot, seat: Seat, tempo: Tempo
) -> None:
    timeline = cut_by(seat)
    table = table_at(qtbot, timeline)
    scene, before = table.table, list(table.table.items_of("stock"))
    spread = {round(item.x()) for item in before if item.isVisible()}
    assert (len(spread) > STACKED) == (seat == ME)
    animation = cutting(scene, 11, tempo)
    if animation.totalDuration():
        with qtbot.waitSignal(animation.finished):
            animation.start()
    after = list(scene.items_of("stock"))
    # Cards that nobody knows are as good as each other where nothing is seen to move.
    assert tempo.reduced_motion or after == [*before[11:], *before[:11]]
    seen = [item for item in after if item.isVisible() and item.opacity() > 0]
    assert seen == after[:STACKED]
    heights = [item.zValue() for item in after[: len(after) - 11] if item.isVisible()]
    assert heights == sorted(heights, reverse=True)
    for i, item in enumerate(seen):
        pose = scene.laid["stock", i]
        assert (item.x(), item.y()) == pytest.approx((pose.x, pose.y), abs=0.6)


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_the_stock_counts_every_card_that_is_dealt(qtbot: QtBot, seat: Seat) -> None:
    timeline = cut_by(seat)
    table, told = table_at(qtbot, timeline), list[str]()
    table.keep_time(QUICK)

    def note() -> None:
        told.append(str(table.overlay._pieces._signs["label:stock"][0][0]))  # type: ignore[index]

    table.table.departed.connect(note)
    timeline.push(timeline.rules.legal(timeline.state)[0])
    assert timeline.state.stage is Stage.HAND
    table.show_frame(timeline.step(timeline.ply, ME))
    come_to_rest(table)
    counts = list(dict.fromkeys(told))
    assert counts == [f"Stock {n}" for n in range(31, 20, -1)]


def test_no_packet_leaves_the_felt_where_the_pack_lies_at_its_edge(qtbot: QtBot) -> None:
    table, rules = table_of(Case("hachi_hachi", 3), (992, 668))
    qtbot.addWidget(table, before_close_func=lambda widget: widget.stop())
    scene = table.table
    for timeline in play(table, rules, 60, seed=3):
        if timeline.state.stage is Stage.HAND:
            break
    half = scene.items_of("stock")[0].height * scene.cards.aspect / 2
    for animation in (riffle(scene, QUICK), cutting(scene, 11, QUICK)):
        glides = animation.findChildren(QPropertyAnimation)
        ways = [each for each in glides if each.propertyName() == b"pos"]
        assert ways
        for way in ways:
            reached = [way.keyValueAt(step).x() for step in (0.35, 1.0) if way.keyValueAt(step)]
            assert min([way.endValue().x(), *reached]) - half >= 0
        animation.deleteLater()


def test_the_mark_goes_with_the_cut_and_a_name_comes_with_its_card(qtbot: QtBot) -> None:
    """Nothing tells of the pack that lay spread out, or of a card that is still in the air."""
    timeline = cut_by(ME)
    table = table_at(qtbot, timeline)
    scene, pieces = table.table, table.overlay.pieces
    assert MARK in pieces()
    table.choose(CUT)
    assert MARK not in pieces()
    table.keep_time(QUICK)
    lying, while_cut = list[bool](), list[bool]()

    def note() -> None:
        if "label:turnup" in pieces():
            pose, item = scene.laid["turnup", 0], scene.items_of("turnup")[0]
            lying.append((item.x(), item.y()) == pytest.approx((pose.x, pose.y), abs=1))

    def note_cut(beat: Beat) -> None:
        if beat.kind is Cut:
            while_cut.append("label:stock" in pieces())

    scene.departed.connect(note)
    table.director.performed.connect(note_cut)
    timeline.push(timeline.rules.legal(timeline.state)[0])
    table.show_frame(timeline.step(timeline.ply, ME))
    come_to_rest(table)
    assert while_cut == [False]
    assert lying
    assert all(lying)
    assert {"label:stock", "label:turnup"} <= pieces().keys()
