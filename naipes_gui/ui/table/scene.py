"""The table: a picture of a view, and the way from one picture to the next."""

from collections import Counter
from collections.abc import Collection, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Signal,
    Slot,
)
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.face import Face
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Cut, Moved, Seat, ZoneId, apply_event
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import STOCK, Role
from naipes_gui.ui.shared.art import CardStyle, card_back, card_face, card_size
from naipes_gui.ui.shared.paint import badge, ring
from naipes_gui.ui.shared.shadows import on_shadow, shadow
from naipes_gui.ui.shared.theme import CREAM, TABLE_PALETTE, Radius, TablePalette
from naipes_gui.ui.table.card_item import CardItem
from naipes_gui.ui.table.crown import Crown
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.field_blocks import OF_MINE
from naipes_gui.ui.table.geometry import Room
from naipes_gui.ui.table.hand_order import HeldSuits, hand_order
from naipes_gui.ui.table.layout import poses
from naipes_gui.ui.table.pose import CardPlace, Pose
from naipes_gui.ui.table.ribbon import ribbon
from naipes_gui.ui.table.ring import Ring
from naipes_gui.ui.table.tempo import Tempo
from naipes_gui.ui.table.trick_room import tag_side

FLYING = 10_000
"""Added to the height of cards in flight, so that they pass over everything that lies."""
USUAL_CARD, LEAST_DISC = 106, 18
"""How wide a card of a trick usually is, and how small a disc may become on a smaller one."""
BADGE_UP = 0.12
"""How far above the middle of a card its number lies, against its height."""
RING, WITHIN = 3.0, (-2, 2.0)
"""How wide a ring is, and how far beyond a captured card and how wide there: words are near."""
FORBIDS, RECENT, PROPOSED = (3.0, 1.5), (0.8, 2.2), (6.0, 3.0)
"""How rings are broken into dashes: of cards that forbid a move, were just played, are proposed."""


PlainSides: TypeAlias = tuple[QPixmap, QPixmap]
"""The back and the shadow of every card of a height."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked on the cards now: by picking, focus, a refusal or a hint."""

    dimmed: frozenset[Card] = frozenset()
    picked: tuple[Card, ...] = ()
    focus: Card | None = None
    culprits: tuple[Card, ...] = ()
    hinted: tuple[Card, ...] = ()
    proposed: tuple[Card, ...] = ()
    """Of a hint, where several cards are chosen one by one: they still have to be picked."""
    taking: frozenset[Card] = frozenset()
    """Cards of mine that take others now, and those which they take."""


