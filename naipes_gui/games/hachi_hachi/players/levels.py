"""The opponents of Hachi-Hachi by level."""

from collections.abc import Mapping
from functools import partial

from naipes_gui.core.opponent import Level
from naipes_gui.games.hachi_hachi.players.expert import Expert
from naipes_gui.games.hachi_hachi.players.greedy import Greedy
from naipes_gui.games.hachi_hachi.players.master import Master
from naipes_gui.games.hachi_hachi.players.position import Eye

BEGINNER = Eye(own=0.0, deny=0.0, risk=0.8, lost=(1.0, 1.0, 1.0, 1.0))
"""Grabs points and keeps them; sees neither combinations nor what the others may want."""
ROUGH = 15.0
"""Card points by which a beginner may misjudge a card: no bright goes for a chaff."""


LEVELS: Mapping[str, Level] = {
    # Grabs points and judges them roughly.
    "beginner": partial(Greedy, eye=BEGINNER, noise=ROUGH),
    # Knows the combinations, his own and those of the others.
    "club": Greedy,
    # Plays every choice out over sampled deals.
    "expert": Expert,
    # Knows what positions are worth and plays out what is close.
    "master": Master,
}
