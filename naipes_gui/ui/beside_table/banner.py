"""A strip above the table for what lasts, such as a disk that is full."""

from PySide6.QtWidgets import QFrame, QWidget

from naipes_gui.ui.shared.art import icon_pixmap
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.shared.widgets.boxes import hbox
from naipes_gui.ui.shared.widgets.plain import Label


class Banner(QFrame):
    """Shows one sentence until it no longer holds."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sign, self._text = Label(), Label(wrap=True)
        hbox(self._sign, (self._text, 1), on=self, margins=(16, 7, 16, 7))
        self.setStyleSheet(
            f"Banner {{ background: {LIGHT.changed} }} QLabel {{ color: {LIGHT.on_changed};"
            " background: transparent }"
        )
        self.hide()

    def say(self, text: str, *, warning: bool = True) -> None:
        """Show a sentence, or nothing; what is well as it is comes without the sign of danger."""
        sign = "warning" if warning else "info"
        self._sign.setPixmap(icon_pixmap(sign, LIGHT.on_changed, 20, 2.0))
        self._text.setText(text)
        self.setVisible(bool(text))
