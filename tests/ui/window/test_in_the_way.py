"""In play nothing lies over what somebody needs to see: games, seats, sizes and sizes of type."""

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import Stage
from naipes_gui.core.timeline import Timeline
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.ring import Ring
from naipes_gui.ui.table.trick_room import trick_room
from tests.ui.felt_help import Case, overlaps, play, shares_in_sight, table_of, things

SMALLEST, USUAL, BESIDE_PANEL = (900, 516), (992, 716), (812, 616)
LOWEST = (960, 447)
"""What is left of a screen of 1920 × 1080 on which everything is twice as large."""
CASES = [
    Case("ecarte", 2),
    Case("napoleon", 3),
    Case("napoleon", 5),
    Case("napoleon", 7),
    Case("napoleon", 4, (("variant", "extra_card"),)),
    Case("napoleon", 4, (("variant", "miron"),)),
    Case("mosca", 3),
    Case("mosca", 4),
    Case("mosca", 6),
    Case("nlk", 6),
    Case("nlk", 9),
    Case("hachi_hachi", 3),
    Case("hachi_hachi", 5),
    Case("hachi_hachi", 6, (("profile", "traditional"),)),
]
SEATED = {"plate", "hand", "captured", "taken"}
SPOKEN_OVER = {"plate", "hand", "bubble", "button"}
PRESSED = {"plate", "backs", "captured", "taken", "label", "chip", "trick"}
WRITTEN = {"chip", "label", "owner"}


def _in_the_way(one: str, other: str) -> bool:
    """Tell whether a thing of the first kind may not lie over one of the second."""
    match one:
        case "bubble":
            return other in SPOKEN_OVER
        case "button":
            return other in PRESSED
        case "trick":
            return other in {"plate", "hand", "backs", "label", "turnup", "stock", "waste"}
        case "chip" | "label":
            return other in SEATED | {"chip", "label", "owner"}
        case "owner":
            return other in SEATED | {"backs"}
        case "stock" | "waste":
            return other in {"plate", "backs", "won", "played"}
        case _:
            return False


@pytest.mark.sampled("case.game", "size")
@pytest.mark.parametrize(
    ("size", "case"),
    [*((SMALLEST, case) for case in CASES), *((USUAL, case) for case in CASES[1::2])],
    ids=str,
)
def test_nothing_lies_over_what_is_needed(qtbot: QtBot, case: Case, size: tuple[int, int]) -> None:
    """Every table is seen where there is least room, and every second one where it is usual."""
    board, rules = table_of(case, size)
    qtbot.addWidget(board)
    for timeline in play(board, rules, 30, seed=1):
        assert not overlaps(board, _in_the_way), timeline.ply
    board.stop()


@pytest.mark.sampled("case.game")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_on_the_lowest_felt_all_but_words_has_its_place(qtbot: QtBot, case: Case) -> None:
    board, rules = table_of(case, LOWEST)
    qtbot.addWidget(board)
    words = {"chip", "label", "owner"}
    for timeline in play(board, rules, 20, seed=1):
        over = overlaps(board, lambda a, b: _in_the_way(a, b) and not {a, b} <= words)
        assert not over, timeline.ply
    board.stop()


@pytest.mark.sampled("case.game")
@pytest.mark.parametrize("case", CASES[::2], ids=str)
def test_bubbles_keep_off_hands_plates_and_each_other_in_large_type(
    qtbot: QtBot, case: Case
) -> None:
    board, rules = table_of(case, SMALLEST, text_scale=1.5)
    qtbot.addWidget(board)
    for timeline in play(board, rules, 20, seed=2):
        spoken = overlaps(board, lambda one, other: one == "bubble" and other in SPOKEN_OVER)
        assert not spoken, timeline.ply
    board.stop()


@pytest.mark.thorough
@pytest.mark.parametrize("players", [5, 7])
def test_every_card_of_a_large_trick_is_in_sight(qtbot: QtBot, players: int) -> None:
    """Of five all play; of six and seven the dealer sits out, and there is least room for seven."""
    board, rules = table_of(Case("napoleon", players), BESIDE_PANEL)
    qtbot.addWidget(board)
    largest = 0
    for _ in play(board, rules, 80, seed=1):
        shares = shares_in_sight(board)
        largest = max(largest, len(shares))
        assert all(share > 0.9 for share in shares)
    # The last card is taken up as it lands.
    assert largest >= min(players - 2, 4)
    board.stop()


@pytest.mark.parametrize("case", [Case("napoleon", 7), Case("mosca", 5), Case("hachi_hachi", 4)],
                         ids=str)  # fmt: skip
def test_the_pack_to_cut_lies_between_the_plates(qtbot: QtBot, case: Case) -> None:
    board, rules = table_of(case, SMALLEST)
    qtbot.addWidget(board)
    next(play(board, rules, 400, 1, i_cut))
    pack = things(board)["stock", "stock"]
    assert not any(pack.meets(box) for box in _plates(board))
    assert pack.width > 300
    board.stop()


def i_cut(timeline: Timeline[Any]) -> bool:
    return timeline.state.stage is Stage.CUT and timeline.state.to_move == 0


def _plates(board: object) -> list[Box]:
    return [box for (kind, _), box in things(board).items() if kind == "plate"]  # type: ignore[arg-type]


def card_heights(board: Board) -> tuple[float, float]:
    """Return how high cards are in a trick and in my hand."""
    room = board.table.room
    assert isinstance(room, Ring)
    return trick_room(room).height, room.hand_height


@pytest.mark.sampled
@pytest.mark.parametrize("scale", [0.8, 1.6])
@pytest.mark.parametrize("case", [Case("napoleon", 7), Case("mosca", 6), Case("nlk", 4)], ids=str)
def test_cards_of_any_size_leave_room_for_the_rest(qtbot: QtBot, case: Case, scale: float) -> None:
    board, rules = table_of(case, USUAL)
    qtbot.addWidget(board)
    usual = card_heights(board)
    board.adopt(replace(board.table_style, card_scale=scale))
    heights = card_heights(board)
    if scale < 1:
        assert all(now < before for now, before in zip(heights, usual, strict=True))
    else:
        assert (heights > usual) == (case.players <= 6)
        assert all(now >= before for now, before in zip(heights, usual, strict=True))
    for timeline in play(board, rules, 24, seed=1):
        assert not overlaps(board, _in_the_way), timeline.ply
    board.stop()
