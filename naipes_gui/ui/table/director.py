"""Plays frames on the table, one after the other; nobody else starts a movement."""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from random import Random
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QElapsedTimer, QObject, QPauseAnimation, Signal, Slot

from naipes_gui.core.cards import Card
from naipes_gui.core.moments import Moment
from naipes_gui.core.motion import TRICK_ENDS, Meaning, Pace, Way
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import (
    OMNISCIENT,
    Cut,
    Event,
    Moved,
    Paid,
    Said,
    Seat,
    Shown,
    Shuffled,
    ZoneId,
)
from naipes_gui.core.timeline import Frame
from naipes_gui.core.zones import Role
from naipes_gui.ui.table.packs import cutting, riffle
from naipes_gui.ui.table.scene import TableScene
from naipes_gui.ui.table.tempo import Hold, Tempo

Animated = Callable[[], QAbstractAnimation | None]
Celebration = Callable[[Moment], QAbstractAnimation | None]
LOOKED_AT = (*TRICK_ENDS, Meaning.PLAY, Meaning.REVEAL)
"""What must be seen where it lies even where nothing moves."""
HELD = {Meaning.DRAW_LOTS: Hold.LOT, Meaning.REVEAL: Hold.REVEAL}
"""What lies for a while as it came to lie, to be looked at."""


@dataclass(frozen=True, slots=True)
class Beat:
    """Events that happen together."""

    kind: Way | type[Event]
    events: tuple[Event, ...]

    @property
    def meaning(self) -> Meaning:
        """What it means that cards move; nothing if none do."""
        return self.kind.meaning if isinstance(self.kind, Way) else Meaning.NONE


def beats(events: tuple[Event, ...]) -> Iterator[Beat]:
    """Group events: cards that move in the same way move together."""
    for kind, group in groupby(events, key=_kind):
        yield Beat(kind, tuple(group))


def _let_pass(moment: Moment) -> None:
    """Show nothing of a moment: nobody has said how."""


def _is_looked_at(event: Event) -> bool:
    return isinstance(event, Moved) and event.how.meaning in LOOKED_AT


def _ends_hand(frame: Frame[Any]) -> bool:
    return frame.view.state.is_played_out and frame.by >= 0 and bool(frame.events)


def _cards(beat: Beat) -> int:
    return sum(len(event.cards) for event in beat.events if isinstance(event, Moved))


def _kind(event: Event) -> Way | type[Event]:
    return event.how if isinstance(event, Moved) else type(event)


