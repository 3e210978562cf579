"""Who a computer player is: how strong, and in which way different from others as strong."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from naipes_gui.core.text import Phrase, phrase

if TYPE_CHECKING:
    from naipes_gui.core.counsel import Counsellor
    from naipes_gui.core.rules import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """How a player differs from others of the same level; all noughts is the level itself.

    A trait runs from −1 to 1 and moves a threshold of the game; none makes a player absurd.
    """

    key: str = ""
    boldness: float = 0.0
    """How readily it bids, stands, stays in, goes on: below 0 it wants to be sure."""
    dropping: float = 0.0
    """How readily it gives a bad hand up, throws cards away, declines: below 0 it clings."""
    memory: float = 1.0
    """The share, from 0 to 1, of what the level remembers that this player remembers."""
    greed: float = 0.0
    """How far it prefers the great result (vole, nap, combinations) to the sure one."""


LEVELS = ("beginner", "club", "expert", "master")
"""How strong an opponent may be, the weakest first; a game need not have them all."""
USUAL = "club"
PLAIN = Style()
LONGER = 3
"""How many times as long opponents think who are asked to: the Master then takes 5 s at most."""
PLAIN_STYLE = "serene"
"""The style, among those with a name, that leaves a level as it is."""


class Level(Protocol):
    """Makes a computer player of one strength; ``effort`` multiplies the rounds it thinks."""

    def __call__(
        self, rules: "Rules[Any, Any]", style: Style = PLAIN, effort: int = 1
    ) -> "Counsellor[Any]":
        """Return a player of this level."""
        ...


@dataclass(frozen=True, slots=True)
class Opponent:
    """What must be known to ask for the move of a computer player."""

    level: str
    style: str = ""
    effort: int = 1

    def sit_down(self, levels: Mapping[str, Level], rules: "Rules[Any, Any]") -> "Counsellor[Any]":
        """Return the player that is meant, one of these levels."""
        return levels[self.level](rules, style_of(self.style), self.effort)


STYLES: Mapping[str, Style] = {
    style.key: style
    for style in (
        Style(key="prudent", boldness=-1.0),
        Style(key="bold", boldness=1.0),
        Style(key="serene"),
        Style(key="stubborn", dropping=-1.0),
        Style(key="wary", dropping=1.0),
        Style(key="dreamy", memory=0.4),
        Style(key="greedy", greed=1.0),
        Style(key="reckless", boldness=1.0, dropping=-1.0, greed=0.5),
        Style(key="patient", boldness=-1.0, dropping=1.0, greed=-1.0),
    )
}
"""The ways of playing that a record may name."""

STYLE_NAMES: Mapping[str, Phrase] = {
    "prudent": phrase("styles", "Prudent"),
    "bold": phrase("styles", "Bold"),
    "serene": phrase("styles", "Serene"),
    "stubborn": phrase("styles", "Stubborn"),
    "wary": phrase("styles", "Wary"),
    "dreamy": phrase("styles", "Absent-minded"),
    "greedy": phrase("styles", "Ambitious"),
    "reckless": phrase("styles", "Reckless"),
    "patient": phrase("styles", "Patient"),
}


LEVEL_NAMES: Mapping[str, Phrase] = {
    "beginner": phrase("levels", "Beginner"),
    "club": phrase("levels", "Club"),
    "expert": phrase("levels", "Expert"),
    "master": phrase("levels", "Master"),
}
"""The levels from the weakest to the strongest."""


def usual(levels: Iterable[str]) -> str:
    """Return the level that plays where nobody has chosen one: the club's, or the weakest."""
    known = list(levels)
    return USUAL if USUAL in known else known[0]


def style_of(key: str) -> Style:
    """Return a style; a record of another program may name one that this one does not have."""
    return STYLES.get(key, PLAIN)
