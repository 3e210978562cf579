"""The library: every saved match, to go on with, watch, name, send away or throw away."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QHideEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.store.library import Deleted, Library
from naipes_gui.store.names import SUFFIX
from naipes_gui.store.summary import Summary
from naipes_gui.ui.library.deals.dialog import DealsDialog
from naipes_gui.ui.library.listing import Listing
from naipes_gui.ui.library.model import NAME, LibraryModel
from naipes_gui.ui.library.table import library_table
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import Toast, label
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.turning import Turning, side_by_side

SEARCH_WIDTH = 260
ABOVE_BUTTONS = 80


class LibraryPage(QWidget):
    """The saved matches in a table, the latest first."""

    where = Where.LIBRARY
    resume = Signal(object)
    replay = Signal(object)
    back = Signal()

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("material", "paper")
        self.setAcceptDrops(True)
        self._library, self.listing = library, Listing(library, self)
        self._read: list[Summary] = []
        self._wanted: Path | None = None
        self.model = LibraryModel(self)
        self.table = library_table(self.model)
        self.search, self.toast = QLineEdit(), Toast(self, ABOVE_BUTTONS)
        self.empty = label("lead", tone="second", wrap=True)
        self._title = label("title")
        self.home = Button("flat", "home")
        self.open, self.bring = Button("main", "play"), Button("plain", "open")
        self.name, self.send = Button("plain", "note"), Button("plain", "export")
        self.delete, self.deals = Button("plain", "trash"), Button("plain")
        self._arrange()
        self._connect()
        self.retranslate()

    @property
    def selected(self) -> Summary | None:
        """The match of the present row."""
        row = self.table.currentIndex().row()
        return self.model.matches[row] if 0 <= row < len(self.model.matches) else None

    def refresh(self, keep: Path | None = None) -> None:
        """Read the folder again, and stay on a match."""
        chosen = self.selected
        self._wanted = keep or (chosen.path if chosen else None)
        self._read = []
        self.model.show_matches([])
        self.listing.start()

    @Slot(list)
    def _add(self, matches: list[Summary]) -> None:
        """Show matches as they are read, and choose the one to stay on as soon as it is there."""
        self._read += matches
        found = self._found(matches)
        first = len(self.model.matches)
        self.model.add_matches(found)
        is_left_alone = self.table.currentIndex().row() == 0
        if first == 0 or (is_left_alone and self._wanted in [match.path for match in found]):
            self._choose()
        self._tell_how_many()

    def _found(self, matches: list[Summary]) -> list[Summary]:
        """Return the matches in which all words of the search occur."""
        words = self.search.text().split()
        return [match for match in matches if match.mentions(words)]

    def _choose(self) -> None:
        """Stand on the match to stay on, or else on the latest."""
        rows = [i for i, match in enumerate(self.model.matches) if match.path == self._wanted]
        if rows:
            self._wanted = None
        if self.model.matches:
            self.table.setCurrentIndex(self.model.index(rows[0] if rows else 0, NAME))

    @Slot()
    def _tell_how_many(self) -> None:
        """Show the table, or say why it is empty; while it is read nobody knows yet."""
        self._stack.setCurrentIndex(0 if self.model.matches or self.listing.is_reading else 1)
        self.empty.setText(self._why_empty())
        self._offer()

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self._title.setText(translate("library", "Library"))
        self.search.setPlaceholderText(translate("library", "Search"))
        self.search.setAccessibleName(translate("library", "Search"))
        self.table.setAccessibleName(translate("library", "Saved matches"))
        back = translate("library", "Back to the start")
        self.home.say("", back, back)
        self.bring.say(translate("library", "Import…"))
        self.name.say(translate("library", "Rename"))
        self.send.say(translate("library", "Export…"))
        self.delete.say(translate("library", "Delete"))
        self.deals.say(translate("library", "Deal statistics"))
        self._show_found()

    def take_in(self, paths: list[Path]) -> None:
        """Copy matches from elsewhere into the library."""
        for path in paths:
            copied = self._trying(partial(self._library.bring_in, path))
            if isinstance(copied, Path):
                self.search.clear()
                self.refresh(copied)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self.table.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.listing.stop()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.take_in(_dropped(event))

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 22, 32, 20)
        column.setSpacing(14)
        self.search.setMinimumWidth(app_style().px(SEARCH_WIDTH))
        self.search.setClearButtonEnabled(True)
        head = side_by_side(self.home, self._title)
        column.addWidget(Turning([head, None, side_by_side(self.search, self.bring)]))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        column.addWidget(self._stack, 1)
        others = side_by_side(self.name, self.send, self.delete)
        column.addWidget(Turning([others, None, side_by_side(self.deals, self.open)]))

    def _connect(self) -> None:
        self.search.textChanged.connect(self._show_found)
        self.listing.came.connect(self._add)
        self.listing.done.connect(self._tell_how_many)
        self.table.activated.connect(self._open)
        self.table.selectionModel().currentRowChanged.connect(self._offer)
        self.model.renamed.connect(self._rename)
        self.home.clicked.connect(self.back)
        self.open.clicked.connect(self._open)
        self.bring.clicked.connect(self._import)
        self.deals.clicked.connect(self._tell_deals)
        self.name.clicked.connect(self._edit)
        self.send.clicked.connect(self._export)
        self.delete.clicked.connect(self._delete)
        throw = QAction(self.table)
        throw.setShortcut(QKeySequence.StandardKey.Delete)
        throw.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        throw.triggered.connect(self._delete)
        self.table.addAction(throw)
        bring_back = QAction(self)
        bring_back.setShortcut(QKeySequence.StandardKey.Undo)
        bring_back.triggered.connect(self.toast.act)
        self.addAction(bring_back)

    def _why_empty(self) -> str:
        if self.search.text().strip():
            return translate("library", "No match has all these words.")
        return translate(
            "library",
            "Nothing here yet. Every match you play is saved by itself and waits for you here.",
        )

    def _trying(self, act: Callable[[], object]) -> object:
        """Do something with files, and say why where it cannot be done."""
        try:
            return act()
        except NaipesError as error:
            self.toast.tell(Wording().say(error.what))
            return None

    @Slot()
    def _offer(self) -> None:
        """Offer what can be done with the selected match."""
        match = self.selected
        for button in (self.name, self.send, self.delete):
            button.setEnabled(match is not None)
        self.open.setEnabled(match is not None and match.problem is None)
        goes_on = match is None or match.is_unfinished
        self.open.set_icon("play" if goes_on else "replay")
        self.open.say(
            translate("library", "Continue") if goes_on else translate("library", "Watch")
        )

    @Slot()
    def _show_found(self) -> None:
        """Show what is read already as the search and the language have it."""
        chosen = self.selected
        self._wanted = chosen.path if chosen else self._wanted
        self.model.show_matches(self._found(self._read))
        self._choose()
        self._tell_how_many()

    @Slot(QModelIndex)
    @Slot()
    def _open(self, _: object = None) -> None:
        match = self.selected
        if match is None or match.problem is not None:
            return
        (self.resume if match.is_unfinished else self.replay).emit(match.path)

    @Slot()
    def _edit(self) -> None:
        self.table.setFocus()
        self.table.edit(self.model.index(self.table.currentIndex().row(), NAME))

    @Slot(object, str)
    def _rename(self, path: Path, name: str) -> None:
        renamed = self._trying(partial(self._library.rename, path, name))
        self.refresh(renamed if isinstance(renamed, Path) else path)
        self.table.setFocus()

    @Slot()
    def _delete(self) -> None:
        match, row = self.selected, self.table.currentIndex().row()
        if match is None:
            return
        deleted = self._trying(partial(self._library.delete, match.path))
        if not isinstance(deleted, Deleted):
            return
        rest = [other.path for other in self.model.matches if other is not match]
        self.refresh(rest[min(row, len(rest) - 1)] if rest else None)
        told = translate("library", "“{name}” deleted.").format(name=match.name)
        self.toast.tell(told, translate("library", "Undo"), partial(self._restore, deleted))

    def _restore(self, deleted: Deleted) -> None:
        path = self._trying(partial(self._library.restore, deleted))
        self.refresh(path if isinstance(path, Path) else None)

    @Slot()
    def _import(self) -> None:
        title, kinds = translate("library", "Import matches"), _kinds()
        chosen, _ = QFileDialog.getOpenFileNames(self, title, "", kinds)
        self.take_in([Path(name) for name in chosen])

    @Slot()
    def _export(self) -> None:
        match = self.selected
        if match is None:
            return
        title = translate("library", "Export a match")
        chosen, _ = QFileDialog.getSaveFileName(self, title, match.path.name, _kinds())
        if chosen:
            target = Path(chosen)
            target = target if target.suffix == SUFFIX else target.with_name(target.name + SUFFIX)
            self._trying(partial(self._library.export, match.path, target))

    @Slot()
    def _tell_deals(self) -> None:
        DealsDialog(self._library.files, self).open()

    @property
    def labels(self) -> tuple[Label, ...]:
        """Everything that is written on the page."""
        return self._title, self.empty


def _kinds() -> str:
    return f"{translate('library', 'Matches of Naipes')} (*{SUFFIX})"


def _dropped(event: QDropEvent) -> list[Path]:
    paths = (Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile())
    return [path for path in paths if path.suffix == SUFFIX]
