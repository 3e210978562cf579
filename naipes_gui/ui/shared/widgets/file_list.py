"""Folders and files in a list: what the system's own chooser keeps from two keys."""

import re
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QDir, QStandardPaths, QStorageInfo, Qt, Slot
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from naipes_gui.core.quoting import quoted
from naipes_gui.core.text import phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.choosing import Combo
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.turning import Turning

SIZE = 720, 560
LONGEST = 120
SUFFIX = re.compile(r"\*(\.\w+)")
MEDIA = ("/media", "/run/media", "/mnt", "/Volumes")
"""Where systems put what is plugged in."""
PLACES = (
    QStandardPaths.StandardLocation.HomeLocation,
    QStandardPaths.StandardLocation.DesktopLocation,
    QStandardPaths.StandardLocation.DocumentsLocation,
    QStandardPaths.StandardLocation.DownloadLocation,
)


class FileList(QDialog):
    """Asks for a file that is there, or for a folder and a name; `found` is the answer."""

    def __init__(
        self, window: QWidget, title: str, start: Path, kinds: str, *, writes: bool
    ) -> None:
        super().__init__(window)
        self.setWindowTitle(title)
        self._writes, self._suffixes = writes, tuple(SUFFIX.findall(kinds))
        self.found, self._over = "", ""
        self.places, self.list = Combo(), QListWidget()
        self.up, self.take, self.cancel = Button("plain"), Button("main"), Button("plain")
        self.name, self.told = QLineEdit(), label("body", wrap=True)
        self._where, self.folder = label("strong", wrap=True), Path.home()
        self._build(title)
        self.name.setText(start.name if writes and not start.is_dir() else "")
        self._go(start if start.is_dir() else start.absolute().parent)
        fit(self, SIZE)

    @classmethod
    def ask(
        cls, window: QWidget, title: str, start: Path, kinds: str, *, writes: bool = False
    ) -> str:
        """Ask, and return the file, or nothing."""
        dialog = cls(window, title, start, kinds, writes=writes)
        found = dialog.found if dialog.exec() else ""
        dialog.deleteLater()
        return found

    def _build(self, title: str) -> None:
        self.up.say(translate("files", "Folder above"))
        self.cancel.say(translate("widgets", "Cancel"))
        self.list.setAccessibleName(translate("files", "Folders and files"))
        self.places.setAccessibleName(translate("files", "Places"))
        self.name.setAccessibleName(translate("files", "Name of the file"))
        self.name.setMaxLength(LONGEST)
        self.name.setVisible(self._writes)
        self.places.offer([("", translate("files", "Places")), *_places()], "")
        self.up.clicked.connect(self._go_up)
        self.places.chosen.connect(self._go_to)
        self.list.itemActivated.connect(self._open)
        self.list.currentItemChanged.connect(self._weigh)
        self.name.textChanged.connect(self._weigh)
        self.take.clicked.connect(self._take)
        self.cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(10)
        column.addWidget(label("heading", title, wrap=True))
        column.addWidget(self._where)
        column.addWidget(Turning([self.up, self.places, None]))
        column.addWidget(self.list, 1)
        column.addWidget(self.name)
        column.addWidget(self.told)
        column.addWidget(Turning([None, self.cancel, self.take]))

    def _go(self, folder: Path) -> None:
        """Show what lies in a folder; one that cannot be read is not gone into."""
        try:
            rows = sorted(_rows(folder, self._suffixes), key=lambda row: (not row[1], row[0]))
        except OSError:
            why = phrase("files", "The folder {name} cannot be read. Choose another.",
                         name=quoted(folder.name or folder))  # fmt: skip
            self._tell(Wording().say(why))
            return
        self.folder = folder
        self._where.setText(str(folder))
        self._tell("")
        self.list.clear()
        for name, is_folder in rows:
            item = QListWidgetItem(f"{name}/" if is_folder else name, self.list)
            item.setData(Qt.ItemDataRole.UserRole, str(folder / name))
        self.up.setEnabled(folder.parent != folder)
        self._weigh()

    @Slot()
    def _go_up(self) -> None:
        self._go(self.folder.parent)

    @Slot(object)
    def _go_to(self, place: object) -> None:
        if place:
            self._go(Path(str(place)))
            self.places.choose("")

    @Slot(QListWidgetItem)
    def _open(self, item: QListWidgetItem) -> None:
        path = Path(str(item.data(Qt.ItemDataRole.UserRole)))
        if path.is_dir():
            self._go(path)
        elif self._writes:
            self.name.setText(path.name)
        else:
            self._answer(path)

    @Slot()
    def _take(self) -> None:
        """Go into the chosen folder, or answer; what is there already is asked about once."""
        item = self.list.currentItem()
        if not self._writes and self._chosen is not None:
            self._open(item)
            return
        path = self._named(self.name.text().strip())
        if path.exists() and self._over != str(path):
            self._over = str(path)
            self.take.say(translate("files", "Write over it"))
            there = phrase("files", "{name} is there already.", name=quoted(path.name))
            self._tell(Wording().say(there))
            return
        self._answer(path)

    def _named(self, name: str) -> Path:
        ends = not self._suffixes or name.endswith(self._suffixes)
        return self.folder / (name if ends else f"{name}{self._suffixes[0]}")

    def _answer(self, path: Path) -> None:
        self.found = str(path)
        self.accept()

    @property
    def _chosen(self) -> str | None:
        at: QListWidgetItem | None = self.list.currentItem()
        return str(at.data(Qt.ItemDataRole.UserRole)) if at is not None else None

    @Slot()
    def _weigh(self) -> None:
        """Say what the main button does now."""
        self._over = ""
        write, read = translate("files", "Save here"), translate("files", "Open")
        self.take.say(write if self._writes else read)
        ready = self.name.text().strip() if self._writes else self._chosen
        self.take.setEnabled(bool(ready))

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        self.told.setVisible(bool(text))


def _rows(folder: Path, suffixes: tuple[str, ...]) -> Iterator[tuple[str, bool]]:
    """Yield the names in a folder that are to be seen, and whether each is a folder."""
    for path in folder.iterdir():
        is_folder = path.is_dir()
        if not path.name.startswith(".") and (is_folder or path.suffix in suffixes):
            yield path.name, is_folder


def _places() -> Iterator[tuple[str, str]]:
    """Yield where people keep files, and what is plugged in."""
    seen = set[str]()
    for place in PLACES:
        path = QStandardPaths.writableLocation(place)
        if path and path not in seen and Path(path).is_dir():
            seen.add(path)
            yield path, QStandardPaths.displayName(place)
    yield from ((drive.absolutePath(), drive.absolutePath()) for drive in QDir.drives())
    for volume in QStorageInfo.mountedVolumes():
        if volume.isReady() and volume.rootPath().startswith(MEDIA):
            yield volume.rootPath(), volume.displayName()
