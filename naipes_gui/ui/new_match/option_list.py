"""The options of a game as rows, built from their declarations and nothing else."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.options import Option, Spread, Value
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.new_match.lengths import limit_of
from naipes_gui.ui.new_match.rules_choice import RulesChoice, spread_of
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.choosing import Combo, Stepper
from naipes_gui.ui.shared.widgets.option_row import CONTROL, OptionRow
from naipes_gui.ui.shared.widgets.switch import Switch

WIDEST = 250


class ValueControl(QWidget):
    """Whatever sets one option."""

    chosen = Signal(object)

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.option = option
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)

    def set_value(self, value: Value) -> None:
        """Show a value."""
        raise NotImplementedError

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        for part in self.findChildren(QWidget):
            if isinstance(part, Stepper):
                part.name(name)
            elif isinstance(part, Combo | Switch):
                part.setAccessibleName(name)


class YesNo(ValueControl):
    """A switch."""

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self.switch = Switch()
        self.switch.clicked.connect(self._take)
        self._row.addWidget(self.switch)
        self.setFocusProxy(self.switch)

    def set_value(self, value: Value) -> None:
        self.switch.setChecked(bool(value))

    @Slot(bool)
    def _take(self, on: bool) -> None:
        self.chosen.emit(on)


class OneOf(ValueControl):
    """A combo box of the declared choices, and of forms with a number, which a field holds."""

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self.combo = Combo()
        self.combo.setMinimumWidth(app_style().px(CONTROL))
        self.combo.chosen.connect(self._take)
        self._forms = [(spread, self._stepper(spread)) for spread in option.spreads]
        offered: list[tuple[Choosable, str]] = [
            (choice.value, Wording().say(choice.label)) for choice in option.choices
        ]
        offered += [(spread, form_name(spread)) for spread in option.spreads]
        self.combo.offer(offered, None)
        self.combo.setVisible(len(offered) > 1)
        self._row.addWidget(self.combo)
        for _, stepper in self._forms:
            self._row.addWidget(stepper)
        self.setFocusProxy(self.combo if len(offered) > 1 else self._forms[0][1])

    def set_value(self, value: Value) -> None:
        form = spread_of(self.option, value)
        self.combo.choose(form if form is not None else value)
        for spread, stepper in self._forms:
            stepper.setVisible(spread is form)
            number = spread.number(value)
            if number is not None:
                stepper.set_value(number)

    def _stepper(self, spread: Spread) -> Stepper:
        stepper = Stepper(spread.low, spread.high, 2 if spread.odd else 1)
        stepper.changed.connect(self._count)
        return stepper

    @Slot(object)
    def _take(self, value: object) -> None:
        if isinstance(value, Spread):
            field = next(stepper.field for form, stepper in self._forms if form == value)
            self._tell(value, field.value())
        else:
            self.chosen.emit(value)

    @Slot(int)
    def _count(self, number: int) -> None:
        stepper = self.sender()
        form = next((spread for spread, field in self._forms if field is stepper), None)
        if form is not None:
            self._tell(form, number)

    def _tell(self, form: Spread, number: int) -> None:
        whole = number | 1 if form.odd else number
        self.chosen.emit(form.value(whole))


Choosable = Value | Spread


def form_name(spread: Spread) -> str:
    """Return what a number counts, without the number."""
    if spread.label is None:
        return ""
    text = translate(spread.label.context, spread.label.source, n=2)
    return " ".join(word for word in text.split() if word != "2")


def control_for(option: Option) -> ValueControl:
    """Return what sets an option, whatever it was declared as."""
    truths = {choice.value for choice in option.choices if isinstance(choice.value, bool)}
    return YesNo(option) if truths == {True, False} and not option.spreads else OneOf(option)


class OptionList(QFrame):
    """A row for every option that leaves a choice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ground", "box")
        self.rows: dict[str, OptionRow] = {}
        self._choice: RulesChoice | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 8, 6, 8)
        self._column.setSpacing(2)

    def show_choice(self, choice: RulesChoice) -> None:
        """Build the rows of a game and show what is chosen."""
        self._choice = choice
        for row in self.rows.values():
            row.hide()
            row.deleteLater()
        self.rows = {option.key: self._add(option) for option in choice.rules}
        self.setVisible(bool(self.rows))
        self.refresh()
        self._align()

    def _align(self) -> None:
        """Make all boxes as wide as the widest, so that they stand in a column.

        A box with a number beside it stands out of it, and needs the room where text is large.
        """
        alone = [row for row in self.rows.values() if row.findChild(Stepper) is None]
        combos = [combo for row in alone for combo in row.findChildren(Combo)]
        widest = max((combo.sizeHint().width() for combo in combos), default=0)
        for combo in combos:
            combo.setMinimumWidth(min(widest, app_style().px(WIDEST)))

    def refresh(self) -> None:
        """Show the values and what differs from the preset."""
        if self._choice is None:
            return
        values, closed, say = self._choice.values(), self._choice.closed(), Wording().say
        changed = self._choice.changed()
        for key, row in self.rows.items():
            control = row.control
            assert isinstance(control, ValueControl)
            control.set_value(values[key])
            told = (say(control.option.help), limit_of(control.option, values[key]))
            row.say(say(control.option.label), " ".join(filter(None, told)))
            row.mark(key in changed)
            row.close_for(say(closed[key]) if key in closed else "")

    def _add(self, option: Option) -> OptionRow:
        control = control_for(option)
        row = OptionRow(control)
        control.chosen.connect(self._take)
        self._column.addWidget(row)
        return row

    @Slot(object)
    def _take(self, value: Value) -> None:
        control = self.sender()
        if self._choice is None or not isinstance(control, ValueControl):
            return
        self._choice.set(control.option.key, value)
        self.refresh()
        self.changed.emit()
