"""The tracker of combinations: what one owns, what is missing, and what can no longer be."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.face import Chase, Hold
from naipes_gui.core.text import translate
from naipes_gui.core.wording import card_name
from naipes_gui.ui.art import CardStyle, card_face
from naipes_gui.ui.manners import Manners
from naipes_gui.ui.markup import markup, tip
from naipes_gui.ui.paint import drawn
from naipes_gui.ui.widgets.plain import Label

HEIGHT = 43
WIDTH = 26


def chases(tracked: tuple[Chase, ...], manners: Manners, dpr: float) -> QWidget:
    """Return a page with a row for every combination."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(16, 14, 16, 12)
    column.setSpacing(6)
    for chase in tracked:
        column.addLayout(_title(chase, manners))
        if chase.in_use:
            column.addWidget(_cards(chase, manners, dpr))
        column.addWidget(_status(chase, manners))
        line = QFrame()
        line.setFixedHeight(1)
        line.setStyleSheet(f"background: {manners.ebony.line}")
        column.addWidget(line)
    column.addStretch()
    return page


def _title(chase: Chase, manners: Manners) -> QHBoxLayout:
    row, name = QHBoxLayout(), manners.wording.say(chase.name)
    lost = not chase.is_possible or not chase.in_use
    title = Label(markup("<s>{}</s>" if lost else "<b>{}</b>", name))
    title.setObjectName("value" if not lost else "caption")
    row.addWidget(title, 1)
    row.addWidget(Label(manners.wording.say(chase.worth)))
    return row


def _status(chase: Chase, manners: Manners) -> Label:
    words = manners.wording.say(chase.status)
    if not chase.in_use:
        words = translate("chase", "Not played with in these rules")
    label = Label(words)
    label.setObjectName("caption")
    if chase.in_use and not chase.is_possible:
        label.setStyleSheet(f"color: {manners.ebony.red}")
    return label


def _cards(chase: Chase, manners: Manners, dpr: float) -> Label:
    label = Label()
    label.setPixmap(_row(chase, manners, dpr))
    names = [f"{card_name(card)}: {_hold_name(hold)}" for card, hold in chase.cards]
    label.setToolTip(tip("\n".join(names)))
    label.setAccessibleName("; ".join(names))
    return label


def _hold_name(hold: Hold) -> str:
    return {
        Hold.OWNED: translate("chase", "yours"),
        Hold.MISSING: translate("chase", "still to be had"),
        Hold.DEAD: translate("chase", "captured by another"),
    }[hold]


def _row(chase: Chase, manners: Manners, dpr: float) -> QPixmap:
    size = QSizeF(len(chase.cards) * (WIDTH + 3) + 4, HEIGHT + 6)

    def paint(painter: QPainter) -> None:
        for i, (card, hold) in enumerate(chase.cards):
            _paint_card(painter, card, hold, 2 + i * (WIDTH + 3), manners, dpr)

    return drawn(size, dpr, paint)


def _paint_card(
    painter: QPainter, card: Card, hold: Hold, x: float, manners: Manners, dpr: float
) -> None:
    area = QRectF(x, 3, WIDTH, HEIGHT)
    picture = card_face(card, CardStyle(deck="flowers"), HEIGHT, dpr * 2)
    painter.setOpacity(1.0 if hold is Hold.OWNED else 0.45)
    painter.drawPixmap(area, picture, QRectF(picture.rect()))
    painter.setOpacity(1.0)
    if hold is Hold.DEAD:
        painter.fillRect(area, QBrush(QColor(manners.ebony.plate), Qt.BrushStyle.BDiagPattern))
    if hold is Hold.OWNED:
        painter.setPen(QPen(QColor(manners.ebony.gold), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, 2, 2)
