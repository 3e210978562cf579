"""Lets a match leave another one: writes the record of a branch.

With the same cards it holds all that its parent holds as far as hands are over, and then takes
back what is to be played otherwise: so the deals to come are in it too. With cards dealt anew it
ends where it leaves its parent.
"""

from bisect import bisect_left
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

from naipes_gui import __version__
from naipes_gui.core.cards import Card
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.store import paths
from naipes_gui.store.durable import create_whole, make_folder, sync_folder
from naipes_gui.store.formats import sealed_again
from naipes_gui.store.header import Header
from naipes_gui.store.lines import written
from naipes_gui.store.names import unused
from naipes_gui.store.notation import cards_text
from naipes_gui.store.parent import Kind, Parent
from naipes_gui.store.record import Record
from naipes_gui.store.seals import ExerciseSeal, Seal, commitment

STILL_PLAYED = phrase(
    "store", "This hand is still being played: play it to its end, then it can be played otherwise."
)
NOTHING_LEFT = phrase("store", "From here on nobody decided anything: go further back.")

A_STRETCH = 12
"""Lines that are written without a pause, some milliseconds."""


@dataclass(frozen=True, slots=True)
class Redealt:
    """A hand so far with other cards: as its seat saw it, but for what it could not see."""

    begin: int
    """The ply at which the hand was shuffled."""
    moves: tuple[tuple[Seat, Move], ...]
    """All moves from there on, chance's included."""


def leaving_at(record: Record, ply: int) -> int:
    """Return the ply of the first decision from a ply on: from there a branch is played.

    Raises:
        BadRecord: there is none, or its hand is not over yet.

    """
    if record.header.newer is not None:
        raise BadRecord(record.header.newer)
    plies = record.timeline.decisions
    place = bisect_left(plies, ply)
    if place == len(plies):
        raise BadRecord(STILL_PLAYED if _is_playing(record) else NOTHING_LEFT)
    if plies[place] >= _over(record):
        raise BadRecord(STILL_PLAYED)
    return plies[place]


def writing_branch(
    record: Record, name: str, ply: int, redealt: Redealt | None = None,
    rng: Random | None = None, now: datetime | None = None,
) -> Generator[None, None, bytes]:  # fmt: skip
    """Make the record of a branch that leaves a match at a decision, with pauses.

    Raises:
        BadRecord: there is no decision, or its hand is not over yet.

    """
    if leaving_at(record, ply) != ply:
        raise BadRecord(NOTHING_LEFT)
    number = bisect_left(record.timeline.decisions, ply)
    kind = Kind.SAME if redealt is None else Kind.ANEW
    begun = (now or datetime.now(UTC)).strftime("%Y-%m-%dT%H:%M:%SZ")
    parent = Parent(record.mark, name[:100], number, kind)
    header = replace(record.header, parent=parent, app=__version__, started=begun)
    if redealt is None:
        lines = chain(lines_of(record, _over(record)), [{"undo": number}])
    else:
        assert rng is not None
        lines = chain(lines_of(record, redealt.begin), _exercise(record, redealt, number, rng))
    return (yield from _writing(header, lines))


def save_branch(branch: bytes, name: str, folder: Path | None = None) -> Path:
    """Put a branch among the records, under a name that nobody has.

    Raises:
        OSError: the disk refuses.

    """
    where = folder or paths.records_folder()
    make_folder(where)
    while True:
        path = unused(where, name)
        try:
            create_whole(path, branch)
        except FileExistsError:
            continue
        sync_folder(where)
        return path


def lines_of(record: Record, end: int) -> Iterator[dict[str, Any]]:
    """Yield the lines after the header that lead to a ply, along the line that was played."""
    timeline = record.timeline
    for ply in range(end):
        state = timeline.states[ply]
        seat, move = timeline.moves[ply]
        seal = record.seals[state.deals - 1] if state.stage is Stage.CUT else None
        if state.stage is Stage.SHUFFLE:
            yield _hand_line(record, state, record.seals[state.deals])
        else:
            yield from _line(timeline, ply, seat, move, seal)
        if _is_scored(timeline, ply):
            yield record.rules.tally(timeline.states[ply + 1])


