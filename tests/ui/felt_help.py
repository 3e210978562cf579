"""Tables of every game in the middle of play, and what on them lies over something else."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Any, TypeAlias

from PySide6.QtCore import QCoreApplication, QEventLoop

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.table.pose import Pose, bounding
from naipes_gui.ui.table.table_style import TableStyle
from naipes_gui.ui.table.tempo import Speed, Tempo

NAMES = ("Tú", "Bruno", "Elvira", "Gala", "Hugo", "Carmen", "Damián", "Inés", "Ana")
STRAIGHT = TableStyle(tempo=Tempo(Speed.INSTANT))
Shown: TypeAlias = Callable[[Timeline[Any]], bool]
Thing: TypeAlias = tuple[str, str]
"""What lies on the felt: its kind, and which of them."""


@dataclass(frozen=True)
class Case:
    """A game with so many players, and the options that matter."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(str(value) for _, value in self.options)])


def table_of(case: Case, size: tuple[int, int], text_scale: float = 1.0) -> tuple[Board, Any]:
    """Return an empty table for a game, and its rules."""
    info = all_games()[case.game]
    players = {} if case.game == "ecarte" else {"players": case.players}
    rules = info.rules(info.options().make(**players, **dict(case.options)))
    names = NAMES[: case.players]
    seat_infos = {
        Seat(i): SeatInfo(Seat(i), name, "bruno", "club" if i else "")
        for i, name in enumerate(names)
    }
    board = Board(info.face(), rules.pack.deck, seat_infos, clockwise=info.clockwise)
    board.resize(*size)
    text_style = replace(STRAIGHT.text_style, wording=Wording(names), text_scale=text_scale)
    board.adopt(replace(STRAIGHT, text_style=text_style))
    # Only a table that is shown has a size.
    board.show()
    QCoreApplication.processEvents()
    return board, rules


def always(_: Timeline[Any]) -> bool:
    return True


def is_my_turn(timeline: Timeline[Any]) -> bool:
    """Tell whether the first seat is to decide something in a hand."""
    return timeline.state.stage is Stage.HAND and timeline.state.to_move == Seat(0)


def play(
    board: Board, rules: Any, plies: int, seed: int, shown: Shown = always
) -> Iterator[Timeline[Any]]:
    """Play a match at random as it is shown to the first seat, and stop after every move.

    What is not ``shown`` is passed over: to show a position takes a hundred times as long as to
    reach it.
    """
    timeline: Timeline[Any] = Timeline(rules)
    rng, at = Random(seed), 0
    board.show_frame(timeline.jump(0, Seat(0)))
    for _ in range(plies):
        if timeline.state.is_over:
            return
        timeline.push(_move(timeline, rng))
        if shown(timeline):
            follows, at = timeline.ply == at + 1, timeline.ply
            board.show_frame((timeline.step if follows else timeline.jump)(at, Seat(0)))
            board.finish()
            yield timeline


def come_to_rest(board: Board) -> None:
    """Wait until nothing moves on a table; the processor is somebody else's meanwhile."""
    while not board.director.is_idle:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _move(timeline: Timeline[Any], rng: Random) -> Move:
    state = timeline.state
    if state.to_move == CHANCE:
        move: Move = timeline.rules.chance(state, rng)
        return move
    moves = list(timeline.rules.legal(state))
    bold = [move for move in moves if move.verb != "pass"]
    return rng.choice(bold if bold and rng.random() < 0.65 else moves)


def things(board: Board) -> dict[Thing, Box]:
    """Return where everything lies that has a place of its own."""
    room, zones = board.table.room, dict[str, list[Pose]]()
    found: dict[Thing, Box] = {("plate", str(p.seat)): p.plate for p in room.places()}
    for (zone, _), pose in board.table.laid.items():
        zones.setdefault(zone, []).append(pose)
    for zone, row in zones.items():
        box = bounding(row, room.aspect)
        if box is not None:
            found[_kind(zone, board), zone] = box
    for key, box in board.overlay.pieces().items():
        found[_kind_of_piece(key), key] = box
    bubbles = board.overlay.talk.bubbles
    # One that finds no place is not shown: the plate says it too.
    found |= {("bubble", str(seat)): each.box for seat, each in bubbles.items() if each.is_seen}
    return found | {("button", str(i)): box for i, box in enumerate(board.bar.boxes())}


def _kind(zone: str, board: Board) -> str:
    if zone == board.my_zone():
        return "hand"
    return {"hand": "backs", "field": "field"}.get(zone.partition(":")[0], zone.partition(":")[0])


def _kind_of_piece(key: str) -> str:
    kind = key.partition(":")[0]
    return kind if kind in ("taken", "month", "label", "owner") else "chip"


def overlaps(
    board: Board, forbidden: Callable[[str, str], bool], least: float = 3
) -> list[tuple[Thing, Thing]]:
    """Return what lies over something of another kind, where that is forbidden."""
    return [
        (one, other)
        for (one, a), (other, b) in combinations(things(board).items(), 2)
        if (forbidden(one[0], other[0]) or forbidden(other[0], one[0]))
        and one[1].partition(":")[2] != other[1]
        and min(a.right, b.right) - max(a.x, b.x) > least
        and min(a.bottom, b.bottom) - max(a.y, b.y) > least
    ]


def shares_in_sight(board: Board) -> list[float]:
    """Return how much of every card of a trick no other card of it covers."""
    laid = board.table.laid
    mine = [pose for (zone, _), pose in laid.items() if zone.startswith("trick:") and pose.visible]
    boxes = [(pose.z, bounding([pose], board.table.room.aspect)) for pose in mine]
    return [
        1
        - sum(_common(box, other) for above, other in boxes if above > z) / (box.width * box.height)
        for z, box in boxes
        if box is not None
    ]


def _common(one: Box, other: Box | None) -> float:
    if other is None:
        return 0.0
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, width) * max(0.0, height)
