"""The ways in which cards move: what each means at the table, how fast it looks, how it sounds."""

from dataclasses import dataclass
from enum import Enum, auto

from naipes_gui.core.sounds import Sound
from naipes_gui.core.text import Phrase, phrase


class Meaning(Enum):
    """What it means to everybody at the table that cards move."""

    NONE = auto()
    """Nothing but what the rules of the game make of it."""
    DRAW_LOTS = auto()
    DEAL = auto()
    """A hand begins: what was said and taken in the one before is forgotten."""
    TURN_UP = auto()
    """A card is turned up for all to see, such as the one that makes trumps."""
    REVEAL = auto()
    """A card is turned over, to be looked at before it goes on."""
    PLAY = auto()
    """A seat plays a card: it is heard, and ends the talk before it."""
    TAKE = auto()
    """A trick, or a card of it, goes to whoever takes it, once everybody has looked at it."""
    TURN_OVER = auto()
    """A complete trick leaves the game, once everybody has looked at it."""
    GATHER = auto()
    """The cards are put together for the next shuffle."""


TRICK_ENDS = (Meaning.TAKE, Meaning.TURN_OVER)
"""What becomes of a complete trick, which everybody may look at before."""


class Pace(Enum):
    """How fast cards fly, and how soon one follows another; the table knows the figures."""

    PLAIN = auto()
    LOT = auto()
    DEAL = auto()
    DRAW = auto()
    THROW = auto()
    PLAY = auto()
    GIVE = auto()
    TURN = auto()
    SWEEP = auto()
    GATHER = auto()


SOUNDS = {
    Pace.PLAIN: Sound.PLACE, Pace.LOT: Sound.FLIP, Pace.DEAL: Sound.SLIDE, Pace.DRAW: Sound.SLIDE,
    Pace.THROW: Sound.SLIDE, Pace.PLAY: Sound.PLACE, Pace.GIVE: Sound.SLIDE,
    Pace.TURN: Sound.FLIP, Pace.SWEEP: Sound.GATHER, Pace.GATHER: Sound.SQUARE,
}  # fmt: skip
"""What is heard of cards that fly so, unless their way of moving says otherwise."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way of moving, declared by a game or by all of them."""

    name: str
    """What a playthrough writes."""
    meaning: Meaning = Meaning.NONE
    pace: Pace = Pace.PLAIN
    moment: Phrase | None = None
    """The link of a replay to when a card moved so; nothing if it is not looked for."""
    sound: Sound | None = None
    """What is heard of it; nothing: what is heard of any card that flies so."""

    @property
    def heard(self) -> Sound:
        """What is heard when cards move so."""
        return self.sound or SOUNDS[self.pace]

    def __hash__(self) -> int:
        return hash(self.name)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return repr(self.name)


CHANGED_HANDS = phrase("replay", "Go to when it changed hands")

DRAW_LOTS = Way("lot", Meaning.DRAW_LOTS, Pace.LOT)
GATHER = Way("gather", Meaning.GATHER, Pace.GATHER)
DEAL = Way("deal", Meaning.DEAL, Pace.DEAL, phrase("replay", "Go to when it was dealt"))
TURN = Way("turn", Meaning.TURN_UP, Pace.TURN, phrase("replay", "Go to when it was turned up"))
DRAW = Way("draw", pace=Pace.DRAW, moment=phrase("replay", "Go to when it was drawn"))
DISCARD = Way("discard", pace=Pace.THROW, moment=phrase("replay", "Go to when it was discarded"))
PLAY = Way("play", Meaning.PLAY, Pace.PLAY, phrase("replay", "Go to when it was played"))
TAKE = Way("take", Meaning.TAKE, Pace.SWEEP)

OF_EVERY_GAME = (DRAW_LOTS, GATHER)
"""The ways in which cards move before the deal."""
