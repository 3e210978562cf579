"""What a screen reader finds on the felt: a widget without a picture for each thing there.

The scene is one picture to it. So while one is running, and only then, things are mirrored by
plain widgets over their places, which every platform tells of in its own way: name, role, place,
state and what pressing them does. They paint nothing and let the pointer through.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QGroupBox, QPushButton, QWidget

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Seat, ZoneId
from naipes_gui.core.table_in_words import TableInWords, ZoneInWords
from naipes_gui.core.text import translate
from naipes_gui.core.turns import Turns
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.ahead import Ahead
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.hand import Hand
from naipes_gui.ui.table.on_felt import OnFelt
from naipes_gui.ui.table.overlay import FeltOverlay
from naipes_gui.ui.table.pose import bounding

HAND = "hand"


class MirroredFelt(OnFelt, Protocol):
    """The felt as its mirror sees it."""

    hand: Hand
    ahead: Ahead
    overlay: FeltOverlay
    turns: Turns


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that lies on the felt: what it is called, where, and what pressing it does."""

    key: str
    name: str
    box: Box
    press: Callable[[], object] | None = None
    stand: Callable[[], object] | None = None
    """What it does to the felt that a reader goes to it."""
    what: Move | Card | None = None
    """What the keys call it that go to what lies ahead of the hand."""


class _Unseen:
    """A widget that paints nothing and lets the pointer through."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the scene below has."""


class _Root(_Unseen, QWidget):
    """All of the table; no group, of which a reader would say all labels to who comes in."""


class _Group(_Unseen, QGroupBox):
    """Things of one kind, under a name of their own."""


class _Leaf(_Unseen, Label):
    """Something to be read."""


