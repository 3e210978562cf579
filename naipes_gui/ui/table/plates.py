"""How plates, chips and bars on the felt are painted."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from naipes_gui.core.face import Face, Figure
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase, translate
from naipes_gui.ui.shared.art import face, icon_pixmap, picture, shadow
from naipes_gui.ui.shared.paint import drawn, elided, font, plate, text_width
from naipes_gui.ui.shared.pips import pip_row, pips
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import CREAM, SUIT_INK, SUIT_INK_FOUR, DarkPalette, Radius
from naipes_gui.ui.table.geometry import Place

PAD = 12
NEAR = 6
"""How far figures may reach into the gap beside a portrait."""
"""Room around a plate for its shadow and the dealer token."""
LEVELS = {"beginner": 1, "club": 2, "expert": 3, "master": 4}
FEWEST = 3
"""A word cut shorter than this tells nothing."""
WINS = phrase("table", "{name} · winning")


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits in a seat, as plates show it."""

    seat: Seat
    name: str
    portrait: str
    level: str = ""
    style: str = ""


@dataclass(frozen=True, slots=True)
class PlateContent:
    """Everything a plate shows; plates with equal contents look alike."""

    seat_info: SeatInfo
    width: float
    height: float
    vertical: bool
    word: str
    marks: tuple[int, int] | None
    figures: tuple[Figure, ...]
    turn: bool
    dealer: bool
    level: bool = True
    """Whether levels are shown: on every plate of a table or on none."""


def content(
    face: Face, view: View[Any], place: Place, seat_info: SeatInfo, text_style: TextStyle
) -> PlateContent:
    """Gather what the plate of a seat shows of a view."""
    state = view.state
    word = face.state_word(view, place.seat) if state.stage is Stage.HAND else None
    turn = state.to_move == place.seat and not state.is_over
    text = text_style.wording.say(word) if word else ""
    if turn and place.angle != 0 and not text:
        text = translate("table", "Thinking…")
    return PlateContent(
        seat_info, place.plate.width, place.plate.height, place.vertical, text,
        face.marks(view, place.seat), face.figures(view, place.seat), turn,
        state.dealer == place.seat,
    )  # fmt: skip


def seat_plate(content: PlateContent, text_style: TextStyle, dpr: float) -> QPixmap:
    """Paint the plate of a seat, with the dealer token over its corner."""
    width, height, colours = content.width, content.height, text_style.colours

    def draw(painter: QPainter) -> None:
        if colours.shadows:
            soft = shadow(round(width), round(height), Radius.PLATE, 5, 2, 0.36, dpr)
            painter.drawPixmap(PAD - 5, PAD - 5, soft)
        border, line = (colours.gold, 2) if content.turn else (colours.line, colours.border)
        plate(painter, QRectF(PAD, PAD, width, height), colours.plate, border, Radius.PLATE, line)
        painter.translate(PAD, PAD)
        (_upright if content.vertical else _flat)(painter, content, text_style, dpr)
        if content.dealer:
            token = picture("table", "dealer", 24, 24, dpr)
            painter.drawPixmap(QPointF(width - 16, -10), token)

    return drawn(QSizeF(width + 2 * PAD, height + 2 * PAD), dpr, draw)


def _flat(painter: QPainter, content: PlateContent, text_style: TextStyle, dpr: float) -> None:
    colours, scale = text_style.colours, text_style.text_scale
    side = _portrait(content, text_style)
    top = (content.height - side) / 2
    rim = (colours.gold, 3.0) if content.turn else (colours.line2, 1.5)
    painter.drawPixmap(QPointF(7, top), face(content.seat_info.portrait, side, dpr, *rim))
    left = 7 + side + 9 * scale
    right = content.width - 10
    upper, lower = content.height * 0.33, content.height * 0.68
    figures = fitting(content.figures, right - left, text_style)
    edge = right - _figures_width(figures, text_style)
    beside, below = _words(content, right - left, edge - left - 8, text_style)
    _name(painter, content, QPointF(left, upper), right - left, text_style, beside)
    _figures(painter, figures, right, lower, text_style, dpr)
    if content.marks:
        tall = 17 * scale
        pip_row(painter, QPointF(left, lower - tall / 2), *content.marks, tall, colours)
    elif below:
        _word(painter, below, left, lower, edge - left - 6, text_style, content.turn)


