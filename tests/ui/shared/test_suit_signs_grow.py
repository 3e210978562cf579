"""The sign of a suit in a sentence is as large as the letters beside it."""

import re

import pytest
from PySide6.QtWidgets import QApplication

from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared import style
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.suit_inks import on_dark
from tests.ui.looking import Dress, dress

__all__ = ["dress"]


def side(text: str) -> int:
    found = re.search(r'width="(\d+)"', text)
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize("suits", ["french", "spanish"])
def test_signs_grow_with_the_text(qapp: QApplication, dress: Dress, suits: str) -> None:
    sides = []
    for scale in (1.0, 2.0):
        style.apply(qapp, Settings(text_scale=scale, suits=suits))
        sides.append(side(rich("7♠", on_dark())))
    assert sides[1] == pytest.approx(2 * sides[0], abs=1)
