"""The pictures of a deck, painted before they are shown, in slices that no frame waits for."""

from collections import deque
from collections.abc import Iterable
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from naipes_gui.core.cards import Card
from naipes_gui.ui.shared.art import CardStyle, card_face

SLICE = 0.006
"""Seconds of painting between two looks at what else there is to do."""


class DeckPictures(QObject):
    """Paints cards one after the other while the program goes on."""

    ready = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left: deque[tuple[Card, CardStyle, int, float]] = deque()
        self._next = QTimer(self, interval=0)
        self._next.timeout.connect(self._paint_some)

    def prepare(
        self, cards: Iterable[Card], style: CardStyle, heights: Iterable[int], dpr: float
    ) -> None:
        """Paint cards at some heights, and tell when all are there."""
        # Card by card: a drawing is read once for all heights.
        sizes = tuple(heights)
        self._left = deque((card, style, high, dpr) for card in cards for high in sizes)
        self._next.start()

    def drop(self) -> None:
        """Paint no more, and tell nothing."""
        self._left.clear()
        self._next.stop()

    @Slot()
    def _paint_some(self) -> None:
        end = perf_counter() + SLICE
        while self._left and perf_counter() < end:
            card_face(*self._left.popleft())
        if not self._left:
            self._next.stop()
            self.ready.emit()
