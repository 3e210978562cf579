"""A card of ways onward: a heading and buttons of two lines."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.laid_out_button import LaidOutButton
from naipes_gui.ui.shared.widgets.marks import IconSign
from naipes_gui.ui.shared.widgets.tile import EDGE


class LinkButton(LaidOutButton):
    """A way onward, with a sentence about it."""

    def __init__(self, icon: str, parent: QWidget | None = None, *, dark: bool = True) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.setAutoDefault(False)
        self._name, self._about = label("strong"), label("caption", tone="second", wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 10, 12, 10)
        row.setSpacing(14)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._name)
        words.addWidget(self._about)
        row.addWidget(IconSign(icon, 22, tone="gold" if dark else "text", dark=dark))
        row.addLayout(words, 1)
        row.addWidget(IconSign("right", 16, dark=dark))
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, name: str, about: str) -> None:
        """Set the two lines."""
        self._name.setText(name)
        self._about.setText(about)
        self.setAccessibleName(name)
        self.setAccessibleDescription(about)
        # At once: a page asks how wide it has become before the event of its layout has come.
        self.updateGeometry()


class LinkCard(QWidget):
    """A heading over ways onward, as large as a tile."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = label("tile", wrap=True)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        panel = QFrame()
        panel.setProperty("ground", "panel")
        self._column = QVBoxLayout(panel)
        self._column.setContentsMargins(16, 16, 16, 16)
        self._column.setSpacing(10)
        self._column.addWidget(self._heading)
        self._column.addStretch(1)
        outer.addWidget(panel)

    def add(self, icon: str) -> LinkButton:
        """Return a new way onward below the others."""
        button = LinkButton(icon)
        self._column.insertWidget(self._column.count() - 1, button)
        return button

    def heights(self, way: LinkButton) -> tuple[int, int]:
        """Return how high the card is without one of its ways and with it, whatever is shown."""
        self._column.invalidate()
        now, part = self._column.totalSizeHint().height() + 2 * EDGE, way.sizeHint().height()
        part += self._column.spacing()
        return (now, now + part) if way.isHidden() else (now - part, now)

    def say(self, heading: str) -> None:
        """Set the heading."""
        self._heading.setText(heading)
