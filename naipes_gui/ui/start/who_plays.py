"""Who plays: a choice among the people of this machine, where there are several."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.store.profiles import Profile
from naipes_gui.ui.shared.markup import unmarked
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.flow import Flow
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.tab_order import stop_at_taken

EDGE, BELOW, GAP = 6, 14, 10


class WhoPlays(QWidget):
    """A line of names, of which that of who plays is filled; ``chosen`` carries another's key."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[str, Button] = {}
        self._people: Sequence[Profile] = ()
        self._title = label("body", tone="second")
        self._flow = Flow(GAP)
        self._flow.addWidget(self._title)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, 0, EDGE, BELOW)
        column.addLayout(self._flow)

    def show_people(self, people: Sequence[Profile]) -> None:
        """Show who can play and who does."""
        if people != self._people:
            self._people = people
            self._make_buttons()
            self.retranslate()
        for each in people:
            # A click ticks a button; whether it stays so follows from who plays after it.
            self.buttons[each.key].setChecked(each.is_playing)
        stop_at_taken(self.buttons.values())

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self._title.setText(translate("profiles", "Who plays?"))
        for each in self._people:
            about = f"{self._title.text()} {each.name}"
            button = self.buttons[each.key]
            button.say(unmarked(each.name), about)
            # On the line of the names, which are in boxes.
            self._title.setMinimumHeight(button.sizeHint().height())

    def _make_buttons(self) -> None:
        for old in self.buttons.values():
            self._flow.removeWidget(old)
            old.hide()
            # It may be what told that somebody else plays.
            old.deleteLater()
        self.buttons = {each.key: self._button(each) for each in self._people}

    def _button(self, profile: Profile) -> Button:
        button = Button("chip", on_page=True)
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.clicked.connect(partial(self.chosen.emit, profile.key))
        self._flow.addWidget(button)
        return button