class _Press(_Unseen, QPushButton):
    """Something that can be pressed."""

    stood_on = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.stood_on.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the felt, where all keys of the table mean what they mean."""
        event.ignore()


class Mirror:
    """Keeps the widgets in step with the felt, for whoever asks for them."""

    def __init__(self, felt: MirroredFelt) -> None:
        self._felt = felt
        self._root: QWidget | None = None
        self._groups: dict[str, _Group] = {}
        self._widgets: dict[str, QWidget] = {}
        self._kept: dict[tuple[str, type[QWidget]], QWidget] = {}
        """What is out of sight; there are never more of them than cards and places."""
        self._things: dict[str, Thing] = {}

    def follow(self) -> None:
        """Mirror what lies there now; nothing is done where no reader is running."""
        view = self._felt.view_
        if view is None or not QAccessible.isActive():
            return
        wording = replace(self._felt.overlay.text_style.wording, aloud=True)
        words = TableInWords(self._felt.face, view, wording, self._felt.overlay.counted)
        self._begin()
        kept, row = set[str](), list[QWidget]()
        for name, title, things in self._regions(view, words):
            kept |= self._fill(name, title, list(things))
            row.append(self._groups[name])
        self._drop(kept)
        _put_in_order(row)

    def focus(self, card: Card | None) -> None:
        """Let the reader stand where the keys have gone in the hand."""
        widget = self._widgets.get(f"{HAND}:{card}") if card is not None else None
        if widget is not None and self._felt.hasFocus() and not widget.hasFocus():
            widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def look_ahead(self) -> None:
        """Let the reader stand where the keys have gone ahead of the hand, or come back."""
        if not self._widgets or not self._felt.hasFocus():
            return
        at, ahead = self._felt.ahead.at, [t for t in self._things.values() if t.what is not None]
        for thing in ahead:
            widget = self._widgets.get(thing.key)
            if widget is not None and at == thing.what and not widget.hasFocus():
                widget.setFocus(Qt.FocusReason.OtherFocusReason)
            elif widget is not None and at is None and widget.hasFocus():
                self._felt.setFocus()

    def has_focus(self) -> bool:
        """Tell whether the keys come to something mirrored, which leaves them to the felt."""
        focused = QApplication.focusWidget()
        return focused is not None and focused in self._widgets.values()

    # What is mirrored, in reading order.

    def _regions(
        self, view: View[Any], words: TableInWords
    ) -> Iterator[tuple[str, str, Iterable[Thing]]]:
        yield "players", translate("text_table", "Players"), self._seats(words)
        if view.state.stage is Stage.HAND:
            yield "state", translate("text_table", "This hand"), self._chips(view, words)
        yield "lying", translate("text_table", "On the table"), self._lying(view, words)
        yield HAND, translate("text_table", "Your hand"), self._hand(words)

    def _seats(self, words: TableInWords) -> Iterator[Thing]:
        for place in self._felt.table.room.places():
            yield Thing(f"seat:{place.seat}", words.seat(place.seat), place.plate)

    def _chips(self, view: View[Any], words: TableInWords) -> Iterator[Thing]:
        boxes, face = self._felt.overlay.pieces(), self._felt.face
        told = {"score": words.score()}
        if face.trump(view) is not None:
            told["trump"] = words.trump()
        if face.contract(view) is not None or face.banner(view) is not None:
            told["contract"] = words.contract()
        if face.pot(view) is not None:
            told["pot"] = words.pot()
        for key, text in told.items():
            yield Thing(f"chip:{key}", text, boxes.get(key, Box(0, 0, 1, 1)))

    def _lying(self, view: View[Any], words: TableInWords) -> Iterator[Thing]:
        laid = self._felt.turns.laid
        ranks = {card: place for place, (_, card) in enumerate(laid)}
        zones = words.zones()
        # Who led comes first, wherever that is on the felt.
        zones.sort(key=lambda zone: ranks.get(zone.cards[0], -1) if _is_trick(view, zone) else -1)
        if laid:
            trick = [z for z in zones if _is_trick(view, z)]
            zones = [*trick, *(zone for zone in zones if zone not in trick)]
        for zone in zones:
            yield from self._zone(view, words, zone)

    def _zone(self, view: View[Any], words: TableInWords, zone: ZoneInWords) -> Iterator[Thing]:
        reach = next((r for r in self._felt.hand.reaches() if r.zone == zone.zone), None)
        box = self._box(zone.zone)
        act: Callable[[], object] | None = None
        if reach is not None:
            act = partial(self._felt.choose, reach.move)
        what = reach.move if reach is not None else None
        yield Thing(f"zone:{zone.zone}", str(zone), box, act, what=what)
        if view.zones.role(zone.zone) is not Role.FIELD:
            return
        for card in zone.cards:
            place = zone.zone, view.state.table[zone.zone].index(card)
            yield Thing(f"{zone.zone}:{card}", self._in_field(words, card), self._box(*place),
                        partial(self._click, card), what=card)  # fmt: skip

    def _in_field(self, words: TableInWords, card: Card) -> str:
        if card in self._felt.hand.playable:
            return translate("text_table", "{card}, can be taken").format(card=words.card(card))
        return words.card(card)

    def _hand(self, words: TableInWords) -> Iterator[Thing]:
        table, hand = self._felt.table, self._felt.hand
        row = [card for card in table.hand_in_order() if card != HIDDEN]
        for card in row:
            place = table.place_of(card)
            if place is not None:
                name = words.in_hand(card, hand.picked, hand.known)
                yield Thing(f"{HAND}:{card}", name, self._box(*place),
                            partial(self._click, card), partial(self._stand_on, card))  # fmt: skip

    def _stand_on(self, card: Card) -> None:
        """Let the keys be where the reader has gone by itself."""
        if self._felt.hand.focus != card:
            self._felt.hand.focus_on(card)

    def _click(self, card: Card) -> None:
        if not self._felt.finish():
            self._felt.hand.click(card)

    def _box(self, zone: ZoneId, nth: int | None = None) -> Box:
        table = self._felt.table
        row = [p for (z, i), p in table.laid.items() if z == zone and nth in (None, i)]
        lying = bounding(row, table.cards.aspect)
        return lying if lying is not None else self._beside(zone)

    def _beside(self, zone: ZoneId) -> Box:
        """Return where its owner sits, for cards that lie out of sight."""
        view = self._felt.view_
        owner = view.zones.owner(zone) if view is not None else NOBODY
        places = {place.seat: place.plate for place in self._felt.table.room.places()}
        return places.get(Seat(owner), Box(0, 0, 1, 1))

    # The widgets.

    def _begin(self) -> None:
        if self._root is None:
            self._root = _clear(_Root(self._felt.viewport()))
            self._root.setAccessibleName(translate("text_table", "Table"))
        if self._root.size() != self._felt.viewport().size():
            self._root.setGeometry(self._felt.viewport().rect())
        # Below buttons and notices, and before them for whoever reads on.
        self._root.lower()
        self._root.show()

    def _fill(self, name: str, title: str, things: list[Thing]) -> set[str]:
        group = self._groups.get(name)
        if group is None:
            assert self._root is not None
            group = self._groups[name] = _clear(_Group(self._root))
            group.setGeometry(self._root.rect())
            group.show()
        group.setGeometry(self._felt.viewport().rect())
        _name(group, title)
        _put_in_order([self._widget(group, thing) for thing in things])
        return {thing.key for thing in things}

    def _widget(self, group: _Group, thing: Thing) -> QWidget:
        widget = self._widgets.get(thing.key)
        wanted = _Leaf if thing.press is None else _Press
        if not isinstance(widget, wanted):
            self._remove(thing.key)
            widget, is_new = self._kept.pop((thing.key, wanted), None), False
            if widget is None:
                widget, is_new = _clear(wanted(parent=group)), True
            self._widgets[thing.key] = widget
            if is_new and isinstance(widget, _Press):
                # Only where the keys may go can a reader go.
                widget.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
                widget.clicked.connect(partial(self._press, thing.key))
                widget.stood_on.connect(partial(self._stood_on, thing.key))
                QWidget.setTabOrder(self._felt.viewport(), widget)
            widget.show()
        self._things[thing.key] = thing
        _name(widget, thing.name)
        widget.setGeometry(_rect(thing.box))
        return widget

    def _press(self, key: str, *_: object) -> None:
        thing = self._things.get(key)
        if thing is not None and thing.press is not None:
            thing.press()

    def _stood_on(self, key: str) -> None:
        thing = self._things.get(key)
        if thing is not None and thing.stand is not None:
            thing.stand()

    def _drop(self, kept: set[str]) -> None:
        for key in [key for key in self._widgets if key not in kept]:
            self._remove(key)

    def _remove(self, key: str) -> None:
        """Take something out of sight; it is kept, and used again when it comes back.

        It may be what is being pressed just now, or what a reader is asking about.
        """
        widget = self._widgets.pop(key, None)
        self._things.pop(key, None)
        if widget is None:
            return
        if widget.hasFocus():
            self._felt.setFocus()
        widget.hide()
        widget.setAccessibleName("")
        self._kept[key, type(widget)] = widget


def _is_trick(view: View[Any], zone: ZoneInWords) -> bool:
    return view.zones.role(zone.zone) is Role.TRICK and bool(zone.cards)


def _put_in_order(row: list[QWidget]) -> None:
    """Let widgets of one parent be read in an order."""
    parent = row[0].parentWidget() if row else None
    if parent is not None and [child for child in parent.children() if child in row] != row:
        for widget in row:
            widget.raise_()


def _clear(widget: Any) -> Any:
    widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return widget


def _name(widget: QWidget, name: str) -> None:
    """Call a widget something; a name that stays is not told anew."""
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)


def _rect(box: Box) -> QRect:
    return QRect(round(box.x), round(box.y), max(1, round(box.width)), max(1, round(box.height)))
