"""Where a panel stands: beside the table, or in its place where it is narrow."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared.style import grown

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
