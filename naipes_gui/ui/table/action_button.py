"""A button above the hand: a real push button that wears a painted picture."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from naipes_gui.core.moves import Move
from naipes_gui.ui.shared.art import icon_pixmap, shadow
from naipes_gui.ui.shared.paint import drawn, font, plate, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import Radius
from naipes_gui.ui.table.plate_text import shortened

PAD = 9
"""Room around a button for its shadow and the focus ring."""
CAP = 20


@dataclass(frozen=True, slots=True)
class Density:
    """How much room a button takes when it stands among few, or among many."""

    padding: float
    size: float
    small: float
    gap: int
    single: bool = False
    """Whether the second line is left to the tool tip."""


DENSITIES = (
    Density(16, 1.14, 0.86, 10),
    Density(9, 1.0, 0.86, 7),
    Density(6, 1.0, 0.79, 5),
    Density(6, 0.93, 0.86, 5, single=True),
)
"""From the most comfortable on; only the last stands in more than one row."""
LEAST_PRICE = 120
"""A second line is cut to no less than so much at 100 %."""


@dataclass(frozen=True, slots=True)
class Caption:
    """What stands on a button."""

    label: str
    price: str
    key: str
    icon: str
    main: bool
    disabled: bool
    dense: int = 0
    """How short room is, as a place in ``DENSITIES``."""
    most: float = float("inf")
    """How wide the second line may be; what is longer is cut, and whole in the tool tip."""


class ActionButton(QPushButton):
    """One choice, with its price on a second line."""

    def __init__(
        self, caption: Caption, move: Move, text_style: TextStyle, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.caption, self.move_, self.advised = caption, move, False
        self._text_style, self._density = text_style, DENSITIES[caption.dense]
        self._height = button_height(caption) * text_style.text_scale
        self.setFlat(True)
        self.setStyleSheet("QPushButton { border: none; background: transparent; padding: 0 }")
        self.setAccessibleName(caption.label)
        self.setAccessibleDescription(caption.price)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.pressed.connect(lambda: self._wear("pressed"))
        self.released.connect(lambda: self._wear("hover" if self.underMouse() else "rest"))
        self.setFixedSize(self._picture("rest").deviceIndependentSize().toSize())
        self._wear("rest")

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Enter:
            self._wear("hover")
        elif event.type() == QEvent.Type.Leave:
            self._wear("rest")
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._wear("rest")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._wear("rest")

    def refresh(self) -> None:
        """Paint the button as it is now."""
        self._wear("hover" if self.underMouse() else "rest")

    def _wear(self, look: str) -> None:
        if self.caption.disabled and look != "rest":
            return
        picture = self._picture(look)
        self.setIcon(QIcon(picture))
        self.setIconSize(picture.deviceIndependentSize().toSize())

    def _picture(self, look: str) -> QPixmap:
        width = self._width()
        size = QSizeF(width + 2 * PAD, self._height + 2 * PAD)
        return drawn(size, self.devicePixelRatioF(), lambda p: self._paint(p, width, look))

    def _width(self) -> float:
        return button_width(self.caption, self._text_style.text_scale)

    def _paint(self, painter: QPainter, width: float, look: str) -> None:
        colours, height, dpr = self._text_style.colours, self._height, self.devicePixelRatioF()
        ground, border, ink, ink2 = self._colours(look)
        if colours.shadows and not self.caption.disabled:
            soft = shadow(round(width), round(height), Radius.BUTTON, 5, 2, 0.36, dpr)
            painter.drawPixmap(PAD - 5, PAD - 5, soft)
        area = QRectF(PAD, PAD, width, height)
        dashed = self.caption.disabled and colours.border == 1
        plate(painter, area, ground, border, Radius.BUTTON, colours.border, dashed)
        if self.hasFocus() or self.advised:
            for line, colour in ((6.0, colours.on_gold), (3.0, colours.sky)):
                painter.setPen(QPen(QColor(colour), line))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(area.adjusted(-4, -4, 4, 4), 13, 13)
        self._write(painter, ink, ink2)

    def _colours(self, look: str) -> tuple[str, str, str, str]:
        colours = self._text_style.colours
        if self.caption.disabled:
            return colours.plate, colours.line2, colours.text3, colours.text3
        if self.caption.main:
            ground = {"pressed": colours.gold_deep, "hover": colours.amber}.get(look, colours.gold)
            return ground, "", colours.on_gold, colours.on_gold
        ground = {"pressed": colours.rail, "hover": colours.raised2}.get(look, colours.raised)
        border = colours.text3 if look == "hover" else colours.line2
        return ground, border, colours.text, colours.text2

    def _write(self, painter: QPainter, ink: str, ink2: str) -> None:
        scale, x = self._text_style.text_scale, PAD + self._density.padding
        middle = PAD + self._height / 2
        if self.caption.key:
            _cap(painter, self.caption.key, QPointF(x, middle), ink, scale)
            x += _cap_width(self.caption, scale)
        if self.caption.icon:
            sign = icon_pixmap(self.caption.icon, ink, 20, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, middle - 10), sign)
            x += 28
        painter.setPen(QColor(ink))
        painter.setFont(font(self._density.size, 600, scale))
        second = self.caption.price and not self._density.single
        lift = 4.5 * scale if second else -5.5 * scale
        painter.drawText(QPointF(x, middle - lift), self.caption.label)
        if second:
            painter.setPen(QColor(ink2))
            painter.setFont(font(self._density.small, 500, scale))
            price = self.caption.price
            if text_width(price, painter.font()) > self.caption.most:
                price = shortened(price, painter.font(), self.caption.most)
            painter.drawText(QPointF(x, middle + 14 * scale), price)


def button_width(caption: Caption, scale: float) -> float:
    """Return how wide the paper of a button is."""
    density = DENSITIES[caption.dense]
    label = text_width(caption.label, font(density.size, 600, scale))
    price = min(text_width(caption.price, font(density.small, 500, scale)), caption.most)
    icon = 28 if caption.icon else 0
    words = label if density.single else max(label, price)
    return float(2 * density.padding + _cap_width(caption, scale) + icon + words)


def button_height(caption: Caption) -> float:
    """Return how high the paper of a button is at 100 %."""
    if DENSITIES[caption.dense].single:
        return 31
    return 56 if caption.price else 46


def _cap_width(caption: Caption, scale: float) -> float:
    return (CAP * scale + (10 if caption.dense < 2 else 7)) if caption.key else 0.0


def row_length(captions: Sequence[Caption], scale: float) -> float:
    """Return how wide a row of buttons is."""
    gaps = DENSITIES[captions[0].dense].gap * (len(captions) - 1) if captions else 0
    return gaps + sum(button_width(caption, scale) for caption in captions)


def cut_to(room: float, row: Sequence[Caption], scale: float) -> list[Caption]:
    """Return a few buttons with their longest second lines cut so that they fit in a row.

    There are none where even the labels are too long, or too little of the lines would be left.
    """
    for most in range(400, LEAST_PRICE, -10):
        cut = [replace(caption, most=most * scale) for caption in row]
        if row_length(cut, scale) <= room:
            return cut
    return []


def _cap(painter: QPainter, key: str, at: QPointF, ink: str, scale: float) -> None:
    """Draw the key that presses a button."""
    side = CAP * scale
    area = QRectF(at.x(), at.y() - side / 2, side, side)
    painter.setPen(QPen(QColor(ink), 1.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area, 5, 5)
    painter.setFont(font(0.86, 600, scale))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, key)
