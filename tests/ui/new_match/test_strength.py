"""What a level is worth is told from the published table."""

import json

import pytest

from naipes_gui.files import resource
from naipes_gui.games import all_games
from naipes_gui.ui.new_match import strength as told
from naipes_gui.ui.new_match.strength import strength

ROW = {"game": "ecarte", "options": {}, "a": "expert", "b": "club", "unit": "points per deal",
       "decks": 400, "mean": 0.107, "low": 0.075, "high": 0.139,
       "version": all_games()["ecarte"].bots_version}  # fmt: skip


def test_a_level_is_compared_with_the_one_below(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told, "_ladder", lambda: (ROW,))
    said = strength("ecarte", "expert")
    assert said == "+0.11 ±0.03 points a deal more than Club, over 400 equal decks."
    assert strength("mosca", "expert") == strength("ecarte", "club") == ""


def test_figures_of_earlier_opponents_are_told_for_what_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(told, "_ladder", lambda: (ROW | {"version": 1},))
    assert strength("ecarte", "expert").endswith(
        "decks. Those were opponents of an earlier version."
    )


def test_every_unit_that_is_published_has_words() -> None:
    rows = json.loads(resource("ladder.json").read_text("utf-8"))
    assert {row["unit"] for row in rows if not row["whole"]} <= {*told.UNITS, told.LOSSES}


def test_where_one_counts_who_loses_hands_of_a_hundred_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row = ROW | {"game": "nlk", "unit": told.LOSSES, "mean": 0.1375, "low": 0.0816, "high": 0.1934,
                 "version": all_games()["nlk"].bots_version}  # fmt: skip
    monkeypatch.setattr(told, "_ladder", lambda: (row,))
    said = strength("nlk", "expert")
    assert said == "Of 100 hands it loses 14 (±6) fewer than Club; over 400 equal decks."
