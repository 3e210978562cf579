"""What all rivals hold is shown in one way, and what cannot be played now steps back."""

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.table import Seat
from naipes_gui.core.zones import Role
from tests.ui.felt_help import Case, is_my_turn, play, table_of

CASES = [*(Case("nlk", players) for players in range(3, 8)), Case("mosca", 4), Case("mosca", 5),
         Case("napoleon", 4), Case("napoleon", 7), Case("hachi_hachi", 3),
         Case("ecarte", 2)]  # fmt: skip
FELTS = [((900, 420), 2.0), ((900, 480), 1.5), ((900, 516), 1.0), ((992, 716), 1.0),
         ((1280, 716), 2.0)]  # fmt: skip


@pytest.mark.sampled
@pytest.mark.parametrize(("felt", "scale"), FELTS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_backs_of_all_rivals_are_drawn_or_of_none(
    qtbot: QtBot, case: Case, felt: tuple[int, int], scale: float
) -> None:
    board, rules = table_of(case, felt, scale)
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    seen = 0
    for timeline in play(board, rules, 120, 2, is_my_turn):
        view = timeline.view(timeline.ply, Seat(0))
        rivals = [place.seat for place in board.table.room.places()[1:]]
        holding = {seat: view.zones.find(Role.HAND, seat) for seat in rivals}
        drawn = {
            any(pose.visible for (where, _), pose in board.table.laid.items() if where == zone)
            for seat, zone in holding.items() if zone and view.state.table[zone]
        }  # fmt: skip
        assert len(drawn) <= 1
        numbers = {
            any(figure.icon == "hand" for figure in content.figures)
            for place, content in board.overlay.contents(view)
            if place.angle and view.cards(Role.HAND, place.seat)
        }
        assert True not in drawn or not any(numbers)
        piles = {
            any(pose.visible for (where, _), pose in board.table.laid.items() if where == zone)
            for zone, cards in view.state.table.items()
            if cards and view.zones.role(zone) is Role.WON
        }
        assert case.game == "napoleon" or len(piles) <= 1, "who has no pile has no trick"
        seen += bool(drawn)
    assert seen > 3


@pytest.mark.thorough
def test_who_can_only_take_a_card_sees_all_of_theirs_step_back(qtbot: QtBot) -> None:
    board, rules = table_of(Case("nlk", 4), (992, 716))
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    found = 0
    for timeline in play(board, rules, 400, 5, is_my_turn):
        hand = set(board.table.hand_in_order())
        moves = timeline.rules.legal(timeline.state)
        playable = {card for move in moves for card in move.cards}
        if not hand or not timeline.state.chain:
            continue
        found += not playable
        assert board.table.marks.dimmed >= hand - playable
        assert not board.table.marks.dimmed & playable
    assert found > 2
