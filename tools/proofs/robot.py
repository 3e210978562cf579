"""A robot in the person's seat of the real window: it plays on, takes back, asks, goes and comes.

It knows no more than what the window offers: the table that is open, its score sheet, its buttons.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QAbstractButton, QApplication

from naipes_gui.core.rules import Stage, View
from naipes_gui.core.timeline import Frame
from naipes_gui.games import all_games
from naipes_gui.store.header import Player
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.start.continue_card import ContinueCard
from naipes_gui.ui.window.main_window import MainWindow
from tests.contract.twins import option_set

NAMES = ("Bruno", "Elvira", "Gala", "Hugo", "Carmen", "Damián", "Inés", "Ana")
EVERY_MS = 5
LOOKS = 2000
"""How often it looks whether the start page offers a match that is known to be there: 10 s, and
longer where the machine gives the window few turns."""


class Robot(QObject):
    """Decides whenever the window would let a person decide, and tells what the window shows."""

    def __init__(
        self,
        rng: Random,
        tell: Callable[..., None],
        *,
        unfinished: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._rng, self._tell = rng, tell
        self._waits = unfinished
        self._looks = 0
        self._page: TablePage | None = None
        self.between: Callable[[MainWindow], None] | None = None
        """What is done instead of a rematch when a match is over."""
        self.matches = self.frames = 0
        self._timer = QTimer(self, interval=EVERY_MS)
        self._timer.timeout.connect(self._act)

    def start(self) -> None:
        """Begin to look at the window."""
        self._timer.start()

    def stop(self) -> None:
        """Get up."""
        self._timer.stop()

    @Slot()
    def _act(self) -> None:
        window = main_window()
        if window is None or QApplication.activeModalWidget() is not None:
            return
        if window.table_page is None:
            self._sit_down(window)
        elif window.table_page is not self._page:
            self._meet(window.table_page)
        elif window.pages.currentWidget() is self._page:
            self._play(window, window.table_page)

    def _sit_down(self, window: MainWindow) -> None:
        """Go on with the match that the start page offers, else begin one."""
        card = window.start_page.findChild(ContinueCard)
        if card is not None and card.isVisible():
            self._waits = False
            self._tell(offered=True)
            card.go_on.click()
        elif not self._waits:
            self._begin(window)
        elif self._looks < LOOKS:
            self._looks += 1
        else:
            self._tell(offered=False)
            self.stop()

    def _begin(self, window: MainWindow) -> None:
        key = self._rng.choice(list(all_games()))
        info = all_games()[key]
        options = option_set(info, self._rng) if self._rng.random() < 0.5 else info.options().make()
        levels = self._rng.choices(("beginner", "club"), (4, 1), k=options.players - 1)
        bots = (
            Player(name=name, kind="bot", level=level, version=info.bots_version)
            for name, level in zip(NAMES, levels, strict=False)
        )
        window.begin(key, options.to_json(), (Player(name="Tú"), *bots))

    def _meet(self, page: TablePage) -> None:
        self._page = page
        self.matches += 1
        page.session.framed.connect(self._on_frame)
        self._tell(at=str(page.path))
        page.session.moved.connect(lambda path, _: self._tell(at=str(path)))
        page.session.show_again()

    @Slot(object)
    def _on_frame(self, frame: Frame[Any]) -> None:
        self.frames += 1
        # A pack that waits to be cut shows nothing, and is shuffled again after a crash.
        if frame.view.state.stage is not Stage.CUT:
            self._tell(ply=frame.ply, view=frame.view)

    def _play(self, window: MainWindow, page: TablePage) -> None:
        board = page.board
        if page.sheet is not None:
            self._read_the_sheet(window, page)
        elif board.director.is_idle and board.view_ is not None and board.hand.armed:
            if board.view_.moves:
                self._decide(page, board.view_)
            else:
                self._press(page)

    def _decide(self, page: TablePage, view: View[Any]) -> None:
        match self._rng.random():
            case chance if chance < 0.03:
                page.take_back()
            case chance if chance < 0.04:
                page.session.redo()
            case chance if chance < 0.05:
                page.session.noted(view.state.deals, "¿y el rey?")
            case _:
                page.board.choose(self._rng.choice(view.moves))

    def _press(self, page: TablePage) -> None:
        """Press what stands above the hand when there is nothing to play: the pack is to deal."""
        for button in page.board.bar.findChildren(QAbstractButton):
            if button.isVisible() and button.isEnabled():
                button.click()
                return

    def _read_the_sheet(self, window: MainWindow, page: TablePage) -> None:
        view = page.board.view_
        over = view is not None and view.state.stage is Stage.OVER
        if not over and self._rng.random() < 0.1:
            page.take_back()
        elif over and self.between is not None:
            window.show_start()
            self.between(window)
        elif over and self._rng.random() < 0.5:
            page.ending.rematch.emit()
        elif over:
            page.ending.home.emit()
        elif page.scoring.main is not None:
            page.scoring.main.click()


def main_window() -> MainWindow | None:
    """Return the window once it is shown."""
    windows = (w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
    return next((window for window in windows if window.isVisible()), None)
