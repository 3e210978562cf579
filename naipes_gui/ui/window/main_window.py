"""The one window: it shows a page at a time and passes wishes from one to another."""

import logging
from collections.abc import Callable, Mapping
from functools import cached_property
from os import urandom
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.system_errors import reason, told
from naipes_gui.core.text import Phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.store import paths
from naipes_gui.store import settings as settings_store
from naipes_gui.store.library import Library
from naipes_gui.store.names import SUFFIX
from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared import art, language
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.full_screen import leave_full_screen, toggle_full_screen
from naipes_gui.ui.shared.page import Page, PageStack
from naipes_gui.ui.start.page import StartPage
from naipes_gui.ui.window.after_dialogs import AfterDialogs
from naipes_gui.ui.window.dressing import Dressing
from naipes_gui.ui.window.garbage import Sweeping, Trimming
from naipes_gui.ui.window.rail_pages import RailPages
from naipes_gui.ui.window.sounds import Sounds
from naipes_gui.ui.window.start_keeper import StartKeeper
from naipes_gui.ui.window.watched_pages import WatchedPages
from naipes_gui.ui.window.window_place import WindowPlace

if TYPE_CHECKING:
    from naipes_gui.core.options import Value
    from naipes_gui.session.bulk_review import BulkReview
    from naipes_gui.store.recorder import Recorder
    from naipes_gui.ui.match.page import TablePage
    from naipes_gui.ui.shared.keymap import Shortcuts
    from naipes_gui.ui.window.books import Books
    from naipes_gui.ui.window.easier import Easier
    from naipes_gui.ui.window.first_time import FirstTime
    from naipes_gui.ui.window.learning import Learning
    from naipes_gui.ui.window.notice import Notice
    from naipes_gui.ui.window.people import People
    from naipes_gui.ui.window.resuming import Resuming
    from naipes_gui.ui.window.saved_deeds import SavedDeeds
    from naipes_gui.ui.window.shared_deals import SharedDeals
    from naipes_gui.ui.window.warming import Warming
    from naipes_gui.ui.window.watching import Watching

log = logging.getLogger(__name__)

SETTLED_AFTER_MS = 150
SHORTLY_MS = 2500
"""How long a notice stays that answers a key."""


class UnderWay(Protocol):
    """A piece of the window that may be busy."""

    def stop(self) -> None:
        """Be busy no more."""
        ...


Busy = TypeVar("Busy", bound=UnderWay)


