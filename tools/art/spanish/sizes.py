"""The three index sizes of the Spanish deck and where they put things on a card."""

from dataclasses import dataclass
from typing import NamedTuple


class Index(NamedTuple):
    """Where an index stands in its corner, and the step of the frame that makes room for it."""

    x: float
    top: float
    height: float
    sign: float
    sign_y: float
    step: tuple[float, float]


class Scene(NamedTuple):
    """Where the feet of a figure stand, and at what scale it is drawn."""

    x: float
    y: float
    scale: float


@dataclass(frozen=True)
class Size:
    """Measures of one index size."""

    name: str
    first: Index
    last: Index | None
    """The index of the opposite corner, which stays small, or none."""
    page: Scene
    rider: Scene
    pips: tuple[float, float, float]
    """How far columns, rows and signs shrink."""
    ace: Scene
    single: bool = False
    """Whether one sign stands for all pips."""


_SMALL = Index(27, 17, 40, 31, 82, (48, 104))
_WHOLE = Scene(125, 323, 1)
NORMAL = Size("normal", _SMALL, _SMALL, _WHOLE, _WHOLE, (1, 1, 1), _WHOLE)
BIG = Size(
    "big", Index(38, 18, 62, 44, 116, (71, 146)), _SMALL,
    Scene(136, 323, 0.88), Scene(138, 323, 0.86), (0.78, 0.92, 0.8), Scene(136, 320, 0.82),
)  # fmt: skip
LARGE = Size(
    "large", Index(54, 20, 88, 64, 161, (100, 204)), None,
    Scene(168, 323, 0.76), Scene(160, 323, 0.66), (1, 1, 1), Scene(164, 324, 0.66), single=True,
)  # fmt: skip
SIZES = (NORMAL, BIG, LARGE)
