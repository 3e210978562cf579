"""The months of the flower cards beside a lesson: those that have been seen so far are lit."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSizeF, Signal
from PySide6.QtGui import QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.face import Whereabouts
from naipes_gui.core.seen_cards import SeenCards
from naipes_gui.core.text import translate
from naipes_gui.core.wording import card_name
from naipes_gui.ui.beside_table.panel_parts import quiet_scroll
from naipes_gui.ui.beside_table.seen_words import group_name
from naipes_gui.ui.shared.art import CardStyle, card_face, card_size
from naipes_gui.ui.shared.paint import drawn
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.widgets.plain import Label

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
        self._scroll: QScrollArea = quiet_scroll()
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
