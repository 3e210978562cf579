"""The keys of every command, each of which can be changed by pressing another."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QWidget

from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.art import icon_pixmap
from naipes_gui.ui.shared.commands import ENTRIES, Command
from naipes_gui.ui.shared.keymap import Keymap, is_reserved, key_of, name_of
from naipes_gui.ui.shared.style import app_style, restyle
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.plain import Label

GROUPS = {
    Where.TABLE: phrase("commands", "At the table"),
    Where.REPLAY: phrase("commands", "In a replay"),
    Where.ANYWHERE: phrase("commands", "Everywhere"),
    Where.SWITCHES: phrase("commands", "With switches"),
}
WIDE = 84


class KeyField(QPushButton):
    """A key; pressed, it waits for another one."""

    given = Signal(str)

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command, self._words, self.listens = command, "", False
        self.setProperty("kind", "key")
        self.setAutoDefault(False)
        self.setMinimumWidth(app_style().px(WIDE))
        self.clicked.connect(self._listen)
        self.installEventFilter(self)

    def show_key(self, name: str, *, clashes: bool = False) -> None:
        """Show a key, in red if another command has it too."""
        self.listens, self._words = False, name
        self.setText(name)
        what = Wording().say(ENTRIES[self.command].label)
        self.setAccessibleName(labelled(what, name))
        self.setProperty("state", "clash" if clashes else "")
        restyle(self)
        # What a command does breaks its lines rather than a key loses its end.
        self.setMinimumWidth(max(app_style().px(WIDE), self.sizeHint().width()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Before a shortcut, Tab or Enter of the dialog is made of it.
        if not (self.listens and isinstance(event, QKeyEvent)):
            return False
        if event.type() == QEvent.Type.KeyPress:
            self._take(event)
        event.accept()
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.listens:
            self.show_key(self._words)

    @Slot()
    def _listen(self) -> None:
        self.listens = True
        asked = translate("commands", "Press a key")
        self.setText(asked)
        self.setAccessibleName(labelled(Wording().say(ENTRIES[self.command].label), asked))

    def _take(self, event: QKeyEvent) -> None:
        key = key_of(event)
        if key == "Esc":
            self.show_key(self._words)
        elif key:
            self.show_key(self._words)
            self.given.emit(key)


class KeyPage(QWidget):
    """All commands with their keys, and what is in the way of a change."""

    changed = Signal(object)
    """The keys that are not the usual ones, by command."""

    def __init__(self, keys: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen, self._pending = dict(keys), (Command.HINT, "")
        self.fields: dict[Command, KeyField] = {}
        self._badges: dict[Command, Label] = {}
        self._rows: dict[Command, tuple[QGridLayout, int]] = {}
        self._make_notice()
        column = vbox(on=self, margins=0, spacing=8)
        for where, title in GROUPS.items():
            column.addWidget(self._group(where, title))
        self._show()

    def _group(self, where: Where, title: Phrase) -> QFrame:
        box = QFrame()
        box.setProperty("ground", "box")
        grid = QGridLayout(box)
        grid.setContentsMargins(12, 10, 8, 12)
        grid.setHorizontalSpacing(8)
        grid.addWidget(label("name", Wording().say(title)), 0, 0, 1, 3)
        for nth, command in enumerate(_commands(where)):
            # Below each there is room for what is in the way of another key.
            i = 1 + 2 * nth
            self._rows[command] = grid, i
            field, badge = KeyField(command), label("badge", translate("commands", "changed"))
            field.given.connect(lambda key, command=command: self.try_key(command, key))
            self.fields[command], self._badges[command] = field, badge
            grid.addWidget(label("body", Wording().say(ENTRIES[command].label), wrap=True), i, 0)
            grid.addWidget(badge, i, 1, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(field, i, 2)
        grid.setColumnStretch(0, 1)
        return box

    def _make_notice(self) -> None:
        """Make the line that tells of a clash, with two ways out of it."""
        self.notice, self._told = QFrame(self), label("body", wrap=True)
        self.notice.setProperty("ground", "clash")
        sign, self.swap, self.keep = Label(), Button("link"), Button("link")
        paper = app_style().paper
        side = app_style().px(18)
        sign.setPixmap(icon_pixmap("warning", paper.negative, side, self.devicePixelRatioF()))
        self.swap.say(translate("commands", "Swap them"))
        self.swap.clicked.connect(self._swap)
        self.keep.clicked.connect(self._leave_as_it_is)
        hbox(sign, (self._told, 1), self.swap, self.keep, on=self.notice, margins=(12, 6, 12, 6))
        self._seen_soon = QTimer(self, singleShot=True, interval=0)
        self._seen_soon.timeout.connect(self._bring_into_sight)

    def try_key(self, command: Command, key: str) -> None:
        """Give a command another key, unless something is in the way of it."""
        keymap = Keymap(self._chosen)
        self._show()
        if key in keymap.keys(command):
            return
        self._pending = command, key
        if is_reserved(key, command):
            words = translate("commands", "{key} always means the same, for cards and buttons.")
            self._tell(words.format(key=name_of(key)), command)
        elif (other := keymap.in_the_way(command, key)) is not None:
            words = translate("commands", "{key} is already “{command}”.")
            what = Wording().say(ENTRIES[other].label)
            self._tell(words.format(key=name_of(key), command=what), command, other)
        else:
            self._take({command: key})

    def _tell(self, text: str, command: Command, other: Command | None = None) -> None:
        keymap = Keymap(self._chosen)
        self._told.setText(text)
        self.swap.setVisible(other is not None)
        kept = translate("commands", "Keep {key}").format(key=keymap.name(command))
        self.keep.say(kept)
        self._put_notice_below(command)
        if other is not None:
            self.fields[other].show_key(keymap.name(other), clashes=True)
        announce(self.fields[command], text, urgent=True)

    def _put_notice_below(self, command: Command) -> None:
        """Show the line where somebody looks who has pressed a key, and Tab goes on from there."""
        grid, row = self._rows[command]
        grid.addWidget(self.notice, row + 1, 0, 1, 3)
        self.notice.show()
        QWidget.setTabOrder(self.fields[command], self.swap)
        QWidget.setTabOrder(self.swap, self.keep)
        self._seen_soon.start()

    @Slot()
    def _bring_into_sight(self) -> None:
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if around is not None:
            around.ensureWidgetVisible(self.notice)

    @Slot()
    def _swap(self) -> None:
        command, key = self._pending
        keymap = Keymap(self._chosen)
        other = keymap.in_the_way(command, key)
        assert other is not None
        self._take({command: key, other: keymap.keys(command)[0]})
        self.fields[command].setFocus()

    @Slot()
    def _leave_as_it_is(self) -> None:
        self._show()
        self.fields[self._pending[0]].setFocus()

    def _take(self, keys: Mapping[Command, str]) -> None:
        merged = {**self._chosen, **{command.value: key for command, key in keys.items()}}
        usual = {command.value: entry.keys[:1] for command, entry in ENTRIES.items()}
        self._chosen = {name: key for name, key in merged.items() if (key,) != usual.get(name)}
        self._show()
        self.changed.emit(dict(self._chosen))

    @Slot()
    def _show(self) -> None:
        keymap = Keymap(self._chosen)
        self.notice.hide()
        for command, field in self.fields.items():
            field.show_key(keymap.name(command))
            self._badges[command].setVisible(keymap.is_changed(command))


def _commands(where: Where) -> Sequence[Command]:
    """Return the commands that are listed under a place: each only under its first."""
    return [command for command, entry in ENTRIES.items() if entry.where[0] is where]
