"""The tracker of combinations: what one owns, what is missing, and what can no longer be."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.face import CardStatus, YakuProgress
from naipes_gui.core.text import Who, phrase, translate
from naipes_gui.core.wording import card_name, labelled
from naipes_gui.core.yaku_table import YakuPart
from naipes_gui.ui.shared.art import CardStyle, card_face
from naipes_gui.ui.shared.markup import markup, tip
from naipes_gui.ui.shared.paint import drawn
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.widgets.plain import Label

HEIGHT = 43
WIDTH = 26
ROOM = 226
"""So wide are the cards of a row at most: a wider one would push what it pays under the bar."""


def yaku_progress(
    tracked: Sequence[YakuProgress], parts: Sequence[YakuPart], text_style: TextStyle, dpr: float
) -> QWidget:
    """Return a page with a row for every combination; those nobody goes after are listed below."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(16, 14, 16, 12)
    column.setSpacing(6)
    for progress in tracked:
        column.addLayout(_title(progress, text_style))
        if progress.in_use:
            column.addWidget(_cards(progress, text_style, dpr))
        column.addWidget(_status(progress, text_style))
        column.addWidget(_line(text_style))
    for part in parts:
        _list(part, column, text_style)
    column.addStretch()
    return page


def _line(text_style: TextStyle) -> QFrame:
    line = QFrame()
    line.setFixedHeight(1)
    line.setStyleSheet(f"background: {text_style.colours.line}")
    return line


def _list(part: YakuPart, column: QVBoxLayout, text_style: TextStyle) -> None:
    """Name the combinations of a part with what they pay, and with who is known to hold one."""
    say = text_style.wording.say
    for words, kind in (
        (markup("<b>{}</b>", say(part.title)), "value"),
        (say(part.about), "caption"),
    ):
        label = Label(words, name=kind)
        label.setWordWrap(True)
        column.addWidget(label)
    for each in part.rows:
        row, name = QHBoxLayout(), Label(say(each.name), wrap=True)
        row.addWidget(name, 1)
        row.addWidget(Label(say(each.worth).partition(":")[0]))
        column.addLayout(row)
        # A tip is found by nobody who does not point at it: a name alone says nothing.
        column.addWidget(Label(say(each.about), name="caption", wrap=True))
        if each.shown_by:
            held = Label(
                ", ".join(say(phrase("games", "{who}", who=Who(s))) for s in each.shown_by)
            )
            held.setObjectName("caption")
            column.addWidget(held)
    column.addWidget(_line(text_style))


def _title(progress: YakuProgress, text_style: TextStyle) -> QHBoxLayout:
    row, name = QHBoxLayout(), text_style.wording.say(progress.name)
    lost = not progress.is_possible or not progress.in_use
    title = Label(markup("<s>{}</s>" if lost else "<b>{}</b>", name), wrap=True)
    title.setObjectName("value" if not lost else "caption")
    row.addWidget(title, 1)
    row.addWidget(Label(text_style.wording.say(progress.worth)))
    return row


def _status(progress: YakuProgress, text_style: TextStyle) -> Label:
    words = text_style.wording.say(progress.status)
    if not progress.in_use:
        words = translate("chase", "Not played with in these rules")
    label = Label(words, wrap=True, name="caption")
    if progress.in_use and not progress.is_possible:
        label.setStyleSheet(f"color: {text_style.colours.red}")
    return label


def _cards(progress: YakuProgress, text_style: TextStyle, dpr: float) -> Label:
    label = Label()
    label.setPixmap(_row(progress, text_style, dpr))
    names = [labelled(card_name(card), _status_name(hold)) for card, hold in progress.cards]
    label.setToolTip(tip("\n".join(names)))
    label.setAccessibleName("; ".join(names))
    return label


def _status_name(hold: CardStatus) -> str:
    return {
        CardStatus.OWNED: translate("chase", "yours"),
        CardStatus.MISSING: translate("chase", "still to be had"),
        CardStatus.DEAD: translate("chase", "captured by another, or out of reach"),
    }[hold]


def _row(progress: YakuProgress, text_style: TextStyle, dpr: float) -> QPixmap:
    step = min(WIDTH + 3, (ROOM - WIDTH - 4) / max(1, len(progress.cards) - 1))
    size = QSizeF((len(progress.cards) - 1) * step + WIDTH + 4, HEIGHT + 6)

    def paint(painter: QPainter) -> None:
        for i, (card, hold) in enumerate(progress.cards):
            _paint_card(painter, card, hold, 2 + i * step, text_style, dpr)

    return drawn(size, dpr, paint)


def _paint_card(
    painter: QPainter, card: Card, hold: CardStatus, x: float, text_style: TextStyle, dpr: float
) -> None:
    area = QRectF(x, 3, WIDTH, HEIGHT)
    picture = card_face(card, CardStyle(deck="flowers"), HEIGHT, dpr * 2)
    painter.setOpacity(1.0 if hold is CardStatus.OWNED else 0.45)
    painter.drawPixmap(area, picture, QRectF(picture.rect()))
    painter.setOpacity(1.0)
    if hold is CardStatus.DEAD:
        painter.fillRect(area, QBrush(QColor(text_style.colours.plate), Qt.BrushStyle.BDiagPattern))
    if hold is CardStatus.OWNED:
        painter.setPen(QPen(QColor(text_style.colours.gold), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, 2, 2)
