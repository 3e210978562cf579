"""The guided hands on the page of lessons: a row for every game, with its stages."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from naipes_gui.core.info import GameInfo
from naipes_gui.core.lesson import Lesson
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.games import all_games
from naipes_gui.store.lessons_done import LessonsDone
from naipes_gui.ui.learn.stages import next_stage, onward_in
from naipes_gui.ui.shared import miniature
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import Radius
from naipes_gui.ui.shared.widgets.buttons import Button, fill
from naipes_gui.ui.shared.widgets.flow import Flow
from naipes_gui.ui.shared.widgets.icons import icon
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.tile import EDGE

PICTURE = QSize(72, 56)
BEGUN = "play"
"""The icon of what goes on."""
SIGN = 16
"""How large the mark on a stage is at 100 %."""
STACKED_UNDER = 560
"""At 100 %: on a narrower card the button stands below the stages, and there is no picture."""


class LessonsCard(QWidget):
    """``lesson`` carries a game and the place of its lesson; ``yaku`` and ``watch`` a game."""

    lesson = Signal(str, int)
    yaku = Signal(str)
    watch = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = label("tile", wrap=True)
        self._about = label("caption", tone="second", wrap=True)
        self.rows = {game.key: LessonRow(game) for game in all_games().values() if game.lessons()}
        self.stages = {
            (key, at): stage
            for key, row in self.rows.items()
            for at, stage in enumerate(row.stages)
        }
        for key, row in self.rows.items():
            row.lesson.connect(partial(self.lesson.emit, key))
            row.yaku.connect(partial(self.yaku.emit, key))
            row.watch.clicked.connect(partial(self.watch.emit, key))
        self._arrange()

    def refresh(self, done: LessonsDone) -> None:
        """Say again how far one has come."""
        self._heading.setText(translate("lessons", "A first hand, guided"))
        about = translate("lessons", "Leave off and go on whenever you like")
        self._about.setText(about)
        following = next_stage(done)
        for key, row in self.rows.items():
            row.refresh(done, is_next=following is not None and following[0] == key)

    def fit(self, width: int) -> None:
        """Stand as is best at a width."""
        for row in self.rows.values():
            row.fit(is_narrow=width < STACKED_UNDER * app_style().scale)

    def forget_pictures(self) -> None:
        """Paint the tables again, for their cards look different now."""
        for row in self.rows.values():
            row.picture.forget()

    def _arrange(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        panel = QFrame()
        panel.setProperty("ground", "panel")
        outer.addWidget(panel)
        column = QVBoxLayout(panel)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        column.addWidget(self._heading)
        column.addWidget(self._about)
        for row in self.rows.values():
            column.addWidget(row)


class LessonRow(QWidget):
    """A game in small, its stages, and one button that leads on."""

    lesson = Signal(int)
    yaku = Signal()

    def __init__(self, game: GameInfo) -> None:
        super().__init__()
        self._game = game
        self.picture = GamePicture(game)
        self._name, self._time = label("strong"), label("caption", tone="second")
        self.table: Button | None = None
        self.watch = Button("link", on_page=True)
        """A hand of the strongest to look at, as is offered when a game is first opened."""
        self.stages = [StageButton() for _ in game.lessons()]
        self.go = Button("plain", on_page=True)
        self._onward = 0
        for at, stage in enumerate(self.stages):
            stage.clicked.connect(partial(self.lesson.emit, at))
        self.go.clicked.connect(lambda: self.lesson.emit(self._onward))
        self._arrange()

    def refresh(self, done: LessonsDone, *, is_next: bool) -> None:
        """Say how far one has come; gold is what one is about to learn, of all games."""
        lessons, say = self._game.lessons(), Wording().say
        self._name.setText(say(self._game.title))
        self._time.setText(_time(lessons))
        for lesson, stage in zip(lessons, self.stages, strict=True):
            stage.tell(lesson, done, say(self._game.title))
        onward = onward_in(lessons, done)
        self._onward = 0 if onward is None else onward
        word = _word(lessons, done, onward)
        name = translate("lessons", "{game}: {what}").format(game=say(self._game.title), what=word)
        self.go.say(word, name, _wording(lessons[self._onward]).say(lessons[self._onward].about))
        for at, stage in enumerate(self.stages):
            fill(stage, is_next and at == self._onward)
        watch = translate("lessons", "Watch a hand")
        self.watch.say(watch, labelled(say(self._game.title), watch))
        if self.table is not None:
            self.table.say(translate("aids", "Table of yaku"))

    def fit(self, *, is_narrow: bool) -> None:
        """Let the button stand beside the stages, or below them."""
        self._grid.removeWidget(self.go)
        self.picture.setHidden(is_narrow)
        place = (2, 1, 1, 1) if is_narrow else (0, 2, 2, 1)
        side = Qt.AlignmentFlag.AlignLeft if is_narrow else Qt.AlignmentFlag.AlignVCenter
        self._grid.addWidget(self.go, *place, side)

    def _arrange(self) -> None:
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        head, stages = Flow(8), Flow(8)
        head.addWidget(self._name)
        head.addWidget(self._time)
        if self._game.has_yaku:
            self.table = Button("link", on_page=True)
            self.table.clicked.connect(self.yaku)
        for stage in self.stages:
            stages.addWidget(stage)
        for link in (self.watch, self.table):
            if link is not None:
                stages.addWidget(link)
        grid.addWidget(self.picture, 0, 0, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.addLayout(head, 0, 1)
        grid.addLayout(stages, 1, 1)
        grid.setColumnStretch(1, 1)
        self.fit(is_narrow=False)


class StageButton(QPushButton):
    """A stage: done, begun or still to come, by a mark and a rim and not by colour alone."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "chip")
        self.setAutoDefault(False)

    def tell(self, lesson: Lesson, done: LessonsDone, game: str) -> None:
        """Show the stage, and tell more of it to whoever asks or listens: of which game it is."""
        wording = _wording(lesson)
        is_begun = lesson.key in done.places
        mark = BEGUN if is_begun else "check" if lesson.key in done.done else ""
        self.setText(f"\u2002{wording.say(lesson.stage)}" if mark else wording.say(lesson.stage))
        side, colours = app_style().px(SIGN), app_style().colours
        ink = colours.gold if is_begun else colours.mint
        self.setIcon(icon(mark, ink, colours.text3, side) if mark else QIcon())
        self.setIconSize(QSize(side, side))
        self.setAccessibleName(labelled(game, wording.say(lesson.stage)))
        self.setAccessibleDescription(state(lesson, done))


