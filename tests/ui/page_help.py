"""Match pages of every game, played until the person is asked something."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from pytestqt.qtbot import QtBot

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_match
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.dealing import DEAL

SETTINGS = Settings(speed="instant", trick_hold_ms=1, review=False)
NAMES = ("Bruno", "Elvira", "Gala", "Hugo", "Carmen", "Damián")
ME = Seat(0)
ANY_TIME = ("claim", "resign")
Lead: TypeAlias = Callable[[Recorder], None]


def page_of(
    qtbot: QtBot, folder: Path, game: str, settings: Settings = SETTINGS, *,
    lead: Lead | None = None, **options: object,
) -> TablePage:  # fmt: skip
    """Return the page of a match, in a window that has the keyboard.

    A ``lead`` plays up to a position without the window, which takes a hundredth of the time.
    """
    made = all_games()[game].options().make(**options)  # type: ignore[arg-type]
    bots = [Player(name=name, kind="bot", level="beginner") for name in NAMES[: made.players - 1]]
    recorder = begin_match(
        game, made.to_json(), [Player(name="Tú"), *bots], rng=Random(3), folder=folder
    )
    if lead is not None:
        lead(recorder)
    page = TablePage(recorder, settings, seed=5)
    qtbot.addWidget(page, before_close_func=lambda widget: widget.leave())
    page.resize(1280, 800)
    page.show()
    page.start()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def to_a_card(recorder: Recorder) -> None:
    """Play until the person may play a card of their hand."""
    while not _is_a_card_due(recorder.timeline):
        _go_on(recorder)


def to_the_last_move(recorder: Recorder) -> None:
    """Play until the person is to make their last move of the first hand."""
    ahead, mine = Recorder.in_memory(recorder.record.header), 0
    while not mine or ahead.timeline.state.stage is Stage.HAND:
        mine = ahead.timeline.ply if _is_my_turn(ahead.timeline) else mine
        _go_on(ahead)
    while recorder.timeline.ply < mine:
        _go_on(recorder)


def _is_my_turn(timeline: Timeline[Any]) -> bool:
    return timeline.state.stage is Stage.HAND and timeline.state.to_move == ME


def _is_a_card_due(timeline: Timeline[Any]) -> bool:
    state = timeline.state
    mine = set(state.table.get(f"hand:{ME}", ()))
    moves = timeline.rules.legal(state) if _is_my_turn(timeline) else ()
    return any(mine.intersection(move.cards) for move in moves)


def _go_on(recorder: Recorder) -> None:
    timeline, rng = recorder.timeline, Random(recorder.timeline.ply)
    match timeline.state.stage:
        case Stage.LOT | Stage.SHUFFLE:
            recorder.chance(rng)
        case Stage.CUT:
            recorder.cut_for(rng)
        case _:
            moves = timeline.rules.legal(timeline.state)
            recorder.move(rng.choice([m for m in moves if m.verb not in ANY_TIME]))


def is_asked(page: TablePage) -> bool:
    """Tell whether the person is asked something in a hand, and may use cards for it."""
    view = page.board.view_
    asked = view is not None and view.state.stage is Stage.HAND and page.board.hand.armed
    return asked and bool(page.board.hand.playable)


def moves_due(board: Board) -> list[Move]:
    """Return what the person may do because it is their turn.

    A claim and a resignation are open out of turn too: whoever takes the first move there is may
    find nothing else while an opponent thinks.
    """
    if board.view_ is None or not board.hand.armed:
        return []
    return [move for move in board.view_.moves if move.verb not in ANY_TIME]


def is_due(board: Board) -> bool:
    """Tell whether the match waits for the person: to deal, or to move."""
    return board.dealing.is_due or bool(moves_due(board))


def go_on(page: TablePage) -> Move | None:
    """Do what comes next, if anything is due; return the move if it was one in a hand."""
    view, moves = page.board.view_, moves_due(page.board)
    if page.scoring.isVisible() and page.scoring.main is not None:
        page.scoring.main.click()
    elif page.board.dealing.is_due:
        page.board.choose(DEAL)
    elif moves and view is not None:
        page.board.choose(moves[0])
        return moves[0] if view.state.stage is Stage.HAND else None
    return None


def play_until(qtbot: QtBot, page: TablePage, done: Callable[[], bool]) -> None:
    """Make the first move there is, again and again, until something is so."""

    def step() -> bool:
        if done():
            return True
        go_on(page)
        return False

    qtbot.waitUntil(step)


def play_moves(qtbot: QtBot, page: TablePage, count: int) -> None:
    """Make so many moves of the person's in hands."""
    made = 0

    def step() -> bool:
        nonlocal made
        made += go_on(page) is not None
        return made >= count

    qtbot.waitUntil(step)
