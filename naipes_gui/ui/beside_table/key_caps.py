"""The numbers above the cards of a hand, which are the keys that play them."""

from collections.abc import Container

from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPixmap

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.ui.shared.paint import drawn, font, plate
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.board import Board

WIDE, HIGH, OVER = 30, 28, 10
"""A cap lies with so much of it on the upper edge of its card."""
MOST = 9


class KeyCaps:
    """Lies on the felt of a board; it is only to be looked at.

    ``beside`` are the moves of buttons that leave the numbers to the cards.
    """

    def __init__(self, board: Board, beside: Container[Move]) -> None:
        self._board, self._caps, self._beside = board, list[Label](), beside

    @property
    def are_due(self) -> bool:
        """Whether numbers mean cards: where no button of the game wants them."""
        board = self._board
        if board.view_ is None or not board.hand.armed or not board.hand.playable:
            return False
        return all(button.move in self._beside for button in board.buttons())

    def press(self, event: QKeyEvent) -> bool:
        """Choose the card with the number of a key; tell whether it was one."""
        text = event.text()
        if not (text.isdecimal() and text != "0" and self.are_due):
            return False
        cards = self.cards()
        if not event.isAutoRepeat() and int(text) <= len(cards):
            self._board.hand.click(cards[int(text) - 1])
        return True

    def follow(self) -> None:
        """Show the numbers where the cards lie now, or take them away where they mean none."""
        if self.are_due:
            self.show()
        else:
            self.hide()

    def cards(self) -> list[Card]:
        """Return the cards that have a number, from left to right."""
        board = self._board
        if not board.hand.armed or not board.hand.playable:
            return []
        return list(board.table.hand_in_order())[:MOST]

    def show(self) -> None:
        """Put a number above every card, where there are cards to choose from."""
        cards, board = self.cards(), self._board
        while len(self._caps) < len(cards):
            self._caps.append(self._made())
        for place, cap in enumerate(self._caps):
            where = self._where(cards[place]) if place < len(cards) else None
            cap.setVisible(where is not None)
            if where is not None:
                style = board.overlay.text_style
                cap.setPixmap(_cap(str(place + 1), style, board.devicePixelRatioF()))
                cap.adjustSize()
                cap.move(where.x() - cap.width() // 2, where.y() - cap.height())

    def hide(self) -> None:
        """Take the numbers away."""
        for cap in self._caps:
            cap.hide()

    def _where(self, card: Card) -> QPoint | None:
        """Return where the lower edge of a cap has its middle."""
        table = self._board.table
        place = table.place_of(card)
        if place is None:
            return None
        pose = table.laid[place]
        return QPoint(round(pose.x), round(pose.y - pose.height / 2 + OVER))

    def _made(self) -> Label:
        made = Label(parent=self._board.viewport())
        made.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        made.setObjectName("keycap")
        return made


def _cap(text: str, style: TextStyle, dpr: float) -> QPixmap:
    scale, colours = style.text_scale, style.colours
    size = QSizeF(WIDE * scale, HIGH * scale)

    def paint(painter: QPainter) -> None:
        area = QRectF(0, 0, size.width(), size.height())
        plate(painter, area, colours.plate, colours.line, 8)
        inner = area.adjusted(6, 5, -6, -5)
        plate(painter, inner, colours.plate, colours.text2, 4)
        painter.setFont(font(0.93, 700, scale))
        painter.setPen(QColor(colours.text))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)

    return drawn(size, dpr, paint)
