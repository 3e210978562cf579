"""The panel beside a guided hand: what has been said so far, and the table in text."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QShowEvent
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.face import Whereabouts
from naipes_gui.core.guided import Guided
from naipes_gui.core.lesson import Lesson
from naipes_gui.core.seen_cards import SeenCards
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, card_name, labelled
from naipes_gui.store import lessons_done
from naipes_gui.ui.beside_table.panel_parts import QuietScroll, TextPanel
from naipes_gui.ui.beside_table.seen_words import group_name
from naipes_gui.ui.shared.art import CardStyle, card_face, card_size
from naipes_gui.ui.shared.markup import markup
from naipes_gui.ui.shared.paint import drawn
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import TablePalette
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.marks import Sign
from naipes_gui.ui.shared.widgets.plain import Label


class LessonPanel(TextPanel):
    """Tabs: to read again what was said, to do everything in text, and the months of flowers."""

    def __init__(self, lessons: Sequence[Lesson], number: int, *, flowers: bool = False) -> None:
        super().__init__()
        self.stages = Stages(lessons, number)
        self.months = MonthsTab() if flowers else None
        page = QWidget()
        vbox((self.told, 1), self.stages, on=page, margins=0, spacing=0)
        self.addTab(page, "")
        self.addTab(self.text_table, "")
        if self.months is not None:
            self.addTab(self.months, "")

    def dress(self, text_style: TextStyle) -> None:
        super().dress(text_style)
        self.setTabText(0, translate("lessons", "Lesson"))
        if self.months is not None:
            self.setTabText(2, translate("lessons", "Months"))
            self.months.forget()
        self.told.setAccessibleName(translate("lessons", "What has been said"))
        self.stages.dress(text_style)

    def announce(self) -> None:
        """Say what will stand here once something has been said."""
        self.told.clear()
        words = translate("lessons", "What has been said can be read again here.")
        self.told.append(markup("<p>{}</p>", words))

    def tell(self, guided: Guided, wording: Wording) -> None:
        """Write down what was said before the present step, which is read on the table."""
        self.stages.tell(guided)
        past = [step for step in guided.lesson.steps[: guided.place] if step.headline is not None]
        if not past:
            self.announce()
            return
        self.told.clear()
        for step in past:
            if step.headline is not None:
                text = wording.say(step.text) if step.text is not None else ""
                said = markup("<p><b>{}</b> {}</p>", wording.say(step.headline), text)
                self.told.append(said)
        self.told.show_end()


CARD, GAP = 46, 4
"""At 100 %: how high a card is, and how far from the next."""
Cell = tuple[Card, Whereabouts]


class MonthsTab(QWidget):
    """A row for every month; what a card is called is said of those that were seen."""

    shown = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[str, tuple[Label, Label]] = {}
        """The name and the picture of every month."""
        self._shown: SeenCards | None = None
        self._scroll: QScrollArea = QuietScroll()
        page = QWidget()
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(16, 12, 12, 12)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        self._scroll.setWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)

    def show_seen(self, seen: SeenCards, style: CardStyle, text_style: TextStyle) -> None:
        """Light what was seen; what is shown already is not drawn again."""
        if seen == self._shown:
            return
        self._shown = seen
        for place, (month, cells) in enumerate(seen.rows):
            name, picture = self._row(month, place)
            name.setText(group_name(month))
            picture.setPixmap(_picture(cells, style, text_style.text_scale, self))
            picture.setAccessibleName(_told(month, cells))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def forget(self) -> None:
        """Draw everything anew the next time: it looks or is called otherwise now."""
        self._shown = None

    def _row(self, month: str, place: int) -> tuple[Label, Label]:
        if month not in self.rows:
            self.rows[month] = Label(name="value", wrap=True), Label()
            for column, part in enumerate(self.rows[month]):
                self._grid.addWidget(part, place, column)
        return self.rows[month]


def _is_seen(where: Whereabouts) -> bool:
    return where is not Whereabouts.AFIELD


def _picture(cells: Sequence[Cell], style: CardStyle, scale: float, on: QWidget) -> QPixmap:
    size = card_size(style, round(CARD * scale))
    step, dpr = size.width() + GAP, on.devicePixelRatioF()

    def paint(painter: QPainter) -> None:
        for place, (card, where) in enumerate(cells):
            face = card_face(card, style, size.height(), dpr, dim=not _is_seen(where))
            painter.drawPixmap(QPointF(place * step, 0), face)

    return drawn(QSizeF(step * len(cells), size.height()), dpr, paint)


def _told(month: str, cells: Sequence[Cell]) -> str:
    """Return in words which cards of a month have been seen."""
    seen = [card_name(card) for card, where in cells if _is_seen(where)]
    if not seen:
        return translate("lessons", "{month}: none seen yet").format(month=group_name(month))
    told = translate("lessons", "{month}: seen {cards}")
    return told.format(month=group_name(month), cards=", ".join(seen))


BAR = 34, 6


class Bar(Sign):
    """A short bar that is filled from the left."""

    def __init__(self) -> None:
        super().__init__(*BAR)
        self._colours, self._part, self._is_here = TablePalette(), 0.0, False

    def show_part(self, colours: TablePalette, part: float, *, is_here: bool) -> None:
        """Fill so much of it, between 0 and 1; the present one in gold, others when done."""
        self._colours, self._part, self._is_here = colours, part, is_here
        self.updateGeometry()
        self.update()

    def draw(self, painter: QPainter) -> None:
        high = self.height()
        ink = self._colours.gold if self._is_here else self._colours.mint
        # What is not done is hollow: a filled bar of any colour looks like one that is.
        painter.setPen(QPen(QColor(ink if self._is_here else self._colours.text3), 1))
        edge = QRectF(0.5, 0.5, self.width() - 1, high - 1)
        painter.drawRoundedRect(edge, edge.height() / 2, edge.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink))
        room = QRectF(0, 0, self.width() * self._part, high)
        painter.drawRoundedRect(room, high / 2, high / 2)


class Stages(QWidget):
    """A row for every lesson of a game; nothing where there is only one."""

    def __init__(self, lessons: Sequence[Lesson], number: int) -> None:
        super().__init__()
        self._lessons, self._number = lessons, number
        self._style, self._part = TextStyle(), 0.0
        self.title = Label()
        self.rows = [(Bar(), Label()) for _ in lessons]
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 10, 16, 14)
        grid.setHorizontalSpacing(10)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.title, 0, 0, 1, 2)
        for row, (bar, name) in enumerate(self.rows, start=1):
            name.setWordWrap(True)
            grid.addWidget(bar, row, 0)
            grid.addWidget(name, row, 1)
        if len(lessons) < 2:
            # To be shown before it is anywhere would make it a window of its own for a moment.
            self.hide()

    def dress(self, text_style: TextStyle) -> None:
        """Take on colours, the size of text and the present language."""
        self._style = text_style
        self.title.setText(translate("lessons", "The stages"))
        self._write()

    def tell(self, guided: Guided) -> None:
        """Say how far the present stage has come."""
        come, all_ = guided.told
        self._part = come / all_
        self._write()

    def _write(self) -> None:
        done = lessons_done.read().done
        for number, (lesson, (bar, name)) in enumerate(zip(self._lessons, self.rows, strict=True)):
            is_here = number == self._number
            part = self._part if is_here else float(lesson.key in done)
            title = Wording().say(lesson.stage)
            font = name.font()
            font.setBold(is_here)
            name.setFont(font)
            name.setText(title)
            name.setAccessibleName(labelled(title, _state(is_here, part)))
            bar.show_part(self._style.colours, part, is_here=is_here)


def _state(is_here: bool, part: float) -> str:
    if is_here:
        return translate("lessons", "you are here")
    return translate("lessons", "done") if part else translate("lessons", "still to come")
