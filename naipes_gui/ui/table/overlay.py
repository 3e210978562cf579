"""What lies on the felt besides cards: plates, chips of text, tags, the phase bar, bubbles.

Everything is a pixmap that is painted again only when what it says has changed.
"""

from collections.abc import Hashable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from naipes_gui.core.face import Face, Look, Spot, Trump
from naipes_gui.core.motion import Meaning
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Moved, Said, Seat
from naipes_gui.core.text import translate
from naipes_gui.core.timeline import Frame
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared import paint
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table import months, plates, trump_chip
from naipes_gui.ui.table.aside import settled
from naipes_gui.ui.table.captures import captured, counts
from naipes_gui.ui.table.captures_room import frame
from naipes_gui.ui.table.corners import Claims, left_middle
from naipes_gui.ui.table.crown import ON_CARDS
from naipes_gui.ui.table.geometry import Box, Place, step_bar
from naipes_gui.ui.table.layout import month_place, spot_centre
from naipes_gui.ui.table.owner_tags import OwnerTags
from naipes_gui.ui.table.pieces import Pieces
from naipes_gui.ui.table.plates import PlateContent, SeatInfo
from naipes_gui.ui.table.pot import pot
from naipes_gui.ui.table.scene import TableScene
from naipes_gui.ui.table.spot_labels import SpotLabels
from naipes_gui.ui.table.talk import Talk
from naipes_gui.ui.table.tempo import Tempo


