"""How a page with a table is laid out: a panel beside the table, a bar above and one below."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.docked_line import DockedLine
from naipes_gui.ui.beside_table.situation_bar import SituationBar
from naipes_gui.ui.beside_table.toolbar import TopBar
from naipes_gui.ui.shared.style import grown
from naipes_gui.ui.table import from_settings


class TableLayout:
    """Lays the parts of a page out once, and anew when the settings want another side."""

    def __init__(
        self, page: QWidget, bars: tuple[TopBar, SituationBar], felt: QWidget, docked: DockedLine,
        panel: QWidget, banner: QWidget | None = None,
    ) -> None:  # fmt: skip
        top, situation = bars
        self.table = QWidget()
        """The felt, and the line above it for what the felt has no room for."""
        table, self._row, self.column = QVBoxLayout(self.table), QHBoxLayout(), QVBoxLayout(page)
        for layout in (table, self._row, self.column):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        table.addWidget(docked)
        table.addWidget(felt, 1)
        self._row.addWidget(self.table, 1)
        self._row.addWidget(panel)
        self.column.addWidget(top)
        if banner is not None:
            self.column.addWidget(banner)
        self.column.addLayout(self._row, 1)
        self.column.addWidget(situation)
        self.place = PanelPlace(page, self.table, panel)

    def let_shrink(self) -> None:
        """Have what has too little room turn or scroll, and never make the window larger."""
        self.column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def adopt(self, settings: Settings) -> None:
        """Let the panel stand on the side that the settings want, if there is room for it."""
        self._row.setDirection(from_settings.row_direction(settings))
        self.place.show(settings)


PANEL_FROM = 1100
"""Below this width of the window the panel is closed until it is asked for."""


class PanelPlace(QObject):
    """Opens and closes the panel; ``wanted`` when it should stay so, ``turned`` with the table."""

    wanted = Signal(bool)
    turned = Signal()
    """The table is seen again, or no more."""

    def __init__(self, page: QWidget, table: QWidget, panel: QWidget) -> None:
        super().__init__(page)
        self._page, self._table, self._panel = page, table, panel
        self._is_open = False
        """Whether it is open for now, where there is little room."""

    def toggle(self, settings: Settings) -> None:
        """Open or close the panel; where there is little room, only for now."""
        if self._is_wide(settings):
            self.wanted.emit(not settings.panel_open)
        else:
            self._is_open = not self._is_open
            self.show(settings)

    def show(self, settings: Settings) -> None:
        """Show what there is room for."""
        is_open = settings.panel_open if self._is_wide(settings) else self._is_open
        needed = self._table.minimumSizeHint().width() + self._panel.minimumWidth()
        self._panel.setVisible(is_open)
        # Large text in a small window leaves room for one of them: then the key turns from one
        # to the other.
        seen = not is_open or needed <= self._page.width()
        if seen is self._table.isHidden():
            self._table.setVisible(seen)
            self.turned.emit()

    def _is_wide(self, settings: Settings) -> bool:
        return self._page.width() >= PANEL_FROM * grown(settings)
