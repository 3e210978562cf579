"""The guided hands of the game."""

from naipes_gui.games.hachi_hachi.lessons.account import ACCOUNT
from naipes_gui.games.hachi_hachi.lessons.combinations import COMBINATIONS
from naipes_gui.games.hachi_hachi.lessons.months import MONTHS
from naipes_gui.games.hachi_hachi.lessons.whole_form import WHOLE_FORM

LESSONS = (MONTHS, ACCOUNT, COMBINATIONS, WHOLE_FORM)
