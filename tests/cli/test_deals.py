"""Whether the deals of saved matches were fair, in words and in figures."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def played(run: Run, tmp_path: Path) -> Path:
    folder = tmp_path / "played"
    assert run("simulate", "ecarte", "--hands", 30, "--records", folder).status == 0
    assert run("simulate", "nlk", "--level", "beginner", "--records", folder).status == 0
    return folder


def test_what_everybody_was_dealt_is_told(run: Run, played: Path) -> None:
    done = run("deals", "ecarte", "--records", played)
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0].startswith("Écarté: matches ")
    assert lines[1].split("   ")[-1].strip() == "Each opponent"
    assert [line.split("  ")[1] for line in lines[2:6]] == [
        "Kings", "Kings, queens and jacks", "Trumps", "The king of trumps",
    ]  # fmt: skip
    assert "0.625" in lines[2]
    assert "NLK" not in done.out


def test_all_figures_can_be_had(run: Run, played: Path) -> None:
    games = json.loads(run("deals", "--records", played, "--json").out)
    assert [game["game"] for game in games] == ["ecarte", "nlk"]
    kings = games[0]["dealt"]["kings"]
    assert list(kings) == ["computer", "0", "1"]
    assert kings["computer"]["hands"] == 2 * games[0]["deals"] >= 60
    assert kings["computer"]["expected"] == 0.625
    assert set(games[0]["places"]) == {"computer", "deck"}


def test_nothing_dealt_is_said(run: Run) -> None:
    done = run("deals")
    assert (done.status, done.out) == (0, "No saved match has been dealt yet.\n")
    assert run("deals", "chess").status == 1
