"""What is watched for the first time is listed as far as it has been seen, and no further."""

from random import Random
from typing import Any

import pytest

from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from naipes_gui.ui.replay.outline import Outline
from naipes_gui.ui.replay.seen_rows import SeenRows

ME, HANDS = Seat(0), 2


@pytest.mark.parametrize("key", all_games())
def test_only_what_was_seen_is_listed(key: str) -> None:
    game, rng = all_games()[key], Random(key)
    timeline: Timeline[Any] = Timeline(game.rules(game.options().make()))
    then = dict[int, list[Any]]()
    while timeline.ended < HANDS and not timeline.state.is_over:
        state, rules = timeline.state, timeline.rules
        chance = state.to_move == CHANCE
        timeline.push(rules.chance(state, rng) if chance else rng.choice(rules.legal(state)))
        if rng.random() < 0.2:
            outline = Outline(timeline, ME)
            outline.finish()
            then[timeline.ply] = list(outline.rows)
    outline = Outline(timeline, ME)
    outline.finish()
    seen = SeenRows(outline)
    for ply, rows in then.items():
        assert seen.see(ply) == bool(ply)
        assert list(seen.rows) == rows, ply
        assert not seen.see(ply - 1)
    seen.see(timeline.ply)
    assert list(seen.rows) == outline.rows
    assert any(rows != outline.rows for rows in then.values())
