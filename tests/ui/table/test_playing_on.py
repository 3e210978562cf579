"""The rest that is certain is played out with one press, and a last card by itself if wanted."""

from dataclasses import replace
from random import Random
from typing import Any

from pytestqt.qtbot import QtBot

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.ui.table.board import Board
from tests.contract.test_rest import match
from tests.ui.felt_help import Case, play, table_of

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
