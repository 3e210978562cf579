"""The three index sizes and where they put things on a card of 250 by 350."""

from dataclasses import dataclass

W, H, RADIUS = 250, 350, 15
CENTRE = (125, 175)


@dataclass(frozen=True)
class Size:
    """Measures of one index size."""

    name: str
    x: float
    top: float
    height: float
    suit: float
    suit_y: float
    panel: tuple[float, float, float]
    ace: float
    pip: float
    columns: tuple[float, float, float] | None

    @property
    def single(self) -> bool:
        """Tell whether one sign stands for all pips, and one corner for both."""
        return self.columns is None

    @property
    def free(self) -> tuple[float, float]:
        """Return the centre of the one big sign."""
        return (158, 240) if self.single else CENTRE


NORMAL = Size("normal", 27, 17, 40, 27, 79, (125, 175, 1), 1.25, 45, (82, 125, 168))
BIG = Size("big", 39, 18, 62, 43, 109, (125, 175, 0.8), 1.05, 39, (93, 125, 157))
LARGE = Size("large", 56, 20, 88, 62, 158, (170, 226, 0.8), 1.5, 128, None)
SIZES = (NORMAL, BIG, LARGE)
