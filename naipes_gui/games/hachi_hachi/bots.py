"""The opponents of Hachi-Hachi by level."""

from collections.abc import Mapping
from typing import Any

from naipes_gui.core.counsel import Counsellor
from naipes_gui.core.opponent import PLAIN, Level, Style
from naipes_gui.core.rules import Rules
from naipes_gui.games.hachi_hachi.expert import Expert
from naipes_gui.games.hachi_hachi.greedy import Greedy
from naipes_gui.games.hachi_hachi.master import Master
from naipes_gui.games.hachi_hachi.position import Eye

BEGINNER = Eye(own=0.25, deny=0.0, risk=0.0)
"""Sees points, hardly combinations, and leaves anything to the others."""
ROUGH = 6.0
"""Card points by which a beginner may misjudge a card."""


def beginner(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who grabs points and judges them roughly."""
    return Greedy(rules, style, eye=BEGINNER, noise=ROUGH)


def club(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who knows the combinations, his own and those of the others."""
    return Greedy(rules, style)


def expert(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who plays every choice out over sampled deals."""
    return Expert(rules, style, effort)


def master(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who knows what positions are worth and plays out what is close."""
    return Master(rules, style, effort)


LEVELS: Mapping[str, Level] = {
    "beginner": beginner,
    "club": club,
    "expert": expert,
    "master": master,
}
