"""Which matches are looked at together, and what there is to choose from."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from naipes_gui.statistics.facts import Facts

MIXED = "mixed"
"""Stands for the level of opponents who are of several."""
OWN = "own"
"""Stands for rules that have no name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What a match must be like; nothing where anything will do."""

    game: str = ""
    rules: str = ""
    opponent: str = ""
    level: str = ""
    assisted: bool | None = None
    since: datetime | None = None

    def of(self, matches: Iterable[Facts]) -> list[Facts]:
        """Return the matches that are so, in their order."""
        return [match for match in matches if self.fits(match)]

    def fits(self, match: Facts) -> bool:
        """Tell whether a match is so."""
        return (
            self.game in ("", match.game)
            and self.rules in ("", rules_of(match))
            and self.level in ("", level_of(match))
            and self.assisted in (None, match.assisted)
            and (not self.opponent or self.opponent in opponents_of(match))
            and (self.since is None or datetime.fromisoformat(match.started) >= self.since)
        )


def rules_of(match: Facts) -> str:
    """Return the key of the rules of a match."""
    return match.rules or OWN


def level_of(match: Facts) -> str:
    """Return the level of the opponents."""
    return match.level or MIXED


def opponents_of(match: Facts) -> list[str]:
    """Return the names of the opponents."""
    return [match.sitters[seat].name for seat in match.opponents]


def offered(matches: Sequence[Facts], key: Callable[[Facts], str | Sequence[str]]) -> list[str]:
    """Return what occurs among some matches, the most frequent first."""
    counts: dict[str, int] = {}
    for match in matches:
        found = key(match)
        for each in [found] if isinstance(found, str) else found:
            counts[each] = counts.get(each, 0) + 1
    return sorted(counts, key=lambda each: (-counts[each], each))
