"""What a computer player knows of the cards: what it sees, and what it has not forgotten."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from zlib import crc32

from naipes_gui.core.cards import HIDDEN, Card, Pack
from naipes_gui.core.rules import View
from naipes_gui.core.table import ZoneId
from naipes_gui.core.zones import HAND
from naipes_gui.games.nlk.rules.state import NlkState
from naipes_gui.games.nlk.rules.zones import GONE


@dataclass(frozen=True, slots=True)
class Beliefs:
    """Where a seat knows cards to lie, how many more lie there, and what these may be."""

    known: Mapping[ZoneId, tuple[Card, ...]]
    missing: Mapping[ZoneId, int]
    unknown: tuple[Card, ...]

    def world(self, rng: Random) -> dict[ZoneId, tuple[Card, ...]]:
        """Return one way the cards may lie."""
        pool = list(self.unknown)
        rng.shuffle(pool)
        rest = iter(pool)
        return {
            zone: (*cards, *(next(rest) for _ in range(self.missing[zone])))
            for zone, cards in self.known.items()
        }


def beliefs(view: View[NlkState], pack: Pack, memory: float) -> Beliefs:
    """Return what a seat believes that keeps such a share of the piles in mind."""
    table = view.state.table
    seen = {card for cards in table.values() for card in cards if card != HIDDEN}
    kept = {c: zone for c, zone in view.memory.items() if c not in seen and _keeps(view, c, memory)}
    held = {GONE.id, *map(HAND.of, view.state.seats)}
    known = {zone: _known(cards, zone, kept) for zone, cards in table.items() if zone in held}
    missing = {zone: len(table[zone]) - len(cards) for zone, cards in known.items()}
    sure = seen | kept.keys()
    return Beliefs(known, missing, tuple(card for card in pack.cards if card not in sure))


def _known(cards: tuple[Card, ...], zone: ZoneId, kept: Mapping[Card, ZoneId]) -> tuple[Card, ...]:
    mine = tuple(card for card in cards if card != HIDDEN)
    return (*mine, *(card for card, where in kept.items() if where == zone))


def _keeps(view: View[NlkState], card: Card, memory: float) -> bool:
    """Tell whether a card is remembered: the last ones taken up surely, others by their luck.

    The luck of a card is the same all through a hand, so that nothing forgotten comes back.
    """
    if memory >= 1 or card in view.state.taken[-3:]:
        return memory > 0
    state = view.state
    text = f"{view.seat} {state.deals} {state.dealer} {state.last_card} {card}"
    return crc32(text.encode()) < memory * 2**32


def stock_of(view: View[NlkState], pack: Pack) -> tuple[Card, ...]:
    """Return the cards not turned up yet, in the order of the pack."""
    seen = {card for cards in view.state.table.values() for card in cards}
    return tuple(card for card in pack.cards if card not in seen)
