"""What holds for a whole hand of flower cards: by how much all is multiplied, and the month."""

import re
from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from naipes_gui.core.face import Banner
from naipes_gui.ui.shared.paint import drawn, elided, font, plate, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import PAPER

GAP = 12
SIZES = 1.07, 0.93, 0.86
"""How large the name is written, the best first: smaller words say more than words that are cut."""
MEANING = re.compile(r"[,:]| \(")
"""What parts a name from what it means, or from its other name."""


def banner_chip(
    banner: Banner | None, extra: tuple[str, ...], sign: str, text_style: TextStyle, dpr: float,
    size: tuple[float, float],
) -> QPixmap:  # fmt: skip
    """Paint the banner: the multiplier never gives way, then the name, then what is added.

    It is as wide as it wants to be, within the ``size``, and as high as that.
    """
    most, high = size
    scale, colours, say = text_style.text_scale, text_style.colours, text_style.wording.say
    badge_font, types = font(1.07, 700, scale), [font(size, 600, scale) for size in SIZES]
    plain = font(0.93, 400, scale)
    times = f"×{banner.times}" if banner and banner.times else ""
    name = say(banner.name) if banner else ""
    rest = (*([say(banner.note)] if banner and banner.note else []), *extra)
    badge = text_width(times, badge_font) + 26 * scale if times else 0.0
    arrow = text_width(sign, types[0])
    fixed = badge + arrow + 34 * scale + GAP * scale
    words = _kept(name, types, rest, plain, most - fixed, GAP * scale)
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
        inks = [colours.text2 if type_ is plain else colours.text for _, type_ in words]
        for (text, type_), ink in zip(
            (*words, (sign, types[0])), (*inks, colours.gold), strict=True
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
    name: str, types: Sequence[QFont], rest: tuple[str, ...], plain: QFont, free: float, gap: float
) -> tuple[tuple[str, QFont], ...]:  # fmt: skip
    """Return the name and what still has room behind it; what is too wide makes way for others."""
    kept = [_fitting(name, types, free)] if name else []
    free -= sum(text_width(text, type_) for text, type_ in kept) + gap
    for text in rest:
        wide = text_width(text, plain) + gap
        if wide <= free:
            free -= wide
            kept.append((text, plain))
    return tuple(kept)


def _fitting(name: str, types: Sequence[QFont], free: float) -> tuple[str, QFont]:
    """Return as much of a name as has room, whole words if any has, in the largest type for it."""
    bare = MEANING.split(name)[0]
    first = bare.split(" ")[0]
    tried = product((name, bare, bare if first == bare else f"{first}…"), types)
    cut = elided(bare, types[-1], free), types[-1]
    return next(((each, type_) for each, type_ in tried if text_width(each, type_) <= free), cut)
