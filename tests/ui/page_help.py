"""Match pages of every game, played until the person is asked something."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import Stage
from naipes_gui.games import all_games
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_match
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.table.dealing import DEAL

SETTINGS = Settings(speed="instant", trick_hold_ms=200, review=False)
NAMES = ("Bruno", "Elvira", "Gala", "Hugo", "Carmen", "Damián")


def page_of(
    qtbot: QtBot, folder: Path, game: str, settings: Settings = SETTINGS, **options: object
) -> TablePage:
    """Return the page of a new match, in a window that has the keyboard."""
    made = all_games()[game].options().make(**options)  # type: ignore[arg-type]
    bots = [Player(name=name, kind="bot", level="beginner") for name in NAMES[: made.players - 1]]
    recorder = begin_match(
        game, made.to_json(), [Player(name="Tú"), *bots], rng=Random(3), folder=folder
    )
    page = TablePage(recorder, settings, seed=5)
    qtbot.addWidget(page, before_close_func=lambda widget: widget.leave())
    page.resize(1280, 800)
    page.show()
    page.start()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def is_asked(page: TablePage) -> bool:
    """Tell whether the person is asked something in a hand, and may use cards for it."""
    view = page.board.view_
    asked = view is not None and view.state.stage is Stage.HAND and page.board.hand.armed
    return asked and bool(page.board.hand.playable)


def play_until(qtbot: QtBot, page: TablePage, done: Callable[[], bool]) -> None:
    """Make the first move there is, again and again, until something is so."""

    def step() -> bool:
        view, hand = page.board.view_, page.board.hand
        if done():
            return True
        if page.scoring.isVisible() and page.scoring.main is not None:
            page.scoring.main.click()
        elif page.board.dealing.is_due:
            page.board.choose(DEAL)
        elif hand.armed and view is not None:
            moves = [m for m in view.moves if m.verb not in ("claim", "resign")]
            if moves:
                page.board.choose(moves[0])
        return False

    qtbot.waitUntil(step, timeout=60_000)
