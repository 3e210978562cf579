"""How a hand and a match sound in the end is told by what was gained, in every kind of game."""

import pytest

from naipes_gui.core.face import ScoreLine, ScoreSheet
from naipes_gui.core.sounds import Sound
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.ui.match.match_sounds import of_hand, of_match

ME, OTHER = Seat(0), Seat(1)
WORD = phrase("table", "Deal")


def sheet(gained: int, winner: Seat | None = None, *, fewest: bool = False) -> ScoreSheet:
    lines = (ScoreLine(OTHER, WORD, (), 3, 3), ScoreLine(ME, WORD, (), gained, gained))
    return ScoreSheet(WORD, WORD, lines, winner, fewest_win=fewest)


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (sheet(1, ME), Sound.WON),
        (sheet(0, ME), Sound.WON),
        (sheet(2), Sound.WON),
        (sheet(1, OTHER), Sound.LOST),
        (sheet(-4), Sound.LOST),
        (sheet(0), None),
        (sheet(1, fewest=True), Sound.LOST),
        (sheet(0, fewest=True), Sound.WON),
    ],
)
def test_a_hand_ends_with_its_sound(made: ScoreSheet, expected: Sound | None) -> None:
    assert of_hand(made, ME) is expected


@pytest.mark.parametrize(
    ("ranking", "last_loses", "expected"),
    [
        ([[ME], [OTHER]], False, Sound.MATCH_WON),
        ([[OTHER], [ME]], False, Sound.LOST),
        ([[OTHER], [ME], [Seat(2)]], True, Sound.MATCH_WON),
        ([[OTHER], [Seat(2)], [ME]], True, Sound.LOST),
    ],
)
def test_a_match_ends_with_its_sound(
    ranking: list[list[Seat]], last_loses: bool, expected: Sound
) -> None:
    assert of_match(ranking, ME, last_loses=last_loses) is expected
