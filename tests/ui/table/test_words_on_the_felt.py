"""Words on the felt are cut short where they must be, and never lose what matters."""

import pytest
from PySide6.QtWidgets import QApplication

from naipes_gui.core.face import Figure
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.ui.shared.paint import font, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table import months
from naipes_gui.ui.table.free_speech import Around, best_stand, touches
from naipes_gui.ui.table.geometry import Box, Room
from naipes_gui.ui.table.plates import PlateContent, SeatInfo, _words, shortened, shows_level
from naipes_gui.ui.table.trump_chip import halves

CHIPS = (Figure("chip", 100, phrase("table", "Chips")),)


def plate(width: float, word: str, name: str = "Damián") -> PlateContent:
    seat_info = SeatInfo(Seat(1), name, "damian", "club")
    return PlateContent(seat_info, width, 64, False, word, None, CHIPS, False, False)


@pytest.mark.parametrize("width", [890, 992, 1280])
def test_the_number_of_a_month_is_always_written(qapp: QApplication, width: int) -> None:
    room = Room(width, 716, 3, Seat(0), columns=True, aspect=0.61)
    for month in range(1, 13):
        text, _ = months.caption(month, room, TextStyle())
        assert text.split(" ")[0] == str(month)


def test_a_month_name_is_cut_rather_than_left_out(qapp: QApplication) -> None:
    room = Room(992, 716, 3, Seat(0), columns=True, aspect=0.61)
    text, _ = months.caption(12, room, TextStyle())
    assert text.startswith("12 Paul")


def test_a_state_word_is_cut_rather_than_left_out(qapp: QApplication) -> None:
    beside, below = _words(plate(176, "Bids Wellington"), 100, 60, TextStyle())
    assert (beside, below[:3], below[-1]) == ("", "Bid", "…")
    assert text_width(below, font(0.93)) <= 60
    assert _words(plate(260, "Bids Wellington"), 190, 140, TextStyle()) == ("", "Bids Wellington")


def test_a_word_of_two_letters_is_none(qapp: QApplication) -> None:
    assert shortened("Wellington", font(0.93), 14) == ""


def test_levels_give_way_to_a_long_name(qapp: QApplication) -> None:
    assert shows_level(plate(200, ""), TextStyle())
    assert not shows_level(plate(150, "", "Hermenegildo"), TextStyle())


def test_a_text_breaks_in_its_middle() -> None:
    assert halves("The first lead decides") == ("The first", "lead decides")
    assert halves("Spades") == ("Spades", "")


@pytest.mark.parametrize("corner", [(20, 20), (700, 20), (20, 400), (700, 400), (350, 200)])
def test_a_bubble_finds_a_free_place_at_every_plate(corner: tuple[int, int]) -> None:
    room = Room(900, 516, 3, Seat(0))
    speaker = Box(*corner, 180, 64)
    others = (speaker, Box(corner[0] + 190, corner[1], 180, 64), Box(250, 375, 400, 141))
    stand = best_stand(speaker, (150.0, 40.0), room, Around(others))
    assert not touches(stand.box, others)
    assert stand.box.x >= 0
    assert stand.box.right <= room.width
    assert stand.box.y >= 0
    assert stand.box.bottom <= room.height
