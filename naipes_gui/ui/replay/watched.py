"""What the parts of the replay ask of the page on which they stand."""

from typing import Protocol

from naipes_gui.core.info import GameInfo
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.store.record import Record
from naipes_gui.ui.beside_table.situation_bar import SituationBar
from naipes_gui.ui.beside_table.toolbar import TopBar
from naipes_gui.ui.replay.outline import Outline
from naipes_gui.ui.replay.perspective import PerspectiveSwitch
from naipes_gui.ui.replay.player import Player
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.plates import SeatInfo


class Watched(Protocol):
    """A match that is watched again: its record, where it is, and what shows it."""

    record: Record
    info: GameInfo
    seat_infos: dict[Seat, SeatInfo]
    outline: Outline
    player: Player | None
    wording: Wording
    board: Board
    top: TopBar
    situation: SituationBar
    switch: PerspectiveSwitch

    @property
    def text_style(self) -> TextStyle:
        """How the page speaks and what it wears."""
        ...

    def seek(self, ply: int) -> None:
        """Go to a ply at once."""
        ...

    def width(self) -> int:
        """Return how wide the page is."""
        ...

    def height(self) -> int:
        """Return how high the page is."""
        ...
