"""A few deals of those that were possible at a decision, and what two moves would bring in each."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

from naipes_gui.core.cards import Card
from naipes_gui.core.face import ScoreSheet
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import USUAL, Opponent
from naipes_gui.core.rules import Stop
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import Role
from naipes_gui.review.asking import GOING
from naipes_gui.review.chance import seed_of
from naipes_gui.review.dealt_anew import dealing_anew
from naipes_gui.review.hindsight import Following
from naipes_gui.review.other_line import Outcome, other_line
from naipes_gui.store.branching import Redealt
from naipes_gui.store.record import Record

MOST, PLAYED, TRIES, FIRST = 5, 20, 80, 3_000
"""Deals that are shown, that are played, that are tried, and the number of the first: chance of
its own."""
DUEL = 2
Hands: TypeAlias = Mapping[Seat, tuple[Card, ...]]
"""What everybody holds."""


@dataclass(frozen=True, slots=True)
class SampleDeal:
    """What everybody would hold, and what some moves would bring the seat then."""

    hands: Hands
    brings: Mapping[Move, int]
    """In the scores of the game; of two players, how much more than the other. Where fewest win
    it is a loss."""
    ends: Mapping[Move, ScoreSheet] = field(default_factory=dict[Move, ScoreSheet])
    """How the hand ends with each."""


@dataclass(frozen=True, slots=True)
class SampleDeals:
    """Deals that were possible at a decision."""

    shown: tuple[SampleDeal, ...] = ()
    """A few of them, good and bad ones in the share that they have of all, the likely first."""
    brings: tuple[Mapping[Move, int], ...] = ()
    """What the moves bring in each that was played."""


def sample_deals(
    record: Record, ply: int, seat: Seat, moves: Iterable[Move], stop: Stop = GOING
) -> SampleDeals | None:
    """Return deals that a seat could not have told from the real one; nothing when stopped.

    They follow from the same digest of the view as every judgement. The likely ones are those in
    which the reference player would have bid, stayed or passed as the others did. Fewer than
    wanted come back where hardly any cards can lie elsewhere. Everybody goes on as that player
    does: to ask those at the table would take too long for a share that can be relied upon.
    """
    found, tried = list[SampleDeal](), tuple(moves)
    for other in _likely(record, ply, seat, stop):
        ends = _ends(other, ply, seat, tried, stop)
        if ends is not None:
            brings = {move: _own(outcome, seat) for move, outcome in ends.items()}
            sheets = {move: outcome.sheet for move, outcome in ends.items()}
            found.append(SampleDeal(_hands(other), brings, sheets))
    if stop.is_set():
        return None
    return SampleDeals(few_of(found), tuple(deal.brings for deal in found))


def few_of(deals: Sequence[SampleDeal]) -> tuple[SampleDeal, ...]:
    """Return a few deals that stand for all: one for every fifth, from the worst to the best.

    How much better the first move is goes before what it brings. They keep their order.
    """

    def good(place: int) -> tuple[int, int]:
        first, *_, last = [*deals[place].brings.values()] * 2
        return first - last, first

    ranked, many = sorted(range(len(deals)), key=good), min(MOST, len(deals))
    middle = (ranked[(2 * nth + 1) * len(deals) // (2 * many)] for nth in range(many))
    return tuple(deals[place] for place in sorted(middle))


def _likely(record: Record, ply: int, seat: Seat, stop: Stop) -> list[Record]:
    """Return the match with other cards, often: as its talk lets them lie, if that can be."""
    view, known = record.timeline.view(ply, seat), list[object]()
    dealt = list[tuple[int, int, Record]]()
    for number in range(FIRST, FIRST + TRIES):
        rng = Random(seed_of(record.header.game, view, number))
        redealt = _dealt(record, ply, seat, rng, stop)
        if redealt is None or stop.is_set():
            continue
        other = _as_dealt(record, ply, redealt)
        hands = _hands(other)
        # Where nobody holds any cards yet, two deals differ by where all others lie.
        told = hands if any(hands.values()) else other.timeline.state.table
        if told not in known:
            known.append(told)
            dealt.append((_surprises(other, ply, seat, stop), number, other))
        if sum(not surprises for surprises, *_ in dealt) == PLAYED:
            break
    dealt.sort(key=lambda each: each[:2])
    # Less likely ones are taken only for want of others: they would be no share of anything.
    most = max((surprises for surprises, *_ in dealt[:MOST]), default=0)
    return [other for surprises, _, other in dealt[:PLAYED] if surprises <= most]


def _surprises(other: Record, ply: int, seat: Seat, stop: Stop) -> int:
    """Count what others said or staked that they would hardly have with these cards."""
    timeline, follow, found = other.timeline, Following(other, 0), 0
    plies = (late for late in timeline.decisions if timeline.shuffles[-1] <= late < ply)
    for late in plies:
        who, made = timeline.moves[late]
        view = timeline.view(late, who)
        told = {(move.verb, move.word, len(move.cards)) for move in view.moves}
        if who == seat or len(told) < 2:
            continue
        likely = follow(view, Opponent(USUAL), late, stop)
        if likely is not None:
            found += (likely.verb, likely.word) != (made.verb, made.word)
            found += abs(len(likely.cards) - len(made.cards))
    return found


def _dealt(record: Record, ply: int, seat: Seat, rng: Random, stop: Stop) -> Redealt | None:
    steps = dealing_anew(record.timeline, ply, seat, rng)
    while not stop.is_set():
        try:
            next(steps)
        except StopIteration as end:
            found: Redealt | None = end.value
            return found
    return None


def _as_dealt(record: Record, ply: int, redealt: Redealt) -> Record:
    """Return the match, in memory, as it would stand at a decision with these cards."""
    other = record.until(ply)
    other.timeline = record.timeline.until(redealt.begin)
    for who, move in redealt.moves:
        other.timeline.push(move, who)
    return other


def _hands(other: Record) -> Hands:
    table, zones = other.timeline.state.table, other.rules.table_zones
    held = (zone for zone in table if zones.role(zone) is Role.HAND)
    return {zones.owner(zone): table[zone] for zone in held}


def _ends(
    other: Record, ply: int, seat: Seat, moves: Iterable[Move], stop: Stop
) -> Mapping[Move, Outcome] | None:
    found, follow = dict[Move, Outcome](), Following(other, 0)
    for move in moves:
        line = other_line(other, ply, move, seat=seat, ask=follow, stop=stop)
        if line is None:
            return None
        found[move.meaning] = line.would
    return found


def _own(outcome: Outcome, seat: Seat) -> int:
    """Return what a hand brought a seat; what the only other gains is lost to it."""
    mine = outcome.gained[seat]
    return mine - sum(outcome.gained) + mine if len(outcome.gained) == DUEL else mine
