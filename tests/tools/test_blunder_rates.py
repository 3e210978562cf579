"""How often the levels blunder is written down of these opponents, and can be found again."""

import pytest

from naipes_gui.core.significance import share_between
from naipes_gui.games import all_games
from tools import blunder_rates, blunders
from tools.blunder_rates import LEVELS, is_worse, load, words

GAMES = list(all_games())
LEVEL = "club"
"""A level whose hands take no time."""


@pytest.mark.parametrize("key", GAMES)
def test_the_rates_are_those_of_these_opponents(key: str) -> None:
    stored = load(key)
    assert all_games()[key].levels_play_as_in(stored["version"]), (
        "python -m tools.blunder_rates --write"
    )
    counted = list(stored["levels"])
    assert counted, "at least the lowest"
    assert counted == list(LEVELS)[: len(counted)]


@pytest.mark.parametrize("key", GAMES)
def test_an_interval_is_that_of_what_was_counted(key: str) -> None:
    for known in load(key)["levels"].values():
        low, high = share_between(known["blunders"], known["decisions"])
        assert known["between"] == [round(100 * low, 3), round(100 * high, 3)]
        assert low <= known["blunders"] / known["decisions"] <= high
        assert all(loss["lost"] >= known["least"] for loss in known["dearest"])


@pytest.mark.parametrize("key", GAMES)
def test_the_dearest_is_still_played(key: str) -> None:
    """A level that was mended must be judged again."""
    finder = blunders.finder(blunders.asked(words(key, LEVEL, 1)))
    for dearest in load(key)["levels"][LEVEL]["dearest"][:1]:
        timeline, ply = finder.played(dearest["deck"]), dearest["ply"]
        seat, move = timeline.moves[ply]
        assert finder.position(timeline, ply) == dearest["position"]
        assert finder.words(timeline, ply, seat, move) == dearest["did"]


def test_who_blunders_more_often_than_was_held_possible_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = load("ecarte")["levels"]["club"]
    high = known["between"][1]
    assert not is_worse({"per_100": high}, known)
    assert is_worse({"per_100": high + 0.1}, known)
    worse = {**known, "per_100": high + 0.1}
    monkeypatch.setattr(blunder_rates, "counted", lambda wished: worse)
    assert blunder_rates.main(["ecarte", "--level", "club"]) == 1
    assert '"worse": true' in capsys.readouterr().out
    monkeypatch.setattr(blunder_rates, "counted", lambda wished: known)
    assert blunder_rates.main(["ecarte", "--level", "club"]) == 0
