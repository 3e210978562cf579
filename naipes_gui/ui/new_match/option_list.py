"""The options of a game as rows, built from their declarations and nothing else."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QWidget

from naipes_gui.core.options import Option, Spread, Value
from naipes_gui.core.text import Phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.new_match.option_groups import OptionGroup
from naipes_gui.ui.new_match.rules_choice import RulesChoice, spread_of
from naipes_gui.ui.new_match.words import in_short, option_in_words
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.choosing import Combo, Stepper
from naipes_gui.ui.shared.widgets.option_row import CONTROL, OptionRow
from naipes_gui.ui.shared.widgets.switch import Switch

WIDEST = 250


class ValueControl(QWidget):
    """Whatever sets one option."""

    chosen = Signal(object)
    first: QWidget
    """What takes the keys."""

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.option = option
        self._row = hbox(on=self, margins=0, spacing=8)

    def set_value(self, value: Value) -> None:
        """Show a value."""
        raise NotImplementedError

    def take_keys(self) -> None:
        """Let the keys be here; a proxy would be met by Tab where this was made, out of turn."""
        self.first.setFocus()

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
        self.first = self.switch

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
        self.first = self.combo if len(offered) > 1 else self._forms[0][1].field

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
    """A row for every option that leaves a choice, in groups that fold.

    What makes no difference with the other choices is absent, unless somebody wants to see it.
    """

    changed = Signal()
    rule = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ground", "box")
        self.rows: dict[str, OptionRow] = {}
        self.groups: list[OptionGroup] = []
        self.shows_all = False
        self._choice: RulesChoice | None = None
        self._column = vbox(on=self, margins=6, spacing=0)

    def show_choice(self, choice: RulesChoice) -> None:
        """Build the rows of a game and show what is chosen."""
        self._choice = choice
        for group in self.groups:
            group.hide()
            group.deleteLater()
        self.rows, self.groups, self.shows_all = {}, [], False
        for name, options in choice.groups:
            self._add_group(Wording().say(name), options)
        self.setVisible(bool(self.rows))
        self.refresh()
        self._open_touched()
        self._align()
        self._measure()

    def _measure(self) -> None:
        """Lay new rows out for the size of type that their words have in the window."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
            part.updateGeometry()

    @property
    def absent(self) -> int:
        """How many options make no difference now."""
        return len(self._choice.closed().keys() & self.rows.keys()) if self._choice else 0

    def show_absent(self, shown: bool) -> None:
        """Show what makes no difference too, with the reason, or leave it out."""
        self.shows_all = shown
        self.refresh()

    def _open_touched(self) -> None:
        """Open the groups in which something is changed.

        Whoever changes nothing has no need of words which only a player of the game knows.
        """
        for group in self.groups:
            if any(row.is_marked for row in group.rows):
                group.open(True)

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
        """Show the values, what they mean, and what differs from the preset."""
        if self._choice is None:
            return
        closed, say = self._choice.closed(), Wording().say
        values, changed = self._choice.values(), self._choice.changed()
        for option in (option for _, inside in self._choice.groups for option in inside):
            row, value = self.rows[option.key], values[option.key]
            assert isinstance(row.control, ValueControl)
            row.control.set_value(value)
            row.say(say(option.label), say(self._choice.words.sentence(option, value)))
            row.mark(option.key in changed)
            row.close_for(say(closed[option.key]) if option.key in closed else "")
            row.setVisible(self.shows_all or option.key not in closed)
        self._tell_groups(closed)

    def _tell_groups(self, closed: Mapping[str, Phrase]) -> None:
        assert self._choice is not None
        values, changed = self._choice.values(), self._choice.changed()
        for group, (_, options) in zip(self.groups, self._choice.groups, strict=True):
            used = [option for option in options if option.key not in closed]
            group.head.tell(
                in_short(sorted(used, key=lambda o: o.key not in changed), values),
                " · ".join(option_in_words(option, values[option.key]) for option in used),
            )
            group.setVisible(bool(used) or self.shows_all)

    def _add_group(self, name: str, options: Sequence[Option]) -> None:
        group = OptionGroup(name)
        for option in options:
            self.rows[option.key] = self._row(option)
            group.add(self.rows[option.key])
        self.groups.append(group)
        self._column.addWidget(group)

    def _row(self, option: Option) -> OptionRow:
        control = control_for(option)
        control.chosen.connect(self._take)
        row = OptionRow(control, may_change=True)
        row.rule.connect(self.rule)
        if self._choice is not None:
            row.terms = self._choice.game.glossary()
        return row

    @Slot(object)
    def _take(self, value: Value) -> None:
        control = self.sender()
        if self._choice is None or not isinstance(control, ValueControl):
            return
        self._choice.set(control.option.key, value)
        self.refresh()
        self.changed.emit()
