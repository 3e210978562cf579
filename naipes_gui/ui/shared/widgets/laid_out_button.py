"""A button that is as large as what is laid out on it."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLayout, QPushButton, QSizePolicy, QWidget


class LaidOutButton(QPushButton):
    """Has a layout of labels; Qt's own buttons ask after their text and icon alone.

    Labels are dressed only once they stand in their page: what they need then is asked anew.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Large words break into lines, which takes height.
        policy = QSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _laid(self) -> QLayout:
        laid = self.layout()
        assert laid is not None
        return laid

    def sizeHint(self) -> QSize:
        return self._laid().totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._laid().totalMinimumSize()

    def heightForWidth(self, width: int) -> int:
        return self._laid().totalHeightForWidth(width)
