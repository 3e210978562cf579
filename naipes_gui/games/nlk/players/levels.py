"""The opponents of NLK by level."""

from collections.abc import Mapping
from functools import partial

from naipes_gui.core.opponent import Level
from naipes_gui.games.nlk.players.player import Player, Skill

BEGINNER = Skill(memory=0.0, effort=0, few=0, lapses=0.25, counts_suits=False)
CLUB = Skill(memory=0.5, effort=2_000, few=2, patience=2_000, worlds=2, patient=False)
EXPERT = Skill(memory=0.7, effort=24_000, few=9, patience=2_000, worlds=3)
MASTER = Skill(memory=1.0, effort=200_000, few=9, patience=20_000, rounds=6_000, deals=160)


LEVELS: Mapping[str, Level] = {
    # Remembers nothing and does strange things now and then.
    "beginner": partial(Player, skill=BEGINNER),
    # Has good habits, and works out the end between two.
    "club": partial(Player, skill=CLUB),
    # Remembers most cards, and looks ahead.
    "expert": partial(Player, skill=EXPERT),
    # Knows where every card lies, looks far ahead with learned values, and deals the stock.
    "master": partial(Player, skill=MASTER),
}
