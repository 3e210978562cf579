"""A row of parts that becomes a column where there is no room for a row."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from naipes_gui.ui.shared.after_event import AfterEvent
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.boxes import hbox
from naipes_gui.ui.shared.widgets.flow import Flow

GAP = 12
LEFT = Qt.AlignmentFlag.AlignLeft


class Turning(QWidget):
    """Parts side by side, or below each other; nothing stands for a stretch between them."""

    def __init__(self, parts: Sequence[QWidget | None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = [part for part in parts if part is not None]
        pushed = parts[list(parts).index(None) :] if None in parts else ()
        self._pushed = [part for part in pushed if part is not None]
        """What stands behind a stretch stays at the right in a column too."""
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(GAP)
        for part in parts:
            if part is None:
                self._box.addStretch(1)
            else:
                self._box.addWidget(part)
        # Parts that have more to say may no longer stand beside each other.
        AfterEvent(self, QEvent.Type.LayoutRequest, self._turn)

    def sizeHint(self) -> QSize:
        return QSize(self._row_width(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        widest = max((part.minimumSizeHint().width() for part in self._parts), default=0)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def _row_width(self) -> int:
        shown = [part.sizeHint().width() for part in self._parts if not part.isHidden()]
        return sum(shown) + GAP * max(0, len(shown) - 1)

    def _turn(self) -> None:
        fits = self._row_width() <= self.width()
        way = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        if way is not self._box.direction():
            self._box.setDirection(way)
            for part in self._parts:
                # What breaks its lines would be made narrower than its height was found for.
                free = fits or _breaks_lines(part) or _wants_width(part)
                side = Qt.AlignmentFlag.AlignRight if part in self._pushed else LEFT
                self._box.setAlignment(part, Qt.AlignmentFlag(0) if free else side)
            self.updateGeometry()


def _wants_width(part: QWidget) -> bool:
    """Tell whether a part is of the more use the wider it is: a field with a long line."""
    return bool(part.sizePolicy().expandingDirections() & Qt.Orientation.Horizontal)


def _breaks_lines(part: QWidget) -> bool:
    layout = part.layout()
    inside = layout is not None and layout.hasHeightForWidth()
    return part.sizePolicy().hasHeightForWidth() or inside


def side_by_side(*parts: QWidget) -> QWidget:
    """Return parts that stay beside each other."""
    group = QWidget()
    hbox(*parts, on=group, margins=0, spacing=GAP)
    return group


def line_by_line(*parts: QWidget) -> QWidget:
    """Return parts that stay beside each other as long as there is room for them."""
    group = QWidget()
    flow = Flow(GAP, group)
    for part in parts:
        flow.addWidget(part)
    return group


def side_width(usual: int) -> int:
    """Return the width of a column at the side: it grows with the text, but more slowly."""
    return math.floor(usual * math.sqrt(app_style().scale))