class GamePicture(QWidget):
    """The table of a game in small."""

    def __init__(self, game: GameInfo) -> None:
        super().__init__()
        self._game = game
        self._picture: QPixmap | None = None
        self.setFixedSize(PICTURE)

    def forget(self) -> None:
        """Paint it again."""
        self._picture = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        dpr = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatioF() != dpr:
            made = miniature.miniature(self._game.tile(), self._game.felt, PICTURE, dpr)
            self._picture = miniature.rounded_all(made, Radius.BUTTON)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


def state(lesson: Lesson, done: LessonsDone) -> str:
    """Return in a line how long a lesson takes, or how far one has come."""
    if lesson.key in done.places:
        told = sum(at < done.places[lesson.key] for at in lesson.told)
        return translate("lessons", "Go on: step {place} of {all}").format(
            place=min(told + 1, len(lesson.told)), all=len(lesson.told))  # fmt: skip
    minutes = translate("lessons", "About %n minute(s)", n=lesson.minutes)
    if lesson.key in done.done:
        return translate("lessons", "Done · {minutes}").format(minutes=minutes)
    return minutes


def _wording(lesson: Lesson) -> Wording:
    return Wording((translate("table", "You"), *lesson.opponents))


def _word(lessons: Sequence[Lesson], done: LessonsDone, onward: int | None) -> str:
    if onward is None:
        return translate("lessons", "Repeat")
    if any(lesson.key in done.places or lesson.key in done.done for lesson in lessons):
        return translate("lessons", "Go on")
    return translate("lessons", "Begin")


def _time(lessons: Sequence[Lesson]) -> str:
    minutes = max(lesson.minutes for lesson in lessons)
    if len(lessons) == 1:
        return translate("lessons", "%n minute(s)", n=minutes)
    told = translate("lessons", "%n stage(s), up to {minutes} minutes each", n=len(lessons))
    return told.format(minutes=minutes)
