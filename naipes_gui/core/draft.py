"""A state while a move is being made: edited in place, until it is handed out for good."""

from collections.abc import Container, Iterable
from dataclasses import MISSING, field, fields, replace
from typing import Any, Generic, TypeVar

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import Undeclared
from naipes_gui.core.motion import GATHER, Way
from naipes_gui.core.state import State
from naipes_gui.core.table import (
    Cleared,
    Cut,
    Event,
    Looked,
    Moved,
    Paid,
    Said,
    Seat,
    Shown,
    Shuffled,
    ZoneId,
    apply_event,
    settled,
)

EditedT = TypeVar("EditedT", bound=State)


class Draft(Generic[EditedT]):
    """Moves cards and counters, changes what else there is, and writes every event down.

    There is one truth: ``state`` is what the moves so far have led to, its table and scores
    included. It is the draft's own until the move is made, and frozen for everybody else.
    ``options`` are what was agreed on before the first deal.
    """

    def __init__(self, state: EditedT, ways: Container[Way], options: Any) -> None:
        self.table: dict[ZoneId, tuple[Card, ...]] = dict(state.table)
        self.state: EditedT = replace(state, table=self.table)
        self.events: list[Event] = []
        self._ways = ways
        self.options = options

    def set(self, **changes: Any) -> None:
        """Change fields of the state."""
        for name, value in changes.items():
            object.__setattr__(self.state, name, value)

    def forget_hand(self) -> None:
        """Begin a hand: whatever does not belong to the match is as it is by default.

        Raises:
            Undeclared: a field has no default and is not said to belong to the match.

        """
        self.set(**_of_a_hand(self.state))

    def shuffle(self, zone: ZoneId, order: Iterable[Card]) -> None:
        """Put the cards of a zone in the given order."""
        self._do(Shuffled(tuple(order), zone))

    def cut(self, zone: ZoneId, lifted: int) -> None:
        """Lay the first cards of a zone under the others."""
        self._do(Cut(zone, lifted))

    def move(self, cards: Iterable[Card], source: ZoneId, target: ZoneId, how: Way) -> None:
        """Send cards from one zone to the end of another; no cards, no event.

        Raises:
            Undeclared: the game has no such zone or way of moving.

        """
        if how not in self._ways:
            raise Undeclared(f"moves cards in the way “{how}”, which is not declared")
        if target not in self.table:
            raise Undeclared(f"moves cards to the zone “{target}”, which is not declared")
        chosen = tuple(cards)
        if chosen:
            places = tuple(map(self.table[source].index, chosen))
            self._do(Moved(chosen, places, source, target, how))

    def draw(self, count: int, source: ZoneId, target: ZoneId, how: Way) -> None:
        """Send the first cards of one zone, as many as there are, to the end of another."""
        self.move(self.table[source][:count], source, target, how)

    def gather(self, target: ZoneId) -> None:
        """Send every card that lies anywhere else to one zone."""
        for source, cards in list(self.table.items()):
            if source != target:
                self.move(cards, source, target, GATHER)

    def show(self, cards: Iterable[Card], zone: ZoneId) -> None:
        """Let everybody see cards where they lie."""
        shown = tuple(cards)
        self._do(Shown(shown, tuple(map(self.table[zone].index, shown)), zone))

    def look(self, seat: Seat, zone: ZoneId) -> None:
        """Let one seat see a zone; the rules' `sees` must say so from now on."""
        self._do(Looked(seat, self.table[zone], zone))

    def say(self, seat: Seat, verb: str, number: int | None = None, word: str = "") -> None:
        """Announce a decision that moves no card."""
        self._do(Said(seat, verb, number, word))

    def pay(self, giver: Seat, taker: Seat, amount: int, reason: str) -> None:
        """Hand counters from one seat, or the bank, to another; nothing paid, no event."""
        if amount:
            self._do(Paid(giver, taker, amount, reason))

    def clear(self) -> None:
        """Set every score to nothing."""
        self._do(Cleared())

    def _do(self, event: Event) -> None:
        apply_event(self.table, event)
        if isinstance(event, Paid | Cleared):
            self.set(scores=settled(self.state.scores, event))
        self.events.append(event)


def of_the_match(default: Any = MISSING) -> Any:
    """Declare a field of a state that lasts from hand to hand."""
    return field(default=default, metadata={"match": True})


def _of_a_hand(state: State) -> dict[str, Any]:
    """Return the fields of a state that every hand begins anew, and what they begin with."""
    common = {each.name for each in fields(State)}
    own = [each for each in fields(state) if not {each.name, *each.metadata} & {*common, "match"}]
    for each in own:
        if each.default is MISSING:
            raise Undeclared(f"has a state with “{each.name}”, neither of the match nor of a hand")
    return {each.name: each.default for each in own}
