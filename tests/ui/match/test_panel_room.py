"""Wherever a panel stands, its width is that of its letters and leaves the table what it needs."""

from itertools import product

import pytest

from naipes_gui.ui.beside_table.panel_parts import WIDTH
from naipes_gui.ui.beside_table.small_window import narrowest
from naipes_gui.ui.match.panel_room import ROOMY, Stands, panel_room

WANTED = 1.0, 1.25, 1.5, 2.0


@pytest.mark.parametrize(("heaps", "wanted"), [*product((False, True), WANTED)])
def test_a_panel_beside_the_table_of_a_small_window_leaves_it_what_it_needs(
    heaps: bool, wanted: float
) -> None:
    least, before = narrowest(heaps=heaps), 0
    for whole in range(900, 1600, 7):
        found = panel_room(Stands.ASIDE, wanted, whole, heaps=heaps)
        assert 1.0 <= found.letters <= wanted
        assert whole - found.width >= least or found.letters == 1.0
        assert before <= found.width, "a wider window has a narrower panel"
        before = found.width
    assert found.letters == wanted


@pytest.mark.parametrize(("heaps", "wanted", "tabs"), [*product((False, True), WANTED, (4, 5))])
def test_elsewhere_letters_are_as_large_as_is_wanted(heaps: bool, wanted: float, tabs: int) -> None:
    rooms = {s: panel_room(s, wanted, 900, heaps=heaps, tabs=tabs) for s in Stands}
    free, over = rooms[Stands.FREE], rooms[Stands.OVER]
    assert free.letters == over.letters == wanted
    assert free.width == round(WIDTH * wanted)
    fewer = panel_room(Stands.OVER, wanted, 900, heaps=heaps, tabs=ROOMY)
    assert (over.width > fewer.width) == (tabs > ROOMY), "the button that closes it needs room"
