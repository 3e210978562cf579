"""Which hand of a match is played, or was: the table and the score sheet say it alike."""

from naipes_gui.core.flowers import MONTHS
from naipes_gui.core.rules import Stage
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules.state import HachiState

YEAR = 12


def number(state: HachiState) -> int:
    """Return which hand of the match this is, or was."""
    ended = state.stage in (Stage.SHUFFLE, Stage.OVER) and state.ending not in ("", "void")
    return max(1, state.hands + (not ended))


def of_how_many(state: HachiState, options: HachiOptions) -> Phrase:
    """Return the number of a hand, and of how many where that is settled."""
    which, hands = number(state), options.hands
    if hands is None or which > hands:
        return phrase("hachi_hachi", "{number}", number=which)
    if hands == YEAR:
        month = MONTHS[f"{which:02}"]
        return phrase("hachi_hachi", "{number} of 12: {month}", number=which, month=month)
    return phrase("hachi_hachi", "{number} of {hands}", number=which, hands=hands)


def which_hand(state: HachiState, options: HachiOptions) -> Phrase:
    """Return the same after the word hand, to stand by itself."""
    return phrase("hachi_hachi", "Hand {number}", number=of_how_many(state, options))
