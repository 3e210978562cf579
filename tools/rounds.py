"""Tells what a level would gain if it thought longer, in the eyes of one that does.

``python -m tools.rounds GAME --level master --effort 10 --hands 20`` lets the level play hands
against itself; at every decision with a choice it is asked again with so many times the rounds
and other chance, and what it chose is held against what the longer thought prefers. The loss
is in the game's unit a decision, with its interval of 95 %; as the longer thought errs too, and
judges its own favourite too well, the loss is at most that. The last line is JSON.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from functools import partial
from random import Random
from statistics import fmean
from threading import Event
from typing import Any

from naipes_gui.bots.duel import played
from naipes_gui.cli.choosing import add_game, chosen_game, chosen_options
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.significance import half_interval


def losses(wishes: argparse.Namespace) -> Iterator[float | None]:
    """Yield what every decision lost; nothing where the longer thought chose the same."""
    game = chosen_game(wishes.game)
    rules, make = game.rules(chosen_options(game, wishes)), game.bots()[wishes.level]
    short, long = make(rules), partial(make, effort=wishes.effort)(rules)
    for hand in range(wishes.hands):
        label = f"{wishes.seed}:{hand}"
        timeline = played(rules, (short, short), rules.seats[0], label, ([], []), False)
        for ply in timeline.decisions:
            seat, move = timeline.moves[ply]
            view = timeline.view(ply, seat)
            if len(view.moves) > 1:
                counsel = long.weigh(view, Random(f"{label}:{ply}:long"), Event())
                if len(counsel.choices) > 1:
                    yield lost(counsel, move)


def lost(counsel: Counsel, move: Move) -> float | None:
    """Return by how much a move is behind, or nothing if it is the one that is preferred."""
    if move.meaning == counsel.chosen.meaning:
        return None
    worths = {one.move.meaning: one.worth for one in counsel.choices}
    best = worths.get(counsel.chosen.meaning, counsel.choices[0].worth)
    return max(0.0, best - worths.get(move.meaning, counsel.choices[-1].worth))


def report(wishes: argparse.Namespace, found: list[float | None]) -> dict[str, Any]:
    """Return the figures."""
    values = tuple(loss or 0.0 for loss in found)
    return {
        "game": wishes.game, "level": wishes.level, "effort": wishes.effort,
        "decisions": len(found), "same": round(fmean(loss is None for loss in found), 3),
        "loss": round(fmean(values), 4), "margin": round(half_interval(values), 4),
        "loss_per_hand": round(sum(values) / wishes.hands, 4),
    }  # fmt: skip


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.rounds", description=__doc__)
    add_game(parser)
    parser.add_argument("--level", default="master")
    parser.add_argument("--effort", type=int, default=10)
    parser.add_argument("--hands", type=int, default=20)
    wishes = parser.parse_args(words)
    print(json.dumps(report(wishes, list(losses(wishes)))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
