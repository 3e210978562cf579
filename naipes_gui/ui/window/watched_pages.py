"""Shows pages with a table that is looked at, or tried on; each leads back to where one was."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from naipes_gui.core.errors import NaipesError
from naipes_gui.ui.shared.page import Page
from naipes_gui.ui.window.sounds import Sounds
from naipes_gui.ui.window.window import Window

if TYPE_CHECKING:
    from naipes_gui.session.watched_hand import WatchedHand
    from naipes_gui.ui.beside_table.page import BoardPage
    from naipes_gui.ui.problems.page import ProblemPage
    from naipes_gui.ui.replay.note_keeper import NoteWriter
    from naipes_gui.ui.replay.page import ReplayPage
    from naipes_gui.ui.review.page import ReviewPage
    from naipes_gui.ui.window.saved_deeds import SavedDeeds


class PagesWindow(Window, Protocol):
    """What is needed of the window besides."""

    sounds: Sounds

    @property
    def deeds(self) -> "SavedDeeds":
        """What is done with saved matches."""
        ...

    def toggle_sound(self) -> None:
        """Be heard, or be silent."""
        ...

    def retitle(self) -> None:
        """Name the window after what it shows."""
        ...


class Back(NamedTuple):
    """Where one comes back to from a branch."""

    show: Callable[[], object]
    """Lays the page again from which the branch was begun."""
    below: Page
    """The page over which that one lay."""
    match: Path | None
    """The match that was played there, if it is still on."""


class WatchedPages(QObject):
    """Opens them beside the page one comes from."""

    def __init__(self, window: PagesWindow, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = window
        self._backs = dict[Path, Back]()
        """What is shown again when the match that was begun from it is left."""
        self._matches = dict[Page, Path]()
        """The match that is played on when a page is left: a branch took its table."""

    @Slot(object, int)
    @Slot(object, int, int)
    def replay(self, path: Path, hand: int = 0, at: int = -1) -> None:
        """Watch a match from its beginning or from a hand, or stand still ``at`` a ply."""
        page = self._replay_page(path, hand, at)
        if page is not None:
            self._lay_replay(page, lambda: self.replay(path, at=page.present_ply))

    def watch(
        self, hand: "WatchedHand", at: int, again: Callable[[], object]
    ) -> "ReplayPage | None":
        """Watch a hand from a ply on while it is played; ``again`` shows it after a branch."""
        from naipes_gui.ui.replay.growing import Growing

        page = self._replay_page(hand.path)
        if page is not None:
            Growing(page, hand, at, page)
            self._lay_replay(page, again)
        return page

    def _replay_page(self, path: Path, hand: int = 0, at: int = -1) -> "ReplayPage | None":
        from naipes_gui.ui.replay.page import ReplayPage

        self._window.wear_keys()
        try:
            return ReplayPage(path, self._window.settings, hand=hand, at=at,
                              write=self._note_writer(path),
                              library=self._window.library)  # fmt: skip
        except (NaipesError, OSError) as error:
            self._window.explain(error)
            return None

    def _lay_replay(self, page: "ReplayPage", back: Callable[[], object]) -> None:
        window = self._window
        page.branched.connect(lambda branch: self.play_branch(page, branch, back))
        page.review_wanted.connect(self.review)
        page.branch_watched.connect(self.replay)
        page.branch_deleted.connect(lambda branch: window.deeds.delete(branch))
        page.branch_renamed.connect(lambda branch: window.deeds.rename(branch))
        self.lay_beside(page)

    @Slot(object, int)
    @Slot(object, int, int)
    def review(self, path: Path, hand: int = 0, ply: int = -1, told: bool = False) -> None:
        """Go over what a match cost, or over one of its hands, from the mistake at a ply on.

        Its answer may be ``told``: whoever has seen it is not asked again.
        """
        from naipes_gui.ui.review.page import ReviewPage

        window = self._window
        window.wear_keys()
        try:
            page = ReviewPage(path, window.settings, hand=hand, ply=ply, told=told)
        except (NaipesError, OSError) as error:
            window.explain(error)
            return
        page.rules_wanted.connect(window.show_rules)
        page.rule_wanted.connect(window.show_rules)
        page.replay_wanted.connect(self.replay)
        back = lambda: self.review(path, *page.present)  # noqa: E731
        page.branched.connect(lambda branch: self.play_branch(page, branch, back))
        self.lay_beside(page)

    def play_branch(
        self, page: "ReplayPage | ReviewPage | ProblemPage", branch: Path,
        back: Callable[[], object],
    ) -> None:  # fmt: skip
        """Leave a page for the table, to play a match on that leaves the one that was watched.

        Whoever leaves the table again comes ``back``, and from there to where the page lay.
        """
        match = self._matches.pop(page, None)
        page.leave()
        below = self._window.pages.shown
        table = self._window.table_page
        if table is not None and table is below and not table.is_over:
            match = table.path
        self._backs = {branch: Back(back, below, match)}
        self._window.resume(branch)

    def come_back(self, branch: Path) -> bool:
        """Show again what the match on the table had left; tell whether it had left anything."""
        if (back := self._backs.pop(branch, None)) is None:
            return False
        pages = self._window.pages
        if pages.indexOf(back.below) >= 0:
            pages.setCurrentWidget(back.below)
        under = pages.shown
        back.show()
        shown = pages.shown
        if back.match is not None and shown is not under:
            self._matches[shown] = back.match
        return True

    def lay_beside(self, page: "BoardPage") -> None:
        """Show a page with a table on it, from which one comes back to the present page."""
        window = self._window
        back = window.pages.shown
        page.left.connect(lambda: self._leave(page, back))
        page.panel_toggled.connect(lambda opened: window.change(panel_open=opened))
        page.settings_wanted.connect(window.open_settings)
        page.sound_wanted.connect(window.toggle_sound)
        page.board.sounds.sounded.connect(window.sounds.play)
        page.board.sounds.soon.connect(window.sounds.soon)
        for telling in (page.board.toast, page.situation):
            telling.rule.connect(lambda rule: window.show_rules(page.info.key, rule))
        window.pages.addWidget(page)
        window.pages.setCurrentWidget(page)
        page.start()
        window.retitle()

    def _leave(self, page: Page, back: Page) -> None:
        """Take a page away; a match whose table was taken meanwhile is played on."""
        self._window.close_page(page, back)
        if (match := self._matches.pop(page, None)) is not None:
            self._window.resume(match)

    def _note_writer(self, path: Path) -> "NoteWriter":
        """Return what writes notes: where the match lies on the table, whoever keeps it there."""
        from naipes_gui.ui.replay.note_keeper import write_note

        table = self._window.table_page
        if table is None or table.path != path:
            return write_note
        return lambda _path, _record, text, at: table.session.noted(at, text)
