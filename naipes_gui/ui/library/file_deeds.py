"""Naming, throwing away, bringing in and sending away the files of the library."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.store.deal_line import deal_of
from naipes_gui.store.library import Deleted, Library
from naipes_gui.store.names import SUFFIX
from naipes_gui.store.summary import Summary
from naipes_gui.ui.shared.choosing_files import asked_files, asked_target
from naipes_gui.ui.shared.match_names import called
from naipes_gui.ui.shared.widgets.labels import Toast

T = TypeVar("T")


class FileDeeds(QObject):
    """What changes the folder of matches; what cannot be done says why and changes nothing."""

    changed = Signal(object)
    """The folder is another; carries the path of the match to stand on, or nothing."""
    brought = Signal(object)
    """A match came in; carries its path."""

    def __init__(self, library: Library, toast: Toast, parent: QWidget) -> None:
        super().__init__(parent)
        self._library, self._toast, self._window = library, toast, parent

    def take_in(self, paths: Iterable[Path]) -> None:
        """Copy matches from elsewhere into the library."""
        for path in paths:
            copied = self._trying(partial(self._library.bring_in, path))
            if copied is not None:
                self.brought.emit(copied)

    @Slot()
    def ask_in(self) -> None:
        """Ask which files are to come in."""
        title = translate("library", "Import matches")
        self.take_in(Path(name) for name in asked_files(self._window, title, "", _kinds()))

    def ask_out(self, match: Summary) -> None:
        """Ask where a copy of a match is to go."""
        title = translate("library", "Export a match")
        chosen = asked_target(self._window, title, match.path.name, _kinds())
        if chosen:
            target = Path(chosen)
            target = target if target.suffix == SUFFIX else target.with_name(target.name + SUFFIX)
            self._trying(partial(self._library.export, match.path, target))

    def copy_deal(self, match: Summary) -> None:
        """Copy the line of a shared deal, so that it can be passed on."""
        assert match.header is not None
        deal = self._trying(partial(deal_of, match.header))
        if deal is not None:
            QGuiApplication.clipboard().setText(deal.line)
            told = translate("library", "The deal is copied: whoever pastes the line in Naipes "
                             "plays the same cards.")  # fmt: skip
            self._toast.tell(told)

    def rename(self, path: Path, name: str) -> None:
        """Give a match another name."""
        self.changed.emit(self._trying(partial(self._library.rename, path, name)) or path)

    def delete(self, match: Summary, then: Path | None) -> None:
        """Put a match into the bin, stand on another, and offer to bring it back."""
        deleted = self._trying(partial(self._library.delete, match.path))
        if deleted is not None:
            self.changed.emit(then)
            told = translate("library", "“{name}” deleted.").format(name=called(match))
            undo = partial(self._restore, deleted)
            self._toast.tell(told, translate("library", "Undo"), undo)

    def _restore(self, deleted: Deleted) -> None:
        self.changed.emit(self._trying(partial(self._library.restore, deleted)))

    def _trying(self, act: Callable[[], T]) -> T | None:
        """Do something with files, and say why where it cannot be done."""
        try:
            return act()
        except NaipesError as error:
            self._toast.tell(Wording().say(error.what))
            return None


def _kinds() -> str:
    return f"{translate('library', 'Matches of Naipes')} (*{SUFFIX})"
