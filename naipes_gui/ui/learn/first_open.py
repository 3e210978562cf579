"""Asks who opens a game for the first time whether they know it."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.info import GameInfo
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.store import lessons_done
from naipes_gui.ui.learn.stages import onward_in
from naipes_gui.ui.learn.way_card import Known, StageBars, WayCard
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import for_eyes, label
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea
from naipes_gui.ui.shared.widgets.switch import Switch

SIZE = 880, 560
STACKED_UNDER = 720
"""At 100 %: in a narrower window the ways lie below each other, without their pictures."""


class FirstOpen(QDialog):
    """Three ways into a game; whoever closes it has given no answer."""

    def __init__(self, info: GameInfo, window: QWidget | None = None) -> None:
        super().__init__(window)
        self.answer: Known | None = None
        self._done = lessons_done.read()
        self._stage = onward_in(info.lessons(), self._done) or 0
        """Which of its lessons comes next."""
        title = self._question.format(game=Wording().say(info.title))
        self.setWindowTitle(title)
        page, self._scroll = QWidget(), ScrollArea()
        self._page, self._column = page, QVBoxLayout(page)
        page.setProperty("ground", "clear")
        column = self._column
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(12)
        column.addWidget(label("heading", title, wrap=True))
        column.addWidget(label("lead", Wording().say(info.blurb), tone="second", wrap=True))
        self.coach = Switch()
        self.coach.setChecked(True)
        self.cards = self._cards(info)
        self.ways = [card.button for card in self.cards]
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(16)
        for card in self.cards:
            card.button.clicked.connect(partial(self._choose, card.answer))
            self._row.addWidget(card, 1)
        column.addLayout(self._row, 1)
        column.addWidget(label(
            "caption", translate("lessons", "This is asked only once; all of it is always on the "
                                 "page “Learn”. Esc goes back to the tables."),
            tone="second", wrap=True,
        ))  # fmt: skip
        self._scroll.setWidget(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)
        wide, high = SIZE
        fit(self, (app_style().px(wide), app_style().px(high)))
        self._keep_close()
        self.ways[0].setFocus()

    @property
    def _question(self) -> str:
        """What is asked: who was taught some of it knows the game in part."""
        if self._stage:
            return translate("lessons", "{game}: what comes next?")
        return translate("lessons", "{game}: do you know it?")

    def _keep_close(self) -> None:
        """Be no higher than the words need: between them and their buttons would be a hole."""
        for part in self._page.findChildren(QWidget):
            part.ensurePolished()
        self._stack()
        needed = self._column.totalHeightForWidth(self.width())
        self.resize(self.width(), min(self.height(), needed))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stack()
        # Left to itself the area would give it the height of its narrowest shape.
        wide = self._scroll.maximumViewportSize().width()
        self._page.setMinimumHeight(self._column.totalHeightForWidth(wide))

    def _stack(self) -> None:
        stacked = self.width() < STACKED_UNDER * app_style().scale
        way = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(way)
        for card in self.cards:
            card.picture.setHidden(stacked)

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

    def _cards(self, info: GameInfo) -> list[WayCard]:
        strongest = translate("lessons", "The strongest play, all cards open, every move in words.")
        stop = translate("lessons", "Stop, go back, or watch to the end.")
        return [
            WayCard(Known.TEACH, translate("lessons", "Teach me"), self._teaching(info), info,
                    self._stages_row(info), self._stages(info)),
            WayCard(Known.PLAY, translate("lessons", "I can play it"),
                    translate("lessons", "Choose opponents and rules, and deal."), info,
                    self._switch_row()),
            WayCard(Known.WATCH, translate("lessons", "Watch a hand"), strongest, info,
                    for_eyes(label("caption", stop, tone="second", wrap=True)), stop),
        ]  # fmt: skip

    def _stages_row(self, info: GameInfo) -> QWidget:
        """Return which stage comes next, over a bar for each."""
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(for_eyes(label("caption", self._stages(info), tone="second", wrap=True)))
        column.addWidget(StageBars([each.key in self._done.done for each in info.lessons()]))
        return box

    def _teaching(self, info: GameInfo) -> str:
        """Return what one is taught with, and how long the next of it takes."""
        return translate("lessons", "A hand on the real table; somebody tells you what to do and "
                         "why. About %n minute(s).",
                         n=info.lessons()[self._stage].minutes)  # fmt: skip

    def _stages(self, info: GameInfo) -> str:
        """Return which stage comes next, of how many."""
        lessons = info.lessons()
        stage, count = Wording().say(lessons[self._stage].stage), len(lessons)
        if count == 1:
            return translate("lessons", "The only stage: {stage}.").format(stage=stage)
        told = translate("lessons", "Stage {at} of {all}: {stage}.")
        return told.format(at=self._stage + 1, all=count, stage=stage)

    def _switch_row(self) -> QWidget:
        """Return the switch of the coach with its words."""
        words = translate("lessons", "With help in the first matches")
        self.coach.setAccessibleName(words)
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.coach)
        row.addWidget(for_eyes(label("caption", words, tone="second", wrap=True)), 1)
        return box

    def _choose(self, answer: Known, _checked: bool = False) -> None:
        self.answer = answer
        self.accept()
