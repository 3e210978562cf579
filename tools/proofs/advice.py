"""Proves what is printed of the advice: measured anew with other seeds, the intervals meet.

``python -m tools.proofs.advice DEALS [GAME …]`` plays so many deals of every piece of advice, with
it and without, with deals that nobody printed anything of. Two intervals of 95 % that are sound
miss each other once in some two hundred times; so those that do are measured once more, by another
seed and over four times the deals. Lost is what misses again, and what was never measured or was
measured with other opponents than those of today.
"""

import json

from naipes_gui.core.advice import Advice, Receipt
from naipes_gui.core.advice_words import is_stale
from naipes_gui.core.info import GameInfo
from naipes_gui.games import all_games
from tools.advice import measured
from tools.proofs.asking import Tally, end, parser

AGAIN = 4


def meet(one: Receipt, other: Receipt) -> bool:
    """Tell whether two intervals have something in common."""
    return abs(one.mean - other.mean) <= one.half + other.half


def prove(game: GameInfo, advice: Advice, deals: int, seed: int, tally: Tally) -> None:
    """Measure one piece of advice, and say what came of it."""
    printed = game.advice().receipts.get(advice.key)
    if printed is None or is_stale(game, printed):
        tally.lose(f"{advice.key}: not measured with the opponents of today")
        return
    found = measured(game, advice, deals, f"proof-{seed}")
    met = meet(printed, found)
    if not met:
        found = measured(game, advice, AGAIN * deals, f"proof-{seed}-again")
    told = {"printed": [printed.mean, printed.half], "found": [found.mean, found.half]}
    print(json.dumps({"advice": advice.key, "at_once": met, **told}), flush=True)
    if not meet(printed, found):
        tally.lose(
            f"{advice.key}: {found.mean} ± {found.half}, not {printed.mean} ± {printed.half}"
        )


def main(words: list[str]) -> int:
    parse = parser("advice", __doc__, 500, "how many deals of every piece of advice")
    parse.add_argument("games", nargs="*", metavar="GAME", help="by default all")
    wishes = parse.parse_args(words)
    tally = Tally()
    for key in wishes.games or all_games():
        game = all_games()[key]
        for advice in game.advice().advice:
            prove(game, advice, wishes.count, wishes.seed, tally)
    return tally.sum_up(f"advice measured anew over {wishes.count} deals each")


if __name__ == "__main__":
    end(main)
