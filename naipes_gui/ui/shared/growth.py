"""How much larger texts, bars and panels are in a large window: they grow as the table does."""

REFERENCE = 1280, 800
"""The window at which everything has the size of the settings."""
MOST = 2.0
BARS, MOST_OF_WINDOW = 84, 0.18
"""How high toolbar and situation are together at 100 %, and how much they may take.

With more their words would be half as large again as those of the plates on the felt between.
"""
STEP = 0.05
"""So small a difference is not worth dressing the whole window again."""


def growth(width: float, height: float) -> float:
    """Return by how much a window makes its texts larger than the settings say."""
    part = min(width / REFERENCE[0], height / REFERENCE[1])
    return min(MOST, max(1.0, round(part / STEP) * STEP))


def bars(scale: float, height: float) -> float:
    """Return how large the bars round a table are: in a low window they leave the felt its room."""
    return min(scale, max(1.0, MOST_OF_WINDOW * height / BARS))
