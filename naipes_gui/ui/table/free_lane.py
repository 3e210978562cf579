"""Where words may stand above the hand: never over a card, a plate or a button."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from naipes_gui.ui.table.geometry import Box, Room
from naipes_gui.ui.table.scene import TableScene

GAP = 6
NARROW = 240
"""In less no notice can be read: it takes what lies beside the lane too."""
STEPS, HIGH = 6, 10
"""How many places are tried, from the hand upwards, and how many near the middle."""
MIDDLE = 3
"""So many of the places of a row are near its middle."""
ACROSS = 0.5, 0.35, 0.65, 0.2, 0.8, 0.0, 1.0
"""Where in a row places are tried, of the felt that is left over."""


@dataclass(frozen=True)
class Lane:
    """The strip of felt above the hand: from where to where, and what lies in it."""

    left: float
    right: float
    bottom: float
    blocked: Sequence[Box]

    is_beside: bool = False
    """Whether a panel lies over the rest of the felt."""

    def beside(self, panel: Box | None, whole: float) -> "Lane":
        """Return what is left of it, or of the felt, beside a panel that lies there."""
        if panel is None:
            return self
        left, right = self.left, self.right
        if panel.x > whole - panel.right:
            right = min(right, panel.x - GAP)
        else:
            left = max(left, panel.right + GAP)
        if right - left < NARROW:
            left, right = (GAP, right) if right < whole / 2 else (left, whole - GAP)
        return Lane(left, right, self.bottom, (*self.blocked, panel), is_beside=True)

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left

    def place_of(self, width: float, height: float) -> tuple[float, float] | None:
        """Return where something so large lies freely: low, and near the middle."""
        across = self._across(width)
        # Above two rows of buttons it is seen; far at a side of them nobody looks for it.
        for steps, row in ((HIGH, across[:MIDDLE]), (STEPS, across)):
            for step in range(steps):
                top = self.bottom - height - step * (height + GAP) / 2
                if top < 0:
                    # Above the felt nothing lies in the way, but nobody sees it either.
                    break
                for x in row:
                    if self.is_free(Box(x, top, width, height)):
                        return x, top
        return None

    def is_free(self, box: Box) -> bool:
        """Tell whether nothing lies in a box, or close to it."""
        return not any(box.meets(other, GAP / 2) for other in self.blocked)

    def _across(self, width: float) -> list[float]:
        """Return where something may begin, nearest to the middle first.

        What is wider than the lane may lie over its left edge, where only cards are in the way;
        right of it the felt may end.
        """
        spare = self.right - self.left - width
        if spare < 0:
            return [self.right - width] if width <= self.right else []
        return [self.left + spare * part for part in ACROSS]


def free_lane(scene: TableScene, buttons: Iterable[Box], others: Iterable[Box]) -> Lane:
    """Return the lane as it is now."""
    cards = (pose.box(scene.cards.aspect) for pose in scene.laid.values())
    plates = (place.plate for place in scene.room.places())
    lying = [box for box in cards if box is not None]
    return lane_among(scene.room, [*lying, *plates, *buttons, *others])


def lane_among(room: Room, blocked: Sequence[Box]) -> Lane:
    """Return the lane of a room in which so much lies in the way."""
    left, right = room.lane_edges
    return Lane(left, right, room.hand_top - room.gap_above_hand, blocked)
