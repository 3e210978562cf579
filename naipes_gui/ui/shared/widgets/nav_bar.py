"""The rail at the left of the pages one comes to from the start: the mark, and the ways to them."""

import math

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.figures import whole
from naipes_gui.core.text import translate
from naipes_gui.ui.shared.art import picture
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.page import Page
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import is_dark
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea

WIDE, NARROW = 232, 64
FOLDS_UNDER = 1000
"""At 100 %: on a narrower page the rail shows icons alone."""
COUNT_MARGIN = 14
MARK = QSize(120, 86)
SMALL_MARK = QSize(44, 32)


class Row(Button):
    """A way to a page, with a count at its right."""

    def __init__(self, icon: str) -> None:
        super().__init__("row", icon, on_page=True)
        self._text, self._tip = "", ""
        self._count = label("caption", tone="third", parent=self)
        beside = QHBoxLayout(self)
        beside.setContentsMargins(0, 0, COUNT_MARGIN, 0)
        beside.addWidget(self._count, 0, Qt.AlignmentFlag.AlignRight)
        self._count.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        # Icons alone need not be as high as words: a low window has room for few rows.
        high = app_style().px(42) if self.text() else round(42 * math.sqrt(app_style().scale))
        told = self.text() and self._count.text()
        return QSize(size.width() + (34 if told else 0), high)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mark_here(self) -> None:
        """Show that it leads where one is, and say so: no check box, which could be unchecked."""
        self.setProperty("here", True)
        self._recolour()

    def name(self, text: str, count: int = 0, hint: str = "") -> None:
        """Set the word, and the count or the key at its right."""
        self._text = text
        self._count.setText(hint or (whole(count) if count else ""))
        self.setAccessibleName(f"{text}, {whole(count)}" if count else text)
        is_here = bool(self.property("here"))
        self.setAccessibleDescription(translate("start", "You are here") if is_here else "")

    def fold(self, folded: bool) -> None:
        """Show the icon alone, or the icon and the word."""
        self.setText("" if folded else f"\u2002{self._text}")
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the count where it does not lie on the word; else the tip tells it."""
        # To measure words dresses them, which is to be done once, when all is as it will be shown.
        if not self.isVisible():
            return
        count, is_folded = self._count.text(), not self.text()
        needed = super().sizeHint().width() + self._count.sizeHint().width() + COUNT_MARGIN
        fits = not is_folded and needed <= self.width()
        self._count.setVisible(bool(count) and fits)
        told = f"{self._text} · {count}" if count and not is_folded else self._text
        self.setToolTip(tip("" if fits or not (count or is_folded) else told))


class NavBar(QFrame):
    """The mark and the rows; folds to icons when the window is narrow."""

    play = Signal()
    library = Signal()
    settings = Signal()
    rules = Signal()
    statistics = Signal()
    day = Signal()
    learn = Signal()

    def __init__(self, parent: QWidget | None = None, here: Where = Where.START) -> None:
        super().__init__(parent)
        self.setProperty("ground", "rail")
        self._count, self._of_the_day = 0, ""
        # Until a page knows how wide it is: a window that must have been wider stays so.
        self._folded = True
        self._mark = Label(parent=self)
        self.to_play, self.to_library = Row("cards"), Row("library")
        self.to_rules, self.to_settings = Row("rules"), Row("settings")
        self.to_statistics, self.to_day = Row("stats"), Row("calendar")
        self.to_learn = Row("learn")
        ways = {
            Where.START: (self.to_play, self.play),
            Where.LEARN: (self.to_learn, self.learn),
            Where.DAY: (self.to_day, self.day),
            Where.LIBRARY: (self.to_library, self.library),
            Where.STATISTICS: (self.to_statistics, self.statistics),
        }
        self.here, _ = ways.pop(here)
        self.here.mark_here()
        for away, leave in ways.values():
            away.clicked.connect(leave)
        self.to_rules.clicked.connect(self.rules)
        self.to_settings.clicked.connect(self.settings)
        column = QVBoxLayout(self)
        column.setSpacing(3)
        column.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(20)
        for row in self._rows[:-1]:
            column.addWidget(row)
        column.addStretch(1)
        column.addWidget(self.to_settings)
        self.retranslate()

    def show_count(self, count: int) -> None:
        """Show how many matches are saved."""
        if count != self._count:
            self._count = count
            self.retranslate()

    def show_day(self, played: int, games: int) -> None:
        """Show how many hands of today have been played."""
        self._of_the_day = f"{played}/{games}"
        self.retranslate()

    def fold(self, folded: bool) -> None:
        """Show icons alone, or icons and words."""
        if folded is not self._folded:
            self._folded = folded
            self.refresh()

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self.to_play.name(translate("start", "Play"))
        self.to_day.name(translate("start", "Hand of the day"), hint=self._of_the_day)
        self.to_learn.name(translate("start", "Learn"))
        self.to_library.name(translate("start", "Library"), self._count)
        self.to_statistics.name(translate("start", "Statistics"))
        self.to_rules.name(translate("start", "Rules"), hint="F1")
        self.to_settings.name(translate("start", "Settings"))
        self._mark.setAccessibleName("Naipes")
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.refresh()

    def refresh(self) -> None:
        """Draw the mark again, at the present size and as sharp as the screen."""
        icon = app_style().px(20)
        self.setFixedWidth(
            NARROW - 28 + round(1.4 * icon) if self._folded else app_style().px(WIDE)
        )
        side = 10 if self._folded else 14
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.setContentsMargins(side, 22, side, 20)
        self._mark.setPixmap(self._drawn(SMALL_MARK if self._folded else MARK))
        for row in self._rows:
            row.fold(self._folded)

    @property
    def _rows(self) -> tuple[Row, ...]:
        return (
            self.to_play, self.to_learn, self.to_day, self.to_library, self.to_statistics,
            self.to_rules, self.to_settings,
        )  # fmt: skip

    def _drawn(self, size: QSize) -> QPixmap:
        mark = "mark" if is_dark(app_style().colours.rail) else "mark-on-paper"
        return picture("brand", mark, size.width(), size.height(), self.devicePixelRatioF())


def on_page(rail: NavBar) -> QWidget:
    """Put the rail on the material of pages, also beside what is of another one."""
    ground = QWidget()
    ground.setProperty("material", "page")
    row = QHBoxLayout(ground)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(rail)
    return ground


class RailPage(Page):
    """A page with the rail at its left."""

    nav_bar: NavBar

    def _fit(self) -> None:
        """Find the layout for the size of the page, and of type."""
        self.nav_bar.fold(self.width() < FOLDS_UNDER * min(app_style().scale, 1.25))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the page wherever the keys are, at the rail too."""
        area = self.findChild(ScrollArea)
        if not (isinstance(area, ScrollArea) and area.turn(event)):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
