"""What a seat remembers of cards it can no longer see."""

from collections.abc import Mapping
from typing import TypeAlias

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.table import Event, Moved, Shown, Table, ZoneId

Memory: TypeAlias = Mapping[Card, ZoneId]
"""The zone where each card surely lies, for cards whose faces were seen at some time."""


def remember(memory: Memory, table: Table, event: Event) -> Memory:
    """Return the memory after an event, as one seat witnessed both table and event.

    A card seen on leaving or on arriving is remembered where it went. When a card leaves
    unseen, any card remembered in that place may be the one, so all of them are forgotten.
    """
    match event:
        case Moved(cards, places, source, target):
            left = [table[source][place] for place in places]
            faces = [old if new == HIDDEN else new for old, new in zip(left, cards, strict=True)]
            unseen = HIDDEN in faces
            kept = {c: zone for c, zone in memory.items() if not (unseen and zone == source)}
            return kept | {card: target for card in faces if card != HIDDEN}
        case Shown(cards, _, zone):
            return {**memory, **dict.fromkeys(cards, zone)}
        case _:
            return memory
