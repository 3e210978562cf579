"""The first time a game is opened: taught, watched, or played at once."""

from random import SystemRandom

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from naipes_gui.core.coach import Coached
from naipes_gui.core.text import translate
from naipes_gui.games import all_games
from naipes_gui.session.watched_hand import WatchedHand
from naipes_gui.store import coached, lessons_done
from naipes_gui.store.library import Library
from naipes_gui.ui.learn.first_open import FirstOpen
from naipes_gui.ui.learn.way_card import Known


class FirstTime(QObject):
    """Asks once for every game whether it is known."""

    taught = Signal(str, int)
    """Carries a game and the place of its first lesson."""
    watched = Signal(object)
    """Carries the file of a hand that has been played to be watched."""
    told = Signal(str)
    """Carries what is going on with a hand that somebody wants to watch."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._hand: WatchedHand | None = None

    def is_known(self, game: str, library: Library) -> bool:
        """Ask about a game that nobody has played; tell whether it is to be played now."""
        info = all_games().get(game)
        if info is None or not info.lessons() or game in lessons_done.read().asked:
            return True
        if any(path.name.startswith(f"{game} ") for path in library.files):
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
            self.taught.emit(game, 0)
        elif answer is Known.WATCH:
            self.watch(game)
        return answer is Known.PLAY

    def learnt(self, game: str) -> None:
        """Let whoever has been taught a game play it without being asked, and with the coach."""
        if game not in lessons_done.read().asked:
            lessons_done.keep_asked(game)
            coached.keep(game, Coached(is_on=True))

    def watch(self, game: str) -> None:
        """Have a hand played, and show it when it is over."""
        self.stop()
        self._hand = WatchedHand(game, SystemRandom(), self)
        self._hand.made.connect(self._on_made)
        self._hand.grew.connect(self._on_grew)
        self._hand.failed.connect(self._on_failed)
        self._hand.start()
        self.told.emit(
            translate("window", "A hand is being played; you will watch it in a moment.")
        )

    def stop(self) -> None:
        """Have nothing played any more."""
        if self._hand is not None:
            self._hand.stop()
            self._hand.deleteLater()
            self._hand = None

    @Slot(int)
    def _on_grew(self, moves: int) -> None:
        """Say how far it is: the strongest take their time."""
        self.told.emit(
            translate("window", "The hand that you will watch is being played: %n move(s) so far.",
                      n=moves)
        )  # fmt: skip

    @Slot()
    def _on_failed(self) -> None:
        self.stop()
        self.told.emit(
            translate("window", "No hand could be played to be watched. Try again, or play one.")
        )

    @Slot(object)
    def _on_made(self, path: object) -> None:
        self.stop()
        self.watched.emit(path)
