"""A button that offers what other buttons do while there is no room for them."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.widgets.buttons import Button


class More(Button):
    """Lies there in place of buttons that are folded into its menu."""

    def __init__(self, others: Sequence[QPushButton]) -> None:
        super().__init__("plain")
        self._others = others
        self.clicked.connect(self._offer)
        self.fold(is_folded=False)

    def retranslate(self) -> None:
        """Say what it is in the language of the program."""
        self.say(translate("widgets", "More…"))

    def fold(self, *, is_folded: bool) -> None:
        """Show the buttons, or oneself in their place; who stood on one of them stays near."""
        had_focus = any(other.hasFocus() for other in (self, *self._others))
        for part in (self, *self._others):
            is_wanted = is_folded == (part is self)
            # Shown before it is anywhere it would be a window, and take the keys away.
            if part.parentWidget() is not None or not is_wanted:
                part.setVisible(is_wanted)
        if had_focus:
            (self if is_folded else self._others[0]).setFocus()

    @Slot()
    def _offer(self) -> None:
        offer_above(self, self._others)


def offer_above(more: QWidget, others: Iterable[QPushButton]) -> None:
    """Offer what other buttons do, in a menu above one."""
    menu = QMenu(more)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for other in others:
        action = menu.addAction(other.icon(), other.text().strip(), other.click)
        action.setEnabled(other.isEnabled())
    menu.popup(more.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
