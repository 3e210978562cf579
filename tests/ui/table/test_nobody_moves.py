"""Who sits somewhere stays there when piles become hands, and when a hand grows."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from naipes_gui.core.zones import Role
from naipes_gui.ui.table.geometry import Room
from naipes_gui.ui.table.hand_room import fits_beside
from tools.table_walk.laying import Setting, Table
from tools.table_walk.positions import ME, Position, positions

SETTINGS = (
    Setting((900, 600)), Setting((900, 600), 1.25), Setting((900, 600), 2.0),
    Setting((960, 540), 1.5), Setting((1280, 800), 1.5), Setting((1366, 768), panel=True),
    Setting((900, 600), 2.0, coach=True), Setting((1280, 800), 2.0, coach=True),
    Setting((900, 600), panel=True), Setting((1280, 800), 2.0, panel=True),
    Setting((900, 600), cards=1.6), Setting((1280, 800), 1.5, cards=1.3),
)  # fmt: skip
BESIDE = 18
"""So many cards lie beside my plate at least, in each of these windows."""


def _seats(room: Room) -> set[tuple[int, int, int]]:
    return {(place.seat, round(place.plate.x), round(place.plate.y)) for place in room.places()}


def _held(position: Position) -> int:
    return len(position.view.cards(Role.HAND, ME))


@pytest.mark.parametrize("match", [f"nlk-{players}" for players in range(3, 10)])
def test_nobody_moves_when_piles_become_hands(qapp: QApplication, match: str) -> None:
    table = Table(match)
    shown = [p for p in positions(match, 24) if p.view.state.is_dealt and _held(p) <= BESIDE]
    assert any(p.view.cards(Role.PILE, ME) for p in shown)
    assert any(map(_held, shown))
    for setting in SETTINGS:
        felt = table.felt(setting)
        seats = {frozenset(_seats(felt.room(position.view))) for position in shown}
        assert len(seats) == 1, setting


def test_a_hand_that_grows_stays_beside_my_plate(qapp: QApplication) -> None:
    for players in range(2, 10):
        table = Table(f"nlk-{players}")
        lying = next(p for p in positions(f"nlk-{players}") if p.view.cards(Role.HAND, ME))
        for setting in SETTINGS:
            room = table.felt(setting).room(lying.view)
            for held in range(9, BESIDE + 1):
                assert fits_beside(held, replace(room, held=held)), f"{held} {players} {setting}"
