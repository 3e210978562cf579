"""Pure helpers that trick games share: what a follower may play, and who wins."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from naipes_gui.core.cards import Card
from naipes_gui.core.motion import Meaning
from naipes_gui.core.table import Event, Moved, Seat
from naipes_gui.core.zones import Role, Zones


class Duty(Enum):
    """What binds a follower; `FREE` when nothing does."""

    FREE = auto()
    FOLLOW = auto()
    HEAD = auto()
    TRUMP = auto()
    OVERTRUMP = auto()


@dataclass(frozen=True, slots=True)
class Customs:
    """The obligations of a game: always to follow suit, and beyond that these.

    ``head``: to beat the best card of the suit led [montar]; ``head_ruffed``: even when the
    trick has been trumped; ``trump``: to trump when void [fallar]; ``overtrump``: to beat a
    trump with a trump [refallar], or else to undertrump.
    """

    head: bool = False
    head_ruffed: bool = False
    trump: bool = False
    overtrump: bool = False


@dataclass(frozen=True, slots=True)
class Allowed:
    """The cards a follower may play and the duty that leaves only these."""

    cards: tuple[Card, ...]
    duty: Duty


def allowed(
    hand: Sequence[Card], trick: Sequence[Card], order: str, trump: str, customs: Customs
) -> Allowed:
    """Return what may be played from a hand to a trick; anything may be led."""
    if not trick:
        return Allowed(tuple(hand), Duty.FREE)
    led = trick[0].suit
    following = [card for card in hand if card.suit == led]
    if following:
        ruffed = led != trump and any(card.suit == trump for card in trick)
        must_head = customs.head and (customs.head_ruffed or not ruffed)
        return _heading(following, _best(trick, led, order), order, must_head, Duty.FOLLOW)
    trumps = [card for card in hand if card.suit == trump]
    if trumps and customs.trump:
        return _trumping(trumps, _best(trick, trump, order), order, customs.overtrump)
    return Allowed(tuple(hand), Duty.FREE)


def _trumping(trumps: Sequence[Card], best: int, order: str, overtrump: bool) -> Allowed:
    found = _heading(trumps, best, order, overtrump and best >= 0, Duty.TRUMP)
    return Allowed(found.cards, Duty.OVERTRUMP) if found.duty is Duty.HEAD else found


def _heading(cards: Sequence[Card], best: int, order: str, must: bool, otherwise: Duty) -> Allowed:
    higher = tuple(card for card in cards if order.index(card.rank) > best)
    return Allowed(higher, Duty.HEAD) if must and higher else Allowed(tuple(cards), otherwise)


def _best(trick: Sequence[Card], suit: str, order: str) -> int:
    return max((order.index(card.rank) for card in trick if card.suit == suit), default=-1)


def winner(trick: Sequence[Card], order: str, trump: str) -> int:
    """Return which of the cards, in order of play, takes the trick."""
    led = trick[0].suit

    def strength(place: int) -> tuple[bool, bool, int]:
        card = trick[place]
        return card.suit == trump, card.suit == led, order.find(card.rank)

    return max(range(len(trick)), key=strength)


class Taken(NamedTuple):
    """A complete trick: the card that wins it, its player, and whether anybody keeps it."""

    seat: Seat
    card: Card
    kept: bool = True
    cards: tuple[Card, ...] = ()
    """All that lie in it, where somebody keeps it."""


def taken_in(events: Iterable[Event], zones: Zones) -> Taken | None:
    """Return which card wins the trick that is taken up, or turned over, in some events."""
    moved = [event for event in events if isinstance(event, Moved)]
    taken = [event for event in moved if event.how.meaning is Meaning.TAKE]
    lying = {zones.owner(e.source): e for e in taken if zones.role(e.source) is Role.TRICK}
    for event in taken:
        taker = zones.owner(event.target)
        if zones.role(event.target) is Role.WON and taker in lying:
            all_cards = tuple(card for each in lying.values() for card in each.cards)
            return Taken(taker, lying[taker].cards[-1], cards=all_cards)
    if any(event.how.meaning is Meaning.TURN_OVER for event in moved):
        played = next(e for e in reversed(moved) if e.how.meaning is Meaning.PLAY)
        return Taken(zones.owner(played.source), played.cards[-1], kept=False)
    return None
