"""A few deals of those that were possible at a decision, to look at."""

from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

from naipes_gui.core.cards import Card
from naipes_gui.core.rules import Stop
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.zones import Role
from naipes_gui.review.asking import GOING
from naipes_gui.review.chance import seed_of
from naipes_gui.review.dealt_anew import dealing_anew
from naipes_gui.store.branching import Redealt

MOST, TRIES, FIRST = 5, 10, 3_000
"""Deals that are shown, that are tried, and the number of the first: chance of its own."""
Hands: TypeAlias = Mapping[Seat, tuple[Card, ...]]
"""What everybody holds."""


def sample_deals(
    game: str, timeline: Timeline[Any], ply: int, seat: Seat, stop: Stop = GOING
) -> tuple[Hands, ...] | None:
    """Return deals that a seat could not have told from the real one; nothing when stopped.

    They follow from the same digest of the view as every judgement. Fewer than wanted come back
    where hardly any cards can lie elsewhere.
    """
    view, found = timeline.view(ply, seat), list[Hands]()
    for number in range(FIRST, FIRST + TRIES):
        steps = dealing_anew(timeline, ply, seat, Random(seed_of(game, view, number)))
        redealt = None
        while redealt is None:
            if stop.is_set():
                return None
            try:
                next(steps)
            except StopIteration as end:
                redealt = end.value
                break
        if redealt is not None and (hands := _hands(timeline, redealt)) not in found:
            found.append(hands)
        if len(found) == MOST:
            break
    return tuple(found)


def _hands(timeline: Timeline[Any], redealt: Redealt) -> Hands:
    other = timeline.until(redealt.begin)
    for who, move in redealt.moves:
        other.push(move, who)
    table, zones = other.state.table, other.rules.table_zones
    held = (zone for zone in table if zones.role(zone) is Role.HAND)
    return {zones.owner(zone): table[zone] for zone in held}
