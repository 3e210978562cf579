"""What everybody still held at the end of a hand, to be unfolded on the score sheet."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import card_names
from naipes_gui.ui.shared.art import CardStyle, card_face, card_size
from naipes_gui.ui.shared.paint import drawn
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import LIGHT, Radius
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plates import SeatInfo

HIGH, STRIP, EDGE = 84, 36, 1.2
"""At 100 %: how high the cards are, how much of one is seen below the next, and how thick the line
is round a card, which would be white on white."""


class LeftHands(QWidget):
    """A button, and below it the hands once it is pressed."""

    unfolded = Signal()

    def __init__(
        self, left: Sequence[tuple[Seat, tuple[Card, ...]]],
        seat_infos: Mapping[Seat, SeatInfo], cards: CardStyle,
    ) -> None:  # fmt: skip
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 2, 12, 2)
        self.button = QPushButton(translate("score", "See the hands"))
        self._hands = QWidget()
        grid = QGridLayout(self._hands)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        for row, (seat, hand) in enumerate(left):
            name, picture = Label(seat_infos[seat].name, name="name"), Label()
            picture.setPixmap(_fan(hand, cards, self.devicePixelRatioF()))
            picture.setAccessibleName(", ".join(card_names(hand)))
            grid.addWidget(name, row, 0)
            grid.addWidget(picture, row, 1)
        self._hands.hide()
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._hands)
        self.button.clicked.connect(self._unfold)

    @Slot()
    def _unfold(self) -> None:
        unfolded = self._hands.isHidden()
        words = translate("score", "Hide the hands"), translate("score", "See the hands")
        self.button.setText(words[not unfolded])
        self._hands.setVisible(unfolded)
        self.unfolded.emit()


def _fan(hand: Sequence[Card], cards: CardStyle, dpr: float) -> QPixmap:
    high, strip = app_style().px(HIGH), app_style().px(STRIP)
    width = card_size(cards, high).width()
    round_ = width * Radius.CARD

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(LIGHT.border), EDGE))
        for i, card in enumerate(hand):
            painter.drawPixmap(QPointF(i * strip + 1, 1), card_face(card, cards, high, dpr))
            painter.drawRoundedRect(QRectF(i * strip + 1, 1, width, high), round_, round_)

    return drawn(QSizeF((len(hand) - 1) * strip + width + 2, high + 2), dpr, paint)
