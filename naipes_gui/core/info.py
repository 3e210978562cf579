"""How a game introduces itself before anybody plays it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from naipes_gui.core.text import Phrase

if TYPE_CHECKING:
    from naipes_gui.core.advice import Chapter
    from naipes_gui.core.coach import Coach
    from naipes_gui.core.decisions import Decisions
    from naipes_gui.core.diagram import Diagram
    from naipes_gui.core.face import Face
    from naipes_gui.core.game_statistics import GameStatistics
    from naipes_gui.core.glossary import Term
    from naipes_gui.core.lesson import Lesson
    from naipes_gui.core.luck import Luck
    from naipes_gui.core.opponent import Level
    from naipes_gui.core.option_words import OptionWords
    from naipes_gui.core.options import Options, Value
    from naipes_gui.core.recall import Drills
    from naipes_gui.core.rules import Rules
    from naipes_gui.core.tile_picture import TilePicture
    from naipes_gui.core.win_chance import WinChance

FELTS = ("green", "blue", "wine", "slate", "plum")
"""The cloths that a game may be played on, unless the player has chosen one for all."""


def _any_table() -> TilePicture:
    from naipes_gui.core.tile_picture import any_table

    return any_table()


def _no_advice() -> Chapter:
    from naipes_gui.core.advice import Chapter

    return Chapter()


def _no_kinds() -> Decisions:
    from naipes_gui.core.decisions import Decisions

    return Decisions()


def _no_coach() -> Coach:
    from naipes_gui.core.coach import Coach

    return Coach()


def _no_chances(options: Any) -> WinChance[Any] | None:
    return None


def _plain_words() -> OptionWords:
    from naipes_gui.core.option_words import PLAIN

    return PLAIN


def _plain_statistics() -> GameStatistics:
    from naipes_gui.core.game_statistics import PLAIN

    return PLAIN


class Preset(NamedTuple):
    """A named choice of rules: the options that differ from the defaults."""

    key: str
    label: Phrase
    options: Mapping[str, Value] = MappingProxyType({})


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    """Everything the application knows about a game before playing it.

    Whatever needs the rules is a function that imports them when it is called, so that
    listing the games costs nothing; `naipes_gui.core.rooms` finds it in the game's folder.
    """

    key: str
    title: Phrase
    blurb: Phrase
    players: tuple[int, int]
    minutes: int
    difficulty: int
    """One to four pips."""
    last_loses: bool = False
    """Whether a hand has one loser and no winner: whoever does not come last is safe."""
    felt: str
    """One of `FELTS`."""
    clockwise: bool
    """Whether the next seat sits to the left of a player."""
    options: Callable[[], type[Options]]
    rules: Callable[[Any], Rules[Any, Any]]
    bots: Callable[[], Mapping[str, Level]]
    """The opponents by level: ``beginner``, ``club``, ``expert``, ``master``."""
    bots_version: int = 1
    """Which generation of opponents a record tells of; it grows whenever one plays otherwise."""
    levels_since: Mapping[str, int] = field(default_factory=dict[str, int])
    """The generation since which every level plays as it does, but for tempers; by default it is
    today's. What was measured of a level since then is still true."""
    references: Callable[[], Mapping[str, Level]] = dict
    """The frozen players that strength is measured against, by name and by version."""
    face: Callable[[], Face]
    luck: Callable[[], tuple[Luck, ...]] = tuple
    """What it is good to be dealt, for the statistics of the deals."""
    decisions: Callable[[], Decisions] = _no_kinds
    """The kinds of its decisions, for the review of matches."""
    statistics: Callable[[], GameStatistics] = _plain_statistics
    """How results are counted over many matches, and what habits players have."""
    win_chance: Callable[[Any], WinChance[Any] | None] = _no_chances
    """What positions are worth under some options, where the game can tell; for luck and skill."""
    tile: Callable[[], TilePicture] = _any_table
    """What lies on its tile, where games are chosen."""
    option_words: Callable[[], OptionWords] = _plain_words
    """How its options are put before people."""
    glossary: Callable[[], tuple[Term, ...]] = tuple
    """The words of its own that a newcomer does not know yet."""
    diagrams: Callable[[], tuple[Diagram, ...]] = tuple
    """The positions that are drawn in its rulebook."""
    lessons: Callable[[], tuple[Lesson, ...]] = tuple
    """The hands by which it is taught, in the order in which they are best played."""
    coach: Callable[[], Coach] = _no_coach
    """What is said to whoever plays it for the first time, in their own matches."""
    recall: Callable[[], Drills] = dict
    """What is asked of the memory of whoever plays it, by kind, the easiest first."""
    advice: Callable[[], Chapter] = _no_advice
    """The advice that is given to those who play it, and what was measured of that."""
    presets: tuple[Preset, ...]
    has_yaku: bool = False
    """Whether there are combinations to look up."""
    day_rules: Mapping[str, Value] = field(default_factory=dict)
    """By which rules the hand of the day is played, where they differ from the usual ones.

    They stand for all days: a change would make another hand of those that are past.
    """

    def rules_with(self, options: Mapping[str, Value]) -> Rules[Any, Any]:
        """Return the rules under some options, and the usual ones for the rest."""
        return self.rules(self.options().make(**options))

    def levels_play_as_in(self, version: int, *levels: str) -> bool:
        """Tell whether levels without a temper, by default all, play today as in a version."""
        since = [was for level, was in self.levels_since.items() if not levels or level in levels]
        return max(since, default=self.bots_version) <= version <= self.bots_version

    @property
    def strongest(self) -> str:
        """The level whose advice is asked for."""
        return list(self.bots())[-1]
