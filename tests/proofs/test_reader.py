"""A match played by a robot that knows nothing but what a screen reader is told, and its account.

The long proof plays many, in all games: ``python -m tools.proofs.reader``.
"""

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from naipes_gui.core.text import install
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from tests.catalogues import catalogue
from tests.ui.felt_help import _move as any_move
from tools.proofs.reader.__main__ import sat
from tools.proofs.reader.account import Recorded, differences
from tools.proofs.reader.session import missing

GAMES = ("ecarte", "napoleon", "mosca", "nlk", "hachi_hachi")
YOU = {"en": "You", "es": "Tú", "fr": "Vous"}


@pytest.fixture
def language(request: pytest.FixtureRequest) -> str:
    """Speak a language."""
    install(catalogue(request.param))
    return str(request.param)


def match(game: str, plies: int) -> Any:
    """Return what the record of a match by chance knows, as far as it went."""
    info = all_games()[game]
    rules = info.rules(info.options().make())
    timeline: Timeline[Any] = Timeline(rules)
    rng = Random(4)
    while timeline.ply < plies and not timeline.state.is_over:
        timeline.push(any_move(timeline, rng))
    return SimpleNamespace(timeline=timeline, header=SimpleNamespace(game=game), rules=rules)


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "es", "fr"], indirect=True)
def test_who_only_hears_a_match_can_tell_every_hand_of_it(game: str, language: str) -> None:
    record = match(game, {"nlk": 500, "hachi_hachi": 60}.get(game, 120))
    names = (YOU[language], "Bruno", "Elvira", "Gala", "Hugo")
    recorded = Recorded(record, names)
    heard = list(filter(None, recorded.texts()))
    hands = recorded.hands()
    assert hands
    assert all(hand.plays and hand.points for hand in hands)
    assert not differences(record, names, heard, language)


@pytest.mark.parametrize("lost", ["plays", "takes the trick", "in all"])
@pytest.mark.parametrize("language", ["en"], indirect=True)
def test_what_is_not_heard_is_missed(lost: str, language: str) -> None:
    record = match("mosca", 120)
    names = (YOU[language], "Bruno", "Elvira")
    heard = list(filter(None, Recorded(record, names).texts()))
    place = next(place for place, text in enumerate(heard) if lost in text)
    assert differences(record, names, [*heard[:place], *heard[place + 1 :]], language)


@pytest.mark.xvfb
@pytest.mark.timeout(300)
@pytest.mark.skipif(bool(missing()), reason="there is no accessibility bus to listen to")
@pytest.mark.parametrize(
    ("game", "language", "matches"),
    [
        ("ecarte", "en", 1),
        pytest.param("nlk", "es", 1, marks=pytest.mark.nightly),
        # Months of the field can be pressed when the match is over: the rematch lies above them.
        pytest.param("hachi_hachi", "en", 2, marks=pytest.mark.nightly),
    ],
)
def test_a_match_is_played_by_ear_and_told_as_it_was(
    tmp_path: Path, game: str, language: str, matches: int
) -> None:
    assert sat(tmp_path, game, language, matches, seed=3) == [[]] * matches
