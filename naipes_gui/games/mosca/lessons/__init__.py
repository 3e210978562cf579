"""The guided hands of the game."""

from naipes_gui.games.mosca.lessons.first_hand import FIRST_HAND

LESSONS = (FIRST_HAND,)
