"""How a card lies on the felt, and what lies at a point. Arithmetic only, no Qt."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import TypeAlias

from naipes_gui.core.table import ZoneId
from naipes_gui.ui.table.geometry import Box

CardPlace: TypeAlias = tuple[ZoneId, int]


@dataclass(frozen=True, slots=True)
class Pose:
    """Where the middle of a card lies, how it is turned, how high it is, and what it shows."""

    x: float
    y: float
    angle: float
    z: float
    height: float
    face_up: bool
    visible: bool = True

    def covers(self, x: float, y: float, aspect: float) -> bool:
        """Tell whether a point lies on the card."""
        turn = radians(-self.angle)
        dx, dy = x - self.x, y - self.y
        across, along = dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)
        return abs(across) <= self.height * aspect / 2 and abs(along) <= self.height / 2

    def box(self, aspect: float) -> Box | None:
        """Return the box around the card, a small turn neglected; nothing of an unseen one."""
        if not self.visible:
            return None
        across, along = self.height * aspect / 2, self.height / 2
        if round(self.angle / 90) % 2:
            across, along = along, across
        return Box(self.x - across, self.y - along, 2 * across, 2 * along)


def hit(laid: dict[CardPlace, Pose], x: float, y: float, aspect: float) -> CardPlace | None:
    """Return the uppermost visible card at a point, by where it lies at rest."""
    found = [(pose.z, place) for place, pose in laid.items() if pose.visible and
             pose.covers(x, y, aspect)]  # fmt: skip
    return max(found)[1] if found else None


def bounding(row: Sequence[Pose], aspect: float) -> Box | None:
    """Return the box around cards, small turns neglected; nothing without visible cards."""
    boxes = [box for pose in row if (box := pose.box(aspect)) is not None]
    if not boxes:
        return None
    left, right = min(box.x for box in boxes), max(box.right for box in boxes)
    top, bottom = min(box.y for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)
