"""Looks for opponents that see more than their seat, in so many positions that few would do.

``python -m tools.swap_test GAME LEVEL…`` asks each level (``expert``, ``club:bold``), by default
all of all games, about positions under random rules, before and after the cards that its seat
has not seen were swapped, and prints a line of JSON for each: a disagreement is another move,
another counsel with another number of rounds, or another amount of chance drawn. With
``--peek 0.02`` the level cheats as often, which shows what the test can find. The status is 1
if it found any.
"""

import argparse
import json
import sys
from itertools import islice
from time import monotonic

from naipes_gui.cli.opponents import chosen_player
from naipes_gui.core.info import GameInfo
from naipes_gui.games import all_games
from tests.contract.honesty import Pair, Peeper, differs, pairs

FULL = 3_000


def asked(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.swap_test", description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(all_games()))
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help="by default all of the game")
    parser.add_argument("--positions", type=int, default=FULL)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--peek", type=float, default=0.0, help="the share of moves it cheats at")
    return parser.parse_args(words)


def disagrees(game: GameInfo, level: str, pair: Pair, peek: float) -> bool:
    rules = pair.real.timeline.rules
    bot = chosen_player(game, level)(rules)
    return differs(Peeper(rules, bot, peek) if peek else bot, pair)


def tested(wishes: argparse.Namespace, game: GameInfo, level: str) -> dict[str, object]:
    """Return what came of one level; the first positions that differ are named by their seed."""
    began = monotonic()
    found = [
        pair.seed
        for pair in islice(pairs(game, wishes.seed), wishes.positions)
        if disagrees(game, level, pair, wishes.peek)
    ]
    return {
        "game": game.key, "level": level, "version": game.bots_version,
        "positions": wishes.positions, "seed": wishes.seed, "peek": wishes.peek,
        "disagreements": len(found), "first": found[:5], "seconds": round(monotonic() - began),
    }  # fmt: skip


def main(words: list[str]) -> int:
    wishes = asked(words)
    disagreements = 0
    for key in [wishes.game] if wishes.game else all_games():
        game = all_games()[key]
        for level in wishes.levels or game.bots():
            line = tested(wishes, game, level)
            disagreements += int(str(line["disagreements"]))
            print(json.dumps(line), flush=True)
    return 1 if disagreements else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
