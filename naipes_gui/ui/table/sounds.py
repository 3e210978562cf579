"""What is heard of the table, and when: each sound with the picture that it belongs to."""

from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal, Slot

from naipes_gui.core.motion import Pace, Way
from naipes_gui.core.sounds import Sound
from naipes_gui.core.table import Cut, Event, Moved, Paid, Shown, Shuffled
from naipes_gui.core.timeline import Frame
from naipes_gui.ui.table.director import Beat, Director

ON_LANDING = frozenset({Sound.PLACE, Sound.SNAP})
"""What is heard when a card has come to where it goes; the rest is heard while it goes there."""
AHEAD_MS = 40
"""So much before a flight ends its card has come within a hundredth of the way."""
SLIDES_MS = 90
"""Cards that are dealt are not heard oftener than this."""
FEW, MANY = 2, 10
"""From so many points on more than one chip is heard, and a heap of them."""
OF_EVENTS: dict[type[Event], Sound] = {
    Shuffled: Sound.RIFFLE, Cut: Sound.CUT, Shown: Sound.FLIP
}  # fmt: skip


class Due(NamedTuple):
    """A sound, and after how many milliseconds it is heard."""

    after: int
    sound: Sound


def due(beat: Beat, stagger: int, msecs: int) -> Iterator[Due]:
    """Yield what is heard of events that happen together.

    `stagger` and `msecs` say how soon the next card follows and how long it all takes to be seen.
    """
    kind = beat.kind
    if isinstance(kind, Way):
        yield from _of_cards(kind.heard, number_of_cards(beat), stagger, msecs)
    elif kind is Paid:
        amount = sum(event.amount for event in beat.events if isinstance(event, Paid))
        yield Due(0, Sound.CHIP if amount < FEW else Sound.CHIPS if amount < MANY else Sound.POT)
    elif kind in OF_EVENTS:
        yield Due(0, OF_EVENTS[kind])


def _of_cards(sound: Sound, cards: int, stagger: int, msecs: int) -> Iterator[Due]:
    if sound in ON_LANDING:
        yield Due(max(0, msecs - AHEAD_MS), sound)
    elif sound is Sound.SLIDE:
        every = max(1, -(-SLIDES_MS // stagger)) if stagger else cards
        yield from (Due(i * stagger, sound) for i in range(0, cards, every))
    else:
        yield Due(0, sound)


def number_of_cards(beat: Beat) -> int:
    """Return how many cards move together."""
    return sum(len(event.cards) for event in beat.events if isinstance(event, Moved))


class TableSounds(QObject):
    """Follows a director and tells what is heard."""

    sounded = Signal(object)
    soon = Signal()
    """Something will be heard in a moment."""

    def __init__(self, director: Director, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._director, self._todo, self._clock = director, deque[Due](), QElapsedTimer()
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._catch_up)
        self._clock.start()
        director.began.connect(self.soon)
        director.performed.connect(self._on_performed)
        director.settled.connect(self._on_settled)

    def stop(self) -> None:
        """Be silent."""
        self._todo.clear()
        self._timer.stop()

    @Slot()
    def announce(self) -> None:
        """Let it be heard that something has a moment of its own."""
        self.sounded.emit(Sound.ANNOUNCE)

    @Slot(object, int)
    def _on_performed(self, beat: Beat, msecs: int) -> None:
        now, tempo = self._clock.elapsed(), self._director.tempo
        pace = beat.kind.pace if isinstance(beat.kind, Way) else Pace.PLAIN
        stagger = tempo.stagger(pace, number_of_cards(beat)) if tempo.moves else 0
        late = [Due(now + each.after, each.sound) for each in due(beat, stagger, msecs)]
        self._todo = deque(sorted((*self._todo, *late), key=lambda each: each.after))
        self._catch_up()

    @Slot()
    def _catch_up(self) -> None:
        now = self._clock.elapsed()
        while self._todo and self._todo[0].after <= now:
            self.sounded.emit(self._todo.popleft().sound)
        if self._todo:
            self._timer.start(max(0, self._todo[0].after - now))

    @Slot(object)
    def _on_settled(self, frame: Frame[Any]) -> None:
        """Let a card be heard that was brought to its place at once, but no card of a jump."""
        landing = {each.sound for each in self._todo} & ON_LANDING if frame.events else set()
        self.stop()
        for sound in landing:
            self.sounded.emit(sound)
