"""The opponents of NLK by level."""

from collections.abc import Mapping
from typing import Any

from naipes_gui.core.counsel import Counsellor
from naipes_gui.core.opponent import PLAIN, Level, Style
from naipes_gui.core.rules import Rules
from naipes_gui.games.nlk.player import Player, Skill

BEGINNER = Skill(memory=0.0, effort=0, few=0, lapses=0.25, counts_suits=False)
CLUB = Skill(memory=0.5, effort=2_000, few=2, patience=2_000, worlds=2)
EXPERT = Skill(memory=0.7, effort=24_000, few=9, patience=2_000, worlds=3)
MASTER = Skill(memory=1.0, effort=200_000, few=9, patience=20_000, deals=160)


def beginner(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who remembers nothing and does strange things now and then."""
    return Player(rules, BEGINNER, style)  # type: ignore[arg-type]


def club(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player with good habits, who works out the end between two."""
    return Player(rules, CLUB, style)  # type: ignore[arg-type]


def expert(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who remembers most cards, and looks ahead."""
    return Player(rules, EXPERT, style, effort)  # type: ignore[arg-type]


def master(rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> Counsellor[Any]:
    """Return a player who knows where every card lies, looks far ahead, and deals the stock."""
    return Player(rules, MASTER, style, effort)  # type: ignore[arg-type]


LEVELS: Mapping[str, Level] = {
    "beginner": beginner,
    "club": club,
    "expert": expert,
    "master": master,
}
