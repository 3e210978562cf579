"""A long match on its way back to the table, and the bar that shows how far it is."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QProgressBar, QVBoxLayout, QWidget

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.text import translate
from naipes_gui.store.recorder import Recorder
from naipes_gui.ui.shared.loading import Loading
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label

SIZE = 460, 170
STEPS = 100
"""Of the bar: to paint a thousand would take as long as to read what it stands for."""


class Waiting(QDialog):
    """Stands over the window while a match is read; whoever closes it wants it no more."""

    def __init__(self, loading: Loading, window: QWidget) -> None:
        super().__init__(window)
        self.setWindowTitle(translate("window", "Reading the match…"))
        self.bar, stop = QProgressBar(), Button("plain")
        self.bar.setRange(0, STEPS)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.windowTitle())
        stop.say(translate("window", "Cancel"))
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(14)
        column.addWidget(label("heading", self.windowTitle()))
        column.addWidget(self.bar)
        column.addWidget(stop, 0, Qt.AlignmentFlag.AlignRight)
        fit(self, SIZE)
        stop.clicked.connect(self.reject)
        self.rejected.connect(loading.stop)
        loading.went_on.connect(self._advance)
        loading.done.connect(self.accept)
        loading.failed.connect(self.accept)
        self.finished.connect(self.deleteLater)

    @Slot(float)
    def _advance(self, part: float) -> None:
        self.bar.setValue(round(part * STEPS))
        if not self.isVisible():
            self.open()


class Resuming(QObject):
    """Reads a saved match until it can be played on; the last that was asked for counts."""

    ready = Signal(object)
    failed = Signal(object, object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._loading: Loading | None = None

    def read(self, path: Path) -> None:
        """Begin to read a match, unless nothing can be read of it."""
        try:
            loading = Loading(path, Recorder.resuming(path), self)
        except (NaipesError, OSError) as error:
            self.failed.emit(path, error)
            return
        self.stop()
        self._loading = loading
        Waiting(loading, self._window)
        loading.failed.connect(lambda error: self.failed.emit(path, error))
        loading.done.connect(self._end)
        loading.start()

    def stop(self) -> None:
        """Let go of a match that is on its way to the table."""
        if self._loading is not None:
            self._loading.stop()
            self._loading.deleteLater()
            self._loading = None

    @Slot(object)
    def _end(self, recorder: Recorder) -> None:
        self.stop()
        self.ready.emit(recorder)
