"""The words under a place where cards lie, such as how many the stock has."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem

from naipes_gui.core.face import Face, Look, Spot
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.text import Phrase, Who
from naipes_gui.core.zones import STOCK, Role
from naipes_gui.ui.table.felt_marks import FeltMarks
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.pieces import Pieces, box_of
from naipes_gui.ui.table.pose import bounding
from naipes_gui.ui.table.roomy import settled
from naipes_gui.ui.table.scene import TableScene

KIND = "label:"
STEP, SIDESTEP = 2, 6
"""By so many pixels a name is moved aside until it is free, and so far it keeps from its cards."""
SMALLER = 1.0, 0.88, 0.78
"""How large a name is written where it has no room otherwise."""
FAR = 14
"""How far below a pile its name stands at most at 100 %, where the plate beside it ends lower."""
NEXT = 3
"""How near to its cards a name stands that has no room further down."""
DEPTH = 8
"""How much lower at most the edge of a pack is than that of a single card."""


class SpotLabels:
    """Labels the places of a table; of cards that are about to leave it counts every one."""

    def __init__(self, scene: TableScene, pieces: Pieces, face: Face) -> None:
        self._scene, self._pieces, self._face = scene, pieces, face
        self._marks = FeltMarks(pieces)
        self._moved: dict[str, QPointF] = {}
        """Where labels stand that have given way to buttons, as long as these are there."""

    def put(self, view: View[Any]) -> None:
        """Write a label wherever cards lie that have one, none over another."""
        self._come_back()
        playing = view.state.is_dealt
        seats = [place.seat for place in self._scene.room.places()]
        for spot in settled(self._face.spots(view), self._scene.room, playing=playing):
            for zone, _ in spot.zone.each(seats):
                self._label(zone, spot, view)
                if spot.zone.role is Role.TURN_UP:
                    self._off_the_stock(zone)
        self._part(view)
        self._off_the_discards(view)
        self._keep_off(view)

    def _label(self, zone: str, spot: Spot, view: View[Any]) -> None:
        count = len(view.state.table[zone]) + self._scene.leaving.get(zone, 0)
        row = [pose for (z, _), pose in self._scene.laid.items() if z == zone]
        box = bounding(row, self._scene.cards.aspect)
        if zone in self._scene.coming:
            # A card in the air is not named under the place where it is to lie.
            self._pieces.drop(KIND + zone)
            return
        if not count or box is None or spot.label is None or _is_spread(view, zone):
            return
        text_style, aim = self._pieces.text_style, self._scene.aims.get(zone)
        if spot.look is Look.STACK:
            self._ring(zone, box, wanted=aim is not None)
        label = _counted(aim or spot.label, view.zones.owner(zone), count)
        text, gold = text_style.wording.say(label), aim is not None
        if spot.closed and spot.look is Look.PILE:
            self._pieces.tag(
                KIND + zone, text, box.right + 12, box.centre[1] - 12, weight=400, gold=gold
            )
        else:
            self._pieces.tag(
                KIND + zone, text, *self._at(box, view.zones.owner(zone), text), gold=gold
            )

    def _ring(self, zone: str, box: Box, *, wanted: bool) -> None:
        """Ring a pack that waits to be touched; open cards wear their own rings."""
        if wanted:
            self._marks.ring(f"aim:{zone}", box, self._pieces.text_style.colours.gold)
        else:
            self._marks.drop(f"aim:{zone}")

    def _at(self, box: Box, owner: Seat, text: str) -> tuple[float, float]:
        """Return where a label begins: below what it is of, and of the plate beside a low pile.

        Where the next player leaves no room there, it stands at the inner side of the pile.
        """
        wide, high = self._pieces.tag_width(text), 26 * self._pieces.scale
        room = self._scene.room
        others = [place for place in room.places() if place.angle]
        if isinstance(room, Field) and not room.level.named_below:
            return box.right + 8, box.centre[1] - high / 2
        low = Box(box.centre[0] - wide / 2, box.bottom + 6, wide, high)
        beside = next((p for p in others if p.seat == owner and _is_beside(box, p.plate)), None)
        if beside is None or not low.meets(beside.plate, 2):
            owned = any(place.seat == owner for place in others)
            return (self._out_of_the_lane(low) if owned else low.x), low.y
        low = Box(low.x, beside.plate.bottom + 6, wide, high)
        inward = box.right + 6 if beside.angle < 180 else box.x - 6 - wide
        inner = Box(inward, box.centre[1] - 12 * self._pieces.scale, wide, high)
        lane = self._scene.room.lane
        crowded = any(low.meets(place.plate, 2) for place in others if place is not beside)
        far = low.y - box.bottom > FAR * self._pieces.scale
        if crowded or ((far or low.meets(lane)) and not inner.meets(lane)):
            return inner.x, inner.y
        return low.x, low.y

    def give_way(self, buttons: Sequence[Box]) -> None:
        """Write what a button would cover beside the cards it is of; else they speak for it."""
        self._come_back()
        for zone in {zone for zone, _ in self._scene.laid}:
            item = self._pieces.get(KIND + zone)
            if item is None or not _meets(box_of(item), buttons):
                continue
            self._moved[zone] = item.pos()
            if (place := self._beside(zone, box_of(item), buttons)) is not None:
                item.setPos(*place)
            item.setVisible(place is not None)

    def _come_back(self) -> None:
        """Let the labels stand where they did before they gave way."""
        for zone, place in self._moved.items():
            if (item := self._pieces.get(KIND + zone)) is not None:
                item.setPos(place)
                item.setVisible(True)
        self._moved.clear()

    def _beside(self, zone: str, label: Box, buttons: Sequence[Box]) -> tuple[float, float] | None:
        """Return where a label is free at the right or at the left of the cards it is of."""
        found = ((z, self._lies(z)) for z in {z for z, _ in self._scene.laid})
        lying = {z: box for z, box in found if box is not None}
        cards = lying.pop(zone, None)
        if cards is None:
            return None
        y = cards.centre[1] - label.height / 2
        plates = (place.plate for place in self._scene.room.places())
        names = (box_of(item) for key, item in self._pieces.items()
                 if key.startswith(KIND) and key != KIND + zone)  # fmt: skip
        taken = [*buttons, *plates, *names, *lying.values()]
        places = [(cards.right + 8, y), (cards.x - 8 - label.width, y)]
        felt = self._scene.room.width
        inside = (at for at in places if at[0] >= 0 and at[0] + label.width <= felt)
        free = (at for at in inside if not _meets(replace(label, x=at[0], y=at[1]), taken))
        return next(free, None)

    def _lies(self, zone: str) -> Box | None:
        row = [pose for (z, _), pose in self._scene.laid.items() if z == zone]
        return bounding(row, self._scene.cards.aspect)

    def _off_the_stock(self, zone: str) -> None:
        """Push the word for a turned card to the right of the stock, under which it lies.

        Of two that lie side by side the words stand on one line: a pack is a little higher.
        """
        item, stock = self._pieces.get(KIND + zone), self._lies(STOCK.id)
        if item is not None and stock is not None and box_of(item).meets(stock):
            item.setX(round(stock.right + 4))
        counted = self._pieces.get(KIND + STOCK.id)
        if item is not None and counted is not None and abs(counted.y() - item.y()) < DEPTH:
            item.setY(counted.y())

    def _part(self, view: View[Any]) -> None:
        """Push two labels of what is nobody's apart, of which one would cover the other.

        Between the two there may be one that lies higher or lower, and is in nobody's way.
        """
        labels = sorted(self._shared(view), key=lambda label: label.x())
        for before, label in combinations(labels, 2):
            one, other = before.sceneBoundingRect(), label.sceneBoundingRect()
            if one.intersects(other):
                apart = (one.right() + 4 - other.x()) / 2
                left = max(8.0, one.x() - apart)
                before.setX(left)
                label.setX(left + one.width() + 4)

    def _shared(self, view: View[Any]) -> list[QGraphicsPixmapItem]:
        """Return the labels of what is nobody's."""
        zones = (zone for zone in view.state.table if view.zones.owner(zone) == NOBODY)
        return self._pieces.fresh(KIND + zone for zone in zones)

    def _off_the_discards(self, view: View[Any]) -> None:
        """Push words of stock and turned card to the left, away from what was thrown away."""
        role, lies = view.zones.role, self._lies
        zones = [zone for zone in view.state.table if role(zone) is Role.DISCARD]
        thrown = [box for zone in zones if (box := lies(zone)) is not None]
        labels = sorted(self._shared(view), key=lambda item: -item.x())
        pushed: list[Box] = []
        for item in labels:
            box = box_of(item)
            over = [each.x for each in thrown if each.meets(box) and each.centre[0] > box.centre[0]]
            over += [each.x for each in pushed if each.meets(box)]
            if over:
                item.setX(max(8.0, min(over) - SIDESTEP - box.width))
                pushed.append(box_of(item))

    def _keep_off(self, view: View[Any]) -> None:
        """Let no name of what somebody has lie on another's cards, plate or name.

        Those that are asked about come first, as they are the longest, then what has to move.
        """
        lying = {zone: box for zone in view.state.table if (box := self._lies(zone)) is not None}
        owned = (zone for zone in lying if view.zones.owner(zone) != NOBODY)
        named = {zone: item for zone in owned if (item := self._pieces.get(KIND + zone))}
        plates = [place.plate for place in self._scene.room.places()]
        shared = [box_of(label) for label in self._shared(view)]
        beside = {
            zone: [*plates, *shared, *(box for each, box in lying.items() if each != zone)]
            for zone in named
        }
        fits = {zone: not _meets(box_of(item), beside[zone]) for zone, item in named.items()}
        settled: list[Box] = []
        for zone in sorted(named, key=lambda zone: (zone not in self._scene.aims, fits[zone])):
            taken = [*beside[zone], *settled]
            if _meets(box_of(named[zone]), taken):
                self._move(zone, lying[zone], taken)
            settled.append(box_of(named[zone]))

    def _move(self, zone: str, cards: Box, taken: Sequence[Box]) -> None:
        """Write a name where it is free near its cards, a little smaller if it must be."""
        item, text = self._pieces.get(KIND + zone), self._pieces.written()[KIND + zone]
        assert item is not None
        label = box_of(item)
        for part in SMALLER:
            smaller = replace(label, width=part * label.width, height=part * label.height)
            tried = (box for box in _near(smaller, cards) if not _meets(box, (*taken, cards)))
            if (free := next(tried, None)) is not None:
                self._pieces.tag(
                    KIND + zone, text, free.x, free.y, gold=zone in self._scene.aims,
                    most=free.width,
                )  # fmt: skip
                return

    def _out_of_the_lane(self, label: Box) -> float:
        """Return from where on a label is written so that no button lies over it."""
        lane = self._scene.room.lane
        if not label.meets(lane):
            return label.x
        left = label.centre[0] < lane.centre[0]
        return lane.x - 6 - label.width if left else lane.right + 6


