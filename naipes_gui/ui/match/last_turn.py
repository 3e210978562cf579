"""The last trick, or the turns since one's own, shown again for as long as a key is held."""

from collections.abc import Iterator, Mapping
from itertools import product

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from naipes_gui.core.cards import Card
from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.core.turns import Trick
from naipes_gui.ui.shared.accessibility import heard
from naipes_gui.ui.shared.art import CardStyle, card_face, card_size, icon_pixmap
from naipes_gui.ui.shared.paint import drawn, font, plate, ring, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import Radius
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table import turn_line
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.free_lane import lane_among
from naipes_gui.ui.table.turn_line import turn_words
from naipes_gui.ui.table.written_lines import laid_out, smaller

SHOWN_MS, A_LETTER_MS = 3000, 45
"""How long a tap shows it at least; words stay as long as they take to be read."""
HELD_MS = 300
"""Who holds the key so long wants to look until it is let go; who only taps it, for a while."""
ENDING = (QEvent.Type.KeyRelease, QEvent.Type.KeyPress, QEvent.Type.FocusOut)


class LastTurn(Label):
    """A strip over the felt: while its key is held, for a while after a tap, pinned by a second."""

    lies = Signal(QRect)
    """Where on the board it lies now; an empty place when it is gone."""
    told_below = Signal(bool)
    """The felt has no room for it, so that it is to be told below; or no more."""

    def __init__(self, board: Board) -> None:
        super().__init__(parent=board.viewport())
        self._board, self._pinned, self._is_below = board, False, False
        self._was_pinned = False
        """Whether it was pinned until the key was pressed that is being heard."""
        self._let_go, self._held = QElapsedTimer(), QElapsedTimer()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self.put_away)
        board.installEventFilter(self)
        board.settled.connect(self._follow)
        # Who plays, by mouse as well, has seen it: it would lie over the next trick.
        board.chosen.connect(self.put_away)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        # The releasing of a key comes to whatever has the focus then.
        app.focusChanged.connect(self.put_away)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The board keeps the releasing of keys to itself; and whoever does anything has seen it.
        if event.type() in ENDING and not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            if event.type() == QEvent.Type.KeyRelease:
                self.let_go()
            else:
                self._was_pinned = self._pinned
                self.put_away()
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
        self._pinned = False
        self.lies.emit(QRect())

    @property
    def is_shown(self) -> bool:
        """Whether the last turn can be read now, on the felt or below it."""
        return self.isVisible() or self._is_below

    @Slot()
    def put_away(self) -> None:
        """Show it no more."""
        self.hide()
        if self._is_below:
            self._timer.stop()
            self._pinned = False
            self._be_below(below=False)

    def _follow(self) -> None:
        """Show what was done since, while it is looked at."""
        if self.is_shown:
            if self._trick is None and not self._board.turns.done:
                self.put_away()
            else:
                self.show_now()

    def flash(self) -> None:
        """Show it for a while."""
        self.show_now()
        self._stay()

    def _stay(self) -> None:
        """Let it be seen as long as it takes to be read."""
        letters = 0 if self._trick is not None else sum(map(len, self._lines()))
        self._timer.start(max(SHOWN_MS, A_LETTER_MS * letters))

    def press(self) -> None:
        """Show it as long as its key is held; the second time in a row, until something is done.

        Once more, and a pinned one goes.
        """
        was_pinned, self._was_pinned = self._was_pinned or self._pinned, False
        if was_pinned:
            self.put_away()
            return
        again = self._let_go.isValid() and not self._let_go.hasExpired(SHOWN_MS)
        self._let_go.invalidate()
        self._held.start()
        self._timer.stop()
        self.show_now()
        self._pinned = again and self.is_shown

    def let_go(self) -> None:
        """Hide it again, after a tap a while later, unless it is pinned."""
        if not self.is_shown or self._pinned:
            return
        self._let_go.start()
        if self._held.elapsed() >= HELD_MS:
            self.put_away()
        else:
            self._stay()

    def show_now(self) -> None:
        """Show it until it is hidden."""
        board = self._board
        if self._trick is None and not board.turns.done:
            board.warn(translate("table", "Nothing has been played in this hand yet."))
            return
        found = self._find_place()
        self._be_below(below=found is None)
        if found is None:
            self.hide()
            return
        picture, (x, y) = found
        self.setPixmap(picture)
        self.setAccessibleName(heard("\n".join(self._lines())))
        self.resize(picture.deviceIndependentSize().toSize())
        self.move(round(x), round(y))
        self.show()
        self.raise_()
        self.lies.emit(self.geometry())

    def _be_below(self, *, below: bool) -> None:
        if below or self._is_below:
            self._is_below = below
            self.told_below.emit(below)

    def _find_place(self) -> tuple[QPixmap, tuple[float, float]] | None:
        """Return the best look that covers nothing, above the hand or else anywhere on the felt.

        The line of the last turns tells the same in pictures: it is covered where there is no room
        beside it.
        """
        board = self._board
        for covered in ((), (turn_line.KEY,)):
            taken = (*board.taken(covered), *board.toast.boxes())
            lane = lane_among(board.table.room, taken)
            for picture in self._pictures(lane.width):
                size = picture.deviceIndependentSize()
                wide, high, low = size.width(), size.height(), lane.bottom
                place = lane.place_of(wide, high) or board.free_place(wide, high, low, taken)
                if place is not None:
                    return picture, place
        return None

    def _pictures(self, width: float) -> Iterator[QPixmap]:
        """Yield how it may look, the best first."""
        board = self._board
        if (trick := self._trick) is not None:
            names = {seat: info.name for seat, info in board.overlay.seat_infos.items()}
            style, dpr = board.table_style.text_style, board.table.dpr
            for high in CARDS:
                yield trick_strip(trick, names, board.table.cards, style, width, dpr, high)
        elif board.turns.done:
            scale = board.table_style.text_style.text_scale
            for part, size in product((1.0, 0.6), smaller(scale)):
                yield self._turns(width * part, size)

    @property
    def _trick(self) -> Trick | None:
        """The last trick, unless the cards are not played in tricks now."""
        return self._board.turns.trick if self._board.face.has_tricks else None

    def _lines(self) -> list[str]:
        board = self._board
        if (view := board.view_) is None:
            return []
        wording = board.table_style.text_style.wording
        turns = board.turns.since(view.seat)
        return [turn_words(turn, wording, board.face, view) for turn in turns]

    def _turns(self, width: float, size: float) -> QPixmap:
        """Write the turns since one's own under each other."""
        board, style = self._board, self._board.table_style.text_style
        text, colours = laid_out(self._lines(), style, size, width - 36), style.colours
        area = QSizeF(text.idealWidth() + 36, text.size().height() + 20)

        def paint(painter: QPainter) -> None:
            whole = QRectF(QPointF(0, 0), area)
            plate(painter, whole, colours.plate, colours.line2, Radius.PLATE)
            painter.translate(18, 10)
            text.drawContents(painter)

        return drawn(area, board.table.dpr, paint)