def _words(
    content: PlateContent, upper: float, lower: float, text_style: TextStyle
) -> tuple[str, str]:
    """Return the state word as it fits beside the name or below it: short rather than left out."""
    word, type_ = content.word, font(0.93, 400, text_style.text_scale)
    above = upper - name_width(content, text_style)
    if not content.marks and text_width(word, type_) <= lower:
        return "", word
    if text_width(word, type_) <= above:
        return word, ""
    if content.marks or above > lower:
        return shortened(word, type_, above), ""
    return "", shortened(word, type_, lower)


def shortened(word: str, with_font: QFont, width: float) -> str:
    """Return a word cut at its end to a width; nothing where hardly a letter would be left."""
    cut = QFontMetricsF(with_font).elidedText(word, Qt.TextElideMode.ElideRight, width)
    return cut if len(cut) > FEWEST else ""


def _upright(painter: QPainter, content: PlateContent, text_style: TextStyle, dpr: float) -> None:
    colours, scale, middle = text_style.colours, text_style.text_scale, content.width / 2
    side = round(52 * scale)
    rim = (colours.gold, 3.0) if content.turn else (colours.line2, 1.5)
    picture_ = face(content.seat_info.portrait, side, dpr, *rim)
    painter.drawPixmap(QPointF(middle - side / 2, 8), picture_)
    wide = min(name_width(content, text_style) - 8, content.width - 16)
    _name(painter, content, QPointF(middle - wide / 2, side + 20 * scale), wide + 8, text_style)
    type_ = font(0.93, 400, scale)
    word = elided(content.word, type_, content.width - 16)
    at = middle - text_width(word, type_) / 2
    _word(painter, word, at, side + 41 * scale, content.width, text_style, content.turn)
    wide = _figures_width(content.figures, text_style)
    _figures(painter, content.figures, middle + wide / 2, side + 62 * scale, text_style, dpr)


def shows_level(content: PlateContent, text_style: TextStyle) -> bool:
    """Tell whether a plate has room for the whole name and the level beside it."""
    beside = 0 if content.vertical else 10 + _portrait(content, text_style)
    return name_width(content, text_style) - 8 <= content.width - 16 - beside


def name_width(content: PlateContent, text_style: TextStyle) -> float:
    """Return what the name, the level and the gap behind them take."""
    scale = text_style.text_scale
    dots = 44 * scale if content.seat_info.level and content.level else 0
    return text_width(content.seat_info.name, font(1.07, 600, scale)) + 8 + dots


def _name(
    painter: QPainter, content: PlateContent, at: QPointF, room: float, text_style: TextStyle,
    beside: str = "",
) -> None:  # fmt: skip
    type_, colours, scale = (
        font(1.07, 600, text_style.text_scale),
        text_style.colours,
        text_style.text_scale,
    )
    # The level is in the tooltip and in the dialogs; a name cut short is nowhere whole.
    dots = LEVELS.get(content.seat_info.level, 0) if content.level else 0
    name = elided(content.seat_info.name, type_, room - (44 * scale if dots else 0))
    painter.setFont(type_)
    painter.setPen(QColor(colours.text))
    painter.drawText(QPointF(at.x(), at.y() + 5 * scale), name)
    x = at.x() + text_width(name, type_) + 8
    if dots:
        pips(painter, QPointF(x, at.y()), dots, 4, 6 * scale, colours.gold)
        x += 44 * scale
    if beside:
        _word(painter, beside, x, at.y(), at.x() + room - x, text_style, turn=False)


def _portrait(content: PlateContent, text_style: TextStyle) -> int:
    """Return how large the portrait of a horizontal plate is."""
    small = content.height < 60 * text_style.text_scale
    return round((36 if small else 48) * text_style.text_scale)


def _word(
    painter: QPainter, word: str, x: float, y: float, room: float, text_style: TextStyle, turn: bool
) -> None:
    type_ = font(0.93, 400, text_style.text_scale)
    painter.setFont(type_)
    painter.setPen(QColor(text_style.colours.gold if turn else text_style.colours.text2))
    painter.drawText(QPointF(x, y + 4.5 * text_style.text_scale), elided(word, type_, room))


