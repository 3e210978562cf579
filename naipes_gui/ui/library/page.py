"""The library: every saved match, to go on with, watch, name, send away or throw away."""

from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QShowEvent,
)
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from naipes_gui.core.text import translate
from naipes_gui.store.library import Library
from naipes_gui.store.names import SUFFIX
from naipes_gui.store.settings import Settings
from naipes_gui.store.summary import Summary
from naipes_gui.ui.library.bin_dialog import BinDialog
from naipes_gui.ui.library.cells import NAME
from naipes_gui.ui.library.deals.dialog import DealsDialog
from naipes_gui.ui.library.file_deeds import FileDeeds
from naipes_gui.ui.library.filters import Filters
from naipes_gui.ui.library.folding import Fold, Row
from naipes_gui.ui.library.listing import Listing
from naipes_gui.ui.library.model import LibraryModel
from naipes_gui.ui.library.table import fit_columns, library_table
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import Toast, label
from naipes_gui.ui.shared.widgets.more import More
from naipes_gui.ui.shared.widgets.nav_bar import NavBar, RailPage, on_page
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea
from naipes_gui.ui.shared.widgets.turning import Turning, line_by_line

LEAST_TABLE = 160
LOW, NARROW = 640, 620
"""At 100 %: in a lower or narrower page the list needs the room of the buttons that do not open
a match."""


