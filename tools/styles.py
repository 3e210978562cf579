"""Tells how the nine styles of a level differ in what they do, and what each costs.

``python -m tools.styles GAME --level club`` seats each style, one seat after the other, among
players of the plain level, over the same hands; prints the share of every habit, then how
likely chance alone makes each two styles differ as much (chi-square over the habits), by which
habit each is told soonest from the serene one and how surely after thirty hands, and with
``--decks`` what each style gains over the plain level in the game's unit, with its 95 %
interval. The last line is all of it as JSON. The status is 1 if two styles look alike.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import combinations
from math import sqrt
from typing import Any

from naipes_gui.bots.duel import duel
from naipes_gui.cli.choosing import add_game, chosen_game, chosen_options
from naipes_gui.core.opponent import PLAIN_STYLE, STYLES
from naipes_gui.core.significance import unlike
from tools.fingerprint import fingerprint, in_the_book, played_by, shares
from tools.habits import habits_of

CERTAIN = 0.05
SOON = 30
"""Hands after which one should have felt with whom one plays."""


class Level:
    """One level of one game under some options, in any style."""

    def __init__(self, wishes: argparse.Namespace) -> None:
        self.game, self.seed = chosen_game(wishes.game), wishes.seed
        self.options = chosen_options(self.game, wishes)
        self._make = self.game.bots()[wishes.level]

    def rules(self) -> Any:
        return self.game.rules(self.options)

    def styled(self, style: str) -> Any:
        return partial(self._make, style=STYLES[style])

    def habits(self, style: str, hands: int) -> Counter[str]:
        return fingerprint(
            self.rules(), habits_of(self.game.key), self.styled(style), self._make, range(hands),
            self.seed, self.game.statistics().habits,
        )  # fmt: skip

    def cost(self, style: str, decks: int) -> tuple[float, float, float]:
        """Return what a style gains over the plain level, between what."""
        found = duel(self.rules, self.styled(style), self._make, decks, self.seed)
        bounds = found.mean, found.mean - found.margin, found.mean + found.margin
        return tuple(round(bound, 4) for bound in bounds)  # type: ignore[return-value]


def table(counts: dict[str, Counter[str]]) -> list[str]:
    """Return the shares of the habits, in per cent, a column for every style."""
    of = {style: shares(played_by(found)) for style, found in counts.items()}
    kinds = Counter[str]()
    for found in counts.values():
        kinds.update(played_by(found))
    wide = max(map(len, kinds))
    lines = [" " * wide + "".join(f"{style:>10}" for style in of)]
    for kind, _ in kinds.most_common():
        cells = (f"{100 * share.get(kind, 0.0):10.2f}" for share in of.values())
        lines.append(f"{kind:<{wide}}{''.join(cells)}")
    return lines


def likeness(counts: dict[str, Counter[str]]) -> dict[str, float]:
    """Return how likely chance makes each two differ as much as they do."""
    return {
        f"{one}/{two}": float(f"{unlike(*(played_by(counts[each]) for each in (one, two))).p:.3g}")
        for one, two in combinations(counts, 2)
    }


def sights(
    counts: dict[str, Counter[str]], hands: float, *, booked: bool = False
) -> dict[str, tuple[str, float]]:
    """Return by what each style is told soonest from the plain one, and how surely.

    ``hands`` is the share of the hands that were counted; the surety is in standard errors of
    what would be seen in them if both were alike. ``booked`` asks for what the book keeps alone.
    """
    plain = counts[PLAIN_STYLE]
    found = {
        style: list(_apart(played, plain, hands, booked=booked))
        for style, played in counts.items()
        if style != PLAIN_STYLE
    }
    return {style: max(each, key=lambda one: one[1]) for style, each in found.items() if each}


def _apart(
    found: Counter[str], plain: Counter[str], hands: float, *, booked: bool
) -> Iterator[tuple[str, float]]:
    """Yield how far every habit is from the plain one, among all habits and those of its kind."""
    habits = [each for each in plain | found if not booked or in_the_book(each)]
    every = [each for each in habits if not in_the_book(each)]
    for habit in habits:
        kind, colon, _ = habit.partition(":")
        like = [each for each in habits if each.startswith(kind + colon)]
        yield habit, _errors(habit, like, found, plain, hands)
        if not in_the_book(habit):
            yield f"{habit} of all", _errors(habit, every, found, plain, hands)


def _errors(
    habit: str, among: list[str], found: Counter[str], plain: Counter[str], hands: float
) -> float:
    """Return how many standard errors two shares are apart after so many hands."""
    of, usually = (sum(each[one] for one in among) for each in (found, plain))
    if not of or not usually:
        return 0.0
    share, usual = found[habit] / of, plain[habit] / usually
    alike = (share + usual) / 2
    # What the plain style never does once is no proof that it could not: both count alike.
    error = sqrt(alike * (1 - alike) / max(1.0, of * hands))
    return abs(share - usual) / error if error else 0.0


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.styles", description=__doc__)
    add_game(parser)
    parser.add_argument("--level", default="club")
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--decks", type=int, default=0)
    parser.add_argument("--style", action="append", choices=list(STYLES))
    wishes = parser.parse_args(words)
    level, styles = Level(wishes), wishes.style or list(STYLES)
    counts = {style: level.habits(style, wishes.hands) for style in styles}
    print("\n".join(table(counts)))
    alike = likeness(counts)
    for pair, p in sorted(alike.items(), key=lambda item: -item[1]):
        print(f"{pair:>20}  p = {p:.3g}{'' if p < CERTAIN else '  alike'}")
    soonest = sights(counts, SOON / wishes.hands) if PLAIN_STYLE in counts else {}
    for style, (habit, errors) in soonest.items():
        print(f"{style:>20}  after {SOON} hands {errors:.1f} standard errors by “{habit}”")
    told = sights(counts, SOON / wishes.hands, booked=True) if soonest else {}
    for style, (habit, errors) in told.items():
        print(f"{style:>20}  in the book {errors:.1f} by {habit}")
    costs = {style: level.cost(style, wishes.decks) for style in styles if wishes.decks}
    report = {
        "game": wishes.game, "level": wishes.level, "hands": wishes.hands,
        "decks": wishes.decks, "alike": alike, "soonest": soonest, "book": told, "costs": costs,
    }  # fmt: skip
    print(json.dumps(report))
    return 0 if all(p < CERTAIN for p in alike.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
