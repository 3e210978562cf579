"""What a try was worth: the verdict, the choices with their worths, and what would have come."""

from collections.abc import Generator
from enum import Enum, auto
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout, QWidget

from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import labelled
from naipes_gui.review.other_line import OtherLine
from naipes_gui.session.slices import Slices
from naipes_gui.ui.review import answer_parts
from naipes_gui.ui.review.answer import Answer
from naipes_gui.ui.review.answer_parts import Kit, Part
from naipes_gui.ui.review.answer_style import LOW_TITLE, TITLE, sheet_style
from naipes_gui.ui.review.decision_picture import DecisionPicture
from naipes_gui.ui.review.line_story import LineStory
from naipes_gui.ui.review.strip import DECISION, Held, Strip
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.art import CardStyle
from naipes_gui.ui.shared.felt import felt
from naipes_gui.ui.shared.markup import spoken
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT, Felt
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.scrolling import EdgeLine, PageScroll, ScrollArea
from naipes_gui.ui.table.plates import SeatInfo

STACKED_UNDER = 820
"""At 100 %: on a narrower felt the two columns stand below each other."""
LOW_UNDER = 600
CRAMPED_UNDER = 400
"""At 100 %: on a lower felt there is room for hardly more than the answer."""
SIDES = 20
"""What stays free beside the sheet."""
CARD, CROWDED_CARD, LOW_CARD = 146, 112, 84
"""How high the cards are that lie in the strip: where many sit, their tricks need the room."""
IN_HEAD = 100
"""How high the cards of the two moves are beside the verdict, where they have no room above."""
MANY = 3
BETWEEN = 28
"""What lies between the two columns."""
NOWHERE = -1
"""A ply that no line has."""
STEP = 60
"""Pixels at 100 % that a key scrolls: about three lines."""
FIGURES = "figures"
"""Is wanted of the sheet itself, and stays wanted."""


class Place(Enum):
    """The parts of the sheet, in the order in which Tab goes through them."""

    HEAD = auto()
    WORTHS = auto()
    WOULD = auto()
    DEALS = auto()
    COULD = auto()
    FOOT = auto()


AT_ONCE = Place.HEAD, Place.FOOT
IN_TURN = Place.WORTHS, Place.WOULD, Place.DEALS, Place.COULD


