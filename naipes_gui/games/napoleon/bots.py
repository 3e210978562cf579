"""The opponents of Napoleon by level."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from naipes_gui.core.counsel import Counsellor
from naipes_gui.core.opponent import PLAIN, Level, Style
from naipes_gui.core.rules import Rules
from naipes_gui.games.napoleon.callers import SENSIBLE
from naipes_gui.games.napoleon.club import ByRule
from naipes_gui.games.napoleon.expert import Depth, Expert
from naipes_gui.games.napoleon.worth import Manner

BEGINNER = Manner(blur=0.45, slips=0.15)
CLUB = replace(SENSIBLE, ends=2)
EXPERT = Depth(calls=64, cards=40)
MASTER = Depth(calls=200, cards=120, watches=True, foresees=True, solved=3)


def beginner(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who misjudges hands and now and then plays any card."""
    return ByRule(rules, BEGINNER, style)


def club(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who judges at a glance, plays by rule and sees the last two tricks."""
    return ByRule(rules, CLUB, style)


def expert(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who plays some deals out that suit what was bid."""
    return Expert(rules, _deeper(EXPERT, effort), style)


def master(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who plays out more, reads the cards laid, foresees bids and the end."""
    return Expert(rules, _deeper(MASTER, effort), style)


def _deeper(depth: Depth, effort: int) -> Depth:
    return replace(depth, calls=depth.calls * effort, cards=depth.cards * effort)


LEVELS: Mapping[str, Level] = {
    "beginner": beginner,
    "club": club,
    "expert": expert,
    "master": master,
}
