"""What the last turns were, a line each, where no card lies."""

from collections.abc import Hashable, Iterable, Sequence
from itertools import product

from naipes_gui.core.table import Seat
from naipes_gui.core.taken_words import taken_words
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.turns import Turn
from naipes_gui.core.wording import Wording
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.free_lane import Lane, free_lane
from naipes_gui.ui.table.geometry import Box, Room
from naipes_gui.ui.table.pieces import Pieces
from naipes_gui.ui.table.scene import TableScene
from naipes_gui.ui.table.written_lines import WrittenLines

KEY = "turn"
SIZES = 0.96, 0.86
"""How large the lines are, and how small where they would not fit between field and stock."""


class TurnLine:
    """Lays the lines above the hand, or above the buttons, or leaves them out."""

    def __init__(self, scene: TableScene, pieces: Pieces) -> None:
        self._scene, self._pieces = scene, pieces
        self._turns: Sequence[Turn] = ()
        self._kept: dict[Hashable, WrittenLines] = {}
        self._anchor: tuple[float, float] | None = None
        """The middle and the lower edge of the lines before, in the present room."""
        self._room: Room | None = None
        self.is_silent = False
        """Whether nothing is told: what happens is said elsewhere."""

    def tell(self, turns: Sequence[Turn]) -> None:
        """Tell other turns from now on, the latest last."""
        self._turns, self._kept = tuple(turns), {}

    def put(self, buttons: Iterable[Box], others: Iterable[Box]) -> None:
        """Lay the lines where they cover neither cards nor plates, buttons nor other pieces.

        Where not all of them have room, the latest have.
        """
        self._pieces.drop(KEY)
        if self.is_silent:
            return
        if self._room != self._scene.room:
            self._room, self._anchor = self._scene.room, None
        lane, lines = free_lane(self._scene, buttons, others), self.lines
        for first in range(len(lines)):
            if self._in_strip(lines[first:], lane) or self._in_lane(lines[first:], lane):
                return

    def _in_strip(self, lines: Sequence[str], lane: Lane) -> bool:
        """Lay the lines between field and stock, where they never move; tell whether they fit."""
        room = self._scene.room
        if not isinstance(room, Field):
            return False
        for size, strip in product(SIZES, room.strips):
            wanted = self._written(lines, size, strip.width)
            x = strip.centre[0] - wanted.width / 2
            if lane.is_free(Box(x, strip.y, wanted.width, wanted.height)):
                return self._lay(wanted, (x, strip.y))
        return False

    def _in_lane(self, lines: Sequence[str], lane: Lane) -> bool:
        """Lay the lines where those before them lay, as long as nothing else comes there."""
        wanted = self._written(lines, SIZES[0], lane.width)
        place = self._same_place(wanted, lane) or lane.place_of(wanted.width, wanted.height)
        if place is None:
            return False
        self._anchor = place[0] + wanted.width / 2, place[1] + wanted.height
        return self._lay(wanted, place)

    def _same_place(self, wanted: WrittenLines, lane: Lane) -> tuple[float, float] | None:
        if self._anchor is None:
            return None
        middle, bottom = self._anchor
        x = min(max(middle - wanted.width / 2, lane.left), lane.right - wanted.width)
        box = Box(x, bottom - wanted.height, wanted.width, wanted.height)
        fits = box.bottom <= lane.bottom and lane.is_free(box)
        return (box.x, box.y) if fits else None

    def _written(self, lines: Sequence[str], size: float, width: float) -> WrittenLines:
        """Return laid out lines; they are laid anew whenever a button or a card moves."""
        style, dpr = self._pieces.text_style, self._scene.dpr
        key = (*lines, size, width, style, dpr)
        if key not in self._kept:
            self._kept[key] = WrittenLines(lines, size, style, width, dpr)
        return self._kept[key]

    def _lay(self, written: WrittenLines, place: tuple[float, float]) -> bool:
        self._pieces.put(KEY, written, written.picture, *place, 42)
        return True

    @property
    def lines(self) -> list[str]:
        """What is said of every turn."""
        view, wording = self._scene.view, self._pieces.text_style.wording
        return [turn_words(turn, wording, view.seat) for turn in self._turns] if view else []

    @property
    def words(self) -> str:
        """What the line of the last turn says."""
        return self.lines[-1] if self._turns and self._scene.view else ""


def turn_words(turn: Turn, wording: Wording, me: Seat) -> str:
    """Return a turn in a line; of a complete trick, who takes it.

    Whose turn it is stands at its beginning alone, also where several moves make it up.
    """
    told: list[Phrase] = list(turn.told)
    if turn.taken is not None:
        told = [*told[:-1], taken_words(turn.taken, me)]
    first, *others = [wording.say(part).rstrip(".") for part in told] or [""]
    known = _known(first, turn, wording)
    return " · ".join((first, *(other.removeprefix(known) for other in others)))


def _known(first: str, turn: Turn, wording: Wording) -> str:
    """Return what a line begins with that need not be said again: «Hugo », «Hugo: »."""
    name, colon, _ = first.partition(": ")
    if colon:
        return name + colon
    acting = f"{wording.say(phrase('games', '{who}', who=Who(turn.seat)))} "
    return acting if first.startswith(acting) else ""
