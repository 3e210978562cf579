"""Asks who opens a game for the first time whether they know it."""

from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.info import GameInfo
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.link_card import LinkButton
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea
from naipes_gui.ui.shared.widgets.switch import Switch

SIZE = 620, 470


class Known(Enum):
    """What somebody wants who opens a game for the first time."""

    TEACH = auto()
    PLAY = auto()
    WATCH = auto()


class FirstOpen(QDialog):
    """Three ways into a game; whoever closes it has given no answer."""

    def __init__(self, info: GameInfo, window: QWidget | None = None) -> None:
        super().__init__(window)
        self.answer: Known | None = None
        name = Wording().say(info.title)
        title = translate("lessons", "{game}: do you know it?").format(game=name)
        self.setWindowTitle(title)
        page, scroll = QWidget(), ScrollArea()
        page.setProperty("ground", "clear")
        column = QVBoxLayout(page)
        column.setContentsMargins(28, 24, 28, 26)
        column.setSpacing(12)
        column.addWidget(label("heading", title, wrap=True))
        column.addWidget(label("lead", Wording().say(info.blurb), tone="second", wrap=True))
        self.ways = [
            self._way(Known.TEACH, "learn", translate("lessons", "Teach me"), _teaching(info)),
            self._way(
                Known.PLAY, "cards", translate("lessons", "I can play it"),
                translate("lessons", "Choose opponents and rules, and deal"),
            ),
            self._way(
                Known.WATCH, "play", translate("lessons", "Watch a hand"),
                translate("lessons", "The strongest play, all cards open, every move in words"),
            ),
        ]  # fmt: skip
        self.coach = Switch()
        self.coach.setChecked(True)
        for way in self.ways:
            column.addWidget(way)
            if way is self.ways[1]:
                column.addLayout(self._switch_row())
        column.addStretch(1)
        scroll.setWidgetResizable(True)
        scroll.setWidget(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)
        wide, high = SIZE
        fit(self, (app_style().px(wide), app_style().px(high)))
        self.ways[0].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        place = event.key() - Qt.Key.Key_1
        if 0 <= place < len(self.ways) and not event.modifiers():
            self.ways[place].click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            next((way for way in self.ways if way.hasFocus()), self.ways[0]).click()
        else:
            super().keyPressEvent(event)

    def _switch_row(self) -> QHBoxLayout:
        """Return the switch of the coach with its words."""
        words = translate("lessons", "With help in the first matches")
        self.coach.setAccessibleName(words)
        row = QHBoxLayout()
        row.setContentsMargins(14, 0, 12, 0)
        row.addWidget(self.coach)
        row.addWidget(label("body", words), 1)
        return row

    def _way(self, answer: Known, icon: str, name: str, about: str) -> LinkButton:
        way = LinkButton(icon, self, dark=False)
        way.say(f"{answer.value}  {name}", about)
        way.setAccessibleName(name)
        way.clicked.connect(lambda: self._choose(answer))
        return way

    def _choose(self, answer: Known) -> None:
        self.answer = answer
        self.accept()


def _teaching(info: GameInfo) -> str:
    """Return what one is taught with, and how long the first of it takes."""
    first, stages = info.lessons()[0], len(info.lessons())
    if stages > 1:
        about = translate("lessons", "A hand on the real table; somebody tells you what to do and "
                          "why. %n stage(s) of about {minutes} minutes", n=stages)  # fmt: skip
        return about.format(minutes=first.minutes)
    return translate("lessons", "A hand on the real table; somebody tells you what to do and "
                     "why. About %n minute(s)", n=first.minutes)  # fmt: skip
