"""Other matches that a seat cannot tell from the real one: unseen cards lie elsewhere.

Not only the table is changed but the whole hand, from the shuffle on: every card that the seat
has never seen takes the place of another, in the order of the stock and in the moves of the
others, and the hand is played again. What comes of it counts only if the rules allow it all
and the seat witnesses the very same events.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.errors import Contradiction, IllegalMove
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Event, Looked, Moved, Seat, Shown, Shuffled
from naipes_gui.core.timeline import Timeline
from tests.contract.positions import Position
from tests.guess import guess

Exchange: TypeAlias = Mapping[Card, Card]
"""Which card lies where another one did."""
GUESSES, PAIRS = 4, 12
"""How many exchanges of all unseen cards, and then of two of them, are tried."""


def swapped(position: Position, rng: Random) -> Position | None:
    """Return a position that looks the same to its seat, or nothing if none was found."""
    known = seen(position)
    unseen = [card for card in position.timeline.rules.pack.cards if card not in known]
    for exchange in _exchanges(position, unseen, rng):
        other = _replayed(position, exchange)
        if other is not None and other.state.table != position.state.table:
            return other
    return None


def seen(position: Position) -> set[Card]:
    """Return every card that the seat has seen since the shuffle, when all lay face down."""
    timeline = position.timeline
    plies = range(position.begin + 2, timeline.ply + 1)
    events = (event for ply in plies for event in timeline.witnessed(ply, position.seat))
    return {card for event in events for card in _faces(event)} - {HIDDEN}


def _faces(event: Event) -> tuple[Card, ...]:
    match event:
        case Moved(cards) | Shuffled(cards) | Shown(cards) | Looked(_, cards):
            return cards
        case _:
            return ()


def _exchanges(position: Position, unseen: list[Card], rng: Random) -> Iterator[Exchange]:
    """Yield ways to exchange unseen cards, those that change most first."""
    for _ in range(GUESSES if len(unseen) > 1 else 0):
        if exchange := _guessed(position, unseen, rng):
            yield exchange
    for _ in range(PAIRS if len(unseen) > 1 else 0):
        one, two = rng.sample(unseen, 2)
        yield {one: two, two: one}


def _guessed(position: Position, unseen: list[Card], rng: Random) -> Exchange:
    """Return an exchange that the rules do not exclude at once, or nothing."""
    truth, known = position.state.table, set(unseen)
    memory = {c: zone for zone, cards in truth.items() for c in cards if c not in known}
    view = position.view
    try:
        world = guess(position.timeline.rules, replace(view, memory=memory), rng).table
    except Contradiction:
        return {}
    exchange: dict[Card, Card] = {}
    for zone in truth:
        theirs, ours = ([c for c in t[zone] if c in known] for t in (truth, world))
        rng.shuffle(ours)
        exchange.update(zip(theirs, ours, strict=True))
    return exchange


def _replayed(position: Position, exchange: Exchange) -> Position | None:
    """Play the hand again with other cards; nothing if the seat would notice."""
    real, begin, seat = position.timeline, position.begin, position.seat
    other: Timeline[Any] = real.until(begin)
    for who, move in real.moves[begin:]:
        try:
            other.push(_exchanged(move, exchange), who)
        except IllegalMove:
            return None
        if _notices(real, other, seat):
            return None
    return Position(other)


def _exchanged(move: Move, exchange: Exchange) -> Move:
    cards, onto = (tuple(exchange.get(c, c) for c in cards) for cards in (move.cards, move.onto))
    return move._replace(cards=cards, onto=onto)


def _notices(real: Timeline[Any], other: Timeline[Any], seat: Seat) -> bool:
    ply = other.ply
    same_turn = real.states[ply].to_move == other.state.to_move
    return not same_turn or real.witnessed(ply, seat) != other.witnessed(ply, seat)
