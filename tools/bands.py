"""Counts how often each level does what, and says where that is no longer what is known.

``python -m tools.bands [GAME…]`` plays the hands over which the bands in ``tests/bands`` were
counted, and ends with 1 if a habit has left its band. ``--write`` renews the bands instead:
whoever means a level to play otherwise raises the game's ``bots_version`` and does that.
"""

import argparse
import json
import sys
from collections import Counter
from dataclasses import replace
from time import process_time

from naipes_gui.core.info import GameInfo
from naipes_gui.games import all_games
from tests.bands.bands import Known, count, known_of, load, save

HANDS, LONGEST = 400, 60.0
"""How many hands are counted, of levels that think long only as many as fit into the seconds."""
QUICK, MOMENT, LONG = 40, 2.0, 5.0
"""The hands that a test plays again, and in how many seconds; none if one takes too long."""


def measured(game: GameInfo, level: str, hands: int, seconds: float) -> Known:
    """Count a level over so many hands, or as many as there is time of the processor for."""
    began, counts, played, moves = process_time(), Counter[str](), 0, list[str]()
    while played < hands and process_time() - began < seconds:
        counts += count(game, level, range(played, played + 1), moves)
        played += 1
    each = (process_time() - began) / played
    quick = max(int(MOMENT / each), int(each < LONG))
    return known_of(counts, played, min(QUICK, played, quick), moves)


def write(game: GameInfo, levels: list[str], hands: int, seconds: float) -> None:
    """Renew the bands of some levels, and keep those of the others."""
    known = load(game.key)[1] if len(levels) < len(game.bots()) else {}
    for level in levels:
        known[level] = measured(game, level, hands, seconds)
        print(json.dumps({"game": game.key, "level": level, "hands": known[level].hands}))
    save(game.key, game.bots_version, known)


def keep_moves(game: GameInfo) -> None:
    """Renew what is played in the quick hands, and leave the bands as they are."""
    version, known = load(game.key)
    for level, about in known.items():
        moves = list[str]()
        count(game, level, range(about.quick), moves)
        known[level] = replace(about, moves=tuple(moves))
    save(game.key, version, known)


def check(game: GameInfo, levels: list[str]) -> bool:
    """Print a line for every level, and tell whether all keep to their bands."""
    strays = []
    for level, known in load(game.key)[1].items():
        if level in levels:
            found = list(known.strays(count(game, level, range(known.hands))))
            print(json.dumps({"game": game.key, "level": level, "strays": found}), flush=True)
            strays += found
    return not strays


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.bands", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(all_games()))
    parser.add_argument("--level", action="append", help="by default all of a game")
    parser.add_argument("--hands", type=int, default=HANDS, help="how many are counted anew")
    parser.add_argument("--seconds", type=float, default=LONGEST, help="the longest for a level")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--moves", action="store_true", help="renew only what was played")
    wishes = parser.parse_args(words)
    sound = True
    for key in wishes.games:
        game = all_games()[key]
        levels = wishes.level or list(game.bots())
        if wishes.moves:
            keep_moves(game)
        elif wishes.write:
            write(game, levels, wishes.hands, wishes.seconds)
        else:
            sound &= check(game, levels)
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
