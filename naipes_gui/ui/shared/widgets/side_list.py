"""The list at the left of a dialog."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.plain import Label

PADDING = 18
"""What the style sheet keeps free above and below a row."""


class SideList(QListWidget):
    """Rows of a picture or icon and one or two lines, one of which is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "side")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSpacing(2)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def add(self, key: str, picture: QPixmap, name: str, about: str = "") -> None:
        """Add a row."""
        item = QListWidgetItem(self)
        item.setData(Qt.ItemDataRole.UserRole, key)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}, {about}" if about else name)
        row = _row(picture, name, about)
        self.setItemWidget(item, row)
        for part in row.findChildren(Label):
            # Before it wears its style it seems to need less room than it does.
            part.ensurePolished()
        high = max(app_style().px(60 if about else 46), row.sizeHint().height() + PADDING)
        # The list takes its spacing from the width of a row.
        item.setSizeHint(QSize(row.sizeHint().width() + 8 * self.spacing(), high))
        self._align()

    def tell(self, key: str, about: str) -> None:
        """Write another second line under a name."""
        for i in range(self.count()):
            item = self.item(i)
            if item.data(Qt.ItemDataRole.UserRole) == key:
                name, second = self.itemWidget(item).findChildren(Label, "words")
                second.setText(about)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name.text()}, {about}")

    def _align(self) -> None:
        """Let all names begin where that beside the widest picture does."""
        # Rows that were cleared away are still there until an event loop deletes them.
        rows = [self.itemWidget(self.item(i)) for i in range(self.count())]
        found = [p for row in rows for p in row.findChildren(Label, "picture")]
        pictures = [p for p in found if not p.pixmap().isNull()]
        widest = max((p.pixmap().deviceIndependentSize().width() for p in pictures), default=0)
        for picture in pictures:
            picture.setFixedWidth(round(widest))

    @property
    def widest(self) -> int:
        """The width of the widest row, beside the bar that scrolls the rows."""
        rows = max((self.item(i).sizeHint().width() for i in range(self.count())), default=0)
        self.verticalScrollBar().ensurePolished()
        return rows + self.verticalScrollBar().sizeHint().width()

    def choose(self, key: str) -> None:
        """Choose a row by its key."""
        for i in range(self.count()):
            if self.item(i).data(Qt.ItemDataRole.UserRole) == key:
                self.setCurrentRow(i)

    @property
    def chosen(self) -> str:
        """The key of the chosen row."""
        item = self.currentItem()
        return str(item.data(Qt.ItemDataRole.UserRole)) if self.currentRow() >= 0 else ""


def _row(picture: QPixmap, name: str, about: str) -> QWidget:
    row = QWidget()
    line = hbox(on=row, margins=(6, 4, 8, 4), spacing=10)
    image = Label(name="picture")
    image.setAlignment(Qt.AlignmentFlag.AlignCenter)
    image.setPixmap(picture)
    line.addWidget(image)
    words = vbox(None, spacing=0)
    written = [label("name", name)]
    if about:
        written.append(label("caption", about, tone="second"))
    for line_of_words in written:
        line_of_words.setObjectName("words")
        words.addWidget(line_of_words)
    words.addStretch(1)
    line.addLayout(words, 1)
    row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return row
