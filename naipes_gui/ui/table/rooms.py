"""What room the felt has for a view of a game. Arithmetic only, no Qt."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.face import Face, Look
from naipes_gui.core.rules import View
from naipes_gui.core.table import FIRST, OMNISCIENT, Seat
from naipes_gui.core.zones import Role
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.geometry import LOW_TABLE, Room
from naipes_gui.ui.table.hand_room import fits_beside
from naipes_gui.ui.table.ring import Ring

TAKE = "take"
"""What a move is called that takes a card of the field for a turned one."""
LOW_FELT, NARROW_FELT = 430, 780
"""On a felt lower or narrower than this, text larger than 100 % would push things together."""
TIGHT_WIDTH, TIGHT_MOST = 880, (1.4, 1.7, 750)
"""A low felt so wide has room for text as large as that, beside cards that stay as they are: how
large at least, at most, and of how much of the width 100 % are."""
TIGHT_FELTS = {
    2: ((385, 1.0), (418, 1.3), (494, 1.4), (578, 1.7)),
    3: ((340, 1.0), (418, 1.3), (494, 1.45), (578, 1.7)),
    4: ((400, 1.0), (418, 1.2), (494, 1.4), (578, 1.7)),
    5: ((400, 1.0), (418, 1.2), (494, 1.35), (578, 1.7)),
    6: ((400, 1.0), (418, 1.2), (494, 1.4), (578, 1.7)),
    7: ((400, 1.0), (418, 1.1), (494, 1.15)),
    9: ((457, 1.0), (534, 1.4)),
}
"""How large text may be on a low felt, by how many sit round it: at the heights that windows leave
which are common, measured with `tools.table_walk`; no card becomes smaller by it."""
TIGHT_PILES = {
    2: ((400, 1.0), (418, 1.2), (494, 1.2), (578, 1.55)),
    3: ((340, 1.0), (380, 1.1), (418, 1.33), (494, 1.45), (578, 1.7)),
    4: ((400, 1.0), (418, 1.15), (494, 1.4), (578, 1.7)),
    5: ((400, 1.0), (418, 1.15), (494, 1.4), (578, 1.7)),
    6: ((400, 1.0), (418, 1.1), (494, 1.4), (578, 1.5)),
}
"""The same where the others heap up cards beside their plates, if less than that has room."""
TIGHT_FIELD = ((400, 1.0), (418, 1.2), (503, 1.4))
"""The same where the months lie in the middle, and nobody sits opposite."""
ROOMY = 950, 600
"""From such a width and height on there is more room between cards and plates."""
NARROW_HIGH, FEW = 650, 6
"""What 100 % take of the width of a felt that is narrower than roomy, but as high, with so many
round it; and at least where the others heap up cards."""
ROOMY_FELTS = {2: (365, 560), 3: (365, 560), 4: (390, 600), 5: (436, 600), 6: (390, 700),
               7: (390, 700)}  # fmt: skip
"""The same where it is roomy, by how many sit round it: `tools.table_walk` finds nothing amiss."""


@dataclass(frozen=True, slots=True)
class Felt:
    """Everything about a felt that does not change while a match is played on it."""

    face: Face
    players: int
    clockwise: bool
    flowers: bool
    width: float
    height: float
    aspect: float
    card_scale: float = 1.0
    text_scale: float = 1.0
    straight: bool = False
    bar: bool = True
    head: float = 0
    marks: bool = False
    """Whether flower cards wear their month."""

    def room(self, view: View[Any] | None, picked: Sequence[Card] = ()) -> Room:
        """Return the room for a view and what is picked there, or for an empty table."""
        many, steps = held(view), view is not None and has_steps(self.face, view)
        near = Seat(max(0, view.seat if view else 0))
        common = (
            self.width, self.height, self.players, near, self.clockwise, self.aspect,
            self.card_scale, self.text_scale, self.straight, self.bar, self.head, many,
        )  # fmt: skip
        if self.flowers:
            closed = view is not None and _has_closed_piles(self.face, view)
            return Field(
                *common, steps=steps, closed=closed, opened=opened(view, picked),
                sitting_out=sitting_out(self.face, view), marked=self.marks,
                paid=_paid(self.face, view), shown=_shows_hands(view),
            )  # fmt: skip
        piles = view is not None and _has_piles(self.face, view)
        ring = Ring(
            *common, steps=steps, piles=piles,
            contract=self.face.has_contract, chain=view is not None and _has_chain(self.face, view),
            counts_much=self.face.counts_much, shown=_shows_hands(view),
        )  # fmt: skip
        return ring if fits_beside(many, ring) else replace(ring, crowded=True)


def wants_other(room: Room, face: Face, view: View[Any]) -> bool:
    """Tell whether a view has not the room that it needs."""
    now = room.players, room.near, room.held, room.steps
    if isinstance(room, Field):
        lies = opened(view), _has_closed_piles(face, view), sitting_out(face, view)
        seen = _paid(face, view), _shows_hands(view)
        if (room.opened, room.closed, room.sitting_out, room.paid, room.shown) != (*lies, *seen):
            return True
    if isinstance(room, Ring):
        lying = _has_piles(face, view), _has_chain(face, view), _shows_hands(view)
        if (room.piles, room.chain, room.shown) != lying:
            return True
    seats = len(view.zones.seats)
    return now != (seats, Seat(max(0, view.seat)), held(view), has_steps(face, view))


def has_steps(face: Face, view: View[Any]) -> bool:
    """Tell whether the phase bar is shown."""
    return view.state.is_in_play and face.steps(view) is not None


def held(view: View[Any] | None) -> int:
    """Return for how many cards my hand needs room: five at least."""
    cards = view.cards(Role.HAND, max(FIRST, view.seat)) if view is not None else ()
    return max(5, len(cards))


def sitting_out(face: Face, view: View[Any] | None) -> tuple[Seat, ...]:
    """Return who does not play the hand that lies there, and has given back what was dealt."""
    if view is None or not view.state.is_dealt:
        return ()
    seats = (seat for seat in view.zones.seats if not view.cards(Role.HAND, seat))
    return tuple(seat for seat in seats if face.is_out(view, seat))


def _paid(face: Face, view: View[Any] | None) -> tuple[Seat, ...]:
    """Return which of the others hold what is worth something by itself."""
    if view is None:
        return ()
    others = (seat for seat in view.zones.seats if seat != view.seat)
    return tuple(seat for seat in others if face.hand_worth(view, seat) is not None)


def _shows_hands(view: View[Any] | None) -> bool:
    """Tell whether the hands of the others lie open, or would if they held any cards."""
    if view is None:
        return False
    others = (view.cards(Role.HAND, seat) for seat in view.zones.seats if seat != view.seat)
    return view.seat == OMNISCIENT or any(card != HIDDEN for cards in others for card in cards)


def opened(view: View[Any] | None, picked: Sequence[Card] = ()) -> int:
    """Return the month of which the viewer is to choose a card of the field, or 0."""
    offered = choices(view, picked) if view is not None else ()
    return int(offered[0].month) if offered else 0


def choices(view: View[Any], picked: Sequence[Card] = ()) -> tuple[Card, ...]:
    """Return the cards of the field between which a turned or a picked card leaves the choice."""
    cards = [move.cards[0] for move in view.moves if move.verb == TAKE and move.cards]
    if len(picked) == 1:
        cards = [m.onto[0] for m in view.moves if m.cards == (*picked,) and len(m.onto) == 1]
    lying = view.cards(Role.FIELD)
    return tuple(cards) if len(cards) > 1 and set(cards) <= set(lying) else ()


def _has_piles(face: Face, view: View[Any]) -> bool:
    return any(spot.home == "hand" for spot in face.spots(view))


def _has_chain(face: Face, view: View[Any]) -> bool:
    return any(spot.look is Look.LADDER for spot in face.spots(view))


def _has_closed_piles(face: Face, view: View[Any]) -> bool:
    return any(spot.look is Look.CLASSES and spot.closed for spot in face.spots(view))


def text_scale(
    width: float, height: float, wanted: float, players: int,
    *, months: bool = False, piles: bool = False,
) -> float:  # fmt: skip
    """Return how large text is on a felt of a size, for a window that wants it so large."""
    low, narrow = LOW_FELT, NARROW_FELT
    if width >= ROOMY[0] and height >= ROOMY[1]:
        low, narrow = ROOMY_FELTS.get(players, (low, narrow))
    elif height >= ROOMY[1] and players <= FEW:
        narrow = NARROW_HIGH
    if piles:
        # The names of heaps lie side by side.
        narrow = max(narrow, NARROW_HIGH)
    fits = min(width / narrow, height / low)
    if width >= TIGHT_WIDTH and height < LOW_TABLE:
        known = TIGHT_FIELD if months else TIGHT_FELTS.get(players, ())
        known = TIGHT_PILES.get(players, known) if piles else known
        fits = max(fits, _on_a_low_felt(width, height, known))
    return min(wanted, max(1.0, fits))


def _on_a_low_felt(width: float, height: float, known: Sequence[tuple[int, float]]) -> float:
    """Return how large text may be where what lies opposite, or wide, makes way for it."""
    least, most, whole = TIGHT_MOST
    most = min(most, max(least, width / whole))
    return min(most, _between(known, height))


def _between(known: Sequence[tuple[int, float]], height: float) -> float:
    """Return what lies at a height between those that are known, and at most the last of them."""
    for (below, small), (above, large) in pairwise(known):
        if below <= height < above:
            return small + (large - small) * (height - below) / (above - below)
    return known[-1][1] if known and height >= known[-1][0] else 1.0
