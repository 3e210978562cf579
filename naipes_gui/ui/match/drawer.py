"""Where the panel stands: beside the table, or over its edge where there is little room."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.above_hand import above_hand, beside_hand, covered
from naipes_gui.ui.match.side_panel import SidePanel
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.from_settings import row_direction

MOVING = (QEvent.Type.Resize, QEvent.Type.Move)


class Drawer(QObject):
    """Puts the panel into the row of the table, or over the table like a drawer.

    ``closed`` comes when somebody wants the drawer shut: by Esc, or by a click on the felt
    beside the cards of the hand.
    """

    closed = Signal()
    on_left = False
    """Whether the panel comes from the left."""

    def __init__(self, panel: SidePanel, board: Board, row: QHBoxLayout, cover: QWidget) -> None:
        super().__init__(panel)
        self._panel, self._board, self._row, self._cover = panel, board, row, cover
        self.is_over = False
        """Whether the panel is open and lies over the table."""
        board.installEventFilter(self)
        board.overlaid.connect(self._follow)

    def place(self, *, beside: bool, opened: bool) -> None:
        """Open or shut the panel, beside the table or over it."""
        self.is_over = opened and not beside
        felt = self._board.viewport()
        felt.removeEventFilter(self)
        if self.is_over:
            felt.installEventFilter(self)
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
        if not self.is_over:
            self._board.cover(None)
        self._panel.setVisible(opened)

    def change_sides(self, settings: Settings) -> None:
        """Put the panel at the side where the person wants it."""
        self.on_left = settings.left_panel
        self._row.setDirection(row_direction(settings))

    def take_keys(self) -> None:
        """Give the keys to the tabs of a drawer that was opened."""
        if self.is_over:
            self._panel.tabBar().setFocus(Qt.FocusReason.OtherFocusReason)

    def hear(self, event: QKeyEvent) -> bool:
        """Shut the drawer with Esc; tell whether it was open."""
        if not self.is_over or event.key() != Qt.Key.Key_Escape:
            return False
        self.closed.emit()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._board and event.type() in MOVING and self.is_over:
            self._lie_over()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.hear(event)
        elif event.type() == QEvent.Type.MouseButtonPress and watched is not self._board:
            if isinstance(event, QMouseEvent) and self._is_on_my_card(event):
                # Whoever clicks on a card means to play it, not to see more of the felt.
                return False
            self.closed.emit()
            return True
        return False

    def _is_on_my_card(self, event: QMouseEvent) -> bool:
        place = self._board.place_at(event.position())
        return place is not None and self._board.hand.armed and self._board.hand.holds(place)

    @Slot()
    def _follow(self) -> None:
        """Make way for the buttons that have come."""
        if self.is_over:
            self._lie_over()

    def _stand_at_the_side(self) -> None:
        """Stand at once where the row will put the panel: until then it would be seen elsewhere."""
        area, wide = self._board.geometry(), self._panel.width()
        left = area.x() if self.on_left else area.x() + area.width() - wide
        self._panel.setGeometry(left, area.y(), wide, area.height())

    def _lie_over(self) -> None:
        wide = self._panel.width()
        place = beside_hand(self._board, wide, on_left=self.on_left)
        if place is None:
            place = above_hand(self._board, wide, on_left=self.on_left)
        self._panel.setGeometry(place)
        if self.is_over:
            self._board.cover(covered(self._board, place))
        # Above the table, and below a score sheet.
        self._panel.stackUnder(self._cover)
