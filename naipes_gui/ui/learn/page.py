"""The page where games are learnt: for each the lessons there are, and how far one has come."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.info import GameInfo
from naipes_gui.core.lesson import Lesson
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.store import lessons_done
from naipes_gui.store.lessons_done import LessonsDone
from naipes_gui.store.settings import Settings
from naipes_gui.ui.learn.advice_section import AdviceSection
from naipes_gui.ui.learn.gym_card import GymCard
from naipes_gui.ui.learn.problems_card import ProblemsCard
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.link_card import LinkButton, LinkCard
from naipes_gui.ui.shared.widgets.nav_bar import NavBar
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea

MARGIN, GAP = 32, 12
FOLDS_UNDER = 1000
COLUMN = 330
"""At 100 %: so wide is a column of cards at least."""
MOST_COLUMNS = 3


class LearnPage(QWidget):
    """Offers the lessons of every game; from each one comes back here."""

    where = Where.LEARN
    lesson = Signal(str, int)
    """Carries the game and the place of one of its lessons."""
    problems = Signal(str, int)
    """Carries the game and the step."""
    problem_of_day = Signal()
    rule_hands = Signal()
    mistakes = Signal(object)
    yaku = Signal(str)
    """Somebody looks up the combinations of a game."""
    gym = Signal(str)
    """Carries the game of which a hand is wanted to practise the memory."""
    gym_wanted = Signal(bool)
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("material", "dark")
        self.nav_bar = NavBar(here=Where.LEARN)
        self._title, self._about = (
            label("title", wrap=True),
            label("lead", tone="second", wrap=True),
        )
        self.cards = {game.key: LinkCard() for game in all_games().values() if game.lessons()}
        self.lessons: dict[tuple[str, int], LinkButton] = {}
        for key, card in self.cards.items():
            for number in range(len(all_games()[key].lessons())):
                self._add(key, number, card)
        self.tables = {key: self._table(key) for key in self.cards if all_games()[key].has_yaku}
        self.problems_card = ProblemsCard()
        self.problems_card.chosen.connect(self.problems)
        self.problems_card.of_day.connect(self.problem_of_day)
        self.problems_card.rule_hands.connect(self.rule_hands)
        self.problems_card.mistakes.connect(self.mistakes)
        self.gym_card = GymCard()
        self.gym_card.practised.connect(self.gym)
        self.gym_card.wanted.connect(self.gym_wanted)
        self._columns = 0
        self.advice = AdviceSection()
        self._arrange()
        self.nav_bar.play.connect(self.back)
        self.retranslate()

    def refresh(self) -> None:
        """Say again how far one has come."""
        done = lessons_done.read()
        for (key, number), button in self.lessons.items():
            info = all_games()[key]
            lesson = info.lessons()[number]
            wording = Wording((translate("table", "You"), *lesson.opponents))
            button.say(wording.say(lesson.title), _state(lesson, done, wording))
        for key, card in self.cards.items():
            card.say(_heading(all_games()[key], done))
        for table in self.tables.values():
            about = translate("aids", "Cards and what they bring")
            table.say(translate("aids", "Table of yaku"), about)
        self.problems_card.refresh()
        self.gym_card.refresh()
        self._fit()

    def close_all(self) -> None:
        """Look for nothing any more."""
        self.problems_card.stop()

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self._title.setText(translate("lessons", "Learn"))
        self._about.setText(translate("lessons", "A hand that is led, on the real table: what can "
                                      "be done, why, and what it brings"))  # fmt: skip
        self.nav_bar.retranslate()
        self.advice.retranslate()
        self.refresh()

    def adopt(self, settings: Settings) -> None:
        """Take over the size of type, and whether one is asked in matches."""
        self.gym_card.adopt(settings)
        self._fit()
        self.refresh()

    def focus_first(self) -> None:
        """Put the focus on what one was about to learn, or on the first lesson."""
        done = lessons_done.read()
        lessons = {at: all_games()[at[0]].lessons()[at[1]].key for at in self.lessons}
        begun = next((at for at, key in lessons.items() if key in done.places), None)
        first = next((at for at, key in lessons.items() if key not in done.done), None)
        self.lessons[begun or first or next(iter(lessons))].setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self.focus_first()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def _add(self, key: str, number: int, card: LinkCard) -> None:
        button = card.add("learn")
        button.clicked.connect(lambda: self.lesson.emit(key, number))
        self.lessons[key, number] = button

    def _table(self, key: str) -> LinkButton:
        button = self.cards[key].add("star")
        button.clicked.connect(lambda: self.yaku.emit(key))
        return button

    def _arrange(self) -> None:
        page = QWidget()
        page.setProperty("ground", "page")
        self._grid = QGridLayout()
        self._grid.setSpacing(GAP)
        column = QVBoxLayout(page)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(GAP)
        column.addWidget(self._title)
        column.addWidget(self._about)
        column.addLayout(self._grid)
        column.addWidget(self.problems_card)
        column.addWidget(self.gym_card)
        column.addWidget(self.advice)
        column.addStretch(1)
        self._scroll = ScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(page)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.nav_bar)
        row.addWidget(self._scroll, 1)

    def _fit(self) -> None:
        scale = app_style().scale
        self.nav_bar.fold(self.width() < FOLDS_UNDER * min(scale, 1.25))
        free = self.width() - self.nav_bar.width() - 2 * MARGIN
        self.problems_card.fit(free)
        self.gym_card.fit(free)
        # What lessons are called is longer in one language than in another.
        widest = max(card.minimumSizeHint().width() for card in self.cards.values())
        column = max(COLUMN * scale, widest)
        columns = max(1, min(MOST_COLUMNS, int((free + GAP) / (column + GAP))))
        if columns != self._columns:
            self._columns = columns
            for place, card in enumerate(self.cards.values()):
                self._grid.addWidget(card, place // columns, place % columns)


def _state(lesson: Lesson, done: LessonsDone, wording: Wording) -> str:
    """Return in a line what a lesson is about, or how far one has come."""
    if lesson.key in done.places:
        told = sum(at < done.places[lesson.key] for at in lesson.told)
        return translate("lessons", "Go on: step {place} of {all}").format(
            place=min(told + 1, len(lesson.told)), all=len(lesson.told))  # fmt: skip
    minutes = translate("lessons", "About %n minute(s)", n=lesson.minutes)
    if lesson.key in done.done:
        return translate("lessons", "Done · {minutes}").format(minutes=minutes)
    return minutes


def _heading(info: GameInfo, done: LessonsDone) -> str:
    lessons = info.lessons()
    made = sum(lesson.key in done.done for lesson in lessons)
    name = Wording().say(info.title)
    if not made or len(lessons) == 1:
        return name
    return translate("lessons", "{game}: {made} of {all} done").format(
        game=name, made=made, all=len(lessons))  # fmt: skip
