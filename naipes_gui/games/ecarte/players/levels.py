"""The opponents of Écarté by level."""

from collections.abc import Mapping
from functools import partial

from naipes_gui.core.opponent import Level
from naipes_gui.games.ecarte.players.book import ByTheBook, Habits
from naipes_gui.games.ecarte.players.expert import Means, Sampler

BEGINNER = Habits(stand=0.55, refuse=0.55, later=0.5, worlds=0, doubt=0.2, counts_cards=False)
CLUB = Habits(stand=0.72, refuse=0.62, later=0.36, worlds=120, fears=0.15, waits=0.28, ponders=True)
EXPERT = Means(talks=60, deals=20, longer=3)
MASTER = Means(talks=200, deals=100, by_tables=True, exact=1_000, closed=True, longer=4)


LEVELS: Mapping[str, Level] = {
    # Judges roughly and does not count cards.
    "beginner": partial(ByTheBook, habits=BEGINNER),
    # Plays by the book.
    "club": partial(ByTheBook, habits=CLUB),
    # Works every choice out over some sampled hands.
    "expert": partial(Sampler, means=EXPERT),
    # Also knows the computed policy of every score.
    "master": partial(Sampler, means=MASTER),
}
