"""Deals anew what a seat could not have seen of a hand, so that it would have noticed nothing.

Not only the table is changed but the whole hand, from the shuffle on: every card that the seat has
never seen takes the place of another, in the order of the pack and in the moves of the others, and
the hand is played again. What comes of it counts only if the rules allow it all and the seat
witnesses the very same events. That the others might have bid or played otherwise with other cards
is not considered.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.errors import IllegalMove
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import NOBODY, Event, Looked, Moved, Seat, Shown, Shuffled
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.zones import Role
from naipes_gui.store.branching import Redealt

Exchange: TypeAlias = Mapping[Card, Card]
"""Which card lies where another one did."""
DEALS, PAIRS = 12, 80
"""How many deals of all unseen cards are tried, and how many exchanges of two if none fits."""
A_STRETCH = 12
"""Moves that are played again between two pauses: some milliseconds."""

Steps: TypeAlias = Generator[None, None, Redealt | None]


def dealing_anew(timeline: Timeline[Any], ply: int, seat: Seat, rng: Random) -> Steps:
    """Return the hand of a ply up to there with other cards; nothing if none can lie elsewhere.

    It pauses now and then, for whoever has something else to do.
    """
    hand = _Hand(timeline, ply, seat)
    for _ in range(DEALS if len(hand.unseen) > 1 else 0):
        exchange = hand.deal(rng)
        moves = yield from hand.replayed(exchange)
        if moves is not None and hand.differs(exchange):
            return Redealt(hand.begin, moves)
    return (yield from _pair_by_pair(hand, rng))


def _pair_by_pair(hand: "_Hand", rng: Random) -> Steps:
    """Exchange two cards again and again, and keep what the seat does not notice."""
    kept: dict[Card, Card] = {card: card for card in hand.unseen}
    found: Redealt | None = None
    for _ in range(PAIRS if len(hand.unseen) > 1 else 0):
        one, two = rng.sample(hand.unseen, 2)
        tried = {**kept, one: kept[two], two: kept[one]}
        moves = yield from hand.replayed(tried)
        if moves is not None:
            kept = tried
            found = Redealt(hand.begin, moves) if hand.differs(kept) else None
    return found


class _Hand:
    """A hand up to a ply, and what a seat has seen of it."""

    def __init__(self, timeline: Timeline[Any], ply: int, seat: Seat) -> None:
        self._real, self._seat = timeline.until(ply), seat
        self.begin = self._real.shuffles[-1]
        self._view = self._real.view(ply, seat)
        plies = range(self.begin + 2, ply + 1)
        witnessed = (event for late in plies for event in self._real.witnessed(late, seat))
        seen = {card for event in witnessed for card in _faces(event)}
        self.unseen = [card for card in timeline.rules.pack.cards if card not in seen]

    def deal(self, rng: Random) -> Exchange:
        """Deal all unseen cards to the places where they lie, hands first as these are choosy."""
        rules, state, zones = self._real.rules, self._real.state, self._real.rules.table_zones
        pool, exchange = set(self.unseen), dict[Card, Card]()
        held = [zone for zone in state.table if zones.role(zone) is Role.HAND]
        rng.shuffle(held)
        rest = [zone for zone in state.table if zone not in held]
        for zone in (*held, *rest):
            owner = zones.owner(zone) if zone in held else NOBODY
            theirs = [card for card in state.table[zone] if card in self.unseen]
            fits = [c for c in sorted(pool) if owner < 0 or rules.may_hold(state, owner, c)]
            if len(fits) < len(theirs):
                return {}
            ours = rng.sample(fits, len(theirs))
            pool.difference_update(ours)
            exchange.update(zip(theirs, ours, strict=True))
        return exchange

    def differs(self, exchange: Exchange) -> bool:
        """Tell whether anything lies elsewhere now: in another zone, or in the stock."""
        table, zones = self._real.state.table, self._real.rules.table_zones
        where = {
            card: (zone, place if zones.role(zone) is Role.STOCK else 0)
            for zone, cards in table.items()
            for place, card in enumerate(cards)
        }
        return any(where[card] != where[other] for card, other in exchange.items())

    def replayed(
        self, exchange: Exchange
    ) -> Generator[None, None, tuple[tuple[Seat, Move], ...] | None]:
        """Play the hand again with other cards; nothing if the seat would notice."""
        if not exchange:
            return None
        real, other = self._real, self._real.until(self.begin)
        for number, (who, move) in enumerate(real.moves[self.begin :]):
            if number % A_STRETCH == 0:
                yield
            try:
                other.push(_exchanged(move, exchange), who)
            except IllegalMove:
                return None
            if self._notices(other):
                return None
        same = other.view(other.ply, self._seat) == self._view
        return tuple(other.moves[self.begin :]) if same else None

    def _notices(self, other: Timeline[Any]) -> bool:
        ply, real = other.ply, self._real
        then, now = real.states[ply], other.state
        if (then.to_move, then.stage) != (now.to_move, now.stage):
            return True
        # In the order of the pack, before it is cut, nobody has seen anything.
        dealt = now.stage is not Stage.CUT
        return dealt and real.witnessed(ply, self._seat) != other.witnessed(ply, self._seat)


def _exchanged(move: Move, exchange: Exchange) -> Move:
    cards, onto = (tuple(exchange.get(c, c) for c in cards) for cards in (move.cards, move.onto))
    return move._replace(cards=cards, onto=onto)


def _faces(event: Event) -> Iterator[Card]:
    """Yield the cards that an event shows."""
    shown: Sequence[Card] = ()
    match event:
        case Moved(cards) | Shuffled(cards) | Shown(cards) | Looked(_, cards):
            shown = cards
        case _:
            pass
    return (card for card in shown if card != HIDDEN)