class LibraryPage(RailPage):
    """The saved matches in a table, the latest first."""

    where = Where.LIBRARY
    resume = Signal(object)
    replay = Signal(object)
    review = Signal(object)
    give_up = Signal(object)
    same_again = Signal(object)
    """A match is to be played again from its first hand, with the same cards."""
    paste = Signal()
    """Somebody wants to play the deal whose line they were sent."""
    back = Signal()

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.nav_bar = NavBar(here=Where.LIBRARY)
        self._paper = QWidget()
        self._paper.setProperty("material", "paper")
        self.setAcceptDrops(True)
        self._library, self.listing = library, Listing(library, self)
        self._read: list[Summary] = []
        self._wanted: Path | None = None
        self._seated = 0
        self.model = LibraryModel(self, folds=True)
        self.table = library_table(self.model)
        self.filters = Filters(self.table.header(), self)
        self._foot = QWidget()
        self.toast = Toast(self._paper, self._foot)
        self.files = FileDeeds(library, self.toast, self)
        self.bin, self.line = Button("plain", "restore"), Button("plain")
        self.empty = label("lead", tone="second", wrap=True)
        self._title = label("title")
        self.open, self.bring = Button("main", "play"), Button("plain", "open")
        self.name, self.send = Button("plain", "note"), Button("plain", "export")
        self.delete, self.deals = Button("plain", "trash"), Button("plain")
        self.go_over = Button("plain", "learn")
        self.more = More((self.go_over, self.name, self.send, self.delete, self.bring, self.line,
                          self.bin, self.deals))  # fmt: skip
        self._arrange()
        self._connect()
        self.retranslate()

    @property
    def selected(self) -> Summary | None:
        """The match of the present row."""
        row = self._present
        return row if isinstance(row, Summary) else None

    @property
    def _present(self) -> Row | None:
        row = self.table.currentIndex().row()
        return self.model.rows[row] if 0 <= row < len(self.model.rows) else None

    def focus_first(self) -> None:
        """Give the keys to the table, or where there is no match to what brings one."""
        (self.table if self.table.isVisibleTo(self) else self.bring).setFocus()

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
        found = self.filters.wish.of(matches)
        first = len(self.model.rows)
        if self.filters.wish.is_plain:
            self.model.add_matches(found)
            if self.table.currentIndex().row() < 0 < first:
                self._choose()  # branches have found their places among the others
            is_left_alone = self.table.currentIndex().row() == 0
            if first == 0 or (is_left_alone and self._wanted in [match.path for match in found]):
                self._choose()
        else:
            # They find their places among the others, which are laid anew: so one stays there too.
            chosen = self.selected
            self._wanted = self._wanted or (chosen.path if chosen is not None else None)
            self.model.show_matches(self.filters.wish.of(self._read))
            self._choose()
        self._tell_how_many()

    def _choose(self) -> None:
        """Stand on the match to stay on, or else on the latest."""
        place = self.model.place_of(self._wanted)
        if place >= 0:
            self._wanted = None
        if self.model.rows:
            self.table.setCurrentIndex(self.model.index(max(0, place), NAME))

    @Slot()
    def _tell_how_many(self) -> None:
        """Show the table, or say why it is empty; while it is read nobody knows yet."""
        self.nav_bar.show_count(len(self._read))
        self._give_faces_room()
        self._stack.setCurrentIndex(0 if self.model.rows or self.listing.is_reading else 1)
        self.empty.setText(self.filters.why_empty())
        self._offer()
        is_bare = not self._read and not self.listing.is_reading
        if (
            is_bare
            and self.deals.isEnabled()
            and self.focusWidget() in self._foot.findChildren(Button)
        ):
            # With nothing left to do it to, Qt would hand the keys to whatever comes next.
            self.bring.setFocus()
        self.deals.setEnabled(not is_bare)

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self._title.setText(translate("library", "Library"))
        self.table.setAccessibleName(translate("library", "Saved matches"))
        self.bring.say(translate("library", "Import…"))
        self.name.say(translate("library", "Rename"))
        self.send.say(translate("library", "Export…"))
        self.delete.say(translate("library", "Delete"))
        self.bin.say(translate("library", "Bin…"))
        self.line.say(translate("library", "Paste a deal…"))
        self.filters.retranslate()
        self.nav_bar.retranslate()
        self.deals.say(translate("library", "Deal statistics"))
        self.go_over.say(translate("library", "Go over it"))
        self.more.retranslate()
        self.table.setAccessibleDescription(self.filters.order_told())
        self._reserve_widest()
        self._show_found()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Letters that changed while another page was seen are known only now.
        self._reserve_widest()
        self.refresh()
        self.table.setFocus()

    def adopt(self, settings: Settings) -> None:
        """Find the columns for another size of type."""
        self.filters.fit()
        self._reserve_widest()
        self._offer()
        self._fit()

    def _fit(self) -> None:
        super()._fit()
        wide = (self.width() - self.nav_bar.width()) / app_style().scale
        self.more.fold(is_folded=self.height() / app_style().scale < LOW or wide < NARROW)
        fit_columns(self.table, self.model, wide)

    def _give_faces_room(self) -> None:
        """Let names begin where the faces beside them end."""
        if self.model.seated != self._seated:
            self._seated = self.model.seated
            self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.listing.stop()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.files.take_in(_dropped(event))

    def _arrange(self) -> None:
        hbox(on_page(self.nav_bar), (self._scrolled(), 1), on=self, margins=0, spacing=0)
        column = vbox(on=self._paper, margins=(28, 20, 28, 18), spacing=14)
        search, game, result = self.filters.search, self.filters.game, self.filters.result
        column.addWidget(Turning([self._title, None, line_by_line(search, self.bring)]))
        column.addWidget(
            Turning([line_by_line(game, result), None, line_by_line(self.line, self.bin)])
        )
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        column.addWidget(self._stack, 1)
        others = line_by_line(self.name, self.send, self.delete)
        more = line_by_line(self.more, self.deals, self.go_over, self.open)
        vbox(Turning([others, None, more]), on=self._foot, margins=0)
        column.addWidget(self._foot)

    def _scrolled(self) -> ScrollArea:
        """Return what scrolls where large words leave a low window no room for the list."""
        self.table.setMinimumHeight(LEAST_TABLE)
        scroll = ScrollArea()
        scroll.setWidget(self._paper)
        return scroll

    def _connect(self) -> None:
        self.filters.changed.connect(self._show_found)
        self.filters.narrowed.connect(self._tell_found)
        self.files.changed.connect(self.refresh)
        self.files.brought.connect(self._show_brought)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._offer_deeds)
        self.bin.clicked.connect(self._open_bin)
        self.line.clicked.connect(self.paste)
        self.nav_bar.play.connect(self.back)
        self.listing.came.connect(self._add)
        self.listing.done.connect(self._tell_how_many)
        self.table.header().sortIndicatorChanged.connect(self._tell_order)
        self.table.activated.connect(self._open)
        self.table.clicked.connect(self._click)
        self.table.installEventFilter(self)
        self.table.selectionModel().currentRowChanged.connect(self._offer)
        self.model.renamed.connect(self._rename)
        self.open.clicked.connect(self._open)
        self.bring.clicked.connect(self.files.ask_in)
        self.deals.clicked.connect(self._tell_deals)
        self.go_over.clicked.connect(self._go_over)
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
        play_line = QAction(self.table)
        play_line.setShortcut(QKeySequence.StandardKey.Paste)
        play_line.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        play_line.triggered.connect(self.paste)
        self.table.addAction(play_line)

    @Slot()
    def _offer(self) -> None:
        """Offer what can be done with the selected match."""
        match, row = self.selected, self._present
        for button in (self.name, self.send, self.delete):
            button.setEnabled(match is not None)
        self.go_over.setEnabled(match is not None and _can_be_gone_over(match))
        self.open.setEnabled(isinstance(row, Fold) or (match is not None and not match.problem))
        if isinstance(row, Fold):
            self.open.set_icon("branch")
            self.open.say(translate("library", "Hide the branches") if row.is_open
                          else translate("library", "Show the branches"))  # fmt: skip
            return
        goes_on = match is None or match.is_unfinished
        self.open.set_icon("play" if goes_on else "replay")
        self.open.say(
            translate("library", "Continue") if goes_on else translate("library", "Watch")
        )

    def _reserve_widest(self) -> None:
        """Make the main button as wide as it ever is: the others must stay where they are."""
        texts = (
            translate("library", "Hide the branches"), translate("library", "Show the branches"),
            translate("library", "Continue"), translate("library", "Watch"),
        )  # fmt: skip
        widths = list[int]()
        for text in texts:
            self.open.say(text)
            widths.append(self.open.sizeHint().width())
        self.open.setMinimumWidth(max(widths))

    @Slot()
    def _go_over(self) -> None:
        if (match := self.selected) is not None:
            self.review.emit(match.path)

    @Slot(QPoint)
    def _offer_deeds(self, at: QPoint) -> None:
        """Offer what can be done with the match under the pointer."""
        match = self.selected
        if match is None:
            return
        menu = QMenu(self.table)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if match.problem is None:
            menu.addAction(self.open.text().strip()).triggered.connect(self._open)
        if _can_be_gone_over(match):
            review = menu.addAction(translate("library", "Go over it"))
            review.triggered.connect(lambda: self.review.emit(match.path))
        if match.is_unfinished:
            give_up = menu.addAction(translate("library", "Give up…"))
            give_up.triggered.connect(lambda: self.give_up.emit(match.path))
        if match.hands and match.problem is None:
            again = menu.addAction(translate("library", "Same deal from the beginning"))
            again.triggered.connect(lambda: self.same_again.emit(match.path))
        if match.header is not None and match.header.deal:
            copy = menu.addAction(translate("library", "Copy the deal"))
            copy.triggered.connect(lambda: self.files.copy_deal(match))
        for button in (self.name, self.send, self.delete):
            menu.addAction(button.text().strip()).triggered.connect(button.click)
        menu.popup(self.table.viewport().mapToGlobal(at))

    @Slot()
    def _open_bin(self) -> None:
        # What it offers can be done there, and once only.
        self.toast.hide()
        dialog = BinDialog(self._library, self)
        dialog.restored.connect(self.refresh)
        dialog.exec()
        dialog.deleteLater()
        self.table.setFocus()

    @Slot()
    def _show_found(self) -> None:
        """Show what is read already as the search and the language have it."""
        chosen = self.selected
        self._wanted = chosen.path if chosen else self._wanted
        self.model.show_matches(self.filters.wish.of(self._read))
        self._choose()
        self._tell_how_many()

    @Slot()
    def _tell_order(self) -> None:
        """Say in which order the rows are for those who do not see the sign of it."""
        self._fit()
        self.table.setAccessibleDescription(self.filters.order_told())
        announce(self.table, self.filters.order_told())

    @Slot()
    def _tell_found(self) -> None:
        """Say how many there are for those who see no list grow short."""
        many = len(self.model.matches)
        found = translate("library", "%n match(es) found", n=many)
        announce(self.table, found if many else self.filters.why_empty())

    @Slot(QModelIndex)
    @Slot()
    def _open(self, _: object = None) -> None:
        match, row = self.selected, self._present
        if isinstance(row, Fold) and not QGuiApplication.mouseButtons():
            self._fold(row)  # the first click of two has done it already
        if match is None or match.problem is not None:
            return
        (self.resume if match.is_unfinished else self.replay).emit(match.path)

    @Slot(QModelIndex)
    def _click(self, index: QModelIndex) -> None:
        row = self.model.rows[index.row()]
        if isinstance(row, Fold):
            self._fold(row)

    def _fold(self, fold: Fold) -> None:
        """Show the branches of a match, or fold them, and stay on their line."""
        self.model.toggle(fold)
        self._offer()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows fold branches before the table scrolls sideways with them."""
        is_key = event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if watched is not self.table or not is_key:
            return False
        row, unfolds = self._present, {Qt.Key.Key_Right: True, Qt.Key.Key_Left: False}
        assert isinstance(event, QKeyEvent)
        way = unfolds.get(Qt.Key(event.key()))
        if not isinstance(row, Fold) or way is None or way is row.is_open:
            return False
        self._fold(row)
        return True

    @Slot()
    def _edit(self) -> None:
        self.table.setFocus()
        self.table.edit(self.model.index(self.table.currentIndex().row(), NAME))

    @Slot(object, str)
    def _rename(self, path: Path, name: str) -> None:
        self.files.rename(path, name)
        self.table.setFocus()

    @Slot()
    def _delete(self) -> None:
        if (match := self.selected) is not None:
            row = self.model.matches.index(match)
            rest = [other.path for other in self.model.matches if other is not match]
            self.files.delete(match, rest[min(row, len(rest) - 1)] if rest else None)

    @Slot()
    def _export(self) -> None:
        if (match := self.selected) is not None:
            self.files.ask_out(match)

    @Slot(object)
    def _show_brought(self, path: Path) -> None:
        self.filters.search.clear()
        self.refresh(path)

    @Slot()
    def _tell_deals(self) -> None:
        DealsDialog(self._library.files, self).open()

    @property
    def labels(self) -> tuple[Label, ...]:
        """Everything that is written on the page."""
        return self._title, self.empty


def _can_be_gone_over(match: Summary) -> bool:
    return match.problem is None and bool(match.hands)


def _dropped(event: QDropEvent) -> list[Path]:
    paths = (Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile())
    return [path for path in paths if path.suffix == SUFFIX]
