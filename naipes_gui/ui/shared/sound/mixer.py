"""Adds the sounds that are heard at the same time; the device asks for block after block."""

from array import array
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from operator import add

from naipes_gui.core.sounds import Sound
from naipes_gui.ui.shared.sound.levels import LEVELS

VOICES = 8
LOUDEST, SOFTEST = 32767, -32768


@dataclass(slots=True)
class Voice:
    """A sound that is heard, as loud as it is to be, and how far it has come."""

    sound: Sound
    samples: Sequence[int]
    at: int = 0

    @property
    def priority(self) -> int:
        """What it is worth beside others."""
        return LEVELS[self.sound].priority

    def fade(self, frames: int) -> None:
        """End within a block, without a click."""
        rest = self.samples[self.at : self.at + frames]
        n = len(rest) or 1
        self.samples, self.at = array("h", (s * (n - i) // n for i, s in enumerate(rest))), 0


class Mixer:
    """Plain Python is quick enough for one channel: some 0.1 ms for 10 ms of four voices.

    Voices come from one thread and are mixed in another: only `deque` lies between.
    """

    def __init__(self) -> None:
        self.blocks = 0
        """How many were asked for: a device that asks no more is gone."""
        self._new: deque[Voice] = deque()
        self._voices: list[Voice] = []

    @property
    def is_silent(self) -> bool:
        """Tell whether nothing is heard."""
        return not (self._voices or self._new)

    def begin(self, voice: Voice) -> None:
        """Let a sound be heard with the next block."""
        self._new.append(voice)

    def clear(self) -> None:
        """Forget what was heard; only while no device asks."""
        self._new.clear()
        self._voices.clear()

    def block(self, frames: int) -> "array[int]":
        """Return the next so many samples."""
        self.blocks += 1
        while self._new:
            self._make_room(self._new.popleft(), frames)
        out = array("h", bytes(2 * frames))
        for voice in self._voices:
            part = voice.samples[voice.at : voice.at + frames]
            out[: len(part)] = _sum(out, part)
            voice.at += frames
        self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        return out

    def _make_room(self, voice: Voice, frames: int) -> None:
        same = [each for each in self._voices if each.sound is voice.sound]
        if len(same) >= LEVELS[voice.sound].at_once:
            same[0].fade(frames)
        elif len(self._voices) >= VOICES:
            weakest = min(self._voices, key=lambda each: each.priority)
            if weakest.priority > voice.priority:
                return
            weakest.fade(frames)
        self._voices.append(voice)


def _sum(one: Sequence[int], other: Sequence[int]) -> "array[int]":
    """Add two waves as far as the shorter one goes."""
    try:
        return array("h", map(add, one, other))
    except OverflowError:
        return array("h", (max(SOFTEST, min(LOUDEST, a + b)) for a, b in zip(one, other)))  # noqa: B905
