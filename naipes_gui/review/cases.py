"""The decisions of the hands of a match that are over."""

from bisect import bisect_left
from typing import Any

from naipes_gui.core.info import GameInfo
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.review.judge import Case


def hand_ends(timeline: Timeline[Any], place: int) -> int:
    """Return the ply at which a hand is over, counted from 0; of none before the first, 0."""
    begun = timeline.shuffles
    if place < 0:
        return 0
    return begun[place + 1] if place + 1 < len(begun) else timeline.ply


def cases_of(timeline: Timeline[Any], place: int, seat: Seat, game: GameInfo) -> list[Case]:
    """Return what a seat decided in a hand that is over, counted from 0."""
    begin, end = timeline.shuffles[place], hand_ends(timeline, place)
    plies = timeline.decisions
    there = plies[bisect_left(plies, begin) : bisect_left(plies, end)]
    return [Case.at(game, timeline, ply) for ply in there if timeline.moves[ply][0] == seat]
