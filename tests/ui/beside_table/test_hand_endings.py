"""How a hand ended: of a hand in which both score, nobody reads that nothing was made of it."""

from dataclasses import replace

import pytest

from naipes_gui.core.face import ScoreLine, ScoreSheet
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.wording import Wording
from naipes_gui.ui.beside_table.hand_endings import ending


def sheet(title: str, *gains: int, unit: Phrase | None = None) -> ScoreSheet:
    lines = tuple(ScoreLine(Seat(n), None, (), gain, gain) for n, gain in enumerate(gains))
    return ScoreSheet(phrase("", title), phrase("", ""), lines, unit=unit)


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (sheet("1 point each", 1, 1), "1 point each."),
        (sheet("You score 2 points", 2, 0), "You score 2 points."),
        (sheet("Bruno wins the game 5 to 3", 1, 2), "Bruno wins the game 5 to 3 (you: +1)."),
        (sheet("Ana takes the pool", 6, -3, -3), "Ana takes the pool (you: +6)."),
        (replace(sheet("You lose", 1, 0, 0), fewest_win=True), "You lose."),
    ],
)
def test_a_gain_is_told_where_the_title_does_not_say_it(told: ScoreSheet, said: str) -> None:
    assert ending(told, Seat(0), Wording(("You", "Bruno", "Ana"))) == said
