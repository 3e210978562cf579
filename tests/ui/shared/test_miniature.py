"""The picture of a table fills what is there for it."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from naipes_gui.games import all_games
from naipes_gui.ui.shared.miniature import bare, miniature

SIZES = [QSize(130, 210), QSize(190, 150), QSize(317, 148)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("key", sorted(all_games()))
def test_a_table_takes_most_of_the_height_of_its_picture(
    qapp: QApplication, key: str, size: QSize
) -> None:
    game = all_games()[key]
    table = miniature(game.tile(), game.felt, size, 1.0).toImage()
    felt = bare(game.felt, size, 1.0).toImage()
    across = range(size.width())
    rows = [
        y
        for y in range(size.height())
        if any(table.pixel(x, y) != felt.pixel(x, y) for x in across)
    ]
    assert rows[-1] == size.height() - 1
    assert rows[0] < 0.4 * size.height()
