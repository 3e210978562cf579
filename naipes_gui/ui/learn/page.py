"""The page where games are learnt: for each the lessons there are, and how far one has come."""

from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.store import lessons_done, problems_done
from naipes_gui.store.lessons_done import LessonsDone
from naipes_gui.store.settings import Settings
from naipes_gui.ui.learn.advice_section import AdviceSection
from naipes_gui.ui.learn.day_card import DayCard
from naipes_gui.ui.learn.gym_card import GymCard
from naipes_gui.ui.learn.lessons_card import LessonsCard
from naipes_gui.ui.learn.problems_card import ProblemsCard
from naipes_gui.ui.learn.stages import is_begun, next_stage, progress
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.shared.widgets.boxes import hbox
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.nav_bar import NavBar, RailPage
from naipes_gui.ui.shared.widgets.scrolling import PageScroll

MARGIN, GAP = 32, 12
TWO_FROM = 900
"""At 100 %: from so much room on the cards stand in two columns."""
LEFT, RIGHT = 17, 10
"""How the columns share the room."""


class LearnPage(RailPage):
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
    watch = Signal(str)
    """Carries a game of which somebody wants to see a hand played."""
    gym = Signal(str)
    """Carries the game of which a hand is wanted to practise the memory."""
    gym_wanted = Signal(bool)
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("material", "page")
        self.nav_bar = NavBar(here=Where.LEARN)
        self._title, self._about = (
            label("title", wrap=True),
            label("lead", tone="second", wrap=True),
        )
        self.lessons_card = LessonsCard()
        self.lessons_card.lesson.connect(self.lesson)
        self.lessons_card.yaku.connect(self.yaku)
        self.lessons_card.watch.connect(self.watch)
        self.problems_card = ProblemsCard()
        self.problems_card.chosen.connect(self.problems)
        self.day_card = DayCard()
        self.day_card.wanted.connect(self.problem_of_day)
        self.problems_card.rule_hands.connect(self.rule_hands)
        self.problems_card.mistakes.connect(self.mistakes)
        self.gym_card = GymCard()
        self.gym_card.practised.connect(self.gym)
        self.gym_card.wanted.connect(self.gym_wanted)
        self.advice = AdviceSection()
        self._arrange()
        self.nav_bar.play.connect(self.back)
        self.retranslate()

    def refresh(self) -> None:
        """Say again how far one has come."""
        done = lessons_done.read()
        self._about.setText(self._progress(done))
        self.lessons_card.refresh(done)
        self.problems_card.refresh()
        self.day_card.refresh(problems_done.read(), date.today())
        self.gym_card.refresh()
        self._fit()

    def close_all(self) -> None:
        """Look for nothing any more."""
        self.problems_card.stop()

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self._title.setText(translate("lessons", "Learn"))
        self.nav_bar.retranslate()
        self.advice.retranslate()
        self.refresh()

    def adopt(self, settings: Settings) -> None:
        """Take over the size of type, and whether one is asked in matches."""
        self.gym_card.adopt(settings)
        self.lessons_card.forget_pictures()
        self.day_card.picture.forget()
        self._fit()
        self.refresh()

    def focus_first(self) -> None:
        """Put the focus on what one was about to learn, or on the first lesson."""
        following = next_stage(lessons_done.read())
        rows = self.lessons_card.rows
        game = next(iter(rows)) if following is None else following[0]
        rows[game].go.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def _progress(self, done: LessonsDone) -> str:
        """Return how far one has come, or what there is."""
        if is_begun(done):
            return progress(done)
        return translate("lessons", "A hand that is led, on the real table: what can be done, "
                         "why, and what it brings")  # fmt: skip

    def _arrange(self) -> None:
        page = QWidget()
        page.setProperty("ground", "page")
        left, right = QVBoxLayout(), QVBoxLayout()
        for side, cards in (
            (left, (self.lessons_card, self.problems_card)),
            (right, (self.day_card, self.gym_card, self.advice)),
        ):
            side.setSpacing(0)
            for card in cards:
                side.addWidget(card)
            side.addStretch(1)
        self._sides = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._sides.setSpacing(GAP)
        self._sides.addLayout(left, LEFT)
        self._sides.addLayout(right, RIGHT)
        column = QVBoxLayout(page)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(GAP)
        column.addWidget(self._title)
        column.addWidget(self._about)
        column.addLayout(self._sides)
        column.addStretch(1)
        self._scroll = PageScroll()
        self._scroll.setWidget(page)
        hbox(self.nav_bar, (self._scroll, 1), on=self, margins=0, spacing=0)

    def _fit(self) -> None:
        super()._fit()
        scale = app_style().scale
        # The bar is reckoned with although it may not be there: else cards would change with it.
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        free = self.width() - self.nav_bar.width() - 2 * MARGIN - bar
        two = free >= TWO_FROM * scale
        way = QBoxLayout.Direction.LeftToRight if two else QBoxLayout.Direction.TopToBottom
        self._sides.setDirection(way)
        left = (free - GAP) * LEFT // (LEFT + RIGHT) if two else free
        self.lessons_card.fit(left)
        self.problems_card.fit(left)
