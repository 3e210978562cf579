"""Opens what one learns with: lessons, problems, exercises; each beside the page one came from."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

from naipes_gui.games import all_games
from naipes_gui.review.own_mistakes import OwnMistake
from naipes_gui.store import lessons_done
from naipes_gui.ui.learn.page import LearnPage
from naipes_gui.ui.learn.stages import next_stage
from naipes_gui.ui.shared.rules_named import rules_in_force
from naipes_gui.ui.window.first_time import FirstTime
from naipes_gui.ui.window.window import Window

if TYPE_CHECKING:
    from naipes_gui.core.options import Value
    from naipes_gui.ui.learn.lesson_page import LessonPage
    from naipes_gui.ui.problems.page import ProblemPage
    from naipes_gui.ui.problems.series import Series
    from naipes_gui.ui.window.watched_pages import WatchedPages
    from naipes_gui.ui.window.watching import Watching


class LearningWindow(Window, Protocol):
    """What is needed of the window besides."""

    watched_pages: "WatchedPages"

    @property
    def first_time(self) -> FirstTime:
        """What happens when a game is opened for the first time."""
        ...

    @property
    def watching(self) -> "Watching":
        """Who shows a hand of others."""
        ...

    def new_match(self, game: str = "", rules: "Mapping[str, Value] | None" = None) -> None:
        """Ask for opponents and rules, beginning with some rules, and deal."""
        ...


class Learning:
    """Knows the ways from the page of lessons, and leads there."""

    def __init__(self, window: LearningWindow, parent: QWidget) -> None:
        self._window, self._parent = window, parent

    def page(self) -> LearnPage:
        """Return the page that shows what there is to learn, with all its ways."""
        page = LearnPage()
        page.lesson.connect(self.open_lesson)
        page.problems.connect(self.open_step)
        page.problem_of_day.connect(self.open_day)
        page.rule_hands.connect(self.open_rule_hands)
        page.mistakes.connect(self.open_mistakes)
        page.problems_card.look_in(self._window.library.folder)
        page.yaku.connect(self.show_yaku)
        page.watch.connect(lambda game: self._window.watching.watch(game))
        page.gym.connect(self.open_gym)
        page.gym_wanted.connect(lambda wanted: self._window.change(memory_gym=wanted))
        page.gym_card.adopt(self._window.settings)
        return page

    def go_on(self) -> None:
        """Go on with the lesson that was left, or the next one."""
        following = next_stage(lessons_done.read())
        if following is not None:
            self.open_lesson(*following)

    def open_lesson(self, game: str, number: int) -> None:
        """Lead through a hand of a game."""
        from naipes_gui.ui.learn.lesson_page import LessonPage

        window = self._window
        window.wear_keys()
        page = LessonPage(game, number, window.settings)
        page.rules_wanted.connect(window.show_rules)
        page.lesson_wanted.connect(lambda *at: _leave_for(page, self.open_lesson, *at))
        page.match_wanted.connect(lambda key, _rules: window.first_time.learnt(key))
        page.match_wanted.connect(
            lambda key, rules: _leave_for(page, window.new_match, key, _first_match(key, rules))
        )
        window.watched_pages.lay_beside(page)

    def open_gym(self, game: str) -> None:
        """Show a hand of others, and ask about it."""
        from naipes_gui.ui.learn.gym_page import GymPage

        self._window.wear_keys()
        page = GymPage(game, self._window.settings)
        page.rules_wanted.connect(self._window.show_rules)
        self._window.watched_pages.lay_beside(page)

    def show_yaku(self, game: str) -> None:
        """Show the combinations of a game by the rules of the table, or else by those taught."""
        from naipes_gui.ui.beside_table.aid_sheet import show_yaku

        page, info = self._window.table_page, all_games()[game]
        at_table = page is not None and page.info.key == game
        if page is not None and at_table:
            options = page.rules.options
        else:
            options = info.options().make(**next(iter(info.lessons())).options)
        show_yaku(info.face(), options, self._parent, rules=rules_in_force(options, info.presets))

    # Problems.

    def open_step(self, game: str, step: int) -> None:
        """Ask the problems of a game that are as hard as that."""
        from naipes_gui.ui.problems.series import of_step

        self._open(of_step(game, step))

    def open_day(self) -> None:
        """Ask the problem of today."""
        from naipes_gui.ui.problems.series import of_day

        self._open(of_day(date.today()))

    def open_rule_hands(self) -> None:
        """Ask at which hands of Écarté one proposes, and which one plays."""
        from naipes_gui.ui.problems.series import of_rule_hands

        self._open(of_rule_hands())

    def open_mistakes(self, found: Sequence[OwnMistake]) -> None:
        """Ask again what somebody missed in their own matches."""
        from naipes_gui.ui.problems.series import of_mistakes

        self._open(of_mistakes(found), 0)

    def _open(
        self, series: "Series", at: int = -1, answers: Mapping[int, bool] | None = None
    ) -> None:
        """Ask the problems of a series, from the first that is open or from a place on."""
        from naipes_gui.ui.problems.page import ProblemPage

        window = self._window
        window.wear_keys()
        page = ProblemPage(series, window.settings, at, answers)
        page.rules_wanted.connect(window.show_rules)
        back = lambda: self._open(series, page.course.place, page.course.answers)  # noqa: E731
        page.branched.connect(lambda branch: window.watched_pages.play_branch(page, branch, back))
        # Another problem may lie on another table.
        page.went_on.connect(lambda *other: _leave_for(page, self._open, *other))
        window.watched_pages.lay_beside(page)


def _first_match(game: str, rules: "Mapping[str, Value]") -> "Mapping[str, Value]":
    from naipes_gui.ui.new_match.taught_note import first_match

    return first_match(all_games()[game], rules)


def _leave_for(page: "LessonPage | ProblemPage", go: Callable[..., None], *where: object) -> None:
    """Leave a page for what comes after it."""
    page.leave()
    go(*where)
