"""Plates, rings, tags and texts painted into pixmaps, once for every content and size."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QApplication

from naipes_gui.core.text import SPANISH, shown_suits
from naipes_gui.core.wording import GLYPHS, printed, suit_signs
from naipes_gui.ui.shared.art import pip
from naipes_gui.ui.shared.canvas import canvas, rounded_path, smooth_painter
from naipes_gui.ui.shared.markup import Markup, escaped, joined, markup
from naipes_gui.ui.shared.quiet_document import QuietDocument
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import BASE, INK, PAPER

LOOSE = " ,;:·–—("
"""What would stand before the dots that end a text, and belongs to what they leave out."""
LEADING = 3
"""How long a small word is at most that says nothing without the next: “of”, «con», «des»."""
JOINER = "\u2060"
"""Keeps an index and its suit on one line."""


def font(size: float, weight: int = 400, scale: float = 1.0) -> QFont:
    """Return the system font at a multiple of its size."""
    # Every frame asks for some hundreds; a copy takes a tenth of what making one does.
    return QFont(_font(QApplication.font(), size, weight, scale))


@lru_cache(maxsize=64)
def _font(system: QFont, size: float, weight: int, scale: float) -> QFont:
    made = QFont(system)
    made.setPixelSize(max(10, round(BASE * size * scale)))
    made.setWeight(QFont.Weight(weight))
    return made


@lru_cache(maxsize=512)
def text_width(text: str, with_font: QFont) -> float:
    """Return how wide a text is."""
    return QFontMetricsF(with_font).horizontalAdvance(text)


def elided(text: str, with_font: QFont, width: float) -> str:
    """Return a text shortened to a width: after a word, or else within the first one."""
    if text_width(text, with_font) <= width:
        return text
    words = text.split(" ")
    begun = (" ".join(words[:many]) for many in range(len(words) - 1, 0, -1))
    whole = (f"{each.rstrip(LOOSE)}…" for each in begun if _is_told(each))
    cut = QFontMetricsF(with_font).elidedText(text, Qt.TextElideMode.ElideRight, width)
    return next((each for each in whole if text_width(each, with_font) <= width), cut)


def _is_told(begun: str) -> bool:
    """Tell whether the first words of a text say something alone: none leads to what is cut."""
    last = begun.rsplit(" ", 1)[-1]
    leads = len(last) <= LEADING and last.islower()
    return begun.count("(") == begun.count(")") and any(map(str.isalnum, last)) and not leads


def plate(
    painter: QPainter, area: QRectF, ground: str, border: str, radius: float,
    width: float = 1.0, dashed: bool = False,
) -> None:  # fmt: skip
    """Fill a rounded plate and draw its border inside it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(rounded_path(area, radius), QColor(ground))
    if border:
        pen = QPen(QColor(border), width)
        if dashed:
            pen.setDashPattern([3.0 / width, 3.0 / width])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = width / 2
        painter.drawRoundedRect(
            area.adjusted(half, half, -half, -half), radius - half, radius - half
        )


def drawn(size: QSizeF | QSize, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """Return what a function paints as a pixmap."""
    whole = size.toSize() if isinstance(size, QSizeF) else size
    image = canvas(whole, dpr)
    painter = smooth_painter(image)
    paint(painter)
    painter.end()
    return QPixmap.fromImage(image)


@lru_cache(maxsize=128)
def ring(
    width: int, height: int, radius: float, colour: str, outside: int, dpr: float,
    dashes: tuple[float, float] | None = None, thick: float = 3.0,
) -> QPixmap:  # fmt: skip
    """Return a ring ``thick`` px wide with ink on both sides, ``outside`` px beyond a card.

    It may be broken into dashes, for whoever sees no colours: how long they are and how far apart,
    in widths of the line.
    """
    pad = outside + 6

    def paint(painter: QPainter) -> None:
        area = QRectF(pad, pad, width, height).adjusted(-outside, -outside, outside, outside)
        for pen_width, pen_colour in ((2 * thick, INK), (thick, colour)):
            pen = QPen(QColor(pen_colour), pen_width)
            if dashes is not None and pen_colour == colour:
                pen.setDashPattern(dashes)
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, radius + outside, radius + outside)

    return drawn(QSize(width + 2 * pad, height + 2 * pad), dpr, paint)


@lru_cache(maxsize=64)
def badge(size: int, ground: str, ink: str, text: str, icon_name: str, dpr: float) -> QPixmap:
    """Return a disc with a number or an icon: picked cards, the winner's crown."""
    from naipes_gui.ui.shared.art import icon_pixmap

    def paint(painter: QPainter) -> None:
        painter.setPen(QPen(QColor(PAPER), 2))
        painter.setBrush(QColor(ground))
        painter.drawEllipse(QRectF(1, 1, size - 2, size - 2))
        if icon_name:
            side = round(size * 0.56)
            at = (size - side) // 2
            painter.drawPixmap(at, at, icon_pixmap(icon_name, ink, side, dpr))
        painter.setFont(font(1.0, 700))
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(0, 0, size, size), Qt.AlignmentFlag.AlignCenter, text)

    return drawn(QSize(size, size), dpr, paint)


@lru_cache(maxsize=128)
def tag(
    text: str, ground: str, ink: str, border: str, weight: int, scale: float, dpr: float,
    margin: float = 20.0,
) -> QPixmap:  # fmt: skip
    """Return a small pill of text for the felt: counts, owners."""
    type_ = font(0.93, weight, scale)
    width, height = text_width(text, type_) + margin * scale, 24.0 * scale

    def paint(painter: QPainter) -> None:
        plate(painter, QRectF(0, 0, width, height), ground, border, height / 2)
        painter.setFont(type_)
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(0, 0, width, height), Qt.AlignmentFlag.AlignCenter, text)

    return drawn(QSizeF(width + 1, height), dpr, paint)