class Director(QObject):
    """Turns events into animations and views into pictures.

    ``settled`` comes for every frame that stands; ``idle`` tells whether more is waiting.
    """

    said = Signal(object)
    paid = Signal(object)
    landed = Signal(object)
    """A card has been played; it carries the frame, of which more may be to come."""
    cleared = Signal()
    """Cards have left their places."""
    settled = Signal(object)
    began = Signal()
    """A frame with events begins."""
    performed = Signal(object, int)
    """Events that happen together begin to be seen: the beat, and in how many milliseconds."""
    waiting_for_click = Signal(bool)
    rested = Signal(object)
    """What ended a hand has been looked at, as it settled: the frame."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene, self.tempo = scene, Tempo()
        self.viewer: Seat | None = None
        self.celebrate: Celebration = _let_pass
        self._waiting: deque[Frame[Any]] = deque()
        self._frame: Frame[Any] | None = None
        self._todo: deque[Animated] = deque()
        self._animation: QAbstractAnimation | None = None
        self._held = self._moved = self._stops = self._hasty = False
        self.rests = False
        """Whether what ends a hand is looked at before anything else comes."""
        self._resting: Frame[Any] | None = None
        self._large = set[Card]()
        self._full = 2, False
        """How many cards the complete trick has, and whether the hand is over after it."""
        self._rng, self._stood = Random(), QElapsedTimer()
        self._stood.start()
        self._speech, self._since_speech = 0, QElapsedTimer()
        self._since_speech.start()

    @property
    def is_idle(self) -> bool:
        """Tell whether everything stands and nothing waits."""
        return self._frame is None and not self._waiting and self._resting is None

    @property
    def is_resting(self) -> bool:
        """Tell whether what ended a hand is being looked at."""
        return self._resting is not None

    @property
    def is_held(self) -> bool:
        """Tell whether a full trick lies still until somebody has seen it."""
        return self._held

    @property
    def has_just_moved(self) -> bool:
        """Tell whether what stands came to rest only a moment ago."""
        return self._moved and self._stood.elapsed() < self.tempo.late()

    def speak(self, msecs: int) -> None:
        """Let the next move of another seat wait until something has been said."""
        self._speech = self.speech_left + msecs
        self._since_speech.restart()

    @property
    def speech_left(self) -> int:
        """How many milliseconds something is still being said."""
        return max(0, self._speech - self._since_speech.elapsed())

    def show(self, frame: Frame[Any]) -> None:
        """Play a frame after those before it; a jump cancels them instead."""
        if not frame.events:
            self._waiting.clear()
            self._cancel()
        self._waiting.append(frame)
        self._next_frame()

    def finish(self) -> bool:
        """Bring the frame that is playing to its end; tell whether there was one.

        Who hurries a card along still wants to see the trick that it completes: that is the
        first end, and the trick taken up is the second.
        """
        if self._resting is not None:
            self._drop_animation()
            self._wake()
            self._next_frame()
            return True
        if self._frame is None:
            return False
        if self._hold_trick in self._todo:
            self._hasten()
            return True
        frame = self._frame
        for event in self._untold():
            self._tell(event)
        self._cancel()
        self._frame = frame
        self._settle()
        self._next_frame()
        return True

    def _hasten(self) -> None:
        """Put down at once what comes before a complete trick is looked at."""
        self._drop_animation()
        self._hasty = True
        self._next_beat()
        if self._scene.view is not None:
            self._scene.settle(self._scene.view)

    def finish_all(self) -> None:
        """Bring everything that waits to its end."""
        while self.finish():
            pass

    def stop(self) -> None:
        """Forget everything and stand still."""
        self._waiting.clear()
        self._cancel()

    def _next_frame(self) -> None:
        while self._frame is None and self._resting is None and self._waiting:
            self._frame = self._waiting.popleft()
            self._todo = deque(self._plan(self._frame))
            self._told: set[int] = set()
            # What will be looked at on the way has to be there, however it came there.
            self._stops = any(map(_is_looked_at, self._frame.shown))
            if self._frame.events:
                self.began.emit()
            self._next_beat()

    def _plan(self, frame: Frame[Any]) -> Iterator[Animated]:
        """List what a frame shows, in order; what is listed runs only when its turn comes."""
        waits = self.tempo.moves or self.speech_left > 0
        if frame.events and waits and self._is_of_another(frame):
            yield self._seem_to_think
        before, moments = Meaning.NONE, self._moments(frame)
        self._large = {card for moment in moments.values() for card in moment.cards}
        first = 0
        for beat in beats(frame.shown):
            if beat.meaning in TRICK_ENDS and before is Meaning.PLAY:
                self._full = _cards(beat), frame.view.state.stage is not Stage.HAND
                yield self._hold_trick
            yield lambda beat=beat: self._perform(beat)  # type: ignore[misc]
            if beat.meaning is Meaning.PLAY:
                yield lambda: self._land(frame)
            if (held := HELD.get(beat.meaning)) is not None:
                yield lambda held=held: self._pause(self.tempo.hold(held))  # type: ignore[misc]
            after = first + len(beat.events)
            for moment in (moments[at] for at in range(first, after) if at in moments):
                yield lambda moment=moment: self.celebrate(moment)  # type: ignore[misc]
            first = after
            before = beat.meaning if beat.kind not in (Said, Paid) else before
        if not self.rests and self._ends_without_trick(frame):
            # What was done last is looked at before a paper comes to lie over it.
            yield lambda: self._pause(self.tempo.trick(2, is_last=True))

    def _ends_without_trick(self, frame: Frame[Any]) -> bool:
        """Tell whether a card ends a hand in a game that has no tricks to be looked at."""
        meanings = {beat.meaning for beat in beats(frame.shown)}
        over = frame.view.state.stage in (Stage.SHUFFLE, Stage.OVER) and frame.taken is None
        plays = Meaning.PLAY in meanings and not meanings.intersection(TRICK_ENDS)
        return self.tempo.moves and over and plays

    def _moments(self, frame: Frame[Any]) -> dict[int, Moment]:
        """Return what is worth a moment of its own, by the place of the event that it follows.

        What the frame before left happened as things stood then: a hand may have been over.
        """
        face, left = self._scene.face, len(frame.before)
        old = face.moments(face.told(frame.was or frame.view), frame.before) if left else {}
        new = face.moments(face.told(frame.view), frame.shown[left:])
        return {**old, **{left + place: moment for place, moment in new.items()}}

    def _is_of_another(self, frame: Frame[Any]) -> bool:
        first = frame.events[0]
        match first:
            case Said(seat):
                return seat != self.viewer
            case Moved(_, _, source) if first.how.meaning is Meaning.PLAY:
                return source != self._hand_of_viewer(frame.view)
            case _:
                return False

    def _hand_of_viewer(self, view: View[Any]) -> ZoneId | None:
        return view.zones.find(Role.HAND, self.viewer) if self.viewer is not None else None

    def _next_beat(self) -> None:
        while self._todo:
            animation = self._todo.popleft()()
            if animation is not None:
                self._animation = animation
                animation.finished.connect(self._resume)
                animation.start()
                return
            if self._held:
                return
        self._settle()

    @Slot()
    def _resume(self) -> None:
        self._drop_animation()
        if self._resting is not None:
            self._wake()
        else:
            self._next_beat()
        self._next_frame()

    def _perform(self, beat: Beat) -> QAbstractAnimation | None:
        for event in beat.events:
            self._told.add(id(event))
            self._tell(event)
        animation = self._animated(beat)
        self.performed.emit(beat, animation.totalDuration() if animation is not None else 0)
        return animation

    def _animated(self, beat: Beat) -> QAbstractAnimation | None:
        moved = [event for event in beat.events if isinstance(event, Moved)]
        if not self.tempo.moves or self._hasty:
            if moved and self._stops:
                self._scene.put(moved)
            return None
        if moved:
            carrying = self._scene.carry(moved, self.tempo)
            self.cleared.emit()
            return carrying
        match beat.events[0]:
            case Shuffled():
                return riffle(self._scene, self.tempo)
            case Cut(_, lifted):
                squaring = cutting(self._scene, lifted, self.tempo)
                # The pack has a name again once the packet lies under it.
                squaring.finished.connect(self.cleared)
                return squaring
            case Shown() as shown:
                return self._reveal(shown)
            case Said():
                return self._pause(self.tempo.hold(Hold.SAID))
            case _:
                return None

    def _reveal(self, shown: Shown) -> QAbstractAnimation:
        self._scene.name(shown.zone, shown.places, shown.cards)
        self._todo.appendleft(lambda: self._hide(shown))
        # What will be shown large in a moment need not be looked for in a fan as well.
        held = Hold.SAID if self._large.issuperset(shown.cards) else Hold.SHOWN
        self._todo.appendleft(lambda: self._pause(self.tempo.hold(held)))
        return self._scene.flip(shown.zone, shown.places, True, self.tempo.flight(Pace.PLAIN))

    def _hide(self, shown: Shown) -> QAbstractAnimation | None:
        view = self._scene.view
        assert view is not None
        if self.viewer == OMNISCIENT or shown.zone == self._hand_of_viewer(view):
            return None
        return self._scene.flip(shown.zone, shown.places, False, self.tempo.flight(Pace.PLAIN))

    def _tell(self, event: Event) -> None:
        match event:
            case Said():
                self.said.emit(event)
            case Paid():
                self.paid.emit(event)
            case _:
                pass

    def _untold(self) -> Iterator[Event]:
        assert self._frame is not None
        for event in self._frame.shown:
            if id(event) not in self._told:
                yield event

    def _land(self, frame: Frame[Any]) -> None:
        self.landed.emit(frame)

    def _hold_trick(self) -> QAbstractAnimation | None:
        self._hasty = False
        if self.tempo.trick_hold == 0:
            self._held = True
            self.waiting_for_click.emit(True)
            return None
        cards, is_last = self._full
        return self._pause(self.tempo.trick(cards, is_last=is_last))

    def release(self) -> bool:
        """Take up a trick that was held until a click; tell whether one was."""
        if not self._held:
            return False
        self._held = False
        self.waiting_for_click.emit(False)
        self._next_beat()
        self._next_frame()
        return True

    def _seem_to_think(self) -> QAbstractAnimation | None:
        """Wait as long as chance says since the table stood, the real search included.

        A forced move must not come sooner than one that was searched for: that would tell
        something of the hand.
        """
        thinking = self.tempo.thinking(self._rng) - self._stood.elapsed()
        return self._pause(max(thinking, self.speech_left))

    def _pause(self, msecs: int) -> QAbstractAnimation | None:
        return QPauseAnimation(msecs, self) if msecs > 0 and not self._hasty else None

    def _settle(self) -> None:
        assert self._frame is not None
        frame, self._frame = self._frame, None
        self._moved = bool(frame.events)
        self._stood.restart()
        self._scene.settle(frame.view)
        if self.rests and self.tempo.moves and _ends_hand(frame):
            self._rest(frame)
        self.settled.emit(frame)

    def _rest(self, frame: Frame[Any]) -> None:
        """Let what ended a hand be looked at as it lies and is told, until somebody hurries."""
        meanings = {beat.meaning for beat in beats(frame.shown)}
        held = Hold.LAST_TAKEN if meanings.intersection(TRICK_ENDS) else Hold.LAST_PLAY
        self._resting = frame
        self._animation = QPauseAnimation(self.tempo.hold(held), self)
        self._animation.finished.connect(self._resume)
        self._animation.start()

    def _wake(self) -> None:
        frame, self._resting = self._resting, None
        self.rested.emit(frame)

    def _cancel(self) -> None:
        self._frame, self._held, self._hasty, self._resting = None, False, False, None
        self._todo.clear()
        self._drop_animation()

    def _drop_animation(self) -> None:
        """Part with the running animation, which may be the one that is calling."""
        if self._animation is not None:
            animation, self._animation = self._animation, None
            animation.finished.disconnect(self._resume)
            animation.stop()
            animation.deleteLater()
