"""The rest that is certain is played out with one press, and a last card by itself if wanted."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.zones import Role
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.playing_on import REST
from tests.contract.test_rest import match
from tests.ui.felt_help import Case, is_my_turn, play, table_of

ME = Seat(0)
MOSCA = Case("mosca", 4)


def to_rest(board: Board, rules: Any) -> Timeline[Any]:
    """Return a match in which all that is left is mine."""
    for seed in range(200):
        for timeline in match("mosca", seed, players=rules.options.players):
            view = timeline.view(timeline.ply, ME)
            if len(board.face.rest(view)) > 1 and view.moves:
                board.show_frame(timeline.jump(timeline.ply, ME))
                return timeline
    raise AssertionError("never certain")


def go_on(board: Board, timeline: Timeline[Any], made: list[Move]) -> int:
    """Let everybody play till the hand is over; return how many cards came from the person."""
    deals, count, rng = timeline.state.deals, 0, Random(3)
    while timeline.state.stage is Stage.HAND and timeline.state.deals == deals:
        if timeline.state.to_move == ME:
            if not made:
                return count
            timeline.push(made.pop())
            count += 1
        else:
            timeline.push(rng.choice(list(timeline.rules.legal(timeline.state))))
        board.show_frame(timeline.step(timeline.ply, ME))
        board.director.finish_all()
    return count


def test_one_press_plays_the_rest(qtbot: QtBot) -> None:
    board, rules = table_of(MOSCA, (1100, 760))
    qtbot.addWidget(board)
    timeline = to_rest(board, rules)
    made: list[Move] = []
    board.chosen.connect(lambda _, move: made.append(move))
    many = len(timeline.state.hand(ME))
    assert board.bar.press_key("E")
    assert go_on(board, timeline, made) == many
    assert timeline.state.stage is not Stage.HAND


def test_without_it_every_card_is_left_to_the_person(qtbot: QtBot) -> None:
    board, rules = table_of(MOSCA, (1100, 760))
    qtbot.addWidget(board)
    timeline = to_rest(board, rules)
    made: list[Move] = [Move("play", board.face.rest(timeline.view(timeline.ply, ME))[:1])]
    board.chosen.connect(lambda _, move: made.append(move))
    assert go_on(board, timeline, made) == 1


@pytest.mark.thorough
def test_a_last_card_plays_itself_if_wanted(qtbot: QtBot) -> None:
    for wanted in (False, True):
        board, rules = table_of(MOSCA, (1100, 760))
        qtbot.addWidget(board)
        board.adopt(replace(board.table_style, last_card_plays=wanted))
        made: list[Move] = []
        board.chosen.connect(lambda _, move, made=made: made.append(move))
        for timeline in play(board, rules, 160, seed=4):
            state = timeline.state
            if made:
                assert len(state.hand(ME)) == 1
                break
        assert bool(made) is wanted


@pytest.mark.parametrize("wanted", [False, True])
def test_piles_grow_by_themselves_where_nothing_can_be_given_if_wanted(
    qtbot: QtBot, wanted: bool
) -> None:
    board, rules = table_of(Case("nlk", 4), (1100, 760))
    qtbot.addWidget(board)
    board.adopt(replace(board.table_style, last_card_plays=wanted))
    made, due = list[Move](), set[str]()
    board.chosen.connect(lambda _, move: made.append(move))
    for timeline in play(board, rules, 60, seed=4):
        state = timeline.state
        if state.stage is Stage.HAND and state.to_move == ME:
            moves = timeline.view(timeline.ply, ME).moves
            due |= {move.verb for move in moves if len(moves) == 1}
            assert not made or len(moves) == 1
        if made:
            break
    assert due & {"draw", "keep"}
    assert bool(made) is wanted


@pytest.mark.parametrize("case", [Case("mosca", 4), Case("mosca", 6), Case("napoleon", 7)], ids=str)
def test_the_button_lies_over_no_card_of_a_trick_that_reaches_down_to_it(
    qtbot: QtBot, case: Case
) -> None:
    board, rules = table_of(case, (900, 502), 1.5)
    qtbot.addWidget(board)
    seen = 0
    for timeline in play(board, rules, 160, 2, is_my_turn):
        view = board.view_
        assert view is not None
        lying = [p.seat for p in board.table.room.places() if view.cards(Role.TRICK, p.seat)]
        if not lying or timeline.state.to_move != ME:
            continue
        seen += len(lying) >= case.players - 2
        board.bar.offer((Button(REST, phrase("table", "The rest is mine"), key="E"),))
        board.place_overlays()
        cards = [box for kind, box in lying_cards(board) if kind == Role.TRICK]
        (button,) = board.bar.boxes()
        assert cards
        assert not any(button.meets(card) for card in cards)
    assert seen


def lying_cards(board: Board) -> list[tuple[Role, Box]]:
    """Return the role and the place of every card that is seen."""
    assert board.view_ is not None
    boxes = ((z, pose.box(board.table.cards.aspect)) for (z, _), pose in board.table.laid.items())
    return [(board.view_.zones.role(z), box) for z, box in boxes if box is not None]
