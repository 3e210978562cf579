"""A short notice at the foot of the window, whatever page is shown."""

from PySide6.QtWidgets import QWidget

from naipes_gui.ui.table.toast import Toast

SHOWN_MS = 9000


class Notice(Toast):
    """Says one sentence over the page and goes away by itself."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("notice")

    def say(self, html: str, msecs: int = SHOWN_MS, *, warning: bool = True) -> None:
        """Show a sentence at the foot of the window."""
        super().say(html, msecs, warning=warning)
        window = self._ground
        self.move((window.width() - self.width()) // 2, window.height() - self.height() - 56)
