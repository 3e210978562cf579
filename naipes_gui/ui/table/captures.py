"""The plates under captured flower cards: a row for every class with its sum."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.face import Spot
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.ui.shared.paint import drawn, font, plate, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import DarkPalette, Radius
from naipes_gui.ui.table.captures_room import CLASSES, class_box, frame
from naipes_gui.ui.table.geometry import Box, Place, Room

POINTS = {"H": 20, "T": 10, "R": 5, "K": 1}
NAMES = {
    "H": phrase("flowers", "Brights"),
    "T": phrase("flowers", "Animals"),
    "R": phrase("flowers", "Ribbons"),
    "K": phrase("flowers", "Chaff"),
}
TITLE = phrase("flowers", "Your captures")
THEIRS = phrase("flowers", "Captures of {who}")
OF_PAR = phrase("flowers", "{points} of {par}")
POINTS_MADE = phrase("flowers", "%n point(s)")
TWO_LINES = 30
"""A row that is lower has no room for the sum under the name of the class."""
LYING = phrase("flowers", "%n card(s)")


def counts(cards: Sequence[Card]) -> tuple[int, ...]:
    """Return how many cards of every class are captured."""
    return tuple(sum(c != HIDDEN and c.kind == kind for c in cards) for kind in CLASSES)


def points(taken: Sequence[int]) -> int:
    """Return what captured cards are worth, in points."""
    return sum(n * POINTS[kind] for n, kind in zip(taken, CLASSES, strict=True))


def captured(
    taken: tuple[int, ...], place: Place, room: Room, spot: Spot, text_style: TextStyle, dpr: float,
    whose: str = "",
) -> QPixmap:  # fmt: skip
    """Paint the plate under the captures of a seat; ``whose`` names who is not the person."""
    box, colours = frame(place, room), text_style.colours

    def draw(painter: QPainter) -> None:
        area = QRectF(0, 0, box.width, box.height)
        plate(painter, area, colours.plate, colours.line, Radius.PLATE, colours.border)
        if place.angle == 0:
            title = replace(THEIRS, blanks={"who": whose}) if whose else TITLE
            _mine(painter, title, taken, box, place, room, spot.par, text_style)
        elif spot.closed:
            _pile(painter, sum(taken), box, room, text_style)
        else:
            _theirs(painter, taken, box, place, room, text_style)

    return drawn(QSizeF(box.width, box.height), dpr, draw)


def _mine(
    painter: QPainter, title: Phrase, taken: tuple[int, ...], box: Box, place: Place, room: Room,
    par: int, text_style: TextStyle,
) -> None:  # fmt: skip
    scale, colours, say = (
        min(text_style.text_scale, 1.25),
        text_style.colours,
        text_style.wording.say,
    )
    total = points(taken)
    inner = QRectF(12, 6, box.width - 24, 20 * scale)
    _write(painter, say(title), inner, colours.text, 0.93, 600, scale)
    made = replace(OF_PAR, blanks={"points": total, "par": par}) if par else (
        replace(POINTS_MADE, blanks={"n": total})
    )  # fmt: skip
    _write(painter, say(made), inner, colours.text, 0.93, 600, scale, right=True)
    if par:
        _progress(painter, total / par, QRectF(12, 28 * scale, box.width - 24, 6), colours)
    for n, kind in zip(taken, CLASSES, strict=True):
        row = class_box(kind, place, room)
        text = QRectF(12, row.y - box.y, 0.42 * box.width, row.height)
        if row.height < TWO_LINES * scale:
            _write(painter, f"{say(NAMES[kind])} · {n}", text, colours.text, 0.86, 600, scale)
            continue
        half = QRectF(text.x(), text.y(), text.width(), text.height() / 2)
        _write(painter, say(NAMES[kind]), half, colours.text, 0.93, 600, scale)
        half.translate(0, text.height() / 2 - 4)
        sum_ = f"{n} × {POINTS[kind]} = {n * POINTS[kind]}"
        _write(painter, sum_, half, colours.text2, 0.86, 400, scale)


def _progress(painter: QPainter, share: float, bar: QRectF, colours: DarkPalette) -> None:
    plate(painter, bar, colours.raised2, "", 3)
    bar.setWidth(bar.width() * min(1.0, share))
    plate(painter, bar, colours.gold, "", 3)


def _pile(painter: QPainter, count: int, box: Box, room: Room, text_style: TextStyle) -> None:
    """Write how many cards lie face down, beside them."""
    left = 18 + min(box.height - 10, 0.62 * room.month_height) * room.aspect
    area = QRectF(left, 0, box.width - left, box.height)
    text = text_style.wording.say(replace(LYING, blanks={"n": count}))
    _write(
        painter, text, area, text_style.colours.text2, 0.93, 500, min(text_style.text_scale, 1.25)
    )


def _theirs(
    painter: QPainter,
    taken: tuple[int, ...],
    box: Box,
    place: Place,
    room: Room,
    text_style: TextStyle,
) -> None:
    scale, colours = min(text_style.text_scale, 1.25), text_style.colours
    for n, kind in zip(taken, CLASSES, strict=True):
        cell = class_box(kind, place, room)
        text = QRectF(cell.x - box.x, cell.bottom - box.y - 1, cell.width + 8, 18 * scale)
        if text.bottom() <= box.height + 2:
            long = f"{n} × {POINTS[kind]} = {n * POINTS[kind]}"
            _write(painter, long, text, colours.text2, 0.86, 500, scale)


def _write(
    painter: QPainter, text: str, area: QRectF, ink: str, size: float, weight: int, scale: float,
    *, right: bool = False,
) -> None:  # fmt: skip
    type_ = font(size, weight, scale)
    painter.setFont(type_)
    painter.setPen(QColor(ink))
    x = area.right() - text_width(text, type_) if right else area.left()
    baseline = area.center().y() + type_.pixelSize() * 0.36
    painter.drawText(QPointF(x, baseline), text)
