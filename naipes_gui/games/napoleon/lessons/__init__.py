"""The guided hands of the game."""

from naipes_gui.games.napoleon.lessons.against import AGAINST
from naipes_gui.games.napoleon.lessons.bidding import BIDDING

LESSONS = (BIDDING, AGAINST)
