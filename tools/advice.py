"""Measures the advice of the games, and writes down what the pages print.

``python -m tools.advice [GAME…]`` plays ``--deals`` deals of every piece of advice, with it and
without, and writes ``games/<key>/advice/receipts.py`` after each. The seed is written down: it and
the number of a deal say what was dealt and played. ``--only KEY`` measures one, ``--missing``
those whose figures are not of the present players.
"""

import argparse
import subprocess
import sys
from dataclasses import astuple
from pathlib import Path

from naipes_gui.bots.advised import Tally, trial
from naipes_gui.core.advice import Advice, Receipt
from naipes_gui.core.info import GameInfo
from naipes_gui.core.significance import half_interval
from naipes_gui.games import all_games

DEALS, SEED, FIRST = 2_000, "receipt", 5
"""The deals of a measurement, its seed, and the gains that are kept to be found again."""
HEAD = '''"""What was measured of the advice: written by ``python -m tools.advice``.

A row of each: its mean and half the interval, deals and dealt, seed, version, the first gains.
"""

from naipes_gui.core.advice import Receipt

RECEIPTS: dict[str, Receipt] = {
'''


def measured(game: GameInfo, advice: Advice, deals: int, seed: str) -> Receipt:
    """Return what so many deals say in which the advice spoke."""
    gains, dealt = list[float](), 0
    tested = trial(game, advice, seed).gains()
    while len(gains) < deals:
        dealt, gain = dealt + 1, next(tested)
        gains += [] if gain is None else [gain]
    tally = Tally(tuple(gains), dealt)
    return Receipt(
        round(tally.mean, 4), round(half_interval(gains), 4), deals, dealt, seed,
        game.bots_version, tuple(gains[:FIRST]),
    )  # fmt: skip


def write(game: GameInfo, receipts: dict[str, Receipt]) -> None:
    """Write what was measured of a game, in the order of its advice."""
    known = [advice.key for advice in game.advice().advice if advice.key in receipts]
    lines = "".join(f"    {key!r}: Receipt{astuple(receipts[key])!r},\n" for key in known)
    package = sys.modules[type(game.options().make()).__module__].__file__
    assert package is not None
    path = Path(package).parent / "advice" / "receipts.py"
    path.write_text(f"{HEAD}{lines}}}\n", encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "-q", str(path)], check=True)


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.advice", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(all_games()))
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--only", action="append", default=[], metavar="KEY")
    parser.add_argument("--missing", action="store_true")
    wishes = parser.parse_args(words)
    for key in wishes.games:
        game = all_games()[key]
        receipts = dict(game.advice().receipts)
        for advice in game.advice().advice:
            old = receipts.get(advice.key)
            has = old is not None and game.levels_play_as_in(old.bots_version)
            if (wishes.only and advice.key not in wishes.only) or (wishes.missing and has):
                continue
            receipts[advice.key] = measured(game, advice, wishes.deals, wishes.seed)
            print(advice.key, receipts[advice.key], flush=True)
            write(game, receipts)


if __name__ == "__main__":
    main(sys.argv[1:])
