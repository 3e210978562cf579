"""The zones a game declares: what each is, who sees its faces, what it is called."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from naipes_gui.core.errors import Undeclared
from naipes_gui.core.table import NOBODY, Faces, Seat, ZoneId
from naipes_gui.core.text import Phrase, phrase

SEATS = range(-4, 16)
"""Every seat there may be, those that are nobody's included."""


class Role(Enum):
    """What a zone is for, as far as anybody but its game asks."""

    STOCK = auto()
    LOT = auto()
    HAND = auto()
    TRICK = auto()
    """Before every seat, the card it has played to the unfinished trick."""
    WON = auto()
    """The tricks that a seat keeps."""
    PLAYED = auto()
    """Open cards that a seat has played and keeps before it."""
    CAPTURED = auto()
    """Open cards that a seat has captured one by one."""
    TURN_UP = auto()
    DISCARD = auto()
    PILE = auto()
    """Cards heaped up before a seat."""
    CHAIN = auto()
    """Cards that beat each other in the middle, whoever laid them."""
    FIELD = auto()
    """Open cards in the middle that can be taken."""
    ASIDE = auto()
    """Cards in the middle that wait to be taken, or are out of play."""


@dataclass(frozen=True, slots=True)
class Zone(ABC):
    """A kind of zone; a game speaks of no other zones than those it declares."""

    kind: str
    """What records of a position call it."""
    faces: Faces
    role: Role
    name: Phrase
    """What it is called where the table is read aloud."""
    level: int = 0
    """Zones of a higher level lie on top of the others; in one level, those declared later."""

    def __reduce__(self) -> tuple[type["Zone"], tuple[object, ...]]:
        return type(self), (self.kind, self.faces, self.role, self.name, self.level)

    @abstractmethod
    def each(self, seats: Iterable[Seat]) -> Iterator[tuple[ZoneId, Seat]]:
        """Yield every such zone of a table, and whose it is."""


@dataclass(frozen=True, slots=True)
class Shared(Zone):
    """A zone of which there is one."""

    @property
    def id(self) -> ZoneId:
        """What a table calls it."""
        return self.kind

    def each(self, seats: Iterable[Seat]) -> Iterator[tuple[ZoneId, Seat]]:
        """Yield the zone, which is nobody's."""
        yield self.kind, NOBODY


@dataclass(frozen=True, slots=True)
class Owned(Zone):
    """A kind of zone of which there is one before every seat."""

    _ids: dict[Seat, ZoneId] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        ids = {Seat(seat): f"{self.kind}:{seat}" for seat in SEATS}
        object.__setattr__(self, "_ids", ids)

    def of(self, seat: Seat) -> ZoneId:
        """Return the zone before a seat."""
        return self._ids[seat]

    def each(self, seats: Iterable[Seat]) -> Iterator[tuple[ZoneId, Seat]]:
        """Yield the zone of every seat."""
        for seat in seats:
            yield self._ids[seat], seat


class Zones:
    """The zones of a table with so many seats, from the lowest to the one on top."""

    def __init__(self, declared: Iterable[Zone], seats: Sequence[Seat]) -> None:
        self.declared = tuple(sorted(declared, key=lambda zone: zone.level))
        self.seats = tuple(seats)
        each = [(zone, *one) for zone in self.declared for one in zone.each(seats)]
        self._zones = {zone_id: zone for zone, zone_id, _ in each}
        self._owners = {zone_id: owner for _, zone_id, owner in each}
        self._heights = {zone_id: height for height, zone_id in enumerate(self._zones)}
        self._by_role = {(zone.role, owner): zone_id for zone, zone_id, owner in reversed(each)}

    def __iter__(self) -> Iterator[ZoneId]:
        return iter(self._zones)

    def __contains__(self, zone: ZoneId) -> bool:
        return zone in self._zones

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Zones):
            return NotImplemented
        return (self.declared, self.seats) == (other.declared, other.seats)

    def __hash__(self) -> int:
        return hash(self.seats)

    def __reduce__(self) -> tuple[type["Zones"], tuple[tuple[Zone, ...], tuple[Seat, ...]]]:
        return Zones, (self.declared, self.seats)

    def need(self, zone: Zone) -> None:
        """See that a zone lies on the table.

        Raises:
            Undeclared: it does not; says which one is missing.

        """
        if zone not in self.declared:
            raise Undeclared(f"the table is to show the zone “{zone.kind}”, which is not declared")

    def zone(self, zone: ZoneId) -> Zone:
        """Return the declaration of a zone."""
        return self._zones[zone]

    def role(self, zone: ZoneId) -> Role:
        """Return what a zone is for."""
        return self._zones[zone].role

    def owner(self, zone: ZoneId) -> Seat:
        """Return before whom a zone lies, or nobody."""
        return self._owners[zone]

    def height(self, zone: ZoneId) -> int:
        """Return how many zones lie lower."""
        return self._heights[zone]

    def find(self, role: Role, seat: Seat = NOBODY) -> ZoneId | None:
        """Return the zone of a seat, or of all, with a role: the first declared, if any."""
        return self._by_role.get((role, seat))


STOCK = Shared("stock", Faces.NOBODY, Role.STOCK, phrase("text_table", "Stock"))
LOT = Owned("lot", Faces.ALL, Role.LOT, phrase("text_table", "Drawn for the deal"))
OF_EVERY_GAME = (STOCK, LOT)
"""Where the cards lie before the deal."""

HAND = Owned("hand", Faces.OWNER, Role.HAND, phrase("text_table", "Hand"))
TRICK = Owned("trick", Faces.ALL, Role.TRICK, phrase("text_table", "In the trick"))
WON = Owned("won", Faces.ALL, Role.WON, phrase("text_table", "Tricks taken"))
WASTE = Owned("waste", Faces.OWNER, Role.DISCARD, phrase("text_table", "Discards"))
TURN_UP = Shared("turnup", Faces.ALL, Role.TURN_UP, phrase("text_table", "Turn-up"), level=-1)
"""It lies half under the stock."""
