"""Lines of words on a plate of the felt: measured at once, painted when they are seen."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap, QTextDocument

from naipes_gui.ui.shared.markup import joined, markup
from naipes_gui.ui.shared.paint import document, drawn, font, plate, rich
from naipes_gui.ui.shared.suit_inks import on_dark
from naipes_gui.ui.shared.text_style import TextStyle

PAD = 14, 5


class WrittenLines:
    """Lines as they are laid out for a width."""

    def __init__(
        self, lines: Sequence[str], size: float, text_style: TextStyle, width: float, dpr: float
    ) -> None:
        self._text_style, self._dpr = text_style, dpr
        self._pad = PAD[0] * text_style.text_scale
        self._text = _laid_out(lines, text_style, size, width - 2 * self._pad)
        self.width = self._text.idealWidth() + 2 * self._pad
        self.height = self._text.size().height() + 2 * PAD[1]
        self._made: QPixmap | None = None

    def picture(self) -> QPixmap:
        """Return the lines on their plate."""
        if self._made is None:
            self._made = drawn(QSizeF(self.width, self.height), self._dpr, self._paint)
        return self._made

    def _paint(self, painter: QPainter) -> None:
        colours, area = self._text_style.colours, QRectF(0, 0, self.width, self.height)
        plate(painter, area, colours.plate, colours.line, min(16.0, self.height / 2))
        painter.translate(self._pad, PAD[1])
        self._text.drawContents(painter)


def _laid_out(
    lines: Sequence[str], text_style: TextStyle, size: float, width: float
) -> QTextDocument:
    told = joined("<br>", [rich(line, on_dark(), text_style.text_scale) for line in lines])
    words = markup('<span style="color:{}">{}</span>', text_style.colours.text, told)
    return document(words, font(size, 400, text_style.text_scale), width)
