"""Every duration of the table, in milliseconds; nobody else holds one."""

from dataclasses import dataclass, replace
from enum import Enum, StrEnum, auto
from random import Random

from naipes_gui.core.motion import Pace


class Speed(StrEnum):
    """How fast the table moves."""

    RELAXED = "relaxed"
    NORMAL = "normal"
    FAST = "fast"
    FASTER = "faster"
    INSTANT = "instant"


class Hold(Enum):
    """What stands still for a while to be seen."""

    SHOWN = auto()
    LOT = auto()
    TRICK = auto()
    REVEAL = auto()
    MOMENT = auto()
    SAID = auto()
    LAST_PLAY = auto()
    LAST_TAKEN = auto()


FACTOR = {
    Speed.RELAXED: 1.6,
    Speed.NORMAL: 1.0,
    Speed.FAST: 0.5,
    Speed.FASTER: 0.25,
    Speed.INSTANT: 0.0,
}
FLIGHTS = {
    Pace.PLAIN: 200, Pace.LOT: 220, Pace.DEAL: 180, Pace.DRAW: 180, Pace.THROW: 220,
    Pace.PLAY: 210, Pace.GIVE: 220, Pace.TURN: 260, Pace.SWEEP: 260, Pace.GATHER: 320,
}  # fmt: skip
STAGGER = {
    Pace.DEAL: 45, Pace.DRAW: 60, Pace.THROW: 40, Pace.SWEEP: 25, Pace.GATHER: 5, Pace.LOT: 220,
}  # fmt: skip
THINKING = (350, 700)
HOLDS = {
    Hold.SHOWN: 1200, Hold.LOT: 1400, Hold.SAID: 350, Hold.REVEAL: 500, Hold.MOMENT: 560,
    Hold.LAST_PLAY: 1600, Hold.LAST_TAKEN: 700,
}  # fmt: skip
LEAST = {
    Hold.SHOWN: 400, Hold.LOT: 500, Hold.REVEAL: 150, Hold.MOMENT: 400,
    Hold.LAST_PLAY: 800, Hold.LAST_TAKEN: 300,
}  # fmt: skip
LONGEST_DEAL = 1500
LONGEST_LOT = 1200
LATE = 250
UNREAD = 900
MORE_CARDS = 0.1
"""How much longer, for each card beyond two, a complete trick is looked at."""
MOST_CARDS = 5
LAST_TRICK = 1.4
"""How much longer that is for the trick after which the hand is over."""
PATIENCE = 1.4
"""How much slower others play, and tricks are taken up, in the first match of a game."""
READ_LETTER = 45
"""How long a letter takes to be read by somebody who looks at the cards as well."""
GLANCED_LETTER = 28
"""How long a letter takes of a line that is the only thing to look at."""
SPOKEN_LETTER = 65
"""How long a screen reader takes for a letter, at a rate that many have it speak at."""
OPENING, OPENING_SEAT = 2.0, 0.5
"""How many times as fast a new match runs until its first decision, at least and by the number
of seats: nobody sat down to wait, and at a large table many speak before oneself."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """The durations at one speed; ``trick_hold`` is chosen by itself (0: until a click)."""

    speed: Speed = Speed.NORMAL
    trick_hold: int = 900
    reduced_motion: bool = False
    boost: float = 1.0
    """Divides everything: while a replay runs faster, and before the first decision of a match."""
    patience: float = 1.0
    """Multiplies what others take to play and how long a complete trick lies still."""

    def opening(self, seats: int) -> "Tempo":
        """Return the durations until the first decision of a new match."""
        return replace(self, boost=max(OPENING, OPENING_SEAT * seats), patience=1.0)

    @property
    def moves(self) -> bool:
        """Whether anything is seen to move at all."""
        return self.speed is not Speed.INSTANT

    def late(self) -> int:
        """How long after a movement a key still comes that was pressed to skip it."""
        return LATE if self.moves else 0

    def unread(self) -> int:
        """How long a text that came by itself is there before a key can mean that it is read."""
        return UNREAD if self.moves else 0

    def flight(self, pace: Pace) -> int:
        """How long a card travels."""
        return self._scaled(FLIGHTS[pace])

    def stagger(self, pace: Pace, cards: int) -> int:
        """How long after one card the next one starts, so that no deal exceeds its limit."""
        longest = LONGEST_LOT if pace is Pace.LOT else LONGEST_DEAL
        return self._scaled(min(STAGGER.get(pace, 0), longest // max(1, cards)))

    def hold(self, what: Hold) -> int:
        """How long something stands still to be seen."""
        if what is Hold.TRICK:
            # Chosen by itself; who wants everything slower wants this slower too, but nobody
            # reads faster because cards fly faster.
            held = self.trick_hold * max(1.0, FACTOR[self.speed])
            return int(held * self.patience / self.boost)
        return int(max(self._scaled(HOLDS[what]), LEAST.get(what, 0) / self.boost))

    def trick(self, cards: int, *, is_last: bool) -> int:
        """How long a complete trick of so many cards lies still before it is taken up."""
        more = 1.0 + MORE_CARDS * min(max(0, cards - 2), MOST_CARDS)
        return int(self.hold(Hold.TRICK) * more * (LAST_TRICK if is_last else 1.0))

    def thinking(self, rng: Random) -> int:
        """How long an opponent seems to think; chance alone decides, so that it tells nothing."""
        return round(self._scaled(rng.randint(*THINKING)) * self.patience)

    def slip(self) -> int:
        """How long nobody is seen to answer a card that was played: it flies, then they think."""
        return self._scaled(FLIGHTS[Pace.PLAY] + THINKING[0])

    def speech(self, text: str) -> int:
        """How long a text takes to be read aloud, at whatever speed the cards fly."""
        return SPOKEN_LETTER * len(text)

    def relayout(self) -> int:
        """How long cards take to move aside."""
        return 0 if not self.moves else 120 if self.speed in (Speed.RELAXED, Speed.NORMAL) else 60

    def rest(self) -> int:
        """How long a replay rests on a position before it goes on."""
        return int(max(self._scaled(450), 250 / self.boost))

    def reading(self, text: str) -> int:
        """How long a replay rests on what is told of a move, so that it can be read."""
        return int(READ_LETTER * len(text) / self.boost) if self.moves else 0

    def glance(self, text: str) -> int:
        """How long a text stands that comes in the middle of play: a reader need not linger."""
        return self._scaled(GLANCED_LETTER * len(text))

    def hover(self) -> int:
        """How long a card takes to rise under the pointer."""
        return 0 if self.reduced_motion else 90 if self.moves else 0

    def shuffle(self) -> int:
        """How long the pack is shuffled."""
        return self._scaled(620)

    def cut(self) -> int:
        """How long a packet takes off the pack."""
        return self._scaled(280)

    def square(self) -> int:
        """How long it takes under the rest, which is squared up with it."""
        return self._scaled(200)

    def chips(self) -> int:
        """How long points fly to whom they belong."""
        return self._scaled(300)

    def bubble(self) -> int:
        """How long a bubble stays at least."""
        return max(400, self._scaled(1200))

    def toast(self) -> int:
        """How long a notice stays."""
        return 5000

    def shake(self) -> int:
        """How long a refused card shakes."""
        return 0 if self.reduced_motion or not self.moves else 240

    def appear(self) -> int:
        """How long a bubble or a ring takes to fade in."""
        return 120 if self.moves else 0

    def _scaled(self, normal: int) -> int:
        return int(normal * FACTOR[self.speed] / self.boost)
