"""Asks for a name."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.store.names import LONGEST_NAME
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.turning import Turning

SIZE = 460, 180
ENTER = Qt.Key.Key_Return, Qt.Key.Key_Enter


class NameDialog(QDialog):
    """One field; what is written in it may be taken once it is a name at all."""

    def __init__(
        self, title: str, name: str, window: QWidget, *, longest: int = LONGEST_NAME
    ) -> None:
        super().__init__(window)
        self.setWindowTitle(title)
        self.field, self.take, self.cancel = QLineEdit(name), Button("main"), Button("plain")
        self.field.setMaxLength(longest)
        self.field.setAccessibleName(title)
        self.field.selectAll()
        self.take.say(translate("widgets", "Save"))
        self.cancel.say(translate("widgets", "Cancel"))
        self.cancel.setAutoDefault(True)
        self.take.setDefault(True)
        self.take.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        self.field.textChanged.connect(self._weigh)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(14)
        column.addWidget(label("heading", title, wrap=True))
        column.addWidget(self.field)
        column.addStretch(1)
        column.addWidget(Turning([None, self.cancel, self.take]))
        fit(self, SIZE)
        self._weigh()

    @property
    def name(self) -> str:
        """What is written, without what nobody sees at its ends."""
        return self.field.text().strip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the field takes the name: Qt would press Cancel where no name stood at first."""
        if event.key() not in ENTER or not self.field.hasFocus():
            super().keyPressEvent(event)
        elif self.name:
            self.accept()

    @Slot()
    def _weigh(self) -> None:
        self.take.setEnabled(bool(self.name))


def asked_name(title: str, name: str, window: QWidget, *, longest: int = LONGEST_NAME) -> str:
    """Return the name that was given, or nothing."""
    dialog = NameDialog(title, name, window, longest=longest)
    given = dialog.name if dialog.exec() else ""
    dialog.deleteLater()
    return given
