"""What a card may be let go on: places that wait for one, and cards that it takes."""

from collections.abc import Iterable, Mapping
from typing import Any

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.reach import Reach
from naipes_gui.core.rules import View
from naipes_gui.core.table import ZoneId
from naipes_gui.core.text import Phrase
from naipes_gui.ui.table.pose import CardPlace
from naipes_gui.ui.table.scene import TableScene


def aims(reaches: Iterable[Reach], hint: Move | None) -> dict[ZoneId, Phrase]:
    """Return the places that wait for a card, with what is written on them.

    A hint leaves its own place alone in gold.
    """
    meant = (reach for reach in reaches if hint in (None, reach.move))
    return {reach.zone: reach.tag for reach in meant if reach.tag is not None}


def waiting(view: View[Any], places: Iterable[ZoneId]) -> tuple[Card, ...]:
    """Return the open cards on which another is waited for."""
    tops = (card for zone in places for card in view.state.table[zone][-1:])
    return tuple(card for card in tops if card != HIDDEN)


def falls_on(scene: TableScene, moves: Iterable[Move], place: CardPlace, card: Card) -> Move | None:
    """Return the move by which a card that is let go takes what it lies on.

    What counts is where the card lies, not where in it it is held.
    """
    item = scene.item(place)
    takes = {other: move for move in moves if move.cards == (card,) for other in move.onto}
    near = _distances(scene, item.pos().x(), item.pos().y(), item.height, takes)
    return takes[min(near, key=lambda other: near[other])] if near else None


def _distances(
    scene: TableScene, x: float, y: float, height: float, takes: Mapping[Card, Move]
) -> dict[Card, float]:
    """Return how far off the cards are that are touched."""
    found = {}
    for other in takes:
        place = scene.place_of(other)
        pose = scene.laid[place] if place is not None else None
        if pose is None:
            continue
        across, along = abs(pose.x - x), abs(pose.y - y)
        reach = (pose.height + height) / 2
        if along < reach and across < reach * scene.cards.aspect:
            found[other] = across + along
    return found
