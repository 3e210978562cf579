"""Shows the pages that the rail leads to: saved matches, statistics, the days, what to learn."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from naipes_gui.store import paths
from naipes_gui.ui.shared.page import Page
from naipes_gui.ui.window.watched_pages import WatchedPages
from naipes_gui.ui.window.window import Window

if TYPE_CHECKING:
    from naipes_gui.session.bulk_review import BulkReview
    from naipes_gui.ui.hand_of_day.page import HandOfDayPage
    from naipes_gui.ui.learn.page import LearnPage
    from naipes_gui.ui.library.page import LibraryPage
    from naipes_gui.ui.start.page import StartPage
    from naipes_gui.ui.statistics.page import StatisticsPage
    from naipes_gui.ui.window.learning import Learning
    from naipes_gui.ui.window.saved_deeds import SavedDeeds
    from naipes_gui.ui.window.shared_deals import SharedDeals
    from naipes_gui.ui.window.warming import Warming


class RailWindow(Window, Protocol):
    """What is needed of the window besides."""

    start_page: "StartPage"
    watched_pages: WatchedPages

    @property
    def bulk(self) -> "BulkReview":
        """What goes over many matches in the background."""
        ...

    @property
    def deals(self) -> "SharedDeals":
        """What is done with deals that others can play too."""
        ...

    @property
    def deeds(self) -> "SavedDeeds":
        """What is done with saved matches."""
        ...

    @property
    def learning(self) -> "Learning":
        """The ways to lessons, problems and exercises."""
        ...

    @property
    def warming(self) -> "Warming":
        """What loads the next page while nobody waits for it."""
        ...

    def open_rules(self) -> None:
        """Show the rules of the moment."""
        ...


class RailPages(QObject):
    """Opens them, and leads from each to the others as if one came from the start."""

    def __init__(self, window: RailWindow, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = window

    @Slot()
    def open_library(self) -> None:
        """Show all saved matches."""
        from naipes_gui.ui.library.page import LibraryPage

        window = self._window
        page = LibraryPage(window.library)
        page.resume.connect(window.resume)
        page.replay.connect(window.watched_pages.replay)
        page.review.connect(window.watched_pages.review)
        page.give_up.connect(lambda path: window.deeds.give_up(path))
        page.paste.connect(lambda: window.deals.paste())
        page.same_again.connect(lambda path: window.deals.same_again(path, 1))
        self._visit(page)
        window.warming.start_replay(window.game_of_late)

    @Slot()
    def open_statistics(self) -> None:
        """Show what all matches come to."""
        from naipes_gui.statistics.history import History
        from naipes_gui.ui.statistics.page import StatisticsPage

        window = self._window
        page = StatisticsPage(History(window.library.folder, paths.statistics_file()), window.bulk)
        page.replay.connect(window.watched_pages.replay)
        page.review.connect(window.watched_pages.review)
        page.character.connect(self.show_character)
        self._visit(page)

    @Slot(str)
    def show_character(self, name: str) -> None:
        """Show what is known of an opponent."""
        from naipes_gui.statistics.history import History
        from naipes_gui.ui.statistics.character_dialog import CharacterDialog

        window = self._window
        history = History(window.library.folder, paths.statistics_file())
        CharacterDialog(history, name, window.pages.window()).open()

    @Slot()
    def open_learn(self) -> None:
        """Show what one can learn with."""
        self._visit(self._window.learning.page())

    @Slot()
    def open_day(self) -> None:
        """Show the hands of today, and of all days before."""
        from naipes_gui.ui.hand_of_day.page import HandOfDayPage

        window = self._window
        page = HandOfDayPage(window.library.folder)
        page.play.connect(lambda deal: window.deals.begin(deal))
        page.same_again.connect(lambda path: window.deals.same_again(path, 1))
        page.resume.connect(window.resume)
        page.replay.connect(window.watched_pages.replay)
        page.review.connect(window.watched_pages.review)
        page.paste.connect(lambda: window.deals.paste())
        self._visit(page)

    def _visit(self, page: "LibraryPage | StatisticsPage | HandOfDayPage | LearnPage") -> None:
        """Show a page, and let its rail lead on."""
        window, rail = self._window, page.nav_bar
        page.back.connect(lambda: window.close_page(page, window.start_page))
        rail.library.connect(lambda: self._change_page(page, self.open_library))
        rail.statistics.connect(lambda: self._change_page(page, self.open_statistics))
        rail.day.connect(lambda: self._change_page(page, self.open_day))
        rail.learn.connect(lambda: self._change_page(page, self.open_learn))
        rail.settings.connect(window.open_settings)
        rail.rules.connect(window.open_rules)
        window.pages.addWidget(page)
        window.pages.setCurrentWidget(page)

    def _change_page(self, page: Page, open_other: Callable[[], None]) -> None:
        """Leave a page for another one, as if one came from the start."""
        self._window.close_page(page, self._window.start_page)
        open_other()
