"""The computer against itself: the same arguments, the same bytes."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from naipes_gui.core.opponent import PLAIN, style_of
from naipes_gui.games import all_games
from naipes_gui.store.record import Record
from tests.cli.conftest import Run
from tests.games_for_tests import high_card
from tests.nights import at_night


def test_whole_matches_are_played_until_there_are_hands_enough(run: Run, tmp_path: Path) -> None:
    done = run("simulate", "ecarte", "--hands", 8, "--seed", 5, "--records", tmp_path / "played")
    hands = [json.loads(line) for line in done.out.splitlines()]
    assert (done.status, done.err) == (0, "")
    assert len(hands) >= 8
    files = sorted((tmp_path / "played").iterdir())
    assert len(files) == hands[-1]["match"]
    for number, path in enumerate(files, start=1):
        record = Record.load(path)
        assert record.problem is None
        assert record.timeline.state.is_over
        own = [hand for hand in hands if hand["match"] == number]
        assert [hand["hand"] for hand in own] == list(range(1, record.hands + 1))
        assert sum(hand["moves"] for hand in own) == len(record.timeline.decisions)
        assert own[-1]["games"] == record.rules.tally(record.timeline.state)["games"]
    assert run("verify", *files).status == 0


@pytest.mark.thorough
@pytest.mark.parametrize("level", ["expert,beginner", *at_night("beginner", "club", "expert")])
def test_the_same_arguments_give_the_same_bytes(tmp_path: Path, level: str) -> None:
    def simulate(name: str, hash_seed: str) -> tuple[bytes, list[bytes]]:
        folder = tmp_path / name
        command = f"simulate ecarte --hands 2 --seed 7 --level {level} --records {folder}"
        done = subprocess.run(
            [sys.executable, "-m", "naipes_gui", *command.split()],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
        )
        return done.stdout, [path.read_bytes() for path in sorted(folder.iterdir())]

    assert simulate("one", "1") == simulate("two", "2")


def test_seeds_options_and_levels_reach_the_record(run: Run, tmp_path: Path) -> None:
    chosen = ["--option", "stakes=true", "--option", "dealer_min=1", "--option", "match=best_of:3"]
    done = run("simulate", "ecarte", *chosen, "--level", "beginner,club", "--records", tmp_path)
    assert done.status == 0
    record = Record.load(tmp_path / "ecarte-0-0001.naipes")
    options = record.header.options
    assert (options["stakes"], options["dealer_min"], options["match"]) == (True, 1, "best_of:3")
    assert [bot.level for bot in record.header.opponents.values()] == ["beginner", "club"]
    other = run("simulate", "ecarte", *chosen, "--level", "beginner,club", "--seed", 1)
    assert other.out != done.out


def test_a_record_tells_style_effort_and_version_of_the_players(run: Run, tmp_path: Path) -> None:
    done = run("simulate", "nlk", "--level", "beginner:bold,club@2,club", "--seats", 3,
               "--records", tmp_path)  # fmt: skip
    assert (done.status, done.err) == (0, "")
    about = Record.load(next(tmp_path.iterdir())).header
    version = all_games()["nlk"].bots_version
    assert [(who.level, who.style, who.effort, who.version) for who in about.seats] == [
        ("beginner", "bold", 1, version),
        ("club", "serene", 2, version),
        ("club", "serene", 1, version),
    ]
    assert style_of("serene") == replace(PLAIN, key="serene")


def test_a_style_that_is_not_there_is_refused(run: Run) -> None:
    done = run("simulate", "ecarte", "--level", "club:furious")
    assert done.status != 0
    assert "club:furious" in done.err
    assert "club:bold" in done.err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["poker"], "no game"),
        (["ecarte", "--option", "fun=1"], "no option"),
        (["ecarte", "--option", "deal"], "cannot be"),
        (["ecarte", "--option", "match=best_of:2"], "cannot be"),
        (["ecarte", "--seats", "3"], "cannot be"),
        (["ecarte", "--level", "genius"], "no level"),
        (["ecarte", "--level", "club,club,club"], "one level"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(
    run: Run, arguments: list[str], reason: str
) -> None:
    done = run("simulate", *arguments)
    assert (done.status, done.out) == (1, "")
    assert reason in done.err
    assert len(done.err.splitlines()) == 1


def test_a_folder_that_cannot_be_made_is_said(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run("simulate", "ecarte", "--records", tmp_path / "file")
    assert done.status == 1
    assert len(done.err.splitlines()) == 1


def test_any_game_with_any_number_of_seats(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    high_card.install(monkeypatch)
    done = run("simulate", "high_card", "--seats", 4, "--hands", 20)
    hands = [json.loads(line) for line in done.out.splitlines()]
    assert done.status == 0
    assert len(hands) >= 20
    assert all(len(hand["score"]) == 4 for hand in hands)
