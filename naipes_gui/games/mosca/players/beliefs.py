"""What a seat knows of the other hands, and deals that agree with it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from naipes_gui.core.cards import Card, french
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.players.bits import bits
from naipes_gui.games.mosca.rules.state import MoscaState

TRIES = 30
"""Deals that may break what is known before it is dropped."""
ANY = -1
"""Every card fits."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The cards of a view as bits, and what was said."""

    state: MoscaState
    options: MoscaOptions
    seat: Seat
    mine: int
    unseen: tuple[int, ...]
    """The cards that may be in any other hand, or in the stock."""
    open_to: Mapping[Seat, int]
    """The unseen cards that the play so far lets each other participant hold."""
    played: Mapping[Seat, int]


def knowledge(
    view: View[MoscaState],
    may_hold: Callable[[Seat, Card], bool],
    forgotten: frozenset[Card] = frozenset(),
) -> Knowledge:
    """Sort the cards of a view into those known and those that may be anywhere."""
    state, bit = view.state, bits(view.state.trump)
    seen = {card for cards in state.table.values() for card in cards} - forgotten
    pack = french(view.options.pack_size).cards
    unseen = [card for card in pack if card not in seen and card not in view.memory]
    unseen += [card for card in pack if card in forgotten]
    rivals = [seat for seat in state.participants if seat != view.seat]
    return Knowledge(
        state=state,
        options=view.options,
        seat=view.seat,
        mine=bits(state.trump).mask(state.hand(view.seat)),
        unseen=tuple(dict.fromkeys(bit[card] for card in unseen)),
        open_to={s: sum(bit[card] for card in unseen if may_hold(s, card)) for s in rivals},
        played={
            s: bits(state.trump).mask(play.card for play in state.plays if play.seat == s)
            for s in rivals
        },
    )


def hands(known: Knowledge, rng: Random) -> dict[Seat, int]:
    """Return hands the other participants may hold now, whatever they have changed."""
    order = sorted(known.open_to, key=lambda seat: known.open_to[seat].bit_count())
    counts = {seat: len(known.state.hand(seat)) for seat in order}
    found = dict[Seat, int]()
    for attempt in range(TRIES):
        pool = list(known.unseen)
        bound = attempt < TRIES - 1
        found = {
            seat: drawn(pool, counts[seat], known.open_to[seat] if bound else ANY, rng)
            for seat in order
        }
        if all(found[seat].bit_count() == counts[seat] for seat in order):
            break
    return found


def drawn(pool: list[int], count: int, fits: int, rng: Random) -> int:
    """Draw from a pool cards that fit: so many, or as many as there are.

    What is left must not be taken from one end: there would be nothing left there that fits.
    """
    fitting = [card for card in pool if card & fits]
    taken = rng.sample(fitting, count) if count < len(fitting) else fitting
    for card in taken:
        pool.remove(card)
    return sum(taken)
