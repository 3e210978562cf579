"""What the pointer does on the felt. Cards are hit where they lie at rest, however they rise."""

from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, Qt, SignalInstance
from PySide6.QtGui import QFontMetrics, QHelpEvent
from PySide6.QtWidgets import QToolTip

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.flowers import MONTHS, PLANTS, is_flower, romaji
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.people import level_name, style_name
from naipes_gui.ui.table.captures import POINTS
from naipes_gui.ui.table.cutting import Cutting
from naipes_gui.ui.table.dealing import DEAL, Dealing
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.geometry import LIFT, rise
from naipes_gui.ui.table.grasp import Grasp
from naipes_gui.ui.table.hand import Hand
from naipes_gui.ui.table.on_felt import OnFelt
from naipes_gui.ui.table.overlay import FeltOverlay
from naipes_gui.ui.table.pose import CardPlace

BELOW_POINTER = 36
"""How far below the point that it is asked for a tool tip ends, beside its lines, in pixels."""


def _of_flower(card: Card) -> str:
    """Return the names of a flower card, its month and plant, and its points."""
    say = Wording().say
    month = f"{say(PLANTS[card.month])}, {say(MONTHS[card.month])}"
    worth = translate("flowers", "%n point(s)", n=POINTS[card.kind])
    return f"{Wording().short(card)} · {month} · {worth} · {romaji(card)}"


class PointedFelt(OnFelt, Protocol):
    """The felt as the pointer sees it: with everything that lies under it."""

    hand: Hand
    cutting: Cutting
    dealing: Dealing
    grasp: Grasp
    overlay: FeltOverlay

    @property
    def card_clicked(self) -> SignalInstance:
        """Tells which card was pressed."""
        ...

    @property
    def plate_clicked(self) -> SignalInstance:
        """Tells whose plate was pressed."""
        ...


