"""Everything that is being said at the table, and what it must not cover."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import TypeAlias

from PySide6.QtCore import QEasingCurve, QPropertyAnimation
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsWidget

from naipes_gui.core.table import Seat, ZoneId
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared import paint
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table import plates
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.field_layout import month_box
from naipes_gui.ui.table.fixed_chips import FIXED
from naipes_gui.ui.table.free_speech import Around, Stand, best_stand, touches
from naipes_gui.ui.table.geometry import LIFT, Box
from naipes_gui.ui.table.pose import Pose, bounding
from naipes_gui.ui.table.scene import TableScene
from naipes_gui.ui.table.tempo import Tempo

MONTHS = range(1, 13)
TAKEN = "taken:"
"""How the keys begin of what stands beside captures."""
TELLING = "label:", "count", "worth:", "owner:", "laid:"
"""The keys of what one reads while somebody speaks: how many cards, whose, worth what."""


class Talk:
    """Keeps a bubble for every seat that has spoken."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.bubbles: dict[Seat, Bubble] = {}
        self.buttons: tuple[Box, ...] = ()
        self.paper: Box | None = None
        """What is explained lies here, and stays: bubbles find another place."""

    def say(self, words: Phrase, seat: Seat, text_style: TextStyle, tempo: Tempo,
            pieces: Mapping[str, Box]) -> None:  # fmt: skip
        """Let a seat speak."""
        self.hush(seat)
        bubble = Bubble(self._scene, words, seat, tempo)
        bubble.place(text_style, self._around(pieces))
        self.bubbles[seat] = bubble

    def hush(self, seat: Seat | None = None) -> None:
        """Take away what a seat, or everybody, has said."""
        for who in [seat] if seat is not None else list(self.bubbles):
            if bubble := self.bubbles.pop(who, None):
                bubble.remove()

    def keep_off(self, buttons: tuple[Box, ...]) -> None:
        """Say where buttons lie, which bubbles give way to when they are placed again."""
        self.buttons = buttons

    def refresh(self, text_style: TextStyle, pieces: Mapping[str, Box]) -> None:
        """Place again what is in the way, the oldest bubbles first."""
        bubbles, self.bubbles = self.bubbles, {}
        for seat, bubble in bubbles.items():
            bubble.place(text_style, self._around(pieces))
            self.bubbles[seat] = bubble

    def _around(self, pieces: Mapping[str, Box]) -> Around:
        """Tell what lies on the felt: what one plays by stays in sight, and all bubbles."""
        scene, mine = self._scene, self._scene.near_hand
        # Buttons and notices will come there: a bubble would have to find another place.
        pieces = {**pieces, "lane": scene.room.lane}
        zones: dict[str, list[Pose]] = {}
        for (zone, _), pose in scene.laid.items():
            zones.setdefault(zone, []).append(pose)
        held = {zone for zone in zones if self._is(zone, Role.HAND)}
        boxes = {zone: bounding(row, scene.cards.aspect) for zone, row in zones.items()}
        lying = {zone: box for zone, box in boxes.items() if box is not None}
        hand = [_raised(box) for zone, box in lying.items() if zone == mine]
        plates = [place.plate for place in scene.room.places()]
        chips = [box for key, box in pieces.items() if key in FIXED]
        # What somebody has captured is as much theirs as their plate.
        chips += [box for key, box in pieces.items() if key.startswith(TAKEN)]
        said = [bubble.box for bubble in self.bubbles.values()]
        papers = [self.paper] if self.paper is not None else []
        backs = [box for zone, box in lying.items() if zone in held and zone != mine]
        turned = [box for zone, box in lying.items() if self._is(zone, Role.TURN_UP)]
        faces = {zone for zone, row in zones.items() if any(pose.face_up for pose in row)}
        rest = [box for zone, box in lying.items() if zone not in held | faces]
        shown = [pose.box(scene.cards.aspect) for zone in faces - held for pose in zones[zone]]
        shown += [box for zone, box in lying.items() if self._is(zone, Role.STOCK)]
        shown += [box for key, box in pieces.items() if key.startswith(TELLING)]
        return Around(
            (*plates, *chips, *said, *papers, *self.buttons, *hand, *turned, *self._months()),
            (*rest, *pieces.values()),
            tuple(backs),
            tuple(box for box in shown if box is not None),
        )

    def _months(self) -> Iterator[Box]:
        """Yield the places of a field of months, to which cards come while somebody speaks."""
        scene, room = self._scene, self._scene.room
        if isinstance(room, Field):
            yield from (month_box(month, room) for month in MONTHS)
            cards = [pose for (zone, _), pose in scene.laid.items() if self._is(zone, Role.FIELD)]
            yield from filter(None, (pose.box(scene.cards.aspect) for pose in cards))

    def _is(self, zone: ZoneId, role: Role) -> bool:
        view = self._scene.view
        return view is not None and view.zones.role(zone) is role


