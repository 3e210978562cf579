"""What is dealt open, for whoever only hears it: everybody else sees it at a glance."""

from collections.abc import Iterator
from typing import Any

from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.motion import DEAL
from naipes_gui.core.table import NOBODY, Moved
from naipes_gui.core.timeline import Frame
from naipes_gui.core.wording import Wording, card_names, joined, labelled
from naipes_gui.core.zones import Role

OPEN = (Role.FIELD, Role.TURN_UP, Role.PILE)


def laid_open(frame: Frame[Any], wording: Wording) -> Iterator[str]:
    """Yield what came to lie open in a deal, place by place."""
    zones, table = frame.view.zones, frame.view.state.table
    events = [event for event in frame.events if isinstance(event, Moved)]
    if not any(event.how is DEAL for event in events):
        return
    for zone in dict.fromkeys(event.target for event in events):
        cards = [card for card in table[zone] if card != HIDDEN]
        if cards and zones.role(zone) in OPEN:
            name, owner = wording.say(zones.zone(zone).name), zones.owner(zone)
            whose = name if owner == NOBODY else f"{name}, {wording.names[owner]}"
            yield labelled(whose, joined(card_names(cards)))
