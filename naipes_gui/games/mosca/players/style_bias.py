"""How a style bends the decisions of La Mosca, in counters added to one choice or another."""

from dataclasses import dataclass

from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.games.mosca.players.bits import TRUMPS

STAYING = 0.5
"""Counters that full boldness sees in staying."""
GIVING_WAY = 0.5
"""Counters that full dropping sees in leaving a pool to whoever has stayed before."""
RICHES = 0.4
"""Counters for each further pool of ones that full greed sees in staying."""
THROWING = 0.1
"""Counters that full dropping sees in each card it changes."""
DRAWING_TRUMPS = 0.2
"""Counters that full greed sees in leading a trump."""


@dataclass(frozen=True, slots=True)
class StyleBias:
    """What a style adds to the worth of a choice: nothing for the plain one."""

    style: Style = PLAIN

    def staying(self, pool: int, inside: int, seats: int) -> float:
        """Return what is added to staying: for the bold, and for the greedy at a rich pool."""
        style = self.style
        added = STAYING * style.boldness + RICHES * style.greed * (pool / seats - 1)
        return added - GIVING_WAY * style.dropping if inside else added

    def changing(self, gone: int) -> float:
        """Return what is added to an exchange: some throw gladly, others cling."""
        return THROWING * self.style.dropping * gone.bit_count()

    def leading(self, card: int) -> float:
        """Return what is added to a lead: the greedy draw the trumps of the others."""
        return DRAWING_TRUMPS * self.style.greed if card & TRUMPS else 0.0
