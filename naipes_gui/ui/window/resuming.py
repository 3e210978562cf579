"""A long match on its way back to the table, and the bar that shows how far it is."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialog, QProgressBar, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
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
