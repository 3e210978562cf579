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


def hit(laid: dict[CardPlace, Pose], x: float, y: float, aspect: float) -> CardPlace | None:
    """Return the uppermost visible card at a point, by where it lies at rest."""
    found = [(pose.z, place) for place, pose in laid.items() if pose.visible and
             pose.covers(x, y, aspect)]  # fmt: skip
    return max(found)[1] if found else None


def bounding(row: Sequence[Pose], aspect: float) -> Box | None:
    """Return the box around cards, small turns neglected; nothing without visible cards."""
    seen = [(pose, *_halves(pose, aspect)) for pose in row if pose.visible]
    if not seen:
        return None
    left, right = min(p.x - across for p, across, _ in seen), max(p.x + w for p, w, _ in seen)
    top, bottom = min(p.y - along for p, _, along in seen), max(p.y + h for p, _, h in seen)
    return Box(left, top, right - left, bottom - top)


def _halves(pose: Pose, aspect: float) -> tuple[float, float]:
    """Return how far a card reaches to the side and down from its middle."""
    across, along = pose.height * aspect / 2, pose.height / 2
    return (along, across) if round(pose.angle / 90) % 2 else (across, along)
