"""The buttons at the foot of a sheet."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.widgets.more import offer_above


class Foot(QWidget):
    """Rows of buttons, the main one last: where there is little room, the first ones lie in a menu.

    No button is a sign alone, except a single one beside the main one.
    """

    def __init__(self, *rows: Sequence[QPushButton]) -> None:
        super().__init__()
        self._rows = [list(row) for row in rows if row]
        self._words = {button: button.text() for row in self._rows for button in row}
        self._more = [QPushButton() for _ in self._rows]
        self._whole = 0
        """How wide it is with all its words."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for more, buttons in zip(self._more, self._rows, strict=True):
            more.setAutoDefault(True)
            more.hide()
            more.clicked.connect(lambda _=False, more=more: self._offer(more))
            row = QHBoxLayout()
            row.addWidget(more)
            is_last = buttons is self._rows[-1]
            for button in buttons:
                if is_last and button is buttons[-1]:
                    row.addStretch(1)
                row.addWidget(button)
            if not is_last:
                row.addStretch(1)
            column.addLayout(row)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(max(self._whole, hint.width()), hint.height())

    def minimumSizeHint(self) -> QSize:
        main = self._rows[-1][-1]
        return QSize(main.sizeHint().width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        self._whole = 0
        for more, row in zip(self._more, self._rows, strict=True):
            others = row[: len(row) - (row is self._rows[-1])]
            for button in row:
                # Before it wears its style it seems to need less room than it does.
                button.ensurePolished()
                button.setText(self._words[button])
            self._whole = max(self._whole, self._needed(row))
            more.ensurePolished()
            more.setText(translate("widgets", "More…"))
            folded = self._folded(more, row, others)
            if len(others) == 1 and folded:
                others[0].setText("")
                folded = []
            for button in others:
                button.setVisible(button not in folded)
            more.setVisible(bool(folded))
        # Else they stand as their words needed it until the next event.
        if (column := self.layout()) is not None:
            column.activate()
        self.updateGeometry()

    def _folded(
        self, more: QPushButton, row: Sequence[QPushButton], others: Sequence[QPushButton]
    ) -> Sequence[QPushButton]:
        """Return the buttons for which there is no room beside the rest."""
        if self._needed(row) <= self.width():
            return []
        counts = range(1, len(others) + 1)
        fitting = (n for n in counts if self._needed([more, *row[n:]]) <= self.width())
        return others[: next(fitting, len(others))]

    def _needed(self, row: Sequence[QPushButton]) -> int:
        gap = self.layout().spacing()  # type: ignore[union-attr]
        return sum(button.sizeHint().width() for button in row) + gap * len(row)

    def _offer(self, more: QPushButton) -> None:
        """Offer the buttons that found no room, with their words."""
        row = self._rows[self._more.index(more)]
        offer_above(more, [button for button in row if button.isHidden()])
