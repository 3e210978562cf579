"""The widget a match is played and replayed on: felt, cards, plates and buttons."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import (
    QAbstractAnimation,
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QToolTip, QWidget

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.face import Button, Face
from naipes_gui.core.moments import Moment
from naipes_gui.core.motion import Meaning, Way
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Moved, Said, Seat, Shuffled, ZoneId
from naipes_gui.core.text import translate
from naipes_gui.core.timeline import Frame
from naipes_gui.core.tricks import taken_in
from naipes_gui.core.turns import Turn, Turns
from naipes_gui.core.wording import as_sentence
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.art import CardStyle
from naipes_gui.ui.shared.felt import felt
from naipes_gui.ui.shared.markup import spoken, tip
from naipes_gui.ui.shared.page_keys import keeps, put_tip_away, writes
from naipes_gui.ui.shared.theme import Felt as Cloth
from naipes_gui.ui.table import keys, turn_line
from naipes_gui.ui.table.action_bar import ActionBar
from naipes_gui.ui.table.ahead import Ahead
from naipes_gui.ui.table.cutting import CUT, CUT_BUTTON, Cutting
from naipes_gui.ui.table.dealing import DEAL, Dealing
from naipes_gui.ui.table.deck_pictures import DeckPictures
from naipes_gui.ui.table.director import Beat, Director
from naipes_gui.ui.table.enter import Enter
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.free_lane import Lane, free_lane, lane_among
from naipes_gui.ui.table.free_place import PRESSED, free_place, lying, weighed_cards
from naipes_gui.ui.table.geometry import LIFT, Box, Room
from naipes_gui.ui.table.grasp import Grasp
from naipes_gui.ui.table.hand import Hand
from naipes_gui.ui.table.least_hidden import LeastHidden
from naipes_gui.ui.table.mirror import Mirror
from naipes_gui.ui.table.overlay import FeltOverlay
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.table.playing_on import REST, PlayingOn
from naipes_gui.ui.table.pointer import Pointer
from naipes_gui.ui.table.pose import CardPlace, Pose, hit
from naipes_gui.ui.table.rooms import Felt, opened, text_scale, wants_other
from naipes_gui.ui.table.scene import Marks, TableScene
from naipes_gui.ui.table.sorter import BY_HAND, SortButton
from naipes_gui.ui.table.sounds import TableSounds
from naipes_gui.ui.table.table_style import TableStyle
from naipes_gui.ui.table.tempo import Tempo
from naipes_gui.ui.table.toast import Toast

GIVING_WAY = (turn_line.KEY,), (turn_line.KEY, "steps")
"""What steps aside for a notice: at first the lines of the last turns alone."""
REBUILD_MS = 150
"""How long a resize must rest before the felt is painted again."""
LEAST_SIZE = 560, 380
"""In less room cards and plates would lie over each other."""


class Board(QGraphicsView):
    """Shows frames and, once they have settled, lets the viewer pick a legal move.

    ``chosen`` carries the ply that was answered and the move.
    """

    chosen = Signal(object, object)
    settled = Signal(object)
    refused = Signal(object)
    card_clicked = Signal(object)
    plate_clicked = Signal(object)
    heard = Signal(object)
    won = Signal(object)
    celebrated = Signal(object)
    sort_wanted = Signal(str)
    dealt = Signal()
    overlaid = Signal()
    """Buttons and notices have been put in their places."""

    def __init__(
        self, face: Face, deck: str, seat_infos: Mapping[Seat, SeatInfo], *, clockwise: bool,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.face, self._clockwise = face, clockwise
        self.table_style = TableStyle()
        self.table = TableScene(face, CardStyle(deck=deck), self)
        self.setScene(self.table)
        self._set_up_view()
        self.overlay = FeltOverlay(self.table, face, seat_infos)
        self.director = Director(self.table, self)
        self.sounds = TableSounds(self.director, self)
        self.bar, self.toast = ActionBar(self.viewport()), Toast(self.viewport())
        self._waited = False
        """Whether it was for others to do something when something could not be done."""
        self.sorter = SortButton(self.viewport())
        self.hand = Hand(self, self)
        self.ahead = Ahead(self, self.hand, self.overlay.marks)
        self.enter = Enter(self, self.hand, self.bar, self.ahead)
        self.playing_on = PlayingOn(face)
        self.cutting = Cutting(self, self.hand, self.overlay.marks)
        self.dealing = Dealing(self, self.hand)
        self.grasp = Grasp(self, self.hand, self.overlay)
        self.pointer = Pointer(self)
        self.view_: View[Any] | None = None
        self.ply, self.interactive, self.head = 0, True, 0
        self.covered: Box | None = None
        """What of the felt lies under a panel."""
        self._is_left, self._heard = False, True
        self._drawn = frozenset[Card]()
        self._cloth: tuple[QSize, Cloth, float, bool] | None = None
        self._felt_picture = QPixmap()
        self.turns, self.mirror = Turns(), Mirror(self)
        self.pictures = DeckPictures(self)
        self._repaint = QTimer(self, singleShot=True, interval=REBUILD_MS)
        self._connect()

    def _connect(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._mark_focus)
        self._repaint.timeout.connect(self._rebuild)
        self.celebrated.connect(self.sounds.announce)
        self.sorter.chosen.connect(self._sort)
        self.hand.arranged.connect(self._name_order)
        self.hand.walked.connect(self.mirror.focus)
        self.hand.picks_changed.connect(self._say_choices)
        self.director.settled.connect(self._on_settled)
        self.director.rested.connect(self._let_act)
        self.director.performed.connect(self._on_performed)
        self.director.said.connect(self._on_said)
        self.director.celebrate = self._celebrate
        self.director.landed.connect(self._on_landed)
        self.director.cleared.connect(self._on_cleared)
        self.table.departed.connect(self._on_cleared)
        self.toast.closed.connect(self.place_overlays)
        self.bar.chosen.connect(self._press)
        self.bar.explained.connect(self._on_explained)

    def _set_up_view(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(*LEAST_SIZE)
        self.name()

    # What is shown.

    def adopt(self, style: TableStyle) -> None:
        """Take on how the person wants the table to look and move, at once."""
        self.table_style = style
        self.table.dress(style.cards(self.table.cards.deck), style.colours)
        self.table.sort = style.sort
        self.playing_on.last_plays_itself = style.last_card_plays
        self.overlay.text_style = self.bar.text_style = style.text_style
        self.overlay.tempo = self.director.tempo = style.tempo
        self.sorter.dress(style.text_style)
        self._rebuild()
        self.bar.rebuild()

    def prepare(self, suits: str, own: str, cards: Sequence[Card]) -> None:
        """Paint the cards as they will look, and say by ``pictures.ready`` when they can be shown.

        Nothing of it is seen before.
        """
        style, table = self.table.cards._replace(suits=suits, own=own), self.table
        heights = sorted({round(pose.height) for pose in table.laid.values()}, reverse=True)
        self.pictures.prepare(cards, style, heights[:2], table.dpr)

    @Slot()
    def _name_order(self) -> None:
        """Let the button say how the hand is sorted now."""
        way, view = BY_HAND if self.table.arranged else self.table_style.sort, self.table.view
        if view is not None:
            hand = view.state.table.get(self.my_zone(), ())
            self.sorter.offer(way, hand, self.table.trump_of(view))
            edge = room.captures.x - 10 if isinstance(room := self.table.room, Field) else 0
            self.sorter.place(room, len(hand), edge)

    @Slot(str)
    def _sort(self, way: str) -> None:
        """Sort the hand in a way; the order that the person gave it is forgotten."""
        self.table.arranged = ()
        self._rebuild()
        self.sort_wanted.emit(way)
        # Often the cards lie as before: then nothing else would show that it was heard.
        self.tell(self.sorter.told(way))

    def keep_free(self, head: int) -> None:
        """Leave so much of the upper edge to something else."""
        self.head = head
        self._rebuild()

    def cover(self, box: Box | None) -> None:
        """Let a panel lie over some of the felt: notices stand beside it from now on."""
        if box != self.covered:
            self.covered = box
            self.place_overlays()

    def keep_time(self, tempo: Tempo) -> None:
        """Move at another tempo from now on."""
        self.table_style = replace(self.table_style, tempo=tempo)
        self.overlay.tempo = self.director.tempo = tempo

    def painting(self, view: View[Any], lower: int = 0) -> Iterator[None]:
        """Paint the cards of a view one by one, to be shown on a felt lower by some pixels."""
        size = self.viewport().size()
        size.setHeight(size.height() - lower)
        return self.table.painting(view, self._room(view, size))

    def show_frame(self, frame: Frame[Any]) -> None:
        """Play a frame; until it settles nothing can be picked."""
        if self.view_ is None or wants_other(self.table.room, self.face, frame.view):
            self.view_ = frame.view
            self._make_room()
        self.director.viewer = frame.view.seat
        self.grasp.let_go()
        self.hand.disarm()
        self.enter.forget()
        self.ahead.leave()
        self.bar.clear()
        self.overlay.talk.keep_off(())
        if not frame.events:
            # Qt does not always wipe out what jumps away from where it has only just been painted.
            self.viewport().update()
        self.director.show(frame)

    def finish(self) -> bool:
        """Bring what moves to its end; tell whether anything did."""
        return self.director.release() or self.director.finish()

    def offer(self) -> None:
        """Show the buttons for the picked cards."""
        if self.view_ is None:
            return
        self._open_month(self.view_)
        lone = self.ahead.lone is not None and not self.playing_on.is_asking
        needless = not self.interactive or lone
        self.bar.offer(() if needless else self.buttons())
        self.overlay.labels.put(self.view_)
        self.gild()
        self.place_overlays()

    def _open_month(self, view: View[Any]) -> None:
        """Lay a month open of which the picked card may take one card or another."""
        room = self.table.room
        if isinstance(room, Field) and room.opened != opened(view, self.hand.picked):
            self._make_room()
            self.table.shift(self.table_style.tempo.relayout())
            self.overlay.refresh(view)

    def gild(self) -> None:
        """Let what Enter would do be gold, and the place where a flower card comes to lie."""
        self.enter.gild()
        self.overlay.show_landing(self.hand.landing() if self.interactive else 0)
        self.mirror.look_ahead()

    def advise(self, move: Move | None, *, named: bool = False) -> None:
        """Let a hint be what is gold, ringed and done by Enter; or no hint any more.

        ``named`` says that a button is to tell what Enter does then.
        """
        self.enter.advise(move, named=named)
        if self.view_ is not None:
            self.overlay.labels.put(self.view_)
        if self.hand.armed:
            self.offer()

    def buttons(self) -> tuple[Button, ...]:
        """Return what can be done now other than with cards."""
        if self.view_ is None:
            return ()
        if self.dealing.is_due:
            return (self.dealing.button,)
        if self.cutting.is_due:
            return (CUT_BUTTON,)
        picked = self.hand.picked or self.enter.proposed
        asked = self.playing_on.asked(self.face.buttons(self.view_, picked))
        return (*self.enter.named(asked), *asked, *self.playing_on.button(self.view_))

    @Slot()
    def _say_choices(self) -> None:
        """Say what the picked card can do, where that is more than one thing; Enter does one."""
        view, picked = self.view_, frozenset(self.hand.picked)
        if view is None or sum(picked == frozenset(move.cards) for move in view.moves) < 2:
            return
        say = self.table_style.text_style.wording.say
        choices = [
            ", ".join(say(part) for part in (button.label, button.price) if part is not None)
            for button in self.face.buttons(view, tuple(picked))
            if button.why is None and frozenset(button.move.cards) == picked
        ]
        if choices:
            announce(self, as_sentence("; ".join(choices)), urgent=True)

    @Slot(object)
    def _press(self, move: Move) -> None:
        """Do what a button stands for; where that is wanted, only when it is pressed again."""
        if not self.table_style.confirm_button or self.bar.is_asked(move):
            self.choose(move)
            return
        self.bar.ask(move)
        self.tell(translate("table", "Do it? Press again."))

    @Slot(object)
    def choose(self, move: Move) -> None:
        """Decide, from a click or from a button."""
        if self.view_ is None or not self.hand.armed or self.playing_on.hears(move):
            return
        if move == CUT:
            move = self.cutting.move
        self.hand.disarm()
        self.cutting.mark()
        self.hand.give(move.cards)
        if not super().hasFocus():
            # Called by what was told last, it would say so again.
            self.name()
        # A button that had the focus is about to go; the table takes it back.
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.bar.clear()
        self.toast.dismiss()
        self.mirror.follow()
        if move == DEAL:
            self.dealt.emit()
        elif move == REST:
            self._choose(self.playing_on.begin(self.view_))
        else:
            self._choose(move)

    def _choose(self, move: Move | None) -> None:
        if move is not None:
            self.chosen.emit(self.ply, move)

    def _play_on(self, frame: Frame[Any]) -> None:
        """Play what plays itself; not at once after something was taken back."""
        if not frame.events:
            self.playing_on.stop()
        elif self.interactive and self.hand.armed and self.director.is_idle:
            move = self.playing_on.next(frame.view)
            if move is not None:
                self.choose(move)

    def tell(self, text: str) -> None:
        """Say something that is no fault."""
        self.toast.say(text, self.table_style.tempo.toast(), warning=False)
        self.place_overlays()
        announce(self, text, urgent=True)

    def warn(self, text: str, culprits: tuple[Card, ...] = ()) -> None:
        """Say why something cannot be, and ring the cards that forbid it."""
        self._waited = not self._is_due
        announce(self, spoken(text), urgent=True)
        self.toast.say(text, self.table_style.tempo.toast())
        self.place_overlays()
        if culprits:
            self.hand.accuse(culprits)

    @property
    def _is_due(self) -> bool:
        """Whether it is for the viewer to do something."""
        view = self.view_
        return view is not None and self.hand.armed and view.state.to_move == view.seat

    def stop(self) -> None:
        """Stand still for good: the table is being left."""
        self._is_left = True
        self.director.stop()
        # A card that keys go to may be rising.
        for item in self.table.items_of(self.my_zone()):
            item.rest()
        self.overlay.moments.hide()
        self.sounds.stop()
        self._repaint.stop()
        self.pictures.drop()
        self.toast.dismiss()
        self.overlay.hush()

    def name(self) -> None:
        """Be called a table: how things stand is announced, and would be heard twice in a name."""
        for part in (self, self.viewport()):
            part.setAccessibleName(translate("text_table", "Table"))

    def refresh(self) -> None:
        """Write everything on the felt again, in another language or position."""
        self.name()
        if self.view_ is not None:
            self.overlay.refresh(self.view_)

    def _on_settled(self, frame: Frame[Any]) -> None:
        self.view_, self.ply = frame.view, frame.ply
        if _begins_hand(frame):
            self.overlay.hush()
            self.table.arranged = ()
            self._name_order()
        self.overlay.fade(frame)
        self.overlay.moments.hide()
        self.overlay.taken_by = frame.taken.seat if frame.taken is not None else None
        self.overlay.counted = None
        self.turns.add(frame)
        self._mark(frame)
        self.overlay.turn_line.tell(self._told(frame.view))
        self.overlay.refresh(frame.view)
        self._let_act(frame)
        if self._is_due and self._waited and self.toast.is_warning:
            # Why nothing could be done is true no longer.
            self.toast.dismiss()
        self.mirror.follow()
        self.settled.emit(frame)
        self._play_on(frame)

    @Slot(object)
    def _let_act(self, frame: Frame[Any]) -> None:
        """Offer what the person may do, once nothing more is to be seen."""
        if self.director.is_idle:
            self.cutting.begin()
            self.hand.arm(frame.view)
            self.offer()

    @Slot(object)
    def _on_said(self, said: Said) -> None:
        if self.view_ is not None:
            self.overlay.say(self.table.view or self.view_, said)
            self.heard.emit(said)

    @Slot(object)
    def _on_landed(self, frame: Frame[Any]) -> None:
        """Let whoever wins the trick now be seen at once, while the frame is still playing."""
        taken = taken_in(frame.events, frame.view.zones)
        self.table.crown(taken.card if taken is not None else self.face.leading(frame.view))
        if taken is not None:
            self.overlay.taken_by = taken.seat
            self.overlay.turn_line.tell((Turn(frame.by, taken=taken),))
        if self.table.view is not None:
            self.overlay.refresh(self.table.view)
        if taken is not None:
            self.won.emit(taken)

    def _celebrate(self, moment: Moment) -> QAbstractAnimation | None:
        self.celebrated.emit(moment)
        if not self.director.tempo.moves:
            return None
        return self.overlay.celebrate(moment)

    @Slot(object, int)
    def _on_performed(self, beat: Beat, _: int) -> None:
        """Say what is done; nothing that was said of a hand stands while the pack is shuffled."""
        if isinstance(beat.kind, Way):
            self.overlay.perform(beat.kind)
        if beat.kind is Shuffled and self.view_ is not None and self.view_.state.deals > 0:
            self.overlay.hush()

    @Slot()
    def _on_cleared(self) -> None:
        if self.table.view is not None:
            self.overlay.owners.follow(self.table.view)
            self.overlay.labels.put(self.table.view)

    @Slot(object, str)
    def _on_explained(self, move: Move, why: str) -> None:
        self.warn(why)

    def _told(self, view: View[Any]) -> Sequence[Turn]:
        """Return the turns told on the felt: where no trick shows them, my own and all since."""
        if not view.state.is_dealt or self.turns.is_speaking(view.seat):
            return ()
        # A chain shows who laid what, but neither who took of it nor what was drawn and given.
        chain = any(view.zones.role(zone) is Role.CHAIN for zone in view.state.table)
        if self.face.has_tricks and not chain:
            return self.turns.latest(view.seat)
        # Once I have begun to act, what the others did before has been read.
        return () if self.turns.is_acting(view.seat) else self.turns.since(view.seat)

    def _mark(self, frame: Frame[Any]) -> None:
        last = self.turns.last
        self._drawn = self._new_cards(frame)
        self.table.recent = self._drawn.union(last.cards if last is not None else ())
        self.table.marks = Marks()
        leading = frame.taken.card if frame.taken is not None else self.face.leading(frame.view)
        self.table.crown(leading)

    def _new_cards(self, frame: Frame[Any]) -> frozenset[Card]:
        """Return what came into my hand from the stock: it is marked as new until I act."""
        mine, zones = self.my_zone(), frame.view.zones
        drawn = frozenset(
            card
            for event in frame.events
            if isinstance(event, Moved) and event.target == mine
            if zones.role(event.source) is Role.STOCK and event.how.meaning is not Meaning.DEAL
            for card in event.cards
            if card != HIDDEN
        )
        is_over = not frame.events or frame.by == frame.view.seat or _begins_hand(frame)
        return drawn or (frozenset() if is_over else self._drawn)

    # Size and felt.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.width() < 10:
            return
        if self.view_ is None:
            self._rebuild()
            return
        self.director.finish_all()
        self._make_room()
        # Everything jumps: what glided would meet the next size, or the next card, half way.
        self._lay_out(self.view_)
        self._repaint.start()

    def _make_room(self) -> None:
        size = self.viewport().size()
        self.setSceneRect(0, 0, size.width(), size.height())
        scale = self.text_at(size.width())
        if scale != self.overlay.text_style.text_scale:
            text_style = replace(self.table_style.text_style, text_scale=scale)
            self.overlay.text_style = self.bar.text_style = text_style
            self.bar.rebuild()
            self.sorter.dress(text_style)
        self.table.room = self._room(self.view_, size)
        rank = self.table_style.least_rank(self.table.room.scale)
        self.table.cards = self.table.cards._replace(rank=rank)

    def text_at(self, width: float) -> float:
        """Return how large words would be if the felt were so wide, and as high as it is."""
        wanted, seats = self.table_style.text_style.text_scale, len(self.overlay.seat_infos)
        months, piles = self.table.cards.deck == "flowers", self.face.heaps_up
        high = self.viewport().height()
        return text_scale(width, high, wanted, seats, months=months, piles=piles)

    def _room(self, view: View[Any] | None, size: QSize) -> Room:
        """Return the room that a view has on a felt of some size."""
        cards, scale = self.table.cards, self.overlay.text_style.text_scale
        felt = Felt(
            self.face, len(self.overlay.seat_infos), self._clockwise, cards.deck == "flowers",
            size.width(), size.height(), cards.aspect, self.table_style.card_scale, scale,
            self.table_style.straight, bar=self.interactive, head=self.head,
            marks=cards.marks,
        )  # fmt: skip
        return felt.room(view, self.hand.picked)

    @Slot()
    def _rebuild(self) -> None:
        """Paint the felt for the present size and lay every card sharp on it."""
        self.table.dpr = self.devicePixelRatioF()
        self._make_room()
        self._lay_cloth()
        if self.view_ is not None:
            self._lay_out(self.view_)

    def _lay_cloth(self) -> None:
        """Paint the cloth, unless the one that lies there is the same."""
        style, size = self.table_style, self.viewport().size()
        wanted = (size, style.felt, self.table.dpr, style.inlay)
        if wanted != self._cloth:
            self._cloth = wanted
            self.setBackgroundBrush(felt(size, style.felt, self.table.dpr, inlay=style.inlay))
            self._felt_picture = self.backgroundBrush().texture()
        self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Lay the cloth as it is: Qt would keep a second one, or fill in a pattern, more slowly."""
        if self._felt_picture.deviceIndependentSize().toSize() == self.viewport().size():
            painter.drawPixmap(0, 0, self._felt_picture)
        else:  # until the felt has been painted for a new size
            super().drawBackground(painter, rect)

    def _lay_out(self, view: View[Any]) -> None:
        """Put everything where it belongs in the present room."""
        marks = self.table.marks
        self.hand.let_go()
        self.grasp.let_go()
        self.table.settle(self.table.view or view)
        self.table.mark(marks)
        self.cutting.begin()
        self.hand.stand()
        self.overlay.refresh(view)
        self.place_overlays()

    @Slot()
    def place_overlays(self) -> None:
        """Put buttons and notice where the hand leaves room."""
        room = self.table.room
        played = self.overlay.played(self.view_) if self.view_ is not None else ()
        if self.cutting.is_due:
            # The bar comes to stand below the spread pack, whose cards do not push it aside.
            played = ()
        bottom = self.bar.stand(room, self.view_, played)
        if self.covered is not None:
            self.bar.keep_beside(self.covered, played)
        if self.cutting.is_due:
            # Nobody holds cards yet, and the spread pack may take the room above them.
            bottom = room.height - room.foot
            self.bar.move(self.bar.x(), round(bottom - self.bar.height()))
        if self.interactive:
            self._name_order()
        else:
            self.sorter.hide()
        top = (bottom - self.bar.height() if self.bar.isVisible() else bottom) - 8
        if not self.toast.isHidden():
            self._place_notice(top)
        self.overlay.keep_off((*self.bar.boxes(), *self.toast.boxes()))
        self.cutting.mark()
        self.ahead.show()
        self.mirror.follow()
        self.overlaid.emit()

    def _place_notice(self, bottom: float) -> None:
        """Put the notice above the buttons, or else where there is room for it."""
        notice, room = self.toast, self.table.room
        if not notice.covers_nothing:
            # It is soon over: the lines of the last turns need not move for it.
            free = partial(self.free_place, near=bottom, taken=self.taken())
            notice.stand(self._lanes(), bottom, free, partial(self._least_hidden, bottom))
            return
        free = partial(self.free_place, near=bottom, taken=self.taken(GIVING_WAY[0]))
        lanes = [self._beside_panel(lane_among(room, self.taken(keys))) for keys in GIVING_WAY]
        if not notice.stand_free(lanes, free):
            notice.give_up()

    def taken(self, giving_way: Container[str] = ()) -> tuple[Box, ...]:
        """Return where everything is that nothing said may cover, also what a panel lies over.

        Pieces of the felt that give way to it are left out, by their keys.
        """
        under = () if self.covered is None else (self.covered,)
        pieces = self.overlay.everything(giving_way)
        return (*lying(self.table), *pieces, *self.pressable(), *under)

    def free_place(
        self, width: float, height: float, near: float, taken: Iterable[Box]
    ) -> tuple[float, float] | None:
        """Return where something so large covers nothing that is taken, nearest to a height."""
        room = self.table.room
        return free_place(width, height, room, taken, (room.width / 2, near - height / 2))

    def _least_hidden(self, near: float) -> LeastHidden:
        """Weigh what lies on the felt for a notice that has to cover some of it, near a height."""
        size, under = self.viewport().size(), () if self.covered is None else (self.covered,)
        kept = ((box, PRESSED) for box in (*self.pressable(), *under))
        told = ((box, 1.0) for box in self.overlay.everything())
        weighed = [*kept, *told, *weighed_cards(self.table)]
        return LeastHidden(size.width(), size.height(), weighed, (size.width() / 2, near))

    def pressable(self) -> tuple[Box, ...]:
        """Return where the buttons of the felt are, which nothing that is said may cover."""
        sorter = self.sorter.geometry()
        box = Box(sorter.x(), sorter.y(), sorter.width(), sorter.height())
        return (*self.bar.boxes(), *(() if self.sorter.isHidden() else (box,)))

    def _lanes(self) -> list[Lane]:
        """Return where a notice may stand: clear of everything, else where words give way to it."""
        pieces, buttons = self.overlay.pieces(), self.bar.boxes()
        said = [bubble.box for bubble in self.overlay.talk.bubbles.values()]
        lanes = (
            free_lane(
                self.table, buttons,
                [*bubbles, *(box for key, box in pieces.items() if key not in keys)],
            )
            for bubbles, keys in ((said, GIVING_WAY[0]), *(((), keys) for keys in GIVING_WAY))
        )  # fmt: skip
        return [self._beside_panel(lane) for lane in lanes]

    def _beside_panel(self, lane: Lane) -> Lane:
        return lane.beside(self.covered, self.width())

    # Pointer.

    def place_at(self, where: QPointF | QPoint) -> CardPlace | None:
        """Return the card at a point, by where it lies at rest."""
        x, y, aspect = where.x(), where.y(), self.table.cards.aspect
        return hit(self.table.laid, x, y, aspect) or hit(self._held_up(), x, y, aspect)

    def _held_up(self) -> dict[CardPlace, Pose]:
        """Return where picked cards are seen: what one sees of them is theirs, not the felt's."""
        mine, picked = self.my_zone(), self.hand.picked
        return {
            place: replace(pose, y=pose.y - LIFT * pose.height)
            for place, pose in (self.table.laid.items() if picked else ())
            if place[0] == mine and self.card_at(place) in picked
        }

    def card_at(self, place: CardPlace | None) -> Card:
        """Return the card in a place, as far as the viewer knows it."""
        if place is None or self.view_ is None:
            return HIDDEN
        cards = self.view_.state.table.get(place[0], ())
        return cards[place[1]] if place[1] < len(cards) else HIDDEN

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer.move(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointer.leave()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self.pointer.name_card(event)
            return True
        return bool(super().viewportEvent(event))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.pointer.press(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.pointer.release(event.position())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        put_tip_away()
        if not keys.press(self, event):
            event.ignore()

    @Slot()
    def _mark_focus(self) -> None:
        """Show whether Enter comes here; in the end Qt takes the focus when items have gone."""
        heard = self.hears_enter()
        if heard != self._heard and not self._is_left and self.isVisible():
            self._heard = heard
            self.hand.mark()

    def hasFocus(self) -> bool:
        """Tell whether the keys come here, be it by way of what a screen reader stands on."""
        return super().hasFocus() or self.mirror.has_focus()

    def hears_enter(self) -> bool:
        """Tell whether Enter comes here: from what has no use for it, or from no window at all.

        Where windows are not managed, keys come to one that is not the active one.
        """
        focused = QApplication.focusWidget()
        if focused is None or self.hasFocus():
            return True
        needed = writes(focused) or keeps(focused, Qt.Key.Key_Return)
        return focused.window() is self.window() and not needed

    def my_zone(self) -> ZoneId:
        """Return the zone of the near hand."""
        return self.table.near_hand

    def speak_of(self, card: Card, text: str) -> None:
        """Show a tooltip over a card of the hand."""
        place = self.table.place_of(card)
        if place is not None:
            pose = self.table.laid[place]
            where = self.mapToGlobal(QPoint(round(pose.x), round(pose.y)))
            QToolTip.showText(where, tip(text), self)


def _begins_hand(frame: Frame[Any]) -> bool:
    moved = (event for event in frame.events if isinstance(event, Moved))
    return any(event.how.meaning is Meaning.DEAL for event in moved)
