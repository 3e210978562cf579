"""What opponents make most often, where a game has such things: found by playing matches again."""

from collections import Counter, defaultdict
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.text import Phrase
from naipes_gui.games import all_games
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.figures import Share
from naipes_gui.store.record import Record

LATEST = 40
"""So many matches are played again: some hundredths of a second each."""
MOST = 3
"""So many things are told of somebody."""


@dataclass(slots=True)
class Made:
    """What somebody has made in so many hands, by name."""

    hands: int = 0
    things: Counter[str] = field(default_factory=Counter[str])
    names: dict[str, Phrase] = field(default_factory=dict[str, Phrase])

    @property
    def favourites(self) -> tuple[tuple[Phrase, Share], ...]:
        """What was made most often, and in how many of the hands."""
        most = self.things.most_common(MOST)
        return tuple((self.names[name], Share(count, self.hands)) for name, count in most)


MadeBy: TypeAlias = Mapping[tuple[str, str], Made]
"""By game and by name."""


def making(matches: Sequence[Facts]) -> Generator[None, None, MadeBy]:
    """Return what all opponents have made in the latest matches, with a pause after each."""
    found = defaultdict[tuple[str, str], Made](Made)
    told = [match for match in matches if match.statistics.made is not None]
    for match in told[-LATEST:]:
        _add(match, found)
        yield
    return dict(found)


def _add(match: Facts, found: defaultdict[tuple[str, str], Made]) -> None:
    count = all_games()[match.game].statistics().made
    try:
        record = Record.load(match.path)
    except (BadRecord, OSError):
        return  # the list of matches says what is wrong with it
    for hand in record.timeline.hands() if count is not None else ():
        for seat in match.opponents:
            made = found[match.game, match.sitters[seat].name]
            made.hands += 1
            for name in count(hand.states[-1], record.rules.options, seat) if count else ():
                made.things[name.source] += 1
                made.names[name.source] = name
