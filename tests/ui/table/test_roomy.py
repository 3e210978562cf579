"""The turned and the drawn card, on which one decides, are large, and their names are in sight."""

from itertools import combinations
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.text import phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games.ecarte.rules.state import Phase
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.pose import bounding
from tests.ui.felt_help import Case, is_my_turn, play, table_of

CASES = [Case("ecarte", 2), *(Case("nlk", players) for players in range(3, 8))]
FELTS = [
    ((900, 420), 2.0), ((900, 390), 1.5), ((900, 480), 2.0), ((900, 488), 2.0), ((900, 494), 2.0),
    ((900, 516), 1.0), ((992, 716), 1.0),
    ((1280, 716), 2.0), ((992, 680), 1.5), ((2272, 1356), 1.0),
]  # fmt: skip
LEAST = 0.44
"""How high the card on which one decides is at least, against one of my hand."""


def decides(timeline: Timeline[Any]) -> bool:
    """Tell whether I say what is to be done in view of a turned or a drawn card."""
    state = timeline.state
    if not is_my_turn(timeline):
        return False
    if isinstance(getattr(state, "phase", None), Phase):
        return bool(state.phase is not Phase.PLAY)
    return bool(state.table.get("drawn"))


def lying(board: Board) -> dict[str, Box]:
    zones = {zone for zone, _ in board.table.laid}
    found = {}
    for zone in sorted(zones):
        row = [pose for (where, _), pose in board.table.laid.items() if where == zone]
        box = bounding(row, board.table.cards.aspect)
        if box is not None and board.view_ is not None and board.view_.state.table[zone]:
            found[zone] = box
    return found


@pytest.mark.sampled
@pytest.mark.parametrize(("felt", "scale"), FELTS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_card_on_which_one_decides_is_large_and_named(
    qtbot: QtBot, case: Case, felt: tuple[int, int], scale: float
) -> None:
    board, rules = table_of(case, felt, scale)
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    seen = 0
    for timeline in play(board, rules, 60, 3, decides):
        seen += 1
        cards, pieces = lying(board), board.overlay.pieces()
        key = "turnup" if case.game == "ecarte" else "drawn"
        card, high = cards[key], board.table.room.hand_height
        assert card.height >= LEAST * high, (round(card.height), round(high))
        if case.game == "ecarte":
            name = board.overlay._pieces.written()[f"label:{key}"]
            turned = timeline.state.table[key][0]
            assert name == Wording().say(phrase("ecarte", "Turn-up {card:short}", card=turned))
        labels = {k: box for k, box in pieces.items() if k.startswith("label:")}
        shown = [k for k in labels if board.overlay._pieces.get(k).isVisible()]  # type: ignore[union-attr]
        mine = {f"label:{key}", "label:stock", key, "stock"}
        over = [(a, b) for a, b in combinations(shown, 2) if labels[a].meets(labels[b], -1)]
        over += [(k, z) for k in shown for z, box in cards.items() if labels[k].meets(box, -1)]
        over = [pair for pair in over if mine & {*pair}]
        assert not over
        buttons = board.bar.boxes()
        plates = [box for k, box in pieces.items() if k.startswith("plate:")]
        assert not [b for b in (*buttons, *plates) if card.meets(b)]
    assert seen > 3
