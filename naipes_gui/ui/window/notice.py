"""A short notice over the window, whatever page is shown."""

from PySide6.QtWidgets import QWidget

from naipes_gui.ui.table.toast import Toast

SHOWN_MS = 9000
BELOW_TOOLBAR = 54


class Notice(Toast):
    """Says one sentence over the page and goes away by itself."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("notice")

    def say(self, text: str, msecs: int = SHOWN_MS, *, warning: bool = True) -> None:
        """Show a sentence under the toolbar, where it covers neither a hand nor buttons."""
        super().say(text, msecs, warning=warning)
        self.move((self._ground.width() - self.width()) // 2, BELOW_TOOLBAR)
