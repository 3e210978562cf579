"""At which plies of a match a seat has decided something."""

from typing import Any

from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.store.record import Record


def decided(timeline: Timeline[Any], seat: Seat) -> list[int]:
    """Return the plies at which a seat has decided something in a hand."""
    return [ply for ply in timeline.decisions if timeline.moves[ply][0] == seat]


def judged_plies(record: Record, seat: Seat) -> list[int]:
    """Return the plies at which a seat decided; what a branch took over is its parent's."""
    parent, plies = record.header.parent, record.timeline.decisions
    begin = plies[parent.moves :][:1] if parent is not None else plies[:1]
    return [ply for ply in decided(record.timeline, seat) if begin and ply >= begin[0]]
