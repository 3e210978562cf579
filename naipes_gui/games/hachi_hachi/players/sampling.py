"""Deals that agree with what a viewer sees and remembers."""

from collections.abc import Callable
from random import Random

from naipes_gui.core.table import Seat
from naipes_gui.core.zones import STOCK
from naipes_gui.games.hachi_hachi.players.bits import CARDS, INDEX
from naipes_gui.games.hachi_hachi.players.position import Position
from naipes_gui.games.hachi_hachi.players.rollout import Deal


def sampler(at: Position, rng: Random) -> Callable[[], Deal]:
    """Return a source of worlds that agree with what the viewer sees and remembers."""
    mine = [INDEX[card] for card in at.hand]
    others = at.seats[1:]
    known = [at.known_of(seat) for seat in others]
    sizes = [len(at.state.hand(seat)) - len(k) for seat, k in zip(others, known, strict=True)]
    fits = [_fitting(at, seat) for seat in others]
    stock = len(at.state.table[STOCK.id])
    top = [INDEX[at.state.turned]] if at.state.turned else []

    def sample() -> Deal:
        unseen = list(at.unseen)
        rng.shuffle(unseen)
        hands = [mine.copy()]
        for sure, size, fit in zip(known, sizes, fits, strict=True):
            chosen = unseen[:size] if fit is None else [c for c in unseen if c in fit][:size]
            if fit is None:
                del unseen[:size]
            else:
                unseen = [card for card in unseen if card not in chosen]
            hands.append([*sure, *chosen])
        return Deal(hands, at.piles.copy(), at.field, [*top, *unseen[:stock]])

    return sample


def _fitting(at: Position, seat: Seat) -> frozenset[int] | None:
    """Return the unseen cards a seat may hold, or nothing if it may hold any."""
    fits = frozenset(p for p in at.unseen if at.rules.may_hold(at.state, seat, CARDS[p]))
    return None if len(fits) == len(at.unseen) else fits
