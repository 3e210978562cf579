"""What lies face down is face down for everybody whom the rules do not let look.

Who may look is written out here a second time, so that a slip in `Rules.sees` shows.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.table import Event, Faces, Looked, Moved, Seat, Shuffled, ZoneId
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.zones import HAND
from naipes_gui.games import all_games
from tests.contract.twins import option_set
from tests.nights import by_night
from tests.playthrough import choice

MATCHES, PLIES = by_night(4, by_day=2), 150
every_game = pytest.mark.parametrize("key", all_games())


@cache
def matches(key: str) -> tuple[Timeline[Any], ...]:
    """Return beginnings of matches between random players under random rules."""
    return tuple(begun(key, seed) for seed in range(MATCHES))


def begun(key: str, seed: int) -> Timeline[Any]:
    game, rng = all_games()[key], Random(f"{key}/{seed}")
    timeline: Timeline[Any] = Timeline(game.rules(option_set(game, rng)))
    while timeline.ply < PLIES and not timeline.state.is_over:
        timeline.push(choice(timeline, rng))
    return timeline


def exceptions(state: Any, seat: Seat) -> Iterator[ZoneId]:
    """Yield what a seat sees against the usual: a forfeited hand, a card it has paid to look at."""
    yield from (HAND.of(offender) for offender in getattr(state, "offenders", ()))
    if seat in getattr(state, "looked", ()):
        yield "table"


def may_see(timeline: Timeline[Any], ply: int, seat: Seat, zone: ZoneId) -> bool:
    """Tell whether a seat may know a zone by any rule of any game."""
    if zone in exceptions(timeline.states[ply], seat):
        return True
    zones = timeline.rules.table_zones
    faces = zones.zone(zone).faces
    return faces is Faces.ALL or (faces is Faces.OWNER and zones.owner(zone) == seat)


def told(event: Event, seat: Seat) -> Iterator[tuple[ZoneId, tuple[Card, ...]]]:
    """Yield the cards that a seat is told of by an event, and where they lie."""
    match event:
        case Moved(cards, target=zone) | Shuffled(cards, zone):
            yield zone, cards
        case Looked(who, cards, zone) if who != seat:
            yield zone, cards


@every_game
def test_no_seat_sees_or_hears_of_what_lies_face_down_for_it(key: str) -> None:
    for timeline in matches(key):
        for ply, seat in product(range(timeline.ply + 1), timeline.rules.seats):
            heard = (each for event in timeline.witnessed(ply, seat) for each in told(event, seat))
            for zone, cards in (*timeline.view(ply, seat).state.table.items(), *heard):
                if not may_see(timeline, ply, seat, zone):
                    assert set(cards) <= {HIDDEN}, (ply, seat, zone)


@every_game
def test_everybody_sees_what_lies_open(key: str) -> None:
    for timeline in matches(key):
        zones = timeline.rules.table_zones
        for ply, seat in product(range(timeline.ply + 1), timeline.rules.seats):
            true, seen = timeline.states[ply].table, timeline.view(ply, seat).state.table
            for zone in zones:
                faces = zones.zone(zone).faces
                if faces is Faces.ALL:
                    assert seen.get(zone, ()) == true.get(zone, ()), (ply, seat, zone)
