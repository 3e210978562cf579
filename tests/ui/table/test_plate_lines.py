"""A bid on a plate stands clear of the name and of the edge, on every plate there is."""

from dataclasses import replace

import pytest

from naipes_gui.core.face import Figure
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.plate_text import (
    PlateContent,
    bid_height,
    lines_at,
    plate_text,
    shows_level,
)
from naipes_gui.ui.table.plates import SeatInfo

UNDER_MIDDLE, BELOW = 5, 1
"""At 100 %: how far a name reaches below the middle of its line, and what is free under it."""


@pytest.mark.parametrize("height", [46, 52, 58, 64])
@pytest.mark.parametrize("scale", [1.0, 1.4, 2.0])
def test_a_bid_below_leaves_the_name_alone(height: float, scale: float, qapp: object) -> None:
    info = SeatInfo(Seat(1), "Gala", "gala")
    plain = PlateContent(info, 206 * scale, height * scale, "", None, (), turn=False, dealer=False)
    text = plate_text(replace(plain, bid="Four", top=True), TextStyle(text_scale=scale))
    upper, lower = (part * height * scale for part in lines_at(text, bid=True))
    high = bid_height(height * scale, scale)
    if not text.bid_above:
        assert lower - high / 2 >= upper + (UNDER_MIDDLE + BELOW) * scale
    assert lower + high / 2 <= height * scale


@pytest.mark.parametrize("word", ["Speaks last", "Cambió 3", "Monta: 9♥", "2 cartas"])
@pytest.mark.parametrize("number", [5, 103, 12345])
@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
def test_no_word_is_cut_for_the_sake_of_a_level(
    word: str, number: int, scale: float, qapp: object
) -> None:
    style, shown = TextStyle(text_scale=scale), {True: 0, False: 0}
    figures = tuple(Figure(icon, each, Phrase("", "")) for icon, each in
                    (("tricks", 5), ("chip", number)))  # fmt: skip
    for width in range(150, 300, 3):
        info = SeatInfo(Seat(1), "Elvira", "elvira", "club")
        plate = PlateContent(
            info, width * scale, 58 * scale, word, None, figures, turn=False, dealer=False
        )
        level = shows_level(plate, style)
        text = plate_text(replace(plate, level=level), style)
        bare = plate_text(replace(plate, level=False), style)
        if word in (bare.beside, bare.below):
            assert word in (text.beside, text.below), width
        shown[level] += 1
    assert min(shown.values())


def test_what_is_left_of_a_word_is_never_the_name_again(qapp: object) -> None:
    info, cut = SeatInfo(Seat(0), "Vous", "person"), 0
    figures = (Figure("chip", 12345, Phrase("", "")),)
    for width in range(120, 300, 3):
        plate = PlateContent(
            info, width, 58, "vous commencez", None, figures, turn=True, dealer=False
        )
        text = plate_text(plate, TextStyle())
        cut += not (text.beside or text.below)
        assert {text.beside, text.below} <= {"", "vous commencez"}
    assert cut
