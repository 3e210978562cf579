"""A hand lies in a review as it lay at the table, which keeps its order while cards go."""

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import Card
from naipes_gui.core.table import FIRST
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.review.decided import decided
from naipes_gui.store.record import Record
from naipes_gui.ui.review.received import received
from naipes_gui.ui.review.words import Words
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.hand_order import HeldSuits, hand_order
from tests.ui.table_help import SITTERS, STILL

RECORDS = Path(__file__).parent.parent.parent / "records"
INFO = all_games()["ecarte"]


@pytest.fixture
def timeline() -> Timeline[Any]:
    return Record.load(RECORDS / "ecarte" / "ecarte-default.naipes").timeline


def at_the_table(timeline: Timeline[Any], ply: int, held: HeldSuits | None = None) -> list[Card]:
    """Return the order in which a hand lies at a ply for whoever has seen it from the deal on."""
    begin, face = max(each for each in timeline.shuffles if each <= ply), INFO.face()
    trump, held = face.trump(timeline.view(ply, FIRST)), held or HeldSuits()
    order = list[Card]()
    for at in range(begin, ply + 1):
        cards, suit = timeline.states[at].hand(FIRST), trump.suit if trump else ""
        places = hand_order(cards, face.ranks, suit, "trump", held=held.of("hand:0", cards))
        order = [card for _, card in sorted(zip(places, cards, strict=True))]
    return order


def test_what_a_review_tells_of_a_hand_is_in_the_order_of_the_table(
    timeline: Timeline[Any],
) -> None:
    words = Words(INFO, INFO.face(), Wording(("Ana", "Bruno")), FIRST)
    others = 0
    for ply in decided(timeline, FIRST):
        order, view = at_the_table(timeline, ply), timeline.view(ply, FIRST)
        alone = words.held(view, order[::-1])
        words.received = lambda ply=ply: received(timeline, ply, FIRST)  # type: ignore[misc]
        assert words.held(view, order[::-1]) == order
        words.received = tuple
        others += alone != order
    assert others


def test_the_table_of_a_review_lays_it_so_too(qtbot: QtBot, timeline: Timeline[Any]) -> None:
    board = Board(INFO.face(), "french", SITTERS, clockwise=True)
    qtbot.addWidget(board)
    board.resize(1000, 640)
    board.adopt(STILL)
    for ply in decided(timeline, FIRST):
        view = timeline.view(ply, FIRST)
        zone = next(zone for zone in view.state.table if view.zones.role(zone) is Role.HAND
                    and view.zones.owner(zone) == FIRST)  # fmt: skip
        board.table.recall(zone, received(timeline, ply, FIRST)[-1])
        board.show_frame(timeline.jump(ply, FIRST))
        assert board.table.hand_in_order() == at_the_table(timeline, ply)