def _figures(
    painter: QPainter, figures: tuple[Figure, ...], right: float, y: float, text_style: TextStyle,
    dpr: float,
) -> float:  # fmt: skip
    """Draw icons with numbers up to a right edge; return where they begin."""
    type_, scale, colours = (
        font(0.93, 600, text_style.text_scale),
        text_style.text_scale,
        text_style.colours,
    )
    painter.setFont(type_)
    x, side = right - _figures_width(figures, text_style), round(15 * scale)
    begin = x
    for figure in figures:
        sign = icon_pixmap(figure.icon, colours.text3, side, dpr)
        painter.drawPixmap(QPointF(x, y - side / 2), sign)
        painter.setPen(QColor(colours.text))
        text = _figure_text(figure, text_style)
        painter.drawText(QPointF(x + side + 5, y + 4.5 * scale), text)
        x += side + 5 + text_width(text, type_) + 12 * scale
    return begin


def fitting(figures: tuple[Figure, ...], free: float, text_style: TextStyle) -> tuple[Figure, ...]:
    """Leave out figures from the left until they fit beside the portrait: a sum comes last."""
    while len(figures) > 1 and _figures_width(figures, text_style) > free + NEAR:
        figures = figures[1:]
    return figures


def _figures_width(figures: tuple[Figure, ...], text_style: TextStyle) -> float:
    type_, side = font(0.93, 600, text_style.text_scale), round(15 * text_style.text_scale)
    widths = (side + 5 + text_width(_figure_text(f, text_style), type_) for f in figures)
    return sum(widths) + 12 * text_style.text_scale * max(0, len(figures) - 1)


def _figure_text(figure: Figure, text_style: TextStyle) -> str:
    return str(figure.number) if figure.text is None else text_style.wording.say(figure.text)


def step_bar_width(names: tuple[str, ...], text_style: TextStyle) -> float:
    """Return how wide the phase bar is."""
    type_ = font(1.0, 600, text_style.text_scale)
    return sum(text_width(n, type_) + 26 for n in names) + 22 * (len(names) - 1) + 8


def step_bar(names: tuple[str, ...], present: int, text_style: TextStyle, dpr: float) -> QPixmap:
    """Paint the steps of a hand, the present one in gold."""
    scale, colours = text_style.text_scale, text_style.colours
    width, height = step_bar_width(names, text_style), 38 * scale
    type_ = font(1.0, 600, scale)

    def draw(painter: QPainter) -> None:
        border = colours.line if colours.border == 1 else colours.line2
        plate(
            painter, QRectF(0, 0, width, height), colours.plate, border, height / 2, colours.border
        )
        painter.setFont(type_)
        x = 4.0
        for i, name in enumerate(names):
            wide = text_width(name, type_) + 26
            pill = QRectF(x, 4, wide, height - 8)
            if i == present:
                plate(painter, pill, colours.gold, "", (height - 8) / 2)
            painter.setPen(QColor(_step_ink(i, present, colours)))
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, name)
            x += wide
            if i < len(names) - 1:
                sign = icon_pixmap("right", colours.text3, 14, dpr)
                painter.drawPixmap(QPointF(x + 4, height / 2 - 7), sign)
                x += 22

    return drawn(QSizeF(width, height), dpr, draw)


def _step_ink(i: int, present: int, colours: DarkPalette) -> str:
    if i == present:
        return colours.on_gold
    return colours.mint if i < present else colours.text2


def slot(width: float, height: float, dpr: float) -> QPixmap:
    """Paint the outline of an empty place."""

    def draw(painter: QPainter) -> None:
        line = QColor(CREAM)
        line.setAlphaF(0.45)
        pen = QPen(line, 1.5)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        radius = width * Radius.CARD
        painter.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), radius, radius)

    return drawn(QSizeF(width, height), dpr, draw)


def paper_inks(text_style: TextStyle) -> dict[str, str]:
    """Return the inks of suits on paper."""
    return SUIT_INK_FOUR if text_style.four_colours else SUIT_INK
