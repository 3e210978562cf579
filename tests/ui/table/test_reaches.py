"""What lies on the table is clicked and dragged where a person would, in every game."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.core.moves import Move
from naipes_gui.core.reach import Reach
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat, ZoneId
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.geometry import LIFT
from tests.ui.felt_help import Case, is_my_turn, play, table_of

ME = Seat(0)
NLK, FLOWERS = Case("nlk", 3), Case("hachi_hachi", 3)
ALL = (Case("ecarte", 2), Case("napoleon", 4), Case("mosca", 4), NLK, FLOWERS)
OUTSIDE = QPoint(1300, 300)


@pytest.fixture
def made() -> list[Move]:
    """Return a list for what is decided."""
    return []


def decisions(
    qtbot: QtBot, case: Case, made: list[Move], plies: int = 150
) -> Iterator[tuple[Board, View[Any]]]:
    board, rules = table_of(case, (1100, 760))
    qtbot.addWidget(board)
    board.chosen.connect(lambda _, move: made.append(move))
    for timeline in play(board, rules, plies, 5, is_my_turn):
        if board.hand.armed:
            yield board, timeline.view(timeline.ply, ME)


def again(board: Board, view: View[Any]) -> None:
    board.table.settle(view)
    board.hand.arm(view)
    board.offer()


def point(board: Board, zone: ZoneId, card: Any = None) -> QPoint:
    """Return a point on a card of a zone, by default the last, that no other card covers."""
    cards = board.table.view.state.table[zone]  # type: ignore[union-attr]
    seen = [n for n in range(len(cards)) if board.table.laid[zone, n].visible]
    nth = cards.index(card) if card else seen[-1]
    pose = board.table.laid[zone, nth]
    across, along = pose.height * board.table.cards.aspect / 2 - 4, pose.height / 2 - 4
    for x, y in ((0, 0), (-across, along), (across, along), (-across, -along), (across, -along)):
        at = QPoint(round(pose.x + x), round(pose.y + y))
        hit = board.place_at(at)
        if hit == (zone, nth) or (hit is not None and card is None and hit[0] == zone):
            return at
    raise AssertionError(f"{zone} is covered")


def click(board: Board, at: QPoint) -> None:
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)


def drag(board: Board, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(board.viewport(), start + (end - start) * part)
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=end)


def target(board: Board, reach: Reach) -> QPoint:
    """Return where to drop what a place waits for."""
    if board.view_ is not None and board.view_.zones.owner(reach.zone) == ME:
        return QPoint(550, round(board.table.room.hand_top + 20))
    return point(board, reach.zone)


def test_everything_that_stands_for_a_move_makes_it_when_clicked(
    qtbot: QtBot, made: list[Move]
) -> None:
    seen = set[str]()
    for board, view in decisions(qtbot, NLK, made):
        for reach in board.face.reaches(view):
            if not view.state.table[reach.zone] or reach.zone == board.my_zone():
                continue
            made.clear()
            click(board, point(board, reach.zone, reach.card))
            assert made == [reach.move]
            seen.add(reach.move.verb)
            again(board, view)
    assert seen == {"draw", "give", "place", "keep", "take"}


def test_what_is_carried_makes_a_move_where_it_is_let_go(qtbot: QtBot, made: list[Move]) -> None:
    seen = set[str]()
    for board, view in decisions(qtbot, NLK, made):
        for reach in board.face.reaches(view):
            if not reach.source or (reach.zone != board.my_zone() and not board.bar.isVisible()):
                continue
            start = point(board, reach.source, reach.carried)
            made.clear()
            drag(board, start, OUTSIDE)
            assert made == []
            drag(board, start, target(board, reach))
            assert made == [reach.move]
            seen.add(reach.move.verb)
            again(board, view)
    assert seen == {"give", "place", "keep", "take"}


def test_escape_takes_back_what_is_dragged(qtbot: QtBot, made: list[Move]) -> None:
    tried = set[str]()
    for board, view in decisions(qtbot, NLK, made):
        sources = {reach.source: reach for reach in board.face.reaches(view) if reach.source}
        starts = [point(board, zone, reach.carried) for zone, reach in sources.items()]
        if board.table.hand_in_order():
            starts.append(point(board, board.my_zone()))
        for start in starts:
            QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=start)
            board.pointer.move(QPointF(500, 380))
            assert board.hand.is_dragging or board.grasp.is_dragging
            QTest.keyClick(board, Qt.Key.Key_Escape)
            QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 380))
            assert not made
            assert board.hand.armed
            tried.add("hand" if board.hand.playable else "piles")
            again(board, view)
    assert tried == {"hand", "piles"}


def test_piles_that_wait_for_a_gift_are_ringed_and_say_whose_they_are(
    qtbot: QtBot, made: list[Move]
) -> None:
    found = 0
    for board, view in decisions(qtbot, NLK, made):
        gifts = [move for move in view.moves if move.verb in ("give", "place")]
        tops = {view.state.table[f"pile:{move.number}"][-1] for move in gifts}
        assert {*board.table.marks.hinted} == tops
        only_draws = [move.verb for move in view.moves] == ["draw"]
        waiting = ["stock"] if only_draws else [f"pile:{move.number}" for move in gifts]
        assert [*board.table.aims] == waiting
        if len(gifts) and len(view.moves) > 1:
            board.advise(next(move for move in view.moves if move not in gifts))
            assert not board.table.marks.hinted
            board.advise(gifts[0])
            assert [*board.table.aims] == [f"pile:{gifts[0].number}"]
            again(board, view)
        found += len(gifts)
    assert found > 3


def test_beside_a_hint_only_the_card_that_is_pointed_at_shows_what_it_takes(
    qtbot: QtBot, made: list[Move]
) -> None:
    """Two cards stood up and two were outlined in the field, and nothing said which was which."""
    tried = 0
    for board, view in decisions(qtbot, FLOWERS, made):
        takes = {move.cards[0]: move for move in view.moves if move.onto}
        for advised, pointed in permutations(takes, 2):
            if advised.month == pointed.month:
                continue
            board.advise(takes[advised])
            board.hand.point_at(pointed)
            hinted = {*board.table.marks.hinted}
            assert not hinted & {*takes[advised].onto}
            assert {advised, *takes[pointed].onto} <= hinted
            assert board.hand.lift_of(pointed) == 1.0
            assert board.hand.lift_of(advised) == 0.0
            board.hand.point_at(None)
            assert {*takes[advised].onto} <= {*board.table.marks.hinted}
            assert board.hand.lift_of(advised) == 1.0
            tried += 1
        board.advise(None)
        again(board, view)
    assert tried


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_card_of_the_hand_let_go_outside_stays(
    qtbot: QtBot, made: list[Move], case: Case
) -> None:
    tried = 0
    for board, view in decisions(qtbot, case, made, 90):
        if not (cards := board.table.hand_in_order()):
            continue
        drag(board, point(board, board.my_zone(), cards[-1]), OUTSIDE)
        assert not made
        assert not board.hand.picked
        assert board.hand.armed
        tried += 1
        again(board, view)
    assert tried > 0


def test_a_flower_dropped_on_its_match_takes_it(qtbot: QtBot, made: list[Move]) -> None:
    found = 0
    for board, view in decisions(qtbot, FLOWERS, made, 90):
        for move in [move for move in view.moves if move.verb == "play" and len(move.onto) == 1]:
            made.clear()
            start = point(board, board.my_zone(), move.cards[0])
            pose = board.table.laid[board.my_zone(), view.state.hand(ME).index(move.cards[0])]
            # What counts is where the card lies, not where in it it is held.
            held = start - QPoint(round(pose.x), round(pose.y))
            drag(board, start, point(board, "field", move.onto[0]) + held)
            assert made == [move]
            again(board, view)
            found += 1
    assert found > 3


def test_the_felt_keeps_a_choice_of_several_and_esc_drops_it(
    qtbot: QtBot, made: list[Move]
) -> None:
    for board, view in decisions(qtbot, Case("mosca", 4), made, 60):
        if not any(move.verb == "stay" and move.cards for move in view.moves):
            continue
        card = board.table.hand_in_order()[0]
        click(board, point(board, board.my_zone(), card))
        assert [*board.hand.picked] == [card]
        pose = board.table.laid[board.my_zone(), view.state.hand(ME).index(card)]
        edge = QPoint(round(pose.x), round(pose.y - pose.height * (0.5 + LIFT / 2)))
        assert board.card_at(board.place_at(edge)) == card
        click(board, QPoint(round(board.table.room.width) - 30, round(pose.y - pose.height)))
        assert [*board.hand.picked] == [card]
        QTest.keyClick(board, Qt.Key.Key_Escape)
        assert not [*board.hand.picked]
        return
    raise AssertionError("nothing to change")


@pytest.mark.sampled("case.game", "size")
@pytest.mark.parametrize(
    ("size", "case"),
    [*(((900, 560), case) for case in ALL), *(((1100, 760), case) for case in ALL[::2]),
     *(((1920, 1000), case) for case in ALL[1::2])],
    ids=str,
)  # fmt: skip
def test_buttons_never_lie_over_a_raised_card(
    qtbot: QtBot, made: list[Move], case: Case, size: tuple[int, int]
) -> None:
    """Every game is looked at where there is least room, and at one of the larger sizes."""
    board, rules = table_of(case, size)
    qtbot.addWidget(board)
    for _ in play(
        board, rules, 60, 2, lambda timeline: bool(timeline.view(timeline.ply, ME).moves)
    ):
        raised = [
            pose.y - pose.height * (0.5 + LIFT)
            for (zone, _), pose in board.table.laid.items()
            if zone == board.my_zone()
        ]
        for button in board.bar.boxes() if raised else ():
            assert button.bottom <= min(raised) + 1


def test_up_goes_to_what_lies_there_and_enter_acts(qtbot: QtBot, made: list[Move]) -> None:
    seen = set[str]()
    for board, view in decisions(qtbot, NLK, made, 170):
        reaches = [reach for reach in board.hand.reaches() if reach.zone != board.my_zone()]
        if not reaches:
            assert not board.ahead.go()
            continue
        board.setFocus()
        verbs = {reach.move.verb for reach in reaches}
        if verbs <= seen:
            continue
        QTest.keyClick(board, Qt.Key.Key_Up)
        assert "ahead" in board.overlay.pieces()
        QTest.keyClick(board, Qt.Key.Key_Down)
        assert "ahead" not in board.overlay.pieces()
        for steps, _ in enumerate({reach.move for reach in reaches}):
            again(board, view)
            QTest.keyClick(board, Qt.Key.Key_Up)
            for _ in range(9):
                QTest.keyClick(board, Qt.Key.Key_Left)
            for _ in range(steps):
                QTest.keyClick(board, Qt.Key.Key_Right)
            made.clear()
            QTest.keyClick(board, Qt.Key.Key_Return)
            assert [move for move in made if move in {reach.move for reach in reaches}]
            seen |= {move.verb for move in made}
    assert {"draw", "give", "place", "keep", "take"} <= seen


def test_the_stock_is_the_button_where_one_can_only_draw(qtbot: QtBot, made: list[Move]) -> None:
    alone = 0
    for board, view in decisions(qtbot, NLK, made, 120):
        ring = "aim:stock" in board.overlay.pieces()
        assert ring == ([move.verb for move in view.moves] == ["draw"])
        if ring:
            alone += 1
            assert not board.bar.boxes()
            made.clear()
            board.enter.press()
            assert made == list(view.moves)
    assert alone


def test_what_may_be_taken_up_is_framed(qtbot: QtBot, made: list[Move]) -> None:
    framed = set[bool]()
    for board, view in decisions(qtbot, NLK, made, 170):
        can = Move("take") in view.moves
        keys = {key for key, _ in board.overlay._pieces.items()}
        assert ("rung:lowest" in keys) == can
        framed.add(can)
    assert framed == {True, False}
