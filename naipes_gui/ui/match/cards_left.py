"""The cards that are still to come, as a small table of suits and ranks."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QVBoxLayout

from naipes_gui.core.cards import SUITS, Card
from naipes_gui.core.face import CardsLeft, Whereabouts
from naipes_gui.core.seen_cards import SeenCards
from naipes_gui.core.text import translate
from naipes_gui.ui.beside_table.seen_words import heading_of, of_rivals
from naipes_gui.ui.shared.art import pip
from naipes_gui.ui.shared.markup import markup, tip
from naipes_gui.ui.shared.paint import drawn, font, plate, rich
from naipes_gui.ui.shared.suit_inks import on_dark
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.shared.widgets.plain import Label

ROW = 24


def add_cards_left(
    column: QVBoxLayout, left: CardsLeft, names: dict[int, str], text_style: TextStyle,
    width: float, dpr: float,
) -> None:  # fmt: skip
    """Add the table, and what rivals surely hold where it is known."""
    heading, where = heading_of(left.count, left.lying, left.known)
    column.addWidget(Label(heading, name="heading"))
    if where:
        column.addWidget(Label(where, wrap=True))
    picture = Label()
    size = QSizeF(width, ROW * text_style.text_scale * len(left.rows))
    picture.setPixmap(drawn(size, dpr, lambda p: _paint(p, left, text_style, width, dpr)))
    picture.setAccessibleName(_told(left, text_style))
    told = translate("panel", "Filled: still to come. Outlined: yours. Struck: out.")
    picture.setToolTip(tip(told))
    column.addWidget(picture)
    for seat, cards in left.held:
        if cards:
            held = " ".join(map(text_style.wording.short, cards))
            words = markup(
                "<b>{}</b> {}", names[seat], rich(held, on_dark(), text_style.text_scale)
            )
            label = Label(words)
            label.setWordWrap(True)
            column.addWidget(label)


def as_cards_left(seen: SeenCards) -> CardsLeft | None:
    """Return the suits of what was seen; nothing of flowers, whose months fill a page."""
    rows = tuple(row for group, row in seen.rows if group in SUITS)
    return CardsLeft(rows, lying=seen.lying, known=seen.known) if rows else None


def add_rivals(column: QVBoxLayout, seen: SeenCards, text_style: TextStyle) -> None:
    """Add a sentence for each of the others of whom something is known."""
    known = tuple(one for one in seen.rivals if one.held or one.lacks or one.cannot)
    for told in of_rivals(replace(seen, rivals=known), text_style.wording):
        label = Label(told, wrap=True)
        column.addWidget(label)


def _told(left: CardsLeft, text_style: TextStyle) -> str:
    """Return the cards still to come in words."""
    coming = [card for row in left.rows for card, where in row if where is Whereabouts.AFIELD]
    return " ".join(map(text_style.wording.short, coming))


def _paint(
    painter: QPainter, left: CardsLeft, text_style: TextStyle, width: float, dpr: float
) -> None:
    scale = text_style.text_scale
    high, first = ROW * scale, 20 * scale
    for i, row in enumerate(left.rows):
        side = round(13 * scale)
        sign = pip(row[0][0].suit, side, dpr, text_style.four_colours)
        plate(painter, QRectF(0, i * high + 2, side + 4, side + 6), LIGHT.window, "", 4)
        painter.drawPixmap(QPointF(2, i * high + 5), sign)
        wide = (width - first) / len(row)
        for k, (card, where) in enumerate(row):
            cell = QRectF(first + k * wide + 1, i * high + 1, wide - 2, high - 3)
            _cell(painter, cell, _index(card, text_style), where, text_style)


def _index(card: Card, text_style: TextStyle) -> str:
    return text_style.wording.index(card)


def _cell(
    painter: QPainter, cell: QRectF, index: str, where: Whereabouts, text_style: TextStyle
) -> None:
    colours, scale = text_style.colours, text_style.text_scale
    type_ = font(0.86, 600 if where is Whereabouts.AFIELD else 400, scale)
    type_.setStrikeOut(where is Whereabouts.OUT)
    if where is Whereabouts.AFIELD:
        plate(painter, cell, colours.raised2, "", 5)
    elif where is Whereabouts.MINE:
        painter.setPen(QPen(QColor(colours.line2), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cell, 5, 5)
    painter.setFont(type_)
    ink = colours.text3 if where is Whereabouts.OUT else colours.text
    painter.setPen(QColor(ink))
    painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, index)
