"""What some matches of one game come to: results, wins, streaks and records."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.figures import Mean, Share
from naipes_gui.statistics.outcome import last_loses


@dataclass(frozen=True, slots=True)
class Mark:
    """A result that stands out, and where it is to be found."""

    worth: float
    match: Facts
    hand: int = 0
    """From 1; nothing for a whole match."""


@dataclass(frozen=True, slots=True)
class Streak:
    """So many matches in a row, and the last of them."""

    matches: int
    last: Facts | None = None


@dataclass(frozen=True, slots=True)
class Streaks:
    """Rows of matches that were won, or not."""

    now: Streak
    winning: bool
    """Whether the present row is one of successes."""
    best: Streak
    worst: Streak


@dataclass(frozen=True, slots=True)
class Overview:
    """What some matches of one game come to."""

    game: str
    matches: int
    """Those that were played to their end."""
    left: int
    """Those that were given up."""
    unfinished: int
    """Those that count hands without being over, given up or not."""
    hands: Mean
    """What a hand was worth, in every match, also in those that are not over."""
    wins: Share
    """Of the matches played to their end; where the last one loses, those not lost."""
    expected: float
    """Which part of them a player among equals would have won."""
    streaks: Streaks
    best_match: Mark | None
    best_hand: Mark | None
    course: tuple[tuple[Facts, float], ...]
    """After every match what all of them came to."""

    @property
    def units(self) -> frozenset[str]:
        """The words for what the matches were counted in."""
        return frozenset(match.unit for match, _ in self.course)

    @property
    def total(self) -> float:
        """What all hands came to."""
        return self.hands.total

    @property
    def lost(self) -> int:
        """How many hands were lost, where every one has a loser."""
        return sum(match.totals[match.person] for match, _ in self.course)

    @property
    def lost_by_equals(self) -> float:
        """How many of them a player among equals would have lost."""
        return sum(sum(match.totals) / len(match.totals) for match, _ in self.course)


def overview(matches: Sequence[Facts]) -> Overview | None:
    """Return what matches of one game come to, the oldest first; nothing without a hand."""
    played = [(match, match.worths) for match in matches if match.worths]
    if not played:
        return None
    over = [match for match, _ in played if match.outcome is not None]
    successes = [match.outcome is not None and match.outcome.is_success for match in over]
    totals = [sum(worths) for _, worths in played]
    return Overview(
        game=played[0][0].game,
        matches=len(over),
        unfinished=len(played) - len(over),
        left=sum(match.end == "abandoned" for match in matches),
        hands=Mean.of(worth for _, worths in played for worth in worths),
        wins=Share(sum(successes), len(over)),
        expected=sum(map(_chance, over)) / len(over) if over else 0.0,
        streaks=_streaks(over, successes),
        best_match=_best_match(played),
        # Where the last one loses, a hand is lost or it is not.
        best_hand=None if last_loses(played[0][0].game) else _best_hand(played),
        course=tuple(zip([match for match, _ in played], accumulate(totals), strict=True)),
    )


def _chance(match: Facts) -> float:
    """Return how likely a player among equals is to succeed."""
    seats = len(match.sitters)
    return (seats - 1) / seats if last_loses(match.game) else 1 / seats


def _streaks(matches: Sequence[Facts], successes: Sequence[bool]) -> Streaks:
    best, worst, run = Streak(0), Streak(0), 0
    for nth, (match, success) in enumerate(zip(matches, successes, strict=True)):
        run = run + 1 if nth and successes[nth - 1] == success else 1
        if success and run > best.matches:
            best = Streak(run, match)
        if not success and run > worst.matches:
            worst = Streak(run, match)
    now = Streak(run, matches[-1]) if matches else Streak(0)
    return Streaks(now, bool(successes) and successes[-1], best, worst)


def _best_match(played: Sequence[tuple[Facts, tuple[float, ...]]]) -> Mark | None:
    over = [(sum(worths), match) for match, worths in played if match.end == "finished"]
    best = max(over, key=lambda each: each[0], default=(0.0, None))
    return Mark(best[0], best[1]) if best[1] is not None and best[0] > 0 else None


def _best_hand(played: Sequence[tuple[Facts, tuple[float, ...]]]) -> Mark | None:
    tops = [(max(worths), match, worths) for match, worths in played]
    worth, match, worths = max(tops, key=lambda each: each[0])
    return Mark(worth, match, worths.index(worth) + 1) if worth > 0 else None
