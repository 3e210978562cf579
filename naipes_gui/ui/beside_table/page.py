"""What every page with a table on it does alike, from which one comes back to where one was."""

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QWidget

from naipes_gui.ui.shared.after_event import AfterEvent
from naipes_gui.ui.shared.page import Page

if TYPE_CHECKING:
    from naipes_gui.core.face import Face
    from naipes_gui.core.info import GameInfo
    from naipes_gui.ui.beside_table.situation_bar import SituationBar
    from naipes_gui.ui.table.board import Board


class BoardPage(Page):
    """A table with its bars that is played on, looked at, or tried on."""

    left = Signal()
    panel_toggled = Signal(bool)
    settings_wanted = Signal()
    sound_wanted = Signal()

    info: "GameInfo"
    face: "Face"
    board: "Board"
    situation: "SituationBar"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        AfterEvent(self, QEvent.Type.LanguageChange, self.retranslate)

    @abstractmethod
    def start(self) -> None:
        """Begin to show it; the page is in its place by now."""

    def leave(self) -> None:
        super().leave()
        self.left.emit()

    def minimumSizeHint(self) -> QSize:
        return QSize(640, 480)
