"""What a worth counts: the one thing that games, reviews and the window have to agree upon."""

from collections.abc import Mapping
from enum import Enum, auto

from naipes_gui.core.text import Phrase, phrase


class Counted(Enum):
    """What a worth counts."""

    NOTHING = auto()
    """Nobody has said what."""
    POINTS = auto()
    COUNTERS = auto()
    CHIPS = auto()
    MON = auto()
    TRICKS = auto()
    HANDS = auto()
    """The share of hands that are not lost: one is all of them."""

    @property
    def words(self) -> Phrase:
        """What it is called."""
        return WORDS[self]


WORDS: Mapping[Counted, Phrase] = {
    Counted.NOTHING: phrase("hints", "points"),
    Counted.POINTS: phrase("games", "points a hand"),
    Counted.COUNTERS: phrase("games", "counters a hand"),
    Counted.CHIPS: phrase("games", "chips a hand"),
    Counted.MON: phrase("games", "mon a hand"),
    Counted.TRICKS: phrase("games", "tricks"),
    Counted.HANDS: phrase("games", "hands not lost"),
}
