"""The first time a game is opened: taught, watched, or played at once."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from naipes_gui.core.coach import Coached
from naipes_gui.games import all_games
from naipes_gui.store import coached, lessons_done
from naipes_gui.store.library import Library
from naipes_gui.ui.learn.first_open import FirstOpen
from naipes_gui.ui.learn.stages import onward_in
from naipes_gui.ui.learn.way_card import Known


class FirstTime(QObject):
    """Asks once for every game whether it is known."""

    taught = Signal(str, int)
    """Carries a game and the place of the lesson that comes next."""
    watched = Signal(str)
    """Carries a game of which somebody wants to see a hand first."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def is_known(self, game: str, library: Library) -> bool:
        """Ask about a game that nobody has played; tell whether it is to be played now."""
        info = all_games().get(game)
        if info is None or not info.lessons() or game in lessons_done.read().asked:
            return True
        if any(path.name.startswith(f"{game} ") for path in library.files):
            return True
        stage = onward_in(info.lessons(), lessons_done.read())
        if stage is None:
            # Whoever has been through all of it knows it.
            self.learnt(game)
            return True
        dialog = FirstOpen(info, self._window)
        dialog.exec()
        answer, coach = dialog.answer, dialog.coach.isChecked()
        dialog.deleteLater()
        if answer is not None:
            lessons_done.keep_asked(game)
            # Whoever is taught or watches first plays for the first time afterwards.
            coached.keep(game, Coached(is_on=coach))
        if answer is Known.TEACH:
            self.taught.emit(game, stage)
        elif answer is Known.WATCH:
            self.watched.emit(game)
        return answer is Known.PLAY

    def learnt(self, game: str) -> None:
        """Let whoever has been taught a game play it without being asked, and with the coach."""
        if game not in lessons_done.read().asked:
            lessons_done.keep_asked(game)
            coached.keep(game, Coached(is_on=True))
