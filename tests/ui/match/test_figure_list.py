"""Beside the figures of a hint no word says what they do not, and no move is left out."""

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.ui.beside_table.choice_words import choice, grounds
from naipes_gui.ui.match.figure_list import SHORT, compared
from naipes_gui.ui.match.hints import REASON, SHOWN, Hints
from naipes_gui.ui.shared.markup import spoken
from naipes_gui.ui.table.board import Board
from tests.contract.positions import positions
from tests.having import comparing
from tests.nights import by_night
from tests.ui.table_help import SITTERS, STILL

COSTLY = 0.06
EQUAL = "the same", "about as good", "perhaps worse"


class Silent(QObject):
    """Is asked nothing."""

    advised = Signal(object, object)


def weighed(view: View[Any], rng: Random, costly: float) -> Counsel:
    """Return what somebody might have found: some moves tried seldom, some never."""
    moves = rng.sample(view.moves, rng.randint(2, min(len(view.moves), 7)))
    worths = sorted((rng.uniform(0, 8 * costly) for _ in moves), reverse=True)
    tries = [1000, *(rng.choice((20, 300, 1000)) for _ in moves[1:])]
    doubts = [0.0, *(costly * (6 if many < 100 else 0.5) for many in tries[1:])]
    choices = tuple(Weighed(move, worth, doubt, deals=many) for move, worth, doubt, many
                    in zip(moves, worths, doubts, tries, strict=True))  # fmt: skip
    return Counsel(moves[0], choices, Counted.NOTHING, sum(tries), "", "Because.")


@pytest.mark.parametrize("key", comparing())
def test_words_follow_the_figures_and_every_move_is_accounted_for(qtbot: QtBot, key: str) -> None:
    """«J♣: 78 / 8♦: 47, about as good / Take: 42, worse», and two cards not to be seen at all."""
    game, rng, seldom, left = all_games()[key], Random(5), 0, 0
    board = Board(game.face(), "french", SITTERS, clockwise=True)
    qtbot.addWidget(board)
    wording = Wording(tuple("ABCDEFGHI"))
    board.adopt(replace(STILL, text_style=replace(STILL.text_style, wording=wording)))
    hints = Hints(board, Silent(), game)  # type: ignore[arg-type]
    hints._step, costly = REASON, game.decisions().costly
    for position in islice(positions(game, 21), by_night(300, by_day=100)):
        view = position.view
        if len(view.moves) < 3:
            continue
        counsel = weighed(view, rng, costly)
        told = spoken(hints._reason(view, counsel))
        for name, one in hints._listed(view, counsel, SHOWN)[1:]:
            word = compared(counsel, one, costly)
            gap = counsel.choices[0].worth - one.worth
            assert not any(each in word for each in EQUAL) or gap <= 6 * costly
            if one.deals < 200 and one.margin >= gap and gap + one.margin > costly:
                assert word == "hardly tried"
                assert f"{name}: hardly tried" in told
                seldom += 1
        names = {choice(board.face, view, move, wording) for move in view.moves}
        if len(names) <= SHOWN and len(" · ".join(names)) <= SHORT:
            assert all(name in told for name in names), told
        left += "Not weighed: " in told
    assert seldom
    assert left


def test_who_is_advised_against_a_figure_is_told_that_it_may_be_chance() -> None:
    """«Change 3: +0.01» was advised above «Change 2: +0.05, about as good»."""
    moves = [Move("a", number=number) for number in range(3)]
    choices = Weighed(moves[0], 0.01), Weighed(moves[1], 0.05, 0.05), Weighed(moves[2], -1, 0.1)
    counsel = Counsel(moves[0], choices, Counted.POINTS, 80)
    assert [compared(counsel, one, COSTLY) for one in choices] == [
        "+0.01", "+0.05, more, but perhaps by chance", "−1.00, clearly worse",
    ]  # fmt: skip
    other = replace(counsel, choices=(choices[1], choices[0], choices[2]))
    assert compared(other, choices[0], COSTLY) == "+0.01"
    assert compared(other, choices[1], COSTLY) == "+0.05, more, but perhaps by chance"


def test_what_is_worked_out_to_the_end_is_no_rule_of_thumb() -> None:
    sure = tuple(Weighed(Move("a", number=number), 1.0) for number in range(2))
    counsel = Counsel(sure[0].move, sure, Counted.HANDS)
    assert grounds(counsel, Wording()) == "Worked out to the end: chance has no part in it."
    thumb = replace(counsel, choices=(replace(sure[0], worth=0.7), replace(sure[1], worth=0.6)))
    assert "rule of thumb" in grounds(thumb, Wording())
