"""Who takes a trick, in the sentence that stands while everybody looks at it."""

from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.tricks import Taken


def taken_words(taken: Taken, me: Seat) -> Phrase:
    """Tell who takes a trick, or turns it over, and with which card."""
    who, card, mine = Who(taken.seat), taken.card, taken.seat == me
    if taken.kept:
        if mine:
            return phrase("table", "You take the trick with {card:short}.", card=card)
        return phrase("table", "{who} takes the trick with {card:short}.", who=who, card=card)
    if mine:
        return phrase("table", "You turn the trick over with {card:short}.", card=card)
    return phrase("table", "{who} turns the trick over with {card:short}.", who=who, card=card)
