"""Choosing one of several: a combo box, a row of segments, a number with minus and plus."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QListView,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from naipes_gui.core.text import translate
from naipes_gui.core.wording import labelled
from naipes_gui.ui.shared.art import icon_pixmap
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.tab_order import stop_at_taken

LEAST_LETTERS = 10


class Combo(QComboBox):
    """A combo box of values with names; the wheel turns the page, not the choice."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._called = Label()
        """Says what is chosen here: on Linux readers know a combo box by its value alone."""
        self._called.hide()
        super().__init__(parent)
        self._called.setBuddy(self)
        self._called.setParent(self.parentWidget())
        self.setView(QListView(self))  # only an item view of this kind obeys the style sheet
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        # As wide as its longest value where there is room; Qt would have no less anywhere.
        self.setMinimumContentsLength(LEAST_LETTERS)
        self.activated.connect(self._tell)

    def offer(self, values: Sequence[tuple[Any, str]], present: Any) -> None:
        """Show the values by their names and select one."""
        self.clear()
        for value, name in values:
            self.addItem(name, value)
        self.choose(present)

    def choose(self, value: Any) -> None:
        """Select a value without telling anybody."""
        self.setCurrentIndex(
            next((i for i in range(self.count()) if self.itemData(i) == value), -1)
        )

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self._called.setText(name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ParentChange:
            # Qt asks only those beside it for a label.
            self._called.setParent(self.parentWidget())

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def showPopup(self) -> None:
        # The list may be wider than the box, so that every value can be read.
        self.view().setMinimumWidth(min(self.sizeHint().width(), self.window().width()))
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = app_style().px(16)
        x = 10 if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else -side - 11
        painter = QPainter(self)
        sign = icon_pixmap("chevron", app_style().paper.text2, side, self.devicePixelRatioF())
        painter.drawPixmap(x % self.width(), (self.height() - side) // 2, sign)
        painter.end()

    @Slot(int)
    def _tell(self, index: int) -> None:
        self.chosen.emit(self.itemData(index))


class Segments(QWidget):
    """A few choices side by side, one of which is taken."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._values: list[Any] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._group.buttonClicked.connect(self._tell)

    def offer(self, values: Sequence[tuple[Any, str]], present: Any) -> None:
        """Show the values by their names and take one."""
        names = [name for _, name in values]
        if [button.text() for button in self._group.buttons()] != names:
            self._build(names)
        self._values = [value for value, _ in values]
        self.choose(present)

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self._tell_of_what()

    def setAccessibleDescription(self, text: str) -> None:
        super().setAccessibleDescription(text)
        self._tell_of_what()

    def _tell_of_what(self) -> None:
        """Say with every choice what it is of: readers pass over the name of a mere group."""
        name, about = self.accessibleName(), self.accessibleDescription()
        told = labelled(name, about) if name and about else name or about
        for button in self._group.buttons():
            button.setAccessibleDescription(told)

    def needs(self) -> int:
        """Return how wide it will be, in the look that it will wear."""
        for button in self._group.buttons():
            button.ensurePolished()
        return sum(button.sizeHint().width() for button in self._group.buttons())

    def choose(self, value: Any) -> None:
        """Take a value, or none if it is not offered, without telling anybody."""
        self._group.setExclusive(False)
        for button, offered in zip(self._group.buttons(), self._values, strict=True):
            button.setChecked(offered == value)
        self._group.setExclusive(True)
        stop_at_taken(self._group.buttons())

    def focusInEvent(self, event: QFocusEvent) -> None:
        if (taken := self._group.checkedButton()) is not None:
            taken.setFocus(event.reason())

    def _build(self, names: Sequence[str]) -> None:
        for old in self._group.buttons():
            self._group.removeButton(old)
            old.hide()
            old.deleteLater()
        for i, name in enumerate(names):
            button = QPushButton(name, self)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setAutoDefault(False)
            button.setProperty("segment", _place(i, len(names)))
            self._group.addButton(button, i)
            self._row().addWidget(button)
        self._tell_of_what()

    def _row(self) -> QHBoxLayout:
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        return row

    @Slot(QAbstractButton)
    def _tell(self, button: QAbstractButton) -> None:
        self.chosen.emit(self._values[self._group.id(button)])


def _place(i: int, count: int) -> str:
    if count == 1:
        return "only"
    return "first" if i == 0 else "last" if i == count - 1 else "middle"


class Stepper(QWidget):
    """A whole number that can be typed, or changed by a minus and a plus."""

    changed = Signal(int)

    def __init__(self, low: int, high: int, step: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QSpinBox(self)
        self.field.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setRange(low, high)
        self.field.setGroupSeparatorShown(True)
        self.field.setMinimumWidth(app_style().px(60))
        self.field.setSingleStep(step)
        self.field.valueChanged.connect(self._check)
        self.less, self.more = Button("flat", "minus"), Button("flat", "plus")
        self.less.clicked.connect(self.field.stepDown)
        self.more.clicked.connect(self.field.stepUp)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for part in (self.less, self.field, self.more):
            row.addWidget(part)
        self.retranslate()
        self._check(low)

    def retranslate(self) -> None:
        """Name the buttons in the language of the program."""
        self.less.setAccessibleName(translate("widgets", "Less"))
        self.more.setAccessibleName(translate("widgets", "More"))

    def name(self, text: str) -> None:
        """Set the accessible name of the number."""
        self.field.setAccessibleName(text)

    def set_value(self, number: int) -> None:
        """Show a number without telling anybody."""
        self.field.blockSignals(True)
        self.field.setValue(number)
        self.field.blockSignals(False)
        self._bounds(number)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    @Slot(int)
    def _check(self, number: int) -> None:
        self._bounds(number)
        self.changed.emit(number)

    def _bounds(self, number: int) -> None:
        self.less.setEnabled(number > self.field.minimum())
        self.more.setEnabled(number < self.field.maximum())
