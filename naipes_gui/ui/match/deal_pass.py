"""The line of a deal at the foot of its account: to read, to photograph, to copy."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.store.seals import Proof
from naipes_gui.ui.match.paper_sheet import PaperSheet
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.art import icon_pixmap
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.qr import QrPicture

SIDE = 144
COPIED_MS = 2000


@dataclass
class PassOn:
    """What the sheets of a match with a shared deal show besides; of another match nothing."""

    line: str = ""
    results: str = ""
    """What others, or oneself before, made of the same cards, in sentences."""

    def told(self, sheet: PaperSheet, proof: Proof) -> QWidget:
        """Return the line, or why there is none."""
        return DealPass(self.line) if self.line else NoLine(sheet, proof, sheet.to_pass_on.emit)

    def buttons(self, sheet: PaperSheet) -> list[QPushButton]:
        """Return the button that copies the line, if there is one."""
        if not self.line:
            return []
        word = translate("score", "Copy the deal")
        button = sheet.button("export", word, lambda: copied(button, self.line), Qt.Key.Key_C)
        return [button]


class NoLine(QFrame):
    """Why there is no line of a deal to pass on, and what there is instead."""

    def __init__(self, sheet: PaperSheet, proof: Proof, begin: Callable[[], object]) -> None:
        super().__init__()
        self.setObjectName("sealed")
        self.words = Label(f"{_no_code(proof)} {_instead(of_match=sheet.tells_match)}", wrap=True)
        word = translate("score", "A match to pass on…")
        self.begin = sheet.button("export", word, begin)
        vbox(self.words, hbox(self.begin, None), on=self, margins=12, spacing=8)


def _no_code(proof: Proof) -> str:
    if proof is Proof.TWO_HANDS:
        return translate(
            "score",
            "These cards cannot be passed on as a line: they come from a long secret and from the "
            "moment in which you dealt, not from a code.",
        )
    return translate("score", "These cards cannot be passed on as a line: they come from no code.")


def _instead(*, of_match: bool) -> str:
    if of_match:
        return translate("score", "“Same deal” on the account of a hand plays it again. For cards "
                         "that others can play too, begin a match with a code.")  # fmt: skip
    return translate("score", "“Same deal” plays them again. For cards that others can play too, "
                     "begin a match with a code.")  # fmt: skip


class DealPass(QFrame):
    """What one gives to somebody who is to play the same cards."""

    def __init__(self, line: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sealed")
        self.picture, self.line, about = QrPicture(SIDE), Label(broken(line), name="name"), Label()
        self.picture.show_line(line, translate("deals", "The line of the deal as a QR code"))
        self.line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.line.setAccessibleName(line)
        about.setText(translate("deals", "Rules, opponents and cards are in this line. Nobody can "
                                "read the cards from it by eye."))  # fmt: skip
        words = QVBoxLayout()
        words.addStretch(1)
        for part in (about, self.line):
            part.setWordWrap(True)
            words.addWidget(part)
        words.addStretch(1)
        hbox((self.picture, 0, Qt.AlignmentFlag.AlignTop), (words, 1), on=self, spacing=16)


def copied(button: QPushButton, line: str) -> None:
    """Copy a line, and let the button that asked for it say so for a moment."""
    QGuiApplication.clipboard().setText(line)
    told = translate("deals", "Copied")
    announce(button, told)
    # Where there is no room for words they would not be read either.
    if button.text() and button.findChild(_Moment) is None:
        _Moment(button, f"\u2002{told}").start()


class _Moment(QTimer):
    """Lets a button say something else for a moment."""

    def __init__(self, button: QPushButton, text: str) -> None:
        super().__init__(button, singleShot=True, interval=COPIED_MS)
        self._button, self._before = button, button.text()
        button.setText(text)
        button.installEventFilter(self)
        self.timeout.connect(self._end)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Hide:
            self._end()
        return False

    @Slot()
    def _end(self) -> None:
        self.stop()
        self._button.setText(self._before)
        self.deleteLater()


def remark(sign: str, words: str) -> QWidget:
    """Return a sentence with a sign before it."""
    box = QWidget()
    row = QHBoxLayout(box)
    mark, text = Label(), Label(words, wrap=True)
    mark.setPixmap(icon_pixmap(sign, LIGHT.positive, app_style().px(18), 2.0))
    row.addWidget(mark)
    row.addWidget(text, 1)
    return box


def broken(line: str) -> str:
    """Return a line with places where it may be broken, as no space stands in it."""
    return line.replace(".", ".\u200b").replace(";", ";\u200b").replace("/", "/\u200b")