def _line(
    timeline: Timeline[Any], ply: int, seat: Seat, move: Move, seal: Seal | None
) -> Iterator[dict[str, Any]]:
    match timeline.states[ply].stage:
        case Stage.LOT:
            after = timeline.states[ply + 1]
            dealer = None if after.stage is Stage.LOT else int(after.dealer)
            yield {"lot": cards_text(move.cards) or None, "dealer": dealer}
        case Stage.CUT:
            assert seal is not None
            yield {**seal.to_json(), "cut": move.number}
        case Stage.HAND:
            yield {"s": int(seat), "m": str(move)}
        case _:
            pass


def _hand_line(record: Record, state: Any, seal: Seal) -> dict[str, Any]:
    bound = sealed_again(seal, record.rules.pack.cards)
    return {"hand": state.deals + 1, "dealer": int(state.dealer), **bound.to_json()}


def _is_scored(timeline: Timeline[Any], ply: int) -> bool:
    """Tell whether a hand ends with the move made at a ply."""
    before, after = timeline.states[ply].stage, timeline.states[ply + 1].stage
    return before is not Stage.LOT and after in (Stage.SHUFFLE, Stage.OVER)


def _exercise(
    record: Record, redealt: Redealt, number: int, rng: Random
) -> Iterator[dict[str, Any]]:
    """Yield the lines of a hand whose deck follows from nothing but what was seen of it."""
    begin = redealt.begin
    deck, orders = _orders(record, redealt)
    salt, (_, cut) = f"{rng.getrandbits(128):032x}", redealt.moves[1]
    commit = commitment(" / ".join((deck, *orders)), salt)
    state = record.timeline.states[begin]
    seal = ExerciseSeal(state.deals + 1, commit, deck, cut.number or 0, salt=salt, moves=number,
                        orders=orders)  # fmt: skip
    yield _hand_line(record, state, seal)
    yield {**seal.to_json(), "cut": cut.number}
    for seat, move in redealt.moves[2:]:
        if move.verb != "shuffle":
            yield {"s": int(seat), "m": str(move)}


def _orders(record: Record, redealt: Redealt) -> tuple[str, tuple[str, ...]]:
    """Return the deck of a hand and how cards lay after each reshuffle."""
    stages = {Stage.SHUFFLE, Stage.RESHUFFLE}
    shuffled: list[tuple[Card, ...]] = [
        move.cards
        for ply, (_, move) in enumerate(redealt.moves, redealt.begin)
        if record.timeline.states[ply].stage in stages
    ]
    deck, *orders = map(cards_text, shuffled)
    return deck, tuple(orders)


def _writing(header: Header, lines: Iterable[dict[str, Any]]) -> Generator[None, None, bytes]:
    """Return a record, every line of which has been checked against the rules."""
    record, whole = Record(header), written(header.to_json())
    linked = []
    for number, line in enumerate(lines):
        record.take(line)
        linked += [written(record.chain.linked(line))]
        if number % A_STRETCH == 0:
            yield
    return b"".join((whole, *linked))


def _is_playing(record: Record) -> bool:
    """Tell whether the last hand is still to be played on without knowing better."""
    is_over = record.timeline.state.stage in (Stage.SHUFFLE, Stage.OVER, Stage.LOT)
    free = record.is_over or record.knows_better or record.problem is not None
    return not (is_over or free)


def _over(record: Record) -> int:
    """Return how far a match has been played in hands that are over, and may be seen."""
    timeline = record.timeline
    is_dealt = timeline.state.stage is not Stage.CUT
    return timeline.ply if is_dealt and not _is_playing(record) else timeline.shuffles[-1]
