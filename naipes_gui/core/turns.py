"""What each seat did last: the turns of a hand, put together from what a viewer witnessed."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.motion import Meaning
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import NOBODY, Moved, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Frame
from naipes_gui.core.tricks import Taken, taken_in
from naipes_gui.core.zones import Role, Zones

SHOWN = {Role.TRICK, Role.CHAIN, Role.FIELD, Role.CAPTURED, Role.PILE, Role.PLAYED, Role.ASIDE}
"""Where cards lie that were just played, laid, given or captured."""
NEITHER = {Meaning.DEAL, Meaning.GATHER, Meaning.DRAW_LOTS, Meaning.TAKE, Meaning.TURN_OVER}
"""Ways of moving that are nobody's own doing."""


ROUNDS = 2
"""How often each of the others is told of at most, where one has not acted since."""


@dataclass(slots=True)
class Group:
    """Cards of a field that went together: one that was laid there, and what it captured."""

    cards: list[Card]
    from_stock: bool = False
    is_captured: bool = False


@dataclass(slots=True)
class Turn:
    """What a seat did until the next one was to act."""

    seat: Seat
    told: list[Phrase] = field(default_factory=list[Phrase])
    cards: list[Card] = field(default_factory=list[Card])
    """The cards it laid or captured, as far as they were seen."""
    groups: list[Group] = field(default_factory=list[Group])
    """What it laid into a field, the card of the hand before the one of the stock."""
    taken: Taken | None = None
    """The trick it completed."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick: who played what, in order, and who took it with which card."""

    number: int
    plays: tuple[tuple[Seat, Card], ...]
    taken: Taken


class Turns:
    """The turns of the present hand, the latest last, and the last trick that was completed."""

    def __init__(self) -> None:
        self.done: list[Turn] = []
        self.trick: Trick | None = None
        self._open: Turn | None = None
        self._laid: list[tuple[Seat, Card]] = []
        self._tricks = 0

    def forget(self) -> None:
        """Begin anew: a hand begins, or the match went elsewhere."""
        self.done, self.trick, self._open, self._laid, self._tricks = [], None, None, [], 0

    @property
    def laid(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards of the trick that is not complete yet, in order, with who played them."""
        return tuple(self._laid)

    @property
    def last(self) -> Turn | None:
        """The turn that was completed last."""
        return self.done[-1] if self.done else None

    def is_speaking(self, seat: Seat) -> bool:
        """Tell whether a seat has answered in words and goes on: what came before is past."""
        return self._open is not None and self._open.seat == seat and not self._open.cards

    def is_acting(self, seat: Seat) -> bool:
        """Tell whether a seat has begun its turn and goes on with it."""
        return self._open is not None and self._open.seat == seat

    def since(self, seat: Seat) -> list[Turn]:
        """Return the last turn of a seat and those that followed it, of two rounds at most.

        No turn of its own would end them for whoever is out, or watches others.
        """
        own = [place for place, turn in enumerate(self.done) if turn.seat == seat]
        turns = self.done[own[-1] if own else 0 :]
        return turns[-ROUNDS * len({turn.seat for turn in turns}) :]

    def latest(self, seat: Seat) -> list[Turn]:
        """Return the turn that was completed last, and all since the end of the trick before it.

        How that trick ended is told for as long as a seat has not acted since.
        """
        turns = self.since(seat)
        ended = [place for place, turn in enumerate(turns[:-1]) if turn.taken is not None]
        return turns[ended[-1] :] if ended else self.done[-1:]

    def add(self, frame: Frame[Any]) -> None:
        """Go on with what a frame tells; a jump tells nothing, and a deal begins a hand."""
        moved = [event for event in frame.events if isinstance(event, Moved)]
        if not frame.events or any(event.how.meaning is Meaning.DEAL for event in moved):
            self.forget()
            for step in frame.past:
                self.add(step)
        elif frame.by >= 0:
            self._note_trick(frame, moved)
            self._follow(frame, moved)

    def _follow(self, frame: Frame[Any], moved: list[Moved]) -> None:
        if self._open is None or self._open.seat != frame.by:
            self._open = Turn(frame.by)
        turn = self._open
        state, zones = frame.view.state, frame.view.zones
        goes_on = state.stage is Stage.HAND and state.to_move == frame.by
        # What becomes of a card that was only drawn tells that it was drawn.
        waits = goes_on and moved and all(_is_drawn(event, zones) for event in moved)
        if frame.told is not None and frame.told.source and not waits:
            turn.told.append(frame.told)
        turn.cards += [card for card in _seen(moved, frame) if card not in turn.cards]
        if zones.find(Role.FIELD, NOBODY) is not None:
            for event in moved:
                _join(turn.groups, event, zones)
        turn.taken = taken_in(frame.events, zones)
        if turn.taken is not None or not goes_on:
            self._close()

    def _close(self) -> None:
        if self._open is not None and (self._open.told or self._open.cards):
            self.done.append(self._open)
        self._open = None

    def _note_trick(self, frame: Frame[Any], moved: list[Moved]) -> None:
        zones = frame.view.zones
        for event in moved:
            if event.how.meaning is Meaning.PLAY and zones.role(event.target) in _IN_TRICK:
                self._laid.append((zones.owner(event.source), event.cards[0]))
            elif zones.role(event.source) in _IN_TRICK and zones.role(event.target) is Role.HAND:
                self._take_back(event, zones)
        if (taken := taken_in(frame.events, zones)) is not None:
            self._tricks += 1
            self.trick = Trick(self._tricks, tuple(self._laid), taken)
            self._laid = []

    def _take_back(self, event: Moved, zones: Zones) -> None:
        """Forget cards that go back to a hand, by their places: their faces may be hidden again."""
        owner = zones.owner(event.source)
        self._laid = [
            play for place, play in enumerate(self._laid)
            if (play[0] != owner if owner >= 0 else place not in event.places)
        ]  # fmt: skip


_IN_TRICK = {Role.TRICK, Role.CHAIN}


def _seen(moved: list[Moved], frame: Frame[Any]) -> Iterator[Card]:
    for event in moved:
        shown = frame.view.zones.role(event.target) in SHOWN
        if shown and event.how.meaning not in NEITHER:
            yield from (card for card in event.cards if card != HIDDEN)


def _is_drawn(event: Moved, zones: Zones) -> bool:
    return zones.role(event.source) is Role.STOCK and zones.role(event.target) is Role.ASIDE


def _join(groups: list[Group], event: Moved, zones: Zones) -> None:
    """Note a card that comes to a field, or what leaves it with the card that captured it."""
    source, target = zones.role(event.source), zones.role(event.target)
    if target is Role.CAPTURED:
        # The card that came last captures: also one of the stock that one which was just laid.
        capturing = (group for group in reversed(groups) if set(group.cards) & set(event.cards))
        group = next(capturing, None)
        if group is not None:
            group.cards += [card for card in event.cards if card not in group.cards]
            group.is_captured = True
    elif source is Role.HAND and target is Role.FIELD:
        groups.append(Group([*event.cards]))
    elif source is Role.STOCK and target in (Role.FIELD, Role.ASIDE):
        groups.append(Group([*event.cards], from_stock=True))
