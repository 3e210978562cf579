"""How loud each sound is beside the others, which gives way to which, and how often it comes."""

from typing import NamedTuple

from naipes_gui.core.sounds import Sound


class Level(NamedTuple):
    """One sound among the others."""

    priority: int
    """When too much sounds at once the lowest gives way."""
    at_once: int
    gain: float
    apart: float
    """Seconds that lie at least between two of its kind."""


LEVELS = {
    Sound.SLIDE: Level(1, 3, 0.75, 0.09),
    Sound.PLACE: Level(2, 3, 0.90, 0.07),
    Sound.FLIP: Level(2, 2, 0.80, 0.09),
    Sound.SNAP: Level(3, 2, 0.85, 0.07),
    Sound.RIFFLE: Level(2, 1, 0.70, 0.60),
    Sound.CUT: Level(2, 1, 0.75, 0.30),
    Sound.SQUARE: Level(2, 1, 0.75, 0.30),
    Sound.GATHER: Level(2, 1, 0.75, 0.20),
    Sound.CHIP: Level(2, 2, 0.80, 0.08),
    Sound.CHIPS: Level(2, 2, 0.80, 0.15),
    Sound.POT: Level(2, 1, 0.75, 0.40),
    Sound.TURN: Level(5, 1, 0.80, 1.00),
    Sound.ANNOUNCE: Level(4, 1, 0.80, 0.50),
    Sound.WON: Level(4, 1, 0.80, 1.00),
    Sound.LOST: Level(4, 1, 0.75, 1.00),
    Sound.MATCH_WON: Level(5, 1, 0.85, 2.00),
    Sound.ILLEGAL: Level(4, 1, 0.75, 0.30),
    Sound.HINT: Level(3, 1, 0.70, 0.30),
}
SMALL = 3
"""Below this priority sounds give way to whatever was heard only now."""
SMALL_APART = 0.05
"""Seconds: however fast the table goes, no more than twenty small sounds come in one."""


class Throttle:
    """Keeps sounds from piling up where many things happen at once."""

    def __init__(self) -> None:
        self._of_kind: dict[Sound, float] = {}
        self._any = float("-inf")

    def admits(self, sound: Sound, now: float) -> bool:
        """Tell whether a sound may be heard now, and remember it if it may."""
        level = LEVELS[sound]
        if now - self._of_kind.get(sound, float("-inf")) < level.apart:
            return False
        if level.priority < SMALL and now - self._any < SMALL_APART:
            return False
        self._of_kind[sound] = self._any = now
        return True
