"""What the last turns were, where no card lies: a line each, or the cards of a flower table."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import product
from typing import Any, TypeAlias

from naipes_gui.core.face import Face
from naipes_gui.core.rules import View
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.taken_words import taken_words
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.turns import Turn
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import Role
from naipes_gui.ui.table.aside import my_tricks
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.free_lane import Lane, free_lane
from naipes_gui.ui.table.geometry import Box, Room
from naipes_gui.ui.table.pieces import Pieces
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.table.ring import Ring
from naipes_gui.ui.table.scene import TableScene
from naipes_gui.ui.table.turn_pictures import TurnPictures, tells_all
from naipes_gui.ui.table.written_lines import WrittenLines

Made: TypeAlias = WrittenLines | TurnPictures
KEY = "turn"
SIZES = 1.1, 0.96, 0.86
"""How large turns are told, and how small where they would not fit under the field."""
IN_LANE = 0.96
HOME, HOME_GAP = (340, 290, 240, 200, 170, 150, 130), 8
"""How wide lines above my plate may be at 100 %, the widest first, and how far above it."""
ROWS = 1, 2, 3
"""In how many rows turns lie that are told by their cards."""


class TurnLine:
    """Lays the lines above the hand, or above the buttons, or leaves them out."""

    def __init__(self, scene: TableScene, pieces: Pieces, seats: Mapping[Seat, SeatInfo]) -> None:
        self._scene, self._pieces, self._seats = scene, pieces, seats
        self._turns: Sequence[Turn] = ()
        self._kept: dict[Hashable, Made] = {}
        self._written: tuple[View[Any], Wording, list[str]] | None = None
        """What is said of all turns, and in which view and words: it is asked for a dozen times."""
        self._anchor: tuple[float, float] | None = None
        """The middle and the lower edge of the lines before, in the present room."""
        self._room: Room | None = None
        self._laid: Made | None = None
        self.is_silent = False
        """Whether nothing is told: what happens is said elsewhere."""

    def tell(self, turns: Sequence[Turn]) -> None:
        """Tell other turns from now on, the latest last."""
        self._turns, self._kept, self._written = tuple(turns), {}, None

    def put(self, buttons: Iterable[Box], others: Iterable[Box]) -> None:
        """Lay the lines where they cover neither cards nor plates, buttons nor other pieces.

        Where not all of them have room, the latest have.
        """
        self._pieces.drop(KEY)
        self._laid = None
        if self.is_silent:
            return
        if self._room != self._scene.room:
            self._room, self._anchor = self._scene.room, None
        if not self._turns:
            return
        lane = free_lane(self._scene, buttons, others)
        told = [self._turns[first:] for first in range(len(self._turns))]
        pictured = [turns for turns in told if tells_all(turns)]
        if any(self._in_strip(turns, lane, rows) for turns, rows in product(pictured, ROWS)):
            return
        if any(self._at_home(turns, lane) for turns in told):
            return
        # Rather than go elsewhere the lines leave out the first, which is mine as a rule.
        places = self._in_strip, self._in_same_place
        if not any(put(turns, lane) for turns, put in product(told[:2], places)):
            ways = self._in_strip, self._in_lane, self._at_home
            any(put(turns, lane) for turns, put in product(told, ways))

    def _in_strip(self, turns: Sequence[Turn], lane: Lane, rows: int = 1) -> bool:
        """Lay the lines right under the field, where they never move; tell whether they fit."""
        room = self._scene.room
        if not isinstance(room, Field):
            return False
        strip = room.last_turn
        for size in SIZES:
            wanted = self._made(turns, size, strip.width)
            x = strip.centre[0] - wanted.width / 2
            box = Box(x, strip.y, wanted.width, wanted.height)
            if isinstance(wanted, TurnPictures) and len(wanted.rows) > rows:
                continue
            if wanted.width <= strip.width and lane.is_free(box):
                return self._lay(wanted, (x, strip.y))
        return False

    def _at_home(self, turns: Sequence[Turn], lane: Lane) -> bool:
        """Lay the lines above my plate; tell whether they fit there.

        One looks for them at the same place, which is free from the first card to the last: in
        the middle, buttons, hints and cards would send them about. Beside my tricks it is narrow.
        """
        room, view = self._scene.room, self._scene.view
        if not isinstance(room, Ring) or view is None:
            return False
        plate = room.mine().plate
        bottom = plate.y - HOME_GAP
        if view.zones.find(Role.PLAYED, max(FIRST, view.seat)) is not None:
            # What I have played lies there in a row, and grows until the hand ends.
            bottom = my_tricks(room).y - HOME_GAP
        for width, size in product(HOME, SIZES[1:]):
            wanted = self._made(turns, size, round(width * room.text_scale))
            place = plate.x, bottom - wanted.height
            if lane.is_free(Box(*place, wanted.width, wanted.height)):
                return self._lay(wanted, place)
        return False

    def _in_lane(self, turns: Sequence[Turn], lane: Lane) -> bool:
        """Lay the lines where there is room, and remember where."""
        wanted = self._made(turns, IN_LANE, lane.width)
        place = lane.place_of(wanted.width, wanted.height)
        if place is None:
            return False
        self._anchor = place[0] + wanted.width / 2, place[1] + wanted.height
        return self._lay(wanted, place)

    def _in_same_place(self, turns: Sequence[Turn], lane: Lane) -> bool:
        """Lay the lines where those before them lay, as long as nothing else comes there."""
        wanted = self._made(turns, IN_LANE, lane.width)
        place = self._same_place(wanted, lane)
        return place is not None and self._lay(wanted, place)

    def _same_place(self, wanted: Made, lane: Lane) -> tuple[float, float] | None:
        if self._anchor is None:
            return None
        middle, bottom = self._anchor
        x = min(max(middle - wanted.width / 2, lane.left), lane.right - wanted.width)
        box = Box(x, bottom - wanted.height, wanted.width, wanted.height)
        # Of many lines the first would stand above the felt.
        fits = box.y >= 0 and box.bottom <= lane.bottom and lane.is_free(box)
        return (box.x, box.y) if fits else None

    def _made(self, turns: Sequence[Turn], size: float, width: float) -> Made:
        """Return turns laid out; they are laid anew whenever a button or a card moves."""
        style, scene = self._pieces.text_style, self._scene
        key = (len(turns), *self._lines(turns), size, width, style, scene.dpr, scene.cards)
        if key not in self._kept:
            if tells_all(turns):
                made = TurnPictures(turns, self._seats, scene.cards, size, style, width, scene.dpr)
                self._kept[key] = made
            else:
                lines = self._lines(turns)
                self._kept[key] = WrittenLines(lines, size, style, width, scene.dpr)
        return self._kept[key]

    @property
    def is_written(self) -> bool:
        """Whether the last turn can be read on the felt now, rather than seen in pictures."""
        return isinstance(self._laid, WrittenLines)

    def _lay(self, made: Made, place: tuple[float, float]) -> bool:
        self._laid = made
        self._pieces.put(KEY, made, made.picture, *place, 42)
        self._pieces.tell(KEY, "\n".join(self.lines))
        return True

    def _lines(self, turns: Sequence[Turn]) -> list[str]:
        """Return what is said of the latest turns."""
        return self.lines[len(self._turns) - len(turns) :]

    @property
    def lines(self) -> list[str]:
        """What is said of every turn."""
        view, wording, face = self._scene.view, self._pieces.text_style.wording, self._scene.face
        if view is None:
            return []
        if self._written is None or self._written[0] is not view or self._written[1] is not wording:
            told = [turn_words(turn, wording, face, view) for turn in self._turns]
            self._written = view, wording, told
        return self._written[2]

    @property
    def words(self) -> str:
        """What the line of the last turn says."""
        return self.lines[-1] if self._turns and self._scene.view else ""


def turn_words(turn: Turn, wording: Wording, face: Face, view: View[Any]) -> str:
    """Return a turn in a line; of a complete trick, who takes it, why and what for.

    Whose turn it is stands at its beginning alone, also where several moves make it up.
    """
    told: list[Phrase] = list(turn.told)
    if turn.taken is not None:
        told = [*told[:-1], *taken_words(turn.taken, face, face.told(view))]
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
