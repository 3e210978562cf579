"""The sheet of all keys that mean something on the page one is on."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.askable import askable
from naipes_gui.core.face import Face
from naipes_gui.core.question import Question, label_in
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.shared.commands import DECIDING, ENTRIES, FIXED, Command, at
from naipes_gui.ui.shared.keymap import keymap, name_of, shut_again
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.key_rows import KeyRow, KeyRows
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea
from naipes_gui.ui.shared.widgets.turning import Turning, line_by_line
from naipes_gui.ui.table.by_rank import keys_of_cards

SIZE = 960, 640
LEAST = 480, 360
STACKED_UNDER = 720
"""At 100 %: over a narrower window the keys of the page stand above those of everywhere."""
TITLES = {
    Where.START: phrase("commands", "On the start page"),
    Where.TABLE: phrase("commands", "At the table"),
    Where.REPLAY: phrase("commands", "In a replay"),
    Where.REVIEW: phrase("commands", "In a review"),
    Where.LIBRARY: phrase("commands", "In the library"),
    Where.STATISTICS: phrase("commands", "In the statistics"),
    Where.DAY: phrase("commands", "In the hand of the day"),
    Where.LEARN: phrase("commands", "On the page of lessons"),
    Where.LESSON: phrase("commands", "In a lesson"),
    Where.GYM: phrase("commands", "In the memory gym"),
    Where.PROBLEM: phrase("commands", "In a problem"),
    Where.BOOK: phrase("commands", "In a rulebook"),
    Where.ANYWHERE: phrase("commands", "Everywhere"),
    Where.SWITCHES: phrase("commands", "With switches"),
}


def rows(
    where: Where,
    face: Face | None = None,
    view: View[Any] | None = None,
    *,
    switches: bool = False,
) -> Iterator[tuple[str, Phrase]]:
    """Yield the keys of a place in words with what they do, those of the game first.

    The two keys of the ring are told to whoever plays with them: to others Space means something
    else.
    """
    if face is not None and where in DECIDING:
        yield from face.keys(view) if view is not None else ()
        keys, what = keys_of_cards(face)
        yield Wording().say(keys), what
    for fixed in FIXED.get(where, ()):
        yield Wording().say(fixed.keys), fixed.label
    ring = at(Where.SWITCHES) if switches and where is Where.ANYWHERE else ()
    for command in (*at(where), *ring):
        what_it_does = _called(command, face, view)
        if what_it_does is not None:
            yield "  ".join(map(name_of, keymap().keys(command))), what_it_does


def _called(command: Command, face: Face | None, view: View[Any] | None) -> Phrase | None:
    """Return what a command does in a game; nothing if there is nothing to do there."""
    label = ENTRIES[command].label
    if face is None:
        return label
    if command is Command.YAKU and face.has_tricks:
        return None
    asked = next((question for question in Question if question.value == command.value), None)
    if asked is not None and view is not None:
        return dict(askable(face, view)).get(asked)
    return label if asked is None else label_in(asked, has_tricks=face.has_tricks)


class KeySheet(QDialog):
    """Shows the keys of a page and those that hold everywhere, and how to change them."""

    def __init__(
        self, where: Where, parent: QWidget | None = None, face: Face | None = None,
        view: View[Any] | None = None, *, switches: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._switches = switches
        self.setWindowTitle(translate("commands", "Keys"))
        self.wants_change, self.wants_words = False, False
        shut_again(self, Command.KEYS)
        page = QWidget()
        page.setProperty("ground", "clear")
        columns = self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, page)
        columns.setContentsMargins(24, 20, 24, 20)
        columns.setSpacing(28)
        right = QVBoxLayout()
        right.setSpacing(28)
        for place in (Where.ANYWHERE, Where.BOOK):
            right.addLayout(self._column(place, face, view))
        right.addStretch(1)
        if where is not Where.ANYWHERE:
            columns.addLayout(self._column(where, face, view), 3)
        columns.addLayout(right, 2)
        scroll = ScrollArea()
        scroll.setWidget(page)
        # Its rows have the keys, and bring themselves into sight.
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        vbox((scroll, 1), self._foot(), on=self, margins=0, spacing=0)
        fit(self, SIZE, LEAST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < STACKED_UNDER * app_style().scale
        down, beside = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(down if narrow else beside)

    def _column(self, where: Where, face: Face | None, view: View[Any] | None) -> QVBoxLayout:
        column, title = QVBoxLayout(), Wording().say(TITLES[where])
        keys = rows(where, face, view, switches=self._switches)
        told = [KeyRow(key, Wording().say(what)) for key, what in keys]
        heading, listed = label("heading", title), KeyRows(title, told)
        # A heading that belongs to something is not read as if it stood alone.
        heading.setBuddy(listed)
        column.setSpacing(8)
        column.addWidget(heading)
        column.addWidget(listed)
        column.addStretch(1)
        return column

    def _foot(self) -> QFrame:
        foot = QFrame()
        foot.setProperty("ground", "foot")
        self.change, close = Button("link", "keyboard"), Button("main")
        self.change.say(translate("commands", "Change keys"))
        self.change.clicked.connect(self._ask_for_change)
        close.say(translate("settings", "Close"))
        close.clicked.connect(self.accept)
        row = QHBoxLayout(foot)
        row.setContentsMargins(24, 12, 24, 12)
        self.words = Button("link", "rules")
        self.words.say(translate("rules", "Words of the game"))
        self.words.clicked.connect(self._ask_for_words)
        row.addWidget(Turning([line_by_line(self.change, self.words), None, close]))
        close.setDefault(True)
        return foot

    def _ask_for_change(self) -> None:
        self.wants_change = True
        self.accept()

    def _ask_for_words(self) -> None:
        self.wants_words = True
        self.accept()
