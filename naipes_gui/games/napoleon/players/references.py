"""The players that strength is measured against; they stay as they are.

``reference-1`` was tuned at four players and 32 cards in steps of one threshold at a time
(what each bid must promise, how steep the chances are, how far the bids of others are
believed), over 20,000 deals, each played once from every seat: first in a field of the club
player of the time, then in a field of itself, until no step gained 0.001 counters a deal more.
It gained 0.065 ± 0.016 counters a deal over the values of ``greedy-1`` in 20,000 other deals.
Of 25 other rules for single cards, each tried once and without an interval, one was taken up,
the throw from the shortest suit against a misère (made in 66.6 instead of 68.6 % of 2,566);
the rest moved by little or for the worse. All players have it.

``greedy-1`` bids whatever its first, untuned judgement expects to gain from.
"""

from functools import partial

from naipes_gui.bots.player import frozen
from naipes_gui.games.napoleon.players.club import ByRule
from naipes_gui.games.napoleon.players.strength import Gauge
from naipes_gui.games.napoleon.players.worth import Manner

TUNED_1 = Manner(
    gauge=Gauge(per_trick=0.87, from_start=-0.64, slope=0.33, nothing=0.02),
    caution={"3": 0.33, "misere": -0.33, "4": -0.17},
    believed=0.54,
)
GREEDY_1 = Manner(
    gauge=Gauge(per_trick=0.87, from_start=-0.64, slope=0.42, nothing=0.0), believed=0.62
)


REFERENCES = frozen(partial(ByRule, manner=TUNED_1), partial(ByRule, manner=GREEDY_1))
