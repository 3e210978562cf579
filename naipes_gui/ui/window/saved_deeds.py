"""What can be done with a saved match from the start page: give it up, rename it, delete it."""

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.text import translate
from naipes_gui.store.library import Deleted, Library
from naipes_gui.store.names import LONGEST_FILE_NAME
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.summary import summarise
from naipes_gui.ui.shared.loading import Loading
from naipes_gui.ui.shared.match_names import called
from naipes_gui.ui.shared.widgets.labels import Toast
from naipes_gui.ui.shared.widgets.name_dialog import asked_name
from naipes_gui.ui.window.giving_up import is_given_up

log = logging.getLogger(__name__)


class SavedDeeds(QObject):
    """Does it, and tells of what ``failed``; ``changed`` comes when the list is another."""

    changed = Signal()
    failed = Signal(object)

    def __init__(self, library: Library, window: QWidget) -> None:
        super().__init__(window)
        self._library, self._window = library, window
        self._loading: Loading | None = None
        self._toast: Toast | None = None

    def stop(self) -> None:
        """Let go of a match that is being read."""
        if self._loading is not None:
            self._loading.stop()
            self._loading.deleteLater()
            self._loading = None

    def put_away(self) -> None:
        """Do nothing more, nor offer to undo what was done: somebody else will play."""
        self.stop()
        if self._toast is not None:
            self._toast.hide()
            self._toast.deleteLater()
        self.deleteLater()

    @Slot(object)
    def give_up(self, path: Path) -> None:
        """End a match where it stands, after one question."""
        if not is_given_up(self._window):
            return
        self.stop()
        try:
            self._loading = Loading(path, Recorder.resuming(path), self)
        except (NaipesError, OSError) as error:
            self.failed.emit(error)
            return
        self._loading.done.connect(self._end)
        self._loading.failed.connect(self.failed)
        self._loading.start()

    @Slot(object)
    def _end(self, recorder: Recorder) -> None:
        self.stop()
        name = called(summarise(recorder.path))
        try:
            if not recorder.record.is_over:
                recorder.abandon()
        except NaipesError as error:
            self.failed.emit(error)
        finally:
            recorder.close()
        if recorder.failure is not None:
            self.failed.emit(NaipesError(recorder.failure))
        else:
            # Its card goes, and with it what would have told.
            told = translate("window", "“{name}” was given up; it stays in the library.")
            self._said.tell(told.format(name=name))
        self.changed.emit()

    @Slot(object)
    def rename(self, path: Path) -> None:
        """Ask for another name."""
        title, now = translate("window", "What is this match called?"), called(summarise(path))
        name = asked_name(title, now, self._window, longest=LONGEST_FILE_NAME)
        if name and name != now:
            self._trying(partial(self._library.rename, path, name))
            self.changed.emit()

    @Slot(object)
    def delete(self, path: Path) -> None:
        """Put a match into the bin, and offer to bring it back."""
        name = called(summarise(path))
        deleted = self._trying(partial(self._library.delete, path))
        if isinstance(deleted, Deleted):
            told = translate("library", "“{name}” deleted.").format(name=name)
            self._said.tell(told, translate("library", "Undo"), partial(self._restore, deleted))
            self.changed.emit()

    def _restore(self, deleted: Deleted) -> None:
        self._trying(partial(self._library.restore, deleted))
        self.changed.emit()

    @property
    def _said(self) -> Toast:
        self._toast = self._toast or Toast(self._window)
        return self._toast

    def _trying(self, act: Callable[[], object]) -> object:
        try:
            return act()
        except NaipesError as error:
            self.failed.emit(error)
            return None
