"""How long is played: the row that is first, for whoever wants a short match and usual rules."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.options import Option, Value
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.new_match.lengths import limit_of
from naipes_gui.ui.new_match.option_list import ValueControl, control_for
from naipes_gui.ui.new_match.rules_choice import RulesChoice
from naipes_gui.ui.new_match.words import length_in_words
from naipes_gui.ui.shared.widgets.choosing import Segments
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.turning import Turning, side_by_side

OWN_LENGTH = "own"
"""Stands for any length that is none of the three."""


class LengthRow(QWidget):
    """A short, a normal and a long match, any other length, and how long that takes."""

    changed = Signal()

    def __init__(self, choice: RulesChoice) -> None:
        super().__init__()
        self._choice, self._wants_own = choice, False
        self.control: ValueControl | None = None
        self._name, self.usual = label("name"), Segments()
        self.told = label("caption", tone="second")
        self.limit = label("caption", tone="second", wrap=True)
        self._made = QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(Turning([side_by_side(self._name, self.usual), self.told, None]))
        column.addLayout(self._made)
        column.addWidget(self.limit)
        self.usual.chosen.connect(self.take)

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        name = translate("new_game", "How long")
        self._name.setText(name)
        self.usual.setAccessibleName(name)

    def show_choice(self, choice: RulesChoice) -> None:
        """Be about another game: what sets any length lies below, hidden until it is wanted."""
        self._choice = choice
        if self.control is not None:
            self.control.hide()
            self.control.deleteLater()
            self.control = None
        if (option := choice.length) is not None:
            self.control = control_for(option)
            self.control.setAccessibleName(Wording().say(option.label))
            self.control.chosen.connect(self._set)
            self._made.addWidget(self.control, 1)
        self.forget()

    def forget(self) -> None:
        """Want one of the usual lengths again, if it is one."""
        self._wants_own = False

    def refresh(self) -> None:
        """Show what is chosen."""
        option = self._choice.length
        self.usual.setVisible(bool(self._choice.lengths()))
        if option is not None:
            value = self._choice.values()[option.key]
            self._offer(value)
            self._tell(option, value)

    def _offer(self, value: Value) -> None:
        offered = self._choice.lengths()
        words = (
            translate("new_game", "Short"),
            translate("new_game", "Normal"),
            translate("new_game", "Long"),
        )
        of_its_own = self._wants_own or value not in offered
        made = (OWN_LENGTH, translate("new_game", "As you like…"))
        self.usual.offer([*zip(offered, words, strict=False), made],
                         OWN_LENGTH if of_its_own else value)  # fmt: skip
        if self.control is not None:
            self.control.set_value(value)
            self.control.setVisible(of_its_own or not offered)

    def _tell(self, option: Option, value: Value) -> None:
        times = self._choice.hands_beside(value)
        minutes = round(self._choice.game.minutes * times) if times else 0
        self.told.setText(length_in_words(self._choice, value, minutes))
        limit = limit_of(option, value)
        self.limit.setText(limit)
        self.limit.setVisible(bool(limit))

    @Slot(object)
    def take(self, value: Value) -> None:
        """Choose one of the usual lengths, or go where any other is set."""
        self._wants_own = value == OWN_LENGTH
        if not self._wants_own:
            self._set(value)
            return
        self.changed.emit()
        if self.control is not None:
            self.control.take_keys()

    @Slot(object)
    def _set(self, value: Value) -> None:
        if (option := self._choice.length) is not None:
            self._choice.set(option.key, value)
        self.changed.emit()
