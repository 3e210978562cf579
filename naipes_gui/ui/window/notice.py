"""A short notice over the window, whatever page is shown."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from naipes_gui.ui.table.toast import Toast

SHOWN_MS = 9000
BELOW_TOOLBAR = 54


class Notice(Toast):
    """Says one sentence over the page and goes away by itself."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("notice")
        window.installEventFilter(self)

    def say(self, text: str, msecs: int = SHOWN_MS, *, warning: bool = True) -> None:
        """Show a sentence under the toolbar, where it covers neither a hand nor buttons."""
        super().say(text, msecs, warning=warning)
        self._stand_in_the_middle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._ground and self.isVisible():
            # A window that was made smaller would cut it off.
            self.fit()
            self._stand_in_the_middle()
        return super().eventFilter(watched, event)

    def _stand_in_the_middle(self) -> None:
        self.move((self._ground.width() - self.width()) // 2, BELOW_TOOLBAR)
