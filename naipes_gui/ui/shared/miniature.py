"""The table of a game in small, as the game arranges it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from naipes_gui.core.cards import Card
from naipes_gui.core.tile_picture import BACK, SLOT, Piece, TilePicture
from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.art import CardStyle
from naipes_gui.ui.shared.canvas import canvas, rounded_path, smooth_painter
from naipes_gui.ui.shared.felt import felt as cloth
from naipes_gui.ui.shared.shadows import shadow
from naipes_gui.ui.shared.theme import FELTS, INK, TABLE_PALETTE

SQUEEZE = 0.88
"""How much nearer to the middle everything lies on a tile, which is narrower than a table."""


LEAST = 0.7
"""Of the height of a narrow picture the table takes at least this part; its sides are cut then."""


def miniature(tile: TilePicture, felt: str, size: QSize, dpr: float) -> QPixmap:
    """Return the picture of a game on its felt."""
    image = canvas(size, dpr)
    painter = smooth_painter(image)
    painter.drawPixmap(0, 0, bare(felt, size, dpr))
    tall = min(size.height(), max(size.width() / 2.05, LEAST * size.height()))
    style = CardStyle(deck=tile.deck, back=tile.back)
    for piece in tile.pieces:
        _lay(painter, piece, QPointF(size.width() / 2, size.height() - tall), tall, style, dpr)
    painter.end()
    return QPixmap.fromImage(image)


def bare(felt: str, size: QSize, dpr: float) -> QPixmap:
    """Return the felt alone, which costs next to nothing: for the very first frame."""
    return cloth(size, FELTS.get(felt, FELTS["green"]), dpr, inlay=False)


def sign(tile: TilePicture, height: int, dpr: float) -> QPixmap:
    """Return two cards of a game that stand for it."""
    style, tall = CardStyle(deck=tile.deck), round(height * 0.86)
    wide = art.card_size(style, tall).width()
    image = canvas(QSize(round(wide * 1.6), height), dpr)
    painter = smooth_painter(image)
    for i, card in enumerate(tile.sign):
        painter.save()
        painter.translate(image.width() / dpr / 2 + (i - 0.5) * wide * 0.42, height / 2)
        painter.rotate((i - 0.5) * 14)
        face = art.card_face(Card(card), style, tall, dpr * 2)
        area = QRectF(-wide / 2, -tall / 2, wide, tall)
        painter.drawPixmap(
            QPointF(-wide / 2 - 3, -tall / 2 - 3), shadow(wide, tall, 3, 3, 1, 0.3, dpr)
        )
        painter.drawPixmap(area, face, QRectF(face.rect()))
        painter.restore()
    painter.end()
    return QPixmap.fromImage(image)


def rounded(picture: QPixmap, radius: float, corners: Qt.Edge) -> QPixmap:
    """Return a picture with the two corners at one edge rounded."""
    image = canvas(picture.deviceIndependentSize().toSize(), picture.devicePixelRatioF())
    painter = smooth_painter(image)
    area = QRectF(QPointF(0, 0), picture.deviceIndependentSize())
    beyond = 2 * radius
    longer = {
        Qt.Edge.TopEdge: area.adjusted(0, 0, 0, beyond),
        Qt.Edge.LeftEdge: area.adjusted(0, 0, beyond, 0),
    }
    painter.setClipPath(rounded_path(longer[corners], radius))
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return QPixmap.fromImage(image)


def rounded_all(picture: QPixmap, radius: float) -> QPixmap:
    """Return a picture with all corners rounded."""
    image = canvas(picture.deviceIndependentSize().toSize(), picture.devicePixelRatioF())
    painter = smooth_painter(image)
    area = QRectF(QPointF(0, 0), picture.deviceIndependentSize())
    painter.setClipPath(rounded_path(area, radius))
    painter.drawPixmap(0, 0, picture)
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
    if piece.what == SLOT:
        painter.setPen(QPen(QColor(TABLE_PALETTE.text2), 1.0, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(area, 3, 3)
        return
    soft = shadow(wide, height, 3, 4, 2, 0.36, dpr)
    painter.drawPixmap(QPointF(-wide / 2 - 4, -height / 2 - 4), soft)
    card = Card(piece.what)
    made = (
        art.card_back(style, height, dpr * 1.5)
        if piece.what == BACK
        else art.card_face_once(card, style, height, dpr * 1.5)
    )
    painter.drawPixmap(area, made, QRectF(made.rect()))
    if piece.ring:
        for width, colour in ((4.5, INK), (2.5, TABLE_PALETTE.gold)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(area.adjusted(-1, -1, 1, 1), 4, 4)
