"""How a page with a table is laid out: a panel beside the table, a bar above and one below."""

from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.docked_line import DockedLine
from naipes_gui.ui.beside_table.panel_place import PanelPlace
from naipes_gui.ui.beside_table.situation_bar import SituationBar
from naipes_gui.ui.beside_table.toolbar import TopBar
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
