"""A button above the hand: a real push button that wears a painted picture."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from naipes_gui.core.moves import Move
from naipes_gui.ui.shared.art import icon_pixmap
from naipes_gui.ui.shared.broken_lines import broken
from naipes_gui.ui.shared.paint import drawn, font, plate, text_width
from naipes_gui.ui.shared.shadows import shadow
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import Radius

PAD = 9
"""Room around a button for its shadow and the focus ring."""
CAP, SIGN = 20, 0.8
"""How large a key is at 100 %, and how much of it the sign of Enter takes."""
FRAME = 2.5
"""How broad the golden frame is of the button that Enter presses, where there are others."""
ICON, ICON_ROOM = 20, 28
"""How large an icon is at 100 %, and what it takes with what lies between it and the label."""


@dataclass(frozen=True, slots=True)
class Density:
    """How much room a button takes when it stands among few, or among many."""

    padding: float
    size: float
    small: float
    gap: int
    single: bool = False
    """Whether the price stands behind the label; one of many words is left to the tool tip."""


DENSITIES = (
    Density(16, 1.14, 0.86, 10),
    Density(9, 1.0, 0.86, 7),
    Density(6, 1.0, 0.79, 5),
    Density(6, 0.93, 0.86, 5, single=True),
)
"""From the most comfortable on; only the last stands in more than one row."""
FEW = 3
"""So many buttons are never so dense that they seem to touch."""
RING, RING_LINE = 4, 6.0
"""How far the ring of the focus lies around its button, and how broad it is with its rim."""
WIDEST_PRICE, LEAST_PRICE = 400, 100
"""Between so much and so much, at 100 %, a price is broken into lines."""
MOST_LINES = 4
LINE = 18
"""How high a line of a price is at 100 %."""
SHORT_PRICE = 75
"""What is no wider at 100 % stands behind the label where there is one line only."""
SLACK = 4
BESIDE = 8
"""Between a label and the price behind it."""
CLOSED = 0.62
"""How much of its strength what is written on a closed button keeps."""


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
    """How wide the price may be; what is longer is broken into lines, and never cut."""
    risk: str = ""
    """What stands below the price."""
    brief: bool = False
    """Whether there is no room for the risk."""

    @property
    def has_cap(self) -> bool:
        """Whether a key stands before the label: its own, or Enter where the button is gold."""
        return bool(self.key) or self.main

    @property
    def consequence(self) -> str:
        """Price and risk as one text."""
        return ". ".join(filter(None, (self.price, self.risk)))


class ActionButton(QPushButton):
    """One choice, with its price on a second line."""

    def __init__(
        self, caption: Caption, move: Move, text_style: TextStyle, parent: QWidget,
        least: tuple[float, float] = (0, 0),
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.caption, self.move_, self.advised, self.gold = caption, move, False, False
        self.is_alone = True
        self.gap = DENSITIES[caption.dense].gap
        """How far off its neighbours stand."""
        self._text_style, self._density = text_style, DENSITIES[caption.dense]
        wide, high = least
        self._wide = max(wide, button_width(caption, text_style.text_scale))
        self._height = max(high, button_height(caption, text_style.text_scale))
        self.setFlat(True)
        self.setStyleSheet("QPushButton { border: none; background: transparent; padding: 0 }")
        self.setAccessibleName(caption.label)
        self.setAccessibleDescription(caption.consequence)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.pressed.connect(lambda: self._wear("pressed"))
        self.released.connect(lambda: self._wear("hover" if self.underMouse() else "rest"))
        self.setFixedSize(self._whole)
        self._wear("rest")

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._wear("hover")

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._wear("rest")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._wear("rest")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._wear("rest")

    def makes(self, move: Move | None) -> bool:
        """Tell whether pressing it makes a move."""
        return move is not None and not self.caption.disabled and self.move_.meaning == move.meaning

    def wear(self, *, gold: bool, advised: bool, alone: bool) -> None:
        """Be the button that Enter presses, or that of a hint, or neither; or the only one."""
        if (gold, advised, alone) != (self.gold, self.advised, self.is_alone):
            self.gold, self.advised, self.is_alone = gold, advised, alone
            self.refresh()

    @property
    def is_filled(self) -> bool:
        """Whether it is all gold: of several choices that one alone is which was picked or advised.

        The one that Enter would press is framed in gold: filled, it would be taken for advice.
        """
        return self.advised or self.is_alone or bool(self.move_.cards)

    def refresh(self) -> None:
        """Paint the button as it is now."""
        self._wear("hover" if self.underMouse() else "rest")

    def _wear(self, look: str) -> None:
        if self.caption.disabled and look != "rest":
            return
        picture = self._picture(look)
        self.setIcon(QIcon(picture))
        self.setIconSize(picture.deviceIndependentSize().toSize())

    @property
    def _whole(self) -> QSize:
        """How large it is with the room around it."""
        return QSizeF(self._wide + 2 * PAD, self._height + 2 * PAD).toSize()

    def _picture(self, look: str) -> QPixmap:
        return drawn(self._whole, self.devicePixelRatioF(), lambda p: self._paint(p, look))

    def _paint(self, painter: QPainter, look: str) -> None:
        colours, dpr = self._text_style.colours, self.devicePixelRatioF()
        width, height = self._wide, self._height
        ground, border, ink, ink2 = self._colours(look)
        if colours.shadows and not self.caption.disabled:
            soft = shadow(round(width), round(height), Radius.BUTTON, 5, 2, 0.36, dpr)
            painter.drawPixmap(PAD - 5, PAD - 5, soft)
        area = QRectF(PAD, PAD, width, height)
        line = FRAME if self.gold and not self.is_filled else colours.border
        plate(painter, area, ground, border, Radius.BUTTON, line, self.caption.disabled)
        if self.hasFocus() or self.advised:
            off = ring_off(self.gap)
            for line, colour in ((RING_LINE, colours.on_gold), (RING_LINE / 2, colours.sky)):
                painter.setPen(QPen(QColor(colour), line))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                ring = area.adjusted(-off, -off, off, off)
                painter.drawRoundedRect(ring, Radius.BUTTON + off, Radius.BUTTON + off)
        self._write(painter, ink, ink2)

    def _colours(self, look: str) -> tuple[str, str, str, str]:
        colours = self._text_style.colours
        if self.caption.disabled:
            return colours.plate, colours.line2, colours.text3, colours.text3
        if self.gold and self.is_filled:
            ground = {"pressed": colours.gold_deep, "hover": colours.amber}.get(look, colours.gold)
            return ground, "", colours.on_gold, colours.on_gold
        ground = {"pressed": colours.rail, "hover": colours.raised2}.get(look, colours.raised)
        border = colours.text3 if look == "hover" else colours.line2
        if self.gold:
            border = colours.gold
        return ground, border, colours.text, colours.text2

    def _write(self, painter: QPainter, ink: str, ink2: str) -> None:
        scale, x = self._text_style.text_scale, PAD + self._density.padding
        middle = PAD + self._height / 2
        if self.caption.disabled:
            # Where all inks are white nothing else tells it from its neighbours.
            painter.setOpacity(CLOSED)
        if self.caption.has_cap:
            self._cap(painter, QPointF(x, middle), ink)
            x += _cap_width(self.caption, scale)
        if name := _icon(self.caption):
            side = round(ICON * scale)
            sign = icon_pixmap(name, ink, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, middle - side / 2), sign)
            x += ICON_ROOM * scale
        painter.setPen(QColor(ink))
        painter.setFont(font(self._density.size, 600, scale))
        lines = price_lines(self.caption, scale)
        above = len(lines) * LINE / 2
        baseline = middle + (5.5 - (0 if self._density.single else above)) * scale
        painter.drawText(QPointF(x, baseline), self.caption.label)
        if self._density.single:
            x += text_width(self.caption.label, painter.font()) + BESIDE * scale
        painter.setPen(QColor(ink2))
        painter.setFont(font(self._density.small, 500, scale))
        for line in lines:
            baseline += 0 if self._density.single else LINE * scale
            painter.drawText(QPointF(x, baseline), line)

    def _cap(self, painter: QPainter, at: QPointF, ink: str) -> None:
        """Draw the key that presses the button; a closed one wears a lock in its place.

        A gold one that has no other shows Enter.
        """
        side = CAP * self._text_style.text_scale
        area = QRectF(at.x(), at.y() - side / 2, side, side)
        if self.caption.disabled:
            sign = icon_pixmap("lock", ink, round(side), self.devicePixelRatioF())
            painter.drawPixmap(area.topLeft(), sign)
            return
        if not self.caption.key and not self.gold:
            return
        painter.setPen(QPen(QColor(ink), 1.1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, 5, 5)
        if self.caption.key:
            painter.setFont(font(0.86, 600, self._text_style.text_scale))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.caption.key)
        else:
            # An icon: not every font has the sign that is printed on the key.
            sign = icon_pixmap("enter", ink, round(side * SIGN), self.devicePixelRatioF())
            edge = side * (1 - SIGN) / 2
            painter.drawPixmap(area.topLeft() + QPointF(edge, edge), sign)


def _icon(caption: Caption) -> str:
    return "lock" if caption.disabled and not caption.has_cap else caption.icon


def price_lines(caption: Caption, scale: float) -> tuple[str, ...]:
    """Return the price in as many lines as it takes, none of them cut."""
    density = DENSITIES[caption.dense]
    small = font(density.small, 500, scale)
    if density.single:
        wide = text_width(caption.price, small)
        told = wide <= min(SHORT_PRICE * scale, caption.most)
        return (caption.price,) if caption.price and told else ()
    risk = "" if caption.brief else caption.risk
    texts = (text for text in (caption.price, risk) if text)
    least = LEAST_PRICE / 2
    return tuple(line for text in texts for line in broken(text, caption.most, small, least))


def button_width(caption: Caption, scale: float) -> float:
    """Return how wide the paper of a button is."""
    density = DENSITIES[caption.dense]
    label = text_width(caption.label, font(density.size, 600, scale))
    small = font(density.small, 500, scale)
    # Small letters are drawn a little wider than they are measured.
    prices = [text_width(line, small) + SLACK * scale for line in price_lines(caption, scale)]
    icon = ICON_ROOM * scale if _icon(caption) else 0
    words = max([label, *prices])
    if density.single and prices:
        words = label + BESIDE * scale + prices[0]
    return float(2 * density.padding + _cap_width(caption, scale) + icon + words)


def button_height(caption: Caption, scale: float) -> float:
    """Return how high the paper of a button is."""
    least = app_style().least
    if DENSITIES[caption.dense].single:
        return max(31 * scale, least)
    lines = len(price_lines(caption, scale))
    return max((46 + (10 + LINE * (lines - 1) if lines else 0)) * scale, least)


def lines_in(height: float, scale: float) -> int:
    """Return how many lines a price may have in a button so high."""
    return int((height / scale - 56) // LINE) + 1


def _cap_width(caption: Caption, scale: float) -> float:
    return (CAP * scale + (10 if caption.dense < 2 else 7)) if caption.has_cap else 0.0


def ring_off(gap: float) -> float:
    """Return how far the ring of the focus lies around a button, so as not to reach the next."""
    return min(RING, gap - RING_LINE / 2 - 2)


def gap_between(captions: Sequence[Caption]) -> int:
    """Return how far buttons of a row stand apart."""
    if not captions:
        return 0
    density = DENSITIES[captions[0].dense]
    return DENSITIES[0].gap if len(captions) <= FEW and not density.single else density.gap


def row_length(captions: Sequence[Caption], scale: float) -> float:
    """Return how wide a row of buttons is."""
    gaps = gap_between(captions) * (len(captions) - 1) if captions else 0
    return gaps + sum(button_width(caption, scale) for caption in captions)


def broken_to(
    room: float, row: Sequence[Caption], scale: float, lines: int = MOST_LINES
) -> list[Caption]:
    """Return buttons with their longest prices broken into lines so that they fit in a row.

    There are none where even the labels are too long, or a price would take too many lines.
    """
    for most in range(WIDEST_PRICE, LEAST_PRICE - 1, -10):
        broken = [replace(caption, most=most * scale) for caption in row]
        if max(len(price_lines(caption, scale)) for caption in broken) > lines:
            break
        if row_length(broken, scale) <= room:
            return broken
    return []
