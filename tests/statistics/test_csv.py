"""The table for a spreadsheet: one row a match, and nothing in it that a spreadsheet would run."""

import csv
from io import StringIO
from pathlib import Path

import pytest

from naipes_gui.statistics.csv import COLUMNS, as_csv, harmless
from naipes_gui.statistics.facts import Sitter
from tests.statistics.matches import facts


def test_a_row_a_match() -> None:
    rows = list(csv.DictReader(StringIO(as_csv([facts(3, -5), facts(0.5, nth=2, end="")]))))
    assert rows[0] == {
        "match": "1", "game": "napoleon", "rules": "rulebook", "players": "3",
        "started": "2026-01-01T12:00:00Z", "end": "finished", "assisted": "no", "level": "club",
        "opponents": "Ana; Hugo", "hands": "2", "outcome": "won", "place": "1", "score": "-2",
        "scores": "0:-2 1:2 2:0", "result": "-2", "best_hand": "3",
    }  # fmt: skip
    assert list(rows[1]) == list(COLUMNS)
    assert (rows[1]["end"], rows[1]["outcome"], rows[1]["place"]) == ("unfinished", "", "")
    assert rows[1]["result"] == "0.5"


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1"])
def test_no_text_is_taken_for_a_formula(name: str) -> None:
    assert harmless(name).startswith("'")
    evil = facts(
        1, path=Path(f"{name}.naipes"), sitters=(Sitter("L"), Sitter(name, name), Sitter("H", "x"))
    )
    (row,) = csv.DictReader(StringIO(as_csv([evil])))
    for column, cell in row.items():
        if column not in ("score", "result", "best_hand"):
            assert not cell.startswith(("=", "+", "-", "@", "\t", "\r", "\n", " ")), column


def test_quotes_and_commas_stay_in_their_cell() -> None:
    odd = facts(1, sitters=(Sitter("L"), Sitter('A"n,a', "club"), Sitter("H;\n", "club")))
    (row,) = csv.DictReader(StringIO(as_csv([odd])))
    assert row["opponents"] == 'A"n,a; H;'
