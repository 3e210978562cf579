"""What would have been best with all cards seen: a quiet second column that blames nobody.

The real deal is played to its end after every move, all seats following the reference player of
the game, each on what it sees itself. That says nothing of how well a decision was taken: the
cards that decide it could not be known.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import USUAL, Opponent
from naipes_gui.core.rules import Bot, Stop, View
from naipes_gui.core.table import Seat
from naipes_gui.games import all_games
from naipes_gui.review.asking import GOING
from naipes_gui.review.other_line import Outcome, other_line
from naipes_gui.store.record import Record

OFTEN = 4
"""How often each move is tried: who follows draws some lots of its own."""
REFERENCE = "reference"


@dataclass(frozen=True, slots=True)
class Hindsight:
    """What moves would have brought in the deal as it really lay, in the scores of the game."""

    gains: Mapping[Move, float]
    """The best first, more being better also where losses are counted."""

    @property
    def best(self) -> Move:
        """The move that would have brought most."""
        return next(iter(self.gains))

    def is_best(self, move: Move) -> bool:
        """Tell whether no other would have brought more."""
        return self.gains.get(move, min(self.gains.values()) - 1) >= self.gains[self.best]


class Following:
    """Lets the reference player of a game decide for everybody, at once."""

    def __init__(self, record: Record, number: int) -> None:
        game = all_games()[record.header.game]
        known = game.references() or game.bots()
        level = known.get(REFERENCE) or known.get(USUAL) or next(iter(known.values()))
        self._bot: Bot[Any] = level(record.rules)
        self._number = number

    def __call__(self, view: View[Any], who: Opponent, seed: int, stop: Stop) -> Move | None:
        """Return what the reference player does here, or nothing when told to stop."""
        move = self._bot.choose(view, Random(f"{seed} {self._number}"), GOING)
        return None if stop.is_set() else move


def with_all_seen(
    record: Record, ply: int, moves: Iterable[Move], stop: Stop = GOING
) -> Hindsight | None:
    """Return what each of some moves would have brought; nothing when stopped."""
    seat, _ = record.timeline.moves[ply]
    found: dict[Move, float] = {}
    for move in dict.fromkeys(each.meaning for each in moves):
        tries = [gain(record, ply, move, number, stop) for number in range(OFTEN)]
        gains = [each for each in tries if each is not None]
        if len(gains) < OFTEN:
            return None
        found[move] = fmean(merit(record, seat, each) for each in gains)
    best_first = sorted(found, key=lambda move: -found[move])
    return Hindsight({move: found[move] for move in best_first}) if found else None


def gain(record: Record, ply: int, move: Move, number: int, stop: Stop) -> Outcome | None:
    """Return how the hand ends after a move, in one of the ways it may be played on."""
    line = other_line(record, ply, move, ask=Following(record, number), stop=stop)
    return line.would if line is not None else None


def merit(record: Record, seat: Seat, outcome: Outcome) -> float:
    """Return what a hand brought a seat, more being better."""
    return -outcome.gained[seat] if record.rules.fewest_win else outcome.gained[seat]
