"""Which of two opponents plays better."""

import json

import pytest

from naipes_gui.cli import COMMANDS
from naipes_gui.cli.main import _parser
from tests.cli.conftest import Run


def measured(run: Run, *words: object) -> dict[str, object]:
    done = run("arena", *words)
    assert (done.status, done.err) == (0, "")
    report: dict[str, object] = json.loads(done.out.splitlines()[-1])
    return report


@pytest.mark.parametrize(
    ("game", "better", "decks"), [("ecarte", "club", 40), ("nlk", "beginner", 8)]
)
def test_the_better_player_gains(run: Run, game: str, better: str, decks: int) -> None:
    found = measured(run, game, "--a", better, "--b", "random", "--decks", decks, "--seed", 2)
    assert list(found) == ["game", "a", "b", "decks", "unit", "mean", "low", "high"]
    assert (found["game"], found["a"], found["b"], found["decks"]) == (
        game,
        better,
        "random",
        decks,
    )
    low, mean, high = (found[key] for key in ("low", "mean", "high"))
    assert isinstance(low, float)
    assert isinstance(mean, float)
    assert isinstance(high, float)
    assert 0 < low <= mean <= high


@pytest.mark.thorough
def test_a_player_that_never_lost_is_not_told_never_to_lose(run: Run) -> None:
    """Of hands with one loser few decks say little, even if all of them say the same."""
    found = measured(run, "nlk", "--a", "beginner", "--b", "random", "--decks", 3, "--seed", 1)
    low, high = found["low"], found["high"]
    assert isinstance(low, float)
    assert isinstance(high, float)
    assert low < 0.2
    assert high == 0.25
    two = measured(run, "nlk", "--a", "club", "--b", "random", "--decks", 2, "--seats", 2)
    assert two["high"] == 1.0


def test_the_number_of_processes_changes_nothing(run: Run) -> None:
    words = ("mosca", "--a", "beginner", "--b", "random", "--decks", 9, "--seats", 4)
    assert measured(run, *words) == measured(run, *words, "--jobs", 2)


def test_whole_matches_are_counted_by_who_wins(run: Run) -> None:
    found = measured(run, "ecarte", "--a", "club", "--b", "random", "--decks", 4, "--whole")
    assert found["unit"] == "share of matches"
    assert found["mean"] in (0.125, 0.25, 0.375, 0.5)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("ecarte", "--a", "genius", "--b", "club"), "There is no level “genius”"),
        (("chess", "--a", "club", "--b", "club"), "There is no game “chess”"),
        (("ecarte", "--a", "club", "--b", "club", "--decks", 1), "--decks"),
    ],
)
def test_what_is_not_there_is_refused(run: Run, words: tuple[object, ...], why: str) -> None:
    done = run("arena", *words)
    assert done.status != 0
    assert why in done.err


def test_every_command_of_the_parser_is_known_without_it() -> None:
    actions = _parser()._subparsers
    assert actions is not None
    listed = actions._group_actions[0].choices
    assert listed is not None
    assert sorted(COMMANDS) == sorted(listed)
