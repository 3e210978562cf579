"""What holds for a whole hand of flower cards: by how much all is multiplied, and the month."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from naipes_gui.core.face import Banner
from naipes_gui.ui.shared.paint import drawn, elided, font, plate, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import PAPER

GAP = 12


def banner_chip(
    banner: Banner | None, extra: tuple[str, ...], sign: str, text_style: TextStyle, dpr: float,
    size: tuple[float, float],
) -> QPixmap:  # fmt: skip
    """Paint the banner: the multiplier never gives way, then the name, then what is added.

    It is as wide as it wants to be, within the ``size``, and as high as that.
    """
    most, high = size
    scale, colours, say = text_style.text_scale, text_style.colours, text_style.wording.say
    badge_font, name_font = font(1.07, 700, scale), font(1.07, 600, scale)
    plain = font(0.93, 400, scale)
    times = f"×{banner.times}" if banner and banner.times else ""
    name = say(banner.name) if banner else ""
    rest = (*([say(banner.note)] if banner and banner.note else []), *extra)
    badge = text_width(times, badge_font) + 26 * scale if times else 0.0
    arrow = text_width(sign, name_font)
    fixed = badge + arrow + 34 * scale + GAP * scale
    words = _kept(name, name_font, rest, plain, most - fixed, GAP * scale)
    width = fixed + sum(text_width(text, type_) + GAP * scale for text, type_ in words)

    def draw(painter: QPainter) -> None:
        area = QRectF(0, 0, width, high)
        plate(painter, area, colours.plate, colours.line2, high / 2, colours.border)
        x = 6 * scale
        if times:
            pill = QRectF(x, 4 * scale, badge, high - 8 * scale)
            ground = colours.field if banner and banner.times > 1 else colours.raised2
            _paint_times(painter, times, badge_font, pill, ground)
        x += badge + GAP * scale
        inks = [colours.text if type_ is name_font else colours.text2 for _, type_ in words]
        for (text, type_), ink in zip(
            (*words, (sign, name_font)), (*inks, colours.gold), strict=True
        ):
            painter.setFont(type_)
            painter.setPen(QColor(ink))
            painter.drawText(QPointF(x, high / 2 + 5.2 * scale), text)
            x += text_width(text, type_) + GAP * scale

    return drawn(QSizeF(width + 1, high + 1), dpr, draw)


def _paint_times(painter: QPainter, times: str, type_: QFont, pill: QRectF, ground: str) -> None:
    """Paint by how much all is multiplied, on a ground of its own."""
    plate(painter, pill, ground, "", pill.height() / 2)
    painter.setFont(type_)
    painter.setPen(QColor(PAPER))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, times)


def _kept(
    name: str, name_font: QFont, rest: tuple[str, ...], plain: QFont, free: float, gap: float
) -> tuple[tuple[str, QFont], ...]:
    """Return the name and what still has room behind it; what is too wide makes way for others."""
    if text_width(name, name_font) > free:
        # What it means stands behind a comma: the name alone says more than one that is cut.
        name = elided(name.partition(",")[0], name_font, free)
    free -= text_width(name, name_font) + gap
    kept = [(name, name_font)] if name else []
    for text in rest:
        wide = text_width(text, plain) + gap
        if wide <= free:
            free -= wide
            kept.append((text, plain))
    return tuple(kept)
