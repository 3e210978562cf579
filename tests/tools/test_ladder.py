"""The table of strengths is whole, can be repeated, and reads as it is stored."""

from dataclasses import replace
from pathlib import Path

import pytest

from naipes_gui.cli.opponents import chosen_player
from naipes_gui.games import all_games
from tools import ladder
from tools.ladder import READING, Row, reading, stored

ROWS = stored()


def test_what_is_read_is_what_is_stored() -> None:
    assert READING.read_text(encoding="utf-8") == reading(ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.repeating)
def test_every_row_can_be_played_again(row: Row) -> None:
    game = all_games()[row.game]
    rules = game.rules(game.options().make(**row.options))
    for level in (row.a, row.b):
        assert callable(chosen_player(game, level)(rules).choose)
    assert row.command == row.repeating
    assert row.low <= row.mean <= row.high
    assert 1 <= row.version <= game.bots_version


def test_a_row_of_other_opponents_than_todays_says_so() -> None:
    today, since = all_games()["mosca"].bots_version, all_games()["mosca"].levels_since["master"]
    assert since < today, "only tempers have changed"
    row = Row(game="mosca", options={}, a="master", b="random", decks=9, seed=1, version=today)
    assert reading([row]).count(f"| {today} |") == 1
    assert reading([replace(row, version=since)]).count(f"| {since} |") == 1
    old = reading([replace(row, version=since - 1)])
    assert f"| {since - 1}, today {today} |" in old


def test_a_row_is_old_when_one_of_its_own_players_has_changed() -> None:
    row = Row(game="ecarte", options={}, a="master", b="greedy", decks=9, seed=1, version=4)
    since = all_games()["ecarte"].levels_since
    assert [level for level in since if since[level] > row.version] == ["club", "expert"]
    assert [replace(row, b=other).is_old for other in ("greedy", "club")] == [False, True]


def test_only_old_rows_are_played_where_that_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "TABLE", tmp_path / "ladder.json")
    monkeypatch.setattr(ladder, "READING", tmp_path / "ladder.md")
    today, since = all_games()["mosca"].bots_version, all_games()["mosca"].levels_since["club"]
    new, old = (
        Row(game="mosca", options={}, a="club", b="random", decks=2, seed=seed, version=version)
        for seed, version in ((1, since), (2, since - 1))
    )
    ladder.write([new, old])
    assert ladder.main(["--old"]) == 0
    kept, renewed = stored()
    assert kept == new
    assert renewed.version == today
    assert renewed.command
    assert ladder.main(["--old", "--check"]) == 0
    assert capsys.readouterr().out.count("\n") == 1


def test_every_pair_stands_once_and_in_order() -> None:
    assert len({row.repeating for row in ROWS}) == len(ROWS)
    assert sorted(ROWS, key=lambda row: row.place) == ROWS


def test_a_row_is_measured_and_repeated_by_its_command() -> None:
    wishes = "mosca --a club --b random --decks 6 --seed 4 --seats 4 --option tie=split"
    row = ladder.new_row(wishes.split())
    assert row.options == {"players": 4}
    first = row.measured()
    assert first.measured() == first
    assert first.low < first.mean < first.high
    assert first.unit == "points per deal"
    assert first.command == (
        "naipes arena mosca --a club --b random --decks 6 --seed 4 --option players=4"
    )
    again = ladder.new_row(first.command.split()[2:])
    assert again.measured() == first
    text = reading([first])
    assert "## La Mosca" in text
    assert f"| club | random | players 4 | 6 | {first.mean:+.4g} |" in text


def test_figures_that_have_changed_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "TABLE", tmp_path / "ladder.json")
    monkeypatch.setattr(ladder, "READING", tmp_path / "ladder.md")
    ladder.write([])
    wishes = ["mosca", "--a", "club", "--b", "random", "--decks", "4"]
    assert ladder.main(["--add", *wishes]) == 0
    assert ladder.main(["--check"]) == 0
    (row,) = stored()
    ladder.write([replace(row, mean=row.mean + 1)])
    assert ladder.main(["--check", "ecarte"]) == 0
    assert ladder.main(["--check", "mosca"]) == 1
    assert stored()[0].mean == row.mean + 1
    assert ladder.main(["mosca"]) == 0
    assert stored() == [row]
    assert "club" in (tmp_path / "ladder.md").read_text(encoding="utf-8")
    capsys.readouterr()
