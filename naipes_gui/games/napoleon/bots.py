"""The opponents of Napoleon by level."""

from collections.abc import Mapping
from typing import Any

from naipes_gui.core.opponent import PLAIN, Level, Style
from naipes_gui.core.rules import Bot, Rules
from naipes_gui.games.napoleon.club import ByRule, Habits
from naipes_gui.games.napoleon.expert import Expert

BEGINNER = Habits(caution=0.0, blur=0.45, slips=0.25, knows_pack=False)
CLUB = Habits()


def beginner(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Bot[Any]:
    """Return a player who misjudges hands and now and then plays any card."""
    return ByRule(rules, BEGINNER)


def club(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Bot[Any]:
    """Return a player who judges at a glance and plays by rule."""
    return ByRule(rules, CLUB)


def expert(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Bot[Any]:
    """Return a player who plays sampled deals out."""
    return Expert(rules)


LEVELS: Mapping[str, Level] = {
    "beginner": beginner,
    "club": club,
    "expert": expert,
}
