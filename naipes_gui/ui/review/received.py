"""How a hand was each time after cards had come into it: in their order it lies since."""

from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.ui.table.hand_order import as_received


def received(timeline: Timeline[Any], ply: int, seat: Seat) -> list[frozenset[Card]]:
    """Return it of the deal in which a ply lies, up to that ply."""
    begin = max((each for each in timeline.shuffles if each <= ply), default=0)
    return as_received(timeline.states[at].hand(seat) for at in range(begin, ply + 1))
