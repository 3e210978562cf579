"""Measures two opponents of La Mosca where the pool is rich before the deal.

``python -m tools.mosca_pools --a master --b reference --pools 3 9 18 --decks 200 --seed 1``
plays every deck once with the first bot in each seat and the second in all others, like
``naipes arena``, but begins with so many counters in the pool, the dealer's included. It
prints what the first gains over the average of the others in a hand, with its 95 % interval.
"""

import argparse
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import TypeAlias

from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import STYLES
from naipes_gui.core.rules import Bot, Stage
from naipes_gui.core.significance import half_interval
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.players.levels import LEVELS
from naipes_gui.games.mosca.players.references import REFERENCES
from naipes_gui.games.mosca.rules.game import Mosca
from naipes_gui.games.mosca.rules.state import MoscaState

Player: TypeAlias = Bot[MoscaState]


class Never:
    """A stop that is never raised."""

    def is_set(self) -> bool:
        return False


def player(rules: Mosca, text: str) -> Player:
    """Return the player ``LEVEL[:STYLE]``."""
    level, _, style = text.partition(":")
    return {**LEVELS, **REFERENCES}[level](rules, STYLES[style or "serene"])


def opening(rules: Mosca, pool: int, rng: Random) -> MoscaState:
    """Deal with so many counters in the pool; all seats have paid alike."""
    start = rules.apply(rules.start(), Move("lot", number=0)).state
    carried, seats = pool - len(rules.seats), len(rules.seats)
    paid = tuple(-(carried // seats) - (place < carried % seats) for place in range(seats))
    start = replace(start, scores=paid)
    shuffled = rules.apply(start, rules.chance(start, rng)).state
    return rules.apply(shuffled, Move("cut", number=rules.cuts[0])).state


def gain(rules: Mosca, players: tuple[Player, Player], tested: Seat, pool: int, deck: str) -> float:
    """Return what the tested seat gains in a hand over the average of the others."""
    state = opening(rules, pool, Random(deck))
    before, turn = state.scores, 0
    while state.stage in (Stage.HAND, Stage.RESHUFFLE):
        turn += 1
        rng = Random(f"{deck}:{state.to_move}:{turn}")
        if state.to_move == CHANCE:
            move = rules.chance(state, rng)
        else:
            view = rules.observe(state, state.to_move)
            move = players[state.to_move != tested].choose(view, rng, Never())
        state = rules.apply(state, move).state
    won = [after - first for after, first in zip(state.scores, before, strict=True)]
    return won[tested] - fmean(won[seat] for seat in rules.seats if seat != tested)


def main() -> None:
    """Print a line for each pool."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--a", default="master")
    parser.add_argument("--b", default="reference")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--pools", type=int, nargs="+", default=[3, 9, 18])
    parser.add_argument("--decks", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rules = Mosca(MoscaOptions.make(players=arguments.seats))
    players = player(rules, arguments.a), player(rules, arguments.b)
    for pool in arguments.pools:
        gains = [
            fmean(
                gain(rules, players, seat, pool, f"{arguments.seed}:{deck}") for seat in rules.seats
            )
            for deck in range(arguments.decks)
        ]
        margin = half_interval(gains)
        print(f"pool {pool}: {fmean(gains):+.3f} ± {margin:.3f}", flush=True)


if __name__ == "__main__":
    main()
