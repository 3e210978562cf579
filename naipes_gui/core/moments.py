"""What is worth looking up for at the table: declared by the games, shown by the felt."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from naipes_gui.core.cards import Card
from naipes_gui.core.table import BANK, NOBODY, Event, Paid, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.wording import Wording, as_sentence


@dataclass(frozen=True, slots=True)
class Moment:
    """An event that stands in the middle of the felt for about a second."""

    title: Phrase
    detail: Phrase | None = None
    cards: tuple[Card, ...] = ()
    """Shown large; everybody has seen them."""
    seat: Seat = NOBODY
    points: int = 0
    """What flies to the plate of the seat."""
    counters: tuple[Paid, ...] = ()
    """What goes into the pot and out of it, counter by counter."""

    @property
    def gains(self) -> tuple[tuple[Seat, int], ...]:
        """Return which points fly to which seats."""
        if self.points and self.seat >= 0:
            return ((self.seat, self.points),)
        return tuple((each.taker, each.amount) for each in self.counters if each.giver == BANK)


def moment_sentences(moment: Moment, wording: Wording) -> list[str]:
    """Return in whole sentences what is shown of a moment."""
    parts = [moment.title] if moment.detail is None else [moment.title, moment.detail]
    return [as_sentence(wording.say(part)) for part in parts]


Moments: TypeAlias = Mapping[int, Moment]
"""The moments of a frame, each by the place of the event that it follows."""


def at_events(events: Sequence[Event], of: Callable[[Event], Moment | None]) -> dict[int, Moment]:
    """Return the moments that follow single events."""
    found = ((place, of(event)) for place, event in enumerate(events))
    return {place: moment for place, moment in found if moment is not None}


def payments(events: Sequence[Event], *reasons: str) -> Iterator[tuple[int, Paid]]:
    """Return what was paid for some reasons, and where among the events."""
    for place, event in enumerate(events):
        if isinstance(event, Paid) and event.reason in reasons:
            yield place, event


def through_the_pot(events: Sequence[Event]) -> tuple[Paid, ...]:
    """Return what was put into the pot and what was taken out of it, in its order."""
    paid = (event for event in events if isinstance(event, Paid))
    return tuple(event for event in paid if BANK in (event.giver, event.taker))


def plus(seat: Seat, points: int) -> Phrase:
    """Say what a seat gains."""
    return phrase("games", "{who}: +{points}", who=Who(seat), points=points)