def _meets(box: Box, others: Sequence[Box]) -> bool:
    return any(box.meets(other) for other in others)


def _near(label: Box, cards: Box) -> Iterator[Box]:
    """Yield where else a name may stand: further to a side below its cards, or beside them."""
    furthest = round((label.width + cards.width) / 2) - SIDESTEP
    for y, step in product((label.y, cards.bottom + NEXT), range(0, furthest, STEP)):
        yield replace(label, x=label.x - step, y=y)
        yield replace(label, x=label.x + step, y=y)
    y = cards.centre[1] - label.height / 2
    yield replace(label, x=cards.x - SIDESTEP - label.width, y=y)
    yield replace(label, x=cards.right + SIDESTEP, y=y)


def _is_beside(box: Box, plate: Box) -> bool:
    return plate.y < box.bottom < plate.bottom


def _is_spread(view: View[Any], zone: str) -> bool:
    """Tell whether a pack lies spread out for the cut, where a mark says what is counted."""
    return view.state.stage is Stage.CUT and bool(view.moves) and zone == STOCK.id


def _counted(label: Phrase, owner: Seat, count: int) -> Phrase:
    who = {"who": Who(owner)} if owner != NOBODY else {}
    # A text without a number has no plural forms, and Qt finds none for it when asked.
    number = {"n": count} if "%n" in label.source else {}
    return replace(label, blanks={**label.blanks, **number, **who})
