"""The hand of the day: for every game one, which follows from the date alone, without a network.

The code is ``day/2026-11-22/game``; rules are the usual ones with those that the game keeps for
the day. Who sits at the table follows from the code: the characters in ascending order of
SHA-256(code/name), as many as there are seats, all at the level of `DAY_LEVEL`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.opponent import usual
from naipes_gui.games import all_games
from naipes_gui.store.deal_line import SharedDeal, day_code, day_of
from naipes_gui.store.header import Player
from naipes_gui.store.shuffle import digest
from naipes_gui.store.summary import Summary

DAY_LEVEL = "expert"


@dataclass(frozen=True, slots=True)
class Played:
    """A record of a hand of a day."""

    game: str
    day: date
    path: Path
    is_over: bool
    """Whether the hand itself is; the match may go on behind it."""
    on_the_day: bool
    """Whether it was begun on its day, as the clock on the wall went."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """Which hands of which days have been played, as the records tell it."""

    found: Mapping[tuple[date, str], Played] = field(default_factory=dict[tuple[date, str], Played])

    @classmethod
    def of(cls, matches: Iterable[Summary]) -> "Calendar":
        """Return the calendar of some matches; of several at one hand the first counts."""
        found: dict[tuple[date, str], Played] = {}
        for match in sorted(matches, key=_begun):
            if (played := _played(match)) is None:
                continue
            before = found.get((played.day, played.game))
            if before is None or (played.is_over and not before.is_over):
                found[played.day, played.game] = played
        return cls(found)

    def at(self, day: date, game: str) -> Played | None:
        """Return the record of a hand, if there is one."""
        return self.found.get((day, game))

    def played_on(self, day: date) -> tuple[str, ...]:
        """Return the games whose hand of a day is over, in the order of the games."""
        return tuple(game for game in all_games() if self._is_over(day, game))

    def streak(self, today: date) -> int:
        """Return on how many days in a row, up to today, a hand was played on its own day.

        Today is still open: until something is played, the row ends yesterday.
        """
        on_time = {
            played.day for played in self.found.values() if played.is_over and played.on_the_day
        }
        day = today if today in on_time else today - timedelta(days=1)
        days = 0
        while day in on_time:
            day, days = day - timedelta(days=1), days + 1
        return days

    def _is_over(self, day: date, game: str) -> bool:
        played = self.at(day, game)
        return played is not None and played.is_over


def hand_of_day(day: date, game: str) -> SharedDeal:
    """Return the hand of a day: the same on every machine with opponents of the same version."""
    info = all_games()[game]
    options = info.options().make(**info.day_rules)
    code, levels = day_code(day, game), info.bots()
    level = DAY_LEVEL if DAY_LEVEL in levels else usual(levels)
    ranked = sorted(CHARACTERS.items(), key=lambda one: digest(f"{code}/{one[1]}"))
    opponents = tuple(
        Player(name=name, kind="bot", level=level, style=style, version=info.bots_version)
        for style, name in ranked[: options.players - 1]
    )
    return SharedDeal(game, options, opponents, code)


def is_done_for_the_day(match: Summary) -> bool:
    """Tell whether a match is the hand of a day that is over, so that nobody waits for more."""
    played = _played(match)
    return played is not None and played.is_over


def _played(match: Summary) -> Played | None:
    header = match.header
    day = day_of(header.deal, header.game) if header is not None and header.deal else None
    if header is None or day is None or header.game not in all_games():
        return None
    if header.parent is not None:
        return None  # whoever plays it again knows the cards
    begun = header.began.astimezone().date()
    return Played(header.game, day, match.path, match.hands > 0, begun == day)


def _begun(match: Summary) -> str:
    return match.header.started if match.header is not None else ""
