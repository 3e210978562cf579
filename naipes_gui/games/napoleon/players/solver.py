"""Whether a contract is made when all cards lie open: one against a side that plays as one.

The question has two answers, so a search stops at the first card that settles it; asked for
the number of tricks it would cost ten times as much. Cards are bits in which trumps are known.
"""

from collections.abc import Sequence

from naipes_gui.games.napoleon.players.kernels import playout
from naipes_gui.games.napoleon.players.rollout import Position, laid


def makes(here: Position, hands: Sequence[int], card: int = 0) -> bool:
    """Tell whether the declarer can make the contract, ``card`` being what is laid first."""
    trick = here.trick
    if card:
        hands, trick = laid(here, hands, card)
    lack = here.need - here.won if here.need else -here.won
    return playout.makes(
        here.size, here.declarer, here.need > 0, lack, here.left, here.leader, trick, hands
    )