def rich(text: str, inks: dict[str, str], size: float | None = None, strong: bool = True) -> str:
    """Return text with the deck's own pips for suit glyphs, if any, and their indices bold.

    The pips are as large as usual letters are now, unless a size is given.
    """
    size = app_style().scale if size is None else size
    signs = suit_signs()
    if not any(sign in text for sign in signs.values()):
        return text
    words = []
    for word in text.split(" "):
        suit = next((suit for suit, sign in signs.items() if sign in word), "")
        words.append(_card_word(word, suit, signs[suit], inks, size, strong) if suit else word)
    return joined(" ", words)


def _card_word(
    word: str, suit: str, glyph: str, inks: dict[str, str], size: float, strong: bool
) -> Markup:
    is_spanish = shown_suits() == SPANISH
    side = round(BASE * size * (1.05 if is_spanish else 0.82))
    ink = "" if is_spanish else inks[suit]
    sign = pip_uri(suit, ink, side)
    image = markup('<img alt="{}" src="{}" width="{}" height="{}">', GLYPHS[suit], sign, side, side)
    head, _, tail = word.partition(glyph)
    head = printed(head)
    bold = markup("<b>{}</b>", head) if strong else head
    index = markup('<span style="color:{}">{}</span>', inks[suit], bold)
    # Nor does a line begin with the comma that follows.
    return markup("{}{}{}{}", index, JOINER, image, JOINER + tail if tail else "")


@lru_cache(maxsize=64)
def pip_uri(suit: str, ink: str, side: int) -> str:
    """Return a suit sign in one ink, or in its own colours, as an image inside HTML."""
    sign = pip(suit, side, 2.0).toImage()
    if ink:
        painter = QPainter(sign)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(sign.rect(), QColor(ink))
        painter.end()
    sign.setDevicePixelRatio(1.0)
    store = QByteArray()
    buffer = QBuffer(store)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    sign.save(buffer, "PNG")  # type: ignore[call-overload]
    return "data:image/png;base64," + bytes(store.toBase64().data()).decode()


def document(words: str, with_font: QFont, width: float = -1) -> QTextDocument:
    """Return a laid-out text, at most so wide."""
    text = QuietDocument()
    text.setDefaultFont(with_font)
    text.setDocumentMargin(0)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    text.setDefaultTextOption(option)
    text.setHtml(escaped(words))
    if width > 0:
        text.setTextWidth(min(width, text.idealWidth() + 1))
    return text


PAD = 12
"""Room around a bubble for its shadow."""
REACH = 10
"""How far the tail of a bubble sticks out."""


def bubble_size(words: str, scale: float, lines: float) -> tuple[float, float]:
    """Return how large the paper of a bubble is whose lines are at most so wide."""
    size = _said(words, scale, lines).size()
    return size.width() + 30 * scale, size.height() + 20 * scale


def _said(words: str, scale: float, lines: float) -> QTextDocument:
    said = markup('<span style="color:{}">{}</span>', INK, words)
    return document(said, font(1.07, 400, scale), lines)


@lru_cache(maxsize=64)
def bubble(
    words: str, tail: str, along: float, lines: float, scale: float, dpr: float
) -> tuple[QPixmap, QPointF]:
    """Return what a seat says on paper, and where the paper begins in the picture.

    ``tail`` is ``left``, ``right``, ``up`` or ``down``: the side on which the speaker sits;
    ``along`` tells how far from the beginning of that side the tail is.
    """
    text = _said(words, scale, lines)
    width, height = bubble_size(words, scale, lines)
    whole = QSizeF(width + 2 * PAD + REACH, height + 2 * PAD + REACH)
    box = QRectF(PAD + (REACH if tail == "left" else 0), PAD + (REACH if tail == "up" else 0),
                 width, height)  # fmt: skip
    tip = _tip(box, tail, along)

    def paint(painter: QPainter) -> None:
        shape = rounded_path(box, 12) | _tail(box, tip, tail)
        for grow in range(1, 9):
            stroker = QPainterPathStroker()
            stroker.setWidth(grow * 2.0)
            painter.fillPath(
                (stroker.createStroke(shape) | shape).translated(0, 2), QColor(0, 0, 0, 9)
            )
        painter.fillPath(shape, QColor(PAPER))
        painter.translate(box.x() + 15 * scale, box.y() + 10 * scale)
        text.drawContents(painter)

    return drawn(whole, dpr, paint), box.topLeft()


def _tip(box: QRectF, tail: str, along: float) -> QPointF:
    return {
        "left": QPointF(box.left() - REACH, box.top() + along),
        "right": QPointF(box.right() + REACH, box.top() + along),
        "up": QPointF(box.left() + along, box.top() - REACH),
        "down": QPointF(box.left() + along, box.bottom() + REACH),
    }[tail]


def _tail(box: QRectF, tip: QPointF, tail: str) -> QPainterPath:
    path = QPainterPath(tip)
    if tail in ("left", "right"):
        edge = box.left() + 2 if tail == "left" else box.right() - 2
        path.lineTo(edge, tip.y() - 7)
        path.lineTo(edge, tip.y() + 7)
    else:
        edge = box.top() + 2 if tail == "up" else box.bottom() - 2
        path.lineTo(tip.x() - 7, edge)
        path.lineTo(tip.x() + 7, edge)
    path.closeSubpath()
    return path
