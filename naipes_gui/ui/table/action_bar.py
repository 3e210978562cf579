"""The buttons above the hand: real push buttons that wear painted pictures."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.ui.art import icon_pixmap, shadow
from naipes_gui.ui.paint import drawn, font, plate, text_width
from naipes_gui.ui.table.furniture import Manners
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.theme import Radius

PAD = 9
"""Room around a button for its shadow and the focus ring."""
CAP = 20


@dataclass(frozen=True, slots=True)
class Caption:
    """What stands on a button."""

    label: str
    price: str
    key: str
    icon: str
    main: bool
    disabled: bool
    tight: bool = False
    """Whether it stands among so many that room is short."""


class ActionButton(QPushButton):
    """One choice, with its price on a second line."""

    def __init__(self, caption: Caption, move: Move, manners: Manners, parent: QWidget) -> None:
        super().__init__(parent)
        self.caption, self.move_, self.advised = caption, move, False
        self._manners, self._height = manners, (56 if caption.price else 46) * manners.text_scale
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
        scale = self._manners.text_scale
        label = text_width(self.caption.label, font(self._size, 600, scale))
        price = text_width(self.caption.price, font(0.86, 500, scale))
        cap = (CAP * scale + 10) if self.caption.key else 0
        icon = 28 if self.caption.icon else 0
        return float(2 * self._padding + cap + icon + max(label, price))

    @property
    def _padding(self) -> float:
        return 9.0 if self.caption.tight else 16.0

    @property
    def _size(self) -> float:
        return 1.0 if self.caption.tight else 1.14

    def _paint(self, painter: QPainter, width: float, look: str) -> None:
        ebony, height = self._manners.ebony, self._height
        ground, border, ink, ink2 = self._colours(look)
        if ebony.shadows and not self.caption.disabled:
            soft = shadow(round(width), round(height), Radius.BUTTON, 5, 2, 0.36, 1.0)
            painter.drawPixmap(PAD - 5, PAD - 5, soft)
        area = QRectF(PAD, PAD, width, height)
        dashed = self.caption.disabled and ebony.border == 1
        plate(painter, area, ground, border, Radius.BUTTON, ebony.border, dashed)
        if self.hasFocus() or self.advised:
            for line, colour in ((6.0, ebony.on_gold), (3.0, ebony.sky)):
                painter.setPen(QPen(QColor(colour), line))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(area.adjusted(-4, -4, 4, 4), 13, 13)
        self._write(painter, ink, ink2)

    def _colours(self, look: str) -> tuple[str, str, str, str]:
        ebony = self._manners.ebony
        if self.caption.disabled:
            return ebony.plate, ebony.line2, ebony.text3, ebony.text3
        if self.caption.main:
            ground = {"pressed": ebony.gold_deep, "hover": ebony.amber}.get(look, ebony.gold)
            return ground, "", ebony.on_gold, ebony.on_gold
        ground = {"pressed": ebony.rail, "hover": ebony.raised2}.get(look, ebony.raised)
        border = ebony.text3 if look == "hover" else ebony.line2
        return ground, border, ebony.text, ebony.text2

    def _write(self, painter: QPainter, ink: str, ink2: str) -> None:
        scale, x = self._manners.text_scale, PAD + self._padding
        middle = PAD + self._height / 2
        if self.caption.key:
            _cap(painter, self.caption.key, QPointF(x, middle), ink, scale)
            x += CAP * scale + 10
        if self.caption.icon:
            sign = icon_pixmap(self.caption.icon, ink, 20, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, middle - 10), sign)
            x += 28
        painter.setPen(QColor(ink))
        painter.setFont(font(self._size, 600, scale))
        lift = 4.5 * scale if self.caption.price else -5.5 * scale
        painter.drawText(QPointF(x, middle - lift), self.caption.label)
        if self.caption.price:
            painter.setPen(QColor(ink2))
            painter.setFont(font(0.86, 500, scale))
            painter.drawText(QPointF(x, middle + 14 * scale), self.caption.price)


def _cap(painter: QPainter, key: str, at: QPointF, ink: str, scale: float) -> None:
    """Draw the key that presses a button."""
    side = CAP * scale
    area = QRectF(at.x(), at.y() - side / 2, side, side)
    painter.setPen(QPen(QColor(ink), 1.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area, 5, 5)
    painter.setFont(font(0.86, 600, scale))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, key)


class ActionBar(QWidget):
    """Lays the buttons in one row, or in two when the table is narrow."""

    chosen = Signal(object)
    explained = Signal(object, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.manners, self._table = Manners(), parent
        self._buttons: list[ActionButton] = []
        self._offered: tuple[Button, ...] = ()
        self.hide()

    @property
    def main_move(self) -> Move | None:
        """The move of the gold button."""
        return next((b.move_ for b in self._buttons if b.caption.main), None)

    def offer(self, buttons: Sequence[Button]) -> None:
        """Show these choices instead of the present ones."""
        if tuple(buttons) == self._offered:
            return
        focused = next((i for i, b in enumerate(self._buttons) if b.hasFocus()), -1)
        self.clear()
        self._offered = tuple(buttons)
        for number, button in enumerate(buttons, start=1):
            self._add(button, number, crowd=len(buttons) >= 6)
        self.arrange(self._table.width())
        if 0 <= focused < len(self._buttons):
            self._buttons[focused].setFocus()

    def rebuild(self) -> None:
        """Paint the same choices again, in another language or size."""
        offered, self._offered = self._offered, ()
        self.offer(offered)

    def clear(self) -> None:
        """Take every choice away."""
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons, self._offered = [], ()
        self.hide()

    def advise(self, move: Move) -> bool:
        """Ring the button of a hint; tell whether there is one."""
        for button in self._buttons:
            button.advised = button.move_.meaning == move.meaning and not button.caption.disabled
            button.refresh()
        return any(button.advised for button in self._buttons)

    def press_key(self, key: str) -> bool:
        """Press the button that prints a key; tell whether there is one."""
        for button in self._buttons:
            if key and button.caption.key == key:
                button.click()
                return True
        return False

    def press_pass(self) -> bool:
        """Press the button that passes; tell whether there is one."""
        for button in self._buttons:
            if button.move_.verb == "pass":
                button.click()
                return True
        return self.press_key("0")

    def arrange(self, width: float) -> None:
        """Put the buttons side by side as far as the width allows."""
        rows: list[list[ActionButton]] = [[]]
        gap = -2 * PAD + (7 if len(self._buttons) >= 6 else 10)
        for button in self._buttons:
            if rows[-1] and _row_width([*rows[-1], button], gap) - 2 * PAD > width - 24:
                rows.append([])
            rows[-1].append(button)
        whole = max((_row_width(row, gap) for row in rows), default=0)
        y = 0
        for row in rows:
            x = (whole - _row_width(row, gap)) // 2
            for button in row:
                button.move(x, y)
                x += button.width() + gap
            y += max((b.height() for b in row), default=0) - 2 * PAD + 8
        self.resize(QSize(whole, y + 2 * PAD))
        self.setVisible(bool(self._buttons))

    def boxes(self) -> tuple[Box, ...]:
        """Return where the buttons lie on the table, without their shadows."""
        if self.isHidden():
            return ()
        return tuple(_paper(button.geometry().translated(self.pos())) for button in self._buttons)

    def _add(self, button: Button, number: int, *, crowd: bool) -> None:
        say = self.manners.wording.say
        why = button.why
        caption = Caption(
            say(button.label), say(button.price or why or ""),
            button.key or (str(number) if number < 10 else ""), button.icon, button.main,
            why is not None, crowd,
        )  # fmt: skip
        made = ActionButton(caption, button.move, self.manners, self)
        if why is not None:
            made.setToolTip(say(why))
            made.clicked.connect(lambda: self.explained.emit(button.move, say(why)))
        else:
            made.clicked.connect(lambda: self.chosen.emit(button.move))
        made.show()
        self._buttons.append(made)


def _paper(area: QRect) -> Box:
    inner = area.adjusted(PAD, PAD, -PAD, -PAD)
    return Box(inner.x(), inner.y(), inner.width(), inner.height())


def _row_width(row: Sequence[ActionButton], gap: int) -> int:
    return sum(button.width() for button in row) + gap * (len(row) - 1)
