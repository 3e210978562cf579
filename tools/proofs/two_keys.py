"""Plays whole matches with two keys: one goes on to the next target, the other chooses it.

``python -m tools.proofs.two_keys 3 --games ecarte nlk`` plays so many short matches of each game in
a window, from the deal to the account of the match, with keys pressed as a keyboard presses them.
A match is lost if it is not over after ``MOST`` keys, or if the ring lies round nothing.
"""

import os
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from naipes_gui.games import all_games
from naipes_gui.store import paths
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_match
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from naipes_gui.ui.access.switches import Switches
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.window.main_window import MainWindow
from tools.proofs.asking import Tally, end, parser

NEXT, CHOOSE = Qt.Key.Key_Space, Qt.Key.Key_Return
SETTINGS = Settings(speed="instant", trick_hold_ms=200, review=False, sound=False, banter=False,
                    switches="two")  # fmt: skip
NAMES = ("Bruno", "Elvira", "Gala", "Hugo", "Irene")
SHORT = {
    "ecarte": {"match": "best_of:1"}, "mosca": {"match": "hands:2"},
    "napoleon": {"match": "hands:2", "players": 3}, "nlk": {"match": "hands:1", "players": 2},
    "hachi_hachi": {"match_end": "hands3"},
}  # fmt: skip
MOST = 20_000
PATIENCE = 60.0
"""Seconds without anything to decide after which something is wrong."""
ELSEWHERE = 0.2
"""How often the first thing that could be done is passed over."""
PATH_MOST = 60


def begun(game: str, seed: int) -> Recorder:
    """Return a short match against the weakest players."""
    made = all_games()[game].options().make(**SHORT[game])
    bots = [Player(name=name, kind="bot", level="beginner") for name in NAMES[: made.players - 1]]
    return begin_match(game, made.to_json(), [Player(name="You"), *bots], rng=Random(seed),
                       folder=paths.records_folder())  # fmt: skip


class Hands:
    """Two keys and a person behind them, who plays by chance."""

    def __init__(self, window: MainWindow, chance: Random) -> None:
        self._window, self._chance, self.keys = window, chance, 0

    @property
    def _switches(self) -> Switches:
        found: Switches | None = self._window.findChild(Switches)
        assert found is not None
        return found

    def press(self, key: Qt.Key) -> None:
        """Press one of the two keys, wherever it goes."""
        self.keys += 1
        at = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        QTest.keyClick(at or QApplication.focusWidget() or self._window, key)
        QCoreApplication.processEvents()

    def play(self, page: TablePage) -> str:
        """Play to the end of the match; return what went wrong, or nothing."""
        last = monotonic()
        while not self._is_over(page):
            QCoreApplication.processEvents()
            if self._step(page):
                last = monotonic()
            elif monotonic() - last > PATIENCE:
                return "nothing to decide came"
            if self.keys > MOST:
                return "the keys do not end it"
        return ""

    def _is_over(self, page: TablePage) -> bool:
        view = page.board.view_
        return view is not None and view.state.is_over and page.sheet is not None

    def _step(self, page: TablePage) -> bool:
        board = page.board
        if page.sheet is not None:
            main = page.scoring.main
            return main is not None and main.isVisible() and self._go_to(main.text().strip())
        waits = board.hand.armed and board.director.is_idle
        return (waits or board.dealing.is_due or board.director.is_held) and self._decide()

    def _decide(self) -> bool:
        """Choose the first thing to do that the ring comes to, or the next one."""
        switches = self._switches
        switches.look()
        if self._chance.random() < ELSEWHERE:
            self.press(NEXT)
        for _ in range(PATH_MOST):
            if switches.stop is not None and switches.stop.decides:
                self.press(CHOOSE)
                return True
            self.press(NEXT)
        return False

    def _go_to(self, name: str) -> bool:
        for _ in range(PATH_MOST):
            stop = self._switches.stop
            if stop is not None and stop.name.startswith(name) and not stop.inside:
                self.press(CHOOSE)
                return True
            if stop is not None and any(each.name.startswith(name) for each in stop.inside):
                self.press(CHOOSE)
            else:
                self.press(NEXT)
        return False


def played(game: str, seed: int) -> tuple[str, int]:
    """Play a match in a window; return what went wrong and how many keys it took."""
    window = MainWindow(SETTINGS)
    window.resize(1280, 800)
    window.show()
    while window.findChild(Switches) is None:
        QCoreApplication.processEvents()
    window.play(begun(game, seed))
    page, hands = window.table_page, Hands(window, Random(seed))
    assert page is not None
    wrong = hands.play(page)
    window.close()
    window.deleteLater()
    QCoreApplication.processEvents()
    return wrong, hands.keys


def main(words: list[str]) -> int:
    """Play, and return the status to end with."""
    asking = parser("two_keys", __doc__, 1, "matches of each game")
    asking.add_argument("--games", nargs="+", default=list(all_games()))
    wishes = asking.parse_args(words)
    tally, keys = Tally(), Counter[str]()
    with TemporaryDirectory(prefix="naipes-keys-", ignore_cleanup_errors=True) as home:
        os.environ["NAIPES_HOME"] = str(Path(home))
        app = QApplication.instance() or QApplication(["naipes"])
        for game in wishes.games:
            for nth in range(wishes.count):
                wrong, pressed = played(game, wishes.seed + nth)
                keys[game] += pressed
                print(f"{game} {wishes.seed + nth}: {pressed} keys", flush=True)
                if wrong:
                    tally.lose(f"{game} {wishes.seed + nth}: {wrong}")
        del app
    return tally.sum_up(f"{wishes.count * len(wishes.games)} matches with two keys", **keys)


if __name__ == "__main__":
    end(main)
