"""Where the panel stands: beside the table, or over it like a sheet where there is no room."""

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.side_panel import SidePanel
from naipes_gui.ui.shared.theme import SCRIM
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.from_settings import row_direction

MOVING = (QEvent.Type.Resize, QEvent.Type.Move)


class Drawer(QObject):
    """Puts the panel into the row of the table, or over the table with a scrim beside it.

    ``closed`` comes when somebody wants what lies over the table shut: by Esc, or by a click
    beside it.
    """

    closed = Signal()
    on_left = False
    """Whether the panel comes from the left."""

    def __init__(self, panel: SidePanel, board: Board, row: QHBoxLayout, cover: QWidget) -> None:
        super().__init__(panel)
        self._panel, self._board, self._row, self._cover = panel, board, row, cover
        self.is_over = False
        """Whether the panel is open and lies over the table."""
        self._scrim = Scrim(board.parentWidget())
        self._scrim.pressed.connect(self.closed)
        board.installEventFilter(self)

    def place(self, *, beside: bool, opened: bool) -> None:
        """Open or shut the panel, beside the table or over it."""
        self.is_over = opened and not beside
        focused = QApplication.focusWidget()
        if not opened and focused is not None and self._panel.isAncestorOf(focused):
            # Qt would give it to whatever comes next.
            self._board.setFocus()
        if beside and self._row.indexOf(self._panel) < 0:
            self._row.addWidget(self._panel)
            self._stand_at_the_side()
        elif not beside:
            self._row.removeWidget(self._panel)
            self._lie_over()
        self._scrim.setVisible(self.is_over)
        self._panel.setVisible(opened)

    def change_sides(self, settings: Settings) -> None:
        """Put the panel at the side where the person wants it."""
        self.on_left = settings.left_panel
        self._row.setDirection(row_direction(settings))

    def take_keys(self) -> None:
        """Give the keys to the tabs of a panel that was opened over the table."""
        if self.is_over:
            self._panel.tabBar().setFocus(Qt.FocusReason.OtherFocusReason)

    def hear(self, event: QKeyEvent) -> bool:
        """Shut with Esc what lies over the table; tell whether it was open."""
        if not self.is_over or event.key() != Qt.Key.Key_Escape:
            return False
        self.closed.emit()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in MOVING and self.is_over:
            self._lie_over()
        return False

    def _stand_at_the_side(self) -> None:
        """Stand at once where the row will put the panel: until then it would be seen elsewhere."""
        self._panel.setGeometry(self._side())

    def _side(self) -> QRect:
        area, wide = self._board.geometry(), min(self._panel.width(), self._board.width())
        left = area.x() if self.on_left else area.x() + area.width() - wide
        return QRect(left, area.y(), wide, area.height())

    def _lie_over(self) -> None:
        self._panel.setGeometry(self._side())
        self._scrim.setGeometry(self._board.geometry())
        # Above the table, and below a score sheet.
        self._panel.stackUnder(self._cover)
        self._scrim.stackUnder(self._panel)


class Scrim(QWidget):
    """Darkens a table on which nothing can be pressed as long as something lies over it."""

    pressed = Signal()

    def __init__(self, page: QWidget | None) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setStyleSheet(f"background: {SCRIM}")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.pressed.emit()
