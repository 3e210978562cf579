"""Plays sounds when asked, on a thread of its own that is asleep while nothing is heard."""

import logging
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from time import monotonic

from naipes_gui.core.sounds import Sound
from naipes_gui.ui.shared.sound.bank import Bank
from naipes_gui.ui.shared.sound.levels import LEVELS, Throttle
from naipes_gui.ui.shared.sound.mixer import Mixer, Voice
from naipes_gui.ui.shared.sound.output import NoOutput, Open, Output

log = logging.getLogger(__name__)

QUIET = 3.0
"""Seconds of silence after which the device is given back."""
WATCHED = 0.5
"""Seconds between two looks at a device that is open."""
GONE = 2.0
"""Seconds after which a device that asks for nothing is taken for unplugged."""
LATE = 0.15
"""Seconds after which a sound would no longer belong to what is seen."""
TRIES, FIRST_WAIT, LONGEST_WAIT = 8, 10.0, 300.0
CLOSING = 1.0
"""Seconds that the end of the program waits for a device."""


@dataclass(slots=True)
class Wish:
    """What the thread is asked for: a sound, or none yet but a device that is ready for one."""

    sound: Sound | None
    gain: float
    asked: float


@dataclass(slots=True)
class Patience:
    """When a device that could not be opened is worth another try."""

    failures: int = 0
    again: float = field(default=float("-inf"))

    def is_over(self, now: float) -> bool:
        """Tell whether to try now."""
        return self.failures < TRIES and now >= self.again

    def fail(self, now: float) -> None:
        """Wait longer every time."""
        self.again = now + min(LONGEST_WAIT, FIRST_WAIT * 2**self.failures)
        self.failures += 1


class Player:
    """`play` and `wake` cost microseconds and never fail; a machine without sound is silent."""

    def __init__(
        self, bank: Callable[[], Bank], open_device: Open, clock: Callable[[], float] = monotonic
    ) -> None:
        self.works: bool | None = None
        """Whether there is a device; nothing until one was asked for."""
        self._read, self._open_device, self._clock = bank, open_device, clock
        self._todo: SimpleQueue[Wish | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._bank: Bank | None = None
        self._throttle, self._patience, self._mixer = Throttle(), Patience(), Mixer()
        self._output: Output | None = None
        self._scaled: dict[tuple[Sound, int, int], Sequence[int]] = {}
        self._latest: dict[Sound, int] = {}
        self._rng = Random()
        self._quiet_since = self._alive = 0.0
        self._blocks = 0
        self._is_over = False

    # Asked by whoever has something to be heard.

    def play(self, sound: Sound, volume: float) -> None:
        """Let a sound be heard now, at so much of full volume."""
        now = self._clock()
        if volume > 0 and self._throttle.admits(sound, now):
            self._ask(Wish(sound, volume * LEVELS[sound].gain, now))

    def wake(self) -> None:
        """Have a device ready: something will be heard soon."""
        self._ask(Wish(None, 0.0, self._clock()))

    def hope(self) -> None:
        """Try a device that failed once more, as somebody wants to hear it."""
        self._patience = Patience()

    def close(self) -> None:
        """Give everything back; nothing is heard any more."""
        self._is_over = True
        if self._thread is not None:
            self._todo.put(None)
            self._thread.join(CLOSING)

    def _ask(self, wish: Wish) -> None:
        if self._is_over:
            return
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()
        self._todo.put(wish)

    # On the thread.

    def _work(self) -> None:
        try:
            while (wish := self._next()) is not None:
                self._serve(wish)
        except Exception:
            # The game goes on without.
            self._is_over, self.works = True, False
            log.exception("no more sound")
        finally:
            self._give_back()

    def _next(self) -> Wish | None:
        """Wait for a wish, and meanwhile look after a device that is open."""
        while True:
            try:
                return self._todo.get(timeout=WATCHED if self._output is not None else None)
            except Empty:
                self._look_after()

    def _serve(self, wish: Wish) -> None:
        if self._bank is None:
            self._bank = self._read()
        self._have_device()
        if self._output is None:
            return
        now = self._quiet_since = self._clock()
        if wish.sound is not None and now - wish.asked < LATE:
            self._mixer.begin(Voice(wish.sound, self._samples(wish.sound, wish.gain)))

    def _have_device(self) -> None:
        if self._output is not None or not self._patience.is_over(self._clock()):
            return
        try:
            self._output = self._open_device(self._mixer.block)
        except NoOutput as error:
            if self._patience.failures == 0:
                log.info("no sound: %s", error)
            self._patience.fail(self._clock())
            self.works = False
        else:
            self._patience, self.works = Patience(), True
            self._alive = self._clock()

    def _look_after(self) -> None:
        now = self._clock()
        if self._mixer.blocks != self._blocks:
            self._blocks, self._alive = self._mixer.blocks, now
        if not self._mixer.is_silent:
            self._quiet_since = now
        if now - self._alive > GONE or now - self._quiet_since > QUIET:
            self._give_back()

    def _give_back(self) -> None:
        output, self._output = self._output, None
        if output is not None:
            output.close()
        self._mixer.clear()

    def _samples(self, sound: Sound, gain: float) -> Sequence[int]:
        """Return another variant than the last, as loud as it is to be."""
        assert self._bank is not None
        variants = self._bank[sound]
        pick = self._rng.randrange(len(variants))
        if pick == self._latest.get(sound) and len(variants) > 1:
            pick = (pick + 1) % len(variants)
        self._latest[sound] = pick
        steps = round(min(1.0, gain) * 256)
        key = (sound, pick, steps)
        if key not in self._scaled:
            if len(self._scaled) > 60:
                self._scaled.clear()
            self._scaled[key] = memoryview(array("h", ((s * steps) >> 8 for s in variants[pick])))
        return self._scaled[key]
