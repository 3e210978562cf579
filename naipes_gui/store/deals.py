"""The deals of a record, read without playing its hands."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from naipes_gui import games
from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.motion import Meaning
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules
from naipes_gui.core.table import NOBODY, Event, Moved, Seat
from naipes_gui.core.zones import Role, Zones
from naipes_gui.store.formats import Format, format_of
from naipes_gui.store.header import Header
from naipes_gui.store.lines import kind_of, parsed, whole_lines


@dataclass(frozen=True, slots=True)
class Deal:
    """How the cards fell, before anybody could choose anything."""

    deck: tuple[Card, ...]
    """As shuffled, before the cut."""
    hands: Mapping[Seat, tuple[Card, ...]]
    """What each seat that plays was dealt."""
    turned: Card = HIDDEN
    """The card turned up for trumps, if there is one."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """All deals of a record, those of hands that were taken back too."""

    header: Header | None
    """Nothing if the file is no record."""
    deals: tuple[Deal, ...] = ()
    damaged: bool = False
    """Whether the record makes no sense from somewhere on; what stands before it counts."""


def read_deals(path: Path) -> Dealt:
    """Return the deals of a record as far as they can be relied on."""
    header, found = None, list[Deal]()
    try:
        lines = whole_lines(path)
        header = Header.from_json(parsed(next(lines, b"")))
        if header.parent is not None:
            return Dealt(header)  # nobody shuffled: they are those of another match, or made up
        game = games.all_games()[header.game]
        rules = game.rules(game.options().from_json(header.options))
        for dealer, line in _decks(lines, format_of(header), rules.pack.cards):
            found.append(deal_of(rules, dealer, line))
    except (NaipesError, LookupError, TypeError, ValueError):
        return Dealt(header, tuple(found), damaged=True)
    return Dealt(header, tuple(found))


def deal_of(rules: Rules[Any, Any], dealer: Seat, order: "Order") -> Deal:
    """Deal a deck as the rules do.

    Raises:
        ValueError: it is not the pack of the game, or cannot be dealt like that.

    """
    whole = sorted(order.deck) == sorted(rules.pack.cards)
    if not whole or dealer not in rules.seats or order.cut not in rules.cuts:
        raise ValueError(order)
    state = rules.apply(rules.start(), Move("lot", number=dealer)).state
    state = rules.apply(state, Move("shuffle", order.deck)).state
    events = rules.apply(state, Move("cut", number=order.cut)).events
    hands: dict[Seat, tuple[Card, ...]] = {}
    turned = HIDDEN
    for seat, cards, is_turned in _arrivals(events, rules.table_zones):
        if is_turned:
            turned = cards[0]
        elif seat != NOBODY:
            hands[seat] = (*hands.get(seat, ()), *cards)
    return Deal(order.deck, hands, turned)


@dataclass(frozen=True, slots=True)
class Order:
    """How a deck lay and how many cards were lifted off it."""

    deck: tuple[Card, ...]
    cut: int


def _decks(
    lines: Iterator[bytes], form: Format, pack: Sequence[Card]
) -> Iterator[tuple[Seat, Order]]:
    """Yield who dealt, and what; a deck that is not the one committed to is an error."""
    dealer, sealed = Seat(0), None
    for line in lines:
        # Nine lines in ten are moves, which need not be understood.
        if b'"hand"' not in line and b'"deck"' not in line:
            continue
        found = parsed(line)
        match kind_of(found), found:
            case "hand", {"hand": int(), "dealer": int(who)}:
                dealer, sealed = Seat(who), form.sealed(found, pack)
            case "deck", {"cut": int(cut)} if sealed is not None:
                yield dealer, Order(sealed.opened(found).cards, cut)
            case _:
                pass


def _arrivals(
    events: tuple[Event, ...], zones: Zones
) -> Iterator[tuple[Seat, tuple[Card, ...], bool]]:
    """Yield whose, if anybody's, the cards dealt are, and whether they are turned up."""
    for event in events:
        if isinstance(event, Moved) and zones.role(event.source) is Role.STOCK:
            meaning = event.how.meaning
            if meaning in (Meaning.DEAL, Meaning.TURN_UP):
                yield zones.owner(event.target), event.cards, meaning is Meaning.TURN_UP
