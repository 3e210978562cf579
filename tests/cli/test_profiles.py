"""Commands that read matches or settings do so for whoever is named."""

import json
from pathlib import Path

import pytest

from naipes_gui import app
from naipes_gui.cli import COMMANDS
from naipes_gui.store import paths, profiles, settings
from naipes_gui.store.settings import Settings
from tests.cli.conftest import Run
from tests.disk_contents import every_file
from tests.ui.table_help import begun

WITH_PROFILE = ("stats", "review", "deals", "deal", "branch", "play")


@pytest.fixture
def ana() -> str:
    """Let Ana be a second person here; return her key."""
    return profiles.add("Ana").key


def test_whoever_plays_alone_is_listed_alone(run: Run) -> None:
    done = run("profiles")
    assert done.out == f"* First player: 0 matches, {paths.records_folder()}\n"


def test_everybody_is_listed_and_who_played_last_is_marked(run: Run, ana: str) -> None:
    begun(paths.records_folder(ana)).close()
    profiles.take_place("ana")
    rows = [json.loads(line) for line in run("profiles", "--json").out.splitlines()]
    assert [(row["name"], row["last"], row["matches"]) for row in rows] == [
        ("First player", False, 0), ("Ana", True, 1),
    ]  # fmt: skip
    assert rows[1]["folder"] == str(paths.records_folder(ana))


@pytest.mark.parametrize("command", WITH_PROFILE)
def test_a_name_that_nobody_has_is_one_sentence(run: Run, ana: str, command: str) -> None:
    more = {"branch": ["x.naipes", "--after", "1"], "play": ["ecarte"]}.get(command, [])
    done = run(command, *more, "--profile", "E\x1bva")
    assert (done.status, done.out) == (1, "")
    assert done.err == "naipes: Nobody called “Eva” plays here, but these do: First player, Ana.\n"


@pytest.mark.parametrize("whose", ["Ana", "first player"])
def test_a_deal_is_begun_among_the_matches_of_whoever_is_named(
    run: Run, ana: str, whose: str
) -> None:
    mine, hers = paths.records_folder(paths.FIRST), paths.records_folder(ana)
    wanted, other = (hers, mine) if whose == "Ana" else (mine, hers)
    done = run("deal", "--new", "ecarte", "--begin", "--profile", whose)
    path = Path(done.out.strip())
    assert path.parent == wanted
    assert every_file(other) == {}
    played = next(Path("tests/records/ecarte").glob("*.naipes"))
    branch = run("branch", played, "--after", "1", "--profile", whose)
    assert branch.status == 0
    assert len(every_file(wanted)) == 2
    assert every_file(other) == {}


def test_without_a_name_the_settings_are_those_of_who_played_last(run: Run, ana: str) -> None:
    settings.save(Settings(language="es"), paths.settings_file(ana))
    profiles.take_place("Ana")
    assert "partidas guardadas" in run("stats", "--help").out
    assert "mano" in run("stats").out
    assert run("stats", "--profile", "first player").out.startswith("No hand of a saved match")


def test_the_name_may_stand_before_the_command() -> None:
    typed = ["--profile", "Ana", "stats", "--csv"]
    assert app._command_first(typed) == ["stats", "--profile", "Ana", "--csv"]
    for argv in (["--profile", "Ana"], ["--profile", "Ana", "a.naipes"], ["stats"], []):
        assert app._command_first(argv) == argv
    assert set(WITH_PROFILE) <= set(COMMANDS)
