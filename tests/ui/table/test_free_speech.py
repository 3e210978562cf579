"""Where what a seat says may lie: over a card that lies face up last of all."""

from types import SimpleNamespace
from typing import Any

from naipes_gui.ui.table.free_speech import Around, best_stand, touches
from naipes_gui.ui.table.geometry import Box

ROOM: Any = SimpleNamespace(width=900.0, height=600.0)
PLATE = Box(10, 100, 200, 50)
SAID = 70.0, 28.0


def test_a_card_beside_the_plate_is_not_spoken_over() -> None:
    """“I deal.” lay on the card that was drawn for the deal."""
    card = Box(222, 95, 45, 70)
    assert best_stand(PLATE, SAID, ROOM, Around()).tail == "left"
    stand = best_stand(PLATE, SAID, ROOM, Around((PLATE,), shown=(card,)))
    assert not touches(stand.box, (card, PLATE))


def test_it_lies_rather_over_backs_and_empty_places() -> None:
    card, backs = Box(222, 95, 45, 70), Box(10, 20, 300, 75)
    below = Box(10, 155, 300, 80)
    stand = best_stand(PLATE, SAID, ROOM, Around((PLATE,), (below,), (backs,), (card,)))
    assert not touches(stand.box, (card,))
