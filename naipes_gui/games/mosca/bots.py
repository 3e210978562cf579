"""The opponents of La Mosca by level."""

from collections.abc import Mapping
from typing import Any

from naipes_gui.core.counsel import Counsellor
from naipes_gui.core.opponent import PLAIN, Level, Style
from naipes_gui.core.rules import Rules
from naipes_gui.games.mosca.book import ByThumb, Habits
from naipes_gui.games.mosca.sampling import Depth, Sampling

BEGINNER = Habits(weighs_pool=False, threshold=1.0, doubt=0.6, thrifty=False)
CLUB = Habits()
EXPERT = Depth(talks=80, deals=40, doubt=0.7)
MASTER = Depth(talks=160, deals=80, doubt=0.15, exact=True)


def beginner(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who looks at his own hand only and always plays his best card."""
    return ByThumb(rules, BEGINNER, style)


def club(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who weighs the pool against the risk and keeps to good rules."""
    return ByThumb(rules, CLUB, style)


def expert(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who works every choice out over sampled deals."""
    return Sampling(rules, EXPERT, style, effort)


def master(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who also draws conclusions from what was said, and counts to the end."""
    return Sampling(rules, MASTER, style, effort)


LEVELS: Mapping[str, Level] = {
    "beginner": beginner,
    "club": club,
    "expert": expert,
    "master": master,
}
