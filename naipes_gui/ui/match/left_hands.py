"""What everybody still held at the end of a hand, to be unfolded on the score sheet."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import card_names
from naipes_gui.ui.shared.art import CardStyle, card_face, card_size
from naipes_gui.ui.shared.paint import drawn
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plates import SeatInfo

HIGH, STRIP = 62, 26
"""How high the cards are, and how much of one is seen below the next."""


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
    width = card_size(cards, HIGH).width()

    def paint(painter: QPainter) -> None:
        for i, card in enumerate(hand):
            painter.drawPixmap(QPointF(i * STRIP, 0), card_face(card, cards, HIGH, dpr))

    return drawn(QSizeF((len(hand) - 1) * STRIP + width, HIGH), dpr, paint)
