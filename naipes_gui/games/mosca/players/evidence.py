"""Deals that agree with what was said as well: who changes few cards keeps trumps and kings.

Whoever stayed and changed two cards held three trumps or plain kings and threw two others; who
passed was weak. So the kept cards of a rival are drawn first, out of those that are usually
kept, then what was thrown is laid aside, and the new cards come from what is left. No deal is
thrown away for disagreeing, and each is as likely as it is under these habits.
"""

from collections.abc import Mapping
from itertools import accumulate
from math import comb
from random import Random

from naipes_gui.core.table import Seat
from naipes_gui.games.mosca.players.beliefs import ANY, TRIES, Knowledge, drawn, hands
from naipes_gui.games.mosca.players.bits import KINGS, TRUMPS
from naipes_gui.games.mosca.players.strength import strength
from naipes_gui.games.mosca.rules.state import HAND_SIZE, PASSED

KEPT = TRUMPS | KINGS
GLANCES = 3
"""Hands of which a seat that passed gets the weakest."""
PLAIN_DOUBT = 0.15
"""How often at most a seat that changed no card is taken to have done so in a way of its own: five
cards are not kept by whim, whatever is thrown of others.
"""


def supposed_hands(known: Knowledge, doubt: float, rng: Random) -> dict[Seat, int]:
    """Return hands the other participants are likely to hold now.

    The doubt is how often a seat is taken to have changed in a way of its own.
    """
    for _ in range(TRIES):
        if found := _supposed(known, doubt, rng):
            return found
    return hands(known, rng)


def _supposed(known: Knowledge, doubt: float, rng: Random) -> dict[Seat, int]:
    """Return likely hands, or nothing if the cards do not go round."""
    pool = list(known.unseen)
    order = sorted(known.open_to, key=lambda seat: known.open_to[seat].bit_count())
    found = {seat: _kept(known, seat, pool, doubt, rng) for seat in order}
    _lay_aside(known, pool, rng)
    for seat in order:
        missing = len(known.state.hand(seat)) - found[seat].bit_count()
        new = drawn(pool, missing, known.open_to[seat], rng)
        if new.bit_count() < missing:
            return {}
        found[seat] |= new
    return found


def _kept(known: Knowledge, seat: Seat, pool: list[int], doubt: float, rng: Random) -> int:
    """Take from the pool what a seat kept of its dealt cards and still holds."""
    changed = known.state.changed(seat)
    if changed is None or rng.random() < _doubt_of(changed, doubt) or is_capped(known, seat):
        return 0
    fits = known.open_to[seat] & sum(pool)
    count = still_kept(known.played[seat], changed, fits, rng)
    count = min(count, len(known.state.hand(seat)))
    return drawn(pool, count, fits & KEPT, rng)


def _doubt_of(changed: int, doubt: float) -> float:
    """Return how often what a seat changed is not taken to tell of its hand."""
    return doubt if changed else min(doubt, PLAIN_DOUBT)


def still_kept(played: int, changed: int, fits: int, rng: Random) -> int:
    """Return how many of the kept cards are still in a hand that has played some.

    Each number is as likely as there are ways to it: which of the cards played were kept,
    which others, and which of the rest were drawn.
    """
    kept, gone = HAND_SIZE - changed, played.bit_count()
    likely, open_kept = (played & KEPT).bit_count(), (fits & KEPT).bit_count()
    ways = []
    for used in range(min(kept, likely) + 1):
        left, new = kept - used, changed - (gone - used)
        possible = new >= 0 and left <= open_kept and new <= fits.bit_count() - left
        ways.append(
            comb(likely, used) * comb(open_kept, left) * comb(fits.bit_count() - left, new)
            if possible
            else 0
        )
    if not any(ways):
        return 0
    sums = list(accumulate(ways))
    at = rng.random() * sums[-1]
    return kept - next(used for used, total in enumerate(sums) if at < total)


def is_capped(known: Knowledge, seat: Seat) -> bool:
    """Tell whether the stock was too small for a seat to change all it might have wished."""
    state, options = known.state, known.options
    if options.short_stock == "reshuffle":
        return False
    size, count = options.pack_size, len(state.scores)
    place = state.order.index(seat)
    earlier = sum(max(0, changed) for changed in state.declared[:place])
    left = size - HAND_SIZE * count - 1 - earlier
    return left < HAND_SIZE and state.declared[place] >= left


def _lay_aside(known: Knowledge, pool: list[int], rng: Random) -> None:
    """Take from the pool what the others have thrown, and the hands of those who passed."""
    for seat, changed in zip(known.state.order, known.state.declared, strict=False):
        if seat == known.seat:
            continue
        if changed == PASSED:
            _weakest(pool, rng)
        else:
            drawn(pool, changed, ~KEPT, rng)


def _weakest(pool: list[int], rng: Random) -> int:
    """Take from the pool the weakest of a few hands."""
    if len(pool) < HAND_SIZE * GLANCES:
        return drawn(pool, HAND_SIZE, ANY, rng)
    cards = rng.sample(pool, HAND_SIZE * GLANCES)
    glances = (cards[glance::GLANCES] for glance in range(GLANCES))
    weakest = min(glances, key=lambda hand: strength(sum(hand)))
    for card in weakest:
        pool.remove(card)
    return sum(weakest)


def supposed_deal(known: Knowledge, doubt: float, rng: Random) -> tuple[list[int], list[int]]:
    """Return hands as they are likely to have been dealt, from the elder on, and the stock."""
    pool = list(known.unseen)
    said: Mapping[Seat, int] = {
        seat: _dealt(known, seat, pool, doubt, rng)
        for seat in known.state.order
        if seat != known.seat and known.state.changed(seat) is not None
    }
    rng.shuffle(pool)
    dealt = []
    for seat in known.state.order:
        hand = known.mine if seat == known.seat else said.get(seat, 0)
        missing = HAND_SIZE - hand.bit_count()
        dealt.append(hand | sum(pool[:missing]))
        del pool[:missing]
    return dealt, pool


def _dealt(known: Knowledge, seat: Seat, pool: list[int], doubt: float, rng: Random) -> int:
    """Take from the pool a hand that explains what a seat has said."""
    changed = known.state.changed(seat) or 0
    if changed == PASSED:
        return _weakest(pool, rng)
    if rng.random() < _doubt_of(changed, doubt) or is_capped(known, seat):
        return drawn(pool, HAND_SIZE, ANY, rng)
    kept = drawn(pool, HAND_SIZE - changed, KEPT, rng)
    return kept | drawn(pool, changed, ~KEPT, rng)
