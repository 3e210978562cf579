"""What the saved matches say of a person, in words and as a table."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.statistics.matches import move, score, write


@pytest.fixture
def played(tmp_path: Path) -> Path:
    folder = tmp_path / "played"
    folder.mkdir()
    for nth in range(1, 7):
        hands = [line for n in range(1, 5) for line in (move(0, "bid 3"), score(3 * n, -3 * n, 0))]
        end = {"end": "finished", "ranking": [[0], [2], [1]]}
        write(folder / f"{nth}.naipes", *hands, end, started=f"2026-01-0{nth}T12:00:00Z")
    return folder


def test_results_are_told_in_sentences_and_in_columns(run: Run, played: Path) -> None:
    done = run("stats", "--records", played)
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0].startswith("Napoleon: ")
    assert "72 chips up" in lines[1]
    assert "better than luck explains" in lines[1]
    assert "100 %" in lines[2]
    assert lines[2].endswith("luck alone hardly explains that.")
    assert any(line.split()[:2] == ["Ana", "24"] for line in lines)
    assert "  You bid in 100 % of the hands." in lines
    assert "  You are above Club: try Expert." in lines


def test_one_row_a_match(run: Run, played: Path) -> None:
    lines = run("stats", "--csv", "--records", played).out.splitlines()
    assert len(lines) == 7
    assert lines[0].startswith("match,game,rules,")
    assert lines[1].startswith("1,napoleon,rulebook,3,2026-01-01T12:00:00Z,finished,no,club,")
    assert run("stats", "--csv", "--game", "nlk", "--records", played).out.count("\n") == 1


def test_nothing_is_said_of_nothing(run: Run) -> None:
    done = run("stats")
    assert (done.status, done.out) == (0, "No hand of a saved match of yours is over yet.\n")


def test_what_is_wrong_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    for words in (("--game", "chess"), ("--records", tmp_path / "none")):
        done = run("stats", *words)
        assert (done.status, done.out) == (1, "")
        assert done.err.count("\n") == 1
