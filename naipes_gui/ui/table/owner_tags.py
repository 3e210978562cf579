"""The names beside the cards of a trick, in gold that of whoever is winning."""

from collections.abc import Mapping
from typing import Any

from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import Role
from naipes_gui.ui.table import plates
from naipes_gui.ui.table.aside import name_place
from naipes_gui.ui.table.crown import ON_CARDS
from naipes_gui.ui.table.fixed_chips import FIXED
from naipes_gui.ui.table.geometry import Box, Place
from naipes_gui.ui.table.pieces import Pieces
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.table.pose import bounding
from naipes_gui.ui.table.ring import Ring
from naipes_gui.ui.table.scene import TableScene
from naipes_gui.ui.table.trick_room import beside_mine, name_span, tag_side, trick_edges

KEY = "owner:{}"
LONG = 1e6
ASIDE, GAP = ("left", "right"), 5
"""Where a name stands beside its card, and how far from it."""
WORDED = 160
"""How long a name may be with the word that it is winning, at 100 %."""


class OwnerTags:
    """Says who played which card, as long as the card lies there."""

    def __init__(
        self, scene: TableScene, pieces: Pieces, seat_infos: Mapping[Seat, SeatInfo]
    ) -> None:
        self._scene, self._pieces, self._seat_infos = scene, pieces, seat_infos

    def put(self, view: View[Any], *, complete: bool = False) -> None:
        """Name the owner of every card of the trick; ``complete``: nobody can beat the best now."""
        room = self._scene.room
        if room.players == 2 or not isinstance(room, Ring):
            return
        for place in room.places():
            cards = view.cards(Role.TRICK, place.seat)
            zone = view.zones.find(Role.TRICK, place.seat)
            row = [pose for (z, _), pose in self._scene.laid.items() if z == zone]
            box = bounding(row, self._scene.cards.aspect)
            if cards and box is not None:
                wins = said_of(complete=complete, mine=place.seat == view.seat)
                self._tag(place, box, room, wins if self._scene.leading in cards else None)

    def follow(self, view: View[Any]) -> None:
        """Take away the names of cards that have just been taken up."""
        for place in self._scene.room.places():
            if not view.cards(Role.TRICK, place.seat):
                self._pieces.drop(KEY.format(place.seat))

    def _tag(self, place: Place, box: Box, room: Ring, wins: Phrase | None) -> None:
        pieces, side = self._pieces, tag_side(place, room)
        text = name = self._seat_infos[place.seat].name
        # Above the cards, names stand side by side; the outer ones may reach outwards.
        low, high = name_span(place, box, room) if side == "above" else (-LONG, LONG)
        most = high - low if side == "above" and room.players > 3 else 0.0
        if wins is not None:
            longer = pieces.text_style.wording.say(wins).format(name=name)
            mine = beside_mine(room) if place.angle == 0 and side == "right" else LONG
            fits = pieces.tag_width(longer) <= min(mine, most or WORDED * room.text_scale)
            text = longer if fits else name
        wide = min(pieces.tag_width(text), most or LONG)
        if side in ASIDE and wide > _beside(box, side, room):
            # Beside its card it would lie on a plate: it goes below, outwards from the next name.
            text, wide = name, pieces.tag_width(name)
            low, high = (low, box.right) if side == "left" else (box.x, high)
            side = "below"
        at = name_place(box, side, room, wide)
        x = self._off_the_chips(Box(min(max(at.x, low), high - wide), at.y, wide, at.height))
        pieces.tag(
            KEY.format(place.seat), text, x, at.y, z=ON_CARDS, gold=wins is not None, most=most
        )

    def _off_the_chips(self, name: Box) -> float:
        """Return from where on a name is written so that it lies under no chip of the corners."""
        lying = self._pieces.boxes()
        over = (lying[key] for key in FIXED & lying.keys() if lying[key].meets(name))
        chip = next(over, None)
        if chip is None:
            return name.x
        at_right = chip.centre[0] > name.centre[0]
        return chip.x - GAP - name.width if at_right else chip.right + GAP


def said_of(*, complete: bool, mine: bool) -> Phrase:
    """Return the word for the best card: it wins only once all have played."""
    if complete:
        return plates.YOU_TAKE if mine else plates.TAKES
    return plates.YOU_LEAD if mine else plates.LEADS


def _beside(card: Box, side: str, room: Ring) -> float:
    """Return how wide a name may be between a card and the plates at that side."""
    left, right = trick_edges(room)
    return (card.x - left if side == "left" else right - card.right) - GAP
