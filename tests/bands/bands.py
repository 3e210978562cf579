"""How often each level does what, and how far from that it may stray before somebody looks.

``<game>.json`` beside this file holds for every level the share of each habit among its
decisions, counted over many hands with fixed seeds, and a band around it. Whoever changes how
a level plays renews it: ``python -m tools.bands --write``.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from math import sqrt
from pathlib import Path
from typing import Any

from naipes_gui.core.info import GameInfo
from naipes_gui.core.timeline import Timeline
from tools.fingerprint import fingerprint, shares
from tools.habits import habits_of

FOLDER = Path(__file__).parent
SEED = 1
WIDTH, LEAST, OTHERWISE = 3.0, 0.01, 0.02
"""A band in standard errors, what it is wider, and the share of habits that have none."""
SLACK = 3.0
"""In standard errors: what a few hands may stray farther than many."""
TOGETHER = 2.0
"""Decisions of one hand depend on one another: an error is that of half as many."""


@dataclass(frozen=True, slots=True)
class Band:
    """The share of a habit, and between what it must stay."""

    share: float
    low: float
    high: float

    @classmethod
    def around(cls, share: float, decisions: int) -> "Band":
        """Return the band around what was counted over so many decisions."""
        margin = WIDTH * _error(share, decisions) + LEAST
        bounds = share, max(0.0, share - margin), min(1.0, share + margin)
        return cls(*(round(bound, 4) for bound in bounds))

    def holds(self, share: float, slack: float) -> bool:
        """Tell whether a share lies in the band, or not farther from it than chance explains."""
        return self.low - slack <= share <= self.high + slack


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a level."""

    hands: int
    """Over so many it was counted."""
    quick: int
    """Of those, so many are played in two seconds: as many as a test does again, if any."""
    habits: Mapping[str, Band]
    moves: Sequence[str]
    """What was played in the quick hands, a short digest of each."""

    def strays(self, counts: Counter[str], *, few: bool = False) -> Iterator[str]:
        """Say which habits have left their bands, and for what."""
        now, none = shares(counts), Band(0.0, 0.0, OTHERWISE)
        for habit in sorted({*now, *self.habits}):
            band, share = self.habits.get(habit, none), now.get(habit, 0.0)
            slack = SLACK * _error(band.share, counts.total()) if few else 0.0
            if not band.holds(share, slack):
                yield f"{habit}: {share:.4f} instead of {band.low} … {band.high}"


def count(game: GameInfo, level: str, hands: range, moves: list[str] | None = None) -> Counter[str]:
    """Let a level play some hands against itself by the usual rules, and add what was played."""
    rules: Any = game.rules(game.options().make())

    def keep(timeline: Timeline[Any]) -> None:
        if moves is not None:
            played = " ".join(f"{seat}:{move}" for seat, move in timeline.moves)
            moves.append(sha256(played.encode()).hexdigest()[:12])

    bot = partial(game.bots()[level])
    return fingerprint(rules, habits_of(game.key), bot, None, hands, SEED, keep=keep)


def known_of(counts: Counter[str], hands: int, quick: int, moves: Sequence[str]) -> Known:
    """Return what is to be known of a level that was counted."""
    bands = {habit: Band.around(share, counts.total()) for habit, share in shares(counts).items()}
    return Known(hands, quick, bands, tuple(moves[:quick]))


def load(key: str) -> tuple[int, dict[str, Known]]:
    """Return the version of the opponents that were counted, and what is known of each level."""
    if not (FOLDER / f"{key}.json").exists():
        return 0, {}
    stored = json.loads((FOLDER / f"{key}.json").read_text(encoding="utf-8"))
    levels = {
        level: Known(
            about["hands"],
            about["quick"],
            {habit: Band(**band) for habit, band in about["habits"].items()},
            about["moves"],
        )
        for level, about in stored["levels"].items()
    }
    return stored["version"], levels


def save(key: str, version: int, levels: Mapping[str, Known]) -> None:
    """Write what is known of a game."""
    stored = {"version": version, "levels": {level: asdict(k) for level, k in levels.items()}}
    text = json.dumps(stored, indent=1, sort_keys=True, ensure_ascii=False)
    (FOLDER / f"{key}.json").write_text(text + "\n", encoding="utf-8")


def _error(share: float, decisions: int) -> float:
    return sqrt(TOGETHER * share * (1 - share) / decisions) if decisions else 1.0
