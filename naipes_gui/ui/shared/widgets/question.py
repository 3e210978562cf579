"""A question with two answers, over the window."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.turning import Turning

SIZE = 520, 190


class Question(QDialog):
    """Asks before what cannot be undone; whoever just presses Esc or Enter leaves all as it is.

    Both answers say what they do: a bare “no” sends people back to read the question.
    """

    def __init__(self, title: str, text: str, yes: str, no: str, window: QWidget) -> None:
        super().__init__(window)
        self.setWindowTitle(title)
        self.yes, self.no = Button("plain"), Button("main")
        self.yes.say(yes)
        self.no.say(no)
        self.yes.clicked.connect(self.accept)
        self.no.clicked.connect(self.reject)
        for button in (self.yes, self.no):
            # Enter presses the one that has the focus, and no other.
            button.setAutoDefault(True)
        self.no.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(12)
        column.addWidget(label("heading", title, wrap=True))
        column.addWidget(label("body", text, tone="second", wrap=True))
        column.addStretch(1)
        column.addWidget(Turning([None, self.yes, self.no]))
        fit(self, SIZE)
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)


def is_wanted(title: str, text: str, yes: str, no: str, window: QWidget) -> bool:
    """Ask, and tell whether it is to be done."""
    question = Question(title, text, yes, no, window)
    wanted = bool(question.exec())
    question.deleteLater()
    return wanted
