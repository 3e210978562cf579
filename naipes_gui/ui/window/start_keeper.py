"""Keeps the start page at what there is to go on with, and at who may play."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from naipes_gui.store.library import Library
from naipes_gui.store.profiles import are_several, profiles
from naipes_gui.store.summary import Summary
from naipes_gui.ui.start import last_seen
from naipes_gui.ui.start.latest import Latest
from naipes_gui.ui.start.page import StartPage

if TYPE_CHECKING:
    from naipes_gui.ui.match.page import TablePage


class StartKeeper(QObject):
    """Looks through the saved matches of who plays, and shows on a page what it finds."""

    def __init__(self, page: StartPage, library: Library) -> None:
        super().__init__(page)
        self._page, self._library = page, library
        self._latest = self._looking()
        page.seen.connect(self.look)
        self.show_last()

    def change_library(self, library: Library) -> None:
        """Look through the matches of somebody else from now on."""
        self._library = library
        self._latest.deleteLater()
        self._latest = self._looking()

    def _looking(self) -> Latest:
        latest = Latest(self._library, self)
        latest.found.connect(self._show)
        return latest

    def show_last(self) -> None:
        """Show who may play, and at once what there was to go on with the last time."""
        if (seen := last_seen.read()) is not None:
            self._page.show_last(seen)
        self.show_people()

    @Slot()
    def show_people(self) -> None:
        """Show who may play, where several do."""
        if are_several():
            self._page.show_people(profiles())

    @Slot()
    def look(self) -> None:
        """Look for unfinished matches to go on with."""
        self._latest.look()

    def stop(self) -> None:
        """Look no further."""
        self._latest.stop()

    @Slot(list)
    def _show(self, unfinished: list[Summary]) -> None:
        from naipes_gui.store import problems_done  # the first frame does not wait for it

        self._page.show_matches(unfinished, len(self._library.files))
        self._tell_lessons()
        self._page.tell_problem(is_done=problems_done.is_answered_today())

    def _tell_lessons(self) -> None:
        """Say how far the lessons have come; the lessons themselves need not be loaded for it."""
        from naipes_gui.store import lessons_done

        known = lessons_done.read()
        self._page.tell_lessons(known.begun_games, known.done_by_game)

    def keep_left(self, table: "TablePage") -> None:
        """Let the next start tell at once of the match that was left on a table."""
        from naipes_gui.store.summary import summarise
        from naipes_gui.ui.start.resume_summary import in_full

        match = summarise(table.path)
        if match.is_unfinished and not table.is_of_a_day:
            record = table.session.recorder.record
            self._page.keep_left(last_seen.seen_of(match, in_full(record)))
