"""In which order the lines of a score sheet are read."""

from naipes_gui.core.face import ScoreLine, ScoreSheet
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase

WORD = phrase("test", "Word")


def test_who_did_not_play_comes_after_all_who_did() -> None:
    cells = ((None,), (70,), (None,), (None,), (103,))
    lines = [ScoreLine(Seat(i), WORD, (), 0, 0, cell) for i, cell in enumerate(cells)]
    sheet = ScoreSheet(WORD, WORD, tuple(lines), columns=(WORD,))
    assert [line.seat for line in sheet.rows(Seat(0))] == [0, 1, 4, 2, 3]
