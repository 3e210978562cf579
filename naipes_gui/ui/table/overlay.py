"""What lies on the felt besides cards: plates, chips of text, tags, the phase bar, bubbles."""

from collections.abc import Container, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem

from naipes_gui.core.face import Face, Look, Spot, Steps
from naipes_gui.core.moments import Moment
from naipes_gui.core.motion import Meaning, Way
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Moved, Said, Seat
from naipes_gui.core.table_in_words import TableInWords
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Frame
from naipes_gui.core.wording import labelled
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared.glossary import meanings
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table import plates, turn_line
from naipes_gui.ui.table.crown import ON_CARDS
from naipes_gui.ui.table.felt_marks import FeltMarks
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.field_layout import month_box
from naipes_gui.ui.table.field_pieces import captured_figure, put_field
from naipes_gui.ui.table.fixed_chips import pay_out, pot_in_sight, put_chips
from naipes_gui.ui.table.free_place import free_place, lying
from naipes_gui.ui.table.geometry import Box, Place, step_bar
from naipes_gui.ui.table.ladder_tags import put_ladder
from naipes_gui.ui.table.layout import MOST_BACKS, shows_backs, spot_centre, spot_height
from naipes_gui.ui.table.moment_show import MomentShow, Pot
from naipes_gui.ui.table.owner_tags import OwnerTags
from naipes_gui.ui.table.pieces import Pieces, box_of
from naipes_gui.ui.table.plate_text import PlateContent, content, figure_text, shows_level
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.table.pose import bounding
from naipes_gui.ui.table.roomy import settled
from naipes_gui.ui.table.scene import TableScene
from naipes_gui.ui.table.seat_plate import seat_plate
from naipes_gui.ui.table.spot_labels import KIND as CALLED
from naipes_gui.ui.table.spot_labels import SpotLabels
from naipes_gui.ui.table.talk import Talk
from naipes_gui.ui.table.tempo import Tempo
from naipes_gui.ui.table.turn_line import TurnLine

BESIDE = 8
"""How far the phase bar keeps from a card."""
LANDING = "month-slot:landing"
OPEN = Role.TRICK, Role.CHAIN, Role.LOT
"""Cards of one's own that lie for all to see, where buttons may stand."""
NAMES = "owner:", "laid:", "coming:"
"""The keys of names that stand with the cards of a trick."""
NOTE = "note:"
"""The keys of what may be left out, as the situation tells it too."""
IN_FULL = {
    "trump": TableInWords.trump, "contract": TableInWords.contract,
    "banner": TableInWords.contract, "pot": TableInWords.pot,
}  # fmt: skip
"""What the chips that have one place say."""


