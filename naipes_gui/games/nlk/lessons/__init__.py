"""The guided hands of the game."""

from naipes_gui.games.nlk.lessons.ladder import LADDER
from naipes_gui.games.nlk.lessons.piles import PILES

LESSONS = (PILES, LADDER)
