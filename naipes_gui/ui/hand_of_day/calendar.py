"""A month of hands: under each day a dot for every game, filled once it is played."""

from calendar import Calendar as Weeks
from datetime import date, timedelta

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QWidget,
)

from naipes_gui.core.text import translate
from naipes_gui.games import all_games
from naipes_gui.store.hand_of_day import Calendar
from naipes_gui.ui.shared import dates
from naipes_gui.ui.shared.canvas import rounded_path
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label

WIDE, HIGH, DOT, WEEKS, DAYS = 36, 39, 4, 6, 7
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -DAYS,
    Qt.Key.Key_Down: DAYS,
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class DayCell(QAbstractButton):
    """A day: its number, and the dots."""

    stepped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.day, self._played, self._games = date.min, 0, 5
        self._is_today = False

    def show_day(self, day: date, played: int, *, today: date, chosen: date, shown: bool) -> None:
        """Show a day; those to come, and of other months, cannot be chosen."""
        self.day, self._played, self._is_today = day, played, day == chosen
        self._games = len(all_games())
        open_ = shown and day <= today
        self.setEnabled(open_)
        self.setVisible(shown)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if open_ else Qt.FocusPolicy.NoFocus)
        told = dates.here().toString(day, QLocale.FormatType.LongFormat)  # type: ignore[call-overload]
        hands = translate("day", "%n of {all} hand(s) played", n=played).format(all=self._games)
        self.setAccessibleName(f"{told}, {hands}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(app_style().px(WIDE), app_style().px(HIGH))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in STEPS:
            self.stepped.emit(STEPS[Qt.Key(event.key())])
        elif event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, painter = app_style().colours, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self._played:
            painter.fillPath(rounded_path(area, 8), QColor(colours.raised))
        if self._is_today or self.hasFocus():
            painter.setPen(QPen(QColor(colours.sky if self.hasFocus() else colours.gold), 2))
            painter.drawRoundedRect(area, 8, 8)
        type_ = painter.font()
        type_.setBold(self._is_today)
        painter.setFont(type_)
        painter.setPen(QColor(colours.text if self.isEnabled() else colours.text3))
        top = QRectF(area.left(), area.top(), area.width(), area.height() * 0.68)
        painter.drawText(top, Qt.AlignmentFlag.AlignCenter, str(self.day.day))
        if self.isEnabled():
            self._dots(painter, area)
        painter.end()

    def _dots(self, painter: QPainter, area: QRectF) -> None:
        colours, side = app_style().colours, DOT * app_style().scale
        gap, y = side * 1.35, area.bottom() - side * 1.6
        start = area.center().x() - gap * (self._games - 1) / 2
        for i in range(self._games):
            filled = i < self._played
            painter.setPen(QPen(QColor(colours.mint if filled else colours.text3), 1))
            painter.setBrush(QColor(colours.mint) if filled else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(start + i * gap, y), side / 2 - 0.5, side / 2 - 0.5)


class MonthCalendar(QFrame):
    """Weeks of a month, with the ways to the months beside it."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ground", "panel")
        self._calendar, self._today, self._day = Calendar(), date.min, date.min
        self._month = date.min
        self._title, self._streak = label("name"), label("caption", tone="second", wrap=True)
        self.before, self.after = (
            Button("flat", "left", on_page=True),
            Button("flat", "right", on_page=True),
        )
        self._heads = [label("caption", tone="third") for _ in range(DAYS)]
        self.cells = [DayCell() for _ in range(WEEKS * DAYS)]
        self._arrange()
        self.before.clicked.connect(lambda: self._turn(-1))
        self.after.clicked.connect(lambda: self._turn(1))
        for cell in self.cells:
            cell.clicked.connect(self._choose)
            cell.stepped.connect(self._step)

    def show_days(self, calendar: Calendar, day: date, today: date) -> None:
        """Show what was played, on the month of a day."""
        self._calendar, self._day, self._today = calendar, day, today
        self._month = day.replace(day=1)
        self._write()

    def _arrange(self) -> None:
        column = vbox(on=self, margins=(14, 10, 14, 12), spacing=4)
        head, grid = QHBoxLayout(), QGridLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.before)
        head.addWidget(self.after)
        grid.setSpacing(1)
        for i, name in enumerate(self._heads):
            grid.addWidget(name, 0, i, Qt.AlignmentFlag.AlignHCenter)
        for i, cell in enumerate(self.cells):
            grid.addWidget(cell, 1 + i // DAYS, i % DAYS)
        column.addLayout(head)
        column.addLayout(grid)
        column.addStretch(1)
        column.addWidget(self._streak)

    def _write(self) -> None:
        locale = dates.here()
        first = locale.firstDayOfWeek().value
        self._title.setText(locale.toString(self._month, "MMMM yyyy").capitalize())  # type: ignore[call-overload]
        for i, name in enumerate(self._heads):
            name.setText(locale.standaloneDayName((first - 1 + i) % DAYS + 1,
                                                  QLocale.FormatType.NarrowFormat))  # fmt: skip
        days = list(Weeks(first - 1).itermonthdates(self._month.year, self._month.month))
        for i, cell in enumerate(self.cells):
            day = days[i] if i < len(days) else date.min
            played = len(self._calendar.played_on(day)) if i < len(days) else 0
            shown = i < len(days) and day.month == self._month.month
            cell.show_day(day, played, today=self._today, chosen=self._day, shown=shown)
        earlier, later = translate("day", "Month before"), translate("day", "Next month")
        self.before.say("", earlier, earlier)
        self.after.say("", later, later)
        self.after.setEnabled(self._month < self._today.replace(day=1))
        self._tell_streak()

    def _tell_streak(self) -> None:
        days = self._calendar.streak(self._today)
        told = translate("day", "Each dot is a game.")
        if days:
            told += " " + translate("day", "%n day(s) in a row.", n=days)
        self._streak.setText(told)

    def _turn(self, way: int) -> None:
        near = self._month + timedelta(days=31 if way > 0 else -1)
        self._month = near.replace(day=1)
        self._write()

    @Slot()
    def _choose(self) -> None:
        cell = self.sender()
        assert isinstance(cell, DayCell)
        self.chosen.emit(cell.day)

    @Slot(int)
    def _step(self, days: int) -> None:
        """Go to another day with the arrows, into another month if need be."""
        cell = self.sender()
        assert isinstance(cell, DayCell)
        day = min(cell.day + timedelta(days=days), self._today)
        if day.month != self._month.month:
            self._month = day.replace(day=1)
            self._write()
        for other in self.cells:
            if other.isEnabled() and other.day == day:
                other.setFocus(Qt.FocusReason.TabFocusReason)
