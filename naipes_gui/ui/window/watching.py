"""Shows hands that the strongest play among themselves, while they are played."""

from random import SystemRandom
from typing import Protocol

from PySide6.QtCore import QObject, Slot

from naipes_gui.core.errors import NaipesError
from naipes_gui.games import all_games
from naipes_gui.session.watched_hand import WatchedHand
from naipes_gui.ui.new_match.taught_note import newcomers_rules
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.window.watched_pages import WatchedPages
from naipes_gui.ui.window.window import Window


class WatchedWindow(Window, Protocol):
    """What is needed of the window besides."""

    watched_pages: WatchedPages


class Watching(QObject):
    """One hand at a time; one that is left before its end is shown again where it was left."""

    def __init__(self, window: WatchedWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._hand: WatchedHand | None = None
        self._left_at = dict[str, int]()
        """Where somebody left the hand of a game before its end."""

    @Slot(str)
    def watch(self, game: str) -> None:
        """Open a table with a hand of a game, which is then played by the rules one is taught."""
        self.stop()
        at = self._left_at.pop(game, 0)
        try:
            rules = newcomers_rules(all_games()[game])
            hand = self._hand = WatchedHand(game, rules, SystemRandom(), self, again=at > 0)
        except (NaipesError, OSError) as error:
            self._window.explain(error)
            return
        page = self._window.watched_pages.watch(hand, at, lambda: self.watch(game))
        if page is not None:
            page.left.connect(lambda: self._leave(game, page))

    def stop(self) -> None:
        """Have nothing played any more."""
        if self._hand is not None:
            self._hand.stop()
            self._hand.deleteLater()
            self._hand = None

    def _leave(self, game: str, page: ReplayPage) -> None:
        """Keep where a page was left, and play no further."""
        player = page.player
        if player is not None and (player.ply < player.last or page.outline.grows):
            self._left_at[game] = player.ply
        if self._hand is not None:
            self._hand.blockSignals(True)
        self.stop()
