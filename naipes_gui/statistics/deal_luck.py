"""What the results would be without the luck of the deal.

What a hand is dealt has a mean that is known to the letter, whoever plays and however well: that of
cards drawn blindly from the pack. Results go up and down with it, by so much as all hands together
say (least squares); what the cards dealt explain is taken out of the result. In the long run that
changes nothing, for the mean of what is taken out is nothing; but it leaves less to chance.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from naipes_gui.core.luck import Luck
from naipes_gui.core.significance import half_known
from naipes_gui.core.table import Seat
from naipes_gui.games import all_games
from naipes_gui.statistics.facts import Facts
from naipes_gui.store.deal_statistics import beyond_chance
from naipes_gui.store.deals import read_deals
from naipes_gui.store.stamped import Stamped
from naipes_gui.store.summary import Stamp

ENOUGH = 60
"""Of fewer hands nobody can say how results go with the cards."""
SMALL = 1e-9

Row = tuple[float, ...]


class Dealt(NamedTuple):
    """What a person was dealt in one match, beyond what chance gives in the mean: sums over hands.

    Sums, for every hand of thousands of matches would take a second to go through.
    """

    hands: int
    sums: Row = ()
    """By the kinds of good cards of the game."""
    squares: tuple[Row, ...] = ()
    """Of each kind times each."""
    products: Row = ()
    """Of each kind times what the hand was worth."""


NOTHING = Dealt(0)
"""What is known of a match in which hands were taken back."""


class DealtIndex(Stamped[Dealt]):
    """What was dealt in the matches of the library, kept between two runs."""

    version = 1

    def pack(self, known: Dealt) -> list[Any]:
        """Return it as JSON has it."""
        return [known.hands, known.sums, known.squares, known.products]

    def unpack(self, path: Path, stamp: Stamp, row: list[Any]) -> Dealt:
        """Return what a row says, if it can be so at all."""
        hands, sums, squares, products = row
        found = Dealt(hands, tuple(sums), tuple(map(tuple, squares)), tuple(products))
        numbers = [*found.sums, *found.products, *(n for line in found.squares for n in line)]
        if type(hands) is not int or {*map(type, numbers)} - {int, float}:
            raise ValueError("a number that is none")
        if not all(map(isfinite, numbers)):
            raise ValueError("a number without end")
        if {len(sums), len(products), *map(len, found.squares), len(squares)} != {len(sums)}:
            raise ValueError("something is missing of a kind")
        return found


def read_dealt(match: Facts) -> Dealt:
    """Return what the person was dealt, or nothing where hands were taken back."""
    deals = read_deals(match.path).deals
    if not len(match.worths) <= len(deals) <= len(match.worths) + 1:
        return NOTHING
    luck, seat = kinds(match.game), Seat(match.person)
    rows = [[beyond_chance(one, deal, seat) for one in luck] for deal in deals[: len(match.worths)]]
    columns = [[row[k] for row in rows] for k in range(len(luck))]
    return Dealt(
        len(rows),
        tuple(_short(sum(column)) for column in columns),
        tuple(tuple(_short(_dot(one, other)) for other in columns) for one in columns),
        tuple(_short(_dot(column, match.worths)) for column in columns),
    )


def _short(number: float) -> float:
    return round(number, 4)


def kinds(game: str) -> Sequence[Luck]:
    """Return the kinds of good cards of a game."""
    return all_games()[game].luck()


@dataclass(frozen=True, slots=True)
class Fair:
    """The results without the luck of the deal, after each match, and half of the interval."""

    course: tuple[tuple[float, float], ...]

    @property
    def total(self) -> float:
        """What all hands would have come to."""
        return self.course[-1][0]

    @property
    def half(self) -> float:
        """Half of its interval."""
        return self.course[-1][1]


def fair(matches: Sequence[Facts], dealt: Mapping[Path, Dealt]) -> Fair | None:
    """Return the results without the luck of the deal, where enough of the deals are known."""
    played = [match for match in matches if match.worths]
    deals = [dealt.get(match.path, NOTHING) for match in played]
    known = [(match, deal) for match, deal in zip(played, deals, strict=True) if deal.hands]
    if sum(deal.hands for _, deal in known) < ENOUGH or not kinds(played[0].game):
        return None
    slopes, variance = _fit(known)
    lucks = [_dot(slopes, deal.sums) if deal.hands else 0.0 for deal in deals]
    totals = accumulate(sum(match.worths) - luck for match, luck in zip(played, lucks, strict=True))
    hands = accumulate(len(match.worths) for match in played)
    course = [(total, half_known(variance * n)) for total, n in zip(totals, hands, strict=True)]
    return Fair(tuple(course))


def _fit(known: Sequence[tuple[Facts, Dealt]]) -> tuple[Row, float]:
    """Return by how much a result goes with each kind, and the variance that is left."""
    worths = [worth for match, _ in known for worth in match.worths]
    count, total = len(worths), sum(worths)
    width = range(len(known[0][1].sums))
    sums = [sum(deal.sums[k] for _, deal in known) for k in width]
    square = [
        [sum(deal.squares[i][j] for _, deal in known) - sums[i] * sums[j] / count for j in width]
        for i in width
    ]
    cross = [sum(deal.products[k] for _, deal in known) - sums[k] * total / count for k in width]
    slopes = _solved(square, cross)
    left = sum(worth * worth for worth in worths) - total * total / count - _dot(slopes, cross)
    return tuple(slopes), max(0.0, left) / max(1, count - 1 - len(slopes))


def _solved(square: list[list[float]], cross: list[float]) -> list[float]:
    """Solve the normal equations; a column that says nothing new has no slope."""
    size = len(cross)
    rows = [[*row, value] for row, value in zip(square, cross, strict=True)]
    least = SMALL * max((abs(square[i][i]) for i in range(size)), default=0.0)
    pivots: dict[int, int] = {}
    for column in range(size):
        free = [row for row in range(size) if row not in pivots.values()]
        best = max(free, key=lambda row: abs(rows[row][column]))
        if abs(rows[best][column]) > least:
            pivots[column] = best
            _clear(rows, best, column)
    return [rows[pivots[c]][size] if c in pivots else 0.0 for c in range(size)]


def _clear(rows: list[list[float]], best: int, column: int) -> None:
    """Leave a column with one in a row, and nothing in all others."""
    pivot = rows[best][column]
    rows[best] = [value / pivot for value in rows[best]]
    for row in range(len(rows)):
        if row != best:
            factor = rows[row][column]
            rows[row] = [v - factor * p for v, p in zip(rows[row], rows[best], strict=True)]


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))