class TableScene(QGraphicsScene):
    """Keeps one item for every card of the view it is a picture of.

    ``departed`` comes whenever a card leaves its place a while after the movement began.
    """

    departed = Signal()

    def __init__(self, face: Face, style: CardStyle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # The index would be rebuilt whenever a card moves; there are some fifty items.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.face, self.cards, self.colours = face, style, TABLE_PALETTE
        self.room: Room = Ring(992, 716, 2, Seat(0))
        self.dpr, self.sort = 1.0, "trump"
        self.arranged: tuple[Card, ...] = ()
        """The near hand from left to right, where the person has arranged it."""
        self.marks, self.laid = Marks(), dict[CardPlace, Pose]()
        self.aims: dict[ZoneId, Phrase] = {}
        """The places that wait for a card, with what is written on them."""
        self.view: View[Any] | None = None
        self.leading: Card | None = None
        """The card that is winning, which wears a ring and the crown."""
        self.recent: frozenset[Card] = frozenset()
        """The cards of the last turn, which wear a ring of cream."""
        self._held = HeldSuits()
        self._crown = Crown()
        self.addItem(self._crown)
        self._items: dict[ZoneId, list[CardItem]] = {}
        self.leaving: dict[ZoneId, int] = {}
        """How many cards of a zone still lie there although they have been sent away."""
        self.coming = set[ZoneId]()
        """Where nothing lies yet although a card is on its way there."""

    def dress(self, style: CardStyle, colours: TablePalette) -> None:
        """Change the drawings of the cards and the colours of the marks."""
        self.cards, self.colours = style, colours

    def settle(self, view: View[Any]) -> None:
        """Become the picture of a view at once, whatever the scene showed before."""
        self.view, self.leaving, self.coming = view, {}, set()
        self._regroup(view)
        self.laid = self.poses(view)
        plain = dict[int, PlainSides]()
        for item, card, pose in self._placed():
            self._dress(item, card, pose, plain)
            item.rest()
            item.setPos(pose.x, pose.y)
            item.setRotation(pose.angle)
            item.lean(pose.angle)
            item.setZValue(pose.z)
            item.setOpacity(1.0)
            item.setVisible(pose.visible)
            item.show_face(pose.face_up)
            if card != HIDDEN:
                self._mark(item, card, pose)
        self._place_crown()

    def painting(self, view: View[Any], room: Room) -> Iterator[None]:
        """Paint the pictures that a view needs in a room, card by card, before it is shown."""
        for (zone, place), pose in self.poses(view, room).items():
            if (card := view.state.table[zone][place]) != HIDDEN:
                card_face(card, self.cards, round(pose.height), self.dpr)
                yield

    def mark(self, marks: Marks) -> None:
        """Show what is picked, focused and forbidden, and what is winning."""
        self.marks = marks
        plain = dict[int, PlainSides]()
        for item, card, pose in self._placed():
            if card != HIDDEN or item.card != HIDDEN:
                if card != HIDDEN and pose.face_up:
                    self._dress(item, card, pose, plain)
                self._mark(item, card, pose)
        self._place_crown()

    def crown(self, card: Card | None) -> None:
        """Let a card win the trick as it lies, or none."""
        self.leading = card
        self.mark(self.marks)

    @property
    def crowned(self) -> Card | None:
        """The card by which the crown is seen."""
        return self.leading if self._crown.isVisible() else None

    def carry(self, events: Sequence[Moved], tempo: Tempo) -> QParallelAnimationGroup:
        """Return the animation that carries cards to other zones and closes the gaps."""
        assert self.view is not None
        targets = () if tempo.reduced_motion else {event.target for event in events}
        self.coming = {zone for zone in targets if not self.view.state.table[zone]}
        moving, self.view = self._pass_on(events)
        self.laid = self.poses(self.view)
        pace = events[0].how.pace
        pause = tempo.stagger(pace, len(moving))
        delays = {id(item): i * pause for i, item in enumerate(moving)}
        group = QParallelAnimationGroup(self)
        self._count_down(group, events, delays)
        self._carry_crown(group, {item.card for item in moving}, tempo.relayout())
        for item, card, pose in self._placed():
            if id(item) in delays:
                item.setZValue(FLYING + pose.z)
                self.fly(group, item, card, pose, delays[id(item)], tempo.flight(pace), tempo)
            elif _differs(item, pose):
                item.setZValue(pose.z)
                self.fly(group, item, card, pose, 0, tempo.relayout(), tempo)
        self._await_first(group, tempo.flight(pace))
        return group

    def cut(self, lifted: int) -> None:
        """Lay the top of the pack under the rest; its cards have yet to move there."""
        assert self.view is not None
        items, table = self._items[STOCK.id], dict(self.view.state.table)
        apply_event(table, Cut(STOCK.id, lifted))
        # Nothing is asked while cards move: a pack that was spread for the cut is squared up.
        self.view = replace(self.view, state=replace(self.view.state, table=table), moves=())
        self._items[STOCK.id] = [*items[lifted:], *items[:lifted]]
        self.laid = self.poses(self.view)

    def put(self, events: Sequence[Moved]) -> None:
        """Lay cards where events send them, without a way between."""
        self.settle(self._pass_on(events)[1])

    def flip(self, zone: ZoneId, places: Iterable[int], up: bool, msecs: int) -> QAbstractAnimation:
        """Return the animation that turns cards over where they lie."""
        group = QParallelAnimationGroup(self)
        for place in places:
            self._turn(group, self._items[zone][place], up, 0, msecs)
        return group

    def name(self, zone: ZoneId, places: Iterable[int], cards: Iterable[Card]) -> None:
        """Let items wear faces that the view itself does not know, while they are shown."""
        for place, card in zip(places, cards, strict=True):
            self._dress(self._items[zone][place], card, self.laid[zone, place])

    def item(self, place: CardPlace) -> CardItem:
        """Return the item of a card."""
        return self._items[place[0]][place[1]]

    def items_of(self, zone: ZoneId) -> Sequence[CardItem]:
        """Return the items of a zone."""
        return self._items.get(zone, ())

    def place_of(self, card: Card) -> CardPlace | None:
        """Return where a known card lies."""
        assert self.view is not None
        for zone, cards in self.view.state.table.items():
            if card in cards:
                return zone, cards.index(card)
        return None

    def hand_in_order(self) -> list[Card]:
        """Return the near hand as it lies, from left to right."""
        zone = self.near_hand
        cards = self.view.state.table[zone] if self.view and zone else ()
        return sorted(cards, key=lambda card: self.laid[zone, cards.index(card)].z)

    def arrange(self, cards: tuple[Card, ...], msecs: int) -> None:
        """Hold the near hand in another order."""
        self.arranged = cards
        self.shift(msecs)

    def shift(self, msecs: int) -> None:
        """Let every card that belongs elsewhere by now slide there."""
        assert self.view is not None
        self.laid = self.poses(self.view)
        for item, _, pose in self._placed():
            if pose.visible and _differs(item, pose):
                item.glide_to(QPointF(pose.x, pose.y), msecs)
                item.setRotation(pose.angle)
                item.lean(pose.angle)
                item.setZValue(pose.z)

    @property
    def near_hand(self) -> ZoneId:
        """The zone of the hand that is held at the near side, if any is."""
        return (self.view and self.view.zones.find(Role.HAND, self.room.near)) or ""

    def trump_of(self, view: View[Any]) -> str:
        """Return the suit that is trump in the hand of a view, if any is known to be."""
        # What is left of a hand that is over lies as it was held.
        trump = self.face.trump(view) if view.state.is_dealt else None
        return trump.suit if trump else ""

    def recall(self, zone: ZoneId, cards: Collection[Card]) -> None:
        """Let a hand lie as it did at the table: it has held these cards, and some are gone."""
        self._held.begin(zone, cards)

    def poses(self, view: View[Any], room: Room | None = None) -> dict[CardPlace, Pose]:
        """Return where every card of a view belongs in a room, which is the present one."""
        room = self.room if room is None else room
        suit = self.trump_of(view)
        orders = {
            zone: hand_order(
                cards, self.face.ranks, suit, self.sort, self.arranged, self._held.of(zone, cards)
            )
            for zone, cards in view.state.table.items()
            if view.zones.role(zone) is Role.HAND
        }
        laid = poses(view, self.face.spots(view), room, orders)
        if view.state.stage is Stage.CUT and view.moves:
            laid |= ribbon(len(view.state.table[STOCK.id]), room)
        return laid

    def _placed(self) -> Iterator[tuple[CardItem, Card, Pose]]:
        assert self.view is not None
        for (zone, i), pose in self.laid.items():
            yield self._items[zone][i], self.view.state.table[zone][i], pose

    def _pass_on(self, events: Sequence[Moved]) -> tuple[list[CardItem], View[Any]]:
        """Give items to the zones that events send them to; return them, and how things stand."""
        assert self.view is not None
        moving = [item for event in events for item in self._hand_over(event)]
        table = dict(self.view.state.table)
        for event in events:
            apply_event(table, event)
        # Nothing is asked while cards move: a pack that was spread for the cut is squared up.
        return moving, replace(self.view, state=replace(self.view.state, table=table), moves=())

    def _count_down(
        self, group: QParallelAnimationGroup, events: Sequence[Moved], delays: dict[int, int]
    ) -> None:
        """Let every place count its cards as they leave it one after the other."""
        sources = [event.source for event in events for _ in event.places]
        self.leaving = leaving = Counter(sources)
        for source, delay in zip(sources, delays.values(), strict=True):
            # A felt that is laid anew in the meantime counts for itself.
            leave = partial(self._leave, leaving, source)
            if delay:
                pause = QPauseAnimation(delay, group)
                pause.finished.connect(leave)
                group.addAnimation(pause)
            else:
                leave()

    def _await_first(self, group: QParallelAnimationGroup, msecs: int) -> None:
        """Let what comes to an empty place lie there once the first card has flown to it."""
        if self.coming:
            flight = QPauseAnimation(msecs, group)
            flight.finished.connect(self._arrive)
            group.addAnimation(flight)

    @Slot()
    def _arrive(self) -> None:
        self.coming = set()
        self.departed.emit()

    def _leave(self, leaving: Counter[ZoneId], zone: ZoneId) -> None:
        leaving[zone] -= 1
        self.departed.emit()

    def _hand_over(self, event: Moved) -> list[CardItem]:
        """Pass items from the zone they leave to the one they join."""
        source = self._items[event.source]
        moving = [source[i] for i in event.places]
        self._items[event.source] = [item for item in source if item not in moving]
        self._items[event.target] = [*self._items[event.target], *moving]
        return moving

    def _regroup(self, view: View[Any]) -> None:
        """Give every card an item, reusing first the one that already shows it."""
        loose = [item for items in self._items.values() for item in items]
        shown = {item.card: item for item in loose if item.card != HIDDEN}
        cards = {card for zone in view.state.table.values() for card in zone}
        spare = [item for item in loose if item.card == HIDDEN or item.card not in cards]
        self._items = {
            zone: [self._found(card, shown, spare) for card in row]
            for zone, row in view.state.table.items()
        }
        for item in spare:
            self.removeItem(item)

    def _found(self, card: Card, shown: dict[Card, CardItem], spare: list[CardItem]) -> CardItem:
        item = shown.get(card) or (spare.pop() if spare else None)
        if item is None:
            item = CardItem()
            self.addItem(item)
        return item

    def _dress(
        self, item: CardItem, card: Card, pose: Pose, plain: dict[int, PlainSides] | None = None
    ) -> None:
        """Let a card wear its pictures; what cards of a height have in common is kept ``plain``."""
        height = round(pose.height)
        sides = plain.get(height) if plain is not None else None
        if sides is None:
            sides = card_back(self.cards, height, self.dpr), self._shadow(height)
            if plain is not None:
                plain[height] = sides
        front = back = on_shadow(*sides)
        if card != HIDDEN:
            marks = self.marks
            front = card_face(card, self.cards, height, self.dpr, card in marks.dimmed,
                              lit=card in marks.taking)  # fmt: skip
            front = on_shadow(front, sides[1])
        item.dress(card, height, front, back, sides[1])

    def _shadow(self, height: int) -> QPixmap:
        size, strength = card_size(self.cards, height), 0.36 * self.colours.shadows
        radius = size.width() * Radius.CARD
        return shadow(size.width(), size.height(), radius, 5, 2, strength, self.dpr)

    def _mark(self, item: CardItem, card: Card, pose: Pose) -> None:
        """Ring a card that is dressed already."""
        colour = self._ring_colour(card, pose)
        if not colour:
            item.set_ring(None)
            item.set_badge(None, QPointF())
            return
        height = round(pose.height)
        size = card_size(self.cards, height)
        outside, thick = 4 if card == self.marks.focus else 1, RING
        if self._is_captured(pose) and card != self.marks.focus:
            outside, thick = WITHIN
        item.set_ring(ring(
            size.width(), size.height(), size.width() * Radius.CARD, colour, outside, self.dpr,
            self._dashes(card, colour), thick,
        ))  # fmt: skip
        self._set_badge(item, card, size.width(), height)

    def _is_captured(self, pose: Pose) -> bool:
        """Tell whether a card lies among words that tell what was captured: small, side by side."""
        room = self.room
        return isinstance(room, Field) and pose.height <= OF_MINE * room.month_height + 1

    def _ring_colour(self, card: Card, pose: Pose) -> str:
        if card == HIDDEN:
            return ""
        if card == self.marks.focus:
            return self.colours.sky
        if card in self.marks.culprits:
            return self.colours.cause
        gold = (*self.marks.picked, *self.marks.hinted, *self.marks.proposed)
        if card in gold or card == self.leading:
            return self.colours.gold
        return CREAM if card in self.recent and pose.face_up else ""

    def _dashes(self, card: Card, colour: str) -> tuple[float, float] | None:
        """Return how a ring is broken, so that its colour is not all that tells what it means."""
        if card == self.marks.focus:
            return None
        if card in self.marks.proposed and card not in self.marks.picked:
            return PROPOSED
        return FORBIDS if colour == self.colours.cause else RECENT if colour == CREAM else None

    def _set_badge(self, item: CardItem, card: Card, width: int, height: int) -> None:
        gold, ink, wide = self.colours.gold, self.colours.on_gold, disc(width, 26)
        # At the left edge below the index: in a fan the right side lies under the neighbour.
        corner = QPointF((wide - width) / 2 + 3, -BADGE_UP * height)
        if card in self.marks.picked:
            number = str(self.marks.picked.index(card) + 1)
            item.set_badge(badge(wide, gold, ink, number, "", self.dpr), corner)
        else:
            item.set_badge(None, corner)

    def _place_crown(self) -> None:
        """Set the crown at the corner of the winning card, above its neighbours too."""
        place = self.place_of(self.leading) if self.view and self.leading else None
        pose = self.laid.get(place) if place is not None else None
        self._crown.setVisible(pose is not None and pose.visible)
        if pose is not None:
            colours, side = self.colours, disc(pose.height * self.cards.aspect, 34)
            self._crown.wear(badge(side, colours.gold, colours.on_gold, "", "crown", self.dpr))
            self._crown.setPos(self._crown_place(place, pose))

    def _crown_place(self, place: CardPlace | None, pose: Pose) -> QPointF:
        """Return the corner for the crown: the lower one where a name stands above the card."""
        owner = self.view.zones.owner(place[0]) if self.view and place else NOBODY
        room = self.room if owner >= 0 else None
        above = isinstance(room, Ring) and tag_side(room.place(owner), room) == "above"
        return corner_of(pose, self.cards.aspect, low=above)

    def _carry_crown(
        self, group: QParallelAnimationGroup, moving: Container[Card], msecs: int
    ) -> None:
        """Let the crown go along when the winning card moves aside, and away when it leaves."""
        place = self.place_of(self.leading) if self.leading else None
        if self.leading in moving or place is None:
            self.leading = None
            self._crown.hide()
        elif self._crown.isVisible():
            _glide(group, self._crown, b"pos", self._crown_place(place, self.laid[place]), msecs)

    def fly(
        self, group: QParallelAnimationGroup, item: CardItem, card: Card, pose: Pose,
        delay: int, msecs: int, tempo: Tempo,
    ) -> None:  # fmt: skip
        """Let a card fly to a pose, once a delay has passed, as a part of a group."""
        before = item.height * item.scale()
        self._dress(item, card, pose)
        item.setVisible(True)
        item.setScale(before / item.height if before else 1.0)
        whole = _after(delay, group)
        together = QParallelAnimationGroup(whole)
        item.lean(item.rotation(), pose.angle)
        if tempo.reduced_motion:
            item.setPos(pose.x, pose.y)
            item.setRotation(pose.angle)
            item.setScale(1.0)
            item.show_face(pose.face_up)
            return
        _glide(together, item, b"pos", QPointF(pose.x, pose.y), msecs)
        _glide(together, item, b"rotation", pose.angle, msecs)
        _glide(together, item, b"scale", 1.0, msecs)
        if not pose.visible:
            _glide(together, item, b"opacity", 0.0, msecs)
        elif item.opacity() < 1:
            item.setOpacity(1.0)
        if item.is_face_up != pose.face_up:
            self._turn(group, item, pose.face_up, delay, msecs)

    def _turn(
        self, group: QParallelAnimationGroup, item: CardItem, up: bool, delay: int, msecs: int
    ) -> None:
        flip = _after(delay, group)
        for start, end in ((0.0, 90.0), (-90.0, 0.0)):
            half = QPropertyAnimation(item.turn, b"angle", flip)
            half.setStartValue(start)
            half.setEndValue(end)
            half.setDuration(msecs // 2)
            if start == 0.0:
                half.finished.connect(lambda: item.show_face(up))


def _after(delay: int, group: QParallelAnimationGroup) -> QSequentialAnimationGroup:
    """Return what runs in a group once a delay has passed."""
    sequence = QSequentialAnimationGroup(group)
    if delay:
        sequence.addAnimation(QPauseAnimation(delay, sequence))
    return sequence


def disc(width: float, usual: int) -> int:
    """Return how large a disc on a card is; on a usual card of the table it has its usual size."""
    return max(LEAST_DISC, round(usual * width / USUAL_CARD))


def corner_of(pose: Pose, aspect: float, *, low: bool = False) -> QPointF:
    """Return where the crown of a card lies: at its upper right corner, or at the lower one."""
    turned, down = QTransform().rotate(pose.angle), pose.height / 2 - 4
    corner = turned.map(QPointF(pose.height * aspect / 2 - 4, down if low else -down))
    return QPointF(pose.x, pose.y) + corner


def _glide(
    group: QParallelAnimationGroup, item: QGraphicsWidget, name: bytes, end: Any, msecs: int
) -> None:
    glide = QPropertyAnimation(item, name, group)
    glide.setEndValue(end)
    glide.setDuration(msecs)
    glide.setEasingCurve(QEasingCurve.Type.OutCubic)


def _differs(item: CardItem, pose: Pose) -> bool:
    near = abs(item.pos().x() - pose.x) + abs(item.pos().y() - pose.y) < 0.5
    same = abs(item.rotation() - pose.angle) < 0.1 and item.height == round(pose.height)
    return not (near and same and item.isVisible() == pose.visible)
