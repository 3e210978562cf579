"""What the person does with the cards of the near hand: picking, playing, dragging, asking."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, QPropertyAnimation, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.reach import Reach
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.zones import Role
from naipes_gui.ui.table.aims import aims, falls_on, waiting
from naipes_gui.ui.table.arranging import arranged
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.geometry import rise
from naipes_gui.ui.table.on_felt import OnFelt
from naipes_gui.ui.table.pose import CardPlace
from naipes_gui.ui.table.rooms import choices
from naipes_gui.ui.table.scene import FLYING, Marks
from naipes_gui.ui.table.selection import Selection, touches

ACCUSED_MS = 4000
HALF_UP = 0.4
"""How high a card stands that is proposed or in focus where several are picked."""
LEVEL = 0.5
"""Pixels by which nobody sees that a card stands higher."""


class Hand(QObject):
    """Turns presses, drags and keys on cards into the selection and, in the end, into a move.

    ``puzzled`` carries a card that may not be played now; somebody who knows the rules
    says why. ``confirming`` carries the card that waits for a second click.
    """

    puzzled = Signal(object)
    confirming = Signal(object)
    picks_changed = Signal()
    walked = Signal(object)
    """The keys have gone to a card."""
    arranged = Signal()

    def __init__(self, felt: OnFelt, parent: QObject) -> None:
        super().__init__(parent)
        self._felt, self._selection = felt, Selection(())
        self.armed = False
        self.focus: Card | None = None
        self._given: tuple[Card, ...] = ()
        """What was played, until the person is to act again."""
        self.by_key = False
        """Whether the focus was moved with the keyboard; only then is it shown."""
        self._confirm: Card | None = None
        self._pointed: Card | None = None
        self._grip: tuple[CardPlace, QPointF, QPointF] | None = None
        self._dragging = False
        self._culprits: tuple[Card, ...] = ()
        self._advised: Move | None = None
        self._pardon = QTimer(self, singleShot=True, interval=ACCUSED_MS)
        self._pardon.timeout.connect(self._forgive)
        self._shaking: QPropertyAnimation | None = None
        self.tells_aims = True
        """Whether places that wait for a card are gold; they are not where it might be a hint."""
        self.asks_what_fits = False
        """Whether it is asked what may be played: then nothing tells it before the answer."""

    @property
    def picked(self) -> tuple[Card, ...]:
        """The cards picked so far, in order."""
        return self._selection.picked

    @property
    def known(self) -> frozenset[Card]:
        """The cards of which it is told that they can be used."""
        return self.playable if self.armed and not self.asks_what_fits else frozenset()

    @property
    def playable(self) -> frozenset[Card]:
        """The cards that a click may pick."""
        return self._selection.pickable

    def arm(self, view: View[Any]) -> None:
        """Let the person act in the position of a view."""
        self._selection, self.armed = Selection(view.moves), True
        self._confirm, self._grip, self._given = None, None, ()
        if self.focus not in (self.known or self._felt.table.hand_in_order()):
            # After a move is taken back the one that was played from may be closed.
            self.focus = None
        self.mark()

    def disarm(self) -> None:
        """Let nothing be picked until the next position stands."""
        self._selection, self.armed, self._confirm = Selection(()), False, None
        # Two animations of one card end each other, and whoever waits for the end hears nothing.
        self.let_go()
        self._culprits, self._advised, self._felt.table.aims = (), None, {}
        self._pardon.stop()

    def give(self, cards: Sequence[Card]) -> None:
        """Ring no card as the next to go on from that is being played: it may wear gold."""
        self._given = tuple(cards)
        self.mark()

    def holds(self, place: CardPlace) -> bool:
        """Tell whether a place is in the near hand."""
        return place[0] == self._felt.my_zone()

    def may_rise(self, card: Card) -> bool:
        """Tell whether a card lifts under the pointer: not when it may not be played."""
        told = self.armed and self._selection.moves and not self.asks_what_fits
        return not told or card in self._selection.pickable

    def click(self, card: Card) -> None:
        """Pick a card, put it back, or play it where that is the only thing to mean."""
        if not self.armed or card == HIDDEN:
            return
        if card not in self._selection.pickable:
            self.refuse(card)
            return
        if self._must_confirm(card):
            self._confirm = card
            self.confirming.emit(card)
            self.mark()
            return
        move = self._selection.click(card)
        if move is not None:
            self._felt.choose(move)
        else:
            self.mark()
            self._felt.offer()
            self.picks_changed.emit()

    def reaches(self) -> tuple[Reach, ...]:
        """Return what on the table stands for a move that can be made now."""
        view = self._felt.view_
        if view is None or not (self.armed and self._felt.interactive):
            return ()
        return self._felt.face.reaches(view)

    def point_at(self, card: Card | None) -> None:
        """Show what a card under the pointer would take, where cards take others."""
        if card == self._pointed:
            return
        self._pointed = card
        # What one card takes, or where it comes to lie, is another's no more.
        if isinstance(self._felt.table.room, Field) or any(
            move.onto for move in self._selection.moves
        ):
            self.mark()

    def clear(self) -> None:
        """Put every picked card back."""
        self._selection.clear()
        self._confirm = None
        self.mark()
        self._felt.offer()

    def accuse(self, culprits: tuple[Card, ...]) -> None:
        """Ring the cards that make a move illegal, for a while."""
        self._culprits = culprits
        self._pardon.start()
        self.mark()

    @property
    def awaited(self) -> Card | None:
        """The card that was clicked once, where only a second click plays it."""
        waits = self._felt.table_style.confirm_card and self._confirm not in self.picked
        return self._confirm if waits else None

    @property
    def strays(self) -> bool:
        """Whether something else is meant than a hint, which is not what Enter does then."""
        move = self._advised
        if move is None:
            return False
        walked = self.focus if self.by_key and self.playable else None
        meant = {*self.picked, *(card for card in (self.awaited or walked,) if card is not None)}
        hinted = {*move.cards, *move.onto}
        return bool(meant) and (self.chooses_several or not meant <= hinted)

    @property
    def _hint(self) -> Move | None:
        return None if self.strays else self._advised

    @property
    def is_advised(self) -> bool:
        """Whether a hint points at something."""
        return self._advised is not None

    def advise(self, move: Move | None) -> None:
        """Ring the cards of a hint until something is decided; or of none any more."""
        self._advised = move
        self.mark()

    def _hinted(self) -> tuple[Card, ...]:
        move = self._hint
        if move is None or self.chooses_several:
            return ()
        # While another card shows what it would take, that is all there is to see of targets.
        return move.cards if self._looks_elsewhere else (*move.cards, *move.onto)

    @property
    def _looks_elsewhere(self) -> bool:
        """Whether the pointer lies on another card than a hint advises."""
        card, move = self._pointed, self._advised
        if card is None or card == HIDDEN or move is None or not self.may_rise(card):
            return False
        return card not in move.cards

    def _proposed(self) -> tuple[Card, ...]:
        # Whoever picks them one after the other is to see which are still wanting.
        move = self._advised
        return (*move.cards, *move.onto) if move is not None and self.chooses_several else ()

    @property
    def chooses_several(self) -> bool:
        """Whether cards are picked one after the other until a button takes them all."""
        return any(len(move.cards) > 1 for move in self._selection.moves)

    def focus_on(self, card: Card | None) -> None:
        """Take the focus to a card, for all to see."""
        self.focus, self.by_key = card, True
        # A pointer that was left lying on a card no longer says which one is meant.
        self._pointed = None
        self.mark()
        self.walked.emit(card)

    def mark(self) -> None:
        """Show picks, focus and what may not be played on the cards."""
        felt, view = self._felt, self._felt.view_
        if view is None:
            return
        shown = felt.hears_enter() and self.by_key and self.focus not in self._given
        pointed = self.focus if shown else None
        felt.table.aims = {}
        if self.tells_aims and not self.asks_what_fits:
            felt.table.aims = aims(self.reaches(), self._hint)
        chosen = self.picked or ((self._confirm,) if self._confirm else ())
        felt.table.mark(
            Marks(
                dimmed=self._dimmed(view), picked=chosen, culprits=self._culprits,
                focus=pointed,
                hinted=(*self._matches(), *self._hinted(), *waiting(view, felt.table.aims)),
                proposed=self._proposed(), taking=self._taking(view),
            )
        )  # fmt: skip
        self._raise(felt.table_style.tempo.hover())
        felt.gild()

    def _taking(self, view: View[Any]) -> frozenset[Card]:
        """Return which cards take others now, and which these are."""
        if not (self.armed and self._felt.interactive):
            return frozenset()
        moves = [move for move in view.moves if move.onto]
        return frozenset(card for move in moves for card in (*move.cards, *move.onto))

    def stand(self) -> None:
        """Hold up at once what is picked or in focus: the cards have been laid out anew."""
        self._raise(0)

    def lift_of(self, card: Card) -> float:
        """Return how high a card stands that nothing points at: what is picked stands highest."""
        marks = self._felt.table.marks
        pointed = card == self._pointed and card != HIDDEN and self.may_rise(card)
        if pointed or card in marks.picked:
            return 1.0
        if card in self._hinted() and not self._looks_elsewhere:
            return 1.0
        if card == marks.focus and self.may_rise(card):
            return HALF_UP if self.chooses_several else 1.0
        return HALF_UP if card in marks.proposed else 0.0

    def _raise(self, msecs: int) -> None:
        felt = self._felt
        for i, item in enumerate(felt.table.items_of(felt.my_zone())):
            up = rise(item.height) * self.lift_of(felt.card_at((felt.my_zone(), i)))
            if abs(item.raised - up) > LEVEL:
                item.raise_by(up, msecs)

    def _matches(self) -> tuple[Card, ...]:
        """Return the cards on the table that the picked or pointed card may take."""
        having = self.picked[:1] or tuple(c for c in (self._pointed or self.focus,) if c)
        moves = self._selection.moves if self.armed and having else ()
        found = [card for m in moves if m.cards[:1] == having for card in m.onto]
        return tuple(dict.fromkeys(found))

    def landing(self) -> int:
        """Return the month in which the picked, pointed or held card comes to lie; 0: in none."""
        meant = self.focus if self.by_key or self._grip is not None else None
        card = next(iter(self.picked), None) or self._pointed or meant
        if card is None or card not in self.playable or self._matches():
            return 0
        return int(card.month) if card.month.isdecimal() else 0

    def move_focus(self, step: int) -> None:
        """Take the focus to the next card; at first to one that may be played, if there is any."""
        row, self.by_key = self._felt.table.hand_in_order(), True
        if not row:
            return
        if self.focus in row:
            place = min(max(row.index(self.focus) + step, 0), len(row) - 1)
            self.focus = row[place]
        else:
            able = [card for card in row if card in self.playable] or row
            # To the left of nothing lies the last card, but at the beginning the first.
            self.focus = able[0] if step == 1 or step < -1 else able[-1]
        self.focus_on(self.focus)

    def focus_next(self, means: Callable[[Card], bool]) -> bool:
        """Take the focus to the next card of a kind, first to what may be played.

        Tell whether there is any.
        """
        found = [card for card in self._felt.table.hand_in_order() if means(card)]
        found.sort(key=lambda card: self.armed and card not in self.playable)
        if found:
            place = found.index(self.focus) + 1 if self.focus in found else 0
            self.focus_on(found[place % len(found)])
        return bool(found)

    # Press, drag, release.

    def press(self, place: CardPlace, where: QPointF) -> None:
        """Take hold of a card; whether it is clicked or dragged shows later."""
        item = self._felt.table.item(place)
        self._grip = place, where, item.pos()
        self.focus, self.by_key = self._felt.card_at(place), False
        self.mark()

    def drag(self, where: QPointF) -> bool:
        """Let the held card follow the pointer; tell whether one is being dragged."""
        if self._grip is None:
            return False
        place, start, home = self._grip
        way = where - start
        if not self._dragging and way.manhattanLength() < QApplication.startDragDistance():
            return False
        self._dragging = True
        item = self._felt.table.item(place)
        item.setZValue(FLYING)
        item.setPos(home + way)
        return True

    def let_go(self) -> None:
        """End what is being done with a card: it is about to lie elsewhere."""
        self._grip, self._dragging = None, False
        if self._shaking is not None:
            self._shaking.stop()
            self._shaken()

    @property
    def is_dragging(self) -> bool:
        """Whether a card follows the pointer."""
        return self._dragging

    def take_back(self) -> None:
        """Hold again the card that is being dragged: the person thinks better of it."""
        if self._grip is not None and self._dragging:
            place = self._grip[0]
            self.let_go()
            self._send_home(place)

    def come_home(self) -> None:
        """Lay every card back into the hand: what was meant with one does not happen."""
        mine = self._felt.my_zone()
        for place in [place for place in self._felt.table.laid if place[0] == mine]:
            self._send_home(place)

    def release(self, where: QPointF) -> None:
        """Drop the held card on the felt to play it, or click it."""
        if self._grip is None:
            return
        # The last bit of the way may come with no movement of its own.
        self.drag(where)
        place, _, _ = self._grip
        dragged, self._grip, self._dragging = self._dragging, None, False
        card = self._felt.card_at(place)
        if not dragged:
            self.click(card)
            return
        waited = self.armed
        self._drop(place, card, where)
        if self.armed or not waited:
            self._send_home(place)

    def _drop(self, place: CardPlace, card: Card, where: QPointF) -> None:
        felt = self._felt
        if not felt.viewport().rect().contains(where.toPoint()):
            return
        if where.y() >= felt.table.room.hand_top:
            if card in self.picked:
                self.click(card)
            else:
                self._arrange(place, card)
        elif card not in self._selection.pickable:
            self.refuse(card)
        elif (move := falls_on(felt.table, self._selection.moves, place, card)) is not None:
            felt.choose(move)
        else:
            self._confirm = card
            if card not in self.picked:
                self.click(card)

    def _arrange(self, place: CardPlace, card: Card) -> None:
        """Hold a card where it is let go within the hand, from now on till the next deal."""
        table = self._felt.table
        row = table.hand_in_order()
        if HIDDEN in row:
            return
        places = {card: table.place_of(card) for card in row}
        hand = {card: table.laid[where] for card, where in places.items() if where is not None}
        item = table.item(place)
        after = arranged(hand, card, item.x(), item.y())
        if [*after] != row:
            table.arrange(after, self._felt.table_style.tempo.relayout())
            self.arranged.emit()

    def _send_home(self, place: CardPlace) -> None:
        item, pose = self._felt.table.item(place), self._felt.table.laid[place]
        item.glide_to(QPointF(pose.x, pose.y), self._felt.table_style.tempo.relayout())
        item.setZValue(pose.z)

    def _must_confirm(self, card: Card) -> bool:
        if not self._felt.table_style.confirm_card or self._confirm == card:
            return False
        return any(touches(m) == {card} and m.verb == "play" for m in self._selection.moves)

    @property
    def takes_one(self) -> bool:
        """Whether the picked card of the hand waits for one of the table that it takes."""
        held = {card for move in self._selection.moves if move.onto for card in move.cards}
        return len(self.picked) == 1 and self.picked[0] in held

    def refuse(self, card: Card) -> None:
        """Say why nothing comes of a card."""
        self._shake(card)
        self.puzzled.emit(card)

    def _shake(self, card: Card) -> None:
        place, msecs = self._felt.table.place_of(card), self._felt.table_style.tempo.shake()
        if place is None or not msecs or self._shaking is not None:
            return
        item = self._felt.table.item(place)
        home = item.pos()
        shake = QPropertyAnimation(item, b"pos", item)
        shake.setDuration(msecs)
        for step in range(1, 6):
            shake.setKeyValueAt(step / 6, home + QPointF(6 if step % 2 else -6, 0))
        shake.setKeyValueAt(0, home)
        shake.setKeyValueAt(1, home)
        shake.finished.connect(self._shaken)
        self._shaking = shake
        shake.start()

    @Slot()
    def _shaken(self) -> None:
        if self._shaking is not None:
            self._shaking.deleteLater()
            self._shaking = None

    @Slot()
    def _forgive(self) -> None:
        self._culprits = ()
        self.mark()

    def _dimmed(self, view: View[Any]) -> frozenset[Card]:
        when = self._felt.table_style.dim_illegal
        cards = [c for c in view.state.table.get(self._felt.my_zone(), ()) if c != HIDDEN]
        # On a row that goes on card by card who holds none that fits has to take one of it.
        takes = view.moves and view.cards(Role.CHAIN)
        choosing = any(map(touches, self._selection.moves)) or takes
        tells = when != "never" and self.armed and not self.asks_what_fits
        if not tells or not choosing or view.state.stage is not Stage.HAND:
            return frozenset()
        # Of a month that lies open for a choice everything else in the field steps back.
        offered = choices(view, self.picked)
        rest = view.cards(Role.FIELD) if offered else ()
        if not self.picked:
            rest = (*rest, *(card for card in cards if card not in self._selection.pickable))
        return frozenset(card for card in rest if card not in offered)

    def verb(self) -> str:
        """Return the verb by which cards are played now."""
        return next((m.verb for m in self._selection.moves if touches(m)), "play")

    def as_move(self, card: Card) -> Move:
        """Return what clicking a card would have meant, were it legal."""
        if len(self.picked) == 1 and card not in self._felt.table.hand_in_order():
            return Move(self.verb(), self.picked, onto=(card,))
        return Move(self.verb(), (card,))
