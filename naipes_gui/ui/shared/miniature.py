"""A small picture of a table, for a game whose own table cannot be painted yet."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from naipes_gui.core.cards import Card
from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.art import CardStyle
from naipes_gui.ui.shared.felt import felt as cloth
from naipes_gui.ui.shared.theme import FELTS

HAND = tuple(map(Card, ("KH", "QH", "AC", "9S", "7D")))
PAIRS = {
    "ecarte": (Card("KH"), Card("QH")),
    "napoleon": (Card("AS"), Card("KS")),
    "mosca": (Card("8D"), Card("JC")),
    "nlk": (Card("7S"), Card("9S")),
    "hachi_hachi": (Card("01H"), Card("08H")),
}
"""The cards that stand for a game in lists."""
TURNED = Card("JC")
PLAYED = Card("KS")


def miniature(felt: str, size: QSize, dpr: float, style: CardStyle | None = None) -> QPixmap:
    """Return a hand, a stock with the turned card and a card played, on a felt."""
    image = art.canvas(size, dpr)
    painter = art.smooth_painter(image)
    painter.drawPixmap(0, 0, cloth(size, FELTS.get(felt, FELTS["green"]), dpr, inlay=False))
    _Scene(painter, size, dpr, style or CardStyle()).paint()
    painter.end()
    return QPixmap.fromImage(image)


def bare(felt: str, size: QSize, dpr: float) -> QPixmap:
    """Return the felt alone, which costs next to nothing: for the very first frame."""
    return cloth(size, FELTS.get(felt, FELTS["green"]), dpr, inlay=False)


class _Scene:
    """Lays the cards out in parts of the height, about the middle."""

    def __init__(self, painter: QPainter, size: QSize, dpr: float, style: CardStyle) -> None:
        self._painter, self._dpr, self._style = painter, dpr, style
        self._middle, self._low = size.width() / 2, size.height()
        self._height = min(size.height(), size.width() / 2.05)

    def paint(self) -> None:
        for i in range(5):
            self._lay(None, (i - 2) * 0.115, -0.03 + abs(i - 2) * 0.012, 0.42, (2 - i) * 3)
        self._lay(TURNED, -0.02, 0.46, 0.42, 90)
        for i in range(4):
            self._lay(None, -0.235 + i * 0.008, 0.455 - i * 0.01, 0.42, 0)
        self._lay(PLAYED, 0.44, 0.45, 0.46, 7)
        for i, card in enumerate(HAND):
            self._lay(card, (i - 2) * 0.33, 0.98 + (i - 2) ** 2 * 0.012, 0.56, (i - 2) * 3.4)

    def _lay(self, card: Card | None, x: float, y: float, height: float, turn: float) -> None:
        """Lay a card with its centre at a place, in parts of the height of the picture."""
        tall = round(height * self._height)
        face = (
            art.card_face(card, self._style, tall, self._dpr * 1.5)
            if card
            else art.card_back(self._style, tall, self._dpr * 1.5)
        )
        wide = art.card_size(self._style, tall).width()
        self._painter.save()
        self._painter.translate(self._middle + x * self._height, self._low - (1 - y) * self._height)
        self._painter.rotate(turn)
        dark = art.shadow(wide, tall, 3, 4, 2, 0.36, self._dpr)
        self._painter.drawPixmap(QPointF(-wide / 2 - 4, -tall / 2 - 4), dark)
        area = QRectF(-wide / 2, -tall / 2, wide, tall)
        self._painter.drawPixmap(area, face, QRectF(face.rect()))
        self._painter.restore()


def pair(game: str, height: int, dpr: float, style: CardStyle | None = None) -> QPixmap:
    """Return two cards of a game, as a sign for it."""
    looks = style or CardStyle(deck="flowers" if game == "hachi_hachi" else "french")
    tall = round(height * 0.86)
    wide = art.card_size(looks, tall).width()
    image = art.canvas(QSize(round(wide * 1.6), height), dpr)
    painter = art.smooth_painter(image)
    for i, card in enumerate(PAIRS.get(game, HAND[:2])):
        painter.save()
        painter.translate(image.width() / dpr / 2 + (i - 0.5) * wide * 0.42, height / 2)
        painter.rotate((i - 0.5) * 14)
        face = art.card_face(card, looks, tall, dpr * 2)
        area = QRectF(-wide / 2, -tall / 2, wide, tall)
        painter.drawPixmap(
            QPointF(-wide / 2 - 3, -tall / 2 - 3), art.shadow(wide, tall, 3, 3, 1, 0.3, dpr)
        )
        painter.drawPixmap(area, face, QRectF(face.rect()))
        painter.restore()
    painter.end()
    return QPixmap.fromImage(image)


def rounded(picture: QPixmap, radius: float, corners: Qt.Edge) -> QPixmap:
    """Return a picture with the two corners at one edge rounded."""
    image = art.canvas(picture.deviceIndependentSize().toSize(), picture.devicePixelRatioF())
    painter = art.smooth_painter(image)
    area = QRectF(QPointF(0, 0), picture.deviceIndependentSize())
    beyond = 2 * radius
    longer = {
        Qt.Edge.TopEdge: area.adjusted(0, 0, 0, beyond),
        Qt.Edge.LeftEdge: area.adjusted(0, 0, beyond, 0),
    }
    painter.setClipPath(art.rounded_path(longer[corners], radius))
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return QPixmap.fromImage(image)


def rounded_all(picture: QPixmap, radius: float) -> QPixmap:
    """Return a picture with all corners rounded."""
    image = art.canvas(picture.deviceIndependentSize().toSize(), picture.devicePixelRatioF())
    painter = art.smooth_painter(image)
    area = QRectF(QPointF(0, 0), picture.deviceIndependentSize())
    painter.setClipPath(art.rounded_path(area, radius))
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return QPixmap.fromImage(image)
