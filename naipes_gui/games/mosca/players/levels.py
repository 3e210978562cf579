"""The opponents of La Mosca by level."""

from collections.abc import Mapping
from functools import partial

from naipes_gui.core.opponent import Level
from naipes_gui.games.mosca.players.book import ByThumb, Habits
from naipes_gui.games.mosca.players.sampling import Depth, Sampling

BEGINNER = Habits(weighs_pool=False, threshold=1.0, doubt=0.6, thrifty=False)
CLUB = Habits()
EXPERT = Depth(talks=80, deals=40, doubt=0.7)
MASTER = Depth(talks=160, deals=80, further=(80, 160, 160, 320), doubt=0.15, exact=True)


LEVELS: Mapping[str, Level] = {
    # Looks at his own hand only and always plays his best card.
    "beginner": partial(ByThumb, habits=BEGINNER),
    # Weighs the pool against the risk and keeps to good rules.
    "club": partial(ByThumb, habits=CLUB),
    # Works every choice out over sampled deals.
    "expert": partial(Sampling, depth=EXPERT),
    # Also draws conclusions from what was said, and counts to the end.
    "master": partial(Sampling, depth=MASTER),
}
