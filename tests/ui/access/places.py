"""Every page and dialog there is, opened as somebody would who has played one match."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from naipes_gui.games import all_games
from naipes_gui.statistics.history import History
from naipes_gui.store import paths
from naipes_gui.store.library import Library
from naipes_gui.store.settings import Settings
from naipes_gui.ui.access.letters import Letters
from naipes_gui.ui.advice.dialog import AdviceDialog
from naipes_gui.ui.beside_table.aid_sheet import AidSheet
from naipes_gui.ui.learn.first_open import FirstOpen
from naipes_gui.ui.library.bin_dialog import BinDialog
from naipes_gui.ui.library.deals.dialog import DealsDialog
from naipes_gui.ui.new_match.dialog import NewGameDialog
from naipes_gui.ui.new_match.pasted import PasteDialog
from naipes_gui.ui.rulebook.dialog import RulesDialog
from naipes_gui.ui.settings.dialog import SettingsDialog
from naipes_gui.ui.settings.people_dialog import PeopleDialog
from naipes_gui.ui.settings.rows import SECTIONS
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.shared.widgets.file_list import FileList
from naipes_gui.ui.shared.widgets.name_dialog import NameDialog
from naipes_gui.ui.shared.widgets.question import Question
from naipes_gui.ui.statistics.character_dialog import CharacterDialog
from naipes_gui.ui.statistics.mistakes import MistakesDialog
from naipes_gui.ui.window.key_sheet import KeySheet
from naipes_gui.ui.window.leaving import LeavingDialog
from naipes_gui.ui.window.main_window import MainWindow
from tests.having import with_problems
from tests.ui.review.planted import planted

TWO = Settings(speed="instant", review=False, sound=False, switches="two")


def problems_of(game: str) -> Callable[[MainWindow], object]:
    return lambda window: window.learning.open_step(game, 1)


PAGES: dict[str, Callable[[MainWindow], object]] = {
    "start": MainWindow.show_start,
    "library": lambda window: window.rail_pages.open_library(),
    "statistics": lambda window: window.rail_pages.open_statistics(),
    "day": lambda window: window.rail_pages.open_day(),
    "learn": lambda window: window.rail_pages.open_learn(),
    "lesson": lambda window: window.learning.open_lesson("mosca", 0),
    "flower lesson": lambda window: window.learning.open_lesson("hachi_hachi", 0),
    "gym": lambda window: window.learning.open_gym("nlk"),
    "rule hands": lambda window: window.learning.open_rule_hands(),
    **{f"problems {game}": problems_of(game) for game in with_problems()},
    "replay": lambda window: window.watched_pages.replay(finished(window)),
    "review": lambda window: window.watched_pages.review(planted(window.library.folder)),
}


def settings_of(section: str) -> Callable[[QWidget, Path], QDialog]:
    return lambda window, _: settings_at(window, section)


def settings_at(window: QWidget, section: str) -> SettingsDialog:
    dialog = SettingsDialog(TWO, window)
    dialog.show_section(section)
    return dialog


def bin_of(window: QWidget) -> BinDialog:
    library = Library(paths.records_folder(), paths.trash_folder())
    library.delete(paths.records_folder() / "Finished.naipes")
    return BinDialog(library, window)


DIALOGS: dict[str, Callable[[QWidget, Path], QDialog]] = {
    **{f"settings {section}": settings_of(section) for section in SECTIONS},
    "new match": lambda window, _: NewGameDialog(TWO, "napoleon", window),
    "rulebook": lambda window, _: RulesDialog("ecarte", None, "en", window),
    "keys": lambda window, _: KeySheet(Where.TABLE, window),
    "people": lambda window, _: PeopleDialog(window),
    "name": lambda window, _: NameDialog("Name", "Ana", window),
    "deal": lambda window, _: PasteDialog("", window),
    "question": lambda window, _: Question("Really?", "All is lost.", "Yes", "No", window),
    "bin": lambda window, _: bin_of(window),
    "leaving": lambda window, _: LeavingDialog(lambda: None, lambda _: None, window),
    "letters": lambda window, _: Letters("Name", "Ana", longest=9, numbers=False, parent=window),
    "first time": lambda window, _: FirstOpen(all_games()["hachi_hachi"], window),
    "character": lambda window, folder: character_of(window, folder),
    "mistakes": lambda window, _: MistakesDialog((), "napoleon", window),
    "deals": lambda window, _: DealsDialog([paths.records_folder() / "Finished.naipes"], window),
    "advice": lambda window, _: AdviceDialog("ecarte", window),
    "aid": lambda window, _: AidSheet("Yaku", Command.YAKU, window),
    "files": lambda window, folder: FileList(window, "Open", folder, "(*.naipes)", writes=True),
}


def character_of(window: QWidget, folder: Path) -> QDialog:
    return CharacterDialog(History(paths.records_folder(), folder / "known.json"), "Ana", window)


def finished(window: MainWindow) -> Path:
    return window.library.folder / "Finished.naipes"
