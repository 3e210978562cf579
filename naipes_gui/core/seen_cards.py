"""What a careful observer knows of the cards: which are still to come, and who cannot have what.

It follows from what one seat has seen in the present hand, and from nothing else.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from naipes_gui.core.cards import HIDDEN, NATURAL, Card, in_order
from naipes_gui.core.face import Whereabouts
from naipes_gui.core.flowers import is_flower
from naipes_gui.core.rules import Rules, View
from naipes_gui.core.table import Seat, ZoneId
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import Role

UNKNOWN = frozenset({Role.STOCK, Role.LOT})
"""A card that was seen there may have been shuffled away since."""


@dataclass(frozen=True, slots=True)
class RivalSeen:
    """What is known of the cards that another seat holds."""

    seat: Seat
    many: int
    """How many it holds."""
    held: tuple[Card, ...] = ()
    """Those that it surely holds."""
    lacks: tuple[str, ...] = ()
    """Suits, or months, of which it has shown to have nothing left."""
    cannot: tuple[Card, ...] = ()
    """Other cards that it cannot hold, by what it has played or shown."""


@dataclass(frozen=True, slots=True)
class SeenCards:
    """All cards of the pack by suit or month, and what is known of the others."""

    rows: tuple[tuple[str, tuple[tuple[Card, Whereabouts], ...]], ...]
    rivals: tuple[RivalSeen, ...]
    lying: tuple[tuple[Phrase, int], ...] = ()
    """Where else than in the hands of others cards lie that the viewer has not seen, how many."""

    @property
    def known(self) -> int:
        """How many cards others surely hold: they were seen."""
        return sum(len(rival.held) for rival in self.rivals)

    @property
    def coming(self) -> tuple[Card, ...]:
        """The cards that the viewer has not seen, or that others surely hold."""
        cells = (cell for _, row in self.rows for cell in row)
        return tuple(card for card, where in cells if where is Whereabouts.AFIELD)


def seen_cards(rules: Rules[Any, Any], view: View[Any], ranks: str = NATURAL) -> SeenCards:
    """Return what the viewer can know in the middle of a hand; ``ranks`` from low to high."""
    known, pack = _known(view), _by_rank(rules.pack.cards, ranks)
    places = [(card, _where(view, known.get(card))) for card in pack]
    grouped = groupby(places, key=lambda cell: group_of(cell[0]))
    rows = tuple((group, tuple(cells)) for group, cells in grouped)
    return SeenCards(rows, tuple(_rivals(rules, view, known, pack)), tuple(_lying(view, known)))


def _by_rank(pack: Iterable[Card], ranks: str) -> tuple[Card, ...]:
    """Sort the suits as notation does, and in a suit the ranks by their strength in the game."""
    row = in_order(pack)
    groups = [*dict.fromkeys(map(group_of, row))]
    strength = {card: -1 if is_flower(card) else ranks.find(card.rank) for card in row}
    return tuple(sorted(row, key=lambda card: (groups.index(group_of(card)), -strength[card])))


def group_of(card: Card) -> str:
    """Return the suit of a card, or the month of a flower."""
    return card.month if is_flower(card) else card.suit


def _known(view: View[Any]) -> Mapping[Card, ZoneId]:
    """Return where every card lies of which that is known."""
    lying = {card: zone for zone, cards in view.state.table.items() for card in cards}
    everything = {**view.memory, **lying}
    return {
        card: zone for card, zone in everything.items()
        if card != HIDDEN and view.zones.role(zone) not in UNKNOWN
    }  # fmt: skip


def _where(view: View[Any], zone: ZoneId | None) -> Whereabouts:
    if zone is None:
        return Whereabouts.AFIELD
    if view.zones.role(zone) is not Role.HAND:
        return Whereabouts.OUT
    return Whereabouts.MINE if view.zones.owner(zone) == view.seat else Whereabouts.AFIELD


def _lying(view: View[Any], known: Mapping[Card, ZoneId]) -> Iterator[tuple[Phrase, int]]:
    kept = Counter(known.values())
    unseen = Counter[Phrase]()
    for zone, cards in view.state.table.items():
        if view.zones.role(zone) is not Role.HAND:
            unseen[view.zones.zone(zone).name] += len(cards) - kept[zone]
    yield from ((name, many) for name, many in unseen.items() if many)


def _rivals(
    rules: Rules[Any, Any], view: View[Any], known: Mapping[Card, ZoneId], pack: Sequence[Card]
) -> Iterator[RivalSeen]:
    unseen = [card for card in pack if card not in known]
    for seat in rules.seats:
        zone = view.zones.find(Role.HAND, seat)
        many = len(view.state.table[zone]) if zone is not None else 0
        if seat == view.seat or not many:
            continue
        held = tuple(card for card in pack if known.get(card) == zone)
        cannot = [card for card in unseen if not rules.may_hold(view.state, seat, card)]
        lacks = tuple(
            group for group, cards in groupby(unseen, key=group_of)
            if {*cards} <= {*cannot} and group not in map(group_of, held)
        )  # fmt: skip
        others = tuple(card for card in cannot if group_of(card) not in lacks)
        yield RivalSeen(seat, many, held, lacks, others)
