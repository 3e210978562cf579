"""Fits what hands weigh in the tricks of NLK, and tells how much the weights explain.

``python -m tools.nlk_values --hands 40 --players 4`` lets players that search play hands against
each other, and searches positions met longer. Printed is how much of the difference between the
seats in how often they are last the shipped weights explain: 1 is all, 0 no more than that all
lose alike. ``--fit`` fits new ones to two thirds of the hands, tells what these explain of the
rest, and prints them as they stand in ``games/nlk/players/weights.py``.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import exp, log
from random import Random
from threading import Event
from typing import NamedTuple

from naipes_gui.bots.duel import played
from naipes_gui.core.table import NOBODY
from naipes_gui.core.zones import HAND
from naipes_gui.games.nlk.options import NlkOptions
from naipes_gui.games.nlk.players import tricks, weights
from naipes_gui.games.nlk.players.levels import MASTER
from naipes_gui.games.nlk.players.player import Player
from naipes_gui.games.nlk.players.search import INSIGHT, Search
from naipes_gui.games.nlk.players.tricks import Position, Table
from naipes_gui.games.nlk.players.worlds import position
from naipes_gui.games.nlk.rules.game import Nlk

PLAYED, SEARCHED, EVERY = 300, 1_500, 6
"""How many continuations a player tries that meets positions, and how many the search of each of
so many of them."""
STEPS, STEP = 400, 0.3
ROWS = {"ABOVE": 9, "TRUMP_ABOVE": 9, "BELOW": 4, "TRUMP_BELOW": 4, "HELD": 14, "LEADS": 1,
        "LEADS_LAST": 1, "REPLIES": 1, "REPLIES_LAST": 1}  # fmt: skip
"""How many factors there are of each kind, in the order of the features."""


class Sample(NamedTuple):
    """A position: of every seat with cards its features and how often it was the last."""

    seats: tuple[tuple[int, ...], ...]
    lost: tuple[float, ...]


def first(row: str) -> int:
    """Return the number of the first feature of a row."""
    names = list(ROWS)
    return sum(ROWS[name] for name in names[: names.index(row)])


def features(table: Table, at: Position, seat: int) -> tuple[int, ...]:
    """Return the numbers of the features that a hand has, one as often as it has it."""
    of, hand = table.cards, at.hands[seat]
    alive, found = sum(at.hands) + sum(at.chain), list[int]()
    for bit, card in of.card.items():
        if bit & hand:
            suit = [b for b, one in of.card.items() if b & alive and one.suit == card.suit]
            lower, trump = sum(other < bit for other in suit), "TRUMP_" * bool(bit & of.trumps)
            found.append(first(f"{trump}ABOVE") + min(8, len(suit) - 1 - lower))
            found.append(first(f"{trump}BELOW") + min(3, lower))
    found.append(first("HELD") + min(14, hand.bit_count()) - 1)
    if seat == at.player:
        turn = "REPLIES" if at.chain else "LEADS"
        found += [first(turn), *([first(f"{turn}_LAST")] if hand.bit_count() == 1 else [])]
    return tuple(found)


def samples(players: int, hands: range, seed: int) -> Iterator[Sample]:
    """Play hands, and yield what a search makes of some of their positions."""
    rules = Nlk(NlkOptions.make(players=players))
    player = Player(rules, skill=replace(MASTER, rounds=PLAYED))
    for number in hands:
        rng = Random(f"{seed}:{number}")
        timeline = played(rules, (player, player), NOBODY, f"{seed}:{number}", ([], []), False)
        for ply in timeline.decisions:
            state = timeline.states[ply]
            if state.is_playing_tricks and len(state.active) > 2 and rng.random() * EVERY < 1:
                of = tricks.cards(len(rules.pack.cards), state.trump, rules.is_strict)
                held = [state.table[HAND.of(each)] for each in state.seats]
                table = Table(of, live=rules.is_live)
                yield sample(table, position(of, state, held), rng)


def sample(table: Table, at: Position, rng: Random) -> Sample:
    """Search a position, and note how often each seat was the last."""
    search = Search(table, at, rng, insight=INSIGHT)
    search.settle(SEARCHED, Event())
    seats = at.active
    return Sample(
        tuple(features(table, at, seat) for seat in seats),
        tuple(1 - search.outlook[seat] for seat in seats),
    )


def shipped() -> list[float]:
    """Return the logarithms of the weights that the program has, in the order of the features."""
    found = list[float]()
    for row in ROWS:
        value = getattr(weights, row)
        found += map(log, value if isinstance(value, tuple) else (value,))
    return found


def shares(sample: Sample, logs: Sequence[float]) -> list[float]:
    """Return how often each seat is the last by such weights."""
    weigh = [exp(sum(logs[each] for each in seat)) for seat in sample.seats]
    return [weight / sum(weigh) for weight in weigh]


def explained(found: Sequence[Sample], logs: Sequence[float]) -> float:
    """Return which part of the squared differences from losing alike the weights explain."""
    left = whole = 0.0
    for each in found:
        for told, lost in zip(shares(each, logs), each.lost, strict=True):
            left += (told - lost) ** 2
            whole += (1 / len(each.lost) - lost) ** 2
    return 1 - left / whole


def fitted(found: Sequence[Sample], logs: Sequence[float]) -> list[float]:
    """Return weights under which what was found is likelier, by steps downhill."""
    logs, sizes = list(logs), [1e-9] * len(logs)
    for _ in range(STEPS):
        slopes = [0.0] * len(logs)
        for each in found:
            for seat, told, lost in zip(each.seats, shares(each, logs), each.lost, strict=True):
                for feature in seat:
                    slopes[feature] += (told - lost) / len(found)
        for feature, slope in enumerate(slopes):
            sizes[feature] += slope**2
            logs[feature] -= STEP * slope / sizes[feature] ** 0.5
    return logs


def written(logs: Sequence[float]) -> Iterator[str]:
    """Yield the weights as the program reads them."""
    for row, many in ROWS.items():
        values = [round(exp(one), 3) for one in logs[first(row) : first(row) + many]]
        yield f"{row} = {tuple(values) if many > 1 else values[0]}"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.nlk_values", description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--hands", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true")
    wishes = parser.parse_args(words)
    fits = 2 * wishes.hands // 3 if wishes.fit else 0
    known = list(samples(wishes.players, range(fits), wishes.seed))
    rest = list(samples(wishes.players, range(fits, wishes.hands), wishes.seed))
    report = {"positions": len(rest), "shipped": round(explained(rest, shipped()), 3)}
    if known:
        logs = fitted(known, shipped())
        print("\n".join(written(logs)))
        report |= {"fitted_to": len(known), "fitted": round(explained(rest, logs), 3)}
    print(json.dumps(report))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
