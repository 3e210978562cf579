"""The opponents of Écarté by level."""

from collections.abc import Mapping
from typing import Any

from naipes_gui.core.counsel import Counsellor
from naipes_gui.core.opponent import PLAIN, Level, Style
from naipes_gui.core.rules import Rules
from naipes_gui.games.ecarte.book import ByTheBook, Habits
from naipes_gui.games.ecarte.expert import Means, Sampler

BEGINNER = Habits(stand=0.55, refuse=0.55, later=0.5, worlds=0, doubt=0.2, counts_cards=False)
CLUB = Habits(stand=0.72, refuse=0.62, later=0.55, worlds=60, fears=0.15)
EXPERT = Means(talks=60, deals=16)
MASTER = Means(talks=200, deals=100, by_tables=True, exact=1_000)


def beginner(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who judges roughly and does not count cards."""
    return ByTheBook(rules, BEGINNER, style, effort)


def club(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player by the book."""
    return ByTheBook(rules, CLUB, style, effort)


def expert(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who works every choice out over some sampled hands."""
    return Sampler(rules, EXPERT, style, effort)


def master(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who also knows the computed policy of every score."""
    return Sampler(rules, MASTER, style, effort)


LEVELS: Mapping[str, Level] = {
    "beginner": beginner,
    "club": club,
    "expert": expert,
    "master": master,
}
