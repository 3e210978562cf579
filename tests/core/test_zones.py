"""What a table knows of its zones."""

import pickle
from typing import Any

import pytest

from naipes_gui.core.errors import Undeclared
from naipes_gui.core.rules import Rules
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.zones import HAND, LOT, STOCK, TURN_UP, WON, Role, Zones
from naipes_gui.games import all_games

ZONES = Zones((STOCK, LOT, HAND, TURN_UP), (Seat(0), Seat(1)))


@pytest.mark.parametrize("key", all_games())
def test_every_zone_lies_on_the_table_before_the_lot(key: str) -> None:
    game = all_games()[key]
    rules: Rules[Any, Any] = game.rules(game.options().make())
    table = rules.start().table
    assert list(table) == list(rules.table_zones)
    assert [zone for zone, cards in table.items() if cards] == [STOCK.id]


def test_stacking_is_declared() -> None:
    assert ZONES.height(TURN_UP.id) < ZONES.height(STOCK.id) < ZONES.height(HAND.of(Seat(1)))


def test_a_zone_is_known_by_its_role_and_by_its_owner() -> None:
    assert (ZONES.role("hand:1"), ZONES.owner("hand:1")) == (Role.HAND, Seat(1))
    assert (ZONES.role("stock"), ZONES.owner("stock")) == (Role.STOCK, NOBODY)
    assert ZONES.find(Role.HAND, Seat(1)) == HAND.of(Seat(1)) == "hand:1"


def test_what_is_not_declared_is_not_there() -> None:
    assert ZONES.find(Role.WON, Seat(1)) is None
    assert WON.of(Seat(0)) not in ZONES
    assert ZONES.find(Role.HAND, Seat(2)) is None


def test_zones_are_the_same_in_another_process() -> None:
    assert pickle.loads(pickle.dumps(ZONES)) == ZONES
    assert Zones((STOCK, LOT, HAND), ZONES.seats) != ZONES


def test_a_zone_that_is_needed_must_be_declared() -> None:
    ZONES.need(TURN_UP)
    with pytest.raises(Undeclared, match="show the zone “won”, which is not declared"):
        ZONES.need(WON)
