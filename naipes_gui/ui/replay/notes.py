"""The editor of a person's notes on moves."""

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.art import icon_pixmap
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import keymap
from naipes_gui.ui.shared.theme import Radius, TablePalette
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.plain import Label

LONGEST = 2000
"""Characters of a note: its line must fit the record's."""


class NoteEditor(QWidget):
    """``kept`` carries the number of a move and its changed note, once the writing is done."""

    kept = Signal(int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign, self._title, self._why = Label(), Label(), Label(wrap=True, name="why")
        self.editor = _Editor()
        self.editor.done.connect(self.keep)
        self._at, self._before, self._colours = 0, "", TablePalette()
        head = hbox(self._sign, (self._title, 1), spacing=8)
        column = vbox(on=self, margins=(16, 8, 16, 14), spacing=8)
        for part in (head, self.editor, self._why):
            column.addLayout(part) if isinstance(part, QHBoxLayout) else column.addWidget(part)
        self._why.hide()

    def dress(self, colours: TablePalette, scale: float) -> None:
        """Take on colours, the size of text and the present language."""
        self._colours = colours
        self._sign.setPixmap(icon_pixmap("note", colours.text2, 18, 2.0))
        self._title.setText(translate("replay", "Your note on this move"))
        self.editor.setAccessibleName(self._title.text())
        invited = translate("replay", "Write what you were thinking ({key})")
        self.editor.setPlaceholderText(invited.format(key=keymap().name(Command.NOTE)))
        self.editor.setFixedHeight(round(92 * min(scale, 1.2)))
        self.setStyleSheet(_style(colours, scale))

    def show_note(self, at: int, text: str) -> None:
        """Show the note on a move, keeping first what was written on another."""
        if at == self._at and self.editor.hasFocus():
            return
        self.keep()
        self._at, self._before = at, text
        if self.editor.toPlainText() != text:
            self.editor.setPlainText(text)

    def forbid(self, why: str) -> None:
        """Say why no note can be written; with no reason, notes can be written."""
        self.editor.setReadOnly(bool(why))
        self._why.setText(why)
        self._why.setVisible(bool(why))

    @property
    def why(self) -> str:
        """Why no note is kept, if that is so."""
        return self._why.text()

    def complain(self, why: str) -> None:
        """Say why the note was not kept, or nothing if it was."""
        self._why.setText(why)
        self._why.setVisible(bool(why))

    @Slot()
    def keep(self) -> None:
        """Hand over the note if it has changed."""
        text = self.editor.toPlainText().strip()[:LONGEST]
        if text != self._before and not self.editor.isReadOnly():
            self._before = text
            self.kept.emit(self._at, text)


class _Editor(QPlainTextEdit):
    """Tells when somebody has done writing: by leaving it, by Escape or by Ctrl+Enter."""

    done = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 60)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.done.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and control:
            self.focusNextChild()
        else:
            super().keyPressEvent(event)


def _style(e: TablePalette, scale: float) -> str:
    return f"""
    QLabel {{ color: {e.text2}; font-size: {14 * scale:.0f}px; font-weight: 600 }}
    QLabel#why {{ color: {e.amber}; font-weight: 400; font-size: {13 * scale:.0f}px }}
    QPlainTextEdit {{ background: {e.rail}; color: {e.text}; font-size: {14 * scale:.0f}px;
        border: {e.border}px solid {e.line2}; border-radius: {Radius.BUTTON}px; padding: 6px;
        selection-background-color: {e.gold}; selection-color: {e.on_gold} }}
    QPlainTextEdit:focus {{ border: 2px solid {e.sky}; padding: 5px }}
    QPlainTextEdit:read-only {{ border-style: dashed }}
    """