class FeltOverlay:
    """Keeps the scene's plates and tags in step with the view."""

    def __init__(self, scene: TableScene, face: Face, seat_infos: Mapping[Seat, SeatInfo]) -> None:
        self._scene, self._face, self.seat_infos = scene, face, seat_infos
        self.tempo = Tempo()
        self._pieces = Pieces(scene)
        self.owners = OwnerTags(scene, self._pieces, seat_infos)
        self.labels = SpotLabels(scene, self._pieces, face)
        self.talk = Talk(scene)

    @property
    def text_style(self) -> TextStyle:
        """How everything on the felt is written."""
        return self._pieces.text_style

    @text_style.setter
    def text_style(self, text_style: TextStyle) -> None:
        self._pieces.text_style = text_style

    def refresh(self, view: View[Any]) -> None:
        """Show what the view says, replacing only what differs."""
        self._pieces.begin()
        self._plates(view)
        self._chips(view)
        for spot in self._spots(view):
            self._spot(view, spot)
        self.labels.put(view)
        self.owners.put(view)
        self._steps(view)
        self._months(view)
        self._captures(view)
        self._pieces.drop_the_rest()
        self._give_way()
        self.talk.refresh(self.text_style, self.pieces().values())

    def say(self, view: View[Any], said: Said) -> None:
        """Let a seat speak aloud."""
        words = self._face.bubble(view, said)
        if words is None or said.seat < 0:
            return
        self.talk.say(words, said.seat, self.text_style, self.tempo, self.pieces().values())

    def hush(self) -> None:
        """Take away what everybody has said."""
        self.talk.hush()

    def fade(self, frame: Frame[Any]) -> None:
        """Take away old bubbles: of whoever is to act, and of the talk once cards are played."""
        if frame.view.state.to_move >= 0:
            self.talk.hush(frame.view.state.to_move)
        moved = (event for event in frame.events if isinstance(event, Moved))
        if any(event.how.meaning is Meaning.PLAY for event in moved):
            speaking = [event.seat for event in frame.events if isinstance(event, Said)]
            for seat in [seat for seat in self.talk.bubbles if seat not in speaking]:
                self.talk.hush(seat)

    def keep_off(self, buttons: tuple[Box, ...]) -> None:
        """Let words on the felt give way to buttons."""
        self.talk.keep_off(buttons)
        self._give_way()
        self.talk.refresh(self.text_style, self.pieces().values())

    def pieces(self) -> dict[str, Box]:
        """Return where everything lies that is neither a card nor a plate."""
        lying = {key: item for key, item in self._pieces.items() if not _is_ground(key)}
        shown = {key: item for key, item in lying.items() if item.isVisible()}
        return {key: _box(item) for key, item in shown.items()}

    def plate_at(self, x: float, y: float) -> Seat | None:
        """Return whose plate lies at a point."""
        for place in self._scene.room.places():
            if place.plate.holds(x, y):
                return place.seat
        return None

    def _plates(self, view: View[Any]) -> None:
        shown = [
            (
                place,
                plates.content(
                    self._face, view, place, self.seat_infos[place.seat], self.text_style
                ),
            )
            for place in self._scene.room.places()
        ]
        level = all(plates.shows_level(content, self.text_style) for _, content in shown)
        for place, content in shown:
            self._plate(view, place, replace(content, level=level))

    def _plate(self, view: View[Any], place: Place, content: PlateContent) -> None:
        dim = 0.62 if self._face.is_out(view, place.seat) else 1.0
        pad = plates.PAD
        x, y = place.plate.x - pad, place.plate.y - pad
        self._pieces.put(
            f"plate:{place.seat}", content,
            lambda: plates.seat_plate(content, self.text_style, self._scene.dpr), x, y, 50, dim,
        )  # fmt: skip

    def _chips(self, view: View[Any]) -> None:
        """Write trumps and notes under each other where the felt is free."""
        if view.state.stage is not Stage.HAND:
            return
        scale, trump = self.text_style.text_scale, self._face.trump(view)
        claims = Claims(self._scene.room, self._spots(view))
        texts = [self.text_style.wording.say(note) for note in self._face.notes(view)]
        if self._scene.room.players > 2:
            texts.append(self._direction())
        height = (54 * (trump is not None) + 34 * len(texts)) * scale
        wanted = left_middle(self._scene.room, height)
        if trump is not None:
            x, y = self._trump(view, trump, wanted, claims)
            wanted = x, y + 54 * scale
        self._pot(view, claims)
        for i, text in enumerate(texts):
            width = paint.text_width(text, paint.font(0.93, 400, scale)) + 22 * scale
            # What finds no place is left out: the panel and the situation say it too.
            if found := claims.claim(width, 25 * scale, wanted):
                self._pieces.tag(f"note:{i}", text, *found, weight=400)
                wanted = found[0], found[1] + 34 * scale

    def _trump(
        self, view: View[Any], trump: Trump, wanted: tuple[float, float], claims: Claims
    ) -> tuple[float, float]:
        """Put the trump chip where it finds room: narrower above me, at last without words."""
        text_style, dpr, high = self.text_style, self._scene.dpr, 46 * self.text_style.text_scale
        chip = trump_chip.trump_chip(trump, text_style, dpr)
        found = claims.claim(chip.width() / dpr - 2 * plates.PAD, high, wanted)
        mine = self._scene.room.near
        piles = any(view.cards(role, mine) for role in (Role.PLAYED, Role.WON))
        strip = claims.strip_above_me(piles=piles)
        if found is None and strip.height >= high and strip.width >= 3 * high:
            chip = trump_chip.trump_chip(trump, text_style, dpr, strip.width)
            found = strip.x, strip.bottom - high
        if found is None:
            chip = trump_chip.trump_disc(trump, text_style, dpr)
            found = claims.claim(high, high, wanted) or claims.beside_me(high)
        width = chip.width() / dpr - 2 * plates.PAD
        claims.taken.append(Box(*found, width, high))
        x, y = found
        self._pieces.put("trump", ("trump", trump, width), lambda: chip, x - plates.PAD, y, 40)
        return found

    def _direction(self) -> str:
        if self._scene.room.clockwise:
            return translate("table", "Play goes clockwise ↻")
        return translate("table", "Play goes anticlockwise ↺")

    def _spot(self, view: View[Any], spot: Spot) -> None:
        places = {place.seat: place for place in self._scene.room.places()}
        for zone, seat in spot.zone.each(places):
            if not view.state.table[zone] and spot.slot and spot.look is not Look.GRID:
                self._slot(zone, spot, places.get(seat))

    def _spots(self, view: View[Any]) -> tuple[Spot, ...]:
        playing = view.state.stage is Stage.HAND
        return settled(self._face.spots(view), self._scene.room, playing=playing)

    def _slot(self, zone: str, spot: Spot, place: Place | None) -> None:
        room = self._scene.room
        height = room.table_height * spot.scale
        width = height * self._scene.cards.aspect
        x, y = spot_centre(spot, place, room)
        self._pieces.put(
            f"slot:{zone}", (round(width), round(height)),
            lambda: plates.slot(width, height, self._scene.dpr), x - width / 2, y - height / 2, -5,
        )  # fmt: skip

    def _pot(self, view: View[Any], claims: Claims) -> None:
        lying = self._face.pot(view)
        if lying is None:
            return
        name, room = self.text_style.wording.say(lying[0]), self._scene.room
        x, y = room.middle
        wanted = x + 1.75 * room.unit, y - 1.3 * room.unit
        # Where the chips find no room the number stands alone.
        for flat in (False, True) if room.labels_fit else (True,):
            made = pot(name, lying[1], self.text_style, self._scene.dpr, flat=flat)
            size = made.deviceIndependentSize()
            whole = round(size.width() / 8 + 0.5) * 8.0, round(size.height() / 8 + 0.5) * 8.0
            found = claims.claim(*whole, wanted)
            if found or flat:
                self._lay_pot((name, lying[1], flat), made, found or claims.low_place(whole))
                return

    def _lay_pot(self, sign: Hashable, made: QPixmap, at: tuple[float, float]) -> None:
        self._pieces.put("pot", sign, lambda: made, *at, 20)

    def _months(self, view: View[Any]) -> None:
        """Write above every month of a field which one it is."""
        room = self._scene.room
        if room.columns and view.state.stage is Stage.HAND:
            for month in range(1, 13):
                x, y = month_place(month, room)
                text, fit = months.caption(month, room, self.text_style)
                self._month(text, fit, month, x, y - room.month_height / 2)
                self._month_slot(month, x, y)

    def _month_slot(self, month: int, x: float, y: float) -> None:
        height = self._scene.room.month_height
        width = height * self._scene.room.aspect
        sign = "slot", round(width), round(height)
        make = lambda: plates.slot(width, height, self._scene.dpr)  # noqa: E731
        self._pieces.put(f"month-slot:{month}", sign, make, x - width / 2, y - height / 2, -9)

    def _captures(self, view: View[Any]) -> None:
        if not self._scene.room.columns or view.state.stage is not Stage.HAND:
            return
        piles = next(s for s in self._spots(view) if s.look is Look.CLASSES)
        for place in self._scene.room.places():
            taken = counts(view.cards(Role.CAPTURED, place.seat))
            if any(taken) or place.angle == 0:
                self._captured(place, taken, piles)

    def _captured(self, place: Place, taken: tuple[int, ...], piles: Spot) -> None:
        room, dpr = self._scene.room, self._scene.dpr
        box = frame(place, room)
        who = self.seat_infos[place.seat]
        whose = who.name if who.level else ""
        make = lambda: captured(taken, place, room, piles, self.text_style, dpr, whose)  # noqa: E731
        self._pieces.put(f"taken:{place.seat}", (taken, box, whose), make, box.x, box.y, -8)

    def _month(self, text: str, fit: float, month: int, x: float, top: float) -> None:
        colours, dpr = self.text_style.colours, self._scene.dpr
        made = paint.tag(text, colours.plate, colours.text2, "", 600, fit, dpr, months.MARGIN)
        size = made.deviceIndependentSize()
        self._pieces.put(f"month:{month}", (text, fit), lambda: made, x - size.width() / 2,
                  top - size.height() - 1, ON_CARDS)  # fmt: skip

    def _steps(self, view: View[Any]) -> None:
        steps, room = self._face.steps(view), self._scene.room
        if steps is None or not room.steps_fit or view.state.stage is not Stage.HAND:
            return
        names = tuple(map(self.text_style.wording.say, steps.names))
        make = lambda: plates.step_bar(names, steps.present, self.text_style, self._scene.dpr)  # noqa: E731
        width = plates.step_bar_width(names, self.text_style)
        area = step_bar(room, width)
        self._pieces.put("steps", (names, steps.present), make, area.x, area.y, 45)

    def _give_way(self) -> None:
        """Hide what buttons in two rows lie over: the situation and the panel tell it too."""
        for key, item in self._pieces.items():
            if key == "steps" or key.startswith(("label:", "note:")):
                area = _box(item)
                item.setVisible(not any(area.meets(button) for button in self.talk.buttons))


def _is_ground(key: str) -> bool:
    """Tell whether a piece is a plate or an empty place, on which others may lie."""
    return key.startswith(("plate:", "slot:", "month-slot:"))


def _box(item: QGraphicsPixmapItem) -> Box:
    area = item.sceneBoundingRect()
    return Box(area.x(), area.y(), area.width(), area.height())
