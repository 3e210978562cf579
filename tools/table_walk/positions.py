"""Positions of recorded matches that ask something new of a table."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import Role
from naipes_gui.store.record import Record

MATCHES = Path(__file__).parent.parent.parent / "tests" / "records" / "tables"
ME = Seat(0)
DECIDING = {Role.TRICK, Role.CHAIN, Role.PILE, Role.LOT, Role.ASIDE}
"""What is about the cards in the middle tells what one is at."""
MIDDLE = (Role.TRICK, Role.CHAIN, Role.FIELD, Role.CAPTURED, Role.PLAYED, Role.WON, Role.PILE)


@dataclass(frozen=True)
class Position:
    """A table as its first seat sees it, and which of a match it is."""

    match: str
    ply: int
    view: View[Any]

    def __str__(self) -> str:
        return f"{self.match}@{self.ply}"


def matches() -> tuple[str, ...]:
    """Return the names of the recorded matches: the game, the seats, what is special."""
    return tuple(sorted(path.stem for path in MATCHES.glob("*.naipes")))


@lru_cache
def record(match: str) -> Record:
    """Return a recorded match."""
    return Record.load(MATCHES / f"{match}.naipes")


@lru_cache
def positions(match: str, most: int = 1_000) -> tuple[Position, ...]:
    """Return positions no two of which ask the same of the table.

    The fullest of each kind come first, so that piles are looked at as well as tricks; of a hand
    and of what goes before by turns, so that a few show both.
    """
    found: dict[object, Position] = {}
    timeline = record(match).timeline
    for ply in range(timeline.ply + 1):
        view = timeline.view(ply, ME)
        if view.state.stage in (Stage.HAND, Stage.CUT) or view.cards(Role.LOT, ME):
            found[_asked(view)] = Position(match, ply, view)
    fullest = sorted(found.values(), key=lambda each: _fullness(each.view), reverse=True)
    playing = [each for each in fullest if each.view.state.stage is Stage.HAND]
    before = [each for each in fullest if each.view.state.stage is not Stage.HAND]
    pairs = zip_longest(_by_turns(playing), _by_turns(before))
    row = [each for pair in pairs for each in pair if each is not None]
    return tuple(row if len(row) <= most else _spread(row, most))


def _by_turns(row: list[Position]) -> list[Position]:
    """Return the first of each kind, then the second ones, and so on."""
    kinds: dict[object, int] = {}
    ranked = list[tuple[int, Position]]()
    for position in row:
        kind = _kind(position.view)
        kinds[kind] = kinds.get(kind, 0) + 1
        ranked.append((kinds[kind], position))
    return [position for _, position in sorted(ranked, key=lambda each: each[0])]


def _spread(row: list[Position], most: int) -> Iterator[Position]:
    """Yield the first ones, and of the others every so manieth."""
    full = (most + 1) // 2
    yield from row[:full]
    step = (len(row) - full) / max(1, most - full)
    yield from (row[full + int(i * step)] for i in range(most - full))


def _kind(view: View[Any]) -> object:
    """Return what is done at the table, and what lies there for it."""
    state, zones = view.state, view.zones
    lying = frozenset(zones.role(zone) for zone, cards in state.table.items() if cards)
    return state.stage, getattr(state, "phase", None), lying & DECIDING


def _asked(view: View[Any]) -> object:
    """Return what of a view changes what lies on the felt."""
    state = view.state
    roles = (Role.TRICK, Role.CHAIN, Role.HAND, Role.TURN_UP, Role.ASIDE)
    given = len(view.moves) if state.to_move == ME and view.cards(Role.PILE, ME) else 0
    lying = tuple(
        (zone, len(cards)) for zone, cards in state.table.items() if view.zones.role(zone) in roles
    )
    return state.stage, getattr(state, "phase", None), state.to_move == ME, given, lying


def _fullness(view: View[Any]) -> tuple[int, int]:
    """Return how much there is to show: choices of mine, then cards in the middle."""
    state = view.state
    mine = len(view.moves) if state.to_move == ME else 0
    lying = sum(len(c) for zone, c in state.table.items() if view.zones.role(zone) in MIDDLE)
    return 7 if view.cards(Role.LOT, ME) else min(mine, 7), lying
