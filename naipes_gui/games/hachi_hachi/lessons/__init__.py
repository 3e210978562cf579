"""The guided hands of the game."""

from naipes_gui.games.hachi_hachi.lessons.combinations import COMBINATIONS
from naipes_gui.games.hachi_hachi.lessons.months import MONTHS

LESSONS = (MONTHS, COMBINATIONS)