class AnswerView(QWidget):
    """Lies in the place of the table; the buttons tell what is wanted next.

    Verdict and buttons are there at once; the rest follows, a part in a turn, for to write it all
    at once takes longer than some frames. What has not changed is not written again.
    """

    wanted = Signal(str)
    """``again``, ``show``, ``branch``, ``next``, ``prove``, ``deals``"""
    guessed = Signal(int)
    """Which answer is given to whether the hand could be won."""
    rule = Signal(str)
    """Somebody wants to read a rule that a word leads to."""
    written = Signal()
    """The whole sheet is there."""
    held: Held = staticmethod(lambda _view, cards: cards)
    """Returns cards in the order in which they are held."""

    def __init__(self, infos: dict[Seat, SeatInfo], me: Seat) -> None:
        super().__init__()
        self._infos, self._me = infos, me
        self._style, self._felt, self._cards = TextStyle(), Felt("", "", ""), CardStyle()
        self._inlay = True
        self._cloth = QPixmap()
        self._answer: Answer | None = None
        self._line: OtherLine | None = None
        self._place = 0
        self._in_figures = False
        self.strip: Strip | None = None
        self._story: LineStory | None = None
        self._revealed: QWidget | None = None
        """What was asked for last, and is shown where all does not fit."""
        self._paper: QFrame | None = None
        self._scroll: ScrollArea | None = None
        self._body: QVBoxLayout | None = None
        self._parts = dict[Place, Part]()
        self._laying = Slices(self)
        self._laying.done.connect(lambda _: self.written.emit())
        self._column = vbox(on=self, margins=(SIDES, 10, SIDES, 12), spacing=8)
        self._narrow = self._low = self._cramped = False

    def dress(self, text_style: TextStyle, cloth: Felt, cards: CardStyle, *, inlay: bool) -> None:
        """Take on colours, the size of text and the look of the cards."""
        self._style, self._felt, self._cards, self._inlay = text_style, cloth, cards, inlay
        self._cloth = QPixmap()
        self._write_anew()

    def show_answer(self, answer: Answer, line: OtherLine | None, *, keep: bool) -> None:
        """Show what a try was worth; ``keep`` stays at the move of the line that is shown."""
        if keep and answer == self._answer and line is self._line:
            return
        is_new = line is not self._line
        self._answer, self._line = answer, line
        self._write(keep=keep, same_line=keep and not is_new)
        if not keep:
            self.focus_first()

    def stop(self) -> None:
        """Write nothing any more."""
        self._laying.stop()

    def press(self, name: str) -> None:
        """Press a button by its key, also one that is just being written."""
        self._laying.finish()
        if (button := self.buttons.get(name)) is not None:
            button.click()

    @property
    def is_writing(self) -> bool:
        """Whether parts of the sheet are still to come."""
        return self._laying.is_busy

    @property
    def buttons(self) -> dict[str, QPushButton]:
        """All buttons that are there, in the order of the sheet."""
        return {key: each for part in self._parts.values() for key, each in part.buttons.items()}

    @property
    def main(self) -> QPushButton:
        """The button that Enter presses."""
        return answer_parts.main_of(self._parts[Place.FOOT])

    def go(self, place: int) -> None:
        """Stand after a move of the line."""
        answer = self._answer
        if answer is None or self.strip is None:
            return
        least = 0 if answer.decision is None else DECISION
        self._place = max(least, min(place, len(answer.told) - 1))
        if answer.decision is not None and self._place == DECISION:
            self.strip.show_decision(answer.decision, is_low=self._low)
        elif answer.told:
            self.strip.show_step(self._place)
        self._mark()

    def _mark(self) -> None:
        if self._story is not None and self._answer is not None and self._answer.told:
            told, place = self._answer.told, self._place
            self._story.mark(told[place].ply if place != DECISION else NOWHERE)

    def _show_marked(self) -> None:
        """Scroll to the move that the table shows."""
        answer = self._answer
        if self._story is None or self._scroll is None or answer is None or self._is_at_decision:
            return
        marked = self._story.marked(answer.told[self._place].ply) if answer.told else None
        if marked is not None:
            self._settle()
            fits = self._story.height() <= self._scroll.viewport().height()
            self._scroll.ensureWidgetVisible(self._story if fits else marked, 0, 4)

    @property
    def _is_at_decision(self) -> bool:
        return self._place == DECISION and self._answer is not None and bool(self._answer.decision)

    def step(self, by: int) -> str:
        """Go so many moves along the line; return what is said of the one that is shown."""
        self.go(self._place + by)
        self._show_marked()
        answer = self._answer
        if answer is None or self.strip is None:
            return ""
        if answer.decision is not None and self._is_at_decision:
            return labelled(
                self.strip.of_decision(answer.decision), ". ".join(answer.decision.told)
            )
        if not answer.told:
            return ""
        return labelled(self.strip.where(self._place), answer.told[self._place].words)

    def go_down(self, by: int) -> None:
        """Go so many steps down what does not fit on the sheet."""
        if self._scroll is not None:
            bar = self._scroll.verticalScrollBar()
            bar.setValue(bar.value() + by * round(STEP * self._style.text_scale))

    @property
    def title(self) -> str:
        """The verdict."""
        return self._answer.title if self._answer is not None else ""

    @property
    def text(self) -> str:
        """Everything the sheet says, for the panel of texts and for screen readers."""
        return self._answer.text if self._answer is not None else ""

    # The sheet.

    def _write_anew(self) -> None:
        """Make the whole sheet again: it looks otherwise, or its parts lie elsewhere."""
        if self._answer is None:
            return
        focused = self._focused()
        self._clear()
        self._write(keep=True, same_line=True)
        if focused:
            self._focus(focused)

    def _clear(self) -> None:
        self._laying.stop()
        self._parts, self._story, self._revealed = {}, None, None
        for widget in (self.strip, self._paper):
            if widget is not None:
                self._column.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self.strip = self._paper = self._scroll = self._body = None

    def _build(self) -> None:
        scale = self._style.text_scale
        self._narrow, self._low, self._cramped = self._shape
        title = LOW_TITLE if self._cramped else TITLE
        if (sheet := sheet_style(14 * scale, title)) != self.styleSheet():
            # To be given the same one again, all that lies here would be dressed anew.
            self.setStyleSheet(sheet)
        self._parts = {place: Part() for place in Place}
        self.strip = Strip(self._infos, self._cards, self._style, self._me)
        self.strip.held = self.held
        crowded = len(self._infos) >= MANY and self._cards.deck != "flowers"
        card = LOW_CARD if self._low else CROWDED_CARD if crowded else CARD
        self.strip.measure(round(card * min(scale, 1.25)))
        if self._cramped:
            self.strip.be_a_line()
        self._paper = self._laid_out()
        self._column.addWidget(self.strip)
        self._column.addWidget(self._paper, 1)
        if self.isVisible():
            # Else a layout shows them with a later event, and the bare felt is painted meanwhile.
            self.strip.setVisible(not self._cramped or not self._is_at_decision)
            self._paper.show()

    @property
    def _shape(self) -> tuple[bool, bool, bool]:
        """Whether the room is narrow, low, and so low that it is cramped, for text of this size."""
        wide, high = (side / self._style.text_scale for side in (self.width(), self.height()))
        return wide < STACKED_UNDER, high < LOW_UNDER, high < CRAMPED_UNDER

    def _laid_out(self) -> QFrame:
        parts, paper = self._parts, QFrame()
        paper.setObjectName("paper")
        column = vbox(on=paper, margins=self._margins, spacing=8)
        inside = QWidget()
        body = vbox(on=inside, margins=0, spacing=10)
        # Large text in a low window leaves no room for anything that does not scroll.
        tight = self._low and self._style.text_scale > 1
        (body if tight else column).addWidget(parts[Place.HEAD])
        body.addLayout(self._columns())
        body.addWidget(parts[Place.DEALS])
        self._scroll = self._scrolling(inside)
        column.addWidget(self._scroll, 1)
        column.addWidget(EdgeLine(self._scroll, LIGHT.line))
        # Beside many figures, too, the question would lie over the end of a sentence.
        (body if self._low or self._in_figures else column).addWidget(parts[Place.COULD])
        body.addStretch()
        self._body = body
        column.addWidget(parts[Place.FOOT])
        return paper

    @property
    def _margins(self) -> tuple[int, int, int, int]:
        return (24, 12, 24, 12) if self._low or self._narrow else (36, 20, 36, 18)

    def _columns(self) -> QBoxLayout:
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        columns = QBoxLayout(down if self._narrow else across)
        columns.setSpacing(14 if self._narrow else BETWEEN)
        for place in (Place.WORTHS, Place.WOULD):
            columns.addWidget(self._parts[place], 1)
        return columns

    def _scrolling(self, inside: QWidget) -> ScrollArea:
        scroll = PageScroll()
        scroll.setObjectName("body")
        scroll.setWidget(inside)
        scroll.verticalScrollBar().rangeChanged.connect(self._reveal)
        return scroll

    # Writing.

    def _write(self, *, keep: bool, same_line: bool) -> None:
        if self._paper is None:
            self._build()
        answer, strip, paper = self._answer, self.strip, self._paper
        assert answer is not None
        assert strip is not None
        assert paper is not None
        paper.setAccessibleName(spoken(answer.title))
        if not keep:
            for place in IN_TURN:
                self._parts[place].empty()
            self._story = self._revealed = None
        if self._line is not None:
            strip.tell(self._line, answer.told, happened=answer.happened)
        elif answer.decision is None:
            strip.wait(translate("review", "Asking how it would have gone on…"))
        for place in AT_ONCE:
            self._renew(place)
        self._settle()
        self._laying.start(self._written(self._place if same_line else self._first))

    @property
    def _first(self) -> int:
        """Where one begins: at the decision, or at the answers to a try while it is a secret."""
        assert self.strip is not None
        is_open = self._answer is not None and self._answer.decision is not None
        return DECISION if is_open or self._line is None else self.strip.answered

    def _written(self, where: int) -> Generator[None, None, None]:
        self._make_room()
        self.go(where)
        yield
        for place in IN_TURN:
            if self._renew(place):
                self._settle()
                self._share_width()
                yield
        if self._story is not None:
            yield from self._story.laying()
            self._mark()

    def _make_room(self) -> None:
        """Have the strip as high as the longest of the moves needs it, before any is shown."""
        told = self._answer.told if self._answer is not None else ()
        if self.strip is not None and told:
            self._settle()
            self.strip.show_step(self.strip.longest)

    def _renew(self, place: Place) -> bool:
        """Write a part again if it would say something else; tell whether it did."""
        part, says = self._parts[place], self._says(place)
        if says == part.says:
            return False
        focused = next((key for key, each in part.buttons.items() if each.hasFocus()), "")
        kit = self._kit()
        part.fill(self._made(place, kit), says, kit.buttons)
        if place is Place.WOULD:
            self._story = kit.story
            self._mark()
        self._reveal_later(place)
        for before, after in pairwise(self.buttons.values()):
            QWidget.setTabOrder(before, after)
        if focused:
            self._focus(focused)
        return True

    def _reveal_later(self, place: Place) -> None:
        """Note what of a part was asked for, to be shown once all lies in its place."""
        answer = self._answer
        assert answer is not None
        match place:
            case Place.WORTHS:
                self._revealed = None
            case Place.DEALS if answer.deals is not None:
                self._revealed = self._parts[place]
            case Place.WOULD if answer.proof:
                self._revealed = None
            case Place.COULD if answer.guess >= 0:
                self._revealed = self._parts[place]
            case _:
                pass

    def _kit(self) -> Kit:
        left, _, right, _ = self._margins
        room = self.width() - 2 * SIDES - left - right
        return Kit(
            self._style, self._infos, self._low, room, self._pictured(), self._in_figures,
            self._on_wanted, self.guessed.emit, self.rule.emit,
        )  # fmt: skip

    def _pictured(self) -> QPixmap | None:
        """Return the cards of the two moves, where the strip above has no room for any."""
        decision = self._answer.decision if self._answer is not None else None
        if decision is None or not self._cramped:
            return None
        picture = DecisionPicture(self._cards, self._style, self.devicePixelRatioF())
        return picture.paint_marked(decision, IN_HEAD, self.width() // 3)

    def _made(self, place: Place, kit: Kit) -> QWidget | None:
        assert self._answer is not None
        match place:
            case Place.HEAD:
                return answer_parts.head(kit, self._answer)
            case Place.WORTHS:
                return answer_parts.worths(kit, self._answer)
            case Place.WOULD:
                return answer_parts.would(kit, self._answer, self._line)
            case Place.DEALS:
                return answer_parts.deals(kit, self._answer)
            case Place.COULD:
                return answer_parts.could(kit, self._answer)
            case Place.FOOT:
                return answer_parts.foot(kit, self._answer)

    def _says(self, place: Place) -> tuple[object, ...]:
        """Return everything from which a part is made."""
        answer = self._answer
        assert answer is not None
        match place:
            case Place.HEAD:
                return answer.verdict, answer.title, answer.paid, answer.decision
            case Place.WORTHS:
                why = answer.reason, answer.is_mistake, answer.figures, self._in_figures
                asked = answer.deals is not None or answer.is_dealing
                return answer.basis, answer.rows, answer.more, *why, asked
            case Place.WOULD:
                told = answer.told, answer.would, answer.proof
                return id(self._line), answer.exact, answer.course, *told
            case Place.DEALS:
                return answer.deals, answer.over_deals, answer.is_dealing
            case Place.COULD:
                return answer.could, answer.could_at, answer.guess, answer.guessed
            case Place.FOOT:
                dealt = answer.deals is not None or answer.is_dealing
                there = (dealt, self._in_figures) if self._low else ()
                return answer.verdict in answer_parts.TO_TRY_AGAIN, answer.onwards, there

    def _share_width(self) -> None:
        """Give the line the width it needs, as far as the worths beside it leave so much."""
        story, worths, scroll = self._story, self._parts[Place.WORTHS], self._scroll
        if story is None or scroll is None:
            return
        beside = 0 if self._narrow else worths.minimumSizeHint().width() + BETWEEN
        story.ask_for(scroll.viewport().width() - beside)
        self._settle()

    def _settle(self) -> None:
        """Lay out what is new now: else it would be painted once where it does not belong."""
        if self.isVisible():
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            self._reveal()

    @Slot()
    def _reveal(self) -> None:
        """Show the last figure, the deals, or whether it could be won, to whoever asked for it."""
        last, scroll = self._revealed, self._scroll
        inside = scroll.widget() if scroll is not None else None
        if last is None or scroll is None or inside is None or not inside.isAncestorOf(last):
            return
        end = last.mapTo(inside, last.rect().bottomLeft()).y() + 4
        value = end - scroll.viewport().height()
        if last is self._parts[Place.DEALS]:
            # How many of all they stand for is told above them.
            value = min(value, last.mapTo(inside, QPoint()).y())
        scroll.verticalScrollBar().setValue(value)

    def _on_wanted(self, key: str) -> None:
        if key != FIGURES:
            self.wanted.emit(key)
        elif self._answer is not None:
            self._in_figures = True
            if self._body is not None:
                self._body.insertWidget(self._body.count() - 1, self._parts[Place.COULD])
            self._renew(Place.WORTHS)
            self._renew(Place.FOOT)
            self._revealed = self._parts[Place.WORTHS]
            self._settle()
            announce(self, " ".join(self._answer.figures))

    # Focus and size.

    def focus_first(self) -> None:
        """Put the keys on the main button."""
        if self._parts:
            self.main.setFocus()

    def _focused(self) -> str:
        return next((key for key, button in self.buttons.items() if button.hasFocus()), "")

    def _focus(self, key: str) -> None:
        button = self.buttons.get(key)
        if button is not None:
            button.setFocus()
        else:
            self.focus_first()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cloth = QPixmap()
        if self._shape != (self._narrow, self._low, self._cramped):
            self._write_anew()
        elif self._place == DECISION:
            self.go(DECISION)  # as much of it as there is room for

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._cloth.isNull() and self._felt.centre:
            self._cloth = felt(self.size(), self._felt, self.devicePixelRatioF(), inlay=self._inlay)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._cloth)
        painter.end()
