"""The text of a book: hits are marked in it, and the paragraph of the moment."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.leaf import Leaf

BAR, BELOW = 4, 5
"""Width of what stands beside the paragraph of the moment, and the room below others."""
MARGIN = 16
AHEAD = 6
"""What is left free above a place one goes to."""


class BookLeaf(Leaf):
    """Shows a text in which places are gone to and marked."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Pictures and lines fit its width; by rounding they may be a pixel wider.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(MARGIN)
        self._moment: QTextCursor | None = None
        self._hits: tuple[Sequence[int], int, int] = (), 0, -1

    @property
    def moment(self) -> QTextBlock | None:
        """The paragraph that is about what is being done."""
        return self._moment.block() if self._moment is not None else None

    def mark_moment(self, block: QTextBlock | None) -> None:
        """Mark the paragraph that is about what is being done, or none."""
        # A paragraph that changes while Qt lays out what follows leaves some of that without lines.
        self._lay_out()
        if self._moment is not None:
            _lay_under(self._moment, None, BELOW)
        self._moment = QTextCursor(block) if block is not None else None
        if self._moment is not None:
            room = QFontMetricsF(self.font()).height() + BELOW
            _lay_under(self._moment, QColor(app_style().paper.changed), room)

    def mark_hits(self, places: Sequence[int], length: int, present: int) -> None:
        """Mark where words stand, and one of these places more than the others."""
        self._hits = places, length, present
        self._mark()

    def _mark(self) -> None:
        places, length, present = self._hits
        self.setExtraSelections(
            [self._hit(at, length, chosen=i == present) for i, at in enumerate(places)]
        )
        self.viewport().update()

    def _hit(self, at: int, length: int, *, chosen: bool) -> Any:
        mark: Any = self.ExtraSelection()
        cursor, paper = QTextCursor(self.document()), app_style().paper
        cursor.setPosition(at)
        cursor.setPosition(at + length, QTextCursor.MoveMode.KeepAnchor)
        form = QTextCharFormat()
        form.setBackground(QColor(paper.accent if chosen else paper.changed))
        form.setForeground(QColor(paper.on_accent if chosen else paper.on_changed))
        mark.cursor, mark.format = cursor, form
        return mark

    def place(self) -> QTextCursor:
        """Return what stands at the top."""
        return self.cursorForPosition(QPoint(MARGIN, 2 * AHEAD))

    def go_to(self, place: QTextCursor) -> None:
        """Let a place lie at the top."""
        self._lay_out()
        self.verticalScrollBar().setValue(round(self._area(place.block()).top()) - AHEAD)

    def show_place(self, place: QTextCursor) -> None:
        """Let a place be seen, in the middle unless it is already."""
        self._lay_out()
        bar, area = self.verticalScrollBar(), self._area(place.block())
        top, high = bar.value(), self.viewport().height()
        if not top <= area.top() <= top + high - area.height():
            bar.setValue(round(area.top() - high / 3))

    def _lay_out(self) -> None:
        """Lay the whole text out: Qt does it bit by bit, and knows no place before."""
        self.document().documentLayout().documentSize()

    def _area(self, block: QTextBlock) -> QRectF:
        return self.document().documentLayout().blockBoundingRect(block)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tell of the link that the keys come to, as Qt does of one under the pointer."""
        stays = super().focusNextPrevChild(forward)
        form = self.textCursor().charFormat()
        at_link = stays and self.hasFocus() and self.textCursor().hasSelection()
        self.highlighted.emit(QUrl(form.anchorHref() if at_link else ""))
        return stays

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the way back to the book: a browser has one of its own, which is empty here."""
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._moment is None:
            return
        area = self._area(self._moment.block())
        area.translate(0, -self.verticalScrollBar().value())
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, area.y(), BAR, area.height()), QColor(app_style().paper.dots))
        self._paint_badge(painter, area)
        painter.end()

    def _paint_badge(self, painter: QPainter, area: QRectF) -> None:
        """Say below the paragraph that it is about now."""
        words, paper = translate("rules", "now"), app_style().paper
        metrics = QFontMetricsF(self.font())
        wide, high = metrics.horizontalAdvance(words) + 18, metrics.height() + 1
        badge = QRectF(self.viewport().width() - wide - MARGIN, area.bottom() - 1, wide, high)
        painter.setPen(QColor(paper.on_changed))
        painter.setBrush(QColor(paper.changed))
        painter.drawRoundedRect(badge, high / 2, high / 2)
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, words)


def _lay_under(place: QTextCursor, ground: QColor | None, below: float) -> None:
    """Give a paragraph another ground, and room below it."""
    form = place.blockFormat()
    form.setBottomMargin(below)
    if ground is None:
        form.clearBackground()
    else:
        form.setBackground(ground)
    place.setBlockFormat(form)
