"""Plays a hand by itself in the real window, for checks of installed copies."""

from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer, Slot

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.opponent import usual
from naipes_gui.core.rules import Stage
from naipes_gui.core.timeline import Frame
from naipes_gui.games import all_games, first_game
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_for_show
from naipes_gui.ui.table.dealing import DEAL
from naipes_gui.ui.window.main_window import MainWindow

ENOUGH = 9
"""After so many decisions the picture is taken, with cards on the table."""


class Never:
    """A flag that nobody raises."""

    def is_set(self) -> bool:
        """Tell that there is no hurry."""
        return False


class Demo(QObject):
    """Sits in the person's place and decides at random until enough is on the table."""

    def __init__(self, window: MainWindow, game: str, picture: Path | None) -> None:
        super().__init__(window)
        self._window, self._game, self._picture = window, game, picture
        self._rng, self._made = Random(7), 0

    @Slot()
    def start(self) -> None:
        """Sit down and play."""
        info = all_games()[self._game] if self._game else first_game()
        names = ("Bruno", "Elvira", "Gala", "Hugo", "Carmen", "Damián", "Inés", "Ana")
        options = info.options().make()
        bots = [
            Player(name=name, kind="bot", level=usual(info.bots()), version=info.bots_version)
            for name in names[: options.players - 1]
        ]
        seats = [Player(name="Tú"), *bots]
        recorder = begin_for_show(info.key, options.to_json(), seats, Random(11))
        self._window.play(recorder)
        page = self._window.table_page
        assert page is not None
        page.board.settled.connect(self._on_settled)
        # What ends a hand is seen for a while before its sheet comes.
        page.board.director.rested.connect(self._on_settled)

    @Slot(object)
    def _on_settled(self, frame: Frame[Any]) -> None:
        page = self._window.table_page
        if page is None or not page.board.director.is_idle:
            return
        if frame.view.state.is_played_out or self._made >= ENOUGH:
            QTimer.singleShot(500, self, self._finish)
        elif page.board.dealing.is_due:
            QTimer.singleShot(30, self, lambda: page.board.choose(DEAL))
        elif frame.view.moves:
            self._made += frame.view.state.stage is Stage.HAND
            bot = RandomBot(page.rules)
            move = bot.choose(frame.view, self._rng, Never())
            QTimer.singleShot(30, self, lambda: page.board.choose(move))

    @Slot()
    def _finish(self) -> None:
        if self._picture is not None:
            self._window.grab().save(str(self._picture))
        self._window.close()