class FeltOverlay:
    """Keeps the scene's plates and tags in step with the view."""

    def __init__(self, scene: TableScene, face: Face, seat_infos: Mapping[Seat, SeatInfo]) -> None:
        self._scene, self._face, self.seat_infos = scene, face, seat_infos
        self.tempo, self._pieces, self.talk = Tempo(), Pieces(scene), Talk(scene)
        self.owners = OwnerTags(scene, self._pieces, seat_infos)
        self.labels = SpotLabels(scene, self._pieces, face)
        self.turn_line = TurnLine(scene, self._pieces, seat_infos)
        self.waits = False
        """Whether the next move of another seat waits for the person: then nobody thinks."""
        self.is_played_again = False
        """Whether all of it was played before: then nobody thinks either."""
        self.taken_by: Seat | None = None
        """Who takes the trick that lies there complete: it is nobody's turn yet."""
        self.counted: View[Any] | None = None
        """What plates count by, where words speak already of what the trick that lies there won."""
        self._homes: dict[str, QPointF] = {}
        """Where pot and notes stand that have given way, as long as something takes their place."""
        self.moments, self.marks = MomentShow(scene), FeltMarks(self._pieces)
        self.tells_phase = True
        """Whether the bar of phases lies there: a gold word of it might pass for advice."""

    @property
    def text_style(self) -> TextStyle:
        """How things are said and drawn."""
        return self._pieces.text_style

    @text_style.setter
    def text_style(self, style: TextStyle) -> None:
        self._pieces.text_style = style

    def refresh(self, view: View[Any]) -> None:
        """Show what the view says, replacing only what differs."""
        spots, lying = self._spots(view), self._pieces
        self._homes.clear()
        lying.begin()
        self._plates(view)
        put_chips(lying, self._face, view, spots)
        for spot in spots:
            self._spot(view, spot)
        self._counts(view)
        self.labels.put(view)
        self.owners.put(self._face.told(view), complete=self.taken_by is not None)
        put_ladder(lying, self._face, view, spots, self.seat_infos)
        self._steps(view, self._face.steps(view))
        put_field(lying, self._face, view, spots, self.seat_infos)
        lying.drop_the_rest()
        self._give_way()
        self._lay_turn_line()
        self.talk.refresh(self.text_style, self.pieces())

    def say(self, view: View[Any], said: Said) -> None:
        """Let a seat speak aloud."""
        words = self._face.bubble(self._face.told(view), said)
        if words is None or said.seat < 0:
            return
        self.talk.say(words, said.seat, self.text_style, self.tempo, self.pieces())

    def celebrate(self, moment: Moment) -> QAbstractAnimation:
        """Let a moment stand on the felt; return the animation at whose end it is gone."""
        view, lying = self._scene.view, self._pieces
        assert view is not None
        at = QPointF(*pot_in_sight(lying, self._face).centre)
        paid = partial(pay_out, lying, self._face, view, moment.counters)
        return self.moments.show(moment, self.text_style, self.tempo, Pot(at, paid))

    def hush(self) -> None:
        """Take away what everybody has said."""
        self.talk.hush()

    def fade(self, frame: Frame[Any]) -> None:
        """Take away old bubbles: of whoever is to act, and of all once it has been answered.

        It is answered when cards are played, and when the person has done something since.
        """
        if frame.view.state.to_move >= 0:
            self.talk.hush(frame.view.state.to_move)
        moved = (event for event in frame.events if isinstance(event, Moved))
        played = any(event.how.meaning is Meaning.PLAY for event in moved)
        if played or frame.by == frame.view.seat:
            speaking = [event.seat for event in frame.events if isinstance(event, Said)]
            for seat in [seat for seat in self.talk.bubbles if seat not in speaking]:
                self.talk.hush(seat)

    def keep_off(self, buttons: tuple[Box, ...]) -> None:
        """Let words on the felt give way to buttons."""
        self.talk.keep_off(buttons)
        self._give_way()
        self._lay_turn_line()
        self.talk.refresh(self.text_style, self.pieces())

    def keep_clear(self, paper: Box | None) -> None:
        """Let bubbles find another place than that of a paper on the felt."""
        if paper != self.talk.paper:
            self.talk.paper = paper
            self.talk.refresh(self.text_style, self.pieces())

    def _give_way(self) -> None:
        """Hide the phase bar where buttons in two rows lie over it, or names of cards.

        The pot stands elsewhere as long, where there is room, and notes, which keep off all that
        cards are called; the situation tells all of it too.
        """
        self.labels.give_way(self.talk.buttons)
        for key, home in self._homes.items():
            if (note := self._pieces.get(key)) is not None:
                note.setPos(home)
        self._homes.clear()
        laid, called = (
            [box_of(item) for key, item in self._pieces.items() if key.startswith(kind)]
            for kind in ("laid:", CALLED)
        )
        for key, item in self._pieces.items():
            if key in ("steps", "pot") or key.startswith(NOTE):
                area = box_of(item)
                names = [*laid, *called] if key.startswith(NOTE) else laid
                over = (*self.talk.buttons, *names)
                is_covered = any(area.meets(each) for each in over)
                item.setVisible(not is_covered)
                if is_covered and key != "steps":
                    self._stand_elsewhere(key, item)

    def _stand_elsewhere(self, key: str, piece: QGraphicsPixmapItem) -> None:
        """Move a piece to the free place that is nearest, as long as something takes its own."""
        area, scene = box_of(piece), self._scene
        taken = (*lying(scene), *self.everything(), *self.talk.buttons)
        found = free_place(area.width, area.height, scene.room, taken, area.centre)
        if found is not None:
            self._homes[key] = piece.pos()
            piece.setPos(*found)
            piece.setVisible(True)

    def pieces(self) -> dict[str, Box]:
        """Return where everything lies that is neither a card nor a plate."""
        return self._pieces.boxes()

    def empty_places(self) -> dict[str, Box]:
        """Return the places that wait for cards."""
        return self._pieces.empty_places()

    def words(self) -> dict[str, str]:
        """Return what is written on the pieces that tell something."""
        return self._pieces.written()

    def everything(self, giving_way: Container[str] = ()) -> list[Box]:
        """Return where everything lies besides cards, plates and empty places included.

        Pieces that give way are left out, by their keys.
        """
        lying = (item for key, item in self._pieces.items() if key not in giving_way)
        return [box_of(item) for item in lying if item.isVisible()]

    def played(self, view: View[Any]) -> list[Box]:
        """Return where the cards of a trick lie, with names, and what lies for all beside it."""
        scene, pieces = self._scene, self._pieces.boxes()
        if isinstance(scene.room, Field):
            return []
        zones = {
            zone for zone in view.state.table
            if view.zones.role(zone) in OPEN or view.zones.owner(zone) == NOBODY
        }  # fmt: skip
        cards = (pose.box(scene.cards.aspect) for (zone, _), pose in scene.laid.items()
                 if zone in zones)  # fmt: skip
        names = (box for key, box in pieces.items() if key.startswith(NAMES))
        return [*(box for box in cards if box is not None), *names]

    def show_landing(self, month: int) -> None:
        """Ring the empty place of a month where a card would come to lie; 0: none."""
        room = self._scene.room
        if not month or not isinstance(room, Field):
            self.marks.drop(LANDING)
            return
        self.marks.ring(LANDING, month_box(month, room), self.text_style.colours.gold)

    def _lay_turn_line(self) -> None:
        """Lay the lines of the last turns; a note gives way: they are looked for at one place."""
        lying = {**self._pieces.boxes(), **self._pieces.empty_places()}
        notes = {key for key in lying if key.startswith(NOTE)}
        others = (box for key, box in lying.items() if key not in {turn_line.KEY, *notes})
        self.turn_line.put(self.talk.buttons, others)
        if (told := self._pieces.get(turn_line.KEY)) is None:
            return
        # What one has said oneself one knows; what others do since is read in its place.
        mine = self._scene.room.mine().seat
        if mine in self.talk.bubbles and self.talk.bubbles[mine].box.meets(box_of(told)):
            self.talk.hush(mine)
        for key, item in self._pieces.items():
            if key in notes and box_of(item).meets(box_of(told)):
                item.setVisible(False)

    def plate_at(self, x: float, y: float) -> Seat | None:
        """Return whose plate lies at a point."""
        for place in self._scene.room.places():
            if place.plate.holds(x, y):
                return place.seat
        return None

    def whose_at(self, x: float, y: float) -> Seat | None:
        """Return whose plate lies at a point, or whose captures are told there without cards."""
        seat, boxes = self.plate_at(x, y), self.pieces()
        if seat is not None:
            return seat
        for place in self._scene.room.places():
            box = boxes.get(f"taken:{place.seat}")
            if box is not None and box.holds(x, y):
                return place.seat
        return None

    def meaning_at(self, x: float, y: float, view: View[Any]) -> str:
        """Return what the words of the game mean that are written at a point of the felt."""
        if about := self._worth_at(x, y, view):
            return about
        told, seat = self._pieces.words_at(x, y), self.plate_at(x, y)
        if seat is not None and (word := self._state_word(view, seat)) is not None:
            told = self.text_style.wording.say(word)
        numbers = self._numbers(view, seat) if seat is not None else ""
        return "\n".join(filter(None, (numbers, meanings(told, self.text_style.terms))))

    def _worth_at(self, x: float, y: float, view: View[Any]) -> str:
        """Return what the names on the small plate of a hand mean."""
        boxes = self.pieces()
        for place in self._scene.room.places():
            box = boxes.get(f"worth:{place.seat}")
            worth = self._face.hand_worth(view, place.seat)
            if box is not None and worth is not None and box.holds(x, y):
                return self.text_style.wording.say(worth.about)
        return ""

    def written_at(self, x: float, y: float, view: View[Any]) -> str:
        """Return in full what is written at a point of the felt."""
        seat = self.plate_at(x, y)
        if seat is not None and (word := self._state_word(view, seat)) is not None:
            return self.text_style.wording.say(word)
        key = next((key for key, box in self.pieces().items() if box.holds(x, y)), "")
        if key in IN_FULL:
            return IN_FULL[key](TableInWords(self._face, view, self.text_style.wording))
        return self._pieces.words_at(x, y)

    def _state_word(self, view: View[Any], seat: Seat) -> Phrase | None:
        return self._face.state_word(self._face.told(view), seat)

    def _numbers(self, view: View[Any], seat: Seat) -> str:
        """Return what the icons with numbers on the plate of a seat stand for."""
        shown = next(each for place, each in self.contents(view) if place.seat == seat)
        say = self.text_style.wording.say
        told = ((say(f.meaning), figure_text(f, self.text_style)) for f in shown.figures)
        # A meaning that tells the number need not be followed by it.
        return "\n".join(
            meaning if number.lstrip("+") in meaning else labelled(meaning, number)
            for meaning, number in told
        )

    def contents(self, view: View[Any]) -> list[tuple[Place, PlateContent]]:
        """Return what every plate says, with levels on all of them or on none."""
        room, style = self._scene.room, self.text_style
        shown = [
            (place, content(
                self._face, view, place, self.seat_infos[place.seat], style,
                backs=place.angle == 0 or shows_backs(place, room), waits=self.waits,
                again=self.is_played_again, taken_by=self.taken_by, counted=self.counted,
                captured=captured_figure(self._face, view, place, room),
            ))
            for place in room.places()
        ]  # fmt: skip
        level = all(shows_level(each, style) for _, each in shown)
        return [(place, replace(each, level=level)) for place, each in shown]

    def _plates(self, view: View[Any]) -> None:
        for place, each in self.contents(view):
            dim = 0.62 if self._face.is_out(view, place.seat) else 1.0
            x, y = place.plate.x - plates.PAD, place.plate.y - plates.PAD
            make = lambda each=each: seat_plate(each, self.text_style, self._scene.dpr)  # noqa: E731
            self._pieces.put(f"plate:{place.seat}", each, make, x, y, 50, dim)

    def _spot(self, view: View[Any], spot: Spot) -> None:
        places = {place.seat: place for place in self._scene.room.places()}
        if view.state.stage is Stage.CUT:
            # The pack lies spread over places that wait for cards.
            return
        for zone, seat in spot.zone.each(places):
            if not view.state.table[zone] and spot.slot and spot.look is not Look.GRID:
                self._slot(zone, spot, places.get(seat))

    def _spots(self, view: View[Any]) -> tuple[Spot, ...]:
        playing = view.state.is_dealt
        return settled(self._face.spots(view), self._scene.room, playing=playing)

    def _counts(self, view: View[Any]) -> None:
        """Write beside the backs of a large hand how many they are.

        Where hands grow, that is how one loses: there the number never goes away.
        """
        fewest = 0 if view.zones.find(Role.CHAIN) is not None else MOST_BACKS
        for place in self._scene.room.places()[1:]:
            zone, cards = view.zones.find(Role.HAND, place.seat), view.cards(Role.HAND, place.seat)
            row = [p for (z, _), p in self._scene.laid.items() if z == zone]
            box = bounding(row, self._scene.cards.aspect)
            if len(cards) > fewest and box is not None:
                y = box.bottom - 22 * self._pieces.scale
                self._pieces.tag(
                    f"held:{place.seat}", str(len(cards)), box.right - 8, y, z=ON_CARDS
                )

    def _slot(self, zone: str, spot: Spot, place: Place | None) -> None:
        room = self._scene.room
        height = spot_height(spot, place, room)
        width = height * self._scene.cards.aspect
        x, y = spot_centre(spot, place, room)
        self._pieces.put(
            f"slot:{zone}", (round(width), round(height)),
            lambda: plates.slot(width, height, self._scene.dpr), x - width / 2, y - height / 2, -5,
        )  # fmt: skip

    def _clear_of_turned(self, area: Box, view: View[Any]) -> Box:
        """Return an area beside stock and turned card, if these have come down to it."""
        for role in (Role.STOCK, Role.TURN_UP):
            zone = view.zones.find(role)
            row = [pose for (where, _), pose in self._scene.laid.items() if where == zone]
            box = bounding(row, self._scene.cards.aspect)
            if box is not None and box.meets(area):
                area = replace(area, x=max(area.x, box.right + BESIDE))
        return area

    def perform(self, way: Way) -> None:
        """Let the phase bar say what is done while cards move in a way."""
        if (view := self._scene.view) is not None and self._pieces.get("steps") is not None:
            self._steps(view, self._face.steps_while(view, way))

    def _steps(self, view: View[Any], steps: Steps | None) -> None:
        room = self._scene.room
        if not self.tells_phase or steps is None or not room.steps_fit or not view.state.is_in_play:
            return
        names = tuple(map(self.text_style.wording.say, steps.names))
        make = lambda: plates.step_bar(names, steps.present, self.text_style, self._scene.dpr)  # noqa: E731
        wide = plates.step_bar_width(names, self.text_style)
        area = self._clear_of_turned(step_bar(room, wide), view)
        pot = self.pieces().get("pot")
        if area.right > room.lane_edges[1] + 1 or (pot is not None and pot.meets(area)):
            return
        self._pieces.put("steps", (names, steps.present), make, area.x, area.y, 45)
