"""What lies beside the table while one plays on, such as a book; or over it in a small window."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.beside_table.small_window import may_stand_aside, narrowest
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.geometry import Box

LEAST, MOST = 420, 720
"""How wide it is beside the table, at least and at most."""
FELT = 860
"""So wide a table must be that everything on it can lie apart."""
ASIDE = 260
"""So wide it is at least beside the table of a small window, which moves aside for it."""
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
        table.installEventFilter(self)

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
        self.widget, self.is_over = None, False
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
        roomy = self._is_roomy
        aside = 0 if roomy else self._aside()
        beside = roomy or aside > 0
        self.is_over = not beside
        if beside and self._row.indexOf(self.widget) < 0:
            self._row.addWidget(self.widget)
        elif not beside:
            self._row.removeWidget(self.widget)
        if beside:
            self._table.cover(None)
            self.widget.setFixedWidth(self._fitting(self.width) if roomy else aside)
        self.widget.show()
        self.grip.setVisible(roomy)
        self._settle()

    def widen(self, by: int) -> None:
        """Take more of the table, or less, as far as both can be used."""
        self.width = self._fitting(self.width + by)
        if self.widget is not None and self._is_roomy:
            self.widget.setFixedWidth(self.width)

    def change_keys(self) -> None:
        """Give the keys to the table, or to what lies beside it."""
        focus = getattr(self.widget, "take_keys", None)
        if self.has_keys or focus is None:
            self._table.setFocus()
        else:
            focus()

    @property
    def _is_roomy(self) -> bool:
        """Whether both stand side by side with all the room that they want."""
        grown = app_style().px
        return self._page().width() >= grown(LEAST) + grown(FELT)

    def _aside(self) -> int:
        """Return how wide it is where a small table moves aside for it, or 0 if none does."""
        style, whole, table = app_style(), self._page().width(), self._table
        least = style.px(narrowest(heaps=table.face.heaps_up))
        wide = max(style.px(ASIDE), min(style.px(LEAST), whole - least))
        # One reads it for a while: with large letters it is better wide than beside small ones.
        as_large = table.text_at(whole - wide) >= table.text_at(table.width())
        has_room = whole - wide >= least and as_large and may_stand_aside(table, whole - wide)
        return wide if has_room else 0

    def _fitting(self, width: int) -> int:
        grown = app_style().px
        return max(grown(LEAST), min(width, grown(MOST), self._page().width() - grown(FELT)))

    def _page(self) -> QWidget:
        page = self._row.parentWidget()
        assert page is not None
        return page

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in MOVING and self.widget is not None:
            self._settle()
        return False

    def _settle(self) -> None:
        """Lie where the table is now."""
        assert self.widget is not None
        area = self._table.geometry()
        if self.is_over:
            # Half of a book would lie on cards and buttons, and be no more than half of one.
            self.widget.setFixedWidth(area.width())
            self.widget.setGeometry(area)
            self._table.cover(Box(0, 0, area.width(), area.height()))
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