class MainWindow(QMainWindow):
    """Holds the pages. Whatever is rarely needed is imported when it is first opened."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self._shortcuts: Shortcuts | None = None
        self._easier: Easier | None = None
        self._books: Books | None = None
        self._bulk: BulkReview | None = None
        self._deeds: SavedDeeds | None = None
        self._under_way = list[UnderWay]()
        """What may be busy with a match that is about to be shown."""
        self.sounds = Sounds(self, settings)
        self.library = _library()
        self.pages = PageStack(self)
        self.setCentralWidget(self.pages)
        self.setAcceptDrops(True)
        self.dressing = Dressing(self.pages, lambda: self.settings)
        self.start_page = StartPage(self.pages)
        self.pages.addWidget(self.start_page)
        self.table_page: TablePage | None = None
        self._is_asking = False
        self.watched_pages = WatchedPages(self, self)
        self.rail_pages = RailPages(self, self)
        self._connect_start()
        self._start = StartKeeper(self.start_page, self.library)
        # A single shot of Qt's own would outlive the window.
        self._settling = QTimer(self, singleShot=True, interval=SETTLED_AFTER_MS)
        self._settling.timeout.connect(self._settle)
        self._settling.start()
        self._growing = QTimer(self, singleShot=True, interval=SETTLED_AFTER_MS)
        self._growing.timeout.connect(self._grow)
        self._sweeping, self._trimming = Sweeping(self), Trimming(self)
        self.pages.currentChanged.connect(self._trim_soon)
        self._after_dialogs = AfterDialogs(self, lambda: self.pages.shown.stand_still())
        self._place = WindowPlace(self)
        self._place.ratio_changed.connect(self.dressing.sharpen)
        self._place.restore()
        self.retitle()

    @cached_property
    def notice(self) -> "Notice":
        """Where short notices are given, whatever page is shown."""
        from naipes_gui.ui.window.notice import Notice

        return Notice(self)

    @cached_property
    def warming(self) -> "Warming":
        """What loads the next page while nobody waits for it."""
        from naipes_gui.ui.window.warming import Warming

        return self._to_be_stopped(Warming(self))

    def _to_be_stopped(self, piece: Busy) -> Busy:
        """Remember a piece that must not go on when the window closes, or somebody else plays."""
        self._under_way.append(piece)
        return piece

    @property
    def game_of_late(self) -> str:
        """The game that was played last, if it is still one."""
        from naipes_gui.games import all_games

        return self.settings.last_game if self.settings.last_game in all_games() else ""

    @property
    def bulk(self) -> "BulkReview":
        """What goes over many matches in the background, while nobody plays."""
        from naipes_gui.session.bulk_review import BulkReview

        if self._bulk is None:
            self._bulk = bulk = BulkReview(self)
            self.pages.currentChanged.connect(
                lambda: bulk.hold(held=self.pages.shown is self.table_page)
            )
        return self._bulk

    # Pages.

    def show_start(self) -> None:
        """Go to the start page, leaving the table if there is one."""
        if not self._may_leave():
            return
        self._leave_table()
        self._start.look()
        self.pages.setCurrentWidget(self.start_page)
        self._focus_page()
        self.retitle()

    def play(self, recorder: "Recorder") -> None:
        """Sit down at a table and play a match on."""
        from naipes_gui.ui.match.page import TablePage

        self.wear_keys()
        self._leave_table()
        page = TablePage(recorder, self.settings, seed=int.from_bytes(urandom(8), "big") >> 1)
        page.left.connect(self._leave_for)
        page.new_match.connect(lambda: self.new_match())
        page.to_pass_on.connect(lambda: self.new_match(to_pass_on=True))
        page.settings_wanted.connect(self.open_settings)
        page.rules_wanted.connect(lambda _: self.open_rules())
        page.rule_wanted.connect(self.show_rules)
        page.replay_wanted.connect(self.watched_pages.replay)
        page.review_wanted.connect(self.watched_pages.review)
        page.same_again.connect(lambda path, hand: self.deals.same_again(path, hand))
        page.speed_wanted.connect(lambda speed: self.change(speed=speed))
        page.sort_wanted.connect(lambda way: self.change(sort_hand=way))
        page.panel_toggled.connect(lambda opened: self.change(panel_open=opened))
        page.drawer_toggled.connect(lambda opened: self.change(drawer_open=opened))
        page.sound_wanted.connect(self.toggle_sound)
        page.character_wanted.connect(self.rail_pages.show_character)
        page.sounds.sounded.connect(self.sounds.play)
        page.sounds.soon.connect(self.sounds.soon)
        page.rematch.connect(self.rematch)
        page.give_up_wanted.connect(self.give_up)
        page.moved.connect(self.tell)
        self.table_page = page
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.start()
        self.retitle()

    @Slot(object)
    def resume(self, path: Path) -> None:
        """Play a saved match on, or watch it if it is over."""
        if self.table_page is not None and self.table_page.path == path:
            self.pages.setCurrentWidget(self.table_page)
            self.table_page.focus_first()
            return
        self.resuming.read(path)

    @cached_property
    def resuming(self) -> "Resuming":
        """What brings a saved match back to the table; made when one is wanted."""
        from naipes_gui.ui.window.resuming import Resuming

        resuming = self._to_be_stopped(Resuming(self))
        resuming.failed.connect(self._explain_unplayable)
        resuming.ready.connect(self._play_on)
        return resuming

    @Slot(object)
    def _play_on(self, recorder: "Recorder") -> None:
        if recorder.record.is_over:
            recorder.close()
            self.watched_pages.replay(recorder.path)
        elif self._may_leave():
            self.play(recorder)
        else:
            recorder.close()

    @cached_property
    def learning(self) -> "Learning":
        """The ways to lessons, problems and exercises; made when one is taken."""
        from naipes_gui.ui.window.learning import Learning

        return Learning(self, self)

    @Slot(str)
    def _open_game(self, game: str) -> None:
        """Play a game; whoever has never played it is asked whether they know it."""
        if self.first_time.is_known(game, self.library):
            self.new_match(game)
        else:
            self._focus_page()

    @cached_property
    def first_time(self) -> "FirstTime":
        """What happens when a game is opened for the first time; made then."""
        from naipes_gui.ui.window.first_time import FirstTime

        first_time = FirstTime(self)
        first_time.taught.connect(lambda *at: self.learning.open_lesson(*at))
        first_time.watched.connect(lambda game: self.watching.watch(game))
        return first_time

    @cached_property
    def watching(self) -> "Watching":
        """Who shows a hand of others; made when somebody wants to see one."""
        from naipes_gui.ui.window.watching import Watching

        return self._to_be_stopped(Watching(self, self))

    @Slot()
    def _leave_for(self) -> None:
        """Leave the table: one comes back to what one had begun to play from, or to the days."""
        left = self.table_page
        is_of_a_day, path = (left.is_of_a_day, left.path) if left is not None else (False, Path())
        self.show_start()
        if self.table_page is not None:
            return
        if not self.watched_pages.come_back(path) and is_of_a_day:
            self.rail_pages.open_day()

    # Dialogs.

    @Slot(str)
    def new_match(
        self, game: str = "", rules: "Mapping[str, Value] | None" = None, *,
        to_pass_on: bool = False,
    ) -> None:  # fmt: skip
        """Ask for game, opponents and rules, beginning with some rules, and deal."""
        from naipes_gui.ui.new_match.dialog import NewGameDialog

        at_hand = self.table_page.info.key if self.table_page is not None else ""
        game = game or at_hand or self.settings.last_game
        dialog = NewGameDialog(self.settings, game, self, rules=rules)
        dialog.rule_wanted.connect(self.show_rules)
        if to_pass_on:
            dialog.ask_to_pass_on()
        self.warming.start_match(dialog.game.key)
        dialog.exec()
        self.warming.stop()
        if dialog.settings != self.settings:
            # Also rules that were saved before the person thought better of it.
            self.adopt(dialog.settings)
        if dialog.wants_paste:
            dialog.deleteLater()
            self.deals.paste()
            return
        if (chosen := dialog.chosen) is not None:
            self.begin(chosen.game, chosen.options.to_json(), chosen.players, chosen.deal)
        dialog.deleteLater()
        self._focus_page()

    def begin(self, game: str, options: dict, players: tuple, deal: str = "") -> None:  # type: ignore[type-arg]
        """Begin a match and play it; with a code others can play the same cards."""
        from naipes_gui.store.matches import begin_match

        self.sit_down(lambda: begin_match(game, options, players, deal=deal))

    def sit_down(self, begin: "Callable[[], Recorder]") -> None:
        """Leave the table, if there is one, and play the match that is begun then."""
        if not self._may_leave():
            return
        try:
            self.play(begin())
        except NaipesError as error:
            self.explain(error)
            if self.table_page is not None:
                self.table_page.session.go_back()

    @Slot()
    def rematch(self) -> None:
        """Play against the same opponents under the same rules again."""
        if self.table_page is not None:
            header = self.table_page.header
            self.begin(header.game, dict(header.options), header.seats)

    @Slot()
    def give_up(self) -> None:
        """End the match on the table where it stands, if that is really wanted."""
        from naipes_gui.ui.window.giving_up import is_given_up

        page = self.table_page
        if page is not None and not page.is_over and is_given_up(self):
            page.session.give_up()
        self._focus_page()

    @Slot()
    def open_settings(self, section: str = "") -> None:
        """Show the settings, which take effect at once."""
        from naipes_gui.ui.settings.dialog import SettingsDialog

        dialog = SettingsDialog(self.settings, self)
        dialog.show_section(section)
        dialog.changed.connect(self.adopt)
        if self.sounds.work is False:
            dialog.silence()
        dialog.exec()
        wants_people = dialog.wants_people
        dialog.deleteLater()
        if wants_people:
            self.people.manage()
        self._focus_page()

    @Slot()
    def show_keys(self) -> None:
        """Show every key that means something here."""
        from naipes_gui.ui.beside_table.page import BoardPage
        from naipes_gui.ui.window.key_sheet import KeySheet

        page, switches = self.pages.shown, self.settings.switches != "off"
        if isinstance(page, BoardPage):
            view = page.board.view_
            sheet = KeySheet(page.where, self, page.face, view, switches=switches)
        else:
            sheet = KeySheet(page.where, self, switches=switches)
        sheet.exec()
        wants_change, wants_words = sheet.wants_change, sheet.wants_words
        sheet.deleteLater()
        if wants_change:
            self.open_settings("keys")
        elif wants_words:
            self.open_words()
        else:
            self._focus_page()

    @Slot()
    def toggle_sound(self) -> None:
        """Be heard, or be silent, and say which to those who cannot see the button."""
        self.change(sound=not self.settings.sound)
        on = self.settings.sound
        said = translate("table", "Sound on") if on else translate("table", "Sound off")
        announce(self, said, urgent=True)
        if not self._shows_sound():
            self.notice.say(said, SHORTLY_MS, warning=False)

    def _shows_sound(self) -> bool:
        """Tell whether the sign of the sound is seen, which is another one now."""
        return self.table_page is not None and self.table_page.top.button("sound").isVisible()

    @Slot()
    def open_file(self) -> None:
        """Ask for a saved match and open it."""
        from naipes_gui.ui.shared.choosing_files import asked_file

        filters = translate("window", "Matches of Naipes (*{suffix})").format(suffix=SUFFIX)
        title = translate("window", "Open a match")
        name = asked_file(self, title, str(Path.home()), filters)
        if name:
            self.open_path(Path(name))
        self._focus_page()

    def open_path(self, path: Path) -> None:
        """Open a file from outside: a match in the library is played on, another is watched."""
        if path.parent == self.library.folder:
            self.resume(path)
        else:
            self.watched_pages.replay(path)

    def open_words(self) -> None:
        """Show the words of the game at hand."""
        self.books.open_words()

    @Slot()
    def open_rules(self) -> None:
        """Show the rules of the moment, or put the book away that lies beside the table."""
        self.books.turn()

    @Slot(str)
    @Slot(str, str)
    def show_rules(self, game: str, rule: str = "") -> None:
        """Show the rules of a game, or one of them by its number."""
        self.books.show(game, rule)

    @property
    def books(self) -> "Books":
        """Where rulebooks are read; made when somebody opens one."""
        from naipes_gui.ui.window.books import Books

        if self._books is None:
            self._books = Books(self, self, self._focus_page)
        return self._books

    # Settings.

    def change(self, **values: object) -> None:
        """Change some settings."""
        from dataclasses import replace

        self.adopt(replace(self.settings, **values))  # type: ignore[arg-type]

    @Slot(object)
    def adopt(self, settings: Settings) -> None:
        """Take over settings everywhere and store them."""
        before, self.settings = self.settings, settings
        self.dressing.wear()
        if before.keys != settings.keys:
            self.wear_keys()
        if before.spoken != settings.spoken:
            language.speak(*settings.spoken)
            self.retitle()
        self.dressing.change(before, self.table_page)
        self.sounds.adopt(settings)
        if self._easier is not None:
            self._easier.adopt(settings)
        try:
            settings_store.save(settings, paths.settings_file())
        except OSError as error:
            log.warning("settings not saved: %s", error)
            self.notice.say(translate("window", "The settings cannot be saved: {why}.").format(
                why=Wording().say(reason(error))))  # fmt: skip

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The first size comes before anything is painted.
        if self.isVisible():
            self._growing.start()
        else:
            self._grow()

    @Slot()
    def _grow(self) -> None:
        """Let texts, bars and panels be as large as the window allows."""
        self.dressing.grow(self.size())

    def retitle(self) -> None:
        """Name the window after what it shows."""
        about = self.pages.shown.info
        title = Wording().say(about.title) if about is not None else ""
        self.setWindowTitle(f"{title} — Naipes" if title else "Naipes")

    # What went wrong.

    @Slot()
    def tell_of_fault(self) -> None:
        """Say that something unexpected happened, and let the match go on from where it stands."""
        from naipes_gui.ui.window.fault_notice import tell

        tell(self)
        if self.table_page is not None:
            self.table_page.recover()

    # The window itself.

    @Slot()
    def toggle_full(self) -> None:
        """Fill the screen, or stop filling it."""
        toggle_full_screen(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the full screen with Esc, if nobody else had a use for it."""
        if event.key() != Qt.Key.Key_Escape or not leave_full_screen(self):
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.toLocalFile().endswith(SUFFIX) for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        names = [url.toLocalFile() for url in event.mimeData().urls()]
        matches = [name for name in names if name.endswith(SUFFIX)]
        if matches:
            # Not inside the drop: opening may show a dialog while the other program waits.
            QTimer.singleShot(0, self, lambda: self.open_path(Path(matches[0])))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.keep_notes()
        if self._may_leave():
            self._settling.stop()
            self._growing.stop()
            self._put_away()
            event.accept()
        else:
            event.ignore()

    def keep_notes(self) -> None:
        """Hand over what is being written on any page."""
        for page in self.pages.all:
            page.keep_notes()

    def commit(self, may_ask: Callable[[], bool]) -> bool:
        """Keep everything before the session of the system ends; tell whether it may end.

        The game goes on: others may have something against it.
        """
        self.keep_notes()
        self._place.store()
        if (page := self.table_page) is None:
            return True
        if page.session.hold() is None or not may_ask() or self._may_leave():
            page.session.go_back()
            return True
        return False

    @Slot()
    def end(self) -> None:
        """Keep everything for the next time, without a question."""
        if self.isVisible():
            self.keep_notes()
            self._put_away()

    def _put_away(self) -> None:
        self._start.stop()
        if self._bulk is not None:
            self._bulk.close()
        if self._deeds is not None:
            self._deeds.stop()
        for piece in self._under_way:
            piece.stop()
        left = self.table_page
        self._leave_table()
        if left is not None:
            self._start.keep_left(left)
        for page in self.pages.all:
            page.close_all()
        # Last: a page that is closed starts it.
        self._sweeping.stop()
        self._trimming.stop()
        if self._easier is not None:
            self._easier.close()
        self.sounds.close()
        self._place.store()

    @Slot()
    def _settle(self) -> None:
        """Do what a first frame should not wait for: listen to keys, wear the icon, tidy up."""
        from naipes_gui.ui.shared.commands import Command
        from naipes_gui.ui.shared.keymap import Shortcuts
        from naipes_gui.ui.window.easier import Easier

        self.start_page.settle()
        self.wear_keys()
        self._shortcuts = Shortcuts(self, {
            Command.NEW: lambda: self.new_match(), Command.OPEN: self.open_file,
            Command.FULL: self.toggle_full, Command.SETTINGS: lambda: self.open_settings(),
            Command.QUIT: self.close, Command.RULES: self.open_rules, Command.KEYS: self.show_keys,
        })  # fmt: skip
        self._easier = Easier(self, self.settings)
        self.setWindowIcon(art.brand_icon())
        self._trim_soon()
        if self.library.tidy() and self.pages.shown is self.start_page:
            self._start.look()

    @Slot()
    def _trim_soon(self) -> None:
        self._trimming.start()

    def wear_keys(self) -> None:
        """Let the keys of the settings hold; the start page has no use for them yet."""
        from naipes_gui.ui.shared import keymap

        keymap.wear(self.settings.keys)
        if self._shortcuts is not None:
            self._shortcuts.rebind()

    def _connect_start(self) -> None:
        page = self.start_page
        page.new_game.connect(self._open_game)
        page.resume.connect(self.resume)
        page.library.connect(self.rail_pages.open_library)
        page.statistics.connect(self.rail_pages.open_statistics)
        page.settings.connect(self.open_settings)
        page.rules.connect(self.open_rules)
        page.give_up.connect(lambda path: self.deeds.give_up(path))
        page.rename.connect(lambda path: self.deeds.rename(path))
        page.delete.connect(lambda path: self.deeds.delete(path))
        page.paste.connect(lambda: self.deals.paste())
        page.day.connect(self.rail_pages.open_day)
        page.learn.connect(self.rail_pages.open_learn)
        page.go_on_learning.connect(lambda: self.learning.go_on())
        page.watch.connect(lambda game: self.watching.watch(game))
        page.problem_of_day.connect(lambda: self.learning.open_day())
        page.who.connect(lambda key: self.people.play(key))

    def refresh_start(self) -> None:
        """Look for an unfinished match to go on with."""
        self._start.look()

    @cached_property
    def people(self) -> "People":
        """Who can play here; made when somebody asks."""
        from naipes_gui.ui.window.people import People

        people = People(self, self._clear_table)
        people.seated.connect(self._seat)
        people.changed.connect(self._start.show_people)
        people.renamed.connect(self._call_by)
        people.failed.connect(self.explain)
        return people

    def _clear_table(self) -> bool:
        """Close whatever belongs to who plays, if they may leave; tell whether that is so."""
        self.keep_notes()
        if not self._may_leave():
            return False
        self._stop_deeds()
        self._leave_table()
        for page in self.pages.all:
            if page is self.start_page:
                continue
            page.leave()
            if self.pages.indexOf(page) >= 0:
                self.close_page(page, None)
        self._start.stop()
        return True

    @Slot()
    def _seat(self) -> None:
        """Begin with the matches and the settings of whoever plays now."""
        self.library = _library()
        self._start.change_library(self.library)
        self.adopt(settings_store.load(paths.settings_file()))
        self._start.show_last()
        self.show_start()

    @Slot(str, str)
    def _call_by(self, before: str, name: str) -> None:
        """Call somebody at the table as they are called now, if they were called by their name."""
        if self.settings.player_name == before:
            self.change(player_name=name)

    def _stop_deeds(self) -> None:
        """End what is done with saved matches, and forget whose they were."""
        if self._bulk is not None:
            self._bulk.start(())
            self._bulk.close()
        if self._deeds is not None:
            self._deeds.put_away()
            self._deeds = None
        for piece in self._under_way:
            piece.stop()

    @cached_property
    def deals(self) -> "SharedDeals":
        """What is done with deals that others can play too; made when somebody wants it."""
        from naipes_gui.ui.window.shared_deals import SharedDeals

        deals = self._to_be_stopped(SharedDeals(self, lambda: self.settings.player_name))
        deals.ready.connect(self.sit_down)
        deals.resumed.connect(self.resume)
        deals.failed.connect(self.explain)
        deals.left.connect(self._focus_page)
        return deals

    @property
    def deeds(self) -> "SavedDeeds":
        """What is done with saved matches; made when somebody first wants something of it."""
        from naipes_gui.ui.window.saved_deeds import SavedDeeds

        if self._deeds is None:
            self._deeds = SavedDeeds(self.library, self)
            self._deeds.changed.connect(self._read_again)
            self._deeds.failed.connect(self.explain)
        return self._deeds

    @Slot()
    def _read_again(self) -> None:
        """Show the matches as they are now, wherever they are shown."""
        self.pages.shown.refresh()
        self._start.look()

    def _may_leave(self) -> bool:
        """Tell whether nothing is lost by leaving the table, or the person says so."""
        if self.table_page is None:
            return True
        if self._is_asking:
            return False
        from naipes_gui.ui.window.leaving import may_leave

        self._is_asking = True
        try:
            return may_leave(self.table_page.session, self)
        finally:
            self._is_asking = False

    def _leave_table(self) -> None:
        if self.table_page is not None:
            page, self.table_page = self.table_page, None
            if self._books is not None:
                self._books.put_away()
            page.close_all()
            if (news := page.session.recorder.news()) is not None:
                self.tell(news)
            self.pages.removeWidget(page)
            page.deleteLater()
            self._sweeping.start()

    def close_page(self, page: Page, back: Page | None) -> None:
        """Take a page away, and show the one that one came from, if it is still there."""
        self.pages.removeWidget(page)
        page.deleteLater()
        self._sweeping.start()
        target = back if back is not None and self.pages.indexOf(back) >= 0 else self.start_page
        if target is self.start_page:
            self._start.look()
        self.pages.setCurrentWidget(target)
        self._focus_page()
        self.retitle()

    def _focus_page(self) -> None:
        """Give the keys to the page after a dialog."""
        self.pages.shown.focus_again()

    @Slot(object, object)
    def _explain_unplayable(self, path: Path, error: NaipesError | OSError) -> None:
        """Say why a match cannot be played on, and let it be watched if that is possible."""
        self.watched_pages.replay(path)
        self.explain(error)

    @Slot(object)
    def tell(self, news: Phrase) -> None:
        """Say what the person should know until it is put away."""
        self.notice.say(Wording().say(news), 0, warning=False)

    @Slot(object)
    def explain(self, error: NaipesError | OSError) -> None:
        self.notice.say(Wording().say(told(error)))


def _library() -> Library:
    """Return the saved matches of who plays."""
    return Library(paths.records_folder(), paths.trash_folder(), paths.index_file())
