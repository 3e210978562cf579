"""A number between two others, chosen on a scale."""

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QWheelEvent
from PySide6.QtWidgets import QSlider, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.widgets.boxes import hbox
from naipes_gui.ui.shared.widgets.labels import label

WIDTH = 190


class _Slider(QSlider):
    """A slider that leaves the wheel to the page it is on."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Scale(QWidget):
    """A slider with its value in words; it tells when it is let go, and with every key."""

    chosen = Signal(object)

    def __init__(self, low: int, high: int, step: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step = step
        self.slider, self._value = _Slider(Qt.Orientation.Horizontal), label("strong")
        # A reader says the number of the slider, so it is the one that is written beside it.
        self.slider.setRange(low, high)
        self.slider.setSingleStep(step)
        self.slider.setPageStep(2 * step)
        self.slider.setTracking(False)
        self.slider.setFixedWidth(WIDTH)
        self._value.setText(_per_cent(high))
        self._value.setMinimumWidth(self._value.sizeHint().width())
        self._value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        hbox(self.slider, self._value, on=self, margins=0, spacing=12)
        self.slider.sliderMoved.connect(self._say)
        self.slider.valueChanged.connect(self._tell)

    def choose(self, number: int) -> None:
        """Stand at a number without telling anybody."""
        self.slider.blockSignals(True)
        self.slider.setValue(self._on_a_step(number))
        self.slider.blockSignals(False)
        self._say(self.slider.value())

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self.slider.setAccessibleName(name)

    def setAccessibleDescription(self, text: str) -> None:
        super().setAccessibleDescription(text)
        self.slider.setAccessibleDescription(text)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # No proxy: Tab would stop here, before it comes to what was put ahead of the slider.
        self.slider.setFocus(event.reason())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @Slot(int)
    def _say(self, number: int) -> None:
        self._value.setText(_per_cent(self._on_a_step(number)))

    @Slot(int)
    def _tell(self, number: int) -> None:
        # A hand lets it go anywhere.
        self.choose(number)
        self.chosen.emit(self._on_a_step(number))

    def _on_a_step(self, number: int) -> int:
        return round(number / self._step) * self._step


def _per_cent(number: int) -> str:
    return translate("widgets", "{number} %").format(number=number)
