"""What can help a person in a match, as its record names it."""

from enum import StrEnum


class Help(StrEnum):
    """Who or what has helped; the order is that in which it is told."""

    TAKE_BACK = "undo"
    """Moves were taken back that were no mere slips."""
    HINT = "hint"
    """Something was said of the best move."""
    CHECKER = "checker"
    """Somebody looked on who says that there is something better, even if nothing was said."""
    SEEN = "seen"
    """It could be read which cards are still to come."""

    @classmethod
    def named(cls, said: object) -> "Help":
        """Return what a line names; a hint where it names nothing, as all lines did once."""
        return next((each for each in cls if each.value == said), cls.HINT)
