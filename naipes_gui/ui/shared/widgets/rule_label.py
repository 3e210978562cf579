"""A label with links to rules that the keyboard can reach."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from naipes_gui.ui.shared.rule_links import SCHEME
from naipes_gui.ui.shared.tip_by_tab import WANTED
from naipes_gui.ui.shared.widgets.plain import Label

BY_TAB = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason


class RuleLabel(Label):
    """A label whose links can be reached by the keyboard, one after another."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setProperty(WANTED, True)
        if SCHEME in text:
            flags = Qt.TextInteractionFlag
            self.setTextInteractionFlags(
                flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard
            )
            # A click on the words beside a link must not take the keys away from the buttons.
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in BY_TAB:
            # Qt gives the focus to the label first and shows it nowhere.
            self.focusNextPrevChild(event.reason() == BY_TAB[0])
