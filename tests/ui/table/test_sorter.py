"""The button that sorts the hand offers what means something there, and stays where it is."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import Card
from naipes_gui.core.flowers import is_flower
from naipes_gui.core.rules import Stage
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.geometry import Box, step_bar
from naipes_gui.ui.table.pose import bounding
from tests.ui.felt_help import Case, is_my_turn, play, table_of

CASES = [Case("ecarte", 2), Case("hachi_hachi", 3), Case("mosca", 4), Case("nlk", 3),
         Case("napoleon", 5)]  # fmt: skip
SIZES = [((900, 516), 1.0), ((992, 716), 1.0), ((900, 480), 2.0), ((1280, 716), 1.5)]


def my_hands(qtbot: QtBot, case: Case, size: tuple[int, int], scale: float) -> Iterator[Board]:
    board, rules = table_of(case, size, scale)
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    for timeline in play(board, rules, 160, 4, is_my_turn):
        if len(board.table.hand_in_order()) > 1 and timeline.state.stage is Stage.HAND:
            yield board


def ways_round(board: Board) -> list[tuple[str, str, list[Card]]]:
    """Press the button until it stands as before; return what was chosen, named and held."""
    chosen: list[str] = []
    board.sort_wanted.connect(chosen.append)
    before, seen = board.table_style, []
    for _ in range(9):
        board.sorter.click()
        board.adopt(replace(board.table_style, sort=chosen[-1]))
        found = chosen[-1], board.sorter.accessibleName(), board.table.hand_in_order()
        if found in seen:
            break
        seen.append(found)
    board.sort_wanted.disconnect(chosen.append)
    board.adopt(before)
    return seen


def test_who_sorts_is_told_how_even_if_no_card_moves(qtbot: QtBot) -> None:
    """With two cards left nothing was to be seen, and the button seemed to do nothing."""
    board = next(my_hands(qtbot, Case("hachi_hachi", 3), (992, 716), 1.0))
    board.sorter.click()
    assert board.toast.isVisibleTo(board)
    assert board.toast._text.text() == "Sort: by kind"


@pytest.mark.parametrize("size", [(992, 634), (1280, 660), (1600, 900)])
def test_the_phase_bar_keeps_clear_of_buttons_of_three_lines(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    board = next(my_hands(qtbot, Case("hachi_hachi", 5), size, 1.0))
    room = board.table.room
    bar = step_bar(room)
    assert isinstance(room, Field)
    if room.steps_fit:
        assert bar.y >= room.field_bottom
        assert room.lane.y - bar.bottom >= min(12, room.lane.y - room.field_bottom - 6 - bar.height)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_way_that_is_offered_means_something(qtbot: QtBot, case: Case) -> None:
    told = set()
    for board in my_hands(qtbot, case, (1280, 716), 1.0):
        assert board.table.view is not None
        has_trump = board.table.trump_of(board.table.view) != ""
        first = board.sorter.accessibleName()
        assert ("trumps" in first) <= has_trump
        if has_trump in told:
            continue
        told.add(has_trump)
        ways, names, hands = zip(*ways_round(board), strict=True)
        assert len(set(names)) == len(names) == len(set(ways))
        assert ("trump" in ways) == has_trump
        flowers = is_flower(hands[0][0])
        assert any("month" in name for name in names) == flowers
        if flowers:
            by_month = hands[ways.index("suits")]
            assert [card.month for card in by_month] == sorted(card.month for card in by_month)
            kinds = ["HTRK".find(card.kind) for card in hands[ways.index("ranks")]]
            assert kinds == sorted(kinds)
    # A trump that is known from the first, or never is; in Napoleon it depends.
    always = {"hachi_hachi": {False}, "napoleon": {False, True}}
    assert told == always.get(case.game, {True})


@pytest.mark.sampled
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("case", CASES[:3] + CASES[4:], ids=str)
def test_it_neither_comes_nor_goes_within_a_hand(
    qtbot: QtBot, case: Case, size: tuple[int, int], scale: float
) -> None:
    shown = set()
    for board in my_hands(qtbot, case, size, scale):
        shown.add((board.sorter.isVisible(), bool(board.sorter.text())))
        geometry = board.sorter.geometry()
        box = Box(geometry.x(), geometry.y(), geometry.width(), geometry.height())
        zone = board.my_zone()
        hand = [pose for (where, _), pose in board.table.laid.items() if where == zone]
        held = bounding(hand, board.table.cards.aspect)
        assert held is not None
        assert not (board.sorter.isVisible() and box.meets(held))
    assert len(shown) == 1, shown


def test_it_is_not_seen_before_there_is_a_hand(qtbot: QtBot) -> None:
    """A slow machine would show it in a corner where it has no place."""
    board, _ = table_of(Case("nlk", 4), (992, 716))
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    fresh = type(board.sorter)(board.viewport())
    board.show()
    assert not fresh.isVisible()
    assert not board.sorter.isVisible()
