"""What a seat knows of the other hands, and deals that agree with it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from naipes_gui.core.cards import Card, french
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.games.mosca.bits import bits, mask
from naipes_gui.games.mosca.state import HAND_SIZE, PASSED, MoscaState
from naipes_gui.games.mosca.strength import keepers, strength

TRIES = 30
"""Deals that may break what is known before it is dropped."""
CANDIDATES = 3
"""Deals of which the likeliest is kept."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The cards of a view as bits, and what was said."""

    state: MoscaState
    seat: Seat
    mine: int
    unseen: tuple[int, ...]
    """The cards that may be in any other hand, or in the stock."""
    open_to: Mapping[Seat, int]
    """The unseen cards that the play so far lets each other participant hold."""
    played: Mapping[Seat, int]


def knowledge(view: View[MoscaState], may_hold: Callable[[Seat, Card], bool]) -> Knowledge:
    """Sort the cards of a view into those known and those that may be anywhere."""
    state, bit = view.state, bits(view.state.trump)
    seen = {card for cards in state.table.values() for card in cards}
    pack = french(state.options.pack_size).cards
    unseen = [card for card in pack if card not in seen and card not in view.memory]
    rivals = [seat for seat in state.participants if seat != view.seat]
    return Knowledge(
        state=state,
        seat=view.seat,
        mine=mask(state.hand(view.seat), state.trump),
        unseen=tuple(bit[card] for card in unseen),
        open_to={s: sum(bit[card] for card in unseen if may_hold(s, card)) for s in rivals},
        played={
            s: mask((play.card for play in state.plays if play.seat == s), state.trump)
            for s in rivals
        },
    )


def hands(known: Knowledge, rng: Random) -> dict[Seat, int]:
    """Return hands the other participants may hold now, the likeliest of a few deals."""
    drawn = [_deal(known, rng) for _ in range(CANDIDATES)]
    return min(drawn, key=lambda each: _strangeness(known, each))


def _deal(known: Knowledge, rng: Random) -> dict[Seat, int]:
    """Draw hands that break nothing known; the choosiest are filled first."""
    order = sorted(known.open_to, key=lambda seat: known.open_to[seat].bit_count())
    for attempt in range(TRIES):
        pool = list(known.unseen)
        rng.shuffle(pool)
        bound = attempt < TRIES - 1
        found = {seat: _hand(known, seat, pool, bound=bound) for seat in order}
        if all(found.values()) or not any(map(known.state.hand, order)):
            break
    return found


def _hand(known: Knowledge, seat: Seat, pool: list[int], *, bound: bool) -> int:
    """Take a hand from the pool, or nothing if not enough cards fit."""
    count = len(known.state.hand(seat))
    fits = [card for card in pool if card & known.open_to[seat]] if bound else pool
    taken = fits[:count]
    for card in taken:
        pool.remove(card)
    return sum(taken) if len(taken) == count else 0


def _strangeness(known: Knowledge, dealt: Mapping[Seat, int]) -> int:
    """Return how many kept cards are missing that seats must have had to change so few."""
    missing = 0
    for seat, hand in dealt.items():
        kept = HAND_SIZE - (known.state.changed(seat) or 0)
        missing += max(0, kept - keepers(hand | known.played[seat]))
    return missing


def dealt_hands(known: Knowledge, rng: Random) -> tuple[list[int], list[int]]:
    """Return the hands as dealt, from the elder on, and the stock as it then lay.

    Of a few draws each seat gets the one that explains best what it has said.
    """
    pool = list(known.unseen)
    rng.shuffle(pool)
    found = []
    for seat in known.state.order:
        if seat == known.seat:
            found.append(known.mine)
            continue
        draws = [pool[i : i + HAND_SIZE] for i in range(0, len(pool) - HAND_SIZE + 1, HAND_SIZE)]
        best = _likeliest(known.state.changed(seat), draws[:CANDIDATES])
        found.append(sum(best))
        pool = [card for card in pool if card not in best]
    return found, pool


def _likeliest(changed: int | None, draws: Sequence[list[int]]) -> list[int]:
    if changed is None:
        return draws[0]
    if changed == PASSED:
        return min(draws, key=lambda draw: strength(sum(draw)))
    return min(draws, key=lambda draw: abs(keepers(sum(draw)) - (HAND_SIZE - changed)))
