"""The guided hands of the game."""

from naipes_gui.games.ecarte.lessons.as_dealer import AS_DEALER
from naipes_gui.games.ecarte.lessons.first_hand import FIRST_HAND

LESSONS = FIRST_HAND, AS_DEALER
"""A hand as elder hand: the exchange, the king of trumps, beating and trumping, the point. And one
as dealer: the king turned up, to accept and to refuse."""
