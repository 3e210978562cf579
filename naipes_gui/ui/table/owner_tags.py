"""The names beside the cards of a trick, in gold that of whoever is winning."""

from collections.abc import Mapping
from typing import Any

from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import Role
from naipes_gui.ui.table import plates
from naipes_gui.ui.table.crown import ON_CARDS
from naipes_gui.ui.table.geometry import Box, Place
from naipes_gui.ui.table.layout import bounding
from naipes_gui.ui.table.pieces import Pieces
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.table.scene import TableScene
from naipes_gui.ui.table.trick_room import ROWS_FROM, is_far

KEY = "owner:{}"


class OwnerTags:
    """Says who played which card, as long as the card lies there."""

    def __init__(
        self, scene: TableScene, pieces: Pieces, seat_infos: Mapping[Seat, SeatInfo]
    ) -> None:
        self._scene, self._pieces, self._seat_infos = scene, pieces, seat_infos

    def put(self, view: View[Any]) -> None:
        """Name the owner of every card of the trick."""
        if self._scene.room.players == 2:
            return
        for place in self._scene.room.places():
            cards = view.cards(Role.TRICK, place.seat)
            zone = view.zones.find(Role.TRICK, place.seat)
            row = [pose for (z, _), pose in self._scene.laid.items() if z == zone]
            box = bounding(row, self._scene.cards.aspect)
            if cards and box is not None:
                self._tag(place, box, wins=self._scene.leading in cards)

    def follow(self, view: View[Any]) -> None:
        """Take away the names of cards that have just been taken up."""
        for place in self._scene.room.places():
            if not view.cards(Role.TRICK, place.seat):
                self._pieces.drop(KEY.format(place.seat))

    def _tag(self, place: Place, box: Box, *, wins: bool) -> None:
        text_style, text = self._pieces.text_style, self._seat_infos[place.seat].name
        # Of many cards the crown and the gold tell who is winning: the word would not fit.
        if wins and self._scene.room.players < ROWS_FROM:
            text = text_style.wording.say(plates.WINS).format(name=text)
        high = 24 * text_style.text_scale
        y = box.y - 5 - high if is_far(place.angle) else box.bottom + 5
        self._pieces.tag(
            KEY.format(place.seat), text, box.centre[0], y, centred=True, z=ON_CARDS, gold=wins
        )
