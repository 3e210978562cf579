"""What everybody played in a hand and still held at its end, to be unfolded on the score sheet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.face import ScoreSheet
from naipes_gui.core.rules import View
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import card_names
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared.art import CardStyle, card_face, card_size
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.paint import drawn
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import LIGHT, Radius
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plates import SeatInfo

HIGH, STRIP, EDGE = 84, 36, 1.2
"""At 100 %: how high the cards are, how much of one is seen below the next, and how thick the line
is round a card, which would be white on white."""


@dataclass(frozen=True, slots=True)
class HandOf:
    """The cards of a seat: those it played, in their order, and those it still held."""

    seat: Seat
    played: tuple[Card, ...]
    held: tuple[Card, ...]

    @property
    def words(self) -> str:
        """The cards in words."""
        parts = (
            (translate("score", "Played: {cards}"), self.played),
            (translate("score", "Still held: {cards}"), self.held),
        )
        told = [words.format(cards=", ".join(card_names(c))) for words, c in parts if c]
        return ". ".join(told)


def hands_of(sheet: ScoreSheet) -> list[HandOf]:
    """Return the hands of the others, of whoever held any card when the hand was over or played."""
    held = dict(sheet.left)
    seats = sorted({*held, *(seat for seat, _ in sheet.played)} - {FIRST})
    return [
        HandOf(seat, tuple(card for player, card in sheet.played if player == seat),
               held.get(seat, ()))
        for seat in seats
    ]  # fmt: skip


def with_hands_up(view: View[Any], sheet: ScoreSheet) -> View[Any]:
    """Return a view of a hand that is over in which everybody's last cards are seen."""
    table = dict(view.state.table)
    for seat, cards in sheet.left:
        zone = view.zones.find(Role.HAND, seat)
        if zone is not None and len(table.get(zone, ())) == len(cards):
            table[zone] = cards
    return replace(view, state=replace(view.state, table=table))


class LeftHands(QWidget):
    """A button, and below it the hands once it is pressed."""

    unfolded = Signal()

    def __init__(
        self, hands: Sequence[HandOf], seat_infos: Mapping[Seat, SeatInfo], cards: CardStyle
    ) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 2, 12, 2)
        self.button = QPushButton(translate("score", "See the hands"))
        self._hands = QWidget()
        grid = QGridLayout(self._hands)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        for row, hand in enumerate(hands):
            name, picture = Label(seat_infos[hand.seat].name, name="name"), Label()
            picture.setPixmap(_fan(hand, cards, self.devicePixelRatioF()))
            picture.setAccessibleName(hand.words)
            picture.setToolTip(tip(hand.words))
            grid.addWidget(name, row, 0)
            grid.addWidget(picture, row, 1)
        if any(hand.played for hand in hands):
            told = translate("score", "Faded: the cards played, in their order.")
            grid.addWidget(Label(told, name="second", wrap=True), len(hands), 0, 1, 2)
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


def _fan(hand: HandOf, cards: CardStyle, dpr: float) -> QPixmap:
    high, strip = app_style().px(HIGH), app_style().px(STRIP)
    width = card_size(cards, high).width()
    round_ = width * Radius.CARD
    apart = strip // 3 if hand.played and hand.held else 0
    row = [(i * strip, card, True) for i, card in enumerate(hand.played)]
    row += [((i + len(row)) * strip + apart, card, False) for i, card in enumerate(hand.held)]

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(LIGHT.border), EDGE))
        for x, card, was_played in row:
            painter.drawPixmap(QPointF(x + 1, 1), card_face(card, cards, high, dpr, was_played))
            painter.drawRoundedRect(QRectF(x + 1, 1, width, high), round_, round_)

    return drawn(QSizeF(row[-1][0] + width + 2, high + 2), dpr, paint)
