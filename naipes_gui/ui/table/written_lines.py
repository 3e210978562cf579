"""Lines of words on a plate of the felt: measured at once, painted when they are seen."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap, QTextDocument

from naipes_gui.ui.shared.markup import joined, markup
from naipes_gui.ui.shared.paint import document, drawn, font, plate, rich
from naipes_gui.ui.shared.suit_inks import on_dark
from naipes_gui.ui.shared.text_style import TextStyle

PAD = 14, 5
SMALLER = 1.0, 0.85, 0.72
"""How large words may be that have to find a free place, against those of the window."""


class WrittenLines:
    """Lines as they are laid out for a width."""

    def __init__(
        self, lines: Sequence[str], size: float, text_style: TextStyle, width: float, dpr: float
    ) -> None:
        self._text_style, self._dpr = text_style, dpr
        self._pad = PAD[0] * text_style.text_scale
        self._text = laid_out(lines, text_style, size, width - 2 * self._pad)
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


def laid_out(
    lines: Sequence[str], text_style: TextStyle, size: float, width: float
) -> QTextDocument:
    """Return lines with the signs of suits as large as their letters."""
    scale = text_style.text_scale
    told = joined("<br>", [rich(line, on_dark(), size * scale) for line in lines])
    words = markup('<span style="color:{}">{}</span>', text_style.colours.text, told)
    return document(words, font(size, 400, scale), width)


def smaller(scale: float) -> Iterator[float]:
    """Yield the sizes in which words are tried until they find room, the best first.

    Of large letters alone: nobody is told anything in smaller ones than those of 100 %.
    """
    yield from dict.fromkeys(max(min(1.0, 1 / scale), size) for size in SMALLER)
