"""A paper beside the table with something to look up: it is read, by eye or ear, and closed."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QWidget

from naipes_gui.core.face import Face
from naipes_gui.core.rules import View
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import shut_again
from naipes_gui.ui.shared.markup import spoken
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.leaf import Leaf

SIZE = 760, 620
GROUND = 24
"""Room below the last line."""
CLOSES = frozenset({Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter})


class AidSheet(QDialog):
    """Shows a text under a title; the key that opened it closes it again."""

    def __init__(self, title: str, command: Command, window: QWidget | None = None) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        shut_again(self, command)
        self._heading = label("heading", title, wrap=True)
        self.leaf = Leaf()
        self.leaf.setAccessibleName(title)
        self.leaf.lie_on_paper()
        self.close_button = Button("main")
        self.close_button.say(translate("rules", "Close"))
        self.close_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.reject)
        foot = hbox(None, self.close_button)
        vbox(self._heading, (self.leaf, 1), foot, on=self, margins=(20, 16, 20, 14))
        wide, high = SIZE
        fit(self, (app_style().px(wide), app_style().px(high)))
        self.leaf.setFocus()

    def write(self, text: str, aloud: str = "") -> None:
        """Show a text, and read it, or shorter words for it."""
        self.leaf.write(text)
        self._shrink()
        announce(self.leaf, aloud or spoken(text), urgent=True)

    def _shrink(self) -> None:
        """Be no higher than what is to be read."""
        self.leaf.document().setTextWidth(self.leaf.viewport().width())
        spare = self.leaf.viewport().height() - self.leaf.document().size().height()
        least = self.minimumSizeHint().height()
        self.resize(self.width(), max(least, round(self.height() - max(0.0, spare - GROUND))))
        self._centre()

    def _centre(self) -> None:
        """Lie in the middle of the window: the place for a higher one may be above the screen."""
        around = self.parentWidget()
        if around is not None:
            frame = self.frameGeometry()
            frame.moveCenter(around.window().frameGeometry().center())
            room = self.screen().availableGeometry()
            self.move(max(room.left(), frame.left()), max(room.top(), frame.top()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in CLOSES:
            self.reject()
        else:
            super().keyPressEvent(event)


def show_yaku(
    face: Face, options: Any, window: QWidget, view: View[Any] | None = None,
    wording: Wording | None = None, rules: str = "",
) -> None:  # fmt: skip
    """Show all combinations of some rules; with a view also how everybody stands."""
    from naipes_gui.ui.beside_table import yaku_words

    table, words = face.yaku_table(options, view), wording or Wording()
    if table is not None:
        title = " · ".join(filter(None, (translate("aids", "Table of yaku"), rules)))
        sheet = AidSheet(title, Command.YAKU, window)
        sheet.open()
        heard = replace(words, aloud=True)
        sheet.write(yaku_words.in_pictures(table, words), yaku_words.aloud(table, heard))
