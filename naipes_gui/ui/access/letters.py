"""A board of letters, for who writes with two keys."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from naipes_gui.core.text import phrase, translate
from naipes_gui.ui.access.stop import called, press
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea

SIZE = 780, 590
LETTERS = phrase("letters", "abcdefghijklmnopqrstuvwxyz")
"""What a language writes with, in the order in which people look for a letter."""
SIGNS = ".,'-:/?!"
DIGITS = "0123456789"
IN_A_ROW = 7
KEY = 46
LONGEST = 2000
Field = QLineEdit | QPlainTextEdit | QAbstractSpinBox


class Letters(QDialog):
    """Letters in rows, and what is written with them."""

    def __init__(
        self, title: str, text: str, *, longest: int, numbers: bool, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.text, self._longest, self._capital = "", longest, False
        self._keys = list[Button]()
        self.written = label("strong", wrap=True)
        self.done_button, self.cancel = Button("main"), Button("plain")
        self.space, self.back, self.clear, self.shift, self.paste = (
            Button("plain") for _ in range(5)
        )
        board, column = QWidget(), QVBoxLayout()
        board.setLayout(column)
        column.setContentsMargins(0, 0, 0, 0)
        for signs in _rows(numbers=numbers):
            column.addWidget(self._row(signs))
        column.addStretch(1)
        scroll = ScrollArea()
        scroll.setWidget(board)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(28, 22, 28, 20)
        whole.setSpacing(10)
        whole.addWidget(label("heading", title, wrap=True))
        whole.addWidget(self.written)
        whole.addWidget(self._deeds(numbers=numbers))
        whole.addWidget(scroll, 1)
        self._write(text)
        fit(self, SIZE)

    @classmethod
    def ask(cls, field: Field) -> None:
        """Let somebody write in a field, and put it there."""
        row = field.parentWidget()
        in_a_row = row is not None and isinstance(row.parentWidget(), QAbstractItemView)
        # The field of a row is put away as soon as something else than a part of it has the keys.
        dialog = cls(
            called(field) or translate("letters", "Write"), _text_of(field),
            longest=_room_in(field), numbers=isinstance(field, QAbstractSpinBox),
            parent=field if in_a_row else field.window(),
        )  # fmt: skip
        if dialog.exec():
            _put(field, dialog.text)
        if in_a_row:
            press(field, Qt.Key.Key_Return if dialog.result() else Qt.Key.Key_Escape)
        dialog.deleteLater()

    def _deeds(self, *, numbers: bool) -> QFrame:
        """Return what is done besides writing a letter."""
        told = (
            (self.done_button, translate("letters", "Done"), self.accept),
            (self.back, translate("letters", "Rub out"), self._rub_out),
            (self.space, translate("letters", "Space"), partial(self._add, " ")),
            (self.shift, translate("letters", "Capitals"), self._turn_case),
            (self.paste, translate("letters", "Paste"), self._paste),
            (self.clear, translate("letters", "Rub out all"), partial(self._write, "")),
            (self.cancel, translate("letters", "Cancel"), self.reject),
        )
        box = QFrame()
        rows = QVBoxLayout(box)
        rows.setContentsMargins(0, 0, 0, 0)
        for some in (told[:4], told[4:]):
            row = QHBoxLayout()
            for button, name, act in some:
                button.say(name)
                button.clicked.connect(act)
                row.addWidget(button)
            row.addStretch(1)
            rows.addLayout(row)
        box.setAccessibleName(translate("letters", "Done, rub out, space…"))
        self.space.setVisible(not numbers)
        self.shift.setVisible(not numbers)
        self.paste.setVisible(bool(QGuiApplication.clipboard().text()))
        return box

    def _row(self, signs: str) -> QFrame:
        box = QFrame()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        for sign in signs:
            key = Button("plain")
            key.setProperty("sign", sign)
            key.setMinimumWidth(app_style().px(KEY))
            key.clicked.connect(self._strike)
            self._keys.append(key)
            row.addWidget(key)
        row.addStretch(1)
        box.setAccessibleName(" ".join(signs))
        return box

    @Slot()
    def _strike(self) -> None:
        sign = self.sender()
        assert isinstance(sign, Button)
        self._add(sign.text())

    def _add(self, sign: str, *_: object) -> None:
        self._write(f"{self.text}{sign}")

    @Slot()
    def _rub_out(self) -> None:
        self._write(self.text[:-1])

    @Slot()
    def _paste(self) -> None:
        self._write(" ".join(f"{self.text}{QGuiApplication.clipboard().text()}".split()))

    @Slot()
    def _turn_case(self) -> None:
        self._capital = not self._capital
        self._show_case()

    def _write(self, text: str, *_: object) -> None:
        before, self.text = self.text, text[: self._longest]
        if not self.text or not before:
            # A name begins with a capital.
            self._capital = not self.text
        self.written.setText(self.text or "…")
        self._show_case()
        announce(self, self.text or translate("letters", "Nothing is written."), urgent=True)

    def _show_case(self) -> None:
        for key in self._keys:
            sign = str(key.property("sign"))
            key.say(sign.upper() if self._capital else sign)


def _rows(*, numbers: bool) -> Iterator[str]:
    """Yield the signs row by row."""
    if numbers:
        yield from (DIGITS[:5], f"{DIGITS[5:]}-")
        return
    letters = translate(LETTERS.context, LETTERS.source)
    yield from (letters[i : i + IN_A_ROW] for i in range(0, len(letters), IN_A_ROW))
    yield from (DIGITS[:5], DIGITS[5:], SIGNS[:4], SIGNS[4:])


def _text_of(field: Field) -> str:
    match field:
        case QPlainTextEdit():
            return field.toPlainText()
        case QSpinBox():
            return str(field.value())
        case _:
            return field.text()


def _room_in(field: Field) -> int:
    return field.maxLength() if isinstance(field, QLineEdit) else LONGEST


def _put(field: Field, text: str) -> None:
    """Put a text into a field as if it had been typed there."""
    match field:
        case QLineEdit():
            field.selectAll()
            field.insert(text)
        case QPlainTextEdit():
            field.setFocus()
            field.selectAll()
            field.insertPlainText(text)
            field.clearFocus()
        case QSpinBox():
            field.setValue(_number(text, field.value()))
        case _:
            pass


def _number(text: str, before: int) -> int:
    digits = text.lstrip("-")
    return int(text) if digits.isdecimal() and text.count("-") <= 1 else before