class Pointer:
    """Hovering lifts, pressing picks, plays, cuts, or chooses a seat."""

    def __init__(self, felt: PointedFelt) -> None:
        self._felt = felt
        self._over: CardPlace | None = None

    def move(self, where: QPointF) -> None:
        """Follow the pointer: drag a held card, lift the pack, or raise the card below."""
        felt = self._felt
        if felt.hand.drag(where) or felt.grasp.drag(where):
            return
        if felt.cutting.is_due:
            self._reach(where)
            return
        place = felt.place_at(where)
        mine = place is not None and felt.hand.holds(place)
        self._hover(place if mine else None)
        useful = felt.hand.armed and (mine or self._means_something(where, place))
        shape = Qt.CursorShape.PointingHandCursor if useful else Qt.CursorShape.ArrowCursor
        felt.viewport().setCursor(shape)

    def _reach(self, where: QPointF) -> bool:
        """Lift as much of the spread pack as is reached; tell whether it is near at all."""
        near = self._felt.cutting.is_near(where)
        if near:
            self._felt.cutting.reach(where.x())
        shape = Qt.CursorShape.PointingHandCursor if near else Qt.CursorShape.ArrowCursor
        self._felt.viewport().setCursor(shape)
        return near

    def name_card(self, event: QHelpEvent) -> None:
        """Say the names of a flower card that is pointed at for a while, or who sits there.

        Also what the words of the game mean that are written there; and in the size that is
        wanted what the felt has no room to write so large.
        """
        place = self._felt.place_at(event.pos())
        card = self._felt.card_at(place)
        told = self._who(event), self._written(event), self._meaning(event)
        name = "\n".join(filter(None, told))
        if card != HIDDEN and is_flower(card):
            name = _of_flower(card)
        if name:
            where = event.globalPos() - QPoint(0, self._up(event.pos(), place, name))
            QToolTip.showText(where, tip(name), self._felt.viewport())
        else:
            QToolTip.hideText()

    def _up(self, at: QPoint, place: CardPlace | None, name: str) -> int:
        """Return how far above a point of my hand a name stands, so that it lies over no card."""
        felt = self._felt
        if place is None or place[0] != felt.my_zone():
            return 0
        pose = felt.table.laid[place]
        top = pose.y - (0.5 + 2 * LIFT) * pose.height
        lines = QFontMetrics(QToolTip.font()).lineSpacing() * (1 + name.count("\n"))
        return max(0, round(at.y() - top + lines + BELOW_POINTER))

    def _written(self, event: QHelpEvent) -> str:
        felt, at = self._felt, event.pos()
        is_small = felt.overlay.text_style.text_scale < felt.table_style.text_style.text_scale
        if felt.view_ is None or not is_small:
            return ""
        return felt.overlay.written_at(at.x(), at.y(), felt.view_)

    def _meaning(self, event: QHelpEvent) -> str:
        view, at = self._felt.view_, event.pos()
        return self._felt.overlay.meaning_at(at.x(), at.y(), view) if view is not None else ""

    def _who(self, event: QHelpEvent) -> str:
        """Return who the opponent is whose plate is pointed at: name, level and style."""
        overlay, at = self._felt.overlay, event.pos()
        seat = overlay.whose_at(at.x(), at.y())
        if seat is None:
            return ""
        who, say = overlay.seat_infos[seat], Wording().say
        known = tuple(filter(None, (say(level_name(who.level)), say(style_name(who.style)))))
        # A name alone would lie over captures that are headed by whose they are.
        is_plate = overlay.plate_at(at.x(), at.y()) is not None
        told = " · ".join((who.name, *known)) if known or is_plate else ""
        view, room = self._felt.view_, self._felt.table.room
        is_open = isinstance(room, Field) and not room.closed
        if view is not None and is_open and view.cards(Role.CAPTURED, seat):
            shows = translate("table", "A click shows what was captured.")
            return "\n".join(filter(None, (told, shows)))
        return told

    def meant_at(self, where: QPointF) -> object:
        """Return what a click at a point would be about, or nothing if it would mean nothing."""
        felt = self._felt
        if not felt.interactive or not felt.hand.armed:
            return None
        if felt.cutting.is_due:
            return "pack" if felt.cutting.is_near(where) else None
        place = felt.place_at(where)
        mine = place is not None and felt.hand.holds(place) and self._may_be_picked(place)
        return place or "place" if mine or self._means_something(where, place) else None

    def _may_be_picked(self, place: CardPlace) -> bool:
        hand = self._felt.hand
        return self._felt.card_at(place) in (*hand.playable, *hand.picked)

    def explain(self, where: QPointF) -> bool:
        """Say why a card at a point may not be played; tell whether there was anything to say."""
        felt, place = self._felt, self._felt.place_at(where)
        if place is None or not felt.hand.holds(place) or self._may_be_picked(place):
            return False
        card = felt.card_at(place)
        if card != HIDDEN and felt.interactive:
            felt.hand.refuse(card)
        return card != HIDDEN and felt.interactive

    def leave(self) -> None:
        """Let the raised card sink."""
        self._hover(None)

    def press(self, where: QPointF) -> None:
        """Finish what moves, or act on what lies at a point."""
        felt = self._felt
        if felt.finish():
            return
        if felt.cutting.is_due:
            if self._reach(where):
                felt.cutting.cut()
            return
        place = felt.place_at(where)
        if felt.dealing.is_meant(place):
            felt.choose(DEAL)
        elif place is not None and felt.interactive and felt.hand.holds(place):
            felt.hand.press(place, where)
        elif felt.grasp.press(where, place):
            return
        elif place is not None:
            self._press_card(place)
        elif (seat := felt.overlay.whose_at(where.x(), where.y())) is not None:
            felt.plate_clicked.emit(seat)
        elif felt.hand.picked and not felt.hand.chooses_several:
            # A choice of several cards is work that a slip shall not undo; Escape does.
            felt.hand.clear()

    def release(self, where: QPointF) -> None:
        """Drop or click what was taken hold of."""
        if not self._felt.grasp.release(where):
            self._felt.hand.release(where)

    def _press_card(self, place: CardPlace) -> None:
        card = self._felt.card_at(place)
        self._felt.card_clicked.emit(card)
        hand, view = self._felt.hand, self._felt.view_
        if not self._felt.interactive or view is None:
            return
        if card in hand.playable:
            hand.click(card)
        elif view.zones.role(place[0]) is Role.CAPTURED:
            self._felt.plate_clicked.emit(view.zones.owner(place[0]))
        elif hand.takes_one and card != HIDDEN:
            hand.refuse(card)

    def _means_something(self, where: QPointF, place: CardPlace | None) -> bool:
        on_card = self._felt.card_at(place) in self._felt.hand.playable
        on_card = on_card or self._felt.dealing.is_meant(place)
        return on_card or self._felt.grasp.is_held_at(where, place)

    def _hover(self, place: CardPlace | None) -> None:
        if place == self._over:
            return
        old, self._over = self._over, place
        card = self._felt.card_at(place)
        # What is pointed at stands as long as it is, whatever else is marked meanwhile.
        self._felt.hand.point_at(card if card != HIDDEN else None)
        if old is not None and old[1] < len(self._felt.table.items_of(old[0])):
            self._raise(old, up=False)
        if place is not None and self._felt.hand.may_rise(card):
            self._raise(place, up=True)

    def _raise(self, place: CardPlace, *, up: bool) -> None:
        item, hand = self._felt.table.item(place), self._felt.hand
        lift = 1.0 if up else hand.lift_of(self._felt.card_at(place))
        item.raise_by(rise(item.height) * lift, self._felt.table_style.tempo.hover())
