"""The sum at the head of a score sheet is right, and is a figure of the sheet."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from naipes_gui.core.equation import Equation, Sign
from naipes_gui.core.face import ScoreSheet
from naipes_gui.core.table import FIRST
from naipes_gui.games import all_games
from naipes_gui.session.sheets import Sheets
from naipes_gui.store.record import Record
from tests.having import with_records

RECORDS = Path(__file__).parents[1] / "records"
WITH_A_SUM = [game for game in with_records() if game != "nlk"]
"""Where losing a hand is all there is to count there is no sum."""


def sheets_of(game: str) -> Iterator[ScoreSheet]:
    for file in sorted((RECORDS / game).glob("*.naipes")):
        timeline = Record.load(file).timeline
        view = timeline.view(timeline.ply, FIRST)
        yield from Sheets(all_games()[game].face(), view, [*timeline.hands()], fewest_win=False)


def reckoned(equation: Equation) -> int:
    """Return what the terms make one after the other, as they are read."""
    result = 0
    for term in equation.terms:
        match term.sign:
            case Sign.TIMES:
                result *= term.figure
            case Sign.MINUS:
                result -= term.figure
            case _:
                result += term.figure
    return result


@pytest.mark.parametrize("game", WITH_A_SUM)
def test_the_terms_make_the_total(game: str) -> None:
    told = [sheet for sheet in sheets_of(game) if sheet.equation is not None]
    assert told
    for sheet in told:
        assert sheet.equation is not None
        assert len(sheet.equation.terms) >= 2
        assert sheet.equation.total.sign is Sign.EQUALS
        assert reckoned(sheet.equation) == sheet.equation.total.figure
        gains = {abs(line.gained) for line in sheet.lines}
        pool = sum(line.gained for line in sheet.lines if line.gained > 0)
        assert abs(sheet.equation.total.figure) in {*gains, pool} or game == "mosca"
