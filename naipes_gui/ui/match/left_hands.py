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
from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import card_names
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared.art import CardStyle, card_face, card_size
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.paint import drawn
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import LIGHT, TABLE_PALETTE, Radius
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plates import SeatInfo

HIGH, LEAST, STEP = 84, 48, 4
"""At 100 %: how high the cards are, at least where not all hands have room, and what is tried."""
STRIP, EDGE = 36 / 84, 1.2
"""How much of a card is seen below the next, of its height, and how thick the line is round a
card, which would be white on white."""
RING = 3.0
"""How thick the ring is of a card that took its trick."""
MARGIN, NAME_GAP, ROW_GAP, BESIDE = 12, 8, 4, 28
"""At both sides, between a name and its cards, between hands below and beside each other."""


@dataclass(frozen=True, slots=True)
class HandOf:
    """The cards of a seat: those it played, in their order, and those it still held."""

    seat: Seat
    played: tuple[Card, ...]
    held: tuple[Card, ...]
    took: frozenset[Card] = frozenset()
    """Which of those that it played took their tricks."""

    @property
    def words(self) -> str:
        """The cards in words."""
        parts = (
            (translate("score", "Played: {cards}"), self.played),
            (translate("score", "Took their tricks: {cards}"), self._takers),
            (translate("score", "Still held: {cards}"), self.held),
        )
        told = [words.format(cards=", ".join(card_names(c))) for words, c in parts if c]
        return ". ".join(told)

    @property
    def _takers(self) -> tuple[Card, ...]:
        return tuple(card for card in self.played if card in self.took)


def hands_of(sheet: ScoreSheet) -> list[HandOf]:
    """Return the hands of those who held any card when the hand was over or played; mine first."""
    held = dict(sheet.left)
    seats = sorted({*held, *(seat for seat, _ in sheet.played)})
    return [
        HandOf(seat, tuple(card for player, card in sheet.played if player == seat),
               held.get(seat, ()), sheet.took)
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
        column.setContentsMargins(MARGIN, 2, MARGIN, 2)
        self.button = QPushButton(translate("score", "See the hands"))
        self._hands, self._cards = QWidget(), cards
        self._fades = any(hand.held for hand in hands)
        """Whether what was played is faded: where all was, that tells nothing from anything."""
        self._grid = QGridLayout(self._hands)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(NAME_GAP)
        self._grid.setVerticalSpacing(ROW_GAP)
        self._shown = [
            (hand, Label(seat_infos[hand.seat].name, name="name"), Label()) for hand in hands
        ]
        for hand, _, picture in self._shown:
            picture.setAccessibleName(hand.words)
            picture.setToolTip(tip(hand.words))
        told = translate("score", "In the order in which they were played.")
        if self._fades:
            told = translate("score", "Faded: the cards played, in their order.")
        if any(hand.took for hand in hands):
            told += " " + translate("score", "Ringed: what took its trick.")
        self._told = Label(told, name="second", wrap=True)
        self._lay(columns=1, high=app_style().px(HIGH))
        # Before it had a parent, it would have been a window of its own.
        self._told.setVisible(any(hand.played for hand in hands))
        self._hands.hide()
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._hands)
        self.button.clicked.connect(self._unfold)

    @property
    def is_unfolded(self) -> bool:
        """Whether the hands are seen."""
        return not self._hands.isHidden()

    def fit(self, wide: int, high: int) -> None:
        """Lay the hands as large as all of them are seen together in so much room."""
        around = 2 * MARGIN
        rest = self.button.sizeHint().height() + self._told.sizeHint().height() + 16
        names = max(name.sizeHint().width() for _, name, _ in self._shown)
        columns, tall = 1, app_style().px(HIGH)
        for tall in map(app_style().px, range(HIGH, LEAST - 1, -STEP)):
            cards = max(_fan_width(hand, self._cards, tall) for hand, _, _ in self._shown)
            most = int((wide - around + BESIDE) // (names + NAME_GAP + cards + BESIDE))
            columns = max(1, min(most, len(self._shown)))
            rows = -(-len(self._shown) // columns)
            if most and rest + rows * (tall + 2 + ROW_GAP) <= high:
                break
        self._lay(columns=columns, high=tall)

    def _lay(self, *, columns: int, high: int) -> None:
        for part in (self._told, *(part for _, *parts in self._shown for part in parts)):
            self._grid.removeWidget(part)
        for place, (hand, name, picture) in enumerate(self._shown):
            faded = len(hand.played) if self._fades else 0
            fan = _fan(hand, self._cards, high, self.devicePixelRatioF(), faded)
            picture.setPixmap(fan)
            row, column = divmod(place, columns)
            self._grid.addWidget(name, row, 3 * column)
            self._grid.addWidget(picture, row, 3 * column + 1)
        self._grid.addWidget(self._told, -(-len(self._shown) // columns), 0, 1, 3 * columns - 1)
        last = 3 * columns - 2
        for column in range(self._grid.columnCount()):
            # A name, its cards, and what is between two hands.
            between = BESIDE - 2 * NAME_GAP if column % 3 == 2 else 0
            self._grid.setColumnMinimumWidth(column, between if column < last else 0)
            self._grid.setColumnStretch(column, int(column == last))

    @Slot()
    def _unfold(self) -> None:
        unfolded = self._hands.isHidden()
        words = translate("score", "Hide the hands"), translate("score", "See the hands")
        self.button.setText(words[not unfolded])
        self._hands.setVisible(unfolded)
        self.unfolded.emit()


def _places(hand: HandOf, high: int) -> list[float]:
    """Return where each card begins, those that were played before those still held."""
    strip = high * STRIP
    apart = strip / 3 if hand.played and hand.held else 0.0
    held = len(hand.played)
    return [i * strip + (apart if i >= held else 0) for i in range(held + len(hand.held))]


def _fan_width(hand: HandOf, cards: CardStyle, high: int) -> float:
    return _places(hand, high)[-1] + card_size(cards, high).width() + 2


def _fan(hand: HandOf, cards: CardStyle, high: int, dpr: float, faded: int) -> QPixmap:
    width = card_size(cards, high).width()
    round_ = width * Radius.CARD
    row = zip(_places(hand, high), (*hand.played, *hand.held), strict=True)

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(LIGHT.border), EDGE))
        for place, (x, card) in enumerate(row):
            face = card_face(card, cards, high, dpr, place < faded)
            painter.drawPixmap(QPointF(x + 1, 1), face)
            edge = QRectF(x + 1, 1, width, high)
            painter.drawRoundedRect(edge, round_, round_)
            if card in hand.took:
                painter.save()
                painter.setPen(QPen(QColor(TABLE_PALETTE.gold_deep), RING))
                half = RING / 2
                painter.drawRoundedRect(edge.adjusted(half, half, -half, -half), round_, round_)
                painter.restore()

    return drawn(QSizeF(_fan_width(hand, cards, high), high + 2), dpr, paint)
