"""The facts of all saved matches, each file read again only when it has changed."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from naipes_gui.games import all_games
from naipes_gui.statistics.deal_luck import Dealt, DealtIndex, read_dealt
from naipes_gui.statistics.facts import Facts, Sitter, reading_facts
from naipes_gui.statistics.losses import Lost, LostIndex, read_lost
from naipes_gui.store.library import records, reviews, stamp_of
from naipes_gui.store.names import review_beside
from naipes_gui.store.stamped import Stamped
from naipes_gui.store.summary import Stamp

ENDS = ("", "finished", "abandoned")


class Found(NamedTuple):
    """What was found in a file: the facts of a person's match, or that it is none."""

    facts: Facts | None


class FactsIndex(Stamped[Found]):
    """What was found in the files of the library, kept between two runs."""

    version = 4

    def pack(self, known: Found) -> list[Any]:
        """Return the facts without what the file itself says."""
        return list(known.facts[1:]) if known.facts is not None else []

    def unpack(self, path: Path, stamp: Stamp, row: list[Any]) -> Found:
        """Return what a row says, if it can be so at all."""
        return Found(_facts(path, row) if row else None)


class History:
    """The matches of a person, out of a folder and what an earlier run found in it."""

    def __init__(self, folder: Path, index: Path | None = None) -> None:
        self._folder = folder
        self._index = FactsIndex(index, folder) if index is not None else None
        reviews = index.with_name(f"reviews-{index.name}") if index is not None else None
        self._reviews = LostIndex(reviews, folder) if reviews is not None else None
        deals = index.with_name(f"deals-{index.name}") if index is not None else None
        self._deals = DealtIndex(deals, folder) if deals is not None else None

    def reading(self) -> Generator[Facts | None, None, None]:
        """Yield the facts of all matches in no order, and nothing at every pause.

        What was found is kept, however far the reading came.
        """
        files = records(self._folder)
        try:
            for path in files:
                yield from self._of(path)
        finally:
            if self._index is not None:
                self._index.keep(files)

    def facts(self) -> list[Facts]:
        """Return the facts of all matches, the oldest first."""
        return in_order(facts for facts in self.reading() if facts is not None)

    def lost(self, matches: Iterable[Facts]) -> dict[Path, Lost]:
        """Return what the reviews beside some matches say, by match; many have none."""
        beside = {path.name for path in reviews(self._folder)}
        found: dict[Path, Lost] = {}
        for match in matches:
            file = review_beside(match.path)
            if file.name in beside and (lost := self._lost(match, file)) is not None:
                found[match.path] = lost
        if self._reviews is not None:
            self._reviews.keep(reviews(self._folder))
        return found

    def dealing(self, matches: Iterable[Facts]) -> Generator[tuple[Path, Dealt], None, None]:
        """Yield what was dealt in some matches; what was found is kept, however far it came."""
        try:
            for match in matches:
                yield match.path, self._dealt(match)
        finally:
            if self._deals is not None:
                self._deals.keep(records(self._folder))

    def _dealt(self, match: Facts) -> Dealt:
        stamp = stamp_of(match.path)
        dealt = self._deals.find(match.path, stamp) if self._deals is not None else None
        if dealt is None:
            dealt = read_dealt(match)
            if self._deals is not None:
                self._deals.take(match.path, stamp, dealt)
        return dealt

    def _lost(self, match: Facts, file: Path) -> Lost | None:
        stamp = stamp_of(file)
        lost = self._reviews.find(file, stamp) if self._reviews is not None else None
        if lost is None:
            lost = read_lost(match.path, match.person)
            if self._reviews is not None:
                self._reviews.take(file, stamp, lost)
        return lost

    def _of(self, path: Path) -> Iterator[Facts | None]:
        stamp = stamp_of(path)
        found = self._index.find(path, stamp) if self._index is not None else None
        if found is None:
            found = Found((yield from reading_facts(path)))
            if self._index is not None:
                self._index.take(path, stamp, found)
        yield found.facts


def in_order(facts: Iterable[Facts]) -> list[Facts]:
    """Return matches by when they were begun, the oldest first."""
    return sorted(facts, key=lambda match: (match.started, match.path.name))


def _facts(path: Path, row: Sequence[Any]) -> Facts:
    game, rules, started, sitters, person, assisted, end, *figures, unit = row
    ranking, worths, totals, habits = figures
    words = (game, rules, started, end, unit, *(word for sitter in sitters for word in sitter))
    if not {*map(type, words)} <= {str} or game not in all_games():
        raise ValueError("a word that is none")
    if type(assisted) is not bool or end not in ENDS:
        raise ValueError("an end that is none")
    facts = Facts(
        path, game, rules, started, tuple(Sitter(*sitter) for sitter in sitters), person, assisted,
        end, tuple(map(tuple, ranking)), tuple(worths), tuple(totals), tuple(map(tuple, habits)),
        unit,
    )  # fmt: skip
    _check(facts)
    return facts


def _check(facts: Facts) -> None:
    """Refuse numbers that are none, and what does not fit together."""
    seats = len(facts.sitters)
    if type(facts.person) is not int or not 0 <= facts.person < seats:
        raise ValueError("a seat that is none")
    if len(facts.totals) != seats or {*map(len, facts.habits)} - {2 * seats}:
        raise ValueError("something is missing of a seat")
    if len(facts.habits) != len(facts.statistics.habits):
        raise ValueError("habits of another version")
    places = [seat for place in facts.ranking for seat in place]
    counts = [number for habit in facts.habits for number in habit]
    if {*map(type, places), *map(type, counts), *map(type, facts.totals)} - {int}:
        raise ValueError("a number that is none")
    if {*map(type, facts.worths)} - {int, float} or not all(map(isfinite, facts.worths)):
        raise ValueError("a result that is none")
    if places and sorted(places) != [*range(seats)]:
        raise ValueError("a place that is none")
