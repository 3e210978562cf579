"""What is worth a moment of its own tells the points that are written."""

from random import Random

from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.games.ecarte.options import EcarteOptions
from naipes_gui.games.ecarte.rules.game import Ecarte
from naipes_gui.games.ecarte.table.moments import moments


def test_whoever_decides_a_hand_early_is_told_all_that_it_scores() -> None:
    game, gained = Ecarte(EcarteOptions.make()), set[int]()
    for seed in range(60):
        match, rng = Timeline(game), Random(seed)
        while not match.state.is_over and match.ply < 400:
            before = match.state
            by_chance = before.to_move == CHANCE
            move = game.chance(before, rng) if by_chance else rng.choice(game.legal(before))
            events = game.play(before, move).events
            match.push(move)
            for moment in moments(match.view(match.ply, Seat(0)), events).values():
                if moment.title.source.startswith("Decided"):
                    written = match.state.scores[moment.seat] - before.scores[moment.seat]
                    assert moment.points == written
                    gained.add(written)
    assert gained == {1, 2}
