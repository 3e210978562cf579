"""What one has come to know of every opponent in one's own matches, game by game.

It comes step by step: a habit is told once it has been seen often enough to speak of.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.opponent import LEVELS
from naipes_gui.games import all_games
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.figures import ENOUGH, Share
from naipes_gui.statistics.opponents import Doing, Met, opponents


@dataclass(frozen=True, slots=True)
class InGame:
    """What was seen of somebody in one game."""

    game: str
    met: Met
    units: frozenset[str]
    """What the results are counted in, as the tables told."""
    others: tuple[Share, ...] = ()
    """How often all others whom one met there did the same, habit by habit."""

    @property
    def known(self) -> tuple[Doing, ...]:
        """The habits that were seen often enough."""
        return tuple(doing for doing in self.met.doings if doing.share.is_enough)

    def compared(self, doing: Doing) -> Share | None:
        """Return how often the others did the same, if that was seen often enough."""
        shares = dict(zip((one.habit for one in self.met.doings), self.others, strict=False))
        others = shares.get(doing.habit)
        return others if others is not None and others.is_enough else None

    @property
    def unknown(self) -> tuple[Doing, ...]:
        """The habits of which too little was seen yet."""
        return tuple(doing for doing in self.met.doings if not doing.share.is_enough)


@dataclass(frozen=True, slots=True)
class Character:
    """One of the people that one can meet, as far as one knows them."""

    name: str
    style: str
    games: tuple[InGame, ...] = ()
    """Those in which one has met, the most frequent first."""
    levels: tuple[str, ...] = ()
    """How strong they played, the weakest first."""

    @property
    def hands(self) -> int:
        """In how many hands one has met."""
        return sum(seen.met.hands for seen in self.games)

    @property
    def matches(self) -> int:
        """In how many matches one has met."""
        return sum(seen.met.matches for seen in self.games)

    @property
    def known(self) -> int:
        """How many habits are known."""
        return sum(len(seen.known) for seen in self.games)

    @property
    def to_know(self) -> int:
        """How many habits there are to know, in all games."""
        return sum(len(info.statistics().habits) for info in all_games().values())

    @property
    def not_met(self) -> tuple[str, ...]:
        """The games in which one has still to meet, and there is something to know."""
        met = {seen.game for seen in self.games}
        every = all_games().items()
        return tuple(key for key, info in every if key not in met and info.statistics().habits)


def characters(matches: Sequence[Facts]) -> tuple[Character, ...]:
    """Return everybody whom one can meet, whether one has or not."""
    by_game = {key: [m for m in matches if m.game == key] for key in all_games()}
    met = {key: {one.name: one for one in opponents(found)} for key, found in by_game.items()}
    return tuple(
        Character(
            name, style,
            tuple(sorted(_games(name, met, by_game), key=lambda seen: -seen.met.hands)),
            _levels(name, matches),
        )
        for style, name in CHARACTERS.items()
    )  # fmt: skip


def still_needed(doing: Doing) -> int:
    """Return how many more times a habit has to be seen before it is told."""
    return max(0, ENOUGH - doing.share.of)


def _games(
    name: str, met: dict[str, dict[str, Met]], by_game: dict[str, list[Facts]]
) -> Iterable[InGame]:
    for game, found in met.items():
        if name in found:
            units = frozenset(match.unit for match in by_game[game])
            others = _together(one for one in found.values() if one.name != name)
            yield InGame(game, found[name], units, others)


def _together(met: Iterable[Met]) -> tuple[Share, ...]:
    """Return how often some opponents did things, all of them counted as one."""
    habits = zip(*(one.doings for one in met), strict=False)
    return tuple(
        Share(sum(one.share.count for one in each), sum(one.share.of for one in each))
        for each in habits
    )


def _levels(name: str, matches: Iterable[Facts]) -> tuple[str, ...]:
    seen = {who.level for match in matches for who in match.sitters if who.name == name}
    return tuple(level for level in LEVELS if level in seen)