CARDS = 60, 50, 40
"""How high its cards may be at 100 %: as high as there is room for."""
GAP, MARGIN = 14, 16
CROWN = 16


def trick_strip(
    trick: Trick, names: Mapping[Seat, str], cards: CardStyle, text_style: TextStyle,
    width: float, dpr: float, high: int = CARDS[0],
) -> QPixmap:  # fmt: skip
    """Return the strip with cards so high at 100 %; where it is narrow, the names lie below."""
    strip = _Strip(trick, names, cards, text_style, width, high)
    return drawn(strip.size, dpr, lambda painter: strip.paint(painter, dpr))


class _Strip:
    def __init__(
        self, trick: Trick, names: Mapping[Seat, str], cards: CardStyle, text_style: TextStyle,
        width: float, high: int,
    ) -> None:  # fmt: skip
        self._trick, self._names, self._cards, self._style = trick, names, cards, text_style
        self._scale = text_style.text_scale
        self._high, self._pad = round(high * self._scale), high // 6
        self._wide = card_size(cards, self._high).width()
        self._title = (
            translate("table", "Last"),
            translate("table", "Trick {number}").format(number=trick.number),
        )
        self._beside = self._total(beside=True) <= width
        line = 0 if self._beside else 20 * self._scale
        self.size = QSizeF(self._total(beside=self._beside), self._high + 2 * self._pad + line)

    def _name_width(self, seat: Seat) -> float:
        return text_width(self._names[seat], font(0.93, 600, self._scale))

    def _cell(self, seat: Seat, *, beside: bool) -> float:
        name = self._name_width(seat)
        return self._wide + 8 + name + GAP if beside else max(self._wide, name) + GAP

    def _head(self) -> float:
        return max(text_width(part, font(1.0, 600, self._scale)) for part in self._title) + 22

    def _total(self, *, beside: bool) -> float:
        cells = (self._cell(seat, beside=beside) for seat, _ in self._trick.plays)
        return 2 * MARGIN + self._head() + sum(cells)

    def paint(self, painter: QPainter, dpr: float) -> None:
        colours, area = self._style.colours, QRectF(QPointF(0, 0), self.size)
        plate(painter, area, colours.plate, colours.line2, Radius.PLATE)
        middle = self._pad + self._high / 2
        for text, weight, ink, up in (
            (self._title[0], 400, colours.text2, -4), (self._title[1], 600, colours.text, 16)
        ):  # fmt: skip
            painter.setFont(font(0.96, weight, self._scale))
            painter.setPen(QColor(ink))
            painter.drawText(QPointF(MARGIN, middle + up * self._scale), text)
        x = MARGIN + self._head()
        for seat, card in self._trick.plays:
            self._play(painter, seat, card, x, dpr)
            x += self._cell(seat, beside=self._beside)

    def _play(self, painter: QPainter, seat: Seat, card: Card, x: float, dpr: float) -> None:
        wins, colours = card == self._trick.taken.card, self._style.colours
        room = self._cell(seat, beside=self._beside) - GAP
        left = x if self._beside else x + (room - self._wide) / 2
        painter.drawPixmap(QPointF(left, self._pad), card_face(card, self._cards, self._high, dpr))
        if wins:
            made = ring(self._wide, self._high, self._wide * Radius.CARD, colours.gold, 1, dpr)
            painter.drawPixmap(QPointF(left - 7, self._pad - 7), made)
        painter.setFont(font(0.93, 600 if wins else 400, self._scale))
        painter.setPen(QColor(colours.text if wins else colours.text2))
        at = QPointF(left + self._wide + 8, self._pad + self._high / 2 + 4 * self._scale)
        if not self._beside:
            name = self._name_width(seat)
            at = QPointF(x + (room - name) / 2, self._pad + self._high + 16 * self._scale)
        painter.drawText(at, self._names[seat])
        if wins:
            crown = icon_pixmap("crown", colours.gold, round(CROWN * self._scale), dpr)
            top = (
                at + QPointF(0, 4)
                if self._beside
                else QPointF(left + self._wide / 2 - 8, self._pad)
            )
            painter.drawPixmap(top, crown)
