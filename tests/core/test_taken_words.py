"""Who takes a trick is told with the reason and with what it counts, as the rules have it."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from naipes_gui.core.face import Face
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import FIRST
from naipes_gui.core.taken_words import taken_words
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.tricks import taken_in
from naipes_gui.core.turns import Turns
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from tests.playthrough import choice

NAMES = ("Ana", "Bea", "Carlos", "Dora")
PLIES = 240


def played(game: str) -> tuple[Timeline[Any], Face]:
    """Return a beginning of a match that chance played."""
    info = all_games()[game]
    many = {} if game == "ecarte" else {"players": 4}
    timeline: Timeline[Any] = Timeline(info.rules(info.options().make(**many)))
    rng = Random(13)
    while timeline.ply < PLIES and timeline.state.stage is not Stage.OVER:
        timeline.push(choice(timeline, rng))
    return timeline, info.face()


@pytest.mark.parametrize("game", ["ecarte", "mosca", "napoleon"])
def test_a_trick_is_told_with_its_trump_and_its_points(game: str) -> None:
    timeline, face = played(game)
    turns, say, trumped, points = Turns(), Wording(NAMES).say, Counter[bool](), Counter[int]()
    for ply in range(1, timeline.ply + 1):
        frame = timeline.tell(ply, FIRST, face)
        turns.add(frame)
        if (taken := taken_in(frame.events, frame.view.zones)) is None:
            continue
        assert turns.trick is not None
        plays = turns.trick.plays
        assert sorted(taken.cards) == sorted(card for _, card in plays), "all of the trick"
        trump = face.trump(frame.view)
        suits = {card.suit for _, card in plays}
        ruffed = trump is not None and taken.card.suit == trump.suit and len(suits) > 1
        first, *others = map(say, taken_words(taken, face, frame.view))
        assert first.endswith(", a trump.") == ruffed
        trumped[ruffed] += 1
        points[taken.seat] += int(others[0].split()[0]) if others else 0
        if game == "mosca":
            state = frame.view.state
            if state.stage is Stage.HAND:
                assert points[taken.seat] == state.points(taken.seat), "as the plate says"
        if frame.view.state.stage is not Stage.HAND:
            points.clear()
    assert min(trumped[True], trumped[False]) > 0
