"""The pictures on the tiles of the start page: what one sees of each game at its table."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from naipes_gui.core.cards import Card
from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.art import CardStyle
from naipes_gui.ui.shared.felt import felt as cloth
from naipes_gui.ui.shared.theme import FELTS, INK, TABLE_PALETTE

SQUEEZE = 0.88
"""How much nearer to the middle everything lies on a tile, which is narrower than a table."""


class Piece(NamedTuple):
    """A card or another thing, in parts of the height of the picture from its middle.

    ``what`` is a card, ``back``, ``slot``, ``chip:5`` or ``face:gala``; a ring marks a winner.
    """

    what: str
    x: float
    y: float
    height: float = 0.5
    turn: float = 0.0
    ring: bool = False


def _fan(cards: str, height: float, step: float, y: float = 1.0, arc: float = 3.2) -> list[Piece]:
    """Return a hand cut off by the lower edge."""
    row = cards.split()
    middle = (len(row) - 1) / 2
    return [
        Piece(
            card, (i - middle) * step, y + (i - middle) ** 2 * arc / 320, height, (i - middle) * arc
        )
        for i, card in enumerate(row)
    ]


ARRANGEMENTS: dict[str, tuple[Piece, ...]] = {
    "napoleon": (
        Piece("face:hugo", -0.62, 0.2, 0.27), Piece("face:gala", 0.62, 0.2, 0.27),
        Piece("face:elvira", -0.96, 0.5, 0.27), Piece("face:damian", 0.96, 0.5, 0.27),
        Piece("chip:1", -0.28, 0.36, 0.22), Piece("chip:5", 0.0, 0.42, 0.22),
        Piece("chip:1", 0.28, 0.36, 0.22), Piece("chip:10", 0.0, 0.24, 0.22),
        *_fan("AS KS QS 9S AH", 0.56, 0.34),
    ),
    "mosca": (
        Piece("back", -0.86, 0.3, 0.42), Piece("back", -0.845, 0.29, 0.42),
        Piece("JD", -0.62, 0.31, 0.38, 90), Piece("9C", -0.28, 0.38, 0.5, -5),
        Piece("AC", 0.05, 0.27, 0.5, 2), Piece("8D", 0.4, 0.4, 0.5, 5, ring=True),
        Piece("chip:1", 0.84, 0.3, 0.22), Piece("chip:5", 1.02, 0.36, 0.22),
        Piece("chip:1", 0.86, 0.22, 0.22), *_fan("JC 7C QH", 0.54, 0.36),
    ),
    "nlk": (
        Piece("7S", -0.66, 0.46, 0.48), Piece("9S", -0.26, 0.4, 0.48),
        Piece("JS", 0.14, 0.34, 0.48, ring=True), Piece("slot", 0.54, 0.28, 0.48),
        Piece("slot", 0.94, 0.22, 0.48),
        *_fan("AS QS 8S KH JH 9H AD TD 7D QC 9C", 0.5, 0.19, arc=0.6),
    ),
    "hachi_hachi": (
        *(Piece(card, -1.02 + i * 0.41, 0.26, 0.44) for i, card in enumerate(
            ("01K1", "slot", "03H", "05T", "06K2", "08T"))),
        *_fan("07T 01R 08H 05R 11H", 0.58, 0.33),
    ),
}  # fmt: skip


def tile_picture(game: str, size: QSize, dpr: float) -> QPixmap | None:
    """Return the picture of a game at a size; nothing for a game without one of its own."""
    pieces = ARRANGEMENTS.get(game)
    if pieces is None:
        return None
    from naipes_gui.games import all_games

    image = art.canvas(size, dpr)
    painter = art.smooth_painter(image)
    felt = FELTS[all_games()[game].felt] if game in all_games() else FELTS["green"]
    painter.drawPixmap(0, 0, cloth(size, felt, dpr, inlay=False))
    tall = min(size.height(), size.width() / 2.05)
    deck = "flowers" if game == "hachi_hachi" else "french"
    style = CardStyle(deck=deck, back="asanoha" if deck == "flowers" else "guilloche")
    for piece in pieces:
        _lay(painter, piece, QPointF(size.width() / 2, size.height() - tall), tall, style, dpr)
    painter.end()
    return QPixmap.fromImage(image)


def _lay(
    painter: QPainter, piece: Piece, origin: QPointF, tall: float, style: CardStyle, dpr: float
) -> None:
    kind, _, name = piece.what.partition(":")
    height = round(piece.height * tall)
    painter.save()
    painter.translate(origin.x() + piece.x * tall * SQUEEZE, origin.y() + piece.y * tall)
    painter.rotate(piece.turn)
    if kind in ("chip", "face"):
        if kind == "face":
            round_ = art.face(name, height, dpr * 1.5, TABLE_PALETTE.line2)
        else:
            round_ = art.picture("table", f"chip_{name}", height, height, dpr * 1.5)
        area = QRectF(-height / 2, -height / 2, height, height)
        painter.drawPixmap(area, round_, QRectF(round_.rect()))
    else:
        _lay_card(painter, piece, height, style, dpr)
    painter.restore()


def _lay_card(painter: QPainter, piece: Piece, height: int, style: CardStyle, dpr: float) -> None:
    wide = art.card_size(style, height).width()
    area = QRectF(-wide / 2, -height / 2, wide, height)
    if piece.what == "slot":
        painter.setPen(QPen(QColor(TABLE_PALETTE.text2), 1.0, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(area, 3, 3)
        return
    soft = art.shadow(wide, height, 3, 4, 2, 0.36, dpr)
    painter.drawPixmap(QPointF(-wide / 2 - 4, -height / 2 - 4), soft)
    card = Card(piece.what)
    made = (
        art.card_back(style, height, dpr * 1.5)
        if piece.what == "back"
        else art.card_face(card, style, height, dpr * 1.5)
    )
    painter.drawPixmap(area, made, QRectF(made.rect()))
    if piece.ring:
        for width, colour in ((4.5, INK), (2.5, TABLE_PALETTE.gold)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(area.adjusted(-1, -1, 1, 1), 4, 4)
