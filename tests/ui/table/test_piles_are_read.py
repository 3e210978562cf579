"""What others heap up can be read: its top has a size, and however small, its rank has one."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from naipes_gui.core.zones import Role
from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.ring import Ring
from naipes_gui.ui.table.table_style import RANK, TableStyle
from naipes_gui.ui.table.tempo import Tempo
from tools.table_walk.laying import TEXTS, WINDOWS, Setting, Table
from tools.table_walk.positions import ME, Position, positions

FEW = 7
"""With more at a table three sit at a side, and the names of their piles take the room."""
HIGH = {True: 73, False: 55}


def _piled(match: str) -> Position:
    return next(each for each in positions(match) if each.view.cards(Role.PILE, ME))


@pytest.mark.parametrize("players", range(4, 10))
def test_piles_take_the_room_of_a_small_window(qapp: QApplication, players: int) -> None:
    match = f"nlk-{players}"
    room = Table(match).felt(Setting((900, 600))).room(_piled(match).view)
    assert isinstance(room, Ring)
    assert room.pile >= HIGH[players <= FEW]
    assert room.table_height >= room.pile, "the stock is no smaller for that"


@pytest.mark.parametrize("players", range(2, 10))
def test_a_rank_is_never_smaller_than_a_word(qapp: QApplication, players: int) -> None:
    match = f"nlk-{players}"
    table, view = Table(match), _piled(match).view
    for window in WINDOWS:
        for text in TEXTS:
            felt = table.felt(Setting(window, text))
            room, words = felt.room(view), replace(TextStyle(), text_scale=felt.text_scale)
            assert isinstance(room, Ring)
            style = TableStyle(words, Tempo())
            cards = style.cards("french")._replace(rank=style.least_rank(room.scale))
            for high in (room.pile, room.my_pile, room.table_height):
                size = art._read_at(cards, int(high))
                assert art.RANKS[size] * high >= RANK - 1 or high < 40
