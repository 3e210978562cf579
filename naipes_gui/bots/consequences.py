"""What follows from a move in a deal that is played to its end, and what follows otherwise.

Two moves are tried in the same deals. Whatever came of one and not of the other is counted pair
by pair, so that what both have in common says nothing; and of all that differs beyond chance that
counts which goes with most of the difference in what the two are worth.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import combinations
from statistics import fmean
from typing import NamedTuple

from naipes_gui.core.cards import Card
from naipes_gui.core.significance import CERTAIN, errors_apart, half_interval

DEALS = 200
"""Deals that are played out for a reason; more would tell no other one, only later."""
SURE = 3.3
"""Standard errors beyond which a difference is none of chance, looked for among some fifty."""
LEAST = 0.05
"""What differs in fewer deals is nothing that one could see at a table."""
EXPLAINS = 0.35
"""Which part of the difference in worth goes with what is told, at least."""


class Kind(Enum):
    """What may come of a move, and how much of a reason that is beside others as common."""

    CARD = auto()
    """A card of one's own takes a trick."""
    BOTH = auto()
    """Either of two cards of one's own does."""
    CUT = auto()
    """The highest plain card of a trick, one's own, falls to a trump."""
    AGAINST = auto()
    """A card of those one plays against takes a trick."""
    HERE = auto()
    """The trick that is played to goes to those one plays against."""
    UNDER = auto()
    """They take a trick to which one laid a card."""
    SPENT = auto()
    """It costs them a trump."""
    TRUMPS = auto()
    """One holds so many trumps after an exchange."""
    KING = auto()
    """One's own side has the king of trumps."""
    NOTHING = auto()
    """One takes no trick in the whole hand."""
    PUNISHED = auto()
    """The hand is lost for twice its price."""
    PRIZE = auto()
    """It is won for twice its price."""
    ALL = auto()
    """One takes all tricks of the hand."""
    GOAL = auto()
    """What one plays for comes off."""


ENDS = (Kind.NOTHING, Kind.PUNISHED, Kind.PRIZE, Kind.ALL, Kind.GOAL)
"""What a hand comes to: it is what the worth is made of, and was tested with it."""


class Aim(Enum):
    """What one wants of a trick."""

    TAKE = auto()
    AVOID = auto()
    """To take none, as who plays a misère."""
    FEED = auto()
    """That somebody takes one who wants none."""


WANTED = {
    Aim.TAKE: {
        Kind.CARD: True, Kind.BOTH: True, Kind.CUT: False, Kind.AGAINST: False, Kind.HERE: False,
        Kind.SPENT: True, Kind.TRUMPS: True, Kind.KING: True, Kind.NOTHING: False,
        Kind.PUNISHED: False, Kind.PRIZE: True, Kind.ALL: True, Kind.GOAL: True,
    },
    Aim.AVOID: {Kind.CARD: False, Kind.GOAL: True},
    Aim.FEED: {Kind.AGAINST: True, Kind.HERE: True, Kind.UNDER: True, Kind.GOAL: True},
}  # fmt: skip
"""Whether one is glad of something that comes: what helps against all sense is no reason."""

WEIGHT = {
    Kind.BOTH: 1.1, Kind.CARD: 1.0, Kind.CUT: 1.0, Kind.SPENT: 0.9, Kind.AGAINST: 0.85,
    Kind.HERE: 0.8, Kind.UNDER: 0.9, Kind.TRUMPS: 0.9, Kind.KING: 0.95, Kind.NOTHING: 1.2,
    Kind.PUNISHED: 1.0, Kind.PRIZE: 1.0, Kind.ALL: 1.0, Kind.GOAL: 0.6,
}  # fmt: skip
"""What one can act upon next time goes before what only says that it went well."""


class Event(NamedTuple):
    """Something that comes of a move or does not."""

    kind: Kind
    cards: tuple[Card, ...] = ()
    number: int = 0


class Trick(NamedTuple):
    """A trick as it was played, by the numbers of the players."""

    plays: Sequence[tuple[int, Card]]
    winner: int

    @property
    def card(self) -> Card:
        """The card that took it."""
        return next(card for player, card in self.plays if player == self.winner)


class Side(NamedTuple):
    """For whom the tricks of a deal are told."""

    me: int
    against: Collection[int]
    """The players whose tricks are one's loss; in a misère they may be one's gain."""
    trump: str


