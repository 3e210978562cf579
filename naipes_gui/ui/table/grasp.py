"""What the pointer does with cards that are in no hand: piles, stock, a card just drawn."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from naipes_gui.core.reach import Reach
from naipes_gui.core.table import NOBODY
from naipes_gui.ui.table.card_item import CardItem
from naipes_gui.ui.table.hand import Hand
from naipes_gui.ui.table.on_felt import OnFelt
from naipes_gui.ui.table.overlay import FeltOverlay
from naipes_gui.ui.table.pose import CardPlace, bounding
from naipes_gui.ui.table.scene import FLYING
from naipes_gui.ui.table.spot_labels import KIND

AROUND = 24
"""How far beside a place one may drop."""


class Grasp:
    """Clicks and drags the places that stand for a move; the game says which."""

    def __init__(self, felt: OnFelt, hand: Hand, overlay: FeltOverlay) -> None:
        self._felt, self._hand, self._overlay = felt, hand, overlay
        self._start: QPointF | None = None
        self._held: tuple[Reach, ...] = ()
        self._place: CardPlace | None = None
        self._home: QPointF | None = None

    def reached(self, where: QPointF, place: CardPlace | None) -> Reach | None:
        """Return what a click at a point means, if just one thing."""
        meant = [reach for reach in self._hand.reaches() if self._means(reach, where, place)]
        return meant[0] if len(meant) == 1 else None

    def is_held_at(self, where: QPointF, place: CardPlace | None) -> bool:
        """Tell whether something at a point can be clicked or taken away."""
        return self.reached(where, place) is not None or bool([*self._carried(place)])

    def press(self, where: QPointF, place: CardPlace | None) -> bool:
        """Take hold of what lies at a point; tell whether it means anything."""
        if not self.is_held_at(where, place):
            return False
        self._start, self._place = where, place
        self._held = tuple(self._carried(place))
        return True

    def drag(self, where: QPointF) -> bool:
        """Let what is held follow the pointer; tell whether something is dragged."""
        item = self._item
        if item is None or self._start is None or not self._held:
            return False
        way = where - self._start
        if self._home is None:
            if way.manhattanLength() < QApplication.startDragDistance():
                return False
            self._home = item.pos()
            item.stay()
            item.setZValue(FLYING)
        item.setPos(self._home + way)
        return True

    def release(self, where: QPointF) -> bool:
        """Drop what is dragged, or click what was pressed; tell whether anything was held."""
        self.drag(where)
        if self._start is not None and self._home is None:
            reach = self.reached(self._start, self._place)
            self._forget()
            if reach is not None:
                self._felt.choose(reach.move)
            return True
        if self._home is None:
            return False
        target = next((reach for reach in self._held if self._drops(reach, where)), None)
        self.let_go()
        if target is not None:
            self._felt.choose(target.move)
        return True

    @property
    def is_dragging(self) -> bool:
        """Whether a card follows the pointer."""
        return self._home is not None

    def let_go(self) -> None:
        """Send home what is dragged: nothing comes of it."""
        item = self._item
        if item is not None and self._home is not None and self._place is not None:
            item.glide_to(self._home, self._felt.table_style.tempo.relayout())
            item.setZValue(self._felt.table.laid[self._place].z)
        self._forget()

    def _forget(self) -> None:
        self._start, self._home, self._place, self._held = None, None, None, ()

    @property
    def _item(self) -> CardItem | None:
        place = self._place
        lies = place is not None and place[1] < len(self._felt.table.items_of(place[0]))
        return self._felt.table.item(place) if lies and place is not None else None

    def _means(self, reach: Reach, where: QPointF, place: CardPlace | None) -> bool:
        if place is None:
            owner = self._overlay.plate_at(where.x(), where.y())
            others = owner not in (None, self._felt.table.room.near)
            return others and reach.card is None and owner == self._owner(reach)
        named = reach.card is None or reach.card == self._felt.card_at(place)
        return reach.zone == place[0] and named and self._felt.table.near_hand != reach.zone

    def _carried(self, place: CardPlace | None) -> Iterator[Reach]:
        """Yield what a card that is taken away from a place may be dropped on."""
        view = self._felt.view_
        if place is None or view is None:
            return
        zone, nth = place
        for reach in self._hand.reaches():
            last = nth == len(view.state.table[zone]) - 1
            named = reach.carried == self._felt.card_at(place) if reach.carried else last
            if reach.source == zone and named:
                yield reach

    def _drops(self, reach: Reach, where: QPointF) -> bool:
        """Tell whether something let go of at a point falls on a place."""
        felt = self._felt
        if not felt.viewport().rect().contains(where.toPoint()):
            return False
        if self._owner(reach) == felt.table.room.near:
            # Whatever is let go of at the near edge has been taken to me.
            return where.y() > felt.table.room.hand_top
        return any(area.contains(where) for area in self._areas(reach))

    def _areas(self, reach: Reach) -> Iterator[QRectF]:
        laid = [pose for (zone, _), pose in self._felt.table.laid.items() if zone == reach.zone]
        lying = bounding(laid, self._felt.table.cards.aspect)
        for box in (lying, self._overlay.pieces().get(KIND + reach.zone)):
            if box is not None:
                area = QRectF(box.x, box.y, box.width, box.height)
                yield area.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        for place in self._felt.table.room.places():
            if place.seat == self._owner(reach):
                yield QRectF(place.plate.x, place.plate.y, place.plate.width, place.plate.height)

    def _owner(self, reach: Reach) -> int:
        view = self._felt.view_
        return view.zones.owner(reach.zone) if view is not None else NOBODY
