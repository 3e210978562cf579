"""Keys with what they do, one below the other: seen as caps, heard row by row."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from naipes_gui.core.wording import labelled
from naipes_gui.ui.shared.keys_aloud import aloud
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.plain import Label

CAP, PADDING, BETWEEN = 84, 6, 14
"""At 100 %: how wide a cap is at least, and what is left free beside it and its words."""
FRAME = 6
"""What the style sheet keeps round a row for the frame of the one that has the keys."""
ONLY_READ = "onlyRead"
"""The property of a list whose rows do nothing: two keys need not come to them."""
PAGES = Qt.Key.Key_PageUp, Qt.Key.Key_PageDown


class KeyRow(NamedTuple):
    """Keys as they are printed, and what they do."""

    keys: str
    what: str


class KeyRows(QListWidget):
    """A list as high as its rows, which lies in what scrolls it.

    A sheet of labels is read in one go, and across its columns; a list is gone through by ↑ ↓.
    """

    def __init__(self, name: str, told: Iterable[KeyRow]) -> None:
        super().__init__()
        self.setProperty("kind", "keys")
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty(ONLY_READ, True)
        for bars_off in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            bars_off(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustIgnored)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._rows = [_Row(row) for row in told]
        _align([row.cap for row in self._rows])
        for row, widget in zip(told, self._rows, strict=True):
            item = QListWidgetItem(self)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, labelled(aloud(row.keys), row.what))
            self.setItemWidget(item, widget)

    def heightForWidth(self, width: int) -> int:
        return sum(self._high(row, width) for row in self._rows)

    def sizeHint(self) -> QSize:
        wide = max((row.sizeHint().width() for row in self._rows), default=0)
        return QSize(wide + FRAME, self.heightForWidth(wide + FRAME))

    def minimumSizeHint(self) -> QSize:
        wide = max((row.minimumSizeHint().width() for row in self._rows), default=0)
        return QSize(wide + FRAME, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.viewport().width()
        for place, row in enumerate(self._rows):
            self.item(place).setSizeHint(QSize(wide, self._high(row, wide)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Stand on a row: one that was not chosen would be called so."""
        super().focusInEvent(event)
        self.setCurrentRow(max(0, self.currentRow()))
        # Qt tells readers afterwards that the keys are here.
        QTimer.singleShot(0, self, self._tell)

    @Slot()
    def _tell(self) -> None:
        """Tell a reader on which row one stands: Qt tells only of those gone to later."""
        if QAccessible.isActive() and self.hasFocus():
            stood_on = QAccessibleEvent(self, QAccessible.Event.Focus)
            stood_on.setChild(self.currentRow())
            QAccessible.updateAccessibility(stood_on)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PAGES:
            # Pages are those of what scrolls.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:  # fmt: skip
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self._bring_into_sight(self._rows[current.row()])

    def _high(self, row: "_Row", width: int) -> int:
        return row.heightForWidth(width - FRAME) + FRAME

    def _bring_into_sight(self, row: QWidget) -> None:
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if around is not None:
            around.ensureWidgetVisible(row)


class _Row(QWidget):
    """A cap, and beside it what it does."""

    def __init__(self, told: KeyRow) -> None:
        super().__init__()
        self.cap = label("keycap", told.keys, wrap=True)
        self.cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
        line = QHBoxLayout(self)
        line.setContentsMargins(PADDING, 0, PADDING, 0)
        line.setSpacing(BETWEEN)
        line.addWidget(self.cap, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(label("body", told.what, wrap=True), 1)


def _align(caps: Iterable[Label]) -> None:
    """Let all caps be as wide as the widest, with its keys below each other."""
    caps = list(caps)
    for cap in caps:
        cap.ensurePolished()
    widest = max((cap.minimumSizeHint().width() for cap in caps), default=0)
    for cap in caps:
        cap.setMinimumWidth(max(widest, app_style().px(CAP)))