class Course(NamedTuple):
    """How a deal went on after a move."""

    gain: float
    events: frozenset[Event]


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that comes of the better move more often than of the worse one, or less."""

    event: Event
    share: float
    """In which share of the deals it comes of the better move."""
    less: float
    """And of the worse one."""
    explains: float
    """Which part of the difference in worth goes with it."""
    here: float = 0.0
    """How much more often the present trick goes to the others, the better move being made."""
    ceded: float = 0.0
    """How often it does then."""


def events(tricks: Sequence[Trick], side: Side, pair: Collection[Card] = ()) -> Iterator[Event]:
    """Yield what came of the tricks; of ``pair`` also whether both of them took one."""
    took = [trick.card for trick in tricks if trick.winner == side.me]
    yield from (Event(Kind.CARD, (card,)) for card in took)
    yield from (Event(Kind.BOTH, both) for both in combinations(sorted(pair, key=str), 2)
                if set(both) <= set(took))  # fmt: skip
    for place, trick in enumerate(tricks):
        if trick.winner in side.against:
            yield Event(Kind.AGAINST, (trick.card,))
            yield from (Event(Kind.UNDER, (card,)) for player, card in trick.plays
                        if player == side.me)  # fmt: skip
            if not place:
                yield Event(Kind.HERE)
        if fallen := _cut(trick, side):
            yield Event(Kind.CUT, (fallen,))
    if tricks and tricks[0].plays[0][1].suit != side.trump:
        laid = {player: card for player, card in tricks[0].plays if card.suit == side.trump}
        if any(player in side.against for player in laid):
            yield Event(Kind.SPENT)


def _cut(trick: Trick, side: Side) -> Card | None:
    """Return one's own card that would have taken a trick but for a trump."""
    mine = next((card for player, card in trick.plays if player == side.me), None)
    lead = trick.plays[0][1]
    is_cut = trick.card.suit == side.trump != lead.suit and mine == lead
    return mine if is_cut else None


def differences(
    better: Sequence[Course], worse: Sequence[Course], aim: Aim = Aim.TAKE
) -> list[Difference]:
    """Return what differs between two moves in the same deals, what explains most of it first.

    Nothing where the deals do not agree that the better one is better: that was found out with
    other deals, and played on in another way, so that a standard error is enough.
    """
    gaps = _gaps(better, worse)
    if not _is_gain(gaps):
        return []
    wanted = WANTED[aim]
    known = {
        event: None
        for course in (*better, *worse)
        for event in sorted(course.events, key=_place)
        if event.kind in wanted
    }
    found = (each for event in known if (each := _differs(event, better, worse, gaps)))
    sensible = [each for each in found if wanted[each.event.kind] == (each.share > each.less)]
    return sorted(sensible, key=_merit, reverse=True)


def agree(better: Sequence[Course], worse: Sequence[Course]) -> bool:
    """Tell whether the deals agree that the better of two moves is better."""
    return _is_gain(_gaps(better, worse))


def _gaps(better: Sequence[Course], worse: Sequence[Course]) -> list[float]:
    return [one.gain - other.gain for one, other in zip(better, worse, strict=True)]


def _is_gain(gaps: Sequence[float]) -> bool:
    return len(gaps) > 1 and CERTAIN * fmean(gaps) > half_interval(gaps)


def _place(event: Event) -> tuple[int, str, int]:
    return event.kind.value, str(event.cards), event.number


def _merit(each: Difference) -> float:
    return min(1.0, each.explains) * WEIGHT[each.event.kind]


def _differs(
    event: Event, better: Sequence[Course], worse: Sequence[Course], gaps: Sequence[float]
) -> Difference | None:
    """Return how often something comes of either move, if that is no chance and explains much."""
    signs = [(event in one.events) - (event in other.events)
             for one, other in zip(better, worse, strict=True)]  # fmt: skip
    apart, many = sum(signs), len(gaps)
    is_end = event.kind in ENDS
    errors = errors_apart(signs.count(1), signs.count(-1))
    if abs(errors) <= (CERTAIN if is_end else SURE):
        return None
    if abs(apart) < LEAST * many and not is_end:
        return None
    toward = sum(gap * sign for gap, sign in zip(gaps, signs, strict=True))
    explains = toward / sum(gaps) * (1 if apart > 0 else -1)
    if explains < EXPLAINS:
        return None
    share, less = (sum(event in course.events for course in courses) / many
                   for courses in (better, worse))  # fmt: skip
    here = Event(Kind.HERE)
    ceded, instead = (sum(here in course.events for course in courses) / many
                      for courses in (better, worse))  # fmt: skip
    return Difference(event, share, less, explains, ceded - instead, ceded)
