"""Every duration of the table, in milliseconds; nobody else holds one."""

from dataclasses import dataclass
from enum import StrEnum
from random import Random


class Speed(StrEnum):
    """How fast the table moves."""

    RELAXED = "relaxed"
    NORMAL = "normal"
    FAST = "fast"
    FASTER = "faster"
    INSTANT = "instant"


FACTOR = {
    Speed.RELAXED: 1.6,
    Speed.NORMAL: 1.0,
    Speed.FAST: 0.5,
    Speed.FASTER: 0.25,
    Speed.INSTANT: 0.0,
}
FLIGHTS = {
    "deal": 180, "draw": 180, "lot": 220, "turn": 260, "discard": 220, "play": 210, "take": 260,
    "gather": 320, "flip": 200, "give": 220, "keep": 200, "capture": 260,
}  # fmt: skip
STAGGER = {"deal": 45, "draw": 60, "discard": 40, "take": 25, "gather": 5, "lot": 220}
THINKING = (350, 700)
HOLDS = {"show": 1200, "lot": 1400, "turn": 250, "flip": 500, "trick": 900, "say": 350}
OTHER_FLIGHT = 200
LONGEST_DEAL = 1500
LATE = 250


@dataclass(frozen=True, slots=True)
class Tempo:
    """The durations at one speed; ``trick_hold`` is chosen by itself (0: until a click)."""

    speed: Speed = Speed.NORMAL
    trick_hold: int = 900
    reduced_motion: bool = False
    boost: float = 1.0
    """Divides everything while a replay runs faster."""

    @property
    def moves(self) -> bool:
        """Whether anything is seen to move at all."""
        return self.speed is not Speed.INSTANT

    def late(self) -> int:
        """How long after a movement a key still comes that was pressed to skip it."""
        return LATE if self.moves else 0

    def flight(self, how: str) -> int:
        """How long a card travels."""
        return self._scaled(FLIGHTS.get(how, OTHER_FLIGHT))

    def stagger(self, how: str, cards: int) -> int:
        """How long after one card the next one starts, so that no deal exceeds its limit."""
        return self._scaled(min(STAGGER.get(how, 0), LONGEST_DEAL // max(1, cards)))

    def hold(self, what: str) -> int:
        """How long something stands still to be seen."""
        if what == "trick":
            return int(self.trick_hold / self.boost)
        least = {"show": 400, "lot": 500, "trick": 250}.get(what, 0)
        return int(max(self._scaled(HOLDS.get(what, 0)), least / self.boost))

    def thinking(self, rng: Random) -> int:
        """How long an opponent seems to think; chance alone decides, so that it tells nothing."""
        return self._scaled(rng.randint(*THINKING))

    def relayout(self) -> int:
        """How long cards take to move aside."""
        return 0 if not self.moves else 120 if self.speed in (Speed.RELAXED, Speed.NORMAL) else 60

    def rest(self) -> int:
        """How long a replay rests on a position before it goes on."""
        return int(max(self._scaled(450), 250 / self.boost))

    def hover(self) -> int:
        """How long a card takes to rise under the pointer."""
        return 0 if self.reduced_motion else 90 if self.moves else 0

    def shuffle(self) -> int:
        """How long the pack is shuffled."""
        return self._scaled(620)

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
