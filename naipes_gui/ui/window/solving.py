"""Opens problems: a series of them lies beside the page from which it was opened."""

from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Protocol

from naipes_gui.review.own_mistakes import OwnMistake
from naipes_gui.store.settings import Settings
from naipes_gui.ui.problems.page import ProblemPage
from naipes_gui.ui.problems.series import Series, of_day, of_mistakes, of_rule_hands, of_step


class Window(Protocol):
    """What is needed of the window."""

    settings: Settings

    def show_rules(self, game: str, rule: str = "") -> None:
        """Show the rules of a game."""
        ...

    def play_branch(self, page: ProblemPage, branch: Path) -> None:
        """Leave a page and play a match on that leaves what it showed."""
        ...

    def lay_beside(self, page: ProblemPage) -> None:
        """Show a page from which one comes back."""
        ...


def open_step(window: Window, game: str, step: int) -> None:
    """Ask the problems of a game that are as hard as that."""
    open_series(window, of_step(game, step))


def open_day(window: Window) -> None:
    """Ask the problem of today."""
    open_series(window, of_day(date.today()))


def open_rule_hands(window: Window) -> None:
    """Ask at which hands of Écarté one proposes, and which one plays."""
    open_series(window, of_rule_hands())


def open_mistakes(window: Window, found: Sequence[OwnMistake]) -> None:
    """Ask again what somebody missed in their own matches."""
    open_series(window, of_mistakes(found), 0)


def open_series(
    window: Window, series: Series, at: int = -1, answers: Mapping[int, bool] | None = None
) -> None:
    """Ask the problems of a series, from the first that is open or from a place on."""
    page = ProblemPage(series, window.settings, at, answers)
    page.rules_wanted.connect(window.show_rules)
    page.branched.connect(lambda branch: window.play_branch(page, branch))
    page.went_on.connect(lambda *other: _go_on(window, page, *other))
    window.lay_beside(page)


def _go_on(
    window: Window, page: ProblemPage, series: Series, at: int, answers: Mapping[int, bool]
) -> None:
    """Ask a problem that lies on another table."""
    page.leave()
    open_series(window, series, at, answers)
