"""How evenly 52 cards move, alone and while a Master thinks in the child process.

Between two frames other programs have their turn as well; the work of a frame is what the window
itself takes of the processor, on whatever machine.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from random import Random
from threading import Event, Thread
from typing import Any

from PySide6.QtCore import QEasingCurve, QParallelAnimationGroup, QPointF, QPropertyAnimation

from naipes_gui.bench.timing import spread
from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.cards import RANKS, SUITS, Card
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.session.bot_process import BotProcess
from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.shadows import on_shadow, shadow
from naipes_gui.ui.shared.theme import Radius
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.card_item import CardItem
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.table.table_style import TableStyle
from naipes_gui.window_bench.measured import measured_game
from naipes_gui.window_bench.stage import PaintWatch, wait

SIZES = ((1280, 800), (2560, 1440))
FLIGHT_MS = 500
WARM_UP = 0.5
"""Seconds that are not counted: the first frames paint the felt."""


def measure(seconds: float) -> dict[str, Any]:
    """Return the intervals between frames at both sizes, moving for so many seconds."""
    report: dict[str, Any] = {}
    for width, height in SIZES:
        board = _board(width, height)
        alone = _frames(board, seconds)
        with _thinking():
            beside = _frames(board, seconds)
        report[f"{width}x{height}"] = {
            "idle": spread(_between(alone.times)), "idle_work": spread(_between(alone.worked)),
            "master_thinking": spread(_between(beside.times)),
            "master_thinking_work": spread(_between(beside.worked)),
        }  # fmt: skip
        board.close()
        board.deleteLater()
    return report


def _board(width: int, height: int) -> Board:
    seat_infos = {Seat(i): SeatInfo(Seat(i), str(i), "person") for i in range(2)}
    board = Board(measured_game().face(), "french", seat_infos, clockwise=True)
    board.resize(width, height)
    board.adopt(TableStyle())
    board.show()
    cards = [_card(board, Card(rank + suit)) for suit in SUITS for rank in RANKS]
    _keep_moving(board, cards)
    return board


def _card(board: Board, card: Card) -> CardItem:
    height, style, dpr = round(board.table.room.table_height), board.table.cards, board.table.dpr
    size = art.card_size(style, height)
    dark = shadow(size.width(), size.height(), size.width() * Radius.CARD, 5, 2, 0.36, dpr)
    item = CardItem()
    item.dress(
        card, height, on_shadow(art.card_face(card, style, height, dpr), dark),
        on_shadow(art.card_back(style, height, dpr), dark), dark,
    )  # fmt: skip
    item.show_face(True)
    board.table.addItem(item)
    return item


def _keep_moving(board: Board, cards: Sequence[CardItem]) -> None:
    """Let every card travel between four rows and a pack in the middle, one row turning."""
    group = QParallelAnimationGroup(board)
    middle = QPointF(board.width() / 2, board.height() / 2)
    for i, item in enumerate(cards):
        home = QPointF(
            board.width() * (i % 13 + 1) / 14, board.height() * (i // 13 + 0.7) / 4.5
        )  # fmt: skip
        away = middle + QPointF(i % 7, i % 5)
        _glide(group, item, b"pos", home, away)
        if i < len(RANKS):
            item.lean(i - 6.0)
            _glide(group, item, b"rotation", i - 6.0, 0.0)
    group.setLoopCount(-1)
    group.start()


def _glide(
    group: QParallelAnimationGroup, item: CardItem, name: bytes, rest: Any, reach: Any
) -> None:
    glide = QPropertyAnimation(item, name, group)
    glide.setDuration(2 * FLIGHT_MS)
    for moment, value in ((0.0, rest), (0.5, reach), (1.0, rest)):
        glide.setKeyValueAt(moment, value)
    glide.setEasingCurve(QEasingCurve.Type.InOutQuad)


def _frames(board: Board, seconds: float) -> PaintWatch:
    wait(WARM_UP)
    watch = PaintWatch(board.viewport())
    wait(seconds)
    board.viewport().removeEventFilter(watch)
    return watch


def _between(moments: Sequence[float]) -> list[float]:
    return [after - before for before, after in pairwise(moments)]


@contextmanager
def _thinking() -> Iterator[None]:
    """Keep the strongest player busy, asked from a thread as the session asks it."""
    rules, view = _question()
    bot_process, stop = BotProcess(measured_game().key, rules), Event()

    def ask() -> None:
        seed = 0
        while not stop.is_set():
            seed += 1
            bot_process.choose(view, Opponent(measured_game().strongest), seed, stop)

    bot_process.warm()
    asking = Thread(target=ask)
    asking.start()
    try:
        yield
    finally:
        stop.set()
        asking.join()
        bot_process.close()


def _question() -> tuple[Any, View[Any]]:
    """Return a position in which a seat has a decision of weight, and its rules."""
    game = measured_game()
    rules = game.rules(game.options().make())
    timeline: Timeline[Any] = Timeline(rules)
    rng, bot = Random(1), RandomBot(rules)
    while timeline.state.stage is not Stage.HAND or timeline.state.to_move == CHANCE:
        state = timeline.state
        if state.to_move == CHANCE:
            timeline.push(rules.chance(state, rng))
        else:
            view = timeline.view(timeline.ply, state.to_move)
            timeline.push(bot.choose(view, rng, Event()))
    return rules, timeline.view(timeline.ply, timeline.state.to_move)
