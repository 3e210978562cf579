"""The crown by the card that is winning a trick."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsWidget

from naipes_gui.ui.table.card_item import centre

ON_CARDS = 9_000
"""Height of what lies over resting cards, such as owner tags."""


CROWN = 15_000
"""Height of the crown: over cards that have just landed too, and lie as high as they flew."""


class Crown(QGraphicsWidget):
    """A disc of its own: as a part of its card the next card of the trick would cover it."""

    def __init__(self) -> None:
        super().__init__()
        self._disc = QGraphicsPixmapItem(self)
        self._disc.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setZValue(CROWN)
        self.hide()

    def wear(self, disc: QPixmap) -> None:
        """Look as a disc does; its middle is where the crown is."""
        self._disc.setPixmap(disc)
        centre(self._disc)
