"""Where hands grow the number of cards of a rival is always to be read."""

from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import Role
from tests.ui.felt_help import Case, play, table_of

FEW = 2


def test_the_number_of_a_hand_that_shows_its_backs_never_goes_away(qtbot: QtBot) -> None:
    board, rules = table_of(Case("nlk", 4), (1280, 700))
    qtbot.addWidget(board)
    small = 0
    for timeline in play(board, rules, 400, seed=4, shown=lambda t: t.state.is_playing_tricks):
        state = timeline.state
        if state.stage is not Stage.HAND:
            break
        written = board.overlay._pieces.written()
        for seat in map(Seat, (1, 2, 3)):
            zone = timeline.view(timeline.ply, Seat(0)).zones.find(Role.HAND, seat)
            has_backs = any(where == zone for where, _ in board.table.laid)
            if 0 < len(state.hand(seat)) <= FEW and has_backs:
                small += 1
                assert written[f"held:{seat}"] == str(len(state.hand(seat)))
    assert small
