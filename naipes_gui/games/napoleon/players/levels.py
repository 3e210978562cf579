"""The opponents of Napoleon by level."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from naipes_gui.core.opponent import Level
from naipes_gui.games.napoleon.players.callers import SENSIBLE
from naipes_gui.games.napoleon.players.club import ByRule
from naipes_gui.games.napoleon.players.expert import Depth, Expert
from naipes_gui.games.napoleon.players.hearing import Trust
from naipes_gui.games.napoleon.players.worth import Manner

BEGINNER = Manner(blur=0.45, slips=0.15)
CLUB = replace(
    SENSIBLE, ends=2, tops=True, guards=True,
    gauge=SENSIBLE.gauge._replace(company=0.05, short=0.33),
)  # fmt: skip
EXPERT = Depth(calls=64, cards=40, nothing=240)
MASTER = Depth(
    calls=600, cards=360, compared=1 / 3, watches=True, foresees=True, tries=24, solved=3,
    trust=Trust(otherwise=0.2),
)  # fmt: skip


LEVELS: Mapping[str, Level] = {
    # Misjudges hands and now and then plays any card.
    "beginner": partial(ByRule, manner=BEGINNER),
    # Judges at a glance, plays by rule, knows what guards what and sees the last two tricks.
    "club": partial(ByRule, manner=CLUB),
    # Plays some deals out that suit what was bid.
    "expert": partial(Expert, depth=EXPERT),
    # Plays out more, reads the cards laid, foresees bids and the end.
    "master": partial(Expert, depth=MASTER),
}
