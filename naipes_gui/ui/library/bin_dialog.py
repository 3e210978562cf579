"""The bin: what was deleted, to be brought back or thrown away for good."""

from collections.abc import Callable

from PySide6.QtCore import QItemSelectionModel, Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractItemView, QDialog, QVBoxLayout, QWidget

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.store.library import Library
from naipes_gui.ui.library.cells import NAME
from naipes_gui.ui.library.model import LibraryModel
from naipes_gui.ui.library.table import library_table
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.question import is_wanted
from naipes_gui.ui.shared.widgets.turning import Turning

SIZE = 860, 480
ALL = 1000
"""Shares of the height that the table has, and what is left without it one."""


class BinDialog(QDialog):
    """A table of the deleted matches; ``restored`` comes with the file of one that is back."""

    restored = Signal(object)

    def __init__(
        self, library: Library, parent: QWidget, ask: Callable[..., bool] = is_wanted
    ) -> None:
        super().__init__(parent)
        self._library, self._ask = library, ask
        self.setWindowTitle(translate("library", "Bin"))
        self.model = LibraryModel(self)
        self.table = library_table(self.model)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.header().setSectionsClickable(False)
        self.table.setAccessibleName(translate("library", "Deleted matches"))
        self._told = label("body", tone="second", wrap=True)
        self.back, self.empty, self.close_it = (
            Button("main", "undo"),
            Button("plain"),
            Button("plain"),
        )
        self.back.say(translate("library", "Bring back"))
        self.empty.say(translate("library", "Empty the bin…"))
        self.close_it.say(translate("library", "Close"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(12)
        column.addWidget(label("heading", self.windowTitle()))
        column.addWidget(self.table, ALL)
        column.addWidget(self._told)
        # Where there is no table the heading stays above, and the buttons below.
        column.addStretch(1)
        column.addWidget(Turning([self.empty, None, self.close_it, self.back]))
        self.back.clicked.connect(self._bring_back)
        self.table.activated.connect(self._bring_back)
        self.empty.clicked.connect(self._empty)
        self.close_it.clicked.connect(self.reject)
        fit(self, SIZE)
        self.refresh()

    def refresh(self) -> None:
        """Read the bin again."""
        self.model.show_matches(self._library.trashed())
        many = len(self.model.matches)
        self.table.setVisible(many > 0)
        self.back.setEnabled(many > 0)
        self.empty.setEnabled(many > 0)
        self._tell("" if many else translate("library", "The bin is empty."))
        if many:
            self.table.setCurrentIndex(self.model.index(0, 0))
            rows = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.table.selectionModel().select(
                self.model.index(0, 0), rows | QItemSelectionModel.SelectionFlag.Rows
            )
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _bring_back(self) -> None:
        row = self.table.currentIndex().row()
        if not 0 <= row < len(self.model.matches):
            return
        try:
            path = self._library.put_back(self.model.matches[row].path)
        except NaipesError as error:
            self._tell(Wording().say(error.what))
            return
        self.restored.emit(path)
        name = str(self.model.index(row, NAME).data())
        self.refresh()
        words = translate("library", "“{name}” is in the library again.").format(name=name)
        self._tell(f"{words} {self._told.text()}".strip())

    def _tell(self, text: str) -> None:
        self._told.setText(text)
        self._told.setVisible(bool(text))
        announce(self.table if self.table.isVisible() else self.close_it, text)

    @Slot()
    def _empty(self) -> None:
        many = len(self.model.matches)
        title = translate("library", "Delete %n match(es) for good?", n=many)
        text = translate("library", "Nobody can bring them back after that.")
        yes, no = translate("library", "Empty the bin"), translate("library", "Keep the matches")
        if self._ask(title, text, yes, no, self):
            self._library.empty_trash()
            self.refresh()
