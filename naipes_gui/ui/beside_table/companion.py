"""What lies beside the table while one plays on, such as a book; or over it in a small window."""

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.beside_table.above_hand import above_hand, covered, free_beside_middle
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.table.board import Board

LEAST, MOST, OVER = 420, 720, 480
"""How wide it is beside the table, at least and at most, and at most over the table."""
NARROWEST = 110, 102
"""In less no book can be read, whatever it covers: so much, and so much more by the text."""
READABLE = 160, 145
"""At 100 %: what is narrower or lower shows a few short lines of a book, and takes all the felt."""
MOST_OVER = 0.72
"""The part of a table that large letters may cover."""
FELT = 860
"""So wide a table must be that everything on it can lie apart; else the companion covers it."""
GRIP, STEP = 8, 20
MOVING = (QEvent.Type.Resize, QEvent.Type.Move)


class Companion(QObject):
    """Holds one widget beside a table; ``widened`` comes with its width when that was changed."""

    widened = Signal(int)

    def __init__(self, table: Board, row: QHBoxLayout, cover: QWidget, width: int) -> None:
        super().__init__(table)
        self._table, self._row, self._cover, self.width = table, row, cover, width
        self.widget: QWidget | None = None
        self.grip = Grip(self)
        self.grip.hide()
        self.on_left = False
        self.is_over = False
        """Whether it lies over the table."""
        self._lain: QRect | None = None
        """Where it has lain since the table had another size."""
        table.installEventFilter(self)
        table.overlaid.connect(self._follow)

    @property
    def is_open(self) -> bool:
        """Whether there is anything beside the table."""
        return self.widget is not None

    @property
    def has_keys(self) -> bool:
        """Whether the keys are meant for it."""
        # Without a focus it is nothing, whatever the stubs say.
        focused: QWidget | None = self._page().window().focusWidget()
        around = [part for part in (self.widget, self.grip) if part is not None]
        return focused is not None and any(
            part is focused or part.isAncestorOf(focused) for part in around
        )

    def take(self, widget: QWidget) -> None:
        """Hold a widget, which somebody else keeps."""
        self.widget = widget
        widget.setParent(self._page())

    def let_go(self) -> None:
        """Hold nothing any more; the table has all the room."""
        had_keys, widget = self.has_keys, self.widget
        if self.is_over:
            self._table.cover(None)
        self.widget, self.is_over, self._lain = None, False, None
        self.grip.hide()
        if widget is not None:
            self._row.removeWidget(widget)
            widget.hide()
        if had_keys:
            self._table.setFocus()

    def place(self) -> None:
        """Let the widget stand in the row of the table, or lie over it where there is no room."""
        if self.widget is None:
            return
        grown = app_style().px
        beside = self._page().width() >= grown(LEAST) + grown(FELT)
        self.is_over = not beside
        if beside and self._row.indexOf(self.widget) < 0:
            self._row.addWidget(self.widget)
        elif not beside:
            self._row.removeWidget(self.widget)
        if beside:
            self._table.cover(None)
            self.widget.setFixedWidth(self._fitting(self.width))
        self.widget.show()
        self.grip.setVisible(beside)
        self._settle()

    def widen(self, by: int) -> None:
        """Take more of the table, or less, as far as both can be used."""
        self.width = self._fitting(self.width + by)
        if self.widget is not None and not self.is_over:
            self.widget.setFixedWidth(self.width)

    def change_keys(self) -> None:
        """Give the keys to the table, or to what lies beside it."""
        focus = getattr(self.widget, "take_keys", None)
        if self.has_keys or focus is None:
            self._table.setFocus()
        else:
            focus()

    def _fitting(self, width: int) -> int:
        grown = app_style().px
        return max(grown(LEAST), min(width, grown(MOST), self._page().width() - grown(FELT)))

    def _over(self, whole: int) -> int:
        """Return how much of a table it may cover: half, or more where the letters are large."""
        grown = app_style().px
        return min(grown(OVER), max(whole // 2, min(grown(LEAST), round(whole * MOST_OVER))))

    def _place_over(self, area: QRect) -> QRect:
        """Return its place over the table, which becomes smaller with what lies there, not larger.

        It covers the middle only where it would be too narrow to be used otherwise, and all of the
        table where nobody could read in what is left.
        """
        if self._lain == area:
            return area
        free = free_beside_middle(self._table, on_left=self.on_left)
        fixed, growing = NARROWEST
        least = fixed + app_style().px(growing)
        wide = max(least, min(self._over(area.width()), free))
        place = above_hand(self._table, wide, on_left=self.on_left)
        wanted = QSize(*map(app_style().px, READABLE))
        if place.size().boundedTo(wanted) != wanted.boundedTo(area.size()):
            self._lain = QRect(area)
            return area
        self._lain = place if self._lain is None else place.intersected(self._lain)
        return self._lain

    def _page(self) -> QWidget:
        page = self._row.parentWidget()
        assert page is not None
        return page

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in MOVING and self.widget is not None:
            self._lain = None
            self._settle()
        return False

    @Slot()
    def _follow(self) -> None:
        """Make way for the buttons that have come."""
        if self.is_over:
            self._settle()

    def _settle(self) -> None:
        """Lie where the table is now."""
        assert self.widget is not None
        area = self._table.geometry()
        if self.is_over:
            place = self._place_over(area)
            self.widget.setFixedWidth(place.width())
            self.widget.setGeometry(place)
            self._table.cover(covered(self._table, place))
        self.widget.stackUnder(self._cover)
        x = area.x() - GRIP // 2 if self.on_left else area.x() + area.width() - GRIP // 2
        self.grip.setGeometry(x, area.y(), GRIP, area.height())
        self.grip.raise_()
        self.grip.stackUnder(self._cover)


class Grip(QWidget):
    """The edge by which it is made wider, with the mouse or with the arrows."""

    def __init__(self, companion: Companion) -> None:
        page = companion._page()  # noqa: SLF001  it is a part of it
        super().__init__(page)
        self._companion, self._from = companion, 0.0
        self.setCursor(Qt.CursorShape.SplitHCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._name()

    def _name(self) -> None:
        self.setAccessibleName(translate("rules", "Width of the book"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._from = event.globalPosition().x()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.globalPosition().x()
        by = round(at - self._from)
        before = self._companion.width
        self._companion.widen(by if self._companion.on_left else -by)
        if self._companion.width != before:
            self._from = at

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._companion.widened.emit(self._companion.width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        towards = {Qt.Key.Key_Left: 1, Qt.Key.Key_Right: -1}.get(Qt.Key(event.key()))
        if towards is None:
            super().keyPressEvent(event)
        else:
            self._companion.widen(STEP * (-towards if self._companion.on_left else towards))
            self._companion.widened.emit(self._companion.width)
