"""Tells what became of every kind of contract of Napoleon, declared and defended.

``python -m tools.contracts --a master --b reference --hands 400`` seats ``a`` in one seat after
the other among players ``b`` and prints, for each bid that became the contract, how often it
was declared by ``a`` and by a ``b`` whom ``a`` defended against, how many of those were made,
and what the declarer scored on average, with the interval of 95 %. ``--option`` names the
variant, so that seven cards and misère can be told apart. The last line is all of it as JSON.
"""

import argparse
import json
import sys
from collections import defaultdict
from statistics import fmean
from typing import Any

from naipes_gui.bots.duel import played
from naipes_gui.cli.choosing import add_game, chosen_game, chosen_options
from naipes_gui.cli.opponents import chosen_player
from naipes_gui.core.significance import half_interval
from naipes_gui.core.table import NOBODY

GAME = "napoleon"
Outcomes = dict[tuple[str, str], list[tuple[bool, float]]]
"""Who declared (``a`` or ``b``) which bid: whether it was made, and the declarer's points."""


def outcomes(wishes: argparse.Namespace) -> Outcomes:
    """Play the hands and note every contract."""
    game = chosen_game(GAME)
    rules = game.rules(chosen_options(game, wishes))
    players = chosen_player(game, wishes.a)(rules), chosen_player(game, wishes.b)(rules)
    found: Outcomes = defaultdict(list)
    for hand in range(wishes.hands):
        seat = rules.seats[hand % len(rules.seats)]
        state = played(rules, players, seat, f"{wishes.seed}:{hand}", ([], []), False).state
        if state.declarer != NOBODY:
            who = "a" if state.declarer == seat else "b"
            points = float(state.scores[state.declarer])
            found[who, state.contract.name].append((bool(state.account.made), points))
    return found


def report(found: Outcomes, ladder: tuple[str, ...]) -> list[dict[str, Any]]:
    """Return a row for every declarer and bid, from the lowest bid up."""
    return [
        {
            "declarer": who, "bid": bid, "declared": len(hands),
            "made": round(fmean(made for made, _ in hands), 3),
            "points": round(fmean(points for _, points in hands), 3),
            "margin": round(half_interval(tuple(points for _, points in hands)), 3),
        }
        for who in ("a", "b")
        for bid in ladder
        if (hands := found.get((who, bid)))
    ]  # fmt: skip


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.contracts", description=__doc__)
    add_game(parser)
    parser.add_argument("--a", default="master")
    parser.add_argument("--b", default="reference")
    parser.add_argument("--hands", type=int, default=400)
    wishes = parser.parse_args([GAME, *words])
    found = outcomes(wishes)
    rows = report(found, tuple(dict.fromkeys(bid for _, bid in sorted(found))))
    for row in rows:
        print(
            f"{row['declarer']} {row['bid']:<12}{row['declared']:6}{row['made']:8.1%}"
            f"{row['points']:+9.2f} ±{row['margin']:.2f}"
        )
    print(json.dumps({"a": wishes.a, "b": wishes.b, "hands": wishes.hands, "rows": rows}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
