"""Every level plays as it is known to; a change of its ways is meant and written down."""

from collections import Counter

import pytest

from naipes_gui.core.info import GameInfo
from naipes_gui.games import all_games
from tests.bands.bands import FOLDER, Band, Known, count, known_of, load
from tests.nights import by_night

KNOWN = sorted(path.stem for path in FOLDER.glob("*.json"))
LEVELS = [(key, level) for key in KNOWN for level, known in load(key)[1].items() if known.quick]


def game(key: str) -> GameInfo:
    return all_games()[key]


def test_every_game_has_bands() -> None:
    assert sorted(all_games()) == KNOWN


@pytest.mark.sampled
@pytest.mark.parametrize(("key", "level"), LEVELS)
def test_a_level_keeps_to_its_bands(key: str, level: str) -> None:
    known = load(key)[1][level]
    # Of what takes two seconds; all hands are counted by `make nightly`.
    hands, moves = range(max(1, known.quick // by_night(1, by_day=5))), list[str]()
    assert not list(known.strays(count(game(key), level, hands, moves), few=True))
    assert moves == list(known.moves[: len(hands)]), (
        "a level plays otherwise: raise bots_version, and its levels_since if they are given, "
        "then python -m tools.bands --write"
    )


@pytest.mark.parametrize("key", KNOWN)
def test_the_bands_are_those_of_these_opponents(key: str) -> None:
    version, levels = load(key)
    assert game(key).levels_play_as_in(version)
    assert list(levels) == sorted(game(key).bots())
    assert all(known.quick <= known.hands for known in levels.values())
    assert all(sum(b.share for b in k.habits.values()) == pytest.approx(1, abs=0.01)
               for k in levels.values())  # fmt: skip


def test_who_begins_to_pass_leaves_the_band() -> None:
    known = known_of(Counter(bid=300, swap=100, **{"pass": 600}), 500, 20, [])
    assert known.habits["pass"] == Band(0.6, 0.5243, 0.6757)
    assert not list(known.strays(Counter(bid=30, swap=9, **{"pass": 61}), few=True))
    assert not list(known.strays(Counter(bid=320, swap=90, **{"pass": 590})))
    timid = Counter(bid=1, swap=5, **{"pass": 94})
    assert [line.split(":")[0] for line in known.strays(timid, few=True)] == ["bid", "pass"]
    assert [line.split(":")[0] for line in known.strays(Counter(bid=300, **{"pass": 700}))] == [
        "pass", "swap",
    ]  # fmt: skip


def test_something_never_done_before_is_told() -> None:
    known = Known(10, 5, {"play": Band(1.0, 0.9, 1.0)}, ())
    strays = list(known.strays(Counter(play=90, resign=10), few=True))
    assert strays == ["resign: 0.1000 instead of 0.0 … 0.02"]
