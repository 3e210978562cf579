"""The line of the chosen hand on paper: to photograph, to copy; and the way to another one."""

from PySide6.QtCore import QRectF, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.canvas import rounded_path
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import Radius
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.qr import QrPicture
from naipes_gui.ui.shared.widgets.turning import Turning

SIDE, SMALL = 144, 96
COPIED_MS = 2000


class LineCard(QWidget):
    """A sheet on the page, of the material of dialogs."""

    paste = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading, self._about = (
            label("tile", wrap=True),
            label("body", tone="second", wrap=True),
        )
        self.picture, self.field = QrPicture(SIDE), QLineEdit()
        self.field.setReadOnly(True)
        self.copy, self.other = Button("main", "export"), Button("plain", "open")
        self._copied = QTimer(self, singleShot=True, interval=COPIED_MS)
        self._copied.timeout.connect(self._say)
        self.copy.clicked.connect(self.copy_line)
        self.other.clicked.connect(self.paste)
        row = hbox(on=self, margins=(16, 12, 20, 12), spacing=20)
        words = vbox(self._heading, self._about, None, Turning([self.field, self.copy, self.other]))
        row.addWidget(self.picture)
        row.addLayout(words, 1)
        self._say()

    def show_line(self, line: str) -> None:
        """Show a line."""
        self.field.setText(line)
        self.field.setCursorPosition(0)
        self.picture.show_line(line, translate("day", "The line of the deal as a QR code"))

    def be_small(self, small: bool) -> None:
        """Take less room."""
        self.picture.be(SMALL if small else SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = rounded_path(QRectF(self.rect()), Radius.DIALOG)
        painter.fillPath(path, QColor(app_style().paper.window))
        painter.end()

    @Slot()
    def copy_line(self) -> None:
        """Copy the line, and say so for a moment."""
        QGuiApplication.clipboard().setText(self.field.text())
        told = translate("day", "Copied")
        self.copy.say(told)
        announce(self.copy, told)
        self._copied.start()

    def stop(self) -> None:
        """Let no moment run on."""
        self._copied.stop()

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self._say()

    @Slot()
    def _say(self) -> None:
        self._heading.setText(translate("day", "Pass this hand on"))
        about = translate(
            "day",
            "Rules, opponents and cards are in this line. Nobody can read the cards from it by "
            "eye. If a line comes back, the two are compared here.",
        )
        self._about.setText(about)
        self.copy.say(translate("day", "Copy the deal"), about="C")
        self.other.say(translate("day", "Paste another"), about=translate("day", "Ctrl+V"))
        self.field.setAccessibleName(translate("day", "Line of the deal"))
