"""Where in the program one is, as far as keys are concerned."""

from enum import Enum


class Where(Enum):
    """Where a key means something; what is meant anywhere is meant in every other place."""

    ANYWHERE = "anywhere"
    START = "start"
    TABLE = "table"
    REPLAY = "replay"
    REVIEW = "review"
    LIBRARY = "library"
    STATISTICS = "statistics"
    DAY = "day"
    LEARN = "learn"
    LESSON = "lesson"
    GYM = "gym"
    PROBLEM = "problem"
    BOOK = "book"
    SWITCHES = "switches"
    """Wherever one is, while two keys do everything."""
