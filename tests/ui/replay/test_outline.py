"""What the replay knows of a match grows with the match, also where moves are taken back."""

from random import Random
from typing import Any

import pytest

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from naipes_gui.ui.replay.outline import Outline

ME = Seat(0)
PLIES = 700
KNOWN = ("rows", "hands", "dealt", "tricks", "talks", "turns", "own", "decisions")


def known(outline: Outline) -> list[Any]:
    places = [outline.place(ply) for ply in range(outline.timeline.ply + 1)]
    choices = [ply for ply in outline.own if outline.has_choice(ply)]
    return [*(list(getattr(outline, name)) for name in KNOWN), places, choices]


def push(timeline: Timeline[Any], rng: Random) -> None:
    state, rules = timeline.state, timeline.rules
    chance = state.to_move == CHANCE
    timeline.push(rules.chance(state, rng) if chance else rng.choice(rules.legal(state)))


def read(timeline: Timeline[Any], outline: Outline, rng: Random) -> None:
    """Let a match grow, now and then shrink, and its outline follow."""
    for _ in range(PLIES):
        if rng.random() < 0.02 and timeline.decisions:
            timeline.cut(rng.choice(timeline.decisions[-60:]))
        elif not timeline.state.is_over:
            push(timeline, rng)
        outline.follow()


@pytest.mark.parametrize("key", all_games())
@pytest.mark.parametrize("seed", range(3))
def test_an_outline_that_followed_is_the_one_made_at_the_end(key: str, seed: int) -> None:
    game = all_games()[key]
    timeline: Timeline[Any] = Timeline(game.rules(game.options().make()))
    following, late = Outline(timeline, ME), Outline(timeline, ME)
    read(timeline, following, Random(f"{key} {seed}"))
    following.finish()
    late.finish()
    assert known(following) == known(late)
    assert len(following.hands) == len(timeline.shuffles)
    free = (p for p in following.own if len(timeline.rules.legal(timeline.states[p], ME)) > 1)
    assert [p for p in following.own if following.has_choice(p)] == list(free)


def test_a_match_that_is_not_dealt_has_no_rows() -> None:
    game = all_games()["napoleon"]
    timeline: Timeline[Any] = Timeline(game.rules(game.options().make()))
    outline = Outline(timeline, ME)
    outline.follow()
    outline.finish()
    assert (outline.rows, outline.hands, outline.hand_at(0)) == ([], [], None)


def test_following_makes_no_hand_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = all_games()["napoleon"]
    timeline: Timeline[Any] = Timeline(game.rules(game.options().make(match="hands:1000")))
    outline, rng = Outline(timeline, ME), Random(1)
    while timeline.ended < 20 or timeline.state.stage is not Stage.HAND:
        push(timeline, rng)
        with monkeypatch.context() as patch:
            patch.setattr(type(timeline.rules), "apply", None)
            outline.follow()
    monkeypatch.setattr(type(timeline.rules), "apply", None)
    outline.finish()
    assert len(outline.hands) == 21
