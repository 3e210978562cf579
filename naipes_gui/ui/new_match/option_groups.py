"""A group of options, folded to one line that tells their values, or open."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.laid_out_button import LaidOutButton
from naipes_gui.ui.shared.widgets.marks import IconSign
from naipes_gui.ui.shared.widgets.option_row import OptionRow


class GroupHead(LaidOutButton):
    """Opens and folds a group; folded it tells below its name what is chosen inside.

    It is no check box, which would be heard as whether what is inside holds.
    """

    turned = Signal(bool)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setProperty("kind", "flat")
        self.setAutoDefault(False)
        self.is_open, self._called = False, name
        self._name = label("name", name, wrap=True)
        self.values = label("caption", tone="second", wrap=True)
        self._open, self._folded = IconSign("chevron", 16), IconSign("folded", 16)
        row = hbox(on=self, margins=(10, 7, 12, 7), spacing=9)
        for sign in (self._open, self._folded):
            row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        words = vbox(self._name, self.values, spacing=1)
        row.addLayout(words, 1)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clicked.connect(self._toggle)
        self.open(False)

    def tell(self, values: str, everything: str) -> None:
        """Say what is chosen inside: in short to be read, and all of it to be heard."""
        self.values.setText(values)
        self.setAccessibleDescription(everything)

    def open(self, opened: bool) -> None:
        """Show and say that the group is open, or folded."""
        self.is_open = opened
        self._open.setVisible(opened)
        self._folded.setVisible(not opened)
        self.values.setVisible(not opened)
        state = translate("options", "open") if opened else translate("options", "folded")
        self.setAccessibleName(f"{self._called}, {state}")
        self.turned.emit(opened)

    @Slot()
    def _toggle(self) -> None:
        self.open(not self.is_open)


class OptionGroup(QFrame):
    """A head and the rows below it."""

    toggled = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.head, self._inside = GroupHead(name), QWidget()
        self.rows: list[OptionRow] = []
        self._column = vbox(on=self._inside, margins=(8, 0, 0, 6), spacing=2)
        vbox(self.head, self._inside, on=self, margins=0, spacing=0)
        self._inside.hide()
        self.head.turned.connect(self._inside.setVisible)
        self.head.clicked.connect(self.toggled)

    def add(self, row: OptionRow) -> None:
        """Put a row below the others."""
        self.rows.append(row)
        self._column.addWidget(row)

    def open(self, opened: bool) -> None:
        """Show the rows, or the line that tells them."""
        self.head.open(opened)

    @property
    def is_open(self) -> bool:
        """Whether the rows are shown."""
        return self.head.is_open