def _raised(hand: Box) -> Box:
    """Return the room of a hand whose cards may rise."""
    rise = hand.height * LIFT
    return Box(hand.x, hand.y - rise, hand.width, hand.height + rise)


BUBBLES = 20_000
"""Height of bubbles: over everything."""
WIDTHS = (222, 168, 128)
"""How wide the lines may be; the first that finds room is taken."""
SIZES, OF_LARGE = (1.0, 0.85, 0.72), 0.62
"""How large the words may be, against the other words; smaller where the felt is full."""
Sign: TypeAlias = tuple[str, float, Box, tuple[float, float], float]


class Bubble:
    """Words on paper beside a plate, which fade away by themselves."""

    def __init__(self, scene: TableScene, words: Phrase, seat: Seat, tempo: Tempo) -> None:
        self._scene, self._words, self._seat = scene, words, seat
        self._sign: Sign | None = None
        self.box = Box(0, 0, 0, 0)
        """Where the paper lies, without its shadow and tail."""
        self._item = QGraphicsWidget()
        self._picture = QGraphicsPixmapItem(self._item)
        self._item.setZValue(BUBBLES)
        scene.addItem(self._item)
        self._rise = QPropertyAnimation(self._item, b"opacity", self._item)
        self._rise.setStartValue(0.0)
        self._rise.setEndValue(1.0)
        self._rise.setDuration(tempo.appear())
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rise.start()

    def place(self, text_style: TextStyle, around: Around) -> None:
        """Write the words again where they fit, if anything has changed or come in the way."""
        said, inks = text_style.wording.say(self._words), plates.paper_inks(text_style)
        text = paint.rich(said, inks, text_style.text_scale)
        plate = self._scene.room.place(self._seat).plate
        # What else changes on the felt sends no bubble about that is in nobody's way.
        sign = text, text_style.text_scale, plate, self._felt, self._scene.dpr
        if sign != self._sign or touches(self.box, around.kept):
            self._sign = sign
            self._write(text, text_style.text_scale, around)

    @property
    def _felt(self) -> tuple[float, float]:
        return self._scene.room.width, self._scene.room.height

    @property
    def is_seen(self) -> bool:
        """Whether it has found a place: one that covers what must stay in sight is not shown."""
        return self._picture.isVisible()

    def _write(self, words: str, scale: float, around: Around) -> None:
        room = self._scene.room
        plate = room.place(self._seat).plate
        # Of large words a smaller part can still be read.
        sizes = (*SIZES, OF_LARGE) if scale * OF_LARGE >= SIZES[-1] else SIZES
        tried = list[tuple[bool, bool, Stand, float, float]]()
        for size, wide in product(sizes, WIDTHS):
            lines = wide * scale * size
            wanted = paint.bubble_size(words, scale * size, lines)
            stand = best_stand(plate, wanted, room, around)
            hides = touches(stand.box, around.kept), touches(stand.box, around.shown)
            tried.append((*hides, stand, lines, size))
            if not any(hides):
                break
        # Smaller letters rather than a card covered; of what covers alike the first, and largest.
        *_, stand, lines, size = min(tried, key=lambda one: one[:2])
        # The plate says it too, and so does the log.
        self._picture.setVisible(not touches(stand.box, around.kept))
        made, corner = paint.bubble(
            words, stand.tail, stand.along, lines, scale * size, self._scene.dpr
        )
        self.box = stand.box
        self._picture.setPixmap(made)
        self._item.setPos(stand.box.x - corner.x(), stand.box.y - corner.y())

    def remove(self) -> None:
        """Take the bubble off the table."""
        self._rise.stop()
        self._scene.removeItem(self._item)
        self._item.deleteLater()
